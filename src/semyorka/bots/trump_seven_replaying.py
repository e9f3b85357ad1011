"""Trump Seven: what a view says of hidden cards, and its deal played again with them in a world's hands."""

from collections.abc import Sequence
from random import Random
from typing import Any

from semyorka.bots import replaying
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.cards import members
from semyorka.games.trump_seven import CALL_WORDS, PACK
from semyorka.telling.views import SeatView

GAME = "trump_seven"
HAND_SIZE = 9


def reading(view: SeatView) -> TrumpReading:
    """What a view says about the cards one cannot see."""
    return TrumpReading(view)


def opened(view: SeatView, hands: Sequence[int], rng: Random) -> Any:
    """The position of a view with these hands.

    Which two cards the declarer found in the widow, and which he gave to hands where one was not told, makes no
    difference any more: any will do.
    """
    match: Any = replaying.begun(view)
    whole = replaying.dealt(view, hands)
    widow, gifts = PACK.full & ~sum(whole), []
    declarer = view.facts["declarer"]
    if declarer is not None and view.trump is not None and not view.facts["leaster"]:
        gifts = gifts_of(view, match, whole, declarer, widow, rng)
        for gift in gifts:
            whole = [hand & ~(1 << gift) | (seat == declarer) << gift for seat, hand in enumerate(whole)]
        others = [seat for seat in range(view.seats) if seat != declarer]
        whole, _ = replaying.filled(whole, others, HAND_SIZE, PACK.full & ~sum(whole), rng)
        widow = sum(1 << card for card in members(whole[declarer])[:2])
        whole[declarer] ^= widow
    order = match.order_of(dict(enumerate(whole)), view.dealer, widow)
    named = [] if view.trump is None or view.facts["leaster"] else [CALL_WORDS[f"trump {view.trump}"]]
    return replaying.again(match, order, view.dealer, replaying.calls(view) + named + gifts + replaying.cards(view))


def gifts_of(view: SeatView, match: Any, whole: Sequence[int], declarer: int, aside: int, rng: Random) -> list[int]:
    """The cards that the declarer has laid, the first first: as far as they are known, else such as may be."""
    if view.seat == declarer:
        return [PACK.card(word) for word in view.own["gifts"] if word is not None]
    if view.options["discards_to"] != "defenders_hand":
        cards = members(aside)
        rng.shuffle(cards)
        return cards
    gifts = []
    for place in range(2):
        seat = match.receiver(declarer, place)
        told = view.own.get("gift") if seat == view.seat else None
        gifts.append(PACK.card(told) if told else rng.choice(members(whole[seat])))
    return gifts
