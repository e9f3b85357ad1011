"""The plain bot of Trump Seven at play: it feeds its friend, spares his tricks, and looks after the trump seven."""

import time
from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from semyorka.bots import trump_seven_plain as bot
from semyorka.bots.selfplay import Story, play_match, rotations
from semyorka.bots.trump_seven_cards import Weighing
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.cards import JOKER, members
from semyorka.games.trump_seven_match import TrumpSevenMatch
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see, words_of

PACK = TrumpSevenMatch.pack
CHOICES = [(option.key, value) for option in TrumpSevenMatch.house_rules for value in option.values]
PAIRS = [dict(pair) for pair in combinations(CHOICES, 2) if pair[0][0] != pair[1][0]]


def player(view: SeatView, seed: int) -> str:
    return bot.play(view, seed)


def any_card(view: SeatView, seed: int) -> str:
    """Speaks and names as the bot does, gives and plays any card."""
    if view.phase in ("auction", "naming"):
        return bot.play(view, seed)
    return Random(seed).choice(words_of(TrumpSevenMatch, view.legal))


def view_at(hands: Sequence[str], widow: str, actions: str = "", dealer: int = 0, **options: Any) -> SeatView:
    """What the seat to act sees after these actions (seat 1 speaks first where seat 0 deals); ``trump-H``: hearts."""
    match = TrumpSevenMatch(3, options)
    sets = {seat: PACK.set(hand) for seat, hand in enumerate(hands)}
    deal: Any = match.open(match.order_of(sets, dealer, PACK.set(widow)), dealer)
    record = Record()
    for word in actions.split():
        record.add(match.play(deal.to_act, word.replace("-", " ")))
    return see(match, record, deal.to_act)


def answers(view: SeatView) -> set[str]:
    return {bot.play(view, seed) for seed in range(12)}


#: As below, but seat 0 has no diamonds and seat 2 the highest of them.
VOID = ["9H KH KS 8S 9S TS TC 8C 7C", "JKR QH JH 7H QS 9D KD 8D KC", "TH 8H 7S JS QD 7D QC JC 9C"]

#: Seat 1 declares, hearts are trumps, and gives a card to seat 2 and one to seat 0.
BID = "60 pass pass pass pass trump-H"
HANDS = ["9H KH TS 8S KD 9D TC 8C 7C", "JKR QH JH 7H QS 7S QD 8D KC", "TH 8H KS 9S TD 7D QC JC 9C"]
WIDOW = "JS JD"
GIFTS = "7S 8D"
START = f"{BID} {GIFTS} "

# ---- One side against the declarer -------------------------------------------------------------------------


def test_a_defender_feeds_his_points_to_his_friends_trick() -> None:
    hands = ["9H 8H TS 8S KD 9D TC 8C 7C", "JKR QH JH 7H QD 9S JD 8D KC", "TH KH KS 7S TD 7D QC JC 9C"]
    view = view_at(hands, "QS JS", f"{BID} 8D JD KC QC")
    assert view.seat == 0 and view.best == 2 and answers(view) == {"TC"}


def test_he_does_not_feed_the_declarers() -> None:
    view = view_at(HANDS, WIDOW, START + "QS KS")
    assert view.seat == 0 and view.best == 1 and answers(view) == {"8S"}


def test_he_does_not_trump_his_friends_winning_card() -> None:
    view = view_at(VOID, "JD TD", f"{BID} 9D KC KD QD")
    assert view.seat == 0 and view.best == 2
    assert answers(view) <= {"TC", "TS"}, "points, and no trump"


def test_both_defenders_stand_against_the_declarer() -> None:
    reading = TrumpReading(view_at(HANDS, WIDOW, START + "KC"))
    assert reading.me == 2 and reading.friends == [True, False, True]
    alone = TrumpReading(view_at(HANDS, WIDOW, START))
    assert alone.friends == [False, True, False]


def test_a_defender_beats_the_declarer_with_what_he_can() -> None:
    view = view_at(HANDS, WIDOW, START + "KC")
    assert view.seat == 2 and answers(view) <= {"QC", "JC"}


# ---- The trump seven ---------------------------------------------------------------------------------------


def test_the_declarer_saves_the_trump_seven_on_the_last_card_of_a_plain_trick() -> None:
    hands = ["9H KH QS 8S 9S 9D TC 8C 7C", "JKR QH JH 7H KS 7S QD 8D TD", "TH 8H TS JS KD 7D QC JC 9C"]
    view = view_at(hands, "JD KC", f"{BID} KC 8D 7S TS 9S 9C 7C")
    assert view.seat == 1 and answers(view) == {"7H"}


def test_a_defender_lays_the_trump_seven_on_his_friends_trick() -> None:
    """A lone seven that the declarer's tops would draw."""
    hands = ["7H KS 9S 8S JS TS 9C 8C 7C", "JKR QH JH 9H KH 9D KD 8D KC", "TH 8H QS 7S QD 7D QC JC TC"]
    view = view_at(hands, "JD TD", f"{BID} 9D KC KD QD")
    assert view.seat == 0 and view.best == 2 and answers(view) == {"7H"}


def test_the_trump_seven_is_not_thrown_under_the_declarers_card() -> None:
    hands = ["7H KH 9S 8S JS TS TC 8C 7C", "JKR QH JH 9H KS 9D KD 8D KC", "TH 8H QS 7S QD 7D QC JC 9C"]
    view = view_at(hands, "JD TD", f"{BID} 9D KC JKR 8H")
    assert view.seat == 0 and answers(view) == {"KH"}


def test_the_declarer_catches_the_trump_seven_with_his_tops() -> None:
    """Two trumps are out, the seven among them: his next top brings it down."""
    hands = ["7H 8H TS 8S KD 9D TC 8C 7C", "JKR QH JH TH KH QS QD 7S KC", "9H 9S KS JS TD 7D QC JC 9C"]
    view = view_at(hands, "8D JD", f"{BID} 7S KC QH 9H 8H")
    assert view.seat == 1 and answers(view) <= {"JKR", "JH", "TH", "KH"}
    assert Weighing(view).falling(JOKER, 1) > 15


# ---- The tenth card ----------------------------------------------------------------------------------------


def test_a_defender_keeps_a_valuable_card_for_the_last() -> None:
    """defenders_hand: the card left after nine tricks is the defenders' own."""
    weighing = Weighing(view_at(HANDS, WIDOW, START + "QS KS"))
    ten, eight = PACK.card("TS"), PACK.card("8S")
    assert weighing.tenth and weighing.keeping(ten) > weighing.keeping(eight)
    assert weighing.safe(ten) > weighing.safe(PACK.card("TC")) - 0.2 > weighing.safe(PACK.card("9H")) - 0.2
    weighing.left = 2
    assert weighing.keeping(ten) == 10.0 and weighing.keeping(eight) == 0.0
    weighing.left = 1
    assert weighing.keeping(ten) == 0.0


@pytest.mark.parametrize("rule", ["defenders_pile", "declarer_pile"])
def test_where_all_play_nine_there_is_no_last_card(rule: str) -> None:
    assert not Weighing(view_at(HANDS, WIDOW, START + "QS KS", discards_to=rule)).tenth
    assert not Weighing(view_at(HANDS, WIDOW, START)).tenth, "the declarer never has one"


# ---- What it reads -----------------------------------------------------------------------------------------


def test_the_declarer_knows_whom_he_gave_what() -> None:
    reading = TrumpReading(view_at(HANDS, WIDOW, START))
    seven, eight = 1 << PACK.card("7S"), 1 << PACK.card("8D")
    assert reading.holds(2, seven) == 1.0 and reading.holds(0, seven) == 0.0
    assert reading.holds(0, eight) == 1.0 and reading.holds(2, eight) == 0.0
    for rule in ("defenders_pile", "declarer_pile"):
        away = TrumpReading(view_at(HANDS, WIDOW, START, discards_to=rule))
        assert not away.unseen & (seven | eight) and away.holds(2, seven) == 0.0


def test_the_joker_proves_nothing_where_it_may_fall_any_time() -> None:
    hands = ["9H KH TS 8S KD 9D TC 8C 7C", "QH JH 8H 7H QS 7S QD 8D KC", "JKR TH KS 9S TD 7D QC JC 9C"]
    bound = TrumpReading(view_at(hands, WIDOW, START + "KC QC"))
    assert not bound.empty[2] and not bound.empty[1]
    loose = TrumpReading(view_at(hands, WIDOW, START + "KC JKR", joker_any_time="on"))
    assert not loose.empty[2]


def test_who_must_trump_and_does_not_has_no_trumps() -> None:
    hands = ["9H KH TS 8S 9S 8D KC 8C 7C", "JKR QH JH TH 8H 7H QS 7S KS", "QD JD KD TD 7D QC JC TC 9C"]
    for rule in ("off", "on"):
        reading = TrumpReading(view_at(hands, "JS 9D", f"{BID} 9D KS 7S 9C", must_trump=rule))
        assert reading.me == 0 and reading.empty[2] & reading.suits[0]
        assert bool(reading.empty[2] & reading.trumps) == (rule == "on")


# ---- House rules at play -----------------------------------------------------------------------------------


def test_the_joker_takes_a_rich_trick_where_it_may_fall_any_time() -> None:
    hands = ["9H KH QS 8S KD 7D TC 8C 7C", "JKR QH JH 7H 8D 9D 9S JS KC", "TH 8H KS 7S TD QD QC JC 9C"]
    actions = f"{BID} JD 9S KC QC TC TD KD"
    bound = view_at(hands, "TS JD", actions)
    assert bound.seat == 1 and not bound.legal >> JOKER & 1 and answers(bound) == {"8D", "9D"}
    assert answers(view_at(hands, "TS JD", actions, joker_any_time="on")) == {"JKR"}


def test_where_one_must_trump_it_brings_its_points_home() -> None:
    view = view_at(VOID, "JD TD", f"{BID} 9D KC KD QD", must_trump="on")
    assert view.seat == 0 and view.legal == PACK.set("9H KH") and answers(view) == {"KH"}


def test_an_eldest_hand_that_defends_leads_no_ten_into_the_declarer() -> None:
    view = view_at(HANDS, WIDOW, "pass 60 pass pass pass trump-C 9S 8H", first_lead="eldest")
    assert view.seat == 1 and view.facts["declarer"] == 2 and view.leader == 1
    assert not answers(view) & {"TH", "TS", "TD", "TC"}


LEASTER = "pass pass pass pass pass pass "
LOW = ["9H KH QS 8S KD 9D TC 8C 7C", "JH TH TS 9S QD 8D 7D KC 9C", "JKR QH 8H KS 7S TD JD QC JC"]


def leaster(actions: str, hands: Sequence[str] = LOW, widow: str = "JS 7H") -> SeatView:
    return view_at(hands, widow, LEASTER + actions, all_pass="leaster")


def test_in_a_leaster_it_leads_low() -> None:
    assert answers(leaster("")) <= {"9S", "8D", "7D", "9C"}


def test_in_a_leaster_it_ducks_with_the_highest_card_that_does_not_take() -> None:
    assert answers(leaster("TS KS")) == {"8S"}
    assert answers(leaster("QD TD")) == {"KD"}


def test_in_a_leaster_who_is_void_throws_what_burdens_and_never_the_joker_on_points() -> None:
    hands = ["9H KH QS 8S KD 9D TC 8C 7C", "JH TH TS 9S QD 8D 7D KC 9C", "JKR QH 8H KS 7S 7H JS QC JC"]
    thrown = answers(leaster("QD", hands, "JD TD"))
    assert len(thrown) == 1 and thrown <= {"QC", "QH"}


def test_in_a_leaster_nobody_is_a_friend_and_the_seven_is_no_prize() -> None:
    weighing = Weighing(leaster("TS"))
    assert weighing.reading.friends == [False, False, True] and not weighing.reading.seven and not weighing.tenth


# ---- Whole series ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [dict([one]) for one in CHOICES], ids=str)
def test_whole_series_under_every_house_rule(options: dict[str, Any]) -> None:
    """Every answer is legal: a refusal raises."""
    story = play_match(bot.GAME, 3, options, [player] * 3, 5, most=6)
    counted = sum(not deal.result["redeal"] for deal in story.deals)
    assert counted == 1 if options == {"games": 1} else len(story.deals) == 6 and counted
    assert bool(story.winners) == (counted == options.get("games"))


def test_pairs_of_house_rules() -> None:
    for seed, options in enumerate(Random(1).sample(PAIRS, 40)):
        assert play_match(bot.GAME, 3, options, [player] * 3, seed, most=2).actions


def declarers(story: Story) -> list[tuple[int, int]]:
    return [
        (deal.result["declarer"], deal.result["declarer_points"]) for deal in story.deals if not deal.result["redeal"]
    ]


def test_it_beats_who_plays_any_card() -> None:
    """Duplicate series, one bot among players who speak like it and play any card."""
    ours, theirs, score, others = [], [], 0, 0
    for seat, story in rotations(bot.GAME, 3, {}, player, any_card, range(8), most=6):
        for declarer, points in declarers(story):
            (ours if declarer == seat else theirs).append(points)
        score += story.scores[seat]
        others += sum(story.scores) - story.scores[seat]
    assert sum(ours) / len(ours) > 75 > 60 > sum(theirs) / len(theirs)
    assert score > others / 2


def test_in_a_leaster_it_takes_fewer_points_than_who_plays_any_card() -> None:
    ours, all_points, deals = 0, 0, 0
    passes = {"all_pass": "leaster"}
    for seat, story in rotations(bot.GAME, 3, passes, player, any_card, range(8), most=4):
        for deal in story.deals:
            if deal.result["leaster"]:
                ours += deal.result["points"][seat]
                all_points += sum(deal.result["points"])
                deals += 1
    assert deals > 10 and ours < 0.75 * all_points / 3


# ---- A function of the view --------------------------------------------------------------------------------


def test_the_same_view_gives_the_same_answer_whatever_the_others_hold() -> None:
    swapped = [HANDS[0].replace("TC", "TD"), HANDS[1], HANDS[2].replace("TD", "TC")]
    for actions in ("", "60 pass pass pass pass ", START):
        one, other = view_at(HANDS, WIDOW, actions), view_at(swapped, WIDOW, actions)
        assert one == other and one.seat == 1
        for seed in range(20):
            assert bot.play(one, seed) == bot.play(other, seed) == bot.play(one, seed)


def test_a_decision_takes_less_than_three_milliseconds_on_average() -> None:
    view = view_at(HANDS, WIDOW, START)
    start = time.process_time()
    for seed in range(100):
        bot.play(view, seed)
    assert len(members(view.legal)) == 9 and (time.process_time() - start) / 100 < 0.003
