"""One deal of a duel: the contests over its cards, with ours once on every chair among theirs."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

from semyorka.arena import Wrong
from semyorka.arena.clock import Times
from semyorka.bots import standing
from semyorka.bots.selfplay import MOST_DEALS, Player, Story, number_of, play_deal, play_match, rotations
from semyorka.games import GAMES
from semyorka.telling.views import SeatView


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played. ``unit``: what a contest is, a ``match``, a ``deal``, or a deal in the middle of a match that is
    counted in the ``chance`` to win the match; not told, a deal where deals stand alone and a match elsewhere.
    """

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    unit: str = ""

    @property
    def contest(self) -> str:
        """What a contest is: ``match``, ``deal`` or ``chance``."""
        return self.unit or ("deal" if GAMES[self.game].deals_alone else "match")

    @property
    def single(self) -> bool:
        """Whether a contest is one counted deal rather than a match."""
        return self.contest != "match"


@dataclass(frozen=True, slots=True)
class Played:
    """What one deal brought. ``won[seat]``: what ours won on that chair; ``fair[seat]``: what theirs wins there.

    A win is a whole one. In a match there is as much to win however it goes, and the fair share of each chair is the
    same. A deal can be won by several, or by nobody, and what a deal does to a chance depends on its cards; there the
    fair share is what theirs won over the same cards with nobody else at the table. ``decisions`` are ours and theirs,
    ``redeals`` the deals that did not count.
    """

    number: int
    won: tuple[float, ...]
    fair: tuple[float, ...]
    decisions: tuple[int, int]
    redeals: int

    @property
    def gain(self) -> float:
        """How much more ours won than is fair, over all chairs."""
        return fmean(self.won) - fmean(self.fair)


@dataclass(slots=True)
class Timed:
    """A player whose decisions are timed: in CPU seconds of this process, of one outside by the clock on the wall."""

    player: Player
    times: Times = field(default_factory=Times)

    def __call__(self, view: SeatView, seed: int) -> str:
        now: Callable[[], float] = perf_counter if getattr(self.player, "outside", False) else process_time
        start = now()
        word = self.player(view, seed)
        self.times.add(now() - start)
        return word


def check(setup: Setup) -> None:
    """Raises ``Refused`` for what the rules do not allow, ``Wrong`` for matches that nothing would end and for games
    whose chances nobody knows.
    """
    if setup.contest == "chance" and setup.game not in standing.KNOWN:
        raise Wrong("cli-arena-no-chances", game=setup.game)
    if GAMES[setup.game](setup.seats, setup.options).endless() and not setup.single:
        raise Wrong("cli-arena-endless")


def play_one(setup: Setup, ours: Timed, theirs: Timed, number: int) -> Played:
    """Play one deal of a duel, or the match that begins with it, on every chair."""
    if setup.contest == "chance":
        return play_in_the_middle(setup, ours, theirs, number)
    seed = number_of(setup.seed, number)
    counted = {"counted": 1} if setup.single else {}
    before = ours.times.count, theirs.times.count
    stories = [story for _, story in rotations(setup.game, setup.seats, setup.options, ours, theirs, [seed], **counted)]
    won = tuple(prizes(setup, story)[seat] for seat, story in enumerate(stories))
    if setup.single:
        alone = play_match(setup.game, setup.seats, setup.options, [theirs] * setup.seats, seed, **counted)
        stories.append(alone)
        fair = prizes(setup, alone)
    else:
        fair = [fmean(prizes(setup, stories[0]))] * setup.seats
    decisions = ours.times.count - before[0], theirs.times.count - before[1]
    return Played(number, won, tuple(fair), decisions, sum(story.redeals for story in stories))


def play_in_the_middle(setup: Setup, ours: Timed, theirs: Timed, number: int) -> Played:
    """Play a deal that begins at scores drawn by lot on every chair, each counted by the chances after it."""
    before = ours.times.count, theirs.times.count
    seats = range(setup.seats)
    tables: list[list[Player]] = [[ours if one == seat else theirs for one in seats] for seat in seats]
    tables.append([theirs] * setup.seats)
    found = [chances_after(setup, players, number) for players in tables]
    won = tuple(found[seat][0][seat] for seat in seats)
    decisions = ours.times.count - before[0], theirs.times.count - before[1]
    return Played(number, won, tuple(found[-1][0]), decisions, sum(redeals for _, redeals in found))


def chances_after(setup: Setup, players: Sequence[Player], number: int) -> tuple[list[float], int]:
    """The chances after one deal that counts, and how many did not before it."""
    seed = number_of(setup.seed, number)
    match = GAMES[setup.game](setup.seats, setup.options)
    standing.draw(match, Random(seed))
    for redeals in range(MOST_DEALS):
        if not play_deal(match, players, number_of(seed, redeals)).result["redeal"]:
            return standing.chances(match), redeals
    raise Wrong("cli-arena-no-end", deals=MOST_DEALS)


def prizes(setup: Setup, story: Story) -> Sequence[float]:
    """What each seat won. ``Wrong`` where it came to no end."""
    if setup.single and story.redeals < len(story.deals):
        winners = story.deals[-1].result["winners"]
        return [float(seat in winners) for seat in range(setup.seats)]
    if setup.single or not story.prizes:
        raise Wrong("cli-arena-no-end", deals=len(story.deals))
    return story.prizes
