"""Random matches by every house rule: whatever the rules say in them can be put into words in both languages."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.games.match import Match
from semyorka.words import LANGUAGES, clause_text, say

MOST_ACTIONS = 300
NAMES = ["Аня", "Боб", "Вера", "Глеб", "Дина", "Егор", "Жанна"]


def spoken(game: str, told: Mapping[str, Any], heard: set[str]) -> None:
    """Put one thing that was told into words, once; its clause must be there to read."""
    if repr(told) in heard:
        return
    for lang in LANGUAGES:
        assert say(lang, told["key"], told["args"], NAMES)
        if told["clause"]:
            assert clause_text(game, told["clause"], lang)
    heard.add(repr(told))


def one_deal(match: Match, dice: random.Random, heard: set[str]) -> bool:
    """Deal, try everything at every turn, play something that is allowed, count. False when it would not end."""
    order = list(match.pack.cards)
    dice.shuffle(order)
    deal = match.open(order, 0 if match.dealer is None else None)
    every = [*match.call_words.values(), *match.pack.cards]
    for _ in range(MOST_ACTIONS):
        if deal.over():
            break
        seat = next(one for one in range(match.seats) if deal.may_act(one))
        spoken(match.key, match.not_your_turn(deal).told(), heard)
        allowed = []
        for action in every:
            refusal = match.refusal(seat, action)
            if refusal is None:
                allowed.append(action)
            else:
                spoken(match.key, refusal.told(), heard)
        for fact in match.play(seat, match.word(dice.choice(allowed))):
            if "key" in fact.data:
                spoken(match.key, {key: fact.data[key] for key in ("key", "args", "clause")}, heard)
    if not deal.over():
        return False
    result = match.close()
    if result["redeal"]:
        spoken(match.key, {key: result[key] for key in ("key", "args", "clause")}, heard)
        return True
    for told in (*result.get("awards", ()), result.get("outcome"), result["match"]):
        if told:
            spoken(match.key, {key: told[key] for key in ("key", "args", "clause")}, heard)
    return True


@pytest.mark.parametrize("key", GAMES)
def test_everything_the_rules_say_can_be_put_into_words(key: str) -> None:
    dice = random.Random(7)
    heard: set[str] = set()
    for _ in range(60):
        options = {option.key: dice.choice(option.values) for option in GAMES[key].house_rules}
        try:
            match = GAMES[key](dice.choice(GAMES[key].seats_allowed), options)
        except Refused:  # house rules that do not go together
            continue
        for _ in range(6):
            if match.over() or not one_deal(match, dice, heard):
                break
    assert heard
