"""Whole matches of bots among themselves, each repeatable from its seed: for tests, measurements and arenas.

This is a table without people, not a bot: it holds the match, and gives each player the view of its own seat alone.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from semyorka.games import GAMES
from semyorka.games.match import Match
from semyorka.telling.record import Record, Trick
from semyorka.telling.shuffle import order
from semyorka.telling.views import SeatView, see

#: What sits on a chair here: a view and a seed in, an action out.
Player = Callable[[SeatView, int], str]

MOST_DEALS = 1000


@dataclass(frozen=True, slots=True)
class Deal:
    """One finished deal: the hands dealt (sets by seat), the open record, the result as ``Match.close`` gives it."""

    dealer: int
    hands: tuple[int, ...]
    calls: tuple[tuple[int, str], ...]
    tricks: tuple[Trick, ...]
    result: Mapping[str, Any]
    actions: int


@dataclass(slots=True)
class Story:
    """A match: its deals in order, the last scores, the winners (seats), and how many actions it took.

    ``prizes`` are by seat what ``Match.prizes`` gives, empty for a match that was not played to its end.
    """

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: int
    deals: list[Deal] = field(default_factory=list)
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    prizes: tuple[float, ...] = ()
    actions: int = 0

    @property
    def redeals(self) -> int:
        """How many of its deals did not count."""
        return sum(deal.result["redeal"] for deal in self.deals)


def bytes_of(*parts: int) -> bytes:
    """32 bytes that depend on all the numbers."""
    return hashlib.sha256(" ".join(str(part) for part in parts).encode()).digest()


def number_of(*parts: int) -> int:
    """A number below 2**32 that depends on all the numbers."""
    return int.from_bytes(bytes_of(*parts)[:4], "big")


def play_deal(match: Match, players: Sequence[Player], seed: int) -> Deal:
    """Deal the next hand of a match from a seed, play it to its end and count it."""
    lot = None if match.dealer is not None else number_of(seed, -1) % match.seats
    deal = match.open(order(match.pack.cards, bytes_of(seed)), lot)
    hands = tuple(deal.hand(seat) for seat in range(match.seats))
    record = Record()
    turns = 0
    while not deal.over():
        seat = next(one for one in range(match.seats) if deal.awaits(one))
        word = players[seat](see(match, record, seat), number_of(seed, turns))
        record.add(match.play(seat, word))
        turns += 1
    return Deal(deal.dealer, hands, tuple(record.calls), tuple(record.tricks), match.close(), turns)


def play_match(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    players: Sequence[Player],
    seed: int,
    most: int = MOST_DEALS,
    counted: int = MOST_DEALS,
) -> Story:
    """A whole match from a seed; the n-th deal has the same pack whoever plays.

    Stops after ``counted`` deals that count and after ``most`` with redeals among them: not every series has an end of
    its own. Raises ``Refused`` when a player does what the rules do not allow.
    """
    match = GAMES[game](seats, options)
    story = Story(game, seats, match.options, seed)
    while not match.over() and len(story.deals) < most and match.deals_counted() < counted:
        deal = play_deal(match, players, number_of(seed, len(story.deals)))
        story.deals.append(deal)
        story.actions += deal.actions
    story.scores, story.winners = tuple(match.scores), tuple(match.winners)
    if match.over():
        story.prizes = tuple(match.prizes())
    return story


def rotations(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    ours: Player,
    theirs: Player,
    seeds: Sequence[int],
    most: int = MOST_DEALS,
    counted: int = MOST_DEALS,
) -> Iterator[tuple[int, Story]]:
    """Duplicate matches: for each seed ``ours`` sits once on every chair among ``theirs``, over the same packs.

    Yields the seat of ``ours`` and the match; ``most`` and ``counted`` as in ``play_match``.
    """
    for seed in seeds:
        for seat in range(seats):
            players = [ours if one == seat else theirs for one in range(seats)]
            yield seat, play_match(game, seats, options, players, seed, most, counted)
