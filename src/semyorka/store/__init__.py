"""The log of every table, on disk: what is in it has happened, and nothing is ever changed in it."""

from semyorka.store.failures import Conflict, StorageFailed
from semyorka.store.log import Store, TableRow

__all__ = ["Conflict", "StorageFailed", "Store", "TableRow"]
