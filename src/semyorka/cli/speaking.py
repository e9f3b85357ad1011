"""Saying things to one person: in one language, with the players of the table by name."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from semyorka.cli import screen
from semyorka.words import say

View = Mapping[str, Any]


class Speaker:
    """Speaks one language. ``names`` are those of the view that was looked at last, ``seat`` is the person's own."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.names: list[str] = []
        self.seat: int | None = None

    def look_at(self, view: View) -> None:
        """Take the names, and whose view it is, from a view."""
        self.names = [chair["name"] for chair in view["chairs"]]
        self.seat = view["you"]

    def tell(self, key: str, **args: Any) -> str:
        """A sentence of the catalogue, with the players by name."""
        return say(self.lang, key, args, self.names)

    def sentence(self, told: View) -> str:
        """What the rules said as key, args and clause, with the clause behind it."""
        return f"{self.tell(told['key'], **told['args'])} ({told['clause']})"

    def named(self, seats: Sequence[int]) -> str:
        """Players in a row."""
        return ", ".join(self.names[seat] for seat in seats)

    def card(self, word: str) -> Text:
        """A card as it is written on cards."""
        return screen.card(word, self.lang)

    def cards(self, words: Sequence[str]) -> Text:
        """Cards in a row."""
        return screen.cards(words, self.lang)

    def call(self, word: str) -> str:
        """A call as people say it."""
        return screen.call(word, self.lang)

    def exchange(self, number: int, gave: str, got: str) -> Text:
        """An exchange of cards as the person saw it."""
        line = Text(self.tell("cli-exchange", exchanges=number))
        for key, word in (("cli-gave", gave), ("cli-got", got)):
            line = line + f" · {self.tell(key)} " + self.card(word)
        return line

    def suit(self, letter: str) -> str:
        """Trumps, with the sign of their suit."""
        return f"{self.tell('cli-trump', suit=letter)} {screen.SYMBOLS[letter]}"
