"""Every house rule changes the play of a ship where it can; where none can, the test says why in words."""

from dataclasses import replace
from typing import Any

from semyorka.bots import consider
from semyorka.bots.decision import Decision
from semyorka.telling.views import SeatView
from tests.bots.ships import PACK, after, view_of

SEEDS = range(24)


def answers(view: SeatView, level: int = 4, budget: float = 0.1) -> set[str]:
    """The cards a level passes there, over some seeds."""
    return {consider(view, level, budget, seed).word for seed in SEEDS}


def value(view: SeatView, budget: float = 4.0) -> float:
    """What the best choice is worth."""
    return max(choice.value for choice in weighed(view, budget).choices)


def weighed(view: SeatView, budget: float = 4.0) -> Decision:
    return consider(view, 5, budget, 1)


def late(view: SeatView, exchanges: int) -> SeatView:
    return replace(view, facts={**view.facts, "exchanges": exchanges})


def out(view: SeatView, *seats: int) -> SeatView:
    """The same with these seats out of the deal."""
    legal = view.hand if view.seat in seats else view.legal
    return replace(view, facts={**view.facts, "out_of_deal": list(seats)}, legal=legal)


def test_max_exchanges() -> None:
    """Where thirty exchanges are all, one lets go of a suit that does not come in sooner than where there are more."""
    hand = "2H 3H 4H 5H 6S 7S 8S"
    assert {word[1] for word in answers(view_of(hand, 7, max_exchanges=100))} == {"S"}
    assert {word[1] for word in answers(view_of(hand, 7, max_exchanges="none"))} == {"S"}
    assert {word[1] for word in answers(view_of(hand, 7, max_exchanges=30))} == {"S", "H"}


def test_stalemate() -> None:
    """With one exchange left and three cards missing there is nothing to win; a redeal is then the best to hope for."""
    last = view_of("2H 3H 4H 5H 6S 7S 8S", 99, max_exchanges=100, stalemate="no_winner")
    again = view_of("2H 3H 4H 5H 6S 7S 8S", 99, max_exchanges=100, stalemate="redeal")
    assert value(last) == 0.0
    assert 0.05 < value(again) <= 0.25
    assert all(choice.value <= 0.25 for choice in weighed(again).choices), "a new deal is won by one seat of four"


def test_stalemate_changes_the_card() -> None:
    """One exchange left, and the next seat gathers what one gave it: not to feed it matters if there is a new deal."""
    gave = ("2S", "3S", "4S", "5S", "6S", "7S")
    got = ("2D", "3D", "4D", "5D", "2C", "6H")
    passed = tuple(zip(gave, got, strict=True))

    def view(rule: str) -> SeatView:
        return after(view_of("8S 9S 2D 3D 4D 2C 6H", stalemate=rule), *passed, exchanges=99)

    redeal, nothing = weighed(view("redeal")), weighed(view("no_winner"))
    assert {choice.value for choice in nothing.choices} == {0.0}
    spades = redeal.of("8S") if redeal.of("8S").value <= redeal.of("9S").value else redeal.of("9S")
    assert spades.behind > 0.0, "the others lose nothing by it, but one loses the new deal"


def test_tie() -> None:
    """Where the highest hand wins a tie the low cards go; the eldest wins more ties than the dealer."""
    hand = "AH 3H 4H 5H 6H AS 2S"
    assert answers(view_of(hand, tie="highest_card")) == {"2S"}
    for rule in ("share", "first_press", "eldest"):
        assert answers(view_of(hand, tie=rule)) == {"AS", "2S"}, "no rank counts"
    # Who of several wins changes what a suit is worth, not which is worth most: one completes the same suit as fast
    # as one can, whoever else may be complete in the same window.
    share, first = value(view_of(hand, tie="share")), value(view_of(hand, tie="first_press"))
    eldest, dealer = value(view_of(hand, dealer=3, tie="eldest")), value(view_of(hand, dealer=0, tie="eldest"))
    assert first < share and dealer < eldest <= share


def test_stock() -> None:
    """Before the dealer one feeds nobody: what one passes goes under the stock, and the next seat draws."""
    passed = (("9S", "2H"), ("TS", "3H"), ("JS", "4D"), ("QS", "5D"))
    hand = "2H 3H 4D 5D 6C 7C KS"
    closed = after(view_of(hand, dealer=1), *passed)
    drawn = after(view_of(hand, dealer=1, stock="dealer_draws"), *passed)
    spades = [sum(cards[1].bit_count() - (cards[1] & ~0xFFFF).bit_count() for cards in weighed(view, 1).trials.hands)
              for view in (closed, drawn)]  # fmt: skip
    assert spades[1] < spades[0] * 0.7, "four spades are known to lie with the next seat, or under the stock"


def test_pass_direction() -> None:
    """A circle read the other way round is the same circle, so by itself no card is better for it; but the neighbour
    whose cards speak to one, and the one whom one feeds, change sides."""
    passed = (("9C", "2S"), ("TC", "3S"), ("JC", "4S"))
    hand = "2H 3H 4H 2S 3S 4S 5D"
    for way, giver, taker in (("left", 3, 1), ("right", 1, 3)):
        trials = weighed(after(view_of(hand, pass_direction=way), *passed)).trials
        spades = [
            sum(weight * (hands[seat] & 0xFFFF).bit_count() for hands, weight in
                zip(trials.hands, trials.weights, strict=True)) for seat in (giver, taker)
        ]  # fmt: skip
        assert spades[0] < 0.8 * spades[1], "who lets three spades go is not gathering them"


def test_false_call() -> None:
    """Nobody who plays well calls falsely, so that the penalty changes no card of one's own. What a false call would
    cost is told, and a seat that is out of the deal is no rival any more."""
    hand = "2H 3H 4H 5S 6S 7D 8C"
    for rule, costs in (("none", False), ("out_of_deal", True), ("minus_one", True)):
        decision = weighed(view_of(hand, false_call=rule), 0.2)
        assert decision.word != "call"
        assert (decision.of("call").value < decision.choices[0].value) == costs, rule
    view = view_of(hand, false_call="out_of_deal")
    assert value(out(view, 1, 2)) > value(view) + 0.1
    assert value(out(view, 0)) == 0.0


def test_auto_call() -> None:
    """A ship that sails is called at once in any case: the aid changes nothing for whoever never forgets."""
    hand = "2H 3H 4H 5S 6S 7D 8C"
    off, on = (weighed(view_of(hand, auto_call=rule), 0.2) for rule in ("off", "on"))
    assert off == on


def test_deals() -> None:
    """Each deal counts one win and stands alone: the number of deals changes no card."""
    hand = "2H 3H 4H 5S 6S 7D 8C"
    told: list[Any] = [weighed(view_of(hand, deals=deals), 0.2) for deals in (1, 3, 5, 10)]
    assert all(one == told[0] for one in told)
    assert PACK.word(PACK.card(told[0].word)) == told[0].word
