"""A table: one match after another, with people and bots on its chairs.

The log is the truth. A command is decided (``sit``, ``act``, … return log entries or raise ``Refused`` and change
nothing); the caller writes the entries to the log and only then folds them in; ``fold`` returns the events to tell.
Folding the same entries gives the same table, so a log is the save, the replay and the recovery.

No I/O and no clock here: secrets, seeds, lots and times are handed in.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Set
from typing import Any

from semyorka.games import GAMES
from semyorka.games.facts import Fact, Refused
from semyorka.games.match import Match
from semyorka.games.scene import Scene
from semyorka.tables.chairs import Chair
from semyorka.tables.hints import ANY, Hints
from semyorka.tables.pledge import Pledge
from semyorka.telling import shuffle
from semyorka.telling.events import Event
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, picture, reasons, see

Entry = Mapping[str, Any]

PACES = ("swift", "calm", "slow")


class Table:
    """The state of a table after some entries of its log.

    ``revision`` counts the entries folded in. ``stage`` is ``lobby``, ``play``, ``deal_over`` or ``match_over``.
    ``events`` are those since the deal before the one that is on. ``turn_since`` has by seat the revision from which it
    has had to decide what it decides now, ``moved_at`` is the revision of the last deal or action of one. ``pledge`` is
    what the server is bound to for the next deal, ``laid`` what it was bound to for the last that was dealt.
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.revision = 0
        self.stage = "lobby"
        self.game = ""
        self.options: dict[str, Any] = {}
        self.pace = "calm"
        self.invite_lock = ""
        self.chairs: list[Chair] = []
        self.host: int | None = None
        self.match: Match | None = None
        self.match_number = 0
        self.record = Record()
        self.result: dict[str, Any] | None = None
        self.hints = Hints()
        self.pledge: Pledge | None = None
        self.laid: Pledge | None = None
        self.ready: set[int] = set()
        self.done: set[tuple[int, str]] = set()
        self.done_before: set[tuple[int, str]] = set()
        self.turn_since: dict[int, int] = {}
        self.moved_at = 0
        self.events: list[Event] = []
        self.told = 0

    @classmethod
    def of(cls, key: str, entries: Iterable[Entry]) -> "Table":
        """The table that a log tells of."""
        table = cls(key)
        for entry in entries:
            table.fold(entry)
        return table

    # -- folding ---------------------------------------------------------------------------------------------

    def fold(self, entry: Entry) -> list[Event]:
        """Take in one entry of the log; returns the events it brings."""
        steps: dict[str, Callable[[Entry], list[Fact]]] = {
            "opened": self._opened, "sat": self._sat, "chair": self._chair, "renamed": self._renamed,
            "paced": self._paced, "match": self._match_begins, "dealt": self._dealt, "acted": self._acted,
            "ready": self._ready, "cut": self._cut, "stopped": self._stopped,
            "hint": self._hint,
        }  # fmt: skip
        self.revision += 1
        facts = steps[entry["kind"]](entry)
        if "id" in entry:
            self.done.add((entry["seat"], entry["id"]))
        events = []
        for fact in facts:
            self.told += 1
            events.append(Event.of(fact, self.told, self.revision))
        self.events.extend(events)
        return events

    def _opened(self, entry: Entry) -> list[Fact]:
        self.game, self.options, self.pace = entry["game"], entry["options"], entry["pace"]
        self.invite_lock = entry["invite_lock"]
        self.hints = Hints(entry.get("hints", ANY))  # logs of the time before hints have none
        self.pledge = Pledge.of(entry["secret"])
        self.chairs = [Chair(**chair) for chair in entry["chairs"]]
        self.host = next((seat for seat, chair in enumerate(self.chairs) if chair.kind == "human"), None)
        return []

    def _sat(self, entry: Entry) -> list[Fact]:
        seat = entry["seat"]
        if self.chairs[seat].lock != entry["lock"]:  # another person, whose ids are other ids
            self.done = {pair for pair in self.done if pair[0] != seat}
            self.done_before = {pair for pair in self.done_before if pair[0] != seat}
            self.pledged().entropy.pop(seat, None)  # a newcomer may cut the pack anew
        self.chairs[seat] = Chair("human", entry["name"], None, entry["lock"], entry["intent"])
        if self.host is None:
            self.host = seat
        return [Fact("seated", {"seat": seat, "name": entry["name"], "who": "human"})]

    def _chair(self, entry: Entry) -> list[Fact]:
        seat, chair = entry["seat_of"], self.chairs[entry["seat_of"]]
        self.chairs[seat] = Chair(entry["who"], entry["name"], entry["level"])
        if entry["keep"] and chair.lock is not None:
            person = chair.name if chair.kind == "human" else chair.person
            self.chairs[seat] = Chair(
                entry["who"], entry["name"], entry["level"], chair.lock, chair.intent, person
            )  # fmt: skip
        if self.host == seat:
            self.host = next((one for one, other in enumerate(self.chairs) if other.kind == "human"), None)
        self.ready.discard(seat)
        return [Fact("chair", {"seat": seat, "name": entry["name"], "who": entry["who"]})]

    def _renamed(self, entry: Entry) -> list[Fact]:
        self.chairs[entry["seat"]].name = entry["name"]
        return [Fact("renamed", {"seat": entry["seat"], "name": entry["name"]})]

    def _paced(self, entry: Entry) -> list[Fact]:
        self.pace = entry["pace"]
        return []

    def _match_begins(self, entry: Entry) -> list[Fact]:
        self.match = GAMES[self.game](len(self.chairs), self.options)
        self.match_number += 1
        self.result = None
        self.match.dealer = shuffle.lot(self.match.seats, self.pledged().mixed())
        return [Fact("match", {"match": self.match_number, "dealer": self.match.dealer})]

    def _dealt(self, entry: Entry) -> list[Fact]:
        match = self.playing()
        dealer = match.next_dealer(None)
        self.laid, self.pledge = self.pledged(), Pledge.of(entry["next"])
        deal = match.open(shuffle.order(match.pack.cards, self.laid.mixed()))
        self.record, self.result, self.stage = Record(), None, "play"
        self.ready.clear()
        self.hints.deal()
        self.done_before, self.done = self.done, set()
        self.moved_at = self.revision
        self.keep_events()
        self.turn_began(set(range(match.seats)))
        cards = {seat: {"cards": match.pack.in_hand_order(deal.hand(seat))} for seat in range(match.seats)}
        number = match.deals_counted() + 1
        packets = [list(packet) for packet in match.packets(dealer)]
        told = {"deal": number, "dealer": dealer, "packets": packets, "commitment": self.laid.told()["commitment"]}
        dealt = Fact("dealt", told, cards)
        return [dealt, *self._came(match.facts_of_deal(deal))]

    def _acted(self, entry: Entry) -> list[Fact]:
        match, seat = self.playing(), entry["seat"]
        if self.scene is not None:
            return self._acted_in(self.scene, seat, entry["action"])
        deal = match.playing()
        before = [(deal.may_act(one), deal.hand(one)) for one in range(match.seats)]
        facts = match.play(seat, entry["action"])
        self.moved_at = self.revision
        self.hints.act(seat)
        after = [(deal.may_act(one), deal.hand(one)) for one in range(match.seats)]
        decides = {one for one in range(match.seats) if after[one][0]}
        self.turn_began({one for one in decides if one == seat or after[one] != before[one]})
        return self._came(facts)

    def _acted_in(self, scene: Scene, seat: int, word: str) -> list[Fact]:
        """An action of the scene after the match; what is meant for its next part must have seen it begin."""
        order = shuffle.order(self.playing().pack.cards, self.pledged().pack_seed)
        part = scene.part()
        facts = scene.play(seat, word, order)
        if scene.part() != part:
            self.turn_began(set(range(len(self.chairs))))
        return facts

    def _came(self, facts: list[Fact]) -> list[Fact]:
        """Keep what a deal or an action brought; a deal that it ended is counted. Returns all that is to be told."""
        match = self.playing()
        self.record.add(facts)
        if not match.playing().over():
            return facts
        self.result = match.close()
        self.stage = "match_over" if match.over() else "deal_over"
        scored = [] if self.result["redeal"] else [Fact("scored", {"result": self.result})]
        revealed = [] if self.laid is None else [Fact("revealed", self.laid.revealed())]
        won = [] if match.ending is None else [Fact("won", match.ending)]
        return [*facts, *scored, *revealed, *won]

    def _ready(self, entry: Entry) -> list[Fact]:
        self.ready.add(entry["seat"])
        return []

    def _hint(self, entry: Entry) -> list[Fact]:
        self.hints.give(entry["seat"])
        return []

    def _cut(self, entry: Entry) -> list[Fact]:
        self.pledged().entropy[entry["seat"]] = entry["entropy"]
        return [Fact("cut_pack", {"seat": entry["seat"]})]

    def _stopped(self, entry: Entry) -> list[Fact]:
        match = self.playing()
        match.stop()
        self.stage = "match_over"
        self.moved_at = self.revision
        self.ready.clear()
        self.result = None if self.result is None else {**self.result, "match": match.ending}
        return [] if match.ending is None else [Fact("won", match.ending)]

    def turn_began(self, seats: set[int]) -> None:
        """What these seats decide from now on must have been seen at this revision or later."""
        for seat in seats:
            self.turn_since[seat] = self.revision

    def keep_events(self) -> None:
        """Forget events older than the deal before this one; who is that far behind gets a whole view anyway."""
        dealt = [place for place, event in enumerate(self.events) if event.kind == "dealt"]
        if dealt:
            del self.events[: dealt[-1]]

    # -- looking ---------------------------------------------------------------------------------------------

    def playing(self) -> Match:
        """The match that is on or was the last. Raises ``Refused`` when none has begun."""
        if self.match is None:
            raise Refused("refuse-not-started")
        return self.match

    def pledged(self) -> Pledge:
        """What the server is bound to for the next deal."""
        if self.pledge is None:
            raise Refused("refuse-not-started")
        return self.pledge

    @property
    def scene(self) -> Scene | None:
        """What follows upon the match that has ended, None where nothing does or did."""
        return self.match.scene if self.match is not None and self.stage == "match_over" else None

    def seat_view(self, seat: int | None) -> SeatView | None:
        """What a seat may know of the deal, None in the lobby."""
        return None if self.match is None or self.match.deal is None else see(
            self.match, self.record, seat, self.result
        )  # fmt: skip

    def view(self, seat: int | None, here: Set[int]) -> dict[str, Any]:
        """The whole view of docs/protocol.md for a seat (None: a watcher); ``here``: seats with somebody connected."""
        match, deal = self.match, self.seat_view(seat)
        return {
            "table": self.key, "revision": self.revision, "game": self.game, "options": dict(self.options),
            "seats": len(self.chairs), "you": seat, "host": self.host, "pace": self.pace, "stage": self.stage,
            "chairs": [
                chair.told(one, chair.kind == "bot" or one in here) for one, chair in enumerate(self.chairs)
            ],
            "match": self.match_number, "ready": sorted(self.ready),
            "scores": list(match.scores) if match else [0] * len(self.chairs),
            "sheet": list(match.sheet) if match else [], "winners": list(match.winners) if match else [],
            "deal": picture(deal, reasons(match, deal)) if match and deal else None,
            "scene": self.scene_told(), "shuffle": self.shuffle_told(), "hints": self.hints.told(seat),
        }  # fmt: skip

    def scene_told(self) -> dict[str, Any] | None:
        """The scene after the match as everybody may see it; ``pack`` is what binds the server to the pack to cut."""
        scene = self.scene
        if scene is None:
            return None
        seed, told = self.pledged().pack_seed, scene.told()
        pack = {"commitment": shuffle.commitment(seed), "seed": seed.hex() if told["cut"] is not None else None}
        awaits = [seat for seat in range(len(self.chairs)) if scene.awaits(seat)]
        return {"over": scene.over(), "awaits": awaits, "pack": pack, **told}

    def shuffle_told(self) -> dict[str, Any]:
        """What everybody may know of the shuffles: of the deal on the table, of the next, and of one that is over."""
        laid, over = self.laid, self.stage in ("deal_over", "match_over")
        return {
            "version": shuffle.VERSION, "next": self.pledged().told(),
            "deal": None if laid is None else laid.told(),
            "revealed": laid.revealed() if laid is not None and over else None,
        }  # fmt: skip

    def events_since(self, revision: int) -> list[Event] | None:
        """Events that came after a revision, None when they are no longer all kept."""
        if self.events and self.events[0].revision > revision + 1 and self.events[0].n > 1:
            return None
        return [event for event in self.events if event.revision > revision]

    def has_done(self, seat: int, id: str) -> bool:
        """Whether the seat's intent of this id was accepted, in this deal or in the one before."""
        return (seat, id) in self.done or (seat, id) in self.done_before

    def bot_to_act(self) -> int | None:
        """The first seat that the deal, or the scene after the match, waits for and where a bot sits, or None."""
        waits = self.match.playing() if self.match is not None and self.stage == "play" else self.scene
        if waits is None:
            return None
        bots = (seat for seat, chair in enumerate(self.chairs) if chair.kind == "bot")
        return next((seat for seat in bots if waits.awaits(seat)), None)

    def waiting_for(self, here: Container[int]) -> set[int]:
        """The people at the table, of those who are here, who have not yet said that they are ready."""
        return {seat for seat, chair in enumerate(self.chairs) if chair.kind == "human" and seat in here} - self.ready

    def seat_of(self, secret: str) -> int | None:
        """The seat a secret belongs to, None when it belongs to none."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.opens_with(secret)), None)
