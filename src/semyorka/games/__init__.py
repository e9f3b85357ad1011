"""The rules. ``GAMES`` is the one registry of games; nothing else in the project lists them by name."""

from semyorka.games.match import Match
from semyorka.games.pitch_match import PitchMatch

__all__ = ["GAMES", "Match"]

GAMES: dict[str, type[Match]] = {match.key: match for match in (PitchMatch,)}
