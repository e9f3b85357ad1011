"""The rules. ``GAMES`` is the one registry of games; nothing else in the project lists them by name."""

from semyorka.games.match import Match
from semyorka.games.my_ship_sails_match import MyShipSailsMatch
from semyorka.games.pitch_match import PitchMatch
from semyorka.games.seven_leaves_match import SevenLeavesMatch
from semyorka.games.trump_seven_match import TrumpSevenMatch

__all__ = ["GAMES", "Match"]

#: Every game, by key.
GAMES: dict[str, type[Match]] = {
    match.key: match for match in (PitchMatch, TrumpSevenMatch, SevenLeavesMatch, MyShipSailsMatch)
}
