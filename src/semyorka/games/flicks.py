"""The flicks on the nose after a lost match of Seven Leaves, clauses L14 to L20.

The loser cuts; the bottom card says how many flicks; the others strike. The rules that count them stand in
``seven_leaves.py``. The order of the pack stays unsaid: only the bottom card after the cut is shown.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from semyorka.games import seven_leaves
from semyorka.games.facts import Fact, Refused

PACK = seven_leaves.PACK
#: The least and the greatest number of cards that a cut lifts off.
CUTS = range(1, len(PACK.cards))
#: What may be said of a cut, with places that the pack does not have.
CUT_WORDS = {f"cut {at}": at for at in range(1, 100)}
STRIKE, DONE = "strike", "done"


class Flicks:
    """The scene after a match that ``loser`` has lost.

    ``value`` is the number on the bottom card, 0 for one that forgives, None before the cut; ``total`` what the loser
    gets in all. Where people count for themselves (``tap_game``) the seats strike in ``rounds``, one for each nose:
    the loser's, then those of the offenders in the order of their offences.

    ``scores`` are those of the match: from what all know a bot's cut is derived.
    """

    def __init__(self, seats: int, loser: int, options: Mapping[str, Any], scores: Sequence[int]) -> None:
        self.seats = seats
        self.loser = loser
        self.options = options
        self.scores = list(scores)
        self.at: int | None = None
        self.bottom: int | None = None
        self.value: int | None = None
        self.total: int | None = None
        self.counted = options["punishment"] == "tap_game"
        self.offenders: list[int] = []
        self.rounds: list[Round] = []

    # ---- The cut -------------------------------------------------------------------------------------------

    def show(self, bottom: int, at: int | None = None) -> int:
        """This card lies at the bottom after the cut: what the loser gets in all. ``at``: how many cards were lifted.

        Raises ``Refused`` for a second cut and for what is no card of the pack.
        """
        if self.value is not None:
            raise Refused("refuse-cut-twice", "L14")
        if bottom not in PACK.cards:
            raise Refused("refuse-cut-card", "L15")
        self.at, self.bottom = at, bottom
        self.value = seven_leaves.bottom_value(PACK.word(bottom))
        self.total = seven_leaves.blows(self.value, self.seats - 1, self.options)
        if self.counted and self.value:
            self.rounds.append(Round(self.loser, self.dues(self.loser)))
        return self.total

    def strikers(self, nose: int) -> list[int]:
        """All but the one whose nose it is, from his left."""
        return [(nose + step) % self.seats for step in range(1, self.seats)]

    def dues(self, nose: int) -> list[int]:
        """How often each seat strikes this nose: so many each, or so many in all, one by one from the left."""
        value, others = self.value or 0, self.seats - 1
        due = [0] * self.seats
        for place, seat in enumerate(self.strikers(nose)):
            more = place < value % others
            due[seat] = value if self.options["blows"] == "each" else value // others + more
        return due

    def shields(self) -> dict[str, int]:
        """What becomes of the pack: cards to strike with for each of the others, two halves, and the odd card aside."""
        given = int(self.options["strike_cards"])
        rest = len(PACK.cards) - given * (self.seats - 1)
        return {"given": given, "half": rest // 2, "aside": rest % 2}

    # ---- What may be done ----------------------------------------------------------------------------------

    def on(self) -> "Round | None":
        """The round of flicks that is on."""
        return next((one for one in self.rounds if one.waits()), None)

    def part(self) -> int:
        """The cut, then the noses one after another."""
        on = self.on()
        if self.value is None:
            return 0
        return len(self.rounds) + 1 if on is None else self.rounds.index(on) + 1

    def over(self) -> bool:
        """Whether nobody has anything to do in it any more."""
        return self.value is not None and self.on() is None

    def awaits(self, seat: int) -> bool:
        """Whether the scene waits for this seat: for the cut, or for flicks that it may still give."""
        if self.value is None:
            return seat == self.loser
        on = self.on()
        return on is not None and seat in on.waits()

    def refusal(self, seat: int, word: str) -> Refused | None:
        """Why the seat may not do this now, or None when it may."""
        if seat not in range(self.seats):
            return Refused("refuse-no-seat")
        if word in CUT_WORDS:
            return self.why_no_cut(seat, CUT_WORDS[word])
        if word not in (STRIKE, DONE):
            return Refused("refuse-flicks-word", word=str(word)[:20])
        return self.why_no_strike(seat, word)

    def why_no_cut(self, seat: int, at: int) -> Refused | None:
        if seat != self.loser:
            return Refused("refuse-cut-loser", "L14", seat=self.loser)
        if self.value is not None:
            return Refused("refuse-cut-twice", "L14")
        return None if at in CUTS else Refused("refuse-cut-place", "L15", least=CUTS[0], most=CUTS[-1])

    def why_no_strike(self, seat: int, word: str) -> Refused | None:
        if self.value is None:
            return Refused("refuse-strike-before-cut", "L14", seat=self.loser)
        on = self.on()
        if on is None:
            return Refused("refuse-strike-over", "L19")
        if seat == on.nose:
            return Refused("refuse-strike-own-nose", "L19")
        if seat not in on.waits():
            return Refused("refuse-strike-done", "L19")
        if word == STRIKE and on.given[seat] == on.due[seat] and seat in self.offenders:
            return Refused("refuse-strike-once", "L20")
        return None

    # ---- What is done --------------------------------------------------------------------------------------

    def play(self, seat: int, word: str, order: Sequence[int]) -> list[Fact]:
        """Take an action that is not refused; returns what happened. ``order``: the shuffled pack, for the cut."""
        told = self.cut(seat, CUT_WORDS[word], order) if word in CUT_WORDS else self.struck(seat, word)
        return [*told, Fact("flicks_over", {"clause": "L19" if self.value else "L16"})] if self.over() else told

    def cut(self, seat: int, at: int, order: Sequence[int]) -> list[Fact]:
        """The loser lifts ``at`` cards off and lays the others upon them: the last of those lifted is at the bottom."""
        if sorted(order) != PACK.cards:
            raise ValueError("the order is not an order of this game's pack")
        total = self.show(order[at - 1], at)
        word, rule = PACK.word(order[at - 1]), str(self.options["blows"])
        key = f"cut-seven_leaves-{rule}" if self.value else "cut-seven_leaves-forgiven"
        args = {"seat": seat, "card": word, "value": self.value, "total": total}
        return [
            Fact("cut", {
                "seat": seat, "at": at, "card": word, "total": total,
                "blows_each": self.value if rule == "each" else None,
                "key": key, "args": args, "clause": "L15" if self.value else "L16",
            })
        ]  # fmt: skip

    def struck(self, seat: int, word: str) -> list[Fact]:
        """A flick, one too many perhaps; or the seat says that it has given its flicks, though it gave fewer."""
        on = self.on()
        if on is None:
            raise Refused("refuse-strike-over", "L19")
        if word == DONE:
            on.done.add(seat)
            return []
        due = on.due[seat]
        over = on.given[seat] == due
        number = on.given[seat] + 1
        flick = {"seat": seat, "of": on.nose, "number": number, "due": due, "over": over}
        told = [Fact("struck", {**flick, "clause": "L20" if over else "L19"})]
        if not over:
            on.given[seat] = number
            return told
        on.done.add(seat)
        self.offenders.append(seat)
        self.rounds.append(Round(seat, self.dues(seat)))
        args = {"seat": seat, "value": self.value, "total": self.total}
        key = f"punished-seven_leaves-{self.options['blows']}"
        return [*told, Fact("punished", {"seat": seat, "key": key, "args": args, "clause": "L20"})]

    def bot(self, seat: int) -> str:
        """What a bot does: it cuts somewhere in the middle, strikes what is due and never more."""
        if self.value is None:
            middle = len(PACK.cards) // 3
            return f"cut {middle + (7 * sum(self.scores) + 5 * seat) % middle}"
        on = self.on()
        return STRIKE if on is not None and on.given[seat] < on.due[seat] else DONE

    # ---- What is public ------------------------------------------------------------------------------------

    def told(self) -> dict[str, Any]:
        """What everybody may know; the shape stands in docs/protocol.md."""
        on = self.on()
        return {
            "loser": self.loser, "cuts": [CUTS[0], CUTS[-1]],
            "cut": None if self.value is None or self.bottom is None else {
                "at": self.at, "card": PACK.word(self.bottom), "value": self.value, "total": self.total,
                "dues": self.dues(self.loser),
            },
            "shields": self.shields(),
            "offenders": list(self.offenders),
            "round": None if on is None else on.told(),
        }  # fmt: skip


class Round:
    """The flicks on one nose: ``due`` and ``given`` by seat, ``done`` the seats that have said that it is enough."""

    def __init__(self, nose: int, due: list[int]) -> None:
        self.nose = nose
        self.due = due
        self.given = [0] * len(due)
        self.done: set[int] = set()

    def waits(self) -> list[int]:
        """The seats that have flicks to give and have not said that they are done."""
        return [seat for seat, due in enumerate(self.due) if due and seat not in self.done]

    def told(self) -> dict[str, Any]:
        """As data."""
        return {"nose": self.nose, "due": list(self.due), "given": list(self.given), "done": sorted(self.done)}
