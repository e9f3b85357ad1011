"""The decisions of a recorded match, each as its seat knew it then. Only deals that are over."""

from collections.abc import Iterator
from dataclasses import dataclass

from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.games.match import Match
from semyorka.telling.notation import DealRecord, MatchRecord, open_deal
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see


@dataclass(frozen=True, slots=True)
class Moment:
    """One decision. ``deal`` and ``step`` count from 1 (``step`` is the number of the action in its deal); ``view`` is
    what its seat knew, ``word`` what it did, ``hands`` (sets by seat) how the cards truly lay."""

    deal: int
    step: int
    seat: int
    word: str
    view: SeatView
    hands: tuple[int, ...]


def moments(record: MatchRecord) -> Iterator[Moment]:
    """Every decision of the deals that are over, in order."""
    match = GAMES[record.game](record.seats, record.options)
    for number, deal in enumerate(record.deals, 1):
        yield from moments_of(match, deal, number)


def moments_of(match: Match, deal: DealRecord, number: int) -> list[Moment]:
    """The decisions of a match's next deal, which is played and counted. None of a deal that is not over."""
    found = []
    for step, told in walked(match, deal):
        seat, word = deal.actions[step - 1]
        position = match.playing()
        hands = tuple(position.hand(one) for one in range(match.seats))
        found.append(Moment(number, step, seat, word, see(match, told, seat), hands))
    if not match.playing().over():
        return []
    match.close()
    return found


def walked(match: Match, deal: DealRecord) -> Iterator[tuple[int, Record]]:
    """A match's next deal, opened and played: before each action its number, from 1, and the open record so far."""
    open_deal(match, deal)
    told = Record()
    told.add(match.facts_of_deal(match.playing()))
    for step, (seat, word) in enumerate(deal.actions, 1):
        yield step, told
        told.add(match.play(seat, word))


def view_at(record: MatchRecord, deal: int, step: int, seat: int | None = None) -> tuple[SeatView, int, str]:
    """What a seat (None: the one that decides) could see before the step of a deal; who decided then, and on what.

    ``Refused`` where there is no such decision, and when the deal is not over.
    """
    match = GAMES[record.game](record.seats, record.options)
    if deal not in range(1, len(record.deals) + 1):
        raise Refused("refuse-no-decision")
    for number, before in enumerate(record.deals[: deal - 1], 1):
        moments_of(match, before, number)
    actions = record.deals[deal - 1].actions
    if step not in range(1, len(actions) + 1) or (seat is not None and seat not in range(match.seats)):
        raise Refused("refuse-no-decision")
    decides, word = actions[step - 1]
    view: SeatView | None = None
    for number, told in walked(match, record.deals[deal - 1]):
        if number == step:
            view = see(match, told, decides if seat is None else seat)
    if view is None or not match.playing().over():
        raise Refused("refuse-deal-on")
    return view, decides, word
