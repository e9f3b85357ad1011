"""The deals that can still be are those in which all that was played could have been played: tried one by one."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from semyorka.bots.pitch_cards import voids_by
from semyorka.bots.reading import Reading
from semyorka.bots.seven_leaves_reading import LeavesReading
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.bots.worlds import Worlds
from semyorka.cards import members, union
from semyorka.games import GAMES
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see

#: So many small positions of each game, each with no more worlds than these.
POSITIONS, MOST_WORLDS = 200, 150
#: Most seats, and most cards a hand, of a small position.
SMALL = {"pitch": (2, 1), "trump_seven": (3, 3), "seven_leaves": (4, 2)}

READINGS: dict[str, Any] = {
    "pitch": lambda view: Reading(view, view.trump, voids_by(view.options)),
    "trump_seven": TrumpReading,
    "seven_leaves": LeavesReading,
}
RULES: dict[str, list[dict[str, Any]]] = {
    "pitch": [{"all_pass": "dealer_forced"}, {"trump_in": "void_only"}, {"trump_in": "pip_lead"}],
    "trump_seven": [
        {"multi_bid": "first_plays", **more}
        for more in ({}, {"must_trump": "on"}, {"joker_any_time": "on"}, {"discards_to": "defenders_pile"})
    ],
    "seven_leaves": [{}, {"must_beat": "on"}],
}


class Played:
    """A deal played at random up to near its end: what it was dealt, and each action after that."""

    def __init__(self, game: str, rng: random.Random) -> None:
        self.rng = rng
        seats, self.most = SMALL[game]
        allowed = [one for one in GAMES[game].seats_allowed if one <= seats]
        self.match = GAMES[game](rng.choice(allowed), rng.choice(RULES[game]))
        order = list(self.match.pack.cards)
        rng.shuffle(order)
        self.dealer = rng.randrange(self.match.seats)
        self.deal: Any = self.match.open(order, self.dealer)
        self.actions: list[tuple[int, str]] = []
        self.record = Record()
        self.leading = False

    def to_the_end(self) -> bool:
        """Play until every hand is small enough; false when the deal was over before."""
        while not self.deal.over():
            if self.match.phase(self.deal) == "play":
                self.leading = True
                if max(self.deal.hand(seat).bit_count() for seat in range(self.match.seats)) <= self.most:
                    return True
            word = self.match.word(self.rng.choice(members(self.deal.legal_set())))
            if self.leading:
                self.actions.append((self.deal.to_act, word))
            self.record.add(self.match.play(self.deal.to_act, word))
        return False

    def view(self, seat: int) -> SeatView:
        return see(self.match, self.record, seat)

    def could_be(self, hands: list[int]) -> bool:
        """Whether all cards played since the first lead could have been played, these being the hands now."""
        whole = list(hands)
        for seat, word in self.actions:
            whole[seat] |= 1 << self.match.pack.card(word)
        again: Any = self.match.position()
        trumps = self.deal.trumps
        again.lay_out(whole, self.actions[0][0], trumps)
        for seat, word in self.actions:
            card = self.match.pack.card(word)
            if again.to_act != seat or not again.legal_set() >> card & 1:
                return False
            again.take(seat, card)
        return True


def laid_in_every_way(played: Played, seat: int, view: SeatView) -> set[tuple[int, ...]]:
    """Every world of a seat in which all that was played could have been: each way to lay the cards is tried."""
    match, deal = played.match, played.deal
    sure = [0] * match.seats
    sure[seat] = deal.hand(seat)
    if match.key == "trump_seven" and seat == deal.declarer and match.options["discards_to"] == "defenders_hand":
        for place in range(2):
            sure[(seat + 1 + place) % 3] |= 1 << deal.gift(place) & deal.hand((seat + 1 + place) % 3)
    if match.key == "seven_leaves" and view.facts["turn_up_held_by"] is not None:
        sure[deal.dealer] |= 1 << deal.turn_up
    gone = union(match.pack.card(word) for _, word in played.actions)
    if match.key == "trump_seven" and seat == deal.declarer and match.options["discards_to"] != "defenders_hand":
        gone |= union(deal.gift(place) for place in range(2))
    hidden = match.pack.full & ~gone & ~union(card for cards in sure for card in members(cards))
    others = [one for one in range(match.seats) if one != seat]
    found: set[tuple[int, ...]] = set()

    def lay(at: int, left: list[int], hands: list[int]) -> None:
        if at == len(others):
            if played.could_be(hands):
                found.add(tuple(hands))
            return
        one = others[at]
        for cards in combinations(left, deal.hand(one).bit_count() - sure[one].bit_count()):
            more = [hand | union(cards) if other == one else hand for other, hand in enumerate(hands)]
            lay(at + 1, [card for card in left if card not in cards], more)

    lay(0, members(hidden), sure)
    return found


@pytest.fixture(scope="module", params=sorted(READINGS))
def small(request: pytest.FixtureRequest) -> list[tuple[Played, int, Worlds]]:
    """Small positions of a game, each with a seat and its worlds."""
    game = request.param
    rng, found = random.Random(game), []
    while len(found) < POSITIONS:
        played = Played(game, rng)
        if not played.to_the_end():
            continue
        seat = rng.randrange(played.match.seats)
        worlds = Worlds(READINGS[game](played.view(seat)), rng.randrange(1 << 60))
        if 1 < worlds.count() <= MOST_WORLDS:
            found.append((played, seat, worlds))
    return found


def test_there_are_as_many_as_trying_all_finds(small: list[tuple[Played, int, Worlds]]) -> None:
    voids = 0
    for played, seat, worlds in small:
        found = laid_in_every_way(played, seat, played.view(seat))
        assert worlds.count() == len(found)
        assert {tuple(world) for world in worlds.every()} == found
        voids += any(worlds.spread.allowed[place] != worlds.spread.hidden for place in range(len(worlds.others)))
    assert voids > POSITIONS / 4


def test_the_true_deal_is_one_of_them_and_drawn_no_more_often_than_others(
    small: list[tuple[Played, int, Worlds]],
) -> None:
    sums, degrees, trues, expected = 0.0, 0, 0.0, 0.0
    for played, _seat, worlds in small:
        truth = tuple(played.deal.hand(one) for one in range(played.match.seats))
        count = worlds.count()
        drawn = Counter(tuple(worlds.draw()) for _ in range(20 * count))
        assert truth in {tuple(world) for world in worlds.every()}
        sums += sum((times - 20) ** 2 / 20 for times in drawn.values()) + 20 * (count - len(drawn))
        degrees += count - 1
        trues += drawn[truth]
        expected += 20
    assert abs(sums - degrees) < 4.5 * (2 * degrees) ** 0.5
    assert abs(trues - expected) < 4.5 * expected**0.5
