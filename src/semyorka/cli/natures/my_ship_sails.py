"""My Ship Sails in the terminal: who has chosen and never what, the exchanges, the calls."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from semyorka.cli.natures.nature import Column, Nature
from semyorka.cli.speaking import View


class Shown(Nature):
    """My Ship Sails as the terminal shows it."""

    total = "cli-head-wins"
    sheet_head = "cli-head-winners"

    def deals_in_all(self, view: View) -> int | None:
        return int(view["options"]["deals"])

    # ---- The table -----------------------------------------------------------------------------------------

    def columns(self, view: View) -> list[Column]:
        seats = range(view["seats"])
        shown = [Column("cli-head-chosen", [self.choice(view, seat) for seat in seats], right=False)]
        if view["deal"]["facts"]["false_calls"]:
            shown.append(Column("cli-head-false", [self.false_calls(view["deal"], seat) for seat in seats]))
        wins = Column("cli-head-wins", [Text(str(wins), "bold") for wins in view["scores"]])
        return [*shown, self.deals(view), wins]

    def choice(self, view: View, seat: int) -> str | Text:
        """Whether a player has chosen; only of oneself, what."""
        deal = view["deal"]
        if seat == view["you"] and deal["own"].get("choice"):
            word = deal["own"]["choice"]
            return self.speaker.card(word) if word in deal["hand"] else self.speaker.call(word)
        return self.tell("cli-chosen" if seat in deal["facts"]["chosen"] else "cli-choosing")

    def false_calls(self, deal: View, seat: int) -> str:
        """How often a player has called falsely in this deal, and whether that ended the player's calls."""
        calls = sum(one == seat for one, _ in deal["facts"]["false_calls"])
        said = str(calls) if calls else ""
        return f"{said} {self.tell('cli-calls-no-more')}" if seat in deal["facts"]["out_of_deal"] else said

    def lines(self, view: View) -> list[Text]:
        return [self.exchanges(view["deal"]), self.passing(view)]

    def exchanges(self, deal: View) -> Text:
        """How often the cards have passed."""
        facts = deal["facts"]
        cap = 0 if facts["cap"] == "none" else facts["cap"]
        return Text(self.tell("cli-exchanges", exchanges=facts["exchanges"], cap=cap))

    def passing(self, view: View) -> Text:
        """Which way the cards go: to whom the person gives, and from whom a card comes."""
        goes_to, you = view["deal"]["facts"]["goes_to"], view["you"]
        draws = view["options"]["stock"] != "none" and view["deal"]["dealer"] == you
        giver = self.tell("cli-from-stock") if draws else self.speaker.names[goes_to.index(you)]
        direction = view["options"]["pass_direction"]
        return Text(self.tell("cli-passing", direction=direction, to=self.speaker.names[goes_to[you]], giver=giver))

    def last(self, deal: View) -> Text:
        """What the person gave and got in the last exchange."""
        passed = deal["own"].get("passed")
        return self.speaker.exchange(len(passed), *passed[-1]) if passed else Text(self.tell("cli-no-exchange"))

    def question(self, deal: View) -> str:
        if set(deal["legal"]) <= set(deal["hand"]):
            return self.tell("cli-ask-choice")
        return self.tell("cli-ask-choice-or-call")

    # ---- The count and the sheet ---------------------------------------------------------------------------

    def count(self, view: View, result: View) -> list[RenderableType]:
        first = [*result["correct"], *(seat for seat in range(view["seats"]) if seat not in result["correct"])]
        shown: list[RenderableType] = [self.hand(result, seat) for seat in first]
        if result["false_calls"]:
            called = list(dict.fromkeys(seat for seat, _ in result["false_calls"]))
            shown.append(Text(self.tell("cli-false-calls", names=self.speaker.named(called))))
        return [*shown, self.outcome(result)]

    def hand(self, result: View, seat: int) -> Text:
        """A player's hand at the end; the winners' names stand out."""
        won = seat in result["winners"]
        name = Text(("▸ " if won else "  ") + self.speaker.names[seat], "bold" if won else "")
        return name + ": " + self.speaker.cards(result["hands"][seat])

    def sheet_cell(self, line: Any) -> str:
        """Who won the deal, and after how many exchanges."""
        won = ", ".join(self.short(seat) for seat in line.get("winners", ())) or "-"
        return f"{won} ({line['exchanges']})" if "exchanges" in line else won
