"""The table drawn for one seat from its view (docs/protocol.md, "The view"), small enough for 80 by 24."""

from collections.abc import Mapping
from typing import Any

from rich import box
from rich.console import Console, Group
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from semyorka.cli import screen
from semyorka.words import say

View = Mapping[str, Any]

LAST_DEALS = 4
NAME_WIDTH = 14


class Drawing:
    """Draws views in one language. ``names`` are those of the view that is drawn."""

    def __init__(self, out: Console, lang: str) -> None:
        self.out = out
        self.lang = lang
        self.names: list[str] = []

    def tell(self, key: str, **args: Any) -> str:
        """A sentence of the catalogue, with the players by name."""
        return say(self.lang, key, args, self.names)

    def look_at(self, view: View) -> None:
        """Take the names from a view."""
        self.names = [chair["name"] for chair in view["chairs"]]

    # ---- The table -----------------------------------------------------------------------------------------

    def table(self, view: View) -> None:
        """The whole table: players, bids, tricks, points so far, scores, trump, and one's own hand."""
        self.look_at(view)
        deal = view["deal"]
        target = view["options"].get("target")
        title = [self.tell("cli-deal", number=deal["number"]), self.tell("cli-dealer", dealer=deal["dealer"])]
        if target:
            title.insert(1, self.tell("cli-target", target=target))
        self.out.print(Rule(" · ".join(title), align="left", style="dim", characters="─"))
        self.out.print(self.players(view))
        for line in (self.standing(deal), self.points(deal), self.hand(deal)):
            if line.plain:
                self.out.print(line)

    def players(self, view: View) -> Grid:
        """A row for each player, clockwise from oneself."""
        deal = view["deal"]
        grid = Grid(box=None, pad_edge=False, header_style="dim", expand=False)
        grid.add_column("")
        grid.add_column(self.tell("cli-head-name"), max_width=NAME_WIDTH, no_wrap=True)
        grid.add_column(self.tell("cli-head-call"))
        grid.add_column(self.tell("cli-head-table"), justify="right")
        grid.add_column(self.tell("cli-head-tricks"), justify="right")
        if "pips" in deal["facts"]:
            grid.add_column(self.tell("cli-head-pips"), justify="right")
        grid.add_column(self.tell("cli-head-deals"), justify="right")
        grid.add_column(self.tell("cli-head-score"), justify="right")
        calls = {seat: screen.call(word, self.lang) for seat, word in deal["calls"]}
        plays = dict(deal["trick"]["plays"])
        for turn in range(view["seats"]):
            seat = (view["you"] + turn) % view["seats"]
            cells: list[str | Text] = ["▸" if seat in deal["turn"] else ""]
            cells.append(Text(self.names[seat], "bold" if seat == view["you"] else ""))
            cells.append(calls.get(seat, ""))
            cells.append(self.on_table(plays.get(seat), seat == deal["trick"]["best"]))
            cells.append(str(deal["tricks"][seat]))
            if "pips" in deal["facts"]:
                cells.append(str(deal["facts"]["pips"][seat]))
            cells.append(" ".join(f"{screen.signed(line['delta'][seat]):>2}" for line in view["sheet"][-LAST_DEALS:]))
            cells.append(Text(str(view["scores"][seat]), "bold"))
            grid.add_row(*cells)
        return grid

    def on_table(self, word: str | None, best: bool) -> Text:
        """A card on the table; the one that would take the trick has a star."""
        if word is None:
            return Text("")
        return Text("*" if best else " ", "yellow") + screen.card(word, self.lang)

    def standing(self, deal: View) -> Text:
        """Trump, the pitcher and the bid, and who leads."""
        said = []
        if deal["trump"]:
            said.append(self.tell("cli-trump", suit=deal["trump"]) + f" {screen.SYMBOLS[deal['trump']]}")
        if deal["facts"].get("pitcher") is not None:
            key = "cli-highest" if deal["phase"] == "auction" else "cli-pitcher"
            said.append(self.tell(key, pitcher=deal["facts"]["pitcher"], bid=deal["facts"]["bid"]))
        if deal["trick"]["leader"] is not None:
            said.append(self.tell("cli-leader", seat=deal["trick"]["leader"]))
        return Text(" · ".join(said))

    def points(self, deal: View) -> Text:
        """Who would have each point by the tricks so far."""
        so_far = deal["facts"].get("so_far") or {}
        had = [self.point_so_far(point, holder) for point, holder in so_far.items() if holder]
        if not had:
            return Text("")
        return Text(self.tell("cli-so-far") + " ") + Text(" · ").join(had)

    def point_so_far(self, point: str, holder: View) -> Text:
        """One point: its name, the card, the player; a sure one without a question mark."""
        text = Text(self.tell(f"cli-point-{point}") + " ")
        if holder["card"]:
            text = text + screen.card(holder["card"], self.lang) + " "
        return text + self.names[holder["seat"]] + ("" if holder["sure"] else "?")

    def hand(self, deal: View) -> Text:
        """One's own cards by number; those that may not be played now are dim and in brackets."""
        playing = bool(deal["legal"]) and bool(set(deal["legal"]) & set(deal["hand"]))
        shown = []
        for number, word in enumerate(deal["hand"], 1):
            off = playing and word not in deal["legal"]
            text = Text(f"{number} ", "dim") + screen.card(word, self.lang, "dim" if off else "")
            shown.append(Text("(") + text + ")" if off else text)
        return Text(self.tell("cli-hand") + "  ") + Text("   ").join(shown) if shown else Text("")

    # ---- What a person may ask for -------------------------------------------------------------------------

    def last_trick(self, view: View) -> None:
        """The trick before the one that is on."""
        self.look_at(view)
        last = view["deal"]["last"]
        if last is None:
            self.out.print(self.tell("cli-no-last"))
            return
        shown = [Text(self.names[seat] + " ") + screen.card(word, self.lang) for seat, word in last["plays"]]
        self.out.print(Text(" · ").join(shown) + f" → {self.names[last['taker']]}")

    def sheet(self, view: View) -> None:
        """The score sheet: a line for each counted deal, with what it gave and the score after it."""
        self.look_at(view)
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
        grid.add_column(self.tell("cli-head-deal"), justify="right")
        grid.add_column(self.tell("cli-head-bid"), no_wrap=True)
        for name in self.names:
            grid.add_column(name, justify="right", max_width=9, no_wrap=True)
        for line in view["sheet"]:
            changes = [
                f"{screen.signed(delta)} = {score}" for delta, score in zip(line["delta"], line["scores"], strict=True)
            ]
            grid.add_row(str(line["deal"]), self.bid_of(line), *changes)
        self.out.print(grid if view["sheet"] else self.tell("cli-no-sheet"))

    def bid_of(self, line: View) -> str:
        """The bid of a line of the sheet: who, how much, and whether it was made."""
        if line.get("pitcher") is None:
            return ""
        mark = "+" if line["made"] else "-"
        return f"{self.names[line['pitcher']][:9]} {screen.call(str(line['bid']), self.lang)} {mark}"

    # ---- The count -----------------------------------------------------------------------------------------

    def count(self, view: View, result: View) -> None:
        """What a finished deal brought: each point with the cards that earned it, the outcome, the scores."""
        self.look_at(view)
        self.out.print(Rule(self.tell("cli-count"), align="left", style="dim", characters="─"))
        self.out.print(Group(*(self.award(award) for award in result["awards"])))
        outcome = result["outcome"]
        self.out.print(Text(f"{self.tell(outcome['key'], **outcome['args'])} ({outcome['clause']})", "bold"))
        self.out.print(self.changes(view, result))

    def changes(self, view: View, result: View) -> Grid:
        """What the deal gave each player, and the score with it."""
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        grid.add_column("")
        for name in self.names:
            grid.add_column(name, justify="right", max_width=9, no_wrap=True)
        grid.add_row(self.tell("cli-head-deal"), *(screen.signed(delta) for delta in result["delta"]))
        grid.add_row(self.tell("cli-head-score"), *(Text(str(score), "bold") for score in view["scores"]))
        return grid

    def award(self, award: View) -> Text:
        """A point: its name, who has it, by which cards, and why."""
        who = self.tell("cli-nobody") if award["seat"] is None else self.names[award["seat"]]
        said = [Text(self.tell(f"cli-point-{award['point']}"), "bold") + f": {who}"]
        if award["cards"]:
            said.append(screen.cards(award["cards"], self.lang))
        said.append(Text(f"{self.tell(award['key'], **award['args'])} ({award['clause']})", "dim"))
        return Text(" · ").join(said)
