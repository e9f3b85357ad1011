"""Prints how the rules run in this process and one digest of all they said in seeded random matches.

Run as a program, plain and compiled, by ``test_plain_and_compiled.py``: the digests must be equal. With
``--chapters`` also a digest for each game and seat count, to find where they part.
"""

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from semyorka import compiled
from semyorka.games import GAMES
from semyorka.games.facts import Fact
from semyorka.games.match import Match
from semyorka.search.playouts import playouts
from tests.conformance.combinations import covering
from tests.conformance.conformance import Watch, own, random_match

MATCHES = 4
DEALS = 100


class Transcript(Watch):
    """Writes down everything that is said, into one digest."""

    book: Any = None

    def write(self, *told: Any) -> None:
        self.book.update(json.dumps(told, sort_keys=True).encode())

    def opened(self, order: list[int]) -> None:
        deal = self.match.deal
        self.write("deal", deal.dealer, order, [deal.hand(seat) for seat in range(deal.seats)])

    def before(self, seat: int) -> None:
        deal = self.match.deal
        self.write("turn", seat, int(deal.turn), deal.legal_set(), self.match.public(deal))

    def after(self, seat: int, word: str, facts: list[Fact]) -> None:
        self.write(seat, word, [[fact.kind, fact.data, sorted(fact.secret)] for fact in facts])

    def closed(self, scores: list[int], result: dict[str, Any]) -> None:
        match = self.match
        self.write(scores, result, match.scores, match.dealer, match.winners, match.ending, match.sheet)


def chapter(game: str, seats: int) -> str:
    """The digest of one game at one number of seats: matches told in full, then random deals counted."""
    book = hashlib.sha256()
    transcript = type("Chapter", (Transcript,), {"book": book})
    for seed, options in enumerate(covering(game, random.Random(seats))[:MATCHES]):
        random_match(game, seats, options, seed, [transcript])
        by_chance = {**options, **getattr(own(game), "BY_CHANCE", {})}
        book.update(str(random_deals(GAMES[game](seats, by_chance), seed + 1)).encode())
    return book.hexdigest()


def random_deals(match: Match, seed: int) -> list[int]:
    """How many actions so many random deals take, and what the last of them leaves and gives each seat."""
    position = match.position()
    steps = playouts(position, DEALS, seed)
    seats = range(match.seats)
    return [steps, *map(position.hand, seats), *map(position.earned, seats)]


def main() -> None:
    whole = hashlib.sha256()
    for key, game in GAMES.items():
        for seats in game.seats_allowed:
            digest = chapter(key, seats)
            whole.update(digest.encode())
            if "--chapters" in sys.argv:
                print(key, seats, digest)
    print(compiled.manner(), whole.hexdigest())


if __name__ == "__main__":
    main()
