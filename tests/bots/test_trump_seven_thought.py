"""The thinking bots of Trump Seven: what they do is legal, depends on the view alone, and knows the house rules."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from semyorka.bots import LEVELS, choose, consider, plain
from semyorka.bots.selfplay import play_match
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.games.match import Match
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see, words_of
from tests.bots.positions import some_rules

GAME = "trump_seven"
RULES: list[dict[str, Any]] = [{rule.key: value} for rule in GAMES[GAME].house_rules for value in rule.values]


def whole_rules() -> list[dict[str, Any]]:
    """Each house rule with each value, and some together."""
    rng = Random("house rules")
    return [*RULES, *(some_rules(GAME, rng) for _ in range(6))]


@pytest.mark.parametrize("level", LEVELS)
def test_everything_it_does_is_legal_under_every_house_rule(level: int) -> None:
    decisions = 0

    def careful(view: SeatView, seed: int) -> str:
        nonlocal decisions
        decisions += 1
        word = choose(view, level, 0.1, seed)
        assert word in words_of(GAMES[GAME], view.legal)
        return word

    def rough(view: SeatView, seed: int) -> str:
        return plain(view, seed=seed)

    for number, rule in enumerate(whole_rules()):
        players = [careful if (number + seat) % 3 == level % 3 else rough for seat in range(3)]
        play_match(GAME, 3, rule, players, number, most=2)
    assert decisions > 200


def test_a_decision_names_every_legal_action_once() -> None:
    def weighed(view: SeatView, seed: int) -> str:
        found = consider(view, 3, 1.0, seed)
        words = [choice.word for choice in found.choices]
        assert sorted(words) == sorted(words_of(GAMES[GAME], view.legal)) and found.word == words[0]
        assert all(0.0 <= choice.value <= 1.0 and choice.behind >= 0.0 for choice in found.choices)
        return found.word

    for seed in range(4):
        play_match(GAME, 3, {"games": 1}, [weighed] * 3, seed)


# ---- Honesty -----------------------------------------------------------------------------------------------


def some_deal(rng: Random) -> tuple[Match, list[int], list[str]]:
    """A deal by lot that plain bots have brought to some point: the match, the pack's order and the actions so far."""
    match = GAMES[GAME](3, some_rules(GAME, rng))
    order = list(match.pack.cards)
    rng.shuffle(order)
    deal: Any = match.open(order, rng.randrange(3))
    record, actions = Record(), []
    for _ in range(rng.randrange(34)):
        word = plain(see(match, record, deal.to_act), seed=rng.getrandbits(16))
        facts = match.play(deal.to_act, word)
        if deal.over():
            return some_deal(rng)
        record.add(facts)
        actions.append(word)
    return match, order, actions


def replayed(match: Match, order: list[int], actions: list[str]) -> tuple[SeatView, Any]:
    """What the seat to act sees after the actions over an order of the pack. ``Refused`` where one is illegal."""
    again = GAMES[GAME](3, match.options)
    deal: Any = again.open(order, match.dealer)
    record = Record()
    for word in actions:
        record.add(again.play(deal.to_act, word))
    return see(again, record, deal.to_act), deal


def otherwise_dealt(match: Match, order: list[int], actions: list[str], rng: Random) -> Iterator[SeatView]:
    """Views of the same seat after the same actions, with cards it has not seen dealt otherwise."""
    view, deal = replayed(match, order, actions)
    if deal.to_act == deal.declarer:
        own = members(deal.hand(view.seat) | deal.cards_shown(view.seat) | deal.widow)
        own += [card for card in (deal.gift(0), deal.gift(1)) if card is not None]
    else:
        own = members(deal.hand(view.seat) | deal.cards_shown(view.seat))
    fixed = set(own).union(*(members(deal.cards_shown(seat)) for seat in range(3)))
    places = [place for place, card in enumerate(order) if card not in fixed]
    for _ in range(40):
        cards = [order[place] for place in places]
        rng.shuffle(cards)
        again = list(order)
        for place, card in zip(places, cards, strict=True):
            again[place] = card
        now = dict(zip(order, again, strict=True))
        try:
            other, _ = replayed(
                match, again, [laid_otherwise(match, actions, place, now) for place in range(len(actions))]
            )
        except Refused:
            continue  # in that deal somebody could not have played so
        if other == view:
            yield other


def laid_otherwise(match: Match, actions: list[str], place: int, now: dict[int, int]) -> str:
    """An action when the cards lie otherwise: a card given away unseen is then another one."""
    word = actions[place]
    giving = any(before.startswith("trump") for before in actions[max(0, place - 2) : place])
    return match.word(now[match.action(word)]) if giving else word


@pytest.mark.parametrize("level", LEVELS)
def test_the_cards_one_cannot_see_change_nothing(level: int) -> None:
    rng = Random(f"unseen cards {level}")
    compared = 0
    for _ in range(40):
        match, order, actions = some_deal(rng)
        view, _ = replayed(match, order, actions)
        found = consider(view, level, 0.2, 5)
        for other in islice(otherwise_dealt(match, order, actions, rng), 2):
            assert consider(other, level, 0.2, 5) == found
            assert choose(other, level, 0.2, 5) == choose(view, level, 0.2, 5)
            compared += 1
    assert compared > 30


def test_another_process_gives_the_same_answers() -> None:
    program = (
        "from semyorka.bots import choose; from semyorka.bots.selfplay import play_match\n"
        "player = lambda view, seed: choose(view, 4, 0.2, seed)\n"
        f"story = play_match({GAME!r}, 3, {{'games': 1}}, [player] * 3, 3)\n"
        "print([(deal.calls, deal.tricks) for deal in story.deals])"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    ]  # fmt: skip
    assert told[0] == told[1] and len(told[0]) > 300
