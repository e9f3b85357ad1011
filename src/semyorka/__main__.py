"""``python -m semyorka``: the same as the command ``semyorka``."""

import sys

from semyorka.cli import main

sys.exit(main())
