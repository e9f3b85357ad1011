"""A table for four card games of the number seven."""

import os

if os.environ.get("SEMYORKA_PLAIN") == "1":
    from semyorka import plain

    plain.prefer_sources()

__version__ = "0.1.0"
