"""``semyorka verify``."""

import re
from pathlib import Path

import pytest

from semyorka.cli.program import main
from semyorka.games import GAMES
from semyorka.telling import shuffle
from semyorka.telling.notation import MatchRecord, as_dealt, read, write
from tests.telling.recorded import at_random, written


def ran(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, *more: str) -> tuple[int, str]:
    """The status and all that is printed for a record."""
    file = tmp_path / "match.txt"
    file.write_text(text, encoding="utf-8")
    status = main(["verify", str(file), *more, "--lang", "en"])
    said = capsys.readouterr()
    return status, said.out + said.err


def commitments(text: str) -> list[str]:
    return [shuffle.commitment(bytes.fromhex(deal.seed or "")) for deal in read(text)[0].deals]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_a_table_passes_and_shows_its_commitments(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = written(game)
    status, said = ran(tmp_path, capsys, text)
    assert status == 0
    assert re.findall(r"[0-9a-f]{64}", said) == commitments(text)
    assert said.count(": right:") == len(commitments(text)) and "All is right." in said


def test_a_changed_seed_is_found_in_its_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = written("pitch")
    seed = read(text)[0].deals[1].seed or ""
    other = ("0" if seed[0] != "0" else "1") + seed[1:]
    status, said = ran(tmp_path, capsys, text.replace(seed, other))
    assert status == 1
    assert "Deal 1: right" in said and "Deal 2: wrong, line" in said and "Not all is right." in said


def test_a_changed_hand_is_found_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = written("pitch").splitlines()
    first, second = [at for at, line in enumerate(lines) if line.startswith("hand ")][:2]
    a, b = lines[first].split()[2], lines[second].split()[2]
    lines[first], lines[second] = lines[first].replace(a, b), lines[second].replace(b, a)
    status, said = ran(tmp_path, capsys, "\n".join(lines))
    assert status == 1
    assert f"Deal 1: wrong, line {first + 1}:" in said


def test_another_first_dealer_than_the_lot_s_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, match = read(written("pitch"))
    deal = record.deals[0]
    for number in range(200):  # a seed whose lot falls on somebody else, and the hands that it deals
        deal.seed = number.to_bytes(32, "big").hex()
        mixed = deal.mixed() or b""
        if shuffle.lot(record.seats, mixed) != deal.dealer:
            break
    again = match.position()
    again.shuffle_in(shuffle.order(match.pack.cards, mixed), deal.dealer)
    hands = "\n".join(
        f"hand {'ABCDEFG'[seat]} {' '.join(match.pack.words(again.hand(seat)))}" for seat in range(record.seats)
    )
    head = f"semyorka-record 1\ngame pitch\nseats {record.seats}\ndeal 1 {'ABCDEFG'[deal.dealer]}\nseed {deal.seed}\n"
    nothing = "unfinished " + " ".join(f"{'ABCDEFG'[seat]} 0" for seat in range(record.seats))
    status, said = ran(tmp_path, capsys, f"{head}{hands}\n{nothing}\n")
    assert status == 1
    assert "Deal 1: wrong: by lot the first dealer is" in said


def test_commitments_seen_before_must_be_those_of_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = written("pitch")
    first, second = commitments(text)
    assert ran(tmp_path, capsys, text, "--commitment", first, "--commitment", second.upper())[0] == 0
    status, said = ran(tmp_path, capsys, text, "--commitment", first)
    assert status == 1
    assert "Deal 2: wrong: it is not among the commitments" in said
    seen = tmp_path / "seen"
    seen.write_text(f"before deal 1: {first}\nbefore deal 2: {second}\n")
    assert ran(tmp_path, capsys, text, "--seen", str(seen))[0] == 0


def test_a_deal_without_a_seed_is_said_and_allowed_only_when_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = write(at_random("pitch", 3)[0])
    status, said = ran(tmp_path, capsys, text)
    assert status == 1
    assert "not checked: the record has no seed" in said
    assert ran(tmp_path, capsys, text, "--allow-unseeded")[0] == 0


def test_a_damaged_record_says_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = written("pitch").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("score"))
    lines[at] = "score A 9"
    status, said = ran(tmp_path, capsys, "\n".join(lines))
    assert status == 1
    assert f"line {at + 1}:" in said and "Deal 1: right" in said
    status, said = ran(tmp_path, capsys, "hello")
    assert status == 1 and "line 1:" in said


@pytest.mark.parametrize("seed", ["zz", "ab", "00" * 31])
def test_what_is_no_seed_is_said(seed: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = re.sub(r"^seed .*$", f"seed {seed}", written("pitch"), count=1, flags=re.MULTILINE)
    status, said = ran(tmp_path, capsys, text)
    assert status == 1
    assert "is no seed" in said


@pytest.mark.parametrize("words", [["nowhere"], ["-x"], ["f", "--commitment", "12"], ["f", "--seen", "nowhere"]])
def test_what_was_typed_wrongly_has_status_2(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("f").write_text(written("pitch"))
    try:
        status = main(["verify", *words, "--lang", "en"])
    except SystemExit as ended:
        status = int(str(ended.code))
    assert status == 2
    assert capsys.readouterr().err


def test_a_seed_that_two_deals_share_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES["pitch"](2, {"all_pass": "redeal_same"})
    record = MatchRecord("pitch", 2, dict(game.options), ["", ""])
    seed = next(seed for seed in (bytes([n]) * 32 for n in range(99)) if shuffle.lot(2, shuffle.mixed(seed, {})) == 0)
    order = shuffle.order(game.pack.cards, shuffle.mixed(seed, {}))
    for _ in range(2):
        deal = as_dealt(game, game.open(order, 0), seed.hex())
        for seat in (1, 0):
            game.play(seat, "pass")
            deal.actions.append((seat, "pass"))
        game.close()
        record.deals.append(deal)
    status, said = ran(tmp_path, capsys, write(record))
    assert status == 1
    assert "Deal 1: right" in said and "Deal 2: wrong" in said and "same seed" in said


def test_deals_that_were_seen_and_are_not_in_the_record_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = written("pitch")
    given = [argument for one in [*commitments(text), "ab" * 32] for argument in ("--commitment", one)]
    status, said = ran(tmp_path, capsys, text, *given)
    assert status == 0 and "1 deal of those" in said
    assert "of those" not in ran(tmp_path, capsys, text, *given[:-2])[1]
