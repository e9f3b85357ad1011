"""Trump Seven in the terminal: the announcements, one against two, the widow and the gifts, points against 60."""

from collections.abc import Iterable
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from semyorka.cli.natures.nature import Column, Nature
from semyorka.cli.speaking import View

ALL_POINTS = 100


class Shown(Nature):
    """Trump Seven as the terminal shows it."""

    sheet_head = "cli-head-declarer"

    def deals_in_all(self, view: View) -> int | None:
        games = view["options"]["games"]
        return games if isinstance(games, int) else None

    # ---- The table -----------------------------------------------------------------------------------------

    def columns(self, view: View) -> list[Column]:
        points = [str(points) for points in view["deal"]["facts"]["points"]]
        return [
            Column("cli-head-side", [self.side(view["deal"], seat) for seat in range(view["seats"])], right=False),
            self.on_table(view), self.tricks(view), Column("cli-head-points", points), *self.scores(view),
        ]  # fmt: skip

    def side(self, deal: View, seat: int) -> str:
        """On which side a player is; before that is settled, what the player has said in each round."""
        facts = deal["facts"]
        if facts["leaster"]:
            return self.tell("cli-side-alone")
        if facts["declarer"] is not None:
            return self.tell("cli-side-declarer" if seat == facts["declarer"] else "cli-side-defender")
        return ", ".join(self.speaker.call(word) for one, word in deal["calls"] if one == seat)

    def lines(self, view: View) -> list[Text]:
        return [self.standing(view["deal"]), self.against_sixty(view["deal"]), self.own(view["deal"])]

    def standing(self, deal: View) -> Text:
        """The round of the announcements and the widow; later trumps, the declarer and who leads."""
        facts, phase = deal["facts"], deal["phase"]
        said = [self.speaker.suit(deal["trump"])] if deal["trump"] else []
        if phase == "auction":
            said.append(self.tell("cli-round", round=facts["round"]))
        if facts["leaster"]:
            said.append(self.tell("cli-leaster"))
        if facts["declarer"] is not None:
            said.append(self.tell("cli-declarer", seat=facts["declarer"]))
        if phase in ("auction", "naming"):
            said.append(self.tell("cli-widow-closed"))
        return Text(" · ".join(said + self.leader(deal)))

    def against_sixty(self, deal: View) -> Text:
        """The points of each side in open tricks, and how many have not been seen yet."""
        facts, sides = deal["facts"], deal["facts"]["sides"]
        if sides is None or deal["phase"] not in ("play", "over"):
            return Text("")
        points = {"own": sides["declarer"], "others": sides["defenders"], "unseen": sides["out"]}
        line = self.tell("cli-against-sixty", seat=facts["declarer"], **points)
        sure = {"made": "cli-sure-made", "lost": "cli-sure-lost", None: None}[sides["sure"]]
        return Text(line if sure is None else f"{line} · {self.tell(sure)}")

    def own(self, deal: View) -> Text:
        """What the person alone knows: the widow taken and the cards given, or the card that came."""
        own, said = deal["own"], []
        if own.get("widow"):
            said.append(Text(self.tell("cli-own-widow") + " ") + self.speaker.cards(own["widow"]))
        if any(own.get("gifts", ())):
            said.append(self.gifts([self.receiver(deal, place), word] for place, word in enumerate(own["gifts"])))
        if own.get("gift"):
            giver = deal["facts"]["declarer"]
            said.append(Text(self.tell("cli-own-gift", seat=giver) + " ") + self.speaker.card(own["gift"]))
        return Text(" · ").join(said)

    def gifts(self, gifts: Iterable[list[Any]]) -> Text:
        """The cards laid away, each with whoever got it."""
        given = [self.speaker.card(word) + f" → {self.speaker.names[seat]}" for seat, word in gifts if word]
        return Text(self.tell("cli-own-gifts") + " ") + Text(", ").join(given)

    def receiver(self, deal: View, place: int) -> int:
        """Whose hand or pile the card laid first (0) or second (1) goes to."""
        declarer = int(deal["facts"]["declarer"])
        own_pile = deal["facts"]["discards_to"] == "declarer_pile"
        return declarer if own_pile else (declarer + 1 + place) % len(deal["held"])

    def question(self, deal: View) -> str:
        if deal["phase"] == "naming":
            return self.tell("cli-ask-trump")
        if deal["phase"] == "giving":
            place = 1 if deal["own"]["gifts"][0] else 0
            return self.tell("cli-ask-gift", seat=self.receiver(deal, place), place=place + 1)
        return super().question(deal)

    # ---- The count and the sheet ---------------------------------------------------------------------------

    def count(self, view: View, result: View) -> list[RenderableType]:
        shown: list[RenderableType] = [self.award(award) for award in result["awards"]]
        if result["aside"]:
            shown.append(Text(self.tell("cli-own-widow") + " ") + self.speaker.cards(result["aside"]))
        if result["gifts"]:
            shown.append(self.gifts(result["gifts"]))
        if result["declarer"] is not None:
            sides = {"own": result["declarer_points"], "others": result["defender_points"]}
            shown.append(Text(self.tell("cli-both-sides", seat=result["declarer"], **sides, all=ALL_POINTS)))
        return [*shown, self.outcome(result)]

    def award(self, award: View) -> Text:
        """The counting cards of a player and what they are worth."""
        said = [Text(self.speaker.names[award["seat"]], "bold") + f": {award['args']['points']}"]
        if award["cards"]:
            said.append(self.speaker.cards(award["cards"]))
        return Text(" · ").join(said)

    def sheet_cell(self, line: Any) -> str:
        """Who played, with how many points, and whether it was made."""
        if line.get("declarer") is None:
            return self.tell("cli-leaster")
        mark = "+" if line["made"] else "-"
        return f"{self.short(line['declarer'])} {line['declarer_points']} {mark}"
