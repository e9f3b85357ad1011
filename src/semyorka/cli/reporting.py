"""What happens at the table, as lines in the order in which it happens."""

from collections.abc import Mapping
from typing import Any

from rich.rule import Rule
from rich.text import Text

from semyorka.cli import screen
from semyorka.cli.drawing import Drawing

Event = Mapping[str, Any]


class Reporting:
    """Prints the events that one seat is told. Kinds it has no line for are left to the drawing."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing

    def report(self, event: Event) -> None:
        """Print one event."""
        line = getattr(self, event["kind"], None)
        if line is not None:
            self.drawing.out.print(line(event))

    def sentence(self, event: Event) -> str:
        """An event's own sentence, with its clause."""
        return f"{self.drawing.tell(event['key'], **event['args'])} ({event['clause']})"

    def match(self, event: Event) -> Text:
        return Text(self.drawing.tell("cli-match", dealer=event["dealer"]))

    def dealt(self, event: Event) -> Rule:
        title = self.drawing.tell("cli-dealt", number=event["deal"], dealer=event["dealer"])
        return Rule(title, align="left", style="dim", characters="─")

    def called(self, event: Event) -> Text:
        return Text(f"{self.drawing.names[event['seat']]}: {screen.call(event['call'], self.drawing.lang)}")

    def auction(self, event: Event) -> Text:
        return Text(self.sentence(event), "bold")

    def redeal(self, event: Event) -> Text:
        return Text(self.sentence(event), "bold")

    def played(self, event: Event) -> Text:
        return Text(f"{self.drawing.names[event['seat']]}: ") + screen.card(event["card"], self.drawing.lang)

    def trump(self, event: Event) -> Text:
        return Text(f"{self.drawing.tell('cli-trump', suit=event['suit'])} ({event['clause']})", "bold")

    def trick(self, event: Event) -> Text:
        taker = Text(f"→ {self.drawing.names[event['seat']]}, ")
        return taker + screen.card(event["card"], self.drawing.lang) + Text(f". {self.sentence(event)}", "dim")

    def won(self, event: Event) -> Text:
        return Text(self.sentence(event), "bold yellow")
