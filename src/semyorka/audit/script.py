"""What is to happen in a pair of runs: a table just before a deal, and everything that is done there from then on.

The same script is played in both runs. It is made with the cards of the first one; what others do there with cards that
the seat under audit cannot see is done in the second with the cards that lie in their places.
"""

import hashlib
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from semyorka.bots import plain
from semyorka.cards import union
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.games.match import Match
from semyorka.games.options import Value
from semyorka.games.position import Position
from semyorka.tables import commands
from semyorka.tables.table import Entry, Table
from semyorka.telling import shuffle
from semyorka.telling.views import words_of

KEY = "audited"
INVITE = "the invite of the audit"
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Daria", "Egor", "Zoya")

#: How often a seat does just anything instead of what a bot would do there.
WILD = 0.2
#: Most actions of the deal under audit, and most entries of the log before it.
MOST_STEPS, MOST_LONG = 90, 3000
#: Hints that a seat asks for in its turns.
HINTS = 3


class CannotBe(Exception):
    """A case that no script can be made of."""


@dataclass(frozen=True, slots=True)
class Case:
    """One deal to audit: the game with its seats and house rules, the seat (None: a watcher), how many deals come
    before it, and the seed of everything else."""

    game: str
    seats: int
    options: Mapping[str, Value]
    seat: int | None
    before: int
    seed: str


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the deal, and what is done before it besides.

    ``tries`` are actions of the seat under audit that the rules refuse; ``rude`` whether it sends what is no message;
    ``away`` whether it is not connected; ``again`` whether it leaves and comes back at once; ``looks`` whether
    addresses are asked for and second windows opened; ``hint`` whether the seat asks for a hint, in turn or out of it;
    ``restart`` whether the server is started anew over the same log.
    """

    seat: int
    word: str
    tries: tuple[str, ...]
    rude: bool
    away: bool
    again: bool
    looks: bool
    hint: bool
    restart: bool


@dataclass(slots=True)
class Script:
    """Everything of a pair that both runs share, and the first run's cards.

    ``log`` is the table's log before the deal, ``lobby`` whether its first match is still to be started, ``cuts`` the
    entropy (hex) that seats add, ``seed`` what the order of the pack comes from; ``order`` that order, ``face_up`` the
    set of its cards that are dealt open, ``blank`` the position before the deal, ``dealer`` who deals. ``secrets`` is
    by name what nobody is told before the deal is over.
    """

    case: Case
    log: list[Entry]
    lobby: bool
    cuts: dict[int, str]
    seed: bytes
    order: list[int]
    face_up: int
    match: Match
    blank: Position
    dealer: int
    steps: list[Step] = field(default_factory=list)
    secrets: dict[str, bytes] = field(default_factory=dict)


class Drawn:
    """Chance that is the same every time: what ``tables.commands.Chance`` asks for."""

    def __init__(self, seed: str) -> None:
        self.left = f"chance {seed}"

    def seed(self) -> bytes:
        drawn = hashlib.sha256(self.left.encode()).digest()
        self.left = drawn.hex()
        return drawn


def secret_of(seat: int) -> str:
    """The secret of a seat's person."""
    return f"the secret of seat {seat}"


def script_of(case: Case) -> Script:
    """The script of a case. ``CannotBe`` where house rules make no sense, or let the deals before it never end."""
    lots = random.Random(f"script {case.seed}")
    table, log = opened(case, lots)
    cuts = {seat: lots.randbytes(16).hex() for seat in range(case.seats) if lots.random() < 0.4}
    for seat, entropy in cuts.items():
        take(table, commands.cut(table, seat, f"cut {seat}", entropy), [])
    lobby = table.stage == "lobby"
    *match_entry, deal_entry = commands.go_on(table, Drawn(f"live {case.seed}"))
    take(table, match_entry, [])
    match, seed = table.playing(), table.pledged().mixed()
    dealer, order = match.next_dealer(None), shuffle.order(match.pack.cards, seed)
    face_up = union(order[place] for place in match.open_places(dealer))
    script = Script(case, log, lobby, cuts, seed, order, face_up, match, match.position(), dealer)
    take(table, [deal_entry], [])
    drawn = next(entry[name] for entry in reversed(log) for name in ("next", "secret") if name in entry)
    script.secrets = secrets_of(table, case, bytes.fromhex(drawn), bytes.fromhex(deal_entry["next"]))
    script.steps = steps_of(table, case, lots)
    return script


def secrets_of(table: Table, case: Case, drawn: bytes, drawn_next: bytes) -> dict[str, bytes]:
    """What the server keeps to itself while a deal is on: seeds, from which all cards follow, and the seats' keys."""
    if table.laid is None:
        raise TypeError("no deal is on")
    after = table.pledged()
    seeds = {
        "seed": table.laid.seed, "mixed seed": table.laid.mixed(), "seed of the cut": table.laid.pack_seed,
        "secret of the seed": drawn, "next seed": after.seed, "seed of the next cut": after.pack_seed,
        "secret of the next seed": drawn_next,
    }  # fmt: skip
    keys = {f"key of seat {seat}": secret_of(seat).encode() for seat in range(case.seats) if seat != case.seat}
    return seeds | keys


def opened(case: Case, lots: random.Random) -> tuple[Table, list[Entry]]:
    """A table of people with as many deals behind it as the case says, and its log."""
    chance, log = Drawn(f"before {case.seed}"), list[Entry]()
    try:
        entries, _ = commands.open_table(
            case.game, case.options, [{"kind": "human"}] * case.seats, name=NAMES[0], bot_names=NAMES,
            secret=secret_of(0), invite=INVITE, chance=chance,
        )  # fmt: skip
    except Refused as refusal:
        raise CannotBe(refusal.key) from refusal
    table = Table(KEY)
    take(table, entries, log)
    for seat in range(1, case.seats):
        entries, _ = commands.sit(table, INVITE, f"sit {seat}", NAMES[seat], seat, secret_of(seat))
        take(table, entries, log)
    while (table.match.deals_counted() if table.match else 0) < case.before and table.stage != "match_over":
        take(table, commands.go_on(table, chance), log)
        while table.stage == "play":
            if len(log) > MOST_LONG:
                raise CannotBe("the deals before take too long")
            seat = lots.choice(awaited(table))
            take(table, commands.act(table, seat, f"past {len(log)}", table.revision, word_for(table, seat, lots)), log)
    return table, log


def take(table: Table, entries: Sequence[Entry], log: list[Entry]) -> None:
    """Fold entries in and write them down."""
    for entry in entries:
        table.fold(entry)
    log += entries


def awaited(table: Table) -> list[int]:
    """The seats that the deal waits for."""
    deal = table.playing().playing()
    return [seat for seat in range(deal.seats) if deal.awaits(seat)]


def word_for(table: Table, seat: int, lots: random.Random) -> str:
    """What a seat does: mostly what a bot would, now and then anything that is legal."""
    view = table.seat_view(seat)
    if view is None:
        raise TypeError("no deal is on")
    legal = words_of(GAMES[view.game], view.legal)
    return lots.choice(legal) if lots.random() < WILD else plain(view, seed=lots.getrandbits(32))


def steps_of(table: Table, case: Case, lots: random.Random) -> list[Step]:
    """The actions of the deal that is on, to its end or as far as a script goes, and everything besides."""
    done: list[tuple[int, str, tuple[str, ...]]] = []
    while table.stage == "play" and len(done) < MOST_STEPS:
        deal = table.playing().playing()
        may = awaited(table)
        if lots.random() < 0.1:
            may = [seat for seat in range(case.seats) if deal.may_act(seat) and legal_of(table, seat)]
        seat = lots.choice(may)
        tries = tried(table, case.seat, lots)
        word = word_for(table, seat, lots)
        done.append((seat, word, tries))
        take(table, commands.act(table, seat, f"plan {len(done)}", table.revision, word), [])
    away = absence([seat for seat, _, _ in done], case.seat, lots)
    restart = lots.randrange(len(done)) if done else 0
    hints = hinted([seat for seat, _, _ in done], case.seat, lots)
    return [
        Step(
            seat, word, tries, rude=place == 0 or lots.random() < 0.08, away=place in away,
            again=lots.random() < 0.1, looks=place == 0 or lots.random() < 0.1, hint=place in hints,
            restart=place == restart,
        )
        for place, (seat, word, tries) in enumerate(done)
    ]  # fmt: skip


def hinted(seats: list[int], seat: int | None, lots: random.Random) -> set[int]:
    """The places of steps before which the seat asks for a hint: a few of its own, and one of another's."""
    own = [place for place, one in enumerate(seats) if one == seat]
    others = [place for place, one in enumerate(seats) if one != seat]
    return {*lots.sample(own, min(len(own), HINTS)), *lots.sample(others, min(len(others), 1))}


def legal_of(table: Table, seat: int) -> int:
    """What the seat may do now."""
    view = table.seat_view(seat)
    return 0 if view is None else view.legal


def tried(table: Table, seat: int | None, lots: random.Random) -> tuple[str, ...]:
    """A few actions that the rules refuse the seat now: cards of its own, of others, and calls."""
    if seat is None:
        return ()
    match = table.playing()
    words = [*match.call_words, *(match.pack.word(card) for card in match.pack.cards)]
    own = [match.pack.word(card) for card in match.pack.cards if match.playing().hand(seat) >> card & 1]
    wanted = [*lots.sample(words, 2), *lots.sample(own, min(1, len(own)))]
    return tuple(word for word in wanted if match.refusal(seat, match.action(word)) is not None)


def absence(seats: list[int], seat: int | None, lots: random.Random) -> range:
    """The places of steps during which the seat is away: some that follow each other, none of them its own."""
    free = [place for place, one in enumerate(seats) if one != seat]
    if not free:
        return range(0)
    first = last = lots.choice(free)
    while last + 1 < len(seats) and seats[last + 1] != seat and last - first < 5:
        last += 1
    return range(first, last + 1)
