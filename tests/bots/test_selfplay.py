"""Whole matches of bots, repeated from a seed."""

from semyorka.bots.selfplay import play_match, rotations
from semyorka.games import GAMES
from tests.bots.opponents import drawing


def test_a_seed_makes_the_match() -> None:
    first = play_match("pitch", 3, {}, [drawing] * 3, 5, most=6)
    assert first == play_match("pitch", 3, {}, [drawing] * 3, 5, most=6)
    assert first.deals != play_match("pitch", 3, {}, [drawing] * 3, 6, most=6).deals


def test_a_story_tells_the_whole_match() -> None:
    story = play_match("pitch", 4, {}, [drawing] * 4, 1)
    match = GAMES["pitch"](4, {})
    for deal in story.deals:
        match.open(match.order_of(dict(enumerate(deal.hands)), deal.dealer), deal.dealer)
        for seat, word in deal.calls + tuple(play for trick in deal.tricks for play in trick.plays):
            match.play(seat, word)
        assert match.close() == deal.result
    assert match.over() and tuple(match.winners) == story.winners and tuple(match.scores) == story.scores


def test_it_stops_where_told() -> None:
    story = play_match("pitch", 2, {}, [drawing] * 2, 1, most=2)
    assert len(story.deals) == 2 and not story.winners


def test_in_rotation_every_seat_gets_the_same_cards() -> None:
    stories = list(rotations("pitch", 3, {}, drawing, drawing, [4]))
    assert [seat for seat, _ in stories] == [0, 1, 2]
    assert len({(story.deals[0].dealer, story.deals[0].hands) for _, story in stories}) == 1
