"""The arena: players against each other over the same deals, and what may be said of who is better.

A duel asks what one player, ``ours``, gains by sitting on one chair among others, ``theirs``: every deal is played once
with it on each chair. The deal is the unit of all figures, for its contests share their cards.
"""

from functools import partial
from typing import Any

__all__ = ["Wrong"]


class Wrong(Exception):
    """What was asked for cannot be: the ``key`` of a sentence that says what to do instead, and its ``args``."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_of_key = args

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Wrong, self.key, **self.args_of_key), ()
