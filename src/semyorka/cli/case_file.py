"""Reading a file of cases: what is wrong with a broken one, and on which line.

Only the shape is looked at here: what a case says is the referee's business, and what the rules do not allow is a
result, not a mistake of the file.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

Steps = tuple[str | int, ...]

KINDS: dict[type, str] = {dict: "object", list: "array", str: "string"}


class BrokenFile(Exception):
    """A file of cases that cannot be read. ``key`` and ``args_of_key`` make the sentence, with the ``file``'s name."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_key = args


def read(name: str, standard_input: BinaryIO) -> list[dict[str, Any]]:
    """The cases of a file, of standard input when the name is ``-``. Raises ``BrokenFile``."""
    try:
        text = standard_input.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise BrokenFile("cli-file-unreadable", reason=error.strerror or str(error)) from None
    try:
        return cases(text.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise BrokenFile("cli-file-not-text", line=line) from None


def cases(text: str) -> list[dict[str, Any]]:
    """The cases that a text holds. Raises ``BrokenFile`` for a text that is no JSON or has the wrong shape."""
    try:
        found = json.loads(text, parse_constant=no_constant)
    except json.JSONDecodeError as error:
        raise BrokenFile("cli-file-not-json", line=error.lineno, column=error.colno, reason=error.msg) from None
    except (ValueError, RecursionError) as error:
        reason = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise BrokenFile("cli-file-not-cases", reason=reason) from None
    for path, wanted in wrong(found):
        raise BrokenFile("cli-file-shape", wanted=wanted, **place_of(text, found, path))
    return list(found)


def no_constant(word: str) -> Any:
    """Refuse NaN and the infinities, which Python reads and JSON does not have."""
    raise ValueError(f"{word} is not JSON")


# ---- The shape ---------------------------------------------------------------------------------------------


def wrong(found: Any) -> Iterator[tuple[Steps, str]]:
    """Each place of the wrong kind: its path and the kind it should be, or that it should be ``there`` at all."""
    yield from kind(found, (), list)
    for index, case in enumerate(found):
        yield from kind(case, (index,), dict)
        yield from field(case, (index,), "game", str)
        if "seats" not in case:
            yield (index, "seats"), "there"
        yield from field(case, (index,), "options", dict, needed=False)
        yield from field(case, (index,), "deals", list)
        for number, deal in enumerate(case["deals"]):
            yield from wrong_deal(deal, (index, "deals", number))


def wrong_deal(deal: Any, path: Steps) -> Iterator[tuple[Steps, str]]:
    """The same within a deal."""
    yield from kind(deal, path, dict)
    if deal.get("dealer") is not None:
        yield from field(deal, path, "dealer", str)
    for name, wanted in (("hands", dict), ("widow", str), ("turn_up", str), ("stock", str), ("cut", dict)):
        yield from field(deal, path, name, wanted, needed=False)
    yield from field(deal, path, "actions", list, needed=False)
    for seat, hand in deal.get("hands", {}).items():
        yield from kind(hand, (*path, "hands", seat), str)
    for number, action in enumerate(deal.get("actions", [])):
        yield from kind(action, (*path, "actions", number), str)


def kind(value: Any, path: Steps, wanted: type) -> Iterator[tuple[Steps, str]]:
    """The place, when the value is not of the kind that is wanted."""
    if not isinstance(value, wanted):
        yield path, KINDS[wanted]


def field(
    value: dict[str, Any], path: Steps, name: str, wanted: type, needed: bool = True
) -> Iterator[tuple[Steps, str]]:
    """The same for a field of an object; one that is needed must be there."""
    if name in value:
        yield from kind(value[name], (*path, name), wanted)
    elif needed:
        yield (*path, name), "there"


# ---- The place ---------------------------------------------------------------------------------------------


def place_of(text: str, found: Any, path: Steps) -> dict[str, Any]:
    """Where a path is, as the sentence wants it: the case by number and id, the field, the line."""
    case = found[path[0]] if path else None
    name = case.get("id") if isinstance(case, dict) else None
    return {
        "case": path[0] if path else "none",
        "id": name if isinstance(name, str) else "none",
        "field": spelt(path[1:]) or "none",
        "line": text.count("\n", 0, offset(text, path)) + 1,
    }


def spelt(path: Steps) -> str:
    """A path as people write it: ``deals[0].actions[3]``."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


def offset(text: str, path: Steps) -> int:
    """Where in a JSON text the value of a path begins; where its object begins when it is absent."""
    at = blank(text, 0)
    for step in path:
        inner = next((place for name, place in inside(text, at) if name == step), None)
        if inner is None:
            break
        at = inner
    return at


def inside(text: str, at: int) -> Iterator[tuple[str | int, int]]:
    """The items of the object or array that begins at ``at``: key or number, and where the value begins."""
    decoder = json.JSONDecoder()
    is_object, number = text[at] == "{", 0
    at = blank(text, at + 1)
    while text[at] not in "]}":
        name: str | int = number
        if is_object:
            name, at = decoder.raw_decode(text, at)
            at = blank(text, blank(text, at) + 1)
        yield name, at
        at = blank(text, decoder.raw_decode(text, at)[1])
        at, number = blank(text, at + 1) if text[at] == "," else at, number + 1


def blank(text: str, at: int) -> int:
    """The first place from ``at`` on that is not blank."""
    match = re.compile(r"[ \t\n\r]*").match(text, at)
    return match.end() if match else at
