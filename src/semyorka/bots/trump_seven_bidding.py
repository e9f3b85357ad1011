"""Whether to say 60 in Trump Seven: the chance to win with it against the chance to win without.

The chance to make the 60 with one's own nine cards is a line fitted to our own play (trump_seven_chances.py). Passing
is worth what then comes: somebody else declares and fails, a new deal, or what the house rule has for all passes. A bot
never says 60 to spoil: beside another's 60 it speaks only where one of them may still withdraw.
"""

from semyorka.bots.decision import Choice, Decision
from semyorka.bots.trump_seven_auction import may_stand
from semyorka.bots.trump_seven_chances import dealt_chances
from semyorka.bots.trump_seven_numbers import BIDDERS, LEASTER
from semyorka.bots.trump_seven_reading import JOKER_ALONE, SEVENS
from semyorka.games.trump_seven import PACK
from semyorka.telling.views import SeatView

PASS, SIXTY = "pass", "60"
#: Each new deal in a row makes the next one worth so much less, from the third on: or a table might deal for ever.
PATIENCE, WEARY = 3, 0.04
#: How much surer one must be than the other bidder, who may withdraw or not.
SURER = 0.05
#: How far behind a call counts that would only spoil the deal.
SPOILS = 0.5
#: By cards: sevens to nines, kings, tens, jacks, queens, the Joker.
KINDS = (SEVENS, PACK.set("8S 8H 8D 8C 9S 9H 9D 9C"), *(PACK.set(f"{r}S {r}H {r}D {r}C") for r in "KTJQ"), JOKER_ALONE)


def consider_call(view: SeatView) -> Decision:
    """The two calls weighed."""
    rule = str(view.options["discards_to"])
    made = max(dealt_chances(view.hand, rule))
    values = {SIXTY: made, PASS: passing(view, rule, made)}
    others = [seat for seat in view.facts["bidders"] if seat != view.seat]
    if others:
        values[PASS] = defending(view, rule)
        values[SIXTY] = min(made, values[PASS])
        if may_stand(view, others) and made > max(values[PASS], BIDDERS[rule][1]) + SURER:
            values[SIXTY] = made
    best = SIXTY if values[SIXTY] > values[PASS] else PASS
    other = PASS if best == SIXTY else SIXTY
    behind = max(values[best] - values[other], SPOILS if others and best == PASS else 0.0)
    return Decision(best, (Choice(best, values[best]), Choice(other, values[other], 0.0, behind)))


def passing(view: SeatView, rule: str, made: float) -> float:
    """The chance to win after a pass, when nobody has said 60 yet."""
    share = BIDDERS[rule][0]
    later = speak_later(view)
    nobody = (1.0 - share) ** later
    last = nothing_said(view, rule, made)
    if speaks_again(view):
        last = max(last, made)
    return (1.0 - nobody) * defending(view, rule) + nobody * last


def speak_later(view: SeatView) -> int:
    """How many others may still say 60 before one speaks again or the auction is over."""
    first = len(view.calls) < view.seats
    spoken = len(view.calls) % view.seats
    return view.seats - 1 if first and speaks_again(view) else view.seats - 1 - spoken


def speaks_again(view: SeatView) -> bool:
    """Whether one will have another turn if nobody bids."""
    return len(view.calls) < view.seats and view.options["second_round"] != "none"


def defending(view: SeatView, rule: str) -> float:
    """The chance to win against a bidder."""
    won = 1.0 - BIDDERS[rule][1]
    return leveled(view, won)


def leveled(view: SeatView, won: float) -> float:
    """Where the declarer's stake is two and a defender's one, the chance to win is worth as much as half of his."""
    return 0.5 + (won - 0.5) / 2 if view.options["series"] == "zero_sum" else won


def nothing_said(view: SeatView, rule: str, made: float) -> float:
    """The chance to win when all have passed."""
    all_pass = view.options["all_pass"]
    if all_pass == "dealer_must_play":
        if view.seat == view.dealer:
            return made
        return leveled(view, 1.0 - BIDDERS[rule][2])
    if all_pass == "leaster":
        return leaster_chance(view.hand)
    makes = BIDDERS[rule][1]
    again: float = 0.5 if view.options["series"] == "zero_sum" else (makes + 2 * (1.0 - makes)) / 3
    return again - WEARY * max(0, int(view.facts["redeals"]) + 1 - PATIENCE)


def leaster_chance(hand: int) -> float:
    """The chance to take the fewest points in a leaster."""
    value = LEASTER[0] + sum(
        number * (hand & kind).bit_count() for number, kind in zip(LEASTER[1:], KINDS, strict=True)
    )
    return min(0.95, max(0.05, value))
