"""Records: what is written reads to the same match, and what was tampered with does not read."""

import random
from itertools import permutations

import pytest

from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.tables.records import match_record
from semyorka.tables.table import Table
from semyorka.telling.notation import Damaged, DealRecord, MatchRecord, read, write
from tests.telling.recorded import at_random, log_of, written

CHANGES = 500  # of each game's record
LETTERS = "ABCDEFGHJKQRSTU 0123456789#>,-\n\tпё\u2028\x00\ud800"

every_game = pytest.mark.parametrize("game", GAMES)


def damage(text: str) -> Damaged:
    """The damage that reading finds."""
    with pytest.raises(Damaged) as found:
        read(text)
    assert found.value.line >= 1 and found.value.key
    return found.value


def line_of(text: str, start: str, skip: int = 0) -> int:
    """The number of the line, counted from 1, that begins so; of a later one, so many skipped."""
    return [n for n, line in enumerate(text.split("\n"), 1) if line.startswith(start)][skip]


def changed(text: str, line: int, new: str | None) -> str:
    """The text with another line in the place of one, or without it."""
    lines = text.split("\n")
    lines[line - 1 : line] = [] if new is None else [new]
    return "\n".join(lines)


def found_in(text: str, start: str, new: str | None, skip: int = 0) -> tuple[int, str, str | None]:
    """What reading says when a line is changed: how far from that line, key, clause."""
    line = line_of(text, start, skip)
    found = damage(changed(text, line, new))
    return found.line - line, found.key, found.clause


# ---- What is written reads to the same ---------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("seed", range(8))
def test_a_match_reads_as_it_was_written(game: str, seed: int) -> None:
    record, scores, winners = at_random(game, seed)
    text = write(record)
    again, match = read(text)
    assert again == record
    assert (match.scores, match.winners) == (scores, winners)
    assert write(again) == text
    assert "\r" not in text and text.endswith("\n")


@every_game
def test_a_table_s_match_has_its_seeds_and_names(game: str) -> None:
    text = written(game)
    record, match = read(text)
    assert write(record) == text
    assert record.players[:2] == ["Капитон", "Фрося"]
    assert len(record.deals) == text.count("\nseed ")
    table = Table.of("t", log_of(game, len(record.deals)))
    assert table.playing().scores == match.scores


@every_game
def test_the_deal_that_is_on_shows_no_card(game: str) -> None:
    log = log_of(game, 0, 3)
    table = Table.of("t", log)
    deal = table.playing().playing()
    assert not deal.over()
    record = match_record("t", log)
    assert record is not None and record.deals == []
    text = write(record)
    assert "\nhand" not in text and "\nseed" not in text and "\nbeside" not in text
    if game != "my_ship_sails":
        whole = write(match_record("t", log_of(game, 1, 2)) or record)
        assert (whole.count("\ndeal "), whole.count("\nseed ")) == (1, 1)
        assert read(whole)[0].deals[0].actions


def test_a_finished_match_is_kept_while_the_next_one_is_on() -> None:
    log = log_of("my_ship_sails", 1, 3)
    first = match_record("t", log, 1)
    assert first is not None and len(first.deals) == 1
    assert read(write(first))[1].over()
    newest = match_record("t", log)
    assert newest is not None and newest.deals == [] == (match_record("t", log, 2) or first).deals
    for number in (0, 3, -1):
        assert match_record("t", log, number) is None
    assert match_record("t", log[:1]) is None


def test_comments_empty_lines_and_spaces_mean_nothing() -> None:
    text = written("pitch")
    loose = "\ufeff\n# of last winter\n" + text.replace("\n", "  \r\n\r\n   # more\r\n\t") + "\n#"
    assert write(read(loose)[0]) == text


def test_house_rules_that_are_not_written_are_the_defaults() -> None:
    text = written("seven_leaves")
    bare = "\n".join(line for line in text.split("\n") if not line.startswith(("option", "player", "seed")))
    record, _ = read(bare)
    assert record.options == GAMES["seven_leaves"](record.seats).options
    assert record.players == [""] * record.seats


def test_a_match_without_deals() -> None:
    record, match = read("semyorka-record 1\ngame pitch\nseats 3\nunfinished A 0 B 0 C 0")
    assert (record.deals, match.deal) == ([], None)


def test_a_name_is_one_line_whatever_was_typed() -> None:
    record = MatchRecord("pitch", 2, {}, ["  Аня\n> A pass\u2028 B ", "# B"])
    again, _ = read(write(record))
    assert again.players == ["Аня > A pass B", "# B"]


def test_a_deal_over_as_it_is_dealt_has_no_actions() -> None:
    hands = {0: "AH KH 8H 5H 2H QC 4S", 1: "AS KS JS 9S 6S 3S 7S", 2: "KD QD TD 8D 5D 6C 2S", 3: "AC KC JC 9C 4C 9H JH"}
    record = MatchRecord("my_ship_sails", 4, {"auto_call": "on", "deals": 1}, [""] * 4, [DealRecord(0, hands)])
    text = write(record)
    assert ">" not in text and "score A 0 B 1 C 0 D 0\n\nwon B\n" in text
    assert write(read(text)[0]).split("deal 1")[1] == text.split("deal 1")[1]


def test_what_is_no_match_is_not_written() -> None:
    record, _, _ = at_random("pitch", 1)
    record.deals[0].actions[0] = ((record.deals[0].dealer + 2) % record.seats, "pass")
    with pytest.raises(Refused):
        write(record)


# ---- What was tampered with does not -----------------------------------------------------------------------


@every_game
def test_a_record_cut_short_anywhere_breaks_off(game: str) -> None:
    lines = written(game).rstrip("\n").split("\n")
    for size in range(len(lines)):
        assert damage("\n".join(lines[:size])).line <= max(size, 1)


@every_game
def test_no_line_may_be_missing_or_stand_twice(game: str) -> None:
    text = written(game)
    optional = ("option", "player", "seed")
    for line, words in enumerate(text.rstrip("\n").split("\n"), 1):
        if words and not words.startswith(optional):
            assert damage(changed(text, line, None)).line >= line - 2
        if words:
            assert damage(changed(text, line, f"{words}\n{words}")).line in (line, line + 1)


@every_game
def test_a_changed_hand_is_seen(game: str) -> None:
    text = written(game)
    first, second = (text.split("\n")[line_of(text, f"hand {seat}") - 1].split() for seat in "AB")
    for new, key in (
        ([*first[:-1], second[2]], "refuse-hands-twice"), (first[:-1], "refuse-hands-size"),
        ([*first[:-1], "1X"], "record-card"), ([*first[:-1], first[2]], "record-card"),
    ):  # fmt: skip
        assert damage(changed(text, line_of(text, "hand A"), " ".join(new))).key == key
    swapped = changed(text, line_of(text, "hand A"), " ".join(["hand A", *second[2:]]))
    swapped = changed(swapped, line_of(text, "hand B"), " ".join(["hand B", *first[2:]]))
    assert (damage(swapped).line, damage(swapped).key) == (line_of(text, "hand A"), "record-expected")


def test_a_changed_card_names_line_and_clause() -> None:
    text = written("pitch")
    line = next(n for n, words in enumerate(text.split("\n"), 1) if words.startswith(">") and "S," in words)
    words = text.split("\n")[line - 1]
    plays = words[2:].split(", ")
    assert found_in(text, words, "> " + ", ".join([plays[0], plays[0], *plays[1:]])) == (0, "refuse-turn", "P3")
    assert found_in(text, words, "> " + ", ".join(reversed(plays))) == (0, "refuse-turn", "P12")
    assert found_in(text, words, words.replace(plays[0], plays[0][:2] + "ZZ"))[:2] == (0, "refuse-word")
    assert found_in(text, words, words.replace(plays[0], "H" + plays[0][1:]))[:2] == (0, "record-seat")
    assert found_in(text, words, "> ") == (0, "record-ending", None)
    assert found_in(text, words, "> ,") == (0, "record-seat", None)


def test_a_card_that_does_not_follow_names_the_clause() -> None:
    text = written("pitch")
    record, _ = read(text)
    told = set()
    for seat, hand in record.deals[0].hands.items():
        for old, new in permutations(hand.split(), 2):
            line = next(n for n, words in enumerate(text.split("\n"), 1) if f"{'ABCDEFG'[seat]} {old}" in words)
            words = text.split("\n")[line - 1]
            found = damage(changed(text, line, words.replace(old, new)))
            assert found.line >= line
            told.add((found.key, found.clause))
    assert {("refuse-pitch-follow-or-trump", "P13"), ("refuse-not-held", None)} <= told


@every_game
def test_a_changed_score_is_seen(game: str) -> None:
    text = written(game)
    words = text.split("\n")[line_of(text, "score") - 1]
    for new in (words + " A 1", words.replace("A ", "A 1"), "redeal", "score", words.replace("A", "B", 1)):
        assert found_in(text, "score", new) == (0, "record-result", None)
    end = next(line for line in reversed(text.split("\n")) if line)
    for new in ("won", "won A B C", "unfinished", end + " A", end.replace("A ", "A 9")):
        if new != end:
            assert found_in(text, end, new) == (0, "record-ending", None)


def test_the_head() -> None:
    text = written("pitch")
    assert found_in(text, "semyorka", "semyorka-record 2") == (0, "record-first-line", None)
    assert found_in(text, "game", "game chess") == (0, "refuse-unknown-game", None)
    assert found_in(text, "game", "game") == (0, "record-expected", None)
    for seats in ("1", "8", "-3", "3.0", "three", "９", "9" * 5000):
        assert found_in(text, "seats", f"seats {seats}") == (0, "record-seats", None)
    assert found_in(text, "option target", "option goal 5") == (0, "refuse-unknown-option", None)
    assert found_in(text, "option target", "option target 6") == (0, "refuse-option-value", "P4")
    assert found_in(text, "option target", "option target") == (0, "refuse-option-value", "P4")
    assert found_in(text, "player A", "player H Аня") == (0, "record-seat", None)
    assert found_in(text, "player A", "player  Аня") == (0, "record-seat", None)


def test_the_lines_of_a_deal() -> None:
    text = written("pitch")
    assert found_in(text, "deal 1", "deal 2 A") == (0, "record-deal-number", None)
    assert found_in(text, "deal 1", "deal 1 H") == (0, "record-seat", None)
    assert found_in(text, "deal 1", "deal 1") == (0, "record-seat", None)
    assert found_in(text, "seed", "seed 00") == (0, "record-expected", None)
    assert found_in(text, "seed", "seed not hex") == (0, "record-expected", None)
    assert found_in(text, "seed", "seed " + "ab" * 32) == (1, "record-expected", None)
    hand = text.split("\n")[line_of(text, "hand G") - 1]
    assert found_in(text, "hand G", f"{hand}\nbeside widow AS KS") == (1, "record-expected", None)
    dealer = text.split("\n")[line_of(text, "deal 2") - 1][-1]
    other = "A" if dealer != "A" else "B"
    assert found_in(text, "deal 2", f"deal 2 {other}")[1] == "refuse-dealer"


def test_a_dealer_who_is_out_deals_no_more() -> None:
    for seed in range(20):
        record, _, _ = at_random("seven_leaves", seed)
        last = record.deals[-1]
        out = [seat for seat in range(record.seats) if seat not in last.hands]
        if out:
            text = write(record)
            start = f"deal {len(record.deals)} "
            assert found_in(text, start, start + "ABCDE"[out[0]])[1] == "refuse-dealer"
            return
    raise AssertionError("nobody ever left")


@pytest.mark.parametrize(
    ("game", "beside", "wrong"),
    [
        ("trump_seven", "widow", ("JKR", "", "AS AS", "zz zz")),
        ("seven_leaves", "turn_up", ("JKR", "", "6S 6S", "x")),
        ("my_ship_sails", "stock", ("AS", "", "AS AS", "x")),
    ],
)
def test_what_lies_beside_the_hands(game: str, beside: str, wrong: tuple[str, ...]) -> None:
    text = written(game)
    for cards in wrong:
        assert found_in(text, f"beside {beside}", f"beside {beside} {cards}")[1].startswith(("refuse-", "record-"))
    assert found_in(text, f"beside {beside}", "beside hat AS")[1].startswith(("refuse-", "record-"))
    line = text.split("\n")[line_of(text, f"beside {beside}") - 1]
    assert found_in(text, f"beside {beside}", f"{line}\nbeside hat AS") == (1, "record-expected", None)


def test_the_loser_s_cut() -> None:
    record, _, _ = next(one for one in (at_random("seven_leaves", seed) for seed in range(50)) if one[0].cut)
    text = write(record)
    assert read(text)[0].cut == "TH"
    for new in ("cut 2H", "cut", "cut JKR", "cut TH TH", "cut TH\ncut TH"):
        assert found_in(text, "cut", new)[1].startswith(("refuse-cut", "record-"))
    no_cut = written("pitch")
    end = next(line for line in reversed(no_cut.split("\n")) if line)
    assert found_in(no_cut, end, f"cut TH\n{end}") == (0, "refuse-cut-no-loser", None)


def test_nothing_stands_after_the_end() -> None:
    text = written("pitch")
    last = len(text.rstrip("\n").split("\n"))
    for more, key in (("x", "after-end"), ("deal 9 A", "after-end"), ("won A", "after-end"), ("\x00", "control")):
        assert (damage(text + more).line, damage(text + more).key) == (last + 1, f"record-{key}")
    assert read(text + "\n\n# and that was it\n")[1].sheet


def test_what_is_no_record_at_all() -> None:
    rng = random.Random(5)
    junk = rng.randbytes(1_000_000).decode("latin-1")
    texts = [
        "",
        "\n",
        "# only\n#this",
        "\ufeff",
        "\x00",
        junk,
        "semyorka-record 1",
        "semyorka-record 1\n" + junk,
        "\ud800",
    ]
    texts += [
        written("pitch") + junk,
        written("pitch").replace("player A", "player A " + "щ" * 1_000_000 + "\nplayer A"),
    ]
    head = "semyorka-record 1\ngame pitch\nseats 3\n"
    texts += [
        head + "option " + "x" * 1_000_000,
        head + "option target " + "9" * 1_000_000,
        head + "deal " + "1" * 1_000_000,
    ]
    texts += [head + "deal 1 A\nhand A " + "Q" * 1_000_000, head + "unfinished A " + "0" * 1_000_000]
    for text in texts:
        found = damage(text)
        assert len(repr(found.args_of_key)) < 400, "damage is told in a line"


@every_game
def test_one_changed_character_is_damage_or_changes_nothing(game: str) -> None:
    text = written(game)
    record, match = read(text)
    rng = random.Random(f"one character {game}")
    read_still = 0
    for _ in range(CHANGES):
        at = rng.randrange(len(text))
        into = rng.choice(("", rng.choice(LETTERS), rng.choice(LETTERS) + text[at]))
        other = text[:at] + into + text[at + 1 :]
        try:
            again, played = read(other)
        except Damaged as damaged:
            assert 1 <= damaged.line <= other.count("\n") + 2
            continue
        read_still += 1
        assert (played.scores, played.winners) == (match.scores, match.winners), (at, into)
        assert [deal.actions for deal in again.deals] == [deal.actions for deal in record.deals], (at, into)
    assert read_still < CHANGES / 3


@pytest.mark.parametrize("sign", ["\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1e"])
def test_nothing_but_a_line_break_ends_a_line(sign: str) -> None:
    text = written("pitch")
    head, _, tail = text.partition("\n\ndeal 1")
    hidden = f"{head}\n# {sign}player A Somebody{sign}\n\ndeal 1{tail}"
    record, _ = read(hidden)
    assert record.players == read(text)[0].players


@pytest.mark.parametrize("changed_seed", ["{0} {1}", "{0}", "{0}{1}00", "0x{0}{1}"])
def test_a_seed_is_one_word_of_hex(changed_seed: str) -> None:
    text = written("pitch")
    line = line_of(text, "seed")
    seed = text.split("\n")[line - 1].split()[1]
    wrong = changed_seed.format(seed[:32], seed[32:])
    assert damage(changed(text, line, f"seed {wrong}")).line == line
