"""Why an action of Auction Pitch is better than the next best one, as sentences with the counts they were made from.

A card: the deals the decision was tried on are played to their end after it and after the second, every seat for
its own chance to win the match, and the ends are compared: who has High, Low, Jack and Game, and whether the bid was
made. Then the one hidden card on which the choice hangs most, and a rule of thumb where one fits. A call: what it is
worth, how often the hand makes it, and what failing costs at this score.
"""

from collections.abc import Iterator

from semyorka.bots import pitch_equity
from semyorka.bots.decision import Decision, Reason
from semyorka.bots.key_card import key_card
from semyorka.bots.pitch_auction import Auction
from semyorka.bots.pitch_cards import voids_by
from semyorka.bots.pitch_lines import ends
from semyorka.bots.pitch_stakes import SLAM
from semyorka.bots.pitch_table import COUNTING, PACK
from semyorka.bots.reading import Reading
from semyorka.bots.why import percent
from semyorka.cards import SUITS
from semyorka.games.pitch import pips
from semyorka.telling.views import SeatView

#: By how much an event must differ to be told, and how many reasons there are at most.
TELLING, MOST = 0.05, 3
#: What is told of an end when the first card brings it more often.
EVENTS = {
    "made": "why-pitch-made", "set": "why-pitch-set", "high": "why-pitch-high", "low": "why-pitch-low",
    "jack": "why-pitch-jack", "game": "why-pitch-game", "no_jack": "why-pitch-no-jack", "no_game": "why-pitch-no-game",
    "no_low": "why-pitch-no-low",
}  # fmt: skip
#: Card points from which a trick is worth taking.
RICH = 8


def why(view: SeatView, decision: Decision, seed: int = 0) -> tuple[Reason, ...]:
    """The reasons for the first choice, the weightiest first; none where there is nothing to choose."""
    if len(decision.choices) < 2 or not decision.trials.values:
        return ()
    if view.phase == "auction":
        return tuple(of_call(view, decision))[:MOST]
    return tuple(of_card(view, decision, seed))[:MOST]


# ---- Calls -------------------------------------------------------------------------------------------------


def of_call(view: SeatView, decision: Decision) -> Iterator[Reason]:
    """What the first call and the second are worth; how often the bid is made, and what failing costs."""
    best, second = decision.choices[0], decision.choices[1]
    counts = {"best": best.value, "second": second.value}
    args = {"best": best.word, "second": second.word, "often": percent(best.value), "seldom": percent(second.value)}
    if percent(best.value) > percent(second.value):
        yield Reason("why-pitch-call", args, counts)
    word = best.word if best.word != "pass" else second.word
    yield from failing(view, word)
    auction = Auction(view)
    bid = SLAM if word == "slam" else int(word)
    lane = auction.best_suit(bid)
    made = auction.made(bid, auction.prospects[lane])
    yield Reason("why-pitch-makes", {"bid": word, "suit": SUITS[lane], "often": percent(made)}, {"made": made})


def failing(view: SeatView, word: str) -> Iterator[Reason]:
    """What it costs to fail with a bid, in chance to win the match, where one is near the target."""
    me, bid = int(view.seat or 0), SLAM if word == "slam" else int(word)
    now, then = list(view.scores), list(view.scores)
    then[me] -= bid
    dealer = (view.dealer + 1) % view.seats
    before = pitch_equity.chances(now, dealer, view.options)[me]
    after = pitch_equity.chances(then, dealer, view.options)[me]
    need = int(view.options["target"]) - view.scores[me]
    if percent(before - after) < 1:
        return
    args = {"bid": word, "need": need, "cost": percent(before - after)}
    yield Reason("why-pitch-failing", args, {"before": before, "after": after})


# ---- Cards -------------------------------------------------------------------------------------------------


def of_card(view: SeatView, decision: Decision, seed: int) -> Iterator[Reason]:
    """Events that differ, the key card, the rule of thumb."""
    reading = Reading(view, view.trump, voids_by(view.options))
    second = next((choice.word for choice in decision.choices[1:] if choice.word in decision.trials.values), None)
    if second is not None:
        yield from events(view, decision, second, seed)
        fact = key_card("why-pitch-key-card", reading, decision, second)
        if fact is not None:
            yield fact
    yield from rule_of_thumb(view, reading, PACK.card(decision.word))


def events(view: SeatView, decision: Decision, second: str, seed: int) -> Iterator[Reason]:
    """What the first card brings clearly more often than the second, over the same deals."""
    first = ends(view, decision, decision.word, seed)
    other = ends(view, decision, second, seed)
    whole = sum(weight for _, weight in first)
    found: list[tuple[float, Reason]] = []
    for event, key in EVENTS.items():
        brought = sum(weight for happened, weight in first if event in happened)
        instead = sum(weight for happened, weight in other if event in happened)
        more = (brought - instead) / whole
        if more >= TELLING:
            args = {"card": decision.word, "often": percent(brought, whole), "seldom": percent(instead, whole)}
            found.append((more, Reason(key, args, {"best": brought, "second": instead, "deals": whole})))
    found.sort(key=lambda one: -one[0])
    yield from [reason for _, reason in found][:2]


def rule_of_thumb(view: SeatView, reading: Reading, card: int) -> Iterator[Reason]:
    """The rule of thumb that a card follows, if one fits."""
    word, trump = PACK.word(card), bool(reading.trumps >> card & 1)
    higher = (reading.above(card) & reading.unseen).bit_count()
    pot = pips(1 << card) + sum(pips(1 << one) for _, one in reading.table)
    if view.trump is None:
        length = (view.hand & reading.suit_of(card)).bit_count()
        yield Reason("why-pitch-long-suit", {"suit": word[-1], "count": length}, {"count": float(length)})
    elif not reading.table:
        if not higher and reading.suit_of(card) & reading.unseen:
            key = "why-pitch-draws" if trump else "why-pitch-top"
            yield Reason(key, {"card": word}, {"higher": 0.0})
    elif reading.best is not None and reading.beats(card, reading.best):
        if not reading.later and pot >= RICH:
            yield Reason("why-pitch-rich", {"card": word, "pips": pot}, {"pips": float(pot)})
    elif not trump and not COUNTING >> card & 1:
        yield Reason("why-pitch-cheap", {"card": word}, {"pips": 0.0})
