"""What happens at the table, as lines in the order in which it happens."""

from collections.abc import Mapping
from typing import Any

from rich.rule import Rule
from rich.text import Text

from semyorka.cli.drawing import Drawing

Event = Mapping[str, Any]


class Reporting:
    """Prints the events that one seat is told. Kinds it has no line for are left to the drawing."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing

    def report(self, event: Event) -> None:
        """Print one event."""
        of_kind = getattr(self, f"of_{event['kind']}", None)
        line = of_kind(event) if of_kind else None
        if line is not None:
            self.drawing.out.print(line)

    def name(self, seat: int) -> str:
        """A player's name."""
        return self.drawing.names[seat]

    def spoken(self, key: str, event: Event) -> str:
        """A sentence of the terminal about whoever an event is about, with its clause."""
        return f"{self.drawing.tell(key, seat=event['seat'])} ({event['clause']})"

    # ---- Every game ----------------------------------------------------------------------------------------

    def of_match(self, event: Event) -> Text:
        return Text(self.drawing.tell("cli-match", dealer=event["dealer"]))

    def of_dealt(self, event: Event) -> Rule:
        return self.drawing.rule(self.drawing.tell("cli-dealt", number=event["deal"], dealer=event["dealer"]))

    def of_called(self, event: Event) -> Text:
        return Text(f"{self.name(event['seat'])}: {self.drawing.call(event['call'])}")

    def of_auction(self, event: Event) -> Text:
        return Text(self.drawing.sentence(event), "bold")

    def of_won(self, event: Event) -> Text:
        line = self.drawing.sentence(event)
        if len(event["winners"]) > 1:
            line += " " + self.drawing.tell("cli-winners", names=self.drawing.named(event["winners"]))
        return Text(line, "bold yellow")

    # ---- Games with tricks ---------------------------------------------------------------------------------

    def of_played(self, event: Event) -> Text:
        return Text(f"{self.name(event['seat'])}: ") + self.drawing.card(event["card"])

    def of_trump(self, event: Event) -> Text:
        return Text(f"{self.drawing.suit(event['suit'])} ({event['clause']})", "bold")

    def of_trick(self, event: Event) -> Text:
        taker = Text(f"→ {self.name(event['seat'])}, ")
        return taker + self.drawing.card(event["card"]) + Text(f". {self.drawing.sentence(event)}", "dim")

    def of_widow(self, event: Event) -> Text:
        line = Text(self.spoken("cli-takes-widow", event))
        return line + " · " + self.drawing.cards(event["cards"]) if "cards" in event else line

    def of_gave(self, event: Event) -> Text:
        line = Text(f"{self.name(event['seat'])} → {self.name(event['to'])}: ")
        card = self.drawing.card(event["card"]) if "card" in event else self.drawing.tell("cli-card-unseen")
        return line + card + f" ({event['clause']})"

    def of_last_cards(self, event: Event) -> Text:
        cards = [Text(f"{self.name(seat)} ") + self.drawing.card(word) for seat, word in event["cards"]]
        return Text(self.drawing.tell("cli-last-cards") + " ") + Text(", ").join(cards) + f" ({event['clause']})"

    def of_seventh(self, event: Event) -> Text:
        line = self.drawing.tell("cli-seventh", seat=event["seat"], dropped=event["dropped"])
        return Text(f"{line} ({event['clause']})", "bold")

    # ---- Games whose cards pass ----------------------------------------------------------------------------

    def of_false_call(self, event: Event) -> Text:
        return Text(self.spoken("cli-false-call", event), "bold")

    def of_exchange(self, event: Event) -> Text:
        return self.drawing.exchange(event["exchanges"], event["gave"], event["got"])

    def of_sails(self, event: Event) -> Text | None:
        """The calls that were true; of a deal without one the outcome tells."""
        called = [f"{self.name(seat)}: {self.drawing.tell('cli-ship-sails')}" for seat in event["correct"]]
        return Text("\n".join(called) + f" ({event['clause']})", "bold") if called else None

    # ---- The scene after a match ---------------------------------------------------------------------------

    def of_cut(self, event: Event) -> Text:
        return Text(self.drawing.sentence(event), "bold")

    def of_punished(self, event: Event) -> Text:
        return Text(self.drawing.sentence(event), "bold")

    def of_struck(self, event: Event) -> Text | None:
        """A flick of the person's own, or the last one that another player gives."""
        if event["seat"] != self.drawing.seat and event["number"] < event["due"]:
            return None
        key = "cli-struck-over" if event["over"] else "cli-struck"
        told = {"nose": self.name(event["of"]), "number": event["number"], "due": event["due"]}
        return Text(self.drawing.tell(key, seat=event["seat"], **told))

    def of_flicks_over(self, event: Event) -> Text:
        return Text(f"{self.drawing.tell('cli-flicks-over')} ({event['clause']})")
