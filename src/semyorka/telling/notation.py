"""A match as text: readable, complete, versioned, and checked when it is read back. The grammar: docs/notation.md.

``write`` makes the text, ``read`` takes it apart and plays it by the rules, so a record that reads is a match that
could be. Whatever is wrong is a ``Damaged`` with its line.
"""

import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.games.match import Match
from semyorka.telling import shuffle

FIRST_LINE = "semyorka-record 1"
LETTERS = "ABCDEFG"
#: What ends a line, and nothing else does: whoever reads a record must see the same lines.
LINE_BREAK = re.compile(r"\r\n|\n|\r")
#: Signs that no text has. They may stand in a note, which means nothing.
CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
SEED = re.compile(f"[0-9a-fA-F]{{{2 * shuffle.SEED_BYTES}}}")
ENTROPY = re.compile(f"(?:[0-9a-fA-F]{{2}}){{{shuffle.ENTROPY_BYTES[0]},{shuffle.ENTROPY_BYTES[-1]}}}")
LINE_ENDS = {"trick", "auction", "redeal", "exchange", "widow"}


class Damaged(Exception):
    """A record that cannot be read: ``line`` counts from 1; ``key`` and ``args_of_key`` make the sentence."""

    def __init__(self, line: int, key: str, clause: str | None = None, **args: Any) -> None:
        super().__init__(f"line {line}: {key}")
        self.line = line
        self.key = key
        self.clause = clause
        self.args_of_key = args


@dataclass(slots=True)
class DealRecord:
    """One deal: who dealt, the hands (words by seat), what lay beside them, the actions.

    ``seed`` is the server's of the shuffle (hex, None where it is not known), ``entropy`` what seats added (hex, by
    seat).
    """

    dealer: int
    hands: dict[int, str]
    beside: dict[str, str] = field(default_factory=dict)
    actions: list[tuple[int, str]] = field(default_factory=list)
    seed: str | None = None
    entropy: dict[int, str] = field(default_factory=dict)

    def mixed(self) -> bytes | None:
        """The seed with all that was added to it, None when there is none or it is no seed. See telling/shuffle.py."""
        if not SEED.fullmatch(self.seed or "") or not all(ENTROPY.fullmatch(text) for text in self.entropy.values()):
            return None
        added = {seat: bytes.fromhex(text) for seat, text in self.entropy.items()}
        return shuffle.mixed(bytes.fromhex(self.seed or ""), added)


@dataclass(slots=True)
class MatchRecord:
    """A match: its game, house rules, players (name by seat), deals, the loser's cut where one was made.

    ``stopped``: the players ended it, which had no end of its own. ``cut`` is the card at the bottom after the loser's
    cut; ``cut_at`` the place from the top where he cut, and ``pack_seed`` (hex) of the pack, where they are known.
    """

    game: str
    seats: int
    options: dict[str, str | int]
    players: list[str]
    deals: list[DealRecord] = field(default_factory=list)
    cut: str | None = None
    cut_at: int | None = None
    pack_seed: str | None = None
    stopped: bool = False

    def cut_line(self) -> str:
        """The cut as it is written."""
        where = "" if self.cut_at is None or self.pack_seed is None else f" {self.cut_at} {self.pack_seed}"
        return f"cut {self.cut}{where}"


# ---- Writing -----------------------------------------------------------------------------------------------


def write(record: MatchRecord) -> str:
    """The record as text. Raises ``Refused`` when its actions are not a match of its game."""
    lines = [FIRST_LINE, f"game {record.game}", f"seats {record.seats}"]
    lines += [f"option {key} {value}" for key, value in record.options.items()]
    names = [" ".join(name.split()) for name in record.players]  # a line of text each, whatever was typed
    lines += [f"player {LETTERS[seat]} {name}" for seat, name in enumerate(names) if name]
    match = GAMES[record.game](record.seats, record.options)
    for number, deal in enumerate(record.deals, 1):
        lines += ["", f"deal {number} {LETTERS[deal.dealer]}"]
        lines += [f"seed {deal.seed}"] if deal.seed else []
        lines += [f"entropy {LETTERS[seat]} {added}" for seat, added in sorted(deal.entropy.items())]
        lines += [f"{start} {cards}" for start, cards in lines_of_deal(deal).items()]
        open_deal(match, deal)
        lines += action_lines(match, deal.actions)
        lines += result_lines(match)
    if record.stopped:
        match.stop()
        lines += ["", "stopped"]
    if record.cut is not None:
        match.case_cut({"bottom": record.cut})
        lines += ["", record.cut_line()]
    lines += ["", ending_line(match)]
    return "\n".join(lines) + "\n"


def open_deal(match: Match, deal: DealRecord) -> None:
    """Deal a record's hands on its match. Raises ``Refused``, and ValueError for what is no card."""
    match.next_dealer(deal.dealer)
    hands = {seat: match.pack.set(hand) for seat, hand in deal.hands.items()}
    match.open(match.order_of(hands, deal.dealer, **match.dealt_beside(deal.beside)), deal.dealer)


def lines_of_deal(deal: DealRecord) -> dict[str, str]:
    """The lines of the cards dealt: how each begins, and its cards."""
    hands = {f"hand {LETTERS[seat]}": hand for seat, hand in deal.hands.items()}
    return hands | {f"beside {what}": cards for what, cards in deal.beside.items()}


def from_seed(match: Match, deal: DealRecord) -> DealRecord | None:
    """What the seed of a deal just opened deals, None when it is no seed."""
    seed = deal.mixed()
    if seed is None:
        return None
    dealt = match.position()
    dealt.shuffle_in(shuffle.order(match.pack.cards, seed), deal.dealer)
    return as_dealt(match, dealt, deal.seed)


def as_dealt(match: Match, position: Any, seed: str | None = None) -> DealRecord:
    """The record of a deal in which nobody has acted yet."""
    hands = {seat: position.hand(seat) for seat in range(match.seats)}
    words = {seat: " ".join(match.pack.words(hand)) for seat, hand in hands.items() if hand}
    return DealRecord(position.dealer, words, match.beside(position), seed=seed)


def action_lines(match: Match, actions: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Take the actions on the match; a line of text for each auction, trick or exchange."""
    line: list[str] = []
    for seat, word in actions:
        line.append(f"{LETTERS[seat]} {word}")
        if LINE_ENDS & {fact.kind for fact in match.play(seat, word)}:
            yield "> " + ", ".join(line)
            line = []
    if line:
        yield "> " + ", ".join(line)


def result_lines(match: Match) -> list[str]:
    """``score …`` of a finished deal, or ``redeal``; nothing for one that is not over."""
    if not match.playing().over():
        return []
    result = match.close()
    if result["redeal"]:
        return ["redeal"]
    return ["score " + by_letter(result["delta"])]


def ending_line(match: Match) -> str:
    """How the match stands at the end of the record."""
    if match.over():
        return " ".join(["won", *(LETTERS[seat] for seat in match.winners)])
    return "unfinished " + by_letter(match.scores)


def by_letter(values: Sequence[int]) -> str:
    """Numbers by seat: ``A 3 B -1``."""
    return " ".join(f"{LETTERS[seat]} {value}" for seat, value in enumerate(values))


# ---- Reading -----------------------------------------------------------------------------------------------


def read(text: str) -> tuple[MatchRecord, Match]:
    """Take a record apart and play it: the record and the match as it stands at its end. Raises ``Damaged``."""
    return Reader(text).read()


class Reader:
    """Reads one record from its first line to its last."""

    def __init__(self, text: str) -> None:
        numbered = enumerate(LINE_BREAK.split(text.removeprefix("\ufeff")), 1)
        stripped = [(n, line.strip(" \t")) for n, line in numbered]
        self.lines = [(n, line) for n, line in stripped if line and not line.startswith("#")]
        damaged = next((n for n, line in self.lines if CONTROL.search(line)), None)
        if damaged is not None:
            raise Damaged(damaged, "record-control")
        self.place = 0
        self.number = 1

    def read(self) -> tuple[MatchRecord, Match]:
        if not self.lines or self.take("") != FIRST_LINE:
            raise Damaged(self.number, "record-first-line", expected=FIRST_LINE)
        record = self.head()
        match = self.begin(record)
        while self.next_is("deal "):
            self.deal(record, match)
        if self.next_is("stopped"):
            self.take("stopped")
            self.checked(match.stop)
            record.stopped = True
        if self.next_is("cut "):
            self.cut(record, match)
        expected = ending_line(match)
        if self.take("") != expected:
            raise Damaged(self.number, "record-ending", expected=expected)
        if self.place < len(self.lines):
            self.take("")
            raise Damaged(self.number, "record-after-end")
        return record, match

    def cut(self, record: MatchRecord, match: Match) -> None:
        """The loser's cut; where its pack is told, the card must be the one that lay there."""
        card, _, where = self.take("cut ").partition(" ")
        record.cut = card
        self.checked(lambda: match.case_cut({"bottom": card}))
        if not where:
            return
        at, _, seed = where.partition(" ")
        if not (at.isdecimal() and at.isascii() and 0 < int(at) < len(match.pack.cards) and SEED.fullmatch(seed)):
            raise Damaged(self.number, "record-expected", expected=f"cut {card}", found=f"cut {card} {where}"[:40])
        record.cut_at, record.pack_seed = int(at), seed
        right = match.pack.word(shuffle.order(match.pack.cards, bytes.fromhex(seed))[int(at) - 1])
        if right != card:
            raise Damaged(self.number, "record-expected", expected=f"cut {right}", found=f"cut {card}")

    # -- lines

    def next_is(self, start: str) -> bool:
        """Whether the next line begins so."""
        return self.place < len(self.lines) and self.lines[self.place][1].startswith(start)

    def take(self, start: str) -> str:
        """The rest of the next line, which must begin so. ``Damaged`` when it does not or the record breaks off."""
        if self.place == len(self.lines):
            raise Damaged(self.number, "record-breaks-off")
        self.number, line = self.lines[self.place]
        if not line.startswith(start):
            raise Damaged(self.number, "record-expected", expected=start.strip(), found=line[:40])
        self.place += 1
        return line[len(start) :].strip(" \t")

    def checked(self, step: Any) -> Any:
        """Do a step; what the rules refuse, or what is no card, is damage in this line."""
        try:
            return step()
        except Refused as refusal:
            raise Damaged(self.number, refusal.key, refusal.clause, **refusal.args_of_key) from None
        except ValueError as wrong:
            raise Damaged(self.number, "record-card", found=str(wrong)[:60]) from None

    def once(self, what: str, name: str, used: Container[str], names: Iterable[str]) -> None:
        """``Damaged`` when a name of a line stands for the second time."""
        if name in used:
            left = next((one for one in names if one not in used), "…")
            raise Damaged(self.number, "record-expected", expected=f"{what} {left}", found=f"{what} {name}")

    # -- parts

    def head(self) -> MatchRecord:
        game = self.take("game ")
        if game not in GAMES:
            raise Damaged(self.number, "refuse-unknown-game", game=game[:40], games=", ".join(GAMES))
        seats = self.take("seats ")
        if seats not in [str(number) for number in GAMES[game].seats_allowed]:
            raise Damaged(self.number, "record-seats", found=seats[:10])
        record = MatchRecord(game, int(seats), {}, [""] * int(seats))
        while self.next_is("option "):
            self.option(record)
        while self.next_is("player "):
            letter, _, name = self.take("player ").partition(" ")
            seat = self.seat(letter, record.seats)
            self.once(
                "player", letter, [one for one, other in zip(LETTERS, record.players, strict=False) if other], LETTERS
            )
            record.players[seat] = name.strip()
        return record

    def option(self, record: MatchRecord) -> None:
        key, _, value = self.take("option ").partition(" ")
        option = next((one for one in GAMES[record.game].house_rules if one.key == key), None)
        if option is None:
            raise Damaged(self.number, "refuse-unknown-option", option=key[:40])
        self.once("option", key, record.options, [one.key for one in GAMES[record.game].house_rules])
        typed: Mapping[str, str | int] = {str(one): one for one in option.values}
        if value not in typed:
            told = {"option": key, "value": value[:40], "values": ", ".join(typed)}
            raise Damaged(self.number, "refuse-option-value", option.clause, **told)
        record.options[key] = typed[value]

    def begin(self, record: MatchRecord) -> Match:
        match: Match = self.checked(lambda: GAMES[record.game](record.seats, record.options))
        record.options = dict(match.options)
        return match

    def seat(self, letter: str, seats: int) -> int:
        if len(letter) != 1 or letter not in LETTERS[:seats]:
            raise Damaged(self.number, "record-seat", found=letter[:10])
        return LETTERS.index(letter)

    def deal(self, record: MatchRecord, match: Match) -> None:
        number, _, letter = self.take("deal ").partition(" ")
        if number != str(len(record.deals) + 1):
            raise Damaged(self.number, "record-deal-number", expected=len(record.deals) + 1, found=number[:10])
        deal = DealRecord(self.seat(letter, record.seats), {})
        record.deals.append(deal)
        self.dealt(match, deal)
        while self.next_is("> "):
            for action in self.take("> ").split(","):
                self.action(match, deal, action.strip())
        expected = self.checked(lambda: result_lines(match))
        if expected and self.take("") != expected[0]:
            raise Damaged(self.number, "record-result", expected=expected[0])

    def dealt(self, match: Match, deal: DealRecord) -> None:
        """The lines of what was dealt: the seed where it is known, hands, what lies beside them."""
        if self.next_is("seed "):
            deal.seed = self.take("seed ")
        seats = LETTERS[: match.seats]
        while deal.seed is not None and self.next_is("entropy "):
            letter, _, added = self.take("entropy ").partition(" ")
            seat = self.seat(letter, match.seats)
            self.once("entropy", letter, [seats[one] for one in deal.entropy], seats)
            deal.entropy[seat] = added.strip()
        places = {"seed": self.number}
        while self.next_is("hand "):
            letter, _, hand = self.take("hand ").partition(" ")
            seat = self.seat(letter, match.seats)
            self.once("hand", letter, [seats[one] for one in deal.hands], seats)
            deal.hands[seat] = self.cards(match, hand)
            places[f"hand {letter}"] = self.number
        while self.next_is("beside "):
            what, _, cards = self.take("beside ").partition(" ")
            self.once("beside", what, deal.beside, ())
            deal.beside[what] = cards.strip()
            places[f"beside {what}"] = self.number
        self.checked(lambda: open_deal(match, deal))
        self.same(places, match, deal)

    def cards(self, match: Match, hand: str) -> str:
        """A hand that is cards of the game's pack."""
        self.checked(lambda: match.pack.set(hand))
        return hand.strip()

    def same(self, places: Mapping[str, int], match: Match, deal: DealRecord) -> None:
        """What lies beside the hands belongs there, and what the seed deals was dealt."""
        told = as_dealt(match, match.playing())
        made = told if deal.seed is None else from_seed(match, deal)
        if made is None:
            raise Damaged(places["seed"], "record-expected", expected="seed", found=f"seed {deal.seed}"[:40])
        given = lines_of_deal(told) | {f"beside {what}": cards for what, cards in deal.beside.items()}
        right = lines_of_deal(made)
        for start, cards in given.items():
            if right.get(start, "").split() != cards.split():
                expected = f"{start} {right[start]}" if start in right else ">"
                found = f"{start} {cards}"[:40]
                raise Damaged(places[start], "record-expected", expected=expected, found=found)

    def action(self, match: Match, deal: DealRecord, text: str) -> None:
        letter, _, word = text.partition(" ")
        seat = self.seat(letter, match.seats)
        self.checked(lambda: match.play(seat, word.strip()))
        deal.actions.append((seat, word.strip()))
