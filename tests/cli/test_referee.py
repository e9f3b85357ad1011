"""The referee, sentence by sentence of the format of cases."""

import json
from typing import Any

import pytest

from semyorka.cli.referee import referee
from tests.cli.running import semyorka
from tests.cli.worked_deals import AUCTION, HANDS, PLAY, RESULT, TRICKS, case, deal

ZERO = {"over": False, "scores": {"A": 0, "B": 0, "C": 0}, "winners": []}


def result(of: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """The result of one case."""
    [only] = referee([of], lang)
    return only


def refusal(of: dict[str, Any]) -> tuple[int, int | None, str | None]:
    """Where and by which clause a case was refused; a reason must be given."""
    found = result(of)
    assert found["ok"] is False
    refused = found["refused"]
    assert set(refused) == {"deal", "action", "clause", "why"}
    assert refused["why"].endswith(".")
    return refused["deal"], refused["action"], refused["clause"]


# ---- What is played ----------------------------------------------------------------------------------------


def test_a_whole_deal_to_the_letter() -> None:
    assert result(case(deal())) == {
        "id": "one", "ok": True, "refused": None,
        "deals": [{"over": True, "redeal": False, "tricks": TRICKS, "result": RESULT}],
        "match": {"over": False, "scores": {"A": 0, "B": 0, "C": 4}, "winners": []},
    }  # fmt: skip


def test_results_come_in_order_and_expect_is_never_looked_at() -> None:
    first, second = case(deal(), id="first", expect={"ok": False}), case(deal([]), id="second", expect=7)
    assert [(one["id"], one["ok"]) for one in referee([first, second])] == [("first", True), ("second", True)]


def test_a_case_may_stop_anywhere() -> None:
    found = result(case(deal((AUCTION + PLAY)[:8])))
    assert found["ok"] is True
    assert found["deals"] == [{"over": False, "redeal": False, "tricks": TRICKS[:1], "result": None}]
    assert found["match"] == ZERO


def test_a_case_without_deals_or_actions_or_options() -> None:
    assert result(case())["deals"] == []
    assert result(case())["match"] == ZERO
    bare = result({"game": "pitch", "seats": 3, "deals": [deal(actions=None) | {"actions": []}]})
    assert bare["id"] is None
    assert bare["ok"] is True
    nothing_done = deal()
    del nothing_done["actions"]
    assert result(case(nothing_done))["deals"][0]["over"] is False


def test_scores_carry_over_and_the_deal_moves_left() -> None:
    found = result(case(deal(), deal(["C pass"], dealer=None)))
    assert found["ok"] is True
    assert found["match"]["scores"] == {"A": 0, "B": 0, "C": 4}
    assert result(case(deal(), deal(["C pass"], dealer="B")))["ok"] is True


def test_a_redeal_has_no_result_and_no_tricks() -> None:
    passed = deal(["B pass", "C pass", "A pass"])
    found = result(case(passed, deal()))
    assert found["deals"][0] == {"over": True, "redeal": True, "tricks": [], "result": None}
    assert found["deals"][1]["result"] == RESULT


def test_the_kinds_of_bid() -> None:
    slam = result(case(deal(["B pass", "C slam", "A pass", *PLAY])))["deals"][0]["result"]
    assert (slam["bid"], slam["made"], slam["delta"]["C"]) == ("slam", False, -5)
    four = result(case(deal(["B pass", "C slam", "A pass", *PLAY]), options={"slam": "same_as_4"}))
    assert four["deals"][0]["result"]["bid"] == 4
    passes = ["B pass", "C pass", "A pass"]
    free = result(case(deal([*passes, "B JH"]), options={"all_pass": "eldest_free"}))
    assert free["ok"] is True
    order = "B JH, C KH, A 2H, C AH, A QH, B 9H, C 6H, A 4C, B 7C, C TC, A 5S, B 3S, C 8D, A KD, B TD, A TS, B AS, C 2C"
    free = result(case(deal(passes + order.split(", ")), options={"all_pass": "eldest_free"}))
    assert free["deals"][0]["result"] == RESULT | {"pitcher": "B", "bid": 0}


def test_the_literal_sum_lists_high_low_and_jack_only() -> None:
    found = result(case(deal(), options={"scoring": "literal_sum"}))["deals"][0]["result"]
    assert found["points"] == {"A": [], "B": [], "C": ["High", "Low", "Jack"]}
    assert found["delta"] == {"A": 13, "B": 14, "C": 23}


def test_winners_are_in_seat_order_and_the_match_is_over() -> None:
    found = result(case(deal(), options={"scoring": "literal_sum"}))
    assert found["match"] == {"over": True, "scores": {"A": 13, "B": 14, "C": 23}, "winners": ["C"]}


# ---- What is refused ---------------------------------------------------------------------------------------


def test_a_refused_action_ends_the_case_and_leaves_what_was_finished() -> None:
    played = (AUCTION + PLAY)[:7]
    found = result(case(deal([*played, "A TS", "B JH"]), deal()))
    assert found["refused"] | {"why": ""} == {"deal": 0, "action": 7, "clause": "P11", "why": ""}
    assert found["deals"] == [{"over": False, "redeal": False, "tricks": TRICKS[:1], "result": None}]
    assert found["match"] == ZERO


@pytest.mark.parametrize(
    ("actions", "clause"),
    [
        (["B 2", "C 2"], "P8"),  # not higher
        (["B AS"], "P7"),  # a card in the auction
        ([*AUCTION, "C pass"], "P9"),  # a call in the play
        ([*AUCTION, "C AS"], None),  # not held
        ([*AUCTION, "C AH", "A TS"], "P11"),  # trumps were led
        (["B five"], None),  # an unknown word
        (["B 1H"], None),
        (["B JKR"], None),  # a card of another pack
        (["B as"], None),  # notation is upper case
        (["B"], None),  # no action
        ([""], None),
        (["BAS"], None),
        (["D pass"], None),  # no such seat
        (["b pass"], None),
        (["AB pass"], None),
        (["B pass 2"], None),
        ([*AUCTION, *PLAY, "C 2C"], None),  # after the end
    ],
)
def test_actions_that_are_refused(actions: list[str], clause: str | None) -> None:
    assert refusal(case(deal(actions))) == (0, len(actions) - 1, clause)


def test_an_action_out_of_turn() -> None:
    assert refusal(case(deal(["C 2"])))[:2] == (0, 0)
    assert refusal(case(deal([*AUCTION, "C AH", "B 9H"])))[:2] == (0, 4)


def test_an_action_after_the_end_leaves_the_counted_deal_as_it_is() -> None:
    found = result(case(deal([*AUCTION, *PLAY, "C 2C"])))
    assert found["deals"][0]["result"] == RESULT
    assert found["match"]["scores"] == {"A": 0, "B": 0, "C": 4}


@pytest.mark.parametrize(
    ("changed", "clause"),
    [
        ({"seats": 1}, "P1"),
        ({"seats": 8}, "P1"),
        ({"seats": "3"}, "P1"),
        ({"seats": 3.0}, "P1"),
        ({"seats": True}, "P1"),
        ({"options": {"colour": "red"}}, None),
        ({"options": {"target": 8}}, "P4"),
        ({"options": {"target": "7"}}, "P4"),
        ({"options": {"slam": "on"}}, "P7"),
        ({"options": {"min_bid": True}}, "P7"),
        ({"options": {"slam": ["off"]}}, "P7"),
        ({"game": "bridge"}, None),
    ],
)
def test_bad_seats_options_and_games(changed: dict[str, Any], clause: str | None) -> None:
    assert refusal(case(deal(), **changed)) == (0, None, clause)
    found = result(case(deal(), **changed))
    assert (found["deals"], found["match"]) == ([], None)


@pytest.mark.parametrize(
    "changed",
    [
        {"dealer": None},  # the first dealer is missing
        {"dealer": "D"},
        {"dealer": "a"},
        {"hands": {}},
        {"hands": {"A": HANDS["A"], "B": HANDS["B"]}},
        {"hands": HANDS | {"D": "2D 3D 4D 5D 6D 7D"}},
        {"hands": HANDS | {"C": "AH KH 6H TC 8D"}},  # five cards
        {"hands": HANDS | {"C": "AH KH 6H TC 8D 2C 3C"}},  # seven
        {"hands": HANDS | {"C": "AH KH 6H TC 8D 8D"}},  # the same card twice
        {"hands": HANDS | {"C": "AH KH 6H TC 8D 4C"}},  # a card of another hand
        {"hands": HANDS | {"C": "AH KH 6H TC 8D JKR"}},  # a card of another pack
        {"hands": HANDS | {"C": "AH KH 6H TC 8D ??"}},
        {"hands": {"A": HANDS["A"], "B": HANDS["B"], "c": HANDS["C"]}},
    ],
)
def test_deals_that_are_refused(changed: dict[str, Any]) -> None:
    assert refusal(case(deal(**changed)))[:2] == (0, None)
    found = result(case(deal(**changed)))
    assert (found["deals"], found["match"]) == ([], ZERO)


def test_the_wrong_dealer_later() -> None:
    assert refusal(case(deal(), deal(dealer="A"))) == (1, None, None)
    assert len(result(case(deal(), deal(dealer="A")))["deals"]) == 1
    passed = deal(["B pass", "C pass", "A pass"])
    assert refusal(case(passed, deal(dealer="B")))[:2] == (1, None)
    assert refusal(case(passed, deal(dealer="A"), options={"all_pass": "redeal_next"}))[:2] == (1, None)


def test_a_deal_after_an_unfinished_one() -> None:
    assert refusal(case(deal([]), deal()))[:2] == (1, None)
    assert len(result(case(deal([]), deal()))["deals"]) == 1


def test_a_deal_after_the_end_of_the_match() -> None:
    over = case(deal(), {}, options={"scoring": "literal_sum"})
    assert refusal(over)[:2] == (1, None)
    assert result(over)["match"]["over"] is True


def test_a_cut_that_is_not_due() -> None:
    assert refusal(case(deal(cut={"bottom": "8H"})))[:2] == (0, None)
    found = result(case(deal(cut={"bottom": "8H"})))
    assert found["deals"][0]["result"] == RESULT


def test_the_reason_is_a_sentence_in_the_language_asked_for() -> None:
    early = case(deal(["C 2"]))
    assert result(early)["refused"]["why"] == "It is B’s turn; wait for yours."
    assert result(early, "ru")["refused"]["why"] == "Сейчас решает B — дождитесь своей очереди."


# ---- The command -------------------------------------------------------------------------------------------


def test_the_command_reads_standard_input_and_prints_an_array() -> None:
    ran = semyorka("referee", "-", typed=json.dumps([case(deal()), case(deal(["C 2"]))]), lang="ru_RU.UTF-8")
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out) == referee([case(deal()), case(deal(["C 2"]))])


def test_the_command_reads_a_file(tmp_path: Any) -> None:
    file = tmp_path / "случаи.json"
    file.write_text("\ufeff" + json.dumps([case(deal(["C 2"]))]), "utf-8")
    ran = semyorka("referee", str(file), "--lang", "ru")
    assert ran.status == 0
    assert "Сейчас решает B" in ran.out


def test_no_cases_give_no_results() -> None:
    assert json.loads(semyorka("referee", "-", typed="[]").out) == []


def test_strange_ids_come_back_as_they_were() -> None:
    typed = json.dumps([case(id="\ud800 ♠"), case(id=7)])
    found = json.loads(semyorka("referee", "-", typed=typed).out)
    assert [one["id"] for one in found] == ["\ud800 ♠", 7]


@pytest.mark.parametrize("plain", ["0", "1"])
def test_plain_and_compiled_rules_say_the_same(plain: str) -> None:
    ran = semyorka("referee", "-", typed=json.dumps([case(deal())]), SEMYORKA_PLAIN=plain)
    assert json.loads(ran.out)[0]["deals"][0]["result"] == RESULT
