"""What is the same in every game that is drawn, and what a game may show of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from semyorka.cli import screen
from semyorka.cli.speaking import Speaker, View

LAST_DEALS = 4


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the players' table: the key of its head, and a cell for each seat."""

    head: str
    cells: Sequence[str | Text]
    right: bool = True


class Nature:
    """A game as the terminal shows it: derived by each game. All it knows is a view (docs/protocol.md, "The view")."""

    #: The key of the word for the score after a deal.
    total = "cli-head-score"
    #: The key of the head of what the sheet says of a deal beside the scores.
    sheet_head = "cli-head-bid"

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.tell = speaker.tell

    # ---- The table -----------------------------------------------------------------------------------------

    def title(self, view: View) -> list[str]:
        """What stands above the table: which deal of how many, what is played for, who deals."""
        number = self.tell("cli-deal", number=view["deal"]["number"])
        deals, aim = self.deals_in_all(view), self.aim(view)
        number = number if deals is None else f"{number} {self.tell('cli-of-deals', deals=deals)}"
        return [number, *([aim] if aim else ()), self.tell("cli-dealer", dealer=view["deal"]["dealer"])]

    def deals_in_all(self, view: View) -> int | None:
        """How many deals a match has, None where nobody can know."""
        return None

    def aim(self, view: View) -> str:
        """What is played for, in a word or two."""
        return ""

    def columns(self, view: View) -> list[Column]:
        """The columns of the players' table, behind the names."""
        return [self.on_table(view), self.tricks(view), *self.scores(view)]

    def lines(self, view: View) -> list[Text]:
        """What stands below the players; empty lines are left out."""
        return []

    def opening(self, view: View) -> Text:
        """What a deal shows before anybody has acted."""
        return Text("")

    def on_table(self, view: View) -> Column:
        """The cards of the trick that is on; the one that would take it has a star."""
        plays, best = dict(view["deal"]["trick"]["plays"]), view["deal"]["trick"]["best"]
        cells = [
            Text("*" if seat == best else " ", "yellow") + self.speaker.card(plays[seat]) if seat in plays else ""
            for seat in range(view["seats"])
        ]
        return Column("cli-head-table", cells)

    def tricks(self, view: View) -> Column:
        """How many tricks each player has taken in this deal."""
        return Column("cli-head-tricks", [str(tricks) for tricks in view["deal"]["tricks"]])

    def scores(self, view: View) -> list[Column]:
        """What the last deals gave each player, and the score."""
        return [self.deals(view), Column("cli-head-score", [Text(str(score), "bold") for score in view["scores"]])]

    def deals(self, view: View) -> Column:
        """What the last deals gave each player."""
        lines = view["sheet"][-LAST_DEALS:]
        return Column(
            "cli-head-deals",
            [" ".join(f"{screen.signed(line['delta'][seat]):>2}" for line in lines) for seat in range(view["seats"])],
        )

    def leader(self, deal: View) -> list[str]:
        """Who leads, or led, to this trick."""
        leader = deal["trick"]["leader"]
        return [] if leader is None else [self.tell("cli-leader", seat=leader)]

    def last(self, deal: View) -> Text:
        """The trick before the one that is on."""
        last = deal["last"]
        if last is None:
            return Text(self.tell("cli-no-last"))
        shown = [Text(self.speaker.names[seat] + " ") + self.speaker.card(word) for seat, word in last["plays"]]
        return Text(" · ").join(shown) + f" → {self.speaker.names[last['taker']]}"

    def question(self, deal: View) -> str:
        """What the person is asked for: a call, with those there are, or a card."""
        if set(deal["legal"]) & set(deal["hand"]):
            return self.tell("cli-ask-card")
        return self.tell("cli-ask-call", calls=", ".join(self.speaker.call(word) for word in deal["legal"]))

    # ---- The count and the sheet ---------------------------------------------------------------------------

    def count(self, view: View, result: View) -> list[RenderableType]:
        """What a finished deal brought, before what it gave each player."""
        return [self.outcome(result)] if result.get("outcome") else []

    def outcome(self, result: View) -> Text:
        """How the deal came out."""
        return Text(self.speaker.sentence(result["outcome"]), "bold")

    def changes(self, view: View, result: View) -> Grid:
        """What the deal gave each player, and the score with it."""
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        grid.add_column("")
        for name in self.speaker.names:
            grid.add_column(name, justify="right", max_width=9, no_wrap=True)
        grid.add_row(self.tell("cli-head-deal"), *(screen.signed(delta) for delta in result["delta"]))
        grid.add_row(self.tell(self.total), *(Text(str(score), "bold") for score in view["scores"]))
        return grid

    def sheet_cell(self, line: Any) -> str:
        """What the sheet says of a deal beside the scores."""
        return ""

    def short(self, seat: int) -> str:
        """A name that fits into the sheet."""
        return self.speaker.names[seat][:9]
