"""What comes in, with its shapes checked, and what goes out. docs/protocol.md is the contract."""

import re
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from semyorka.games.facts import Refused

#: Bytes of one message of a socket, and of the body of a request.
LONGEST_MESSAGE = 16 * 1024
LONGEST_BODY = 64 * 1024

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(max_length=200)]
Wanted = TypeVar("Wanted")


class Hello(Struct, tag_field="type", tag="hello"):
    table: Key
    secret: Key | None = None
    invite: Key | None = None
    revision: int | None = None


class Sit(Struct, tag_field="type", tag="sit"):
    id: Id
    name: str
    seat: int | None = None


class Act(Struct, tag_field="type", tag="act"):
    id: Id
    revision: int
    action: str


class Next(Struct, tag_field="type", tag="next"):
    id: Id
    revision: int


class Cut(Struct, tag_field="type", tag="cut"):
    id: Id
    entropy: Annotated[str, Meta(max_length=200)]


class Stop(Struct, tag_field="type", tag="stop"):
    id: Id
    revision: int


class SetChair(Struct, tag_field="type", tag="chair"):
    id: Id
    seat: int
    kind: str
    level: int | None = None


class Start(Struct, tag_field="type", tag="start"):
    id: Id


class SetPace(Struct, tag_field="type", tag="pace"):
    id: Id
    pace: str


class Rename(Struct, tag_field="type", tag="rename"):
    id: Id
    name: str


class Leave(Struct, tag_field="type", tag="leave"):
    id: Id


Intent = Sit | Act | Next | Cut | Stop | SetChair | Start | SetPace | Rename | Leave
Message = Hello | Intent


class ChairWanted(Struct):
    kind: str
    level: int | None = None


class TableWanted(Struct):
    """The body of ``POST /api/tables``."""

    game: str
    chairs: list[ChairWanted]
    options: dict[str, str | int] = {}
    name: str = ""
    pace: str = "calm"
    hints: str | int = "any"


class HintWanted(Struct):
    """The body of ``POST /api/tables/<id>/hint``."""

    secret: Key
    revision: int


class ViewWanted(Struct):
    """The body of ``POST /api/records/view``. ``step`` is the number of an action of the deal, from 1."""

    text: str
    deal: int
    step: int
    seat: int | None = None


class ReviewWanted(Struct):
    """The body of ``POST /api/reviews``: a table with one of its keys, or a record."""

    table: Key | None = None
    secret: Key | None = None
    invite: Key | None = None
    match: int | None = None
    text: str | None = None


class _Named(Struct):
    id: Id


_message = msgspec.json.Decoder(Message)
_named = msgspec.json.Decoder(_Named)


class Unreadable(Exception):
    """A message that could not be read: the ``refusal``, and the message's ``id`` where it has one."""

    def __init__(self, refusal: Refused, id: str | None = None) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
        self.id = id


def read(raw: bytes) -> Message:
    """A message of a socket. Raises ``Unreadable``."""
    if len(raw) > LONGEST_MESSAGE:
        raise Unreadable(Refused("refuse-message-too-long"))
    try:
        return _message.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unreadable(refusal_of(error), id_of(raw)) from None


def read_body(raw: bytes, shape: type[Wanted]) -> Wanted:
    """The body of a request. Raises ``Refused``."""
    try:
        return msgspec.json.decode(raw, type=shape)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refusal_of(error) from None


def id_of(raw: bytes) -> str | None:
    """The id of a message that is wrong otherwise."""
    try:
        return _named.decode(raw).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def refusal_of(error: Exception) -> Refused:
    """Why a text was no message: no JSON, an unknown type, or a field that is missing or of the wrong shape."""
    if not isinstance(error, msgspec.ValidationError):
        return Refused("refuse-not-json")
    said = str(error)
    if "at `$.type`" in said:
        return Refused("refuse-unknown-type")
    missing = re.search(r"required field `(\w+)`", said)
    path = re.search(r"at `(?:key in )?\$\.?([^`]*)`", said)
    where = [part.removesuffix("[...]") for part in (path and path[1], missing and missing[1]) if part]
    return Refused("refuse-bad-message", field=".".join(where) or "type")


# ---- What goes out -----------------------------------------------------------------------------------------


def encoded(message: dict[str, Any]) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()


def done(id: str) -> dict[str, Any]:
    """The intent was accepted."""
    return {"type": "done", "id": id}


def refused(id: str | None, refusal: Refused) -> dict[str, Any]:
    """The message or intent was refused, and nothing was changed."""
    return {"type": "refused", "id": id, **refusal.told()}
