"""The table drawn for one seat from its view (docs/protocol.md, "The view"), small enough for 80 by 24.

What is the same in every game stands here; what a game shows of its own stands in ``natures``.
"""

from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from semyorka.cli import screen
from semyorka.cli.natures import NATURES
from semyorka.cli.natures.nature import Nature
from semyorka.cli.speaking import Speaker, View

NAME_WIDTH = 14


class Drawing(Speaker):
    """Draws the views of one game in one language."""

    def __init__(self, out: Console, lang: str, game: str) -> None:
        super().__init__(lang)
        self.out = out
        self.nature: Nature = NATURES[game](self)

    def rule(self, title: str) -> Rule:
        """A line across, with what begins below it."""
        return Rule(title, align="left", style="dim", characters="─")

    def lines(self, lines: Iterable[Text]) -> None:
        """Print the lines that say something."""
        for line in lines:
            if line.plain:
                self.out.print(line)

    # ---- The table -----------------------------------------------------------------------------------------

    def table(self, view: View) -> None:
        """The whole table: players with what they have done, how the deal stands, and one's own hand."""
        self.look_at(view)
        self.out.print(self.rule(" · ".join(self.nature.title(view))))
        self.out.print(self.players(view))
        self.lines([*self.nature.lines(view), self.hand(view["deal"])])

    def opening(self, view: View) -> None:
        """What a new deal shows before anybody has acted."""
        self.look_at(view)
        self.lines([self.nature.opening(view)])

    def players(self, view: View) -> Grid:
        """A row for each player, clockwise from oneself."""
        columns = self.nature.columns(view)
        grid = Grid(box=None, pad_edge=False, header_style="dim", expand=False)
        grid.add_column("")
        grid.add_column(self.tell("cli-head-name"), max_width=NAME_WIDTH, no_wrap=True)
        for column in columns:
            grid.add_column(self.tell(column.head), justify="right" if column.right else "left")
        for turn in range(view["seats"]):
            seat = (view["you"] + turn) % view["seats"]
            mark = "▸" if seat in view["deal"]["turn"] else ""
            name = Text(self.names[seat], "bold" if seat == view["you"] else "")
            grid.add_row(mark, name, *(column.cells[seat] for column in columns))
        return grid

    def hand(self, deal: View) -> Text:
        """One's own cards by number; those that may not be played now are dim and in brackets."""
        playing = bool(set(deal["legal"]) & set(deal["hand"]))
        shown = []
        for number, word in enumerate(deal["hand"], 1):
            off = playing and word not in deal["legal"]
            text = Text(f"{number} ", "dim") + screen.card(word, self.lang, "dim" if off else "")
            shown.append(Text("(") + text + ")" if off else text)
        return screen.flow(self.tell("cli-hand"), shown, self.out.width) if shown else Text("")

    # ---- What a person may ask for -------------------------------------------------------------------------

    def last(self, view: View) -> None:
        """The trick before the one that is on, or what was given and got last."""
        self.look_at(view)
        self.out.print(self.nature.last(view["deal"]))

    def sheet(self, view: View) -> None:
        """The score sheet: a line for each counted deal, with what it gave and the score after it."""
        self.look_at(view)
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
        grid.add_column(self.tell("cli-head-deal"), justify="right")
        grid.add_column(self.tell(self.nature.sheet_head), max_width=20)
        for name in self.names:
            grid.add_column(name, justify="right", max_width=9, no_wrap=True)
        for line in view["sheet"]:
            changes = [
                f"{screen.signed(delta)} = {score}" for delta, score in zip(line["delta"], line["scores"], strict=True)
            ]
            number = "-" if line["deal"] is None else str(line["deal"])
            grid.add_row(number, self.nature.sheet_cell(line), *changes)
        self.out.print(grid if view["sheet"] else self.tell("cli-no-sheet"))

    # ---- The count -----------------------------------------------------------------------------------------

    def count(self, view: View, result: View) -> None:
        """What a finished deal brought: what earned what, the outcome, the scores."""
        self.look_at(view)
        self.out.print(self.rule(self.tell("cli-count")))
        for part in (*self.nature.count(view, result), self.nature.changes(view, result)):
            self.out.print(part)
