"""What each game shows of itself in the terminal, by the game's key."""

from semyorka.cli.natures import my_ship_sails, pitch, seven_leaves, trump_seven
from semyorka.cli.natures.nature import Nature

_MODULES = (pitch, trump_seven, seven_leaves, my_ship_sails)

#: The nature of each game; the module is called by the game's key.
NATURES: dict[str, type[Nature]] = {module.__name__.rpartition(".")[2]: module.Shown for module in _MODULES}
