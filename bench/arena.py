"""``semyorka arena`` where OpenSpiel and matplotlib are: the same options, with ``openspiel-ismcts:…`` as a player.

    ./dev bench arena --game seven_leaves --ours level-5 --theirs openspiel-ismcts:200 --deals 100

The table says what a decision of each took. For equal time give it what ours takes: ``openspiel-ismcts:20ms``.
"""

import sys

from semyorka.cli import main

if __name__ == "__main__":
    sys.exit(main(["arena", *sys.argv[1:]]))
