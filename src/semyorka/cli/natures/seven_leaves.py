"""Seven Leaves in the terminal: the turn-up and who holds it, the race to seven tricks, who is out."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from semyorka.cli import screen
from semyorka.cli.natures.nature import Column, Nature
from semyorka.cli.speaking import View

GOAL = 7


class Shown(Nature):
    """Seven Leaves as the terminal shows it."""

    total = "cli-head-all-tricks"
    sheet_head = "cli-head-leaving"

    def aim(self, view: View) -> str:
        return self.tell("cli-extra-deal" if view["deal"]["facts"]["extra"] else "cli-to-seven")

    # ---- The table -----------------------------------------------------------------------------------------

    def columns(self, view: View) -> list[Column]:
        race = Column("cli-head-race", [self.race(view, seat) for seat in range(view["seats"])], right=False)
        if view["deal"]["facts"]["extra"]:
            return [self.on_table(view), self.tricks(view)]
        return [self.on_table(view), self.tricks(view), self.deals(view), race]

    def race(self, view: View, seat: int) -> Text:
        """A player's way to seven tricks; of who is out, the place."""
        deal = view["deal"]
        tricks = view["scores"][seat] + (0 if deal["phase"] == "over" else deal["tricks"][seat])
        text = Text(screen.meter(tricks, GOAL)) + Text(f" {tricks}", "bold")
        if seat in deal["facts"]["out"]:
            text = text + " " + self.tell("cli-out", place=deal["facts"]["out"].index(seat) + 1)
        return text

    def lines(self, view: View) -> list[Text]:
        line = self.opening(view)
        for said in self.leader(view["deal"]):
            line = line + f" · {said}"
        return [line, self.deciding(view)]

    def opening(self, view: View) -> Text:
        """Trumps, the card that made them, and who holds it."""
        facts = view["deal"]["facts"]
        line = Text(self.speaker.suit(view["deal"]["trump"]) + " · " + self.tell("cli-turn-up") + " ")
        line = line + self.speaker.card(facts["turn_up"]) + ", "
        if facts["turn_up_held_by"] is None:
            return line + self.tell("cli-turn-up-played")
        return line + self.tell("cli-turn-up-held", seat=facts["turn_up_held_by"])

    def deciding(self, view: View) -> Text:
        """Between whom an extra deal decides."""
        facts = view["deal"]["facts"]
        return Text(self.tell("cli-deciding", names=self.speaker.named(facts["inside"])) if facts["extra"] else "")

    # ---- The count and the sheet ---------------------------------------------------------------------------

    def count(self, view: View, result: View) -> list[RenderableType]:
        shown = super().count(view, result)
        if len(result["leaving"]) > 1:
            shown.append(Text(self.tell("cli-leaving", names=self.speaker.named(result["leaving"])), "bold"))
        return shown

    def sheet_cell(self, line: Any) -> str:
        """Who left with the deal."""
        return ", ".join(self.short(seat) for seat in line.get("leaving", ()))
