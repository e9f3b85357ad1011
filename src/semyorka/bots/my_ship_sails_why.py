"""Why a card of My Ship Sails is the one to let go, as sentences with the counts they were made from.

All of them are read off what the seat itself can see: its hand, the cards it gave and got, and the hands that the
decision pictured for the others, each counting for its weight.
"""

from collections.abc import Iterator

from semyorka.bots.decision import Decision, Reason
from semyorka.bots.my_ship_sails_thought import LEVELS, passes_to_win
from semyorka.bots.why import percent
from semyorka.cards import SUITS
from semyorka.games.my_ship_sails import PACK
from semyorka.telling.views import SeatView

LANE = 0xFFFF
#: Cards of a complete hand.
HAND_SIZE = 7
#: By how much two shares of the deals must differ to be told, and two mean numbers of cards.
TELLING, CARDS = 0.05, 0.4
#: So many exchanges without a suit say that the neighbour keeps it.
NEVER = 3
#: So many reasons at most.
MOST = 4


def why(view: SeatView, decision: Decision, seed: int = 0) -> tuple[Reason, ...]:
    """The reasons for the first choice, the weightiest first; none where there is nothing to choose."""
    if decision.word == "call":
        return (Reason("why-my_ship_sails-call", {}, {"held": float(HAND_SIZE)}),)
    if len(decision.choices) < 2 or view.seat in view.facts["out_of_deal"]:
        return ()
    return tuple(reasons(view, decision, seed))[:MOST]


def reasons(view: SeatView, decision: Decision, seed: int) -> Iterator[Reason]:
    """The suit that is kept, whether there is enough of it, what the neighbours seem to want, the rule of thumb."""
    gone = PACK.card(decision.word)
    kept = kept_suit(view, gone)
    yield from feasible(decision, kept, gone)
    yield from collecting(view, decision, kept)
    yield from refused(view, decision)
    yield from fed(view, decision, gone)
    yield from soon(view, decision, kept, seed)
    yield from shortest(view, gone)


def count(cards: int, lane: int) -> int:
    """How many of the cards are of a suit."""
    return (cards >> 16 * lane & LANE).bit_count()


def kept_suit(view: SeatView, gone: int) -> int:
    """The suit one has most of once the card is gone; of equal ones the one that has come by most often."""
    hand = view.hand & ~(1 << gone)
    got = [PACK.card(cards[1]) >> 4 for cards in view.own["passed"]]
    return max(range(len(SUITS)), key=lambda lane: (count(hand, lane), got.count(lane), -lane))


def mean(decision: Decision, lane: int, seats: list[int]) -> tuple[float, float]:
    """How many cards of a suit these seats hold, summed over the pictures by weight, and the sum of the weights."""
    pictures = list(zip(decision.trials.hands, decision.trials.weights, strict=True))
    total = sum(weight * sum(count(hands[seat], lane) for seat in seats) for hands, weight in pictures)
    return total, sum(weight for _, weight in pictures)


def enough(decision: Decision, lane: int) -> float:
    """In how many pictures, by weight, a whole hand of the suit is in play."""
    return sum(
        weight
        for hands, weight in zip(decision.trials.hands, decision.trials.weights, strict=True)
        if sum(count(hand, lane) for hand in hands) >= HAND_SIZE
    )


def feasible(decision: Decision, kept: int, gone: int) -> Iterator[Reason]:
    """Whether seven cards of the suit kept, and of the suit let go, are in play at all."""
    if kept == gone >> 4:
        return
    whole = sum(decision.trials.weights)
    often, seldom = enough(decision, kept), enough(decision, gone >> 4)
    if often - seldom > TELLING * whole:
        args = {"suit": SUITS[kept], "card": decision.word, "often": percent(often, whole),
                "seldom": percent(seldom, whole)}  # fmt: skip
        yield Reason("why-my_ship_sails-feasible", args, {"best": often, "second": seldom, "deals": whole})


def collecting(view: SeatView, decision: Decision, kept: int) -> Iterator[Reason]:
    """How many cards of the suit one holds, and how many the others have on average."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    total, whole = mean(decision, kept, others)
    held = count(view.hand, kept)
    args = {"suit": SUITS[kept], "held": held, "around": round(total / whole, 1)}
    yield Reason("why-my_ship_sails-collecting", args, {"held": float(held), "around": total, "deals": whole})


def refused(view: SeatView, decision: Decision) -> Iterator[Reason]:
    """The suit that the neighbour has not let go of even once, and seems to hold most of."""
    got = [PACK.card(cards[1]) >> 4 for cards in view.own["passed"]]
    giver = next(seat for seat, to in enumerate(view.facts["goes_to"]) if to == view.seat)
    if len(got) < NEVER or (view.options["stock"] == "dealer_draws" and view.seat == view.dealer):
        return
    held = [mean(decision, lane, [giver]) for lane in range(len(SUITS))]
    lane = max(range(len(SUITS)), key=lambda one: held[one][0])
    total, whole = held[lane]
    if lane not in got:
        args = {"seat": giver, "suit": SUITS[lane], "exchanges": len(got), "held": round(total / whole, 1)}
        counts = {"exchanges": float(len(got)), "given": 0.0, "held": total, "deals": whole}
        yield Reason("why-my_ship_sails-refused", args, counts)


def fed(view: SeatView, decision: Decision, gone: int) -> Iterator[Reason]:
    """What the next card would have given to the one who gets it."""
    second = next((one.word for one in decision.choices if one.word in decision.trials.values
                   and PACK.card(one.word) >> 4 != gone >> 4), None)  # fmt: skip
    if second is None or view.seat is None:
        return
    taker = view.facts["goes_to"][view.seat]
    if view.options["stock"] == "dealer_draws" and taker == view.dealer:
        return
    total, whole = mean(decision, PACK.card(second) >> 4, [taker])
    less, _ = mean(decision, gone >> 4, [taker])
    if total - less > CARDS * whole:
        args = {"seat": taker, "card": second, "held": round(total / whole, 1), "fewer": round(less / whole, 1)}
        yield Reason("why-my_ship_sails-fed", args, {"held": total, "fewer": less, "deals": whole})


def soon(view: SeatView, decision: Decision, kept: int, seed: int) -> Iterator[Reason]:
    """How many exchanges the deals take in which one wins after this card."""
    exchanges, wins = passes_to_win(view, LEVELS[-1], PACK.card(decision.word), seed)
    if wins:
        args = {"suit": SUITS[kept], "exchanges": round(exchanges / wins, 1)}
        yield Reason("why-my_ship_sails-soon", args, {"exchanges": exchanges, "wins": wins})


def shortest(view: SeatView, gone: int) -> Iterator[Reason]:
    """The card is of one's shortest suit."""
    held = [size for lane in range(len(SUITS)) if (size := count(view.hand, lane))]
    if len(held) > 1 and count(view.hand, gone >> 4) == min(held):
        yield Reason("why-my_ship_sails-shortest", {"card": PACK.word(gone)}, {"held": float(min(held))})
