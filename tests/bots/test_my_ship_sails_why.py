"""Why a ship lets a card go: whole sentences in both languages, whose numbers can be made again from their counts."""

import random

import pytest

from semyorka.bots import consider
from semyorka.bots.decision import Decision, Reason
from semyorka.bots.my_ship_sails_why import why
from semyorka.telling.views import SeatView
from semyorka.words import LANGUAGES, say
from tests.bots.ships import PACK, after, view_of
from tests.bots.test_my_ship_sails_thought import some_view

LANE = 0xFFFF


def weighed(view: SeatView, decision: Decision, suit: str, seats: list[int]) -> float:
    """How many cards of a suit these seats hold, summed over the pictured hands by weight."""
    lane = 16 * "SHDC".index(suit)
    return sum(
        weight * sum((hands[seat] >> lane & LANE).bit_count() for seat in seats)
        for hands, weight in zip(decision.trials.hands, decision.trials.weights, strict=True)
    )


def made_again(view: SeatView, decision: Decision, reason: Reason) -> None:
    """Every number shown follows from the counts, and every count from the view and the deals that were tried."""
    args, counts, kind = reason.args, reason.counts, reason.key.removeprefix("why-my_ship_sails-")
    deals = sum(decision.trials.weights)
    if kind == "call":
        assert counts["held"] == 7 and view.own["complete"]
    elif kind == "feasible":
        for name, count, suit in (("often", "best", args["suit"]), ("seldom", "second", args["card"][1])):
            lane = 16 * "SHDC".index(suit)
            found = sum(
                weight for hands, weight in zip(decision.trials.hands, decision.trials.weights, strict=True)
                if sum((hand >> lane & LANE).bit_count() for hand in hands) >= 7
            )  # fmt: skip
            assert counts[count] == pytest.approx(found) and args[name] == round(100 * found / deals)
    elif kind == "collecting":
        others = [seat for seat in range(view.seats) if seat != view.seat]
        assert counts["around"] == pytest.approx(weighed(view, decision, args["suit"], others))
        assert args["held"] == counts["held"] == sum(word[1] == args["suit"] for word in PACK.words(view.hand))
        assert args["around"] == round(counts["around"] / deals, 1)
    elif kind == "refused":
        got = [cards[1][1] for cards in view.own["passed"]]
        assert args["suit"] not in got and args["exchanges"] == counts["exchanges"] == len(got)
        assert view.facts["goes_to"][args["seat"]] == view.seat
        assert args["held"] == round(weighed(view, decision, args["suit"], [args["seat"]]) / deals, 1)
    elif kind == "fed":
        assert args["seat"] == view.facts["goes_to"][view.seat or 0]
        assert args["held"] == round(weighed(view, decision, args["card"][1], [args["seat"]]) / deals, 1)
        assert args["fewer"] == round(weighed(view, decision, decision.word[1], [args["seat"]]) / deals, 1)
        assert args["held"] > args["fewer"]
    elif kind == "soon":
        assert args["exchanges"] == round(counts["exchanges"] / counts["wins"], 1) >= 1
    else:
        assert kind == "shortest" and args["card"] == decision.word
        held = [word[1] for word in PACK.words(view.hand)]
        assert counts["held"] == held.count(decision.word[1]) == min(held.count(suit) for suit in set(held))


def test_every_reason_can_be_made_again_and_said_in_both_languages() -> None:
    rng = random.Random("reasons")
    kinds = set()
    views = [some_view(rng, number % 7)[1] for number in range(40)]
    views.append(view_of("2H 3H 4H 5H 6H 7H 8H"))
    for view in views:
        decision = consider(view, 5, 0.1, 3)
        reasons = why(view, decision, 3)
        assert reasons == why(view, decision, 3) and len(reasons) <= 4
        for reason in reasons:
            kinds.add(reason.key)
            made_again(view, decision, reason)
            for lang in LANGUAGES:
                sentence = say(lang, reason.key, reason.args)
                assert sentence[0].isupper() and sentence.endswith(".") and "{" not in sentence
    assert len(kinds) >= 5, kinds


def test_a_suit_of_which_too_few_are_in_play_is_told() -> None:
    """Clubs are five in the hand, and of the others nothing has been seen; spades came by in plenty."""
    view = after(view_of("2S 3S 4S 5S 6C 7C 8D"), ("9D", "2S"), ("TD", "3S"), ("JD", "4S"), ("QD", "5S"))
    decision = consider(view, 5, 0.3, 1)
    reasons = {reason.key.removeprefix("why-my_ship_sails-"): reason for reason in why(view, decision, 1)}
    assert reasons["collecting"].args["suit"] == "S"
    assert say("en", "why-my_ship_sails-collecting", reasons["collecting"].args).startswith("You are gathering spades")


def test_there_is_nothing_to_say_of_a_seat_that_is_out() -> None:
    view = view_of("2S 3S 4S 5S 6C 7C 8D", false_call="out_of_deal")
    out = type(view)(**{name: getattr(view, name) for name in view.__slots__} | {
        "facts": {**view.facts, "out_of_deal": [0]}, "legal": view.hand,
    })  # fmt: skip
    assert why(out, consider(out, 5, 0.05, 1), 1) == ()
