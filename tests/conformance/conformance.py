"""Random matches of any game of ``GAMES``, watched at every step, recorded and rebuilt. Names no game.

A ``Record`` is what a log of a match holds: who dealt which order of the pack, and who did what. ``rebuild`` plays it
again. A ``Watch`` is asked before and after each action; ``Everything`` checks what is true of every game.

What is true of one game stands in the module ``watch_<game>``: its ``WATCHES``, whether it is ``SLOW``; where it has no
end of its own, ``DEALS``, how many are played; where chance alone leads nowhere, ``choose`` in the place of ``choice``.
"""

import json
import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import semyorka
from semyorka.cards import members, union
from semyorka.games import GAMES
from semyorka.games.facts import Fact, Refused
from semyorka.games.match import Match
from semyorka.games.position import Position
from semyorka.games.tricks import Tricks

WORDS = Path(semyorka.__file__).parent / "words"
LANGUAGES = ("ru", "en")
#: No clause speaks of a card that is not held, a word that means nothing, a seat that is not there, the time after.
WITHOUT_CLAUSE = {"refuse-not-held", "refuse-word", "refuse-no-seat", "refuse-deal-over"}
NO_WORDS = ("", "1S", "as", "10H", "AH AH", "JOKER", "пас", "5", "PASS")
MOST_DEALS = 500

# ---- What is known of a game ----------------------------------------------------------------------------


@cache
def clauses(game: str) -> tuple[str, ...]:
    """The clauses of a game, from the headings of its rule page."""
    page = (WORDS / "rules" / f"{game}.ru.md").read_text(encoding="utf-8")
    return tuple(re.findall(r"^### ([A-Z]\d+)\s*$", page, re.MULTILINE))


def own(game: str) -> Any:
    """The module of what is true of one game."""
    return import_module(f"tests.conformance.watch_{game}")


@cache
def sentences(language: str) -> frozenset[str]:
    """The keys of all the sentences of a language."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in WORDS.glob(f"*.{language}.ftl"))
    return frozenset(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE))


# ---- A position and a match as comparable values -----------------------------------------------------------

OF_SEAT = (
    "hand", "may_act", "awaits", "earned", "tricks_of", "cards_won", "cards_shown", "next_after", "pips_of",
    "seventh_of", "dropped_by", "choice_of", "pressed_of", "false_calls_of", "is_complete",
)  # fmt: skip
OF_DEAL = ("over", "legal_set", "on_table", "winner_now", "stock_cards")
_names: dict[type, tuple[list[str], list[str], list[str]]] = {}


def names(position: Position) -> tuple[list[str], list[str], list[str]]:
    """Names of a position's numbers and lists, of its methods of a seat, of its methods of the deal."""
    kind = type(position)
    if kind not in _names:
        fields = [name for name in dir(position) if not name.startswith("_") and name != "options"]
        fields = [name for name in fields if isinstance(getattr(position, name), int | list | None)]
        _names[kind] = (
            fields,
            [name for name in OF_SEAT if hasattr(position, name)],
            [name for name in OF_DEAL if hasattr(position, name)],
        )
    return _names[kind]


def position_print(position: Position) -> tuple[Any, ...]:
    """Everything that Python can see of a position, to compare it with itself later or with another."""
    fields, of_seat, of_deal = names(position)
    # where several may act, to_act is a pointer that anybody may set, and legal_set speaks of who is pointed at
    pointed = {"to_act", "legal_set"} if position.turn.bit_count() > 1 else set()
    seen = [(name, frozen(getattr(position, name))) for name in fields if name not in pointed]
    seen += [(name, frozen(getattr(position, name)())) for name in of_deal if name not in pointed]
    for seat in range(position.seats):
        seen += [(name, getattr(position, name)(seat)) for name in of_seat]
    return tuple(seen)


def frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def fingerprint(match: Match) -> tuple[Any, ...]:
    """Everything that can be seen of a match and of the deal that is on."""
    state = [match.seats, match.options, match.scores, match.dealer, match.winners, match.ending, match.sheet]
    deal = None if match.deal is None else position_print(match.deal)
    return json.dumps(state), deal


# ---- Records -----------------------------------------------------------------------------------------------


@dataclass
class Record:
    """A match as its log holds it: ``deals`` are (dealer, order of the pack, [(seat, word) …])."""

    game: str
    seats: int
    options: dict[str, Any]
    deals: list[tuple[int, list[int], list[tuple[int, str]]]] = field(default_factory=list)


def rebuild(record: Record) -> Match:
    """Play a recorded match again."""
    match = GAMES[record.game](record.seats, record.options)
    for dealer, order, actions in record.deals:
        match.open(order, dealer)
        for seat, word in actions:
            match.play(seat, word)
        match.close()
    return match


# ---- Watches -----------------------------------------------------------------------------------------------


class Watch:
    """Looks on at a match. An AssertionError from any of these ends the match."""

    def __init__(self, match: Match, rng: random.Random) -> None:
        self.match: Any = match  # with all that its own game adds
        self.rng = rng

    def opened(self, order: list[int]) -> None:
        """A deal was dealt."""

    def before(self, seat: int) -> None:
        """The seat is about to act."""

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        """The seat did this."""

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        """The deal was counted; these were the scores before it."""


class Everything(Watch):
    """What is true of every game: cards are conserved, turns are kept, the sheet adds up, a copy is independent."""

    def opened(self, order: list[int]) -> None:
        deal = self.match.deal
        self.dealt = union(order[: deal.dealt])
        self.of_trick: list[int] = []
        hands = [deal.hand(seat) for seat in range(deal.seats)]
        assert self.together(hands) & ~self.dealt == 0
        assert len({hand.bit_count() for hand in hands if hand}) == 1

    def places(self) -> list[int]:
        """Where the cards of the deal lie, each in one place, beside those of the trick on the table."""
        deal = self.match.deal
        seats = range(deal.seats)
        return [deal.hand(seat) for seat in seats] + [deal.cards_won(seat) for seat in seats]

    @staticmethod
    def together(sets: Iterable[int]) -> int:
        """The union of sets that must not share a card."""
        whole = 0
        for cards in sets:
            assert not whole & cards, "a card lies in two places"
            whole |= cards
        return whole

    def before(self, seat: int) -> None:
        deal = self.match.deal
        assert deal.may_act(seat) and deal.legal_set()
        if self.rng.random() < 0.1:
            json.dumps(self.match.public(deal))
            was = position_print(deal)
            other = deal.copy()
            assert position_print(other) == was
            other.take(seat, self.rng.choice(members(deal.legal_set())))
            assert position_print(deal) == was != position_print(other)

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        match, deal = self.match, self.match.deal
        table = union(deal.on_table()) if isinstance(deal, Tricks) else 0
        assert self.together([*self.places(), table]) == self.dealt
        for fact in facts:
            check_told(match, fact.data)
            if fact.kind == "played":
                assert fact.data["seat"] == seat and seat not in self.of_trick, "a seat plays once in a trick"
                self.of_trick.append(seat)
            if fact.kind == "trick":
                assert len(self.of_trick) == len(fact.data["cards"])
                self.of_trick.clear()
        assert match.phase(deal) in match.phases
        assert (deal.turn == 0) == deal.over() == (match.phase(deal) == "over")

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        match = self.match
        check_told(match, result)
        delta = result.get("delta", [0] * match.seats)  # a deal that does not count may leave penalties
        assert match.scores == [old + new for old, new in zip(scores, delta, strict=True)]
        assert [sum(line["delta"][seat] for line in match.sheet) for seat in range(match.seats)] == match.scores
        if result["redeal"]:
            assert not match.over()
            return
        line = match.sheet[-1]
        assert line["deal"] == match.deals_counted() and line["dealer"] == match.deal.dealer
        assert line["delta"] == result["delta"] and line["scores"] == match.scores
        assert match.over() == bool(match.winners) == (match.ending is not None)
        assert match.winners == sorted(set(match.winners))


def check_told(match: Match, told: Any) -> None:
    """Facts and results are ready for JSON, their keys are sentences in both languages, their clauses real."""
    json.dumps(told)
    for one in keyed(told):
        for language in LANGUAGES:
            assert one["key"] in sentences(language), f"{one['key']} is no sentence in {language}"
        assert one["clause"] in clauses(match.key), f"{one['key']} names the clause {one['clause']}"


def keyed(told: Any) -> Iterator[dict[str, Any]]:
    """All objects with a key inside facts or results."""
    if isinstance(told, dict):
        if "key" in told:
            yield told
        for value in told.values():
            yield from keyed(value)
    elif isinstance(told, list):
        for value in told:
            yield from keyed(value)


class Refusals(Watch):
    """Now and then tries everything that is not allowed: each is refused with a sentence and changes nothing."""

    share = 0.1

    def __init__(self, match: Match, rng: random.Random) -> None:
        super().__init__(match, rng)
        self.checked: set[tuple[Any, ...]] = set()

    def before(self, seat: int) -> None:
        if self.rng.random() < self.share:
            self.try_all(seat)

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        was = fingerprint(self.match)
        for word in (*self.match.call_words, self.match.pack.word(self.match.pack.cards[0])):
            assert self.refusal(0, word).key == "refuse-deal-over"
        assert fingerprint(self.match) == was

    def try_all(self, seat: int) -> None:
        match, deal = self.match, self.match.deal
        was = fingerprint(match)
        legal = deal.legal_set()
        words = [match.pack.word(card) for card in match.pack.cards] + list(match.call_words)
        for word in words:
            if not legal >> match.action(word) & 1:
                self.check(self.refusal(seat, word))
        for other in range(match.seats):
            if not deal.may_act(other):
                self.check(self.refusal(other, match.word(self.rng.choice(members(legal)))))
                self.check(self.refusal(other, self.rng.choice(words)))
        for nowhere in (-1, match.seats):
            self.check(self.refusal(nowhere, words[0]))
        for word in NO_WORDS:
            if word not in match.call_words:
                self.check(self.refusal(seat, word))
        assert fingerprint(match) == was, "a refusal changed something"

    def refusal(self, seat: int, word: str) -> Refused:
        try:
            self.match.play(seat, word)
        except Refused as refusal:
            return refusal
        raise AssertionError(f"seat {seat} may not do {word!r}, and was not refused")

    def check(self, refusal: Refused) -> None:
        kind = (refusal.key, refusal.clause, *map(type, refusal.args_of_key.values()))
        if kind in self.checked:
            return
        self.checked.add(kind)
        json.dumps(refusal.told())
        for language in LANGUAGES:
            assert refusal.key in sentences(language), f"{refusal.key} is no sentence in {language}"
        if refusal.clause is None:
            assert refusal.key in WITHOUT_CLAUSE, f"{refusal.key} names no clause"
        else:
            assert refusal.clause in clauses(self.match.key), f"{refusal.key} names {refusal.clause}"


# ---- Random matches ----------------------------------------------------------------------------------------


def random_match(
    game: str, seats: int, options: dict[str, Any], seed: int, watches: Iterable[type[Watch]] = ()
) -> tuple[Match, Record]:
    """Play a match at random from a seed, in one mood from wild to sane; after 40 deals only sane.

    Whole, or ``DEALS`` of it where the game has no end.

    Raises what a watch raises, with a note of how to get it again.
    """
    rng = random.Random(f"{game} {seats} {sorted(options.items())} {seed}")
    match = GAMES[game](seats, options)
    record = Record(game, seats, options)
    eyes = [watch(match, rng) for watch in watches]
    wild = rng.choice((0.0, 0.1, 0.4))
    most = getattr(own(game), "DEALS", MOST_DEALS + 1)
    try:
        while not match.over() and len(record.deals) < most:
            play_deal(match, record, eyes, rng, wild if len(record.deals) < 40 else 0.0)
            assert len(record.deals) <= MOST_DEALS, "the match does not end"
    except Exception as error:
        error.add_note(f"random_match({game!r}, {seats}, {options!r}, {seed})")
        raise
    return match, record


def play_deal(match: Match, record: Record, eyes: list[Watch], rng: random.Random, wild: float) -> None:
    """Deal, play and count one deal, which may be over as soon as it is dealt."""
    choose = getattr(own(match.key), "choose", choice)
    order = list(match.pack.cards)
    rng.shuffle(order)
    deal = match.open(order, rng.randrange(match.seats) if match.dealer is None else None)
    actions: list[tuple[int, str]] = []
    record.deals.append((deal.dealer, order, actions))
    for eye in eyes:
        eye.opened(order)
    while not deal.over():
        seat = rng.choice(members(deal.turn))
        deal.to_act = seat
        for eye in eyes:
            eye.before(seat)
        word = choose(match, rng, wild)
        facts = match.play(seat, word)
        actions.append((seat, word))
        for eye in eyes:
            eye.after(seat, word, facts)
    scores = list(match.scores)
    result = match.close()
    for eye in eyes:
        eye.closed(scores, result)


def choice(match: Match, rng: random.Random, wild: float) -> str:
    """Any legal card; of calls, which rise from the most modest, a modest one unless the mood is wild."""
    legal = members(match.playing().legal_set())
    if match.pack.full >> legal[0] & 1 or rng.random() < wild:
        return match.word(rng.choice(legal))
    return match.word(legal[min(int(rng.expovariate(1.3)), len(legal) - 1)])
