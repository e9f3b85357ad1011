"""What may be asked of a table: each command is checked and becomes log entries, or is refused and changes nothing.

A command of a seat carries an ``id``: once it has been accepted, the same id from the same seat gives no entries.
"""

from collections.abc import Mapping, Sequence, Set
from typing import Any, Protocol

from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.tables.chairs import KINDS, clean_name, locked, unlocks
from semyorka.tables.hints import ANY, HINTS
from semyorka.tables.pledge import read_entropy
from semyorka.tables.table import PACES, Entry, Table

#: The levels of bots, of which bots/levels.py says what they are; and the one of a chair for which none was named.
LEVELS = (1, 2, 3, 4, 5)
USUAL_LEVEL = 3

#: An id that is at least so long is nobody else's, and tells who says the same thing again after a broken line.
LONG_ID = 16


class Chance(Protocol):
    """Where randomness comes from."""

    def seed(self) -> bytes:
        """32 random bytes, the secret of one shuffle."""


def open_table(
    game: str,
    options: Mapping[str, Any],
    chairs: Sequence[Mapping[str, Any]],
    *,
    name: str,
    bot_names: Sequence[str],
    secret: str,
    invite: str,
    chance: Chance,
    pace: str = "calm",
    hints: str | int = ANY,
) -> tuple[list[Entry], int | None]:
    """A new table's first entries, and the opener's seat (None when there is no chair for a person).

    ``chairs``: one item a seat with ``kind``; the opener takes the first ``human`` one, the other chairs of people
    stay empty until they come. ``hints``: how many a person may have in a deal, one of ``HINTS``. Raises
    ``Refused`` for a game, seats or house rules that are not to be had.
    """
    if game not in GAMES:
        raise Refused("refuse-unknown-game", game=game[:40], games=", ".join(GAMES))
    match = GAMES[game](len(chairs), options)
    if pace not in PACES:
        raise Refused("refuse-pace", values=", ".join(PACES))
    if hints not in HINTS or isinstance(hints, bool):
        raise Refused("refuse-hints", values=", ".join(str(one) for one in HINTS))
    kinds = [chair.get("kind") for chair in chairs]
    for kind in kinds:
        if kind not in KINDS:
            raise Refused("refuse-chair-kind", values=", ".join(KINDS))
    own = kinds.index("human") if "human" in kinds else None
    sitting: list[dict[str, Any]] = []
    for seat, kind in enumerate(kinds):
        if seat == own:
            sitting.append({"kind": "human", "name": clean_name(name), "lock": locked(secret)})
        elif kind == "bot":
            sitting.append({"kind": "bot", "name": bot_names[seat], "level": level_of(chairs[seat])})
        else:
            sitting.append({"kind": "empty"})
    entry = {
        "kind": "opened", "game": game, "options": match.options, "pace": pace, "hints": hints,
        "invite_lock": locked(invite),
        "secret": chance.seed().hex(), "chairs": sitting,
    }  # fmt: skip
    return [entry], own


def level_of(chair: Mapping[str, Any]) -> int:
    """The level asked of a bot, the usual one when none is."""
    level = chair.get("level") or USUAL_LEVEL
    if level not in LEVELS:
        raise Refused("refuse-level", values=", ".join(str(one) for one in LEVELS))
    return int(level)


def sit(table: Table, invite: str, id: str, name: str, seat: int | None, secret: str) -> tuple[list[Entry], int]:
    """Take a free chair (``seat``, or any) with the table's invite. Returns the entries and the seat.

    The same ``id`` again comes from a person who never heard the answer: the same chair, under the new secret.
    """
    if not unlocks(invite, table.invite_lock):
        raise Refused("refuse-bad-invite")
    intent = locked(id)
    own = next((one for one, chair in enumerate(table.chairs) if chair.intent == intent), None)
    taken = free_chair(table, seat) if own is None or len(id) < LONG_ID else own
    entry = {"kind": "sat", "seat": taken, "name": clean_name(name), "lock": locked(secret), "intent": intent}
    return [entry], taken


def free_chair(table: Table, seat: int | None) -> int:
    """The wanted chair, or the first one that nobody sits on, or a bot's. ``Refused`` when it is not to be had."""
    free = [one for one, chair in enumerate(table.chairs) if chair.free()]
    if seat is not None and seat not in range(len(table.chairs)):
        raise Refused("refuse-no-seat")
    if not free:
        raise Refused("refuse-table-full")
    if seat is not None and seat not in free:
        raise Refused("refuse-seat-taken")
    empty = [one for one in free if table.chairs[one].kind == "empty"]
    return seat if seat is not None else (empty or free)[0]


def come_back(table: Table, seat: int) -> list[Entry]:
    """A person whose chair a bot kept warm takes it back; nothing when the person still sits there."""
    chair = table.chairs[seat]
    if chair.kind == "human":
        return []
    return [{"kind": "sat", "seat": seat, "name": chair.person, "lock": chair.lock, "intent": chair.intent}]


def act(table: Table, seat: int, id: str, revision: int, word: str) -> list[Entry]:
    """An action of the game, seen at ``revision``."""
    if table.has_done(seat, id):
        return []
    deal = table.match.deal if table.match else None
    decides = deal is not None and deal.may_act(seat)
    since = table.turn_since[seat] if decides else table.moved_at
    refuse_stale(table, revision, since if table.scene is None else max(since, table.turn_since[seat]))
    return [{"kind": "acted", "seat": seat, "id": id, "action": legal_word(table, seat, word)}]


def bot_act(table: Table, seat: int, word: str) -> list[Entry]:
    """An action of the bot on a chair; ``Refused`` as for a person."""
    if table.chairs[seat].kind != "bot":
        raise Refused("refuse-not-now")
    return [{"kind": "acted", "seat": seat, "action": legal_word(table, seat, word)}]


def legal_word(table: Table, seat: int, word: str) -> str:
    """The word of an action that the seat may take now, as the log writes it; ``Refused`` with the rules' reason."""
    if table.scene is not None:
        refusal = table.scene.refusal(seat, word)
        if refusal is not None:
            raise refusal
        return word
    if table.stage != "play":
        raise Refused("refuse-not-now")
    match = table.playing()
    action = match.action(word)
    refusal = match.refusal(seat, action)
    if refusal is not None:
        raise refusal
    return match.word(action)


def hint(table: Table, seat: int, revision: int) -> list[Entry]:
    """A person asks for a hint about the decision seen at ``revision``. ``Refused`` when there is none to be had.

    No entries where this decision has had its hint, or where there is nothing to choose: neither costs any.
    """
    if table.stage != "play" or table.chairs[seat].kind != "human":
        raise Refused("refuse-not-now")
    match = table.playing()
    deal = match.playing()
    if not deal.may_act(seat):
        raise match.not_your_turn(deal)
    refuse_stale(table, revision, table.turn_since[seat])
    deal.to_act = seat
    if table.hints.asked(seat) or deal.legal_set().bit_count() == 1:
        return []
    if table.hints.left(seat) == 0:
        raise Refused("refuse-no-hints" if table.hints.most else "refuse-hints-off")
    return [{"kind": "hint", "seat": seat}]


def refuse_stale(table: Table, seen: int, since: int) -> None:
    """Refuse what was decided before the revision ``since``, or at one that has not been yet."""
    if not since <= seen <= table.revision:
        raise Refused("refuse-stale")


def ready(table: Table, seat: int, id: str, revision: int) -> list[Entry]:
    """The person has read the count, seen at ``revision``, and is ready for the next deal or match."""
    if table.has_done(seat, id):
        return []
    refuse_stale(table, revision, table.moved_at)
    if table.stage not in ("deal_over", "match_over"):
        raise Refused("refuse-not-now")
    return [] if seat in table.ready else [{"kind": "ready", "seat": seat, "id": id}]


def watchers_next(table: Table, revision: int, chance: Chance) -> list[Entry]:
    """Somebody who watches asks for the next deal or match where no people sit."""
    if any(chair.kind == "human" for chair in table.chairs):
        raise Refused("refuse-not-seated")
    refuse_stale(table, revision, table.moved_at)
    return go_on(table, chance)


def start(table: Table, seat: int | None, chance: Chance, bot_names: Sequence[str]) -> list[Entry]:
    """The host starts, or anybody (None: a watcher) where nobody is host. Nothing when the match has begun.

    Chairs still empty are filled by bots, with their names of ``bot_names`` by seat.
    """
    if table.stage != "lobby":
        return []
    if table.host is not None:
        only_host(table, seat)
    return begin(table, chance, bot_names)


def begin(table: Table, chance: Chance, bot_names: Sequence[str]) -> list[Entry]:
    """The first match begins: bots on empty chairs, the lot, the first deal."""
    filled = [
        chair_entry(seat, "bot", bot_names[seat], USUAL_LEVEL)
        for seat, chair in enumerate(table.chairs) if chair.kind == "empty"
    ]  # fmt: skip
    return [*filled, *go_on(table, chance)]


def go_on(table: Table, chance: Chance) -> list[Entry]:
    """The next deal, with a new match before it where the last one is over or none was.

    Its shuffle has been settled since the deal before; what is drawn now is the secret of the shuffle after it.
    """
    deal = {"kind": "dealt", "next": chance.seed().hex()}
    if table.stage == "play":
        raise Refused("refuse-not-now")
    return [{"kind": "match"}, deal] if table.stage in ("lobby", "match_over") else [deal]


def cut(table: Table, seat: int, id: str, entropy: str) -> list[Entry]:
    """A person cuts the pack of the next deal: adds entropy (hex) to its shuffle, once."""
    if table.has_done(seat, id):
        return []
    added = read_entropy(entropy)
    if seat in table.pledged().entropy:
        raise Refused("refuse-cut-already")
    return [{"kind": "cut", "seat": seat, "id": id, "entropy": added}]


def stop(table: Table, seat: int | None, id: str, revision: int) -> list[Entry]:
    """The host ends a match that has no end of its own, between two deals; anybody where nobody is host."""
    if seat is not None and table.has_done(seat, id):
        return []
    if table.host is not None:
        only_host(table, seat)
    refuse_stale(table, revision, table.moved_at)
    if table.stage != "deal_over" or (table.result or {}).get("redeal"):
        raise Refused("refuse-not-now")
    if not table.playing().may_stop():
        raise Refused("refuse-no-stop")
    return [{"kind": "stopped", "seat": seat, "id": id}]


def chair(
    table: Table, seat: int | None, of: int, kind: str, name: str, level: int | None, here: Set[int]
) -> list[Entry]:
    """The host fills a chair with a bot (also an absent person's), or empties one before the match.

    ``here``: the seats whose people are connected; they are not sent away. A person who was replaced by a bot keeps the
    right to come back.
    """
    only_host(table, seat)
    if of not in range(len(table.chairs)):
        raise Refused("refuse-no-seat")
    if of == seat or (table.chairs[of].kind == "human" and of in here):
        raise Refused("refuse-person-here", seat=of)
    if kind == "bot":
        shown = table.chairs[of].name if table.chairs[of].kind == "bot" else name
        return [chair_entry(of, "bot", shown, level_of({"level": level}), keep=True)]
    if kind != "empty":
        raise Refused("refuse-chair-kind", values="bot, empty")
    if table.stage != "lobby":
        raise Refused("refuse-chair-in-play")
    return [chair_entry(of, "empty", "", None)]


def leave(table: Table, seat: int, name: str) -> list[Entry]:
    """One gives one's chair up for good: to a bot in a match, to whoever comes before it."""
    if table.stage == "lobby":
        return [chair_entry(seat, "empty", "", None)]
    return [chair_entry(seat, "bot", name, USUAL_LEVEL)]


def chair_entry(seat: int, who: str, name: str, level: int | None, keep: bool = False) -> Entry:
    """The entry that puts a bot or nobody on a chair; ``keep``: for the person it was, who may come back."""
    return {"kind": "chair", "seat_of": seat, "who": who, "name": name, "level": level, "keep": keep}


def rename(table: Table, seat: int, name: str) -> list[Entry]:
    """One's own name."""
    shown = clean_name(name)
    return [] if shown == table.chairs[seat].name else [{"kind": "renamed", "seat": seat, "name": shown}]


def set_pace(table: Table, seat: int | None, pace: str) -> list[Entry]:
    """The host sets how fast bots play."""
    only_host(table, seat)
    if pace not in PACES:
        raise Refused("refuse-pace", values=", ".join(PACES))
    return [] if pace == table.pace else [{"kind": "paced", "pace": pace}]


def only_host(table: Table, seat: int | None) -> None:
    """Refuse everybody but the host."""
    if seat is None or seat != table.host:
        raise Refused("refuse-not-host")
