"""Match equity in Auction Pitch: the chance of each seat to win the match from the scores and the dealer.

What a deal adds to the scores was counted in matches of the plain bots (``pitch_odds``, made by ``./dev bench
fit_pitch_equity``). For two seats the chance is exact for that count: every score is weighed by all that the next deal
may bring. For more seats each one's number of deals to the target is taken by itself, whoever needs fewest wins, seats
that arrive together share, and the shares are then made sharper or flatter by a fitted power.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from semyorka.bots import pitch_odds
from semyorka.games.pitch import match_winners

Options = Mapping[str, str | int]

#: The lowest score worth telling apart, and the most deals a race is thought to last.
LOWEST, MOST_DEALS = -6, 45
SLAM = 5
#: Gauss's places and weights on 0..1, exact for six rivals who may arrive together.
GAUSS = (
    (0.0694318442, 0.1739274226), (0.3300094782, 0.3260725774),
    (0.6699905218, 0.3260725774), (0.9305681558, 0.1739274226),
)  # fmt: skip
#: What is left of a race when it is as good as decided, and how little a chance may still move.
SETTLED = 1e-4


class Course(NamedTuple):
    """What the course of a match depends on among the house rules.

    ``slam``: what a made slam pays, or "four" where there is none; ``highest``: whether the highest total wins.
    """

    scoring: str
    target: int
    slam: str
    highest: bool

    def worth(self, delta: int) -> int:
        """What a counted deal adds here: without slams those who made or lost one bid 4."""
        return max(-4, min(4, delta)) if self.slam == "four" and self.scoring == "four_points" else delta

    def slam_wins(self, delta: int, need: int) -> bool:
        """Whether this was a slam that is the match, for a seat that lacked so many points."""
        if delta != SLAM or self.scoring != "four_points":
            return False
        return self.slam == "wins_game" or (self.slam == "wins_if_not_negative" and need <= self.target)

    def arrives(self, delta: int, need: int) -> bool:
        """Whether a deal brings a seat to the target, or the match by a slam."""
        return need <= self.worth(delta) or self.slam_wins(delta, need)


def course(options: Options) -> Course:
    """The course of a match by these house rules."""
    slam = str(options["slam_pays"]) if options["slam"] == "separate" else "four"
    return Course(str(options["scoring"]), int(options["target"]), slam, options["endgame"] == "highest_total")


def chances(scores: Sequence[int], dealer: int, options: Options) -> tuple[float, ...]:
    """The chance of each seat to win the match when this seat deals next; nobody has reached the target yet."""
    seats, target = len(scores), int(options["target"])
    ordered = [scores[(dealer + 1 + place) % seats] for place in range(seats)]
    lacking = tuple(target - max(LOWEST, min(score, target - 1)) for score in ordered)
    by_place = from_place(lacking, course(options))
    return tuple(by_place[(seat - dealer - 1) % seats] for seat in range(seats))


def after(deal: Any, before: Sequence[int], options: Options) -> tuple[float, ...]:
    """The chance of each seat to win the match once this finished deal is counted onto these scores."""
    if deal.redeal:
        return all_passed(before, deal.dealer, options)
    seats = range(len(before))
    scores = [score + deal.earned(seat) for seat, score in enumerate(before)]
    winners, _ = match_winners(deal, list(before), scores, options)
    if winners:
        return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in seats)
    return chances(scores, (deal.dealer + 1) % len(before), options)


def all_passed(scores: Sequence[int], dealer: int, options: Options) -> tuple[float, ...]:
    """The chance of each seat once all have passed and the cards are dealt again."""
    following = options["all_pass"] == "redeal_next"
    return chances(scores, (dealer + following) % len(scores), options)


def from_place(lacking: tuple[int, ...], rules: Course) -> tuple[float, ...]:
    """The chances of the dealer's left, the next and so on to the dealer, from what each lacks."""
    if len(lacking) == 2:
        dealers = two_seats(rules)[lacking[1]][lacking[0]]
        return 1.0 - dealers, dealers
    shares = first_there(lacking, rules)
    power = pitch_odds.POWER[rules.scoring][len(lacking)] / 100
    sharper = [share**power for share in shares]
    return tuple(share / sum(sharper) for share in sharper)


# -- two seats ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def two_seats(rules: Course) -> list[list[float]]:
    """``[need of the dealer][need of the other]``: the dealer's chance, for every need there is."""
    most = rules.target - LOWEST
    chance = [[0.5] * (most + 1) for _ in range(most + 1)]
    order = sorted(((mine, his) for mine in range(1, most + 1) for his in range(1, most + 1)), key=sum)
    steps = {(mine, his): following(mine, his, most, rules) for mine, his in order}
    for _ in range(MOST_DEALS):
        moved = 0.0
        for mine, his in order:
            won, more = steps[mine, his]
            for likely, lacks, lacked in more:
                won += likely * (1.0 - chance[lacks][lacked])
            moved = max(moved, abs(won - chance[mine][his]))
            chance[mine][his] = won
        if moved < SETTLED:
            break
    return chance


def following(mine: int, his: int, most: int, rules: Course) -> tuple[float, list[tuple[float, int, int]]]:
    """What the next deal may bring: the dealer's chance to win with it, and the needs after it by place."""
    won, more = 0.0, []
    for own, other, dealer_pitched, often in pitch_odds.TWO_SEATS[rules.scoring]:
        likely = often / pitch_odds.WHOLE
        there, rival_there = rules.arrives(own, mine), rules.arrives(other, his)
        if there and rival_there:
            ahead = (own - mine) - (other - his) if rules.highest else 0
            won += likely * (ahead > 0 or (ahead == 0 and bool(dealer_pitched)))
        elif there:
            won += likely
        elif not rival_there:
            more.append((likely, min(most, his - rules.worth(other)), min(most, mine - rules.worth(own))))
    return won, more


# -- more seats --------------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def first_there(lacking: tuple[int, ...], rules: Course) -> list[float]:
    """The share of each place in the race to the target, from what each lacks."""
    courses = arrivals(len(lacking), rules)
    return race([courses[place][need] for place, need in enumerate(lacking)])


@lru_cache(maxsize=32)
def arrivals(seats: int, rules: Course) -> list[list[list[float]]]:
    """``[place][need][deals]``: the chance that a seat reaches the target with exactly that deal (0: the next)."""
    most = rules.target - LOWEST
    times: list[list[list[float]]] = [[[] for _ in range(most + 1)] for _ in range(seats)]
    odds = pitch_odds.DEALS[rules.scoring][seats]
    for deals in range(MOST_DEALS):
        fresh = [
            [arriving(odds[place], times[place - 1], need, deals, most, rules) for need in range(most + 1)]
            for place in range(seats)
        ]
        for place in range(seats):
            for need in range(most + 1):
                times[place][need].append(fresh[place][need])
    return times


def arriving(
    odds: Mapping[int, int], later: Sequence[Sequence[float]], need: int, deals: int, most: int, rules: Course
) -> float:
    """The chance to arrive with exactly this deal: at once, or from where the next deal leads."""
    reached = 0.0
    for delta, often in odds.items():
        if rules.arrives(delta, need):
            reached += often * (deals == 0)
        elif deals:
            reached += often * later[min(most, need - rules.worth(delta))][deals - 1]
    return reached / pitch_odds.WHOLE


def race(times: Sequence[Sequence[float]]) -> list[float]:
    """The chance of each to arrive first, when those who arrive together share."""
    seats = range(len(times))
    shares, left = [1e-6] * len(times), [1.0] * len(times)
    for now in range(MOST_DEALS):
        on = [max(0.0, left[seat] - times[seat][now]) for seat in seats]
        for place, weight in GAUSS:
            rivals = [on[seat] + times[seat][now] * place for seat in seats]
            whole = weight
            for one in rivals:
                whole *= one
            for seat in seats:
                if rivals[seat] > 0.0:
                    shares[seat] += whole * times[seat][now] / rivals[seat]
        left = on
        still = 1.0
        for one in left:
            still *= one
        if still < SETTLED:
            break
    return shares
