"""Why an action of Trump Seven is better than the next best one, as sentences with the counts they were made from.

What a card brings is asked of the solver in the very deals the decision was tried on: does it bring the trump seven to
one's own side when both sides play for that alone, does it bring this trick. Beside that: the one hidden card on which
the choice hangs most, and a rule of thumb where one fits.
"""

from collections.abc import Iterator, Sequence

from semyorka.bots.decision import Decision, Reason
from semyorka.bots.key_card import key_card
from semyorka.bots.trump_seven_bidding import SIXTY
from semyorka.bots.trump_seven_chances import LANE
from semyorka.bots.trump_seven_open import OpenPlay
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.bots.trump_seven_thumb import rule_of_thumb
from semyorka.bots.why import percent
from semyorka.cards import JOKER, SUITS, together
from semyorka.games.trump_seven import PACK
from semyorka.telling.views import SeatView

#: Deals that are asked for events, positions one answer may cost, and by how much an event must differ to be told.
DEALS, NODES, TELLING = 60, 60_000, 0.05
#: So many reasons at most.
MOST = 3


def why(view: SeatView, decision: Decision, seed: int = 0) -> tuple[Reason, ...]:
    """The reasons for the first choice, the weightiest first; none where there is nothing to choose."""
    if len(decision.choices) < 2:
        return ()
    if view.phase == "auction":
        return (of_call(view, decision),)
    if view.phase == "naming":
        return (of_trumps(view, decision),)
    if view.phase == "giving":
        return tuple(of_gift(view, decision))[:MOST]
    return tuple(of_card(view, decision))[:MOST]


# ---- Calls, trumps, gifts ----------------------------------------------------------------------------------


def of_call(view: SeatView, decision: Decision) -> Reason:
    """What 60 and pass are worth, or that a second 60 would only spoil the deal."""
    sixty, passed = decision.of("60").value, decision.of("pass").value
    others = [seat for seat in view.facts["bidders"] if seat != view.seat]
    counts = {"sixty": sixty, "pass": passed}
    if others and decision.word != SIXTY:
        return Reason("why-trump_seven-no-spoiling", {"seat": others[0]}, counts)
    args = {"often": percent(sixty), "seldom": percent(passed)}
    return Reason("why-trump_seven-bid" if decision.word == SIXTY else "why-trump_seven-pass", args, counts)


def of_trumps(view: SeatView, decision: Decision) -> Reason:
    """The chances with the best suit and with the next."""
    best, second = decision.choices[0], decision.choices[1]
    lane = SUITS.index(best.word[-1])
    cards = (view.hand >> 16 * lane & LANE).bit_count() + (view.hand >> JOKER & 1)
    counts = {"best": best.value, "second": second.value, "cards": float(cards)}
    args = {
        "suit": best.word[-1], "count": cards, "often": percent(best.value), "seldom": percent(second.value),
    }  # fmt: skip
    return Reason("why-trump_seven-suit", args, counts)


def of_gift(view: SeatView, decision: Decision) -> Iterator[Reason]:
    """What becomes of the suit the card is of, and what the card gives away."""
    card = PACK.card(decision.word)
    lane = SUITS.index(str(view.trump))
    best, second = decision.choices[0], decision.choices[1]
    left = (view.hand >> 16 * (card >> 4) & LANE & ~(1 << (card & 15))).bit_count()
    if card != JOKER and card >> 4 != lane and left <= 1:
        key = "why-trump_seven-gift-void" if left == 0 else "why-trump_seven-gift-single"
        yield Reason(key, {"card": decision.word, "suit": decision.word[-1]}, {"left": float(left)})
    worth = view.own["worth"].get(decision.word, 0)
    if not worth and view.options["discards_to"] != "declarer_pile":
        yield Reason("why-trump_seven-gift-cheap", {"card": decision.word}, {"worth": 0.0})
    args = {"card": decision.word, "often": percent(best.value), "seldom": percent(second.value)}
    yield Reason("why-trump_seven-gift-chance", args, {"best": best.value, "second": second.value})


# ---- Cards -------------------------------------------------------------------------------------------------


def of_card(view: SeatView, decision: Decision) -> Iterator[Reason]:
    """Events that differ, the key card, the rule of thumb."""
    reading = TrumpReading(view)
    second = next((choice.word for choice in decision.choices[1:] if choice.word in decision.trials.values), None)
    if second is not None:
        yield from events(view, reading, decision, second)
        fact = key_card("why-trump_seven-key-card", reading, decision, second)
        if fact is not None:
            yield fact
    rule = rule_of_thumb(reading, PACK.card(decision.word))
    if rule is not None:
        yield rule


def events(view: SeatView, reading: TrumpReading, decision: Decision, second: str) -> Iterator[Reason]:
    """What the first card brings clearly more often than the second, over the same deals."""
    cards = [PACK.card(decision.word), PACK.card(second)]
    judge = OpenPlay(view, reading, NODES)
    deals = list(zip(decision.trials.hands, decision.trials.weights, strict=True))[:DEALS]
    whole = sum(weight for _, weight in deals)
    found: list[tuple[float, Reason]] = []
    for key, goals in goals_of(reading, cards):
        counts = [
            sum(weight for hands, weight in deals if judge.brings(hands, card, goal))
            for card, goal in zip(cards, goals, strict=True)
        ]
        more = (counts[0] - counts[1]) / whole
        if more >= TELLING:
            args = {"card": decision.word, "often": percent(counts[0], whole), "seldom": percent(counts[1], whole)}
            found.append((more, Reason(key, args, {"best": counts[0], "second": counts[1], "deals": whole})))
    found.sort(key=lambda one: -one[0])
    yield from (reason for _, reason in found)


def goals_of(reading: TrumpReading, cards: Sequence[int]) -> Iterator[tuple[str, tuple[int, int]]]:
    """What both sides may play for: sets of cards, one for each of the two cards compared."""
    gone = together(reading.taken)
    if reading.leaster:
        return
    if not reading.seven & gone:
        own = reading.seven & reading.hand
        key = "why-trump_seven-saves" if own else "why-trump_seven-catches"
        yield key, (reading.seven, reading.seven)
    table = 0
    for _, card in reading.table:
        table |= 1 << card
    yield "why-trump_seven-takes", (table | 1 << cards[0], table | 1 << cards[1])
