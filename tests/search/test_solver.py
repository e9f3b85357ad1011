"""The exact solver gives what trying every line of play gives, whatever the sides, the worths and the rules."""

import random
from typing import Any

import pytest

from semyorka.cards import members, union
from semyorka.games import GAMES
from semyorka.games.tricks import Tricks
from semyorka.search.solver import Solver

CARDS = [lane * 16 + place for lane in range(4) for place in range(13)]


class Open:
    """Open hands tried out to the end, with nothing clever about it: cards are sets, a line of play is a call."""

    def __init__(self, trumps: int, gaining: set[int], worths: list[tuple[int, int]], per_trick: int) -> None:
        self.trumps, self.gaining, self.worths, self.per_trick = trumps, gaining, worths, per_trick

    def suit(self, card: int) -> int:
        return 4 if self.trumps >> card & 1 else card >> 4

    def taken(self, trick: list[int]) -> int:
        led = self.suit(trick[0])
        rank = [(self.suit(card) == 4, self.suit(card) == led, card) for card in trick]
        return rank.index(max(rank))

    def worth(self, trick: list[int]) -> int:
        return self.per_trick + sum(worth for card in trick for mask, worth in self.worths if mask >> card & 1)

    def value(self, hands: list[list[int]], leader: int, trick: list[int]) -> int:
        seats = len(hands)
        if len(trick) == seats:
            taker = (leader + self.taken(trick)) % seats
            return (taker in self.gaining) * self.worth(trick) + self.value(hands, taker, [])
        seat = (leader + len(trick)) % seats
        if not hands[seat]:
            return 0
        legal = [card for card in hands[seat] if trick and self.suit(card) == self.suit(trick[0])] or hands[seat]
        found = []
        for card in legal:
            left = [[one for one in hand if one != card] if seat == at else hand for at, hand in enumerate(hands)]
            found.append(self.value(left, leader, [*trick, card]))
        return max(found) if seat in self.gaining else min(found)


def ending(rng: random.Random, seats: int, size: int) -> tuple[list[list[int]], int, int]:
    """Hands, who leads, and the trumps (or none) of a random ending."""
    cards = rng.sample(CARDS, seats * size)
    hands = [cards[size * seat : size * (seat + 1)] for seat in range(seats)]
    trumps = 0xFFFF << 16 * rng.randrange(4) if rng.random() < 0.7 else 0
    return hands, rng.randrange(seats), trumps


def laid_out(hands: list[list[int]], leader: int, trumps: int) -> Tricks:
    deal = Tricks(len(hands))
    deal.lay_out([union(hand) for hand in hands], leader, trumps)
    return deal


@pytest.mark.parametrize("seats, size, sides", [(2, 5, {0}), (3, 3, {1}), (4, 3, {0, 2}), (4, 3, {1, 3}), (4, 3, {2})])
def test_tricks_are_what_every_line_of_play_gives(seats: int, size: int, sides: set[int]) -> None:
    rng, solver = random.Random(f"{seats} {sides}"), Solver()
    for _ in range(60):
        hands, leader, trumps = ending(rng, seats, size)
        solver.set_up(laid_out(hands, leader, trumps), union(sides))
        assert solver.value() == Open(trumps, sides, [], 1).value(hands, leader, [])


@pytest.mark.parametrize("seats, sides", [(2, {1}), (3, {0}), (4, {0, 2})])
def test_points_are_what_every_line_of_play_gives(seats: int, sides: set[int]) -> None:
    rng, solver = random.Random(seats), Solver()
    worths = [(union(card for card in CARDS if card & 15 == 8), 10), (union(CARDS[11::13]), 4), (1 << 5, 20)]
    for _ in range(60):
        hands, leader, trumps = ending(rng, seats, 3)
        solver.set_up(laid_out(hands, leader, trumps), union(sides), worths, per_trick=0)
        assert solver.value() == Open(trumps, sides, worths, 0).value(hands, leader, [])


def test_every_card_one_might_play_has_its_own_value_and_the_deal_stays_as_it_was() -> None:
    rng, solver = random.Random(5), Solver()
    for _ in range(40):
        hands, leader, trumps = ending(rng, 4, 3)
        deal = laid_out(hands, leader, trumps)
        first = hands[leader][0]
        deal.take(leader, first)
        after = [[card for card in hand if card != first] for hand in hands]
        before = [deal.hand(seat) for seat in range(4)], deal.on_table(), deal.legal_set(), deal.winner_now()
        solver.set_up(deal, 0b0101)
        legal = members(deal.legal_set())
        values = {card: solver.value_of(card) for card in legal}
        slow = Open(trumps, {0, 2}, [], 1)
        seat = (leader + 1) % 4
        for card in legal:
            left = [[one for one in hand if one != card] if at == seat else hand for at, hand in enumerate(after)]
            assert values[card] == slow.value(left, leader, [first, card])
        best = max(values.values()) if seat in (0, 2) else min(values.values())
        assert solver.value() == best
        assert solver.winning(best) == union(card for card in legal if values[card] >= best)
        assert ([deal.hand(one) for one in range(4)], deal.on_table(), deal.legal_set(), deal.winner_now()) == before


def played_on(position: Any, gaining: set[int], points: Any) -> int:
    """The points of the gaining side when a game's own position is tried out to the end."""
    if position.over():
        return int(points(position))
    found = []
    for action in members(position.legal_set()):
        after = position.copy()
        after.take(position.to_act, action)
        found.append(played_on(after, gaining, points))
    return max(found) if position.to_act in gaining else min(found)


RULES: list[dict[str, str]] = [
    {}, {"must_trump": "on"}, {"joker_any_time": "on"}, {"discards_to": "defenders_pile"}, {"first_lead": "eldest"},
]  # fmt: skip


@pytest.mark.parametrize("options", RULES, ids=str)
def test_trump_seven_is_solved_by_its_own_rules(options: dict[str, str]) -> None:
    rng, solver = random.Random(str(options)), Solver()
    for _ in range(12):
        match = GAMES["trump_seven"](3, options)
        order = list(match.pack.cards)
        rng.shuffle(order)
        deal = match.open(order, 0)
        for word in ("60", "pass", "pass", "pass", "pass"):
            if match.phase(deal) == "auction":
                match.play(deal.to_act, word)
        match.play(deal.to_act, "trump " + rng.choice("SHDC"))
        while deal.hand(deal.declarer).bit_count() > 3:
            match.play(deal.to_act, match.word(rng.choice(members(deal.legal_set()))))
        declarer = deal.declarer
        worths = [(1 << card, match.value(deal, card)) for card in match.pack.cards]
        worths = [(union(card for (mask, worth) in worths if worth == one for card in members(mask)), one)
                  for one in (20, 10, 4, 3, 2)]  # fmt: skip
        had = sum(worth * (deal.cards_won(declarer) & mask).bit_count() for mask, worth in worths)
        expected = played_on(deal, {declarer}, lambda end, seat=declarer: end.points_of(seat))
        at_will = 1 << match.pack.card("JKR") if options.get("joker_any_time") == "on" else 0
        solver.set_up(
            deal, 1 << declarer, worths, per_trick=0, obliged=options.get("must_trump") == "on", at_will=at_will
        )
        assert had + solver.value() == expected


@pytest.mark.parametrize("options", [{}, {"must_beat": "on"}], ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_seven_leaves_is_solved_by_its_own_rules(seats: int, options: dict[str, str]) -> None:
    rng, solver = random.Random(f"{seats} {options}"), Solver()
    for _ in range(30):
        match = GAMES["seven_leaves"](seats, options)
        order = list(match.pack.cards)
        rng.shuffle(order)
        deal = match.open(order, 0)
        while deal.hand(deal.to_act).bit_count() > 3 or deal.on_table():
            match.play(deal.to_act, match.word(rng.choice(members(deal.legal_set()))))
        had = deal.tricks_of(1)
        expected = played_on(deal, {1}, lambda end: end.tricks_of(1))
        solver.set_up(deal, 0b10, obliged=True)
        assert had + solver.value() == expected


def test_a_search_that_is_too_long_gives_up_and_says_so() -> None:
    hands, leader, trumps = ending(random.Random(2), 4, 6)
    solver = Solver()
    solver.set_up(laid_out(hands, leader, trumps), 0b0101)
    solver.limit = 5
    solver.value()
    assert solver.stopped
    solver.limit = 0
    solver.set_up(laid_out(hands, leader, trumps), 0b0101)
    solver.value()
    assert not solver.stopped and solver.nodes > 5


def test_what_one_deal_taught_is_not_believed_of_another() -> None:
    rng, solver = random.Random(11), Solver()
    theirs, worths = union([19, 21, 6, 35]), [(union([6, 20, 35, 53]), 5), (union([3, 8]), 3)]
    for _ in range(200):
        deal = Tricks(2)
        deal.lay_out([union(rng.sample([3, 4, 5, 7, 8], 2)) | union([20, 34]), theirs], 0, 0)
        fresh = Solver()
        for one in (solver, fresh):
            one.set_up(deal, 0b01, worths)
        assert solver.value() == fresh.value()


#: A mate's lowest winner by which he comes to the lead, and trumps that draw the foes' trumps, are needed for what
#: the other sure cards bring, even where there are sure cards to spare: hands, who leads, the trumps' lane, the gaining
#: side, a lead and the tricks that it gains.
SPARE = [
    ("5S 3H TH 8D AD, 8S QH JD 7C 8C, 3S 2H 3D KD 2C, KS 4H 7H 9D 4C", 3, 1, {0, 2}, "4H", 2),
    ("4H TH 9D 9C KC, 9S TS KH 4D 8D, 5S 9H KD 2C 6C, 3S 3H 6H AD 5C", 2, 1, {0}, "9H", 2),
    ("6S 5H QH 6C 8C, 5S 6H 4D JD 9C, 7S 7D QD 3C KC, QS 8H 9H 9D 7C", 3, 2, {1, 3}, "9D", 2),
    ("4S 2H AD 3C 4C, 9S 8H 9D 8C QC, 3S 9H TH 6D AC, TS QD KD 9C TC", 2, 3, {0, 1, 2}, "6D", 4),
]


@pytest.mark.parametrize("hands, leader, trumps, sides, lead, need", SPARE)
def test_sure_cards_to_spare_leave_what_the_others_rest_on(
    hands: str, leader: int, trumps: int, sides: set[int], lead: str, need: int
) -> None:
    pack = GAMES["pitch"].pack
    dealt = [[pack.card(word) for word in hand.split()] for hand in hands.split(",")]
    solver = Solver()
    solver.set_up(laid_out(dealt, leader, 0xFFFF << 16 * trumps), union(sides))
    assert solver.gains_by(pack.card(lead), need)


SUITS = [0xFFFF << 16 * lane for lane in range(4)] + [0]
#: What is certain at the first look: hands, who leads, the trumps' lane (4: none), a lead or none, how many tricks
#: seats 0 and 2 want, and whether they get them.
SEEN = {
    "winners of a mate under those of the leader": ("AS 2S 3D, JS 5D 6D, KS QS 4S, TS 9S 7D", 0, 4, "", 3, True),
    "trumps beside plain winners": ("AS QH JH, KH 3S 4D, 5D 6D 4S, 5S 7D 8D", 0, 1, "", 2, True),
    "a trump more than foes beat": ("2S 3S 2D, AH 4S 3D, KH QH 5D, 4D 5S 6S", 0, 1, "", 1, True),
    "trumps more than foes hold": ("4H 3H 2H, AH 4S 3D, 5C 6C 5D, 4D 5S 6S", 0, 1, "", 2, True),
    "who takes this trick goes on": ("3S 3D 4D, AS KD 2C, 2S 5D 6D, 4S 7D 5C", 0, 4, "3S", 2, False),
    "suits do not last to the end": ("AS KS 2D, 3S 5D 3D, 4S 5S 4D, 6S 7S 7C", 0, 4, "", 3, False),
}


@pytest.mark.parametrize("seen", SEEN)
def test_what_is_certain_is_seen_without_looking_ahead(seen: str) -> None:
    hands, leader, trumps, lead, need, gained = SEEN[seen]
    pack, solver = GAMES["pitch"].pack, Solver()
    dealt = [[pack.card(word) for word in hand.split()] for hand in hands.split(",")]
    solver.set_up(laid_out(dealt, leader, SUITS[trumps]), 0b0101)
    assert (solver.gains_by(pack.card(lead), need) if lead else solver.gains(need)) == gained
    assert solver.nodes == 1


def test_a_long_suit_rests_on_as_many_of_its_cards_as_others_can_follow() -> None:
    """Seat 1 takes all with 8S 5S 2S when the 7S has gone, and not when the 3S has: the 5S counts as well as the 8S."""
    pack, solver = GAMES["pitch"].pack, Solver()
    hands = ["7C 6C 6S 3D 2D", "8C 8S 5S 2S 8D", "4C 3C 4S 5D 4D", "5C 2C 7S 3S 6D"]
    solver.set_up(laid_out([[pack.card(word) for word in hand.split()] for hand in hands], 2, 0), 0b0010)
    assert solver.value_of(pack.card("4S")) == 4


def test_cards_whose_ranks_do_not_matter_are_tried_once() -> None:
    """The foes take all by the aces whatever is led, so that one spade of three tells what the others are good for."""
    pack, solver = GAMES["pitch"].pack, Solver()
    hands = ["2S 4S 6S 9D", "AS KS AD KD", "3S 5S 7S 4D", "8S TS 5D 6D"]
    dealt = [[pack.card(word) for word in hand.split()] for hand in hands]
    solver.set_up(laid_out(dealt, 0, 0), 0b0101)
    assert not solver.gains(1)
    assert solver.nodes == 3  # the deal, a spade, the diamond


@pytest.mark.parametrize("size, endings", [(4, 300), (5, 300), (6, 100)])
def test_positions_known_by_their_high_cards_answer_like_positions_known_by_all(size: int, endings: int) -> None:
    rng, solver, exact = random.Random(size), Solver(), Solver()
    for _ in range(endings):
        hands, leader, trumps = ending(rng, 4, size)
        sides = rng.choice([{0, 2}, {1, 3}, {0}, {0, 1, 2}])
        solver.set_up(laid_out(hands, leader, trumps), union(sides))
        exact.set_up(laid_out(hands, leader, trumps), union(sides), must_beat=True)  # a position stands for itself
        asked = [(card, need) for card in hands[leader] for need in range(1, size + 1)]
        rng.shuffle(asked)
        for card, need in asked:
            assert solver.gains_by(card, need) == exact.gains_by(card, need), (hands, leader, trumps, sides, card, need)
