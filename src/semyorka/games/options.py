"""House rules: what a table may choose, and the check of a choice."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from semyorka.games.facts import Refused

Value = str | int


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its key, its values (the first is not special), the default, and the clause it bends."""

    key: str
    values: tuple[Value, ...]
    default: Value
    clause: str

    def told(self) -> dict[str, Any]:
        """As data for the browser."""
        return {"key": self.key, "values": list(self.values), "default": self.default, "clause": self.clause}


def chosen(options: tuple[Option, ...], wanted: Mapping[str, Any]) -> dict[str, Value]:
    """Every option of a game with the wanted value or its default.

    Raises ``Refused`` for a key that is no house rule of the game and for a value it does not have.
    """
    known = {option.key: option for option in options}
    for key, value in wanted.items():
        if key not in known:
            raise Refused("refuse-unknown-option", option=str(key))
        if not any(value == one and type(value) is type(one) for one in known[key].values):
            raise Refused(
                "refuse-option-value",
                known[key].clause,
                option=key,
                value=str(value),
                values=", ".join(str(one) for one in known[key].values),
            )
    return {option.key: wanted.get(option.key, option.default) for option in options}
