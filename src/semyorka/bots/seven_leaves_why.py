"""Why a card of Seven Leaves is better than the next best one, as sentences with the counts they were made from.

The deals the decision was tried on are played on with open hands until the trick is over; beside that: how the match
stands, the one hidden card on which the choice hangs most, and a rule of thumb where one fits.
"""

from collections.abc import Iterator

from semyorka.bots.decision import Decision, Reason
from semyorka.bots.key_card import key_card
from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.bots.seven_leaves_thought import LEVELS, LeavesJudge
from semyorka.bots.why import percent
from semyorka.cards import members, together
from semyorka.games.seven_leaves import GOAL_TRICKS, PACK
from semyorka.telling.views import SeatView

#: Deals that are played on, and by how much a trick must be likelier to be told.
DEALS, TELLING = 40, 0.05
#: So many reasons at most.
MOST = 3


def why(view: SeatView, decision: Decision, seed: int = 0) -> tuple[Reason, ...]:
    """The reasons for the first choice, the weightiest first; none where there is nothing to choose."""
    if len(decision.choices) < 2:
        return ()
    return tuple(reasons(view, decision, seed))[:MOST]


def reasons(view: SeatView, decision: Decision, seed: int) -> Iterator[Reason]:
    """How the match stands, the trick, the key card, the rule of thumb."""
    reading = LeavesReading(view)
    stands = standing(view)
    if stands is not None:
        yield stands
    second = next((choice.word for choice in decision.choices[1:] if choice.word in decision.trials.values), None)
    if second is not None:
        yield from trick(view, reading, decision, second, seed)
        fact = key_card("why-seven_leaves-key-card", reading, decision, second)
        if fact is not None:
            yield fact
    rule = rule_of_thumb(view, reading, PACK.card(decision.word))
    if rule is not None:
        yield rule


def standing(view: SeatView) -> Reason | None:
    """What the score has to do with it: one is out of danger already, or a single trick is missing."""
    seat = view.seat
    if view.facts["extra"] or seat is None:
        return None
    total = view.scores[seat] + sum(trick.taker == seat for trick in view.tricks)
    counts = {"tricks": float(total)}
    if total >= GOAL_TRICKS:
        return Reason("why-seven_leaves-out", {}, counts)
    if total == GOAL_TRICKS - 1:
        return Reason("why-seven_leaves-last", {}, counts)
    inside = view.facts["inside"]
    if len(inside) == 2:
        other = next(one for one in inside if one != seat)
        theirs = view.scores[other] + sum(trick.taker == other for trick in view.tricks)
        if theirs == GOAL_TRICKS - 1:
            return Reason("why-seven_leaves-stop", {"seat": other}, {"tricks": float(theirs)})
    return None


def trick(view: SeatView, reading: LeavesReading, decision: Decision, second: str, seed: int) -> Iterator[Reason]:
    """How often the first card takes this trick, and how often the second, over the same deals."""
    cards = [PACK.card(decision.word), PACK.card(second)]
    judge = LeavesJudge(view, reading, LEVELS[2], seed)
    deals = list(zip(decision.trials.hands, decision.trials.weights, strict=True))[:DEALS]
    whole = sum(weight for _, weight in deals)
    counts = [
        sum(weight for hands, weight in deals if judge.taker(hands, card) == reading.me) for card in cards
    ]  # fmt: skip
    if abs(counts[0] - counts[1]) < TELLING * whole:
        return
    shares = [percent(count, whole) for count in counts]
    args = {"card": decision.word, "often": shares[0], "seldom": shares[1]}
    key = "why-seven_leaves-takes" if counts[0] > counts[1] else "why-seven_leaves-lets"
    yield Reason(key, args, {"best": counts[0], "second": counts[1], "deals": whole})


def rule_of_thumb(view: SeatView, reading: LeavesReading, card: int) -> Reason | None:
    """The rule of thumb that a card follows, None where none fits."""
    word = PACK.word(card)
    trump = bool(reading.trumps >> card & 1)
    above = reading.above(card) & (reading.unseen | together(reading.known))
    if not reading.table:
        if not above and (trump or not reading.trumps & reading.unseen):
            return Reason("why-seven_leaves-top", {"card": word}, {"above": 0.0})
        if trump:
            return None
        if reading.hand & reading.suit_of(card) == 1 << card and reading.hand & reading.trumps:
            return Reason("why-seven_leaves-single", {"card": word}, {"left": 0.0})
        return None
    if reading.best is None:
        return None
    wins = reading.beats(card, reading.best)
    lower = [one for one in members(view.legal) if one < card and one >> 4 == card >> 4]
    if wins and not reading.later and any(not reading.beats(one, reading.best) for one in lower):
        return Reason("why-seven_leaves-cheap", {"card": word}, {"later": 0.0})
    if not wins and not lower:
        return Reason("why-seven_leaves-low", {"card": word}, {"lower": 0.0})
    return None
