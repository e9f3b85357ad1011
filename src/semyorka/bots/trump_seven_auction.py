"""What the plain bot says, names and gives away in Trump Seven.

It says 60 on the worth of its cards alone, never to spoil: where somebody has bid and a second bid would only have the
cards dealt again, it passes.
"""

from itertools import permutations

from semyorka.bits import size
from semyorka.bots.trump_seven_hands import KEPT, best_trump, worth
from semyorka.bots.trump_seven_reading import SEVEN_POINTS, SEVENS
from semyorka.cards import SUITS, members
from semyorka.games.trump_seven import plain_points
from semyorka.telling.views import SeatView

PASS, SIXTY = "pass", "60"
LANE = 0xFFFF

#: The worth of nine dealt cards from which the bot says 60, by where the gifts go: there it makes about half of them.
BIDS_FROM = {"defenders_hand": 57.0, "defenders_pile": 52.0, "declarer_pile": 50.0}
#: How much less does for who has the last word after passes: nobody has good cards, and the deal would come to nothing.
AFTER_PASSES = 2.0
#: How much more it takes to stand against another bidder.
CONTESTED = 4.0
#: What it takes more where all passes bring something else than a new deal: the dealer must play, or a leaster.
RATHER_PASS = {"redeal": 0.0, "dealer_must_play": 3.0, "leaster": 1.0}
#: From so many new deals in a row on it asks less of its cards, so much for each: or a table might deal for ever.
PATIENCE, LOWERED = 4, 4.0
#: How much of the points given into the defenders' hands is lost to the declarer.
GIVEN = 0.8


def call(view: SeatView) -> str:
    """pass or 60."""
    value = best_trump(view.hand)[0]
    need = BIDS_FROM[str(view.options["discards_to"])]
    others = [seat for seat in view.facts["bidders"] if seat != view.seat]
    if others:
        return SIXTY if may_stand(view, others) and value >= need + CONTESTED else PASS
    if len(view.calls) >= view.seats or (len(view.calls) == 2 and view.options["second_round"] == "none"):
        need -= AFTER_PASSES
    need -= LOWERED * max(0, view.facts["redeals"] + 1 - PATIENCE)
    rule = str(view.options["all_pass"])
    if rule != "dealer_must_play" or view.seat != view.dealer:
        need += RATHER_PASS[rule]
    return SIXTY if value >= need else PASS


def may_stand(view: SeatView, others: list[int]) -> bool:
    """Whether a 60 beside another bidder's can still lead to a game: while one of them may yet withdraw."""
    if view.options["second_round"] != "withdraw":
        return False
    if view.facts["round"] == 1:
        return True
    spoken = {seat for seat, _ in view.calls[view.seats :]}
    return not spoken & set(others)


def name_trump(view: SeatView) -> str:
    """The trumps that make the nine cards worth most; the widow is not seen yet."""
    return f"trump {SUITS[best_trump(view.hand)[1]]}"


def gift(view: SeatView) -> int:
    """The card to lay away now: the first of the best pair, or the best one beside what has been laid."""
    cards = members(view.hand)
    laid = view.own["gifts"][0]
    if laid is not None:
        return min(cards, key=lambda card: (-value_without(view, 1 << card), card))
    return min(permutations(cards, 2), key=lambda pair: (-value_without(view, 1 << pair[0] | 1 << pair[1]), pair))[0]


def value_without(view: SeatView, gifts: int) -> float:
    """What the declarer may expect when he lays these cards away."""
    lane = SUITS.index(str(view.trump))
    points = int(plain_points(gifts)) + SEVEN_POINTS * size(gifts & SEVENS & LANE << 16 * lane)
    rule = view.options["discards_to"]
    kept: float = worth(view.hand & ~gifts, lane, KEPT)
    if rule == "declarer_pile":
        return kept + points
    return kept - (points if rule == "defenders_pile" else GIVEN * points)
