"""The review of a recorded match: every decision weighed again by what its player could know. docs/review.md."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace

from semyorka import __version__
from semyorka.bots import LEVELS, Decision, consider, hindsight, reasons
from semyorka.games.facts import Refused
from semyorka.review import luck
from semyorka.review.hints import choices_told, reasons_told
from semyorka.review.moments import Moment, moments
from semyorka.review.regret import band, counts, regret, stand_ins_of
from semyorka.review.report import COSTLIEST, Costly, Graded, Review, blamed, player_of
from semyorka.review.seeds import seed_of
from semyorka.telling.notation import LETTERS, MatchRecord, write

#: Of the way of reviewing: another number wherever the same match would be reviewed otherwise.
VERSION = f"{__version__} 4"
#: The most decisions of a match that is reviewed; each is up to a second's work.
MOST_DECISIONS = 5000
#: The share of the work that the account of luck is, as far as progress is told.
LUCK_SHARE = 0.2

#: Is told how much of the work is done, from 0 to 1.
Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """How thoroughly: ``budget`` times the best bot's usual number of deals for a decision, each deal ``replays`` times
    by bots of ``luck_level`` for the account of luck; ``seed`` settles every draw."""

    budget: float
    replays: int
    luck_level: int = 3
    seed: int = 0


FULL = Plan(5.0, 8)
QUICK = Plan(1.0, 2, 2)


def digest(record: MatchRecord, plan: Plan) -> str:
    """What names the review of a record under a plan, in hex. Nobody can guess it who does not have the record."""
    book = hashlib.sha256(f"{VERSION} {plan}\n".encode())
    book.update(write(record).encode())
    return book.hexdigest()[:40]


def check(record: MatchRecord) -> None:
    """``Refused`` when the record is more than is reviewed, or no deal of it is over."""
    if sum(len(deal.actions) for deal in record.deals) > MOST_DECISIONS:
        raise Refused("refuse-review-too-long", most=MOST_DECISIONS)
    if not any(True for _ in moments(record)):
        raise Refused("refuse-no-record")


def review(record: MatchRecord, plan: Plan = FULL, progress: Progress = lambda done: None) -> Review:
    """The review of the deals of a record that are over."""
    decisions: list[Graded] = []
    costly: list[tuple[Graded, Moment, Decision]] = []
    whole = list(moments(record))
    for place, moment in enumerate(whole):
        progress((1.0 - LUCK_SHARE) * place / len(whole))
        found = consider(moment.view, LEVELS[-1], plan.budget, seed_at(plan, moment))
        graded = grade(moment, found, plan)
        decisions.append(graded)
        if blamed(graded):
            costly.append((graded, moment, found))
            costly.sort(key=lambda one: -one[0].regret)
            del costly[COSTLIEST:]
    expected, came = [0.0] * record.seats, [0] * record.seats
    for number, (equal, result) in enumerate(luck.accounts(record, plan.replays, plan.luck_level, plan.seed), 1):
        progress(1.0 - LUCK_SHARE + LUCK_SHARE * number / len(record.deals))
        for seat in range(record.seats):
            expected[seat] += equal[seat]
            came[seat] += result[seat]
    names = [name or LETTERS[seat] for seat, name in enumerate(record.players)]
    players = [player_of(seat, name, decisions, expected[seat], came[seat]) for seat, name in enumerate(names)]
    explained = [explain(graded, moment, found, plan) for graded, moment, found in costly]
    return Review(
        VERSION, plan.seed, plan.budget, plan.replays, plan.luck_level, record.game, players, explained, decisions
    )  # fmt: skip


def seed_at(plan: Plan, moment: Moment) -> int:
    """The seed of a decision."""
    return seed_of("review", plan.seed, moment.deal, moment.step)


def grade(moment: Moment, found: Decision, plan: Plan) -> Graded:
    """A decision graded by what was found out from its seat's view. How the cards lay is told beside, and no more."""
    gave_away = regret(found, moment.word)
    forced = len(found.choices) == 1
    open_hands = None if forced else hindsight(moment.view, moment.hands, seed_at(plan, moment))
    seen_after = None if open_hands is None else {"played": open_hands[moment.word], "best": max(open_hands.values())}
    return Graded(
        moment.deal, moment.step, moment.seat, moment.word, found.word, max(0.0, gave_away.value), gave_away.error,
        band(gave_away) if counts(found) else None, found.close, forced, found.of(moment.word).value,
        choices_told(found), seen_after, moment.view.phase,
        {"worlds": found.worlds, "possible": found.possible, "guessed": found.guessed}, gave_away.halves,
    )  # fmt: skip


def explain(graded: Graded, moment: Moment, found: Decision, plan: Plan) -> Costly:
    """A costly decision with the reasons why the best action was better than the one taken."""
    best, taken = found.of(found.word), found.of(stand_ins_of(found)[moment.word])
    others = [choice for choice in found.choices if choice not in (best, taken)]
    contrast = replace(found, choices=(best, taken, *others))
    why = reasons_told(reasons(moment.view, contrast, seed_at(plan, moment)))
    return Costly(
        graded.deal, graded.step, graded.seat, graded.word, graded.best, graded.regret, graded.error,
        str(graded.band), why, graded.phase,
    )  # fmt: skip
