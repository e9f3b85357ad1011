"""A bot is a function of a view, a budget and a seed: nothing else goes in, nothing stays, what comes out is legal."""

import ast
import copy
import inspect
import pkgutil
import random
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, get_origin

import pytest

import semyorka.bots
from semyorka.bots import consider, plain
from semyorka.bots.selfplay import play_match
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.games.match import Match, MatchOf
from semyorka.games.position import Position
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see, words_of
from tests.bots.opponents import drawing
from tests.bots.positions import answer, some_rules, told_twice, view_at

GAME = "pitch"
HAND = "AS KS 4S 9H 8D 3C"


def some_match(rng: random.Random) -> tuple[Match, list[int], list[str]]:
    """A deal by lot that plain bots have played to some point: the match, the pack's order and the actions so far."""
    seats = rng.choice(GAMES[GAME].seats_allowed)
    match = GAMES[GAME](seats, some_rules(GAME, rng))
    match.scores = [rng.randrange(-3, int(match.options["target"])) for _ in range(seats)]
    order = list(match.pack.cards)
    rng.shuffle(order)
    deal: Any = match.open(order, rng.randrange(seats))
    record, actions = Record(), []
    for _ in range(rng.randrange(7 * seats - 1)):
        player = plain if rng.random() < 0.8 else drawing
        word = player(see(match, record, deal.to_act), seed=rng.getrandbits(16))
        facts = match.play(deal.to_act, word)
        if deal.over():
            return some_match(rng)
        record.add(facts)
        actions.append(word)
    return match, order, actions


def replayed(match: Match, order: list[int], actions: list[str]) -> tuple[SeatView, Any]:
    """What the seat to act sees after the actions over an order of the pack. ``Refused`` where one is illegal."""
    again = GAMES[GAME](match.seats, match.options)
    again.scores = list(match.scores)
    deal: Any = again.open(order, match.dealer)
    record = Record()
    for word in actions:
        record.add(again.play(deal.to_act, word))
    return see(again, record, deal.to_act), deal


def otherwise_dealt(match: Match, order: list[int], actions: list[str], rng: random.Random) -> Iterator[SeatView]:
    """Views of the same seat after the same actions, with the cards it cannot see dealt in other ways."""
    view, deal = replayed(match, order, actions)
    shown = {seat: deal.cards_shown(seat) for seat in range(match.seats)}
    own = deal.hand(view.seat) | shown[view.seat]
    hidden = [card for card in match.pack.cards if not (own | sum(shown.values())) >> card & 1]
    for _ in range(30):
        rng.shuffle(hidden)
        left = list(hidden)
        hands = {view.seat: own}
        for seat in range(match.seats):
            if seat != view.seat:
                hands[seat] = shown[seat] | sum(1 << left.pop() for _ in range(deal.hand(seat).bit_count()))
        try:
            other, _ = replayed(match, match.order_of(hands, match.dealer), actions)
        except Refused:
            continue  # in that deal somebody could not have played so
        yield other


def test_the_cards_one_cannot_see_change_nothing() -> None:
    rng = random.Random("unseen cards")
    compared = 0
    for _ in range(200):
        match, order, actions = some_match(rng)
        view, _ = replayed(match, order, actions)
        for other in islice(otherwise_dealt(match, order, actions, rng), 6):
            assert other == view
            assert plain(other, seed=5) == plain(view, seed=5)
            compared += 1
    assert compared > 900


def test_the_same_view_and_seed_give_the_same_answer_and_leave_no_trace() -> None:
    rng = random.Random("twice")
    for _ in range(50):
        match, order, actions = some_match(rng)
        view, _ = replayed(match, order, actions)
        kept, chance = copy.deepcopy(view), random.getstate()
        first = plain(view, 9)
        plain(view, 10)
        assert plain(kept, 9) == first
        assert view == kept and random.getstate() == chance


def test_another_process_gives_the_same_answers() -> None:
    program = (
        "from semyorka.bots import plain; from semyorka.bots.selfplay import play_match\n"
        "player = lambda view, seed: plain(view, seed=seed)\n"
        f"story = play_match({GAME!r}, 4, {{}}, [player] * 4, 3)\n"
        "print([(deal.calls, deal.tricks) for deal in story.deals])"
    )
    told = told_twice(program)
    assert told[0] == told[1] and len(told[0]) > 500


@pytest.mark.parametrize("seats", GAMES[GAME].seats_allowed)
def test_everything_it_does_is_legal_under_every_house_rule(seats: int) -> None:
    rng = random.Random(f"legal {seats}")
    rules: list[dict[str, Any]] = [{rule.key: value} for rule in GAMES[GAME].house_rules for value in rule.values]
    rules += [some_rules(GAME, rng) for _ in range(10)]
    decisions = 0

    def careful(view: SeatView, seed: int) -> str:
        nonlocal decisions
        decisions += 1
        word = plain(view, seed=seed)
        assert word in words_of(GAMES[GAME], view.legal)
        return word

    for number, rule in enumerate(rules):
        players = [careful if (number + seat) % 3 else drawing for seat in range(seats)]
        play_match(GAME, seats, rule, players, number, most=2)
    assert decisions > 300 * seats


def test_bots_hold_no_match_and_no_position() -> None:
    names = [module.name for module in pkgutil.iter_modules(semyorka.bots.__path__)]
    assert "pitch_plain" in names
    for name in names:
        if name == "selfplay":  # the table they play at among themselves
            continue
        module = import_module(f"semyorka.bots.{name}")
        for held in vars(module).values():
            assert not isinstance(held, MatchOf | Position), name
            assert not (inspect.isclass(held) and get_origin(held) is None and issubclass(held, MatchOf | Position)), (
                name
            )


def test_bots_know_no_clock_and_no_chance_of_their_own() -> None:
    for path in Path(str(semyorka.bots.__file__)).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                assert [name.name for name in node.names] == ["Random"], path.name  # made from the seed, by hand
            elif isinstance(node, ast.Import | ast.ImportFrom):
                names = [node.module] if isinstance(node, ast.ImportFrom) else [name.name for name in node.names]
                assert not {"random", "time", "os", "secrets", "datetime", "threading"} & set(names), path.name


def test_what_is_asked_of_it_must_be_there() -> None:
    view = view_at(["", HAND, "", ""])
    with pytest.raises(ValueError, match="level 9"):
        consider(view, level=9)
    watched = GAMES[GAME](2, {})
    watched.open(list(watched.pack.cards), 0)
    with pytest.raises(ValueError, match="turn"):
        plain(see(watched, Record(), 0))
    assert answer(["", HAND, "", ""]) == plain(view)
