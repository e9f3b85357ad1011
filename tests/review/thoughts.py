"""A thought for tests: it tries open deals as the real ones do, and what an action is worth there can be told."""

from collections.abc import Callable, Sequence

import pytest

from semyorka import bots
from semyorka.bots.decision import Decision
from semyorka.bots.levels import Level
from semyorka.bots.sampling import decision, sample
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.review.seeds import seed_of
from semyorka.telling.views import SeatView

#: The chance to win with an action in one open deal: ``(game, hands, action) -> 0..1``.
Worth = Callable[[str, Sequence[int], int], float]


def any_worth(game: str, hands: Sequence[int], action: int) -> float:
    """Some chance to win that depends on how all the cards lie."""
    return seed_of(game, action, *hands) % 1000 / 1000


class Judge:
    """What ``worth`` says."""

    guessed = 0

    def __init__(self, game: str, worth: Worth) -> None:
        self.game, self.worth = game, worth

    def worths(self, hands: Sequence[int], actions: Sequence[int]) -> list[float]:
        return [self.worth(self.game, hands, action) for action in actions]


class Thought:
    """Draws worlds by shuffling what the seat does not see, as the real thoughts do, only without reading voids."""

    LEVELS = tuple(Level(number, 8 * number) for number in range(1, 6))

    def __init__(self, game: str, worth: Worth = any_worth) -> None:
        self.GAME, self.worth = game, worth

    def consider(self, view: SeatView, level: Level, budget: float, seed: int) -> Decision:
        """Every action on the same deals."""
        game, actions = GAMES[view.game], members(view.legal)
        words = {call: word for word, call in game.call_words.items()}
        names = [words.get(action) or game.pack.word(action) for action in actions]
        judge = Judge(view.game, self.worth)
        most = round(level.worlds * budget)
        worlds = ((hands_of(view, seed_of(seed, number)), 1.0) for number in range(most))
        tried = sample(actions, worlds, judge, most, keep=3)
        return decision(tried, lambda action: (names[actions.index(action)],), None, 0)


def hands_of(view: SeatView, seed: int) -> list[int]:
    """Some hands that the other seats may hold."""
    seen = view.hand
    pack = GAMES[view.game].pack
    for plays in (*(trick.plays for trick in view.tricks), view.plays):
        seen |= pack.set(" ".join(word for _, word in plays))
    left = sorted(members(pack.full & ~seen), key=lambda card: seed_of(seed, card))
    hands = []
    for seat in range(view.seats):
        cards = 0
        for _ in range(0 if seat == view.seat else view.held[seat]):
            cards |= 1 << left.pop()
        hands.append(view.hand if seat == view.seat else cards)
    return hands


def install(monkeypatch: pytest.MonkeyPatch, worth: Worth = any_worth) -> None:
    """Let every game be thought about so, in this process, with the reasons alone that are common to all games."""
    monkeypatch.setattr(bots, "_WHYS", {})
    monkeypatch.setattr(bots, "_HINDSIGHTS", {})
    for game in GAMES:
        monkeypatch.setitem(bots._THOUGHTS, game, Thought(game, worth))
