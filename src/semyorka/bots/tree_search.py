"""A bot by tree search over what its seat knows (search/tree.py): an opponent to be measured against, for every game
of tricks whose thought hands over what it needs.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from semyorka.bots.decision import Choice, Decision
from semyorka.bots.worlds import Worlds
from semyorka.search.manner import Manner
from semyorka.search.stakes import Stakes
from semyorka.search.tree import Tree


class Ground(Protocol):
    """What a tree search needs of a game: a deal to play on, what it is about, how it is played out."""

    stakes: Stakes
    manner: Manner

    def open_deal(self, hands: Sequence[int]) -> Any:
        """The deal of the view with these hands."""


def tree_search(
    ground: Ground,
    worlds: Worlds,
    rows: Sequence[Sequence[int]],
    word: Callable[[int], str],
    runs: int,
    seed: int,
) -> Decision:
    """The decision of so many runs: the card played most. ``rows``: legal cards in rows of equals."""
    tree = Tree(runs + 1, seed=seed)
    for _ in range(runs):
        tree.run(ground.open_deal(worlds.draw()), ground.stakes, ground.manner)
    found = []
    for row in rows:
        tried = tree.tried(row)
        visits = sum(count for count, _ in tried)
        found.append((visits, sum(count * worth for count, worth in tried) / visits if visits else 0.0, row))
    found.sort(key=lambda one: (-one[0], one[2]))
    best = found[0][1]
    choices = [
        Choice(word(card), worth, 0.0, max(0.0, best - worth)) for _, worth, row in found for card in row
    ]  # fmt: skip
    return Decision(choices[0].word, tuple(choices), runs)
