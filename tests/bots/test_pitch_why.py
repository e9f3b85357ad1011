"""The reasons of a Pitch hint: what they show follows from counts, the counts from the deals, in sentences."""

import random
from collections import Counter

import pytest

from semyorka.bots import pitch_equity, pitch_thought
from semyorka.bots.decision import Decision, Reason
from semyorka.bots.pitch_auction import Auction
from semyorka.bots.pitch_lines import ends
from semyorka.bots.pitch_why import EVENTS, MOST, why
from semyorka.bots.why import percent
from semyorka.cards import SUITS
from semyorka.telling.views import SeatView
from semyorka.words import LANGUAGES, say
from tests.bots.positions import view_at
from tests.bots.test_honest import replayed, some_match

RATES = {"best": "often", "second": "seldom", "inside": "often", "outside": "seldom", "made": "often"}
WHOLES = {"inside": "deciding", "outside": "rest"}


def considered(view: SeatView) -> Decision:
    return pitch_thought.consider(view, pitch_thought.LEVELS[3], 1.0, 4)


def some_reasons(count: int) -> list[tuple[SeatView, Decision, tuple[Reason, ...]]]:
    rng, found = random.Random("reasons"), []
    while len(found) < count:
        view, _ = replayed(*some_match(rng))
        decision = considered(view)
        reasons = why(view, decision, 4)
        assert len(reasons) <= MOST
        if reasons:
            found.append((view, decision, reasons))
    return found


def test_every_reason_follows_from_its_counts_and_is_a_sentence() -> None:
    kinds: Counter[str] = Counter()
    for view, decision, reasons in some_reasons(24):
        for reason in reasons:
            kinds[reason.key] += 1
            recounted(view, decision, reason)
            for lang in LANGUAGES:
                text = say(lang, reason.key, reason.args)
                assert text.lstrip("«")[0].isupper() and text.rstrip().endswith(".") and "{" not in text
    assert len(kinds) >= 5, kinds


def recounted(view: SeatView, decision: Decision, reason: Reason) -> None:
    """Make the arguments again from the counts, and the counts from the decision's deals."""
    counts = reason.counts
    for count, arg in RATES.items():
        if count in counts and reason.key != "why-pitch-failing":
            whole = counts.get(WHOLES.get(count, "deals"), 1.0)
            assert reason.args[arg] == percent(counts[count], whole)
    event = {key: event for event, key in EVENTS.items()}.get(reason.key)
    if event is not None:
        others = [choice.word for choice in decision.choices[1:] if choice.word in decision.trials.values]
        for word, count in ((decision.word, "best"), (others[0], "second")):
            assert (
                sum(weight for happened, weight in ends(view, decision, word, 4) if event in happened) == counts[count]
            )
    if reason.key == "why-pitch-call":
        assert decision.of(str(reason.args["best"])).value == counts["best"]
        assert decision.of(str(reason.args["second"])).value == counts["second"]
    if reason.key == "why-pitch-makes":
        auction = Auction(view)
        bid = 5 if reason.args["bid"] == "slam" else int(reason.args["bid"])
        assert counts["made"] == auction.made(bid, auction.prospects[SUITS.index(reason.args["suit"])])


def test_the_score_says_what_a_bid_that_fails_costs() -> None:
    view = view_at(["", "AS KS 4S 9H 8D 3C", "", ""], scores=(2, 6, 3, 4))
    reasons = {reason.key: reason for reason in why(view, considered(view), 1)}
    failing = reasons["why-pitch-failing"]
    bid = int(failing.args["bid"])
    before = pitch_equity.chances((2, 6, 3, 4), 1, view.options)[1]
    after = pitch_equity.chances((2, 6 - bid, 3, 4), 1, view.options)[1]
    assert failing.args["need"] == 1 and failing.args["cost"] == percent(before - after) > 0
    assert str(failing.args["cost"]) in say("en", failing.key, failing.args)


def test_where_there_is_nothing_to_choose_there_is_no_reason() -> None:
    view = view_at(["AS KS QS JS TS 2S", "", "", ""], "pass slam pass", dealer_match="off")
    assert why(view, considered(view), 1) == ()


def test_the_reasons_are_the_same_twice() -> None:
    view = view_at(["", "AS KS 4S 9H 8D 3C", "", ""], "2 pass pass pass")
    decision = considered(view)
    assert why(view, decision, 3) == why(view, decision, 3) != ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_calls_and_plurals_are_spoken(lang: str) -> None:
    for best, second in (("pass", "2"), ("slam", "pass"), ("3", "slam")):
        assert say(lang, "why-pitch-call", {"best": best, "second": second, "often": 30, "seldom": 20}).endswith(".")
    for need in (1, 2, 7):
        for bid in ("2", "slam"):
            assert str(need) in say(lang, "why-pitch-failing", {"need": need, "bid": bid, "cost": 9})
