"""Auction Pitch in the terminal: bids, the pitcher, pips, and who would have each point so far."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from semyorka.cli.natures.nature import Column, Nature
from semyorka.cli.speaking import View


class Shown(Nature):
    """Auction Pitch as the terminal shows it."""

    def aim(self, view: View) -> str:
        return self.tell("cli-target", target=view["options"]["target"])

    def columns(self, view: View) -> list[Column]:
        calls = {seat: self.speaker.call(word) for seat, word in view["deal"]["calls"]}
        return [
            Column("cli-head-call", [calls.get(seat, "") for seat in range(view["seats"])], right=False),
            self.on_table(view), self.tricks(view),
            Column("cli-head-pips", [str(pips) for pips in view["deal"]["facts"]["pips"]]),
            *self.scores(view),
        ]  # fmt: skip

    def lines(self, view: View) -> list[Text]:
        return [self.standing(view["deal"]), self.points(view["deal"])]

    def standing(self, deal: View) -> Text:
        """Trump, the pitcher and the bid, and who leads."""
        said = [self.speaker.suit(deal["trump"])] if deal["trump"] else []
        if deal["facts"]["pitcher"] is not None:
            key = "cli-highest" if deal["phase"] == "auction" else "cli-pitcher"
            said.append(self.tell(key, pitcher=deal["facts"]["pitcher"], bid=deal["facts"]["bid"]))
        return Text(" · ".join(said + self.leader(deal)))

    def points(self, deal: View) -> Text:
        """Who would have each point by the tricks so far."""
        had = [self.point_so_far(point, holder) for point, holder in deal["facts"]["so_far"].items() if holder]
        return Text(self.tell("cli-so-far") + " ") + Text(" · ").join(had) if had else Text("")

    def point_so_far(self, point: str, holder: View) -> Text:
        """One point: its name, the card, the player; a sure one without a question mark."""
        text = Text(self.tell(f"cli-point-{point}") + " ")
        if holder["card"]:
            text = text + self.speaker.card(holder["card"]) + " "
        return text + self.speaker.names[holder["seat"]] + ("" if holder["sure"] else "?")

    def count(self, view: View, result: View) -> list[RenderableType]:
        return [*(self.award(award) for award in result["awards"]), self.outcome(result)]

    def award(self, award: View) -> Text:
        """A point: its name, who has it, by which cards, and why."""
        who = self.tell("cli-nobody") if award["seat"] is None else self.speaker.names[award["seat"]]
        said = [Text(self.tell(f"cli-point-{award['point']}"), "bold") + f": {who}"]
        if award["cards"]:
            said.append(self.speaker.cards(award["cards"]))
        said.append(Text(self.speaker.sentence(award), "dim"))
        return Text(" · ").join(said)

    def sheet_cell(self, line: Any) -> str:
        """Who pitched, for how much, and whether it was made."""
        if line.get("pitcher") is None:
            return ""
        mark = "+" if line["made"] else "-"
        return f"{self.short(line['pitcher'])} {self.speaker.call(str(line['bid']))} {mark}"
