"""A seat played from Python, to bring a table to where a test wants it. Speaks docs/protocol.md."""

import json
import time
import urllib.request
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from websockets.sync.client import connect

from tests.serving import Serving

View = dict[str, Any]
Wanted = Callable[[View], bool]

LONG = 60.0
"""Seconds after which a table that is not where it is wanted will not be."""


def open_table(
    server: Serving,
    chairs: str = "hbbb",
    name: str = "Аня",
    options: dict[str, Any] | None = None,
    language: str = "ru",
    game: str = "pitch",
    **more: Any,
) -> dict[str, Any]:
    """Opens a table of a game; a letter a chair: ``h`` human, ``b`` bot, ``e`` empty. The protocol's answer.

    Bots have names of the ``language``. ``more`` goes into the body of the request as it is.
    """
    kinds = {"h": "human", "b": "bot", "e": "empty"}
    body = {
        "game": game, "options": options or {}, "chairs": [{"kind": kinds[one]} for one in chairs],
        "name": name, "pace": "calm", **more,
    }  # fmt: skip
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    request = urllib.request.Request(f"{server.address}/api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=LONG) as answer:
        opened: dict[str, Any] = json.load(answer)
    return opened


def record_of(server: Serving, opened: dict[str, Any]) -> str:
    """The record of the table's newest match: its deals that are over."""
    address = f"{server.address}/api/tables/{opened['table']}/record"
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {opened['secret']}"})
    with urllib.request.urlopen(request, timeout=LONG) as answer:
        text: str = answer.read().decode()
    return text


def bold(view: View) -> str:
    """The highest call there is, and the first legal card."""
    legal: list[str] = view["deal"]["legal"]
    calls = [call for call in legal if call in ("1", "2", "3", "4", "slam")]
    return calls[-1] if calls else legal[0]


def meek(view: View) -> str:
    """Passes where one may, and plays the first legal card."""
    legal: list[str] = view["deal"]["legal"]
    return "pass" if "pass" in legal else legal[0]


def last(view: View) -> str:
    """The last of the legal calls or cards."""
    legal: list[str] = view["deal"]["legal"]
    return legal[-1]


def in_phase(view: View, phase: str) -> bool:
    """Whether it is one's own turn in a phase of the deal."""
    return own_turn(view) and view["deal"]["phase"] == phase


def bring(
    server: Serving, opened: dict[str, Any], wanted: Wanted, play: Callable[[View], str] = bold, start: bool = True
) -> View:
    """Plays the opener's seat, deal after deal and match after match, until a view is as ``wanted``, and goes away.

    TimeoutError when that takes a minute.
    """
    with connect(server.socket_address, max_size=None) as socket:

        def say(**message: Any) -> None:
            socket.send(json.dumps(message))

        say(type="hello", table=opened["table"], secret=opened["secret"], invite=None, revision=None)
        if start:
            say(type="start", id=uuid4().hex)
        acted = -1
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            said = json.loads(socket.recv(timeout=LONG))
            if said["type"] != "view":
                continue
            view: View = said["view"]
            if wanted(view):
                return view
            revision = view["revision"]
            if revision == acted:
                continue
            if view["stage"] in ("deal_over", "match_over"):
                say(type="next", id=uuid4().hex, revision=revision)
                acted = revision
            elif view["deal"] and view["you"] in view["deal"]["turn"]:
                say(type="act", id=uuid4().hex, revision=revision, action=play(view))
                acted = revision
    raise TimeoutError("the table does not come to where it is wanted")


def calling(view: View) -> bool:
    """One's own call in the auction."""
    return own_turn(view) and view["deal"]["phase"] == "auction"


def outbid(view: View) -> bool:
    """One's own call, with a rung that may not be called any more."""
    return calling(view) and any(call in view["deal"]["refused"] for call in ("1", "2", "3", "4"))


def playing(view: View) -> bool:
    """One's own card, with one that may not be played, cards on the table and a trick gone."""
    return follows(view) and view["deal"]["last"] is not None and len(view["deal"]["hand"]) < 6


def follows(view: View) -> bool:
    """One's own card, with one that may not be played."""
    return own_turn(view) and view["deal"]["phase"] == "play" and bool(view["deal"]["refused"])


def pitching(view: View) -> bool:
    """One's own card, which will make trump."""
    return own_turn(view) and view["deal"]["phase"] == "play" and view["deal"]["trump"] is None


def own_turn(view: View) -> bool:
    return bool(view["deal"]) and view["stage"] == "play" and view["you"] in view["deal"]["turn"]


def deal_over(view: View) -> bool:
    return bool(view["stage"] == "deal_over")


def match_over(view: View) -> bool:
    return bool(view["stage"] == "match_over")
