"""The contests over one deal: every chair in turn, and what is won and what is fair."""

from typing import Any

import pytest

from semyorka.arena import Wrong
from semyorka.arena.contest import Played, Setup, Timed, check, play_one
from semyorka.arena.players import make
from semyorka.bots.selfplay import number_of, play_match, rotations
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.telling.views import SeatView

SETUPS = [
    (game.key, seats, {}, "") for game in GAMES.values() for seats in (game.seats_allowed[0], game.seats_allowed[-1])
] + [
    ("trump_seven", 3, {"games": 10}, "match"),
    ("trump_seven", 3, {"all_pass": "leaster"}, "deal"),
    ("my_ship_sails", 4, {"deals": 3}, "match"),
    ("my_ship_sails", 4, {"max_exchanges": 30, "stalemate": "redeal"}, ""),
    ("seven_leaves", 3, {"all_out": "no_loser"}, ""),
    *(("seven_leaves", 5, {"all_out": rule}, "chance") for rule in ("no_loser", "last_to_seven", "extra_deal")),
    ("pitch", 2, {}, "chance"),
    ("pitch", 7, {"scoring": "literal_sum"}, "chance"),
]


def one(setup: Setup, ours: str, theirs: str, number: int = 0) -> Played:
    return play_one(setup, Timed(make(ours, setup.game)), Timed(make(theirs, setup.game)), number)


@pytest.mark.parametrize(("game", "seats", "options", "unit"), SETUPS)
def test_equal_players_win_exactly_the_fair_share(game: str, seats: int, options: dict[str, Any], unit: str) -> None:
    name = "plain" if game == "pitch" or unit == "match" or "stalemate" in options else "random"
    setup = Setup(game, seats, options, 7, unit)
    for number in range(2):
        played = one(setup, name, name, number)
        assert played.gain == pytest.approx(0.0, abs=1e-12)
        assert len(played.won) == len(played.fair) == seats


@pytest.mark.parametrize("game", ["pitch", "seven_leaves"])
def test_in_a_match_there_is_as_much_to_win_however_it_goes(game: str) -> None:
    seats = 3
    for number in range(8):
        played = one(Setup(game, seats), "plain", "random", number)
        share = 1 / seats if game == "pitch" else 1 - 1 / seats
        assert played.fair == pytest.approx([share] * seats)


def test_prizes_are_the_winners_and_in_seven_leaves_all_but_the_losers() -> None:
    player = make("plain", "seven_leaves")
    for seed in range(6):
        story = play_match("seven_leaves", 4, {}, [player] * 4, seed)
        loser = story.deals[-1].result["loser"]
        assert story.prizes == tuple(float(seat != loser) for seat in range(4))
        assert play_match("pitch", 4, {}, [player] * 4, seed).prizes.count(1.0) == 1


def test_a_deal_that_stands_alone_is_played_until_one_counts() -> None:
    setup = Setup("trump_seven", 3)
    player = make("plain", "trump_seven")
    for number in range(10):
        played = one(setup, "plain", "plain", number)
        story = play_match("trump_seven", 3, {}, [player] * 3, number_of(1, number), counted=1)
        assert [deal.result["redeal"] for deal in story.deals] == [True] * story.redeals + [False]
        assert played.redeals == 4 * story.redeals
        winners = story.deals[-1].result["winners"]
        assert played.fair == tuple(float(seat in winners) for seat in range(3))


def test_every_chair_sees_the_same_cards() -> None:
    player = make("plain", "pitch")
    stories = [story for _, story in rotations("pitch", 3, {}, player, make("random", "pitch"), [4])]
    assert len({(story.deals[0].dealer, story.deals[0].hands) for story in stories}) == 1


def test_decisions_are_counted_and_timed() -> None:
    ours, theirs = Timed(make("plain", "pitch")), Timed(make("random", "pitch"))
    played = play_one(Setup("pitch", 4), ours, theirs, 0)
    assert played.decisions == (ours.times.count, theirs.times.count)
    assert 2.5 < theirs.times.count / ours.times.count < 3.5


def test_players_who_never_end_a_match_are_told() -> None:
    def passing(view: SeatView, seed: int) -> str:
        return "pass"

    with pytest.raises(Wrong, match="no-end"):
        play_one(Setup("trump_seven", 3), Timed(passing), Timed(passing), 0)


def test_the_seed_and_the_number_make_the_deal() -> None:
    setup = Setup("pitch", 2)
    first = [one(setup, "plain", "random", number) for number in range(3)]
    assert first == [one(setup, "plain", "random", number) for number in range(3)]
    other = [one(Setup("pitch", 2, seed=2), "plain", "random", number) for number in range(3)]
    assert [played.decisions for played in first] != [played.decisions for played in other]


def test_matches_without_an_end_are_refused_before_they_begin() -> None:
    check(Setup("trump_seven", 3))
    check(Setup("trump_seven", 3, {"games": 10}, unit="match"))
    with pytest.raises(Wrong, match="endless"):
        check(Setup("trump_seven", 3, unit="match"))
    with pytest.raises(Refused):
        check(Setup("trump_seven", 4))


def test_a_deal_in_the_middle_of_a_match_is_counted_in_chances_that_add_up() -> None:
    for game, seats, rules, whole in (("pitch", 4, {}, 1.0), ("seven_leaves", 3, {"all_out": "last_to_seven"}, 2.0)):
        for number in range(6):
            played = one(Setup(game, seats, rules, 3, "chance"), "plain", "random", number)
            assert sum(played.fair) == pytest.approx(whole, abs=1e-3)
            assert all(0.0 <= chance <= 1.0 for chance in played.won)


def test_games_without_numbers_for_it_are_not_counted_in_chances() -> None:
    with pytest.raises(Wrong, match="cli-arena-no-chances"):
        check(Setup("trump_seven", 3, {"games": 10}, unit="chance"))
