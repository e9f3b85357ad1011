"""``semyorka play GAME``: a table in the terminal, with bots on the other chairs."""

import contextlib
import secrets
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from semyorka.bots import choose
from semyorka.cli import screen
from semyorka.cli.arguments import Parser, Trouble, game_named, house_rules, told
from semyorka.cli.drawing import Drawing
from semyorka.cli.reporting import Reporting
from semyorka.cli.rules import print_blocks
from semyorka.cli.typed import understood
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.server.chance import SystemChance
from semyorka.server.names import bot_names
from semyorka.server.players import BUDGET
from semyorka.server.timing import bot_wait
from semyorka.tables import commands
from semyorka.tables.commands import Chance
from semyorka.tables.table import Entry, Table
from semyorka.words import rule_page, say


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka play``."""
    tell = parser.tell
    parser.add_argument("game", metavar="GAME", help=tell("cli-rules-game"))
    parser.add_argument("--seats", metavar="N", default="4", help=tell("cli-play-seats"))
    parser.add_argument("--name", metavar="NAME", default=tell("cli-guest"), help=tell("cli-play-name"))
    parser.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], help=tell("cli-play-option"))
    parser.add_argument("--pace", metavar="PACE", default="calm", help=tell("cli-play-pace"))


def run(options: Any) -> int:
    """Open the table and play until the person leaves."""
    lang = options.lang
    game = game_named(options.game, lang)
    if not options.seats.isdecimal() or int(options.seats) not in game.seats_allowed:
        seats = {"seats": options.seats[:20], "least": game.seats_allowed[0], "most": game.seats_allowed[-1]}
        raise Trouble(say(lang, "refuse-seats", seats))
    chairs = [{"kind": "human"}] + [{"kind": "bot"}] * (int(options.seats) - 1)
    try:
        entries, seat = commands.open_table(
            game.key, house_rules(game, options.option, lang), chairs, name=options.name,
            bot_names=bot_names(lang, len(chairs), [options.name]), secret="", invite="", pace=options.pace,
        )  # fmt: skip
    except Refused as refusal:
        raise Trouble(told(refusal, lang)) from None
    with contextlib.suppress(ImportError):
        import_module("readline")  # where the system has it, input() can be edited and has a history
    Sitting(Table.of("", entries), seat or 0, lang).play()
    return 0


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """One person's evening at a table: asks when it is the person's turn, lets the bots play when it is theirs."""

    def __init__(self, table: Table, seat: int, lang: str, chance: Chance | None = None) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.chance = chance or SystemChance()
        self.drawing = Drawing(screen.console(), lang)
        self.drawing.look_at(self.view())
        self.reporting = Reporting(self.drawing)
        self.asked: dict[str, Callable[[str], None]] = {
            "help": self.help, "last": self.last, "scores": self.scores, "hand": self.hand, "rule": self.rule,
        }  # fmt: skip

    # ---- The evening ---------------------------------------------------------------------------------------

    def play(self) -> None:
        """Match after match, until the person leaves or there is nothing more to read."""
        try:
            self.welcome()
            self.fold(commands.begin(self.table, self.chance, []))
            while True:
                self.turn()
        except (Left, EOFError, KeyboardInterrupt) as end:
            if not isinstance(end, Left):
                self.drawing.out.print()
            self.say("cli-bye")

    def turn(self) -> None:
        """Whoever has to do something does it: a bot, the person, or the person between deals."""
        bot = self.table.bot_to_act()
        if self.table.stage != "play":
            self.between_deals()
        elif bot is not None:
            if sys.stdout.isatty():
                time.sleep(bot_wait(self.table))
            self.act(bot, self.think(bot))
        else:
            self.drawing.table(self.view())
            self.decide()

    def between_deals(self) -> None:
        """Wait until the person has read the count; a deal that did not count needs no waiting."""
        if self.table.result and not self.table.result["redeal"]:
            over = self.table.stage == "match_over"
            while self.ask(say(self.lang, "cli-ask-match" if over else "cli-ask-deal")):
                self.say("cli-only-enter")
        self.fold(commands.go_on(self.table, self.chance))

    def decide(self) -> None:
        """Ask until the person has done something that the rules allow."""
        while True:
            action = self.ask(self.question())
            if not action:
                self.drawing.table(self.view())
                continue
            if action.isdecimal() and not self.calling():
                self.say("cli-no-number", number=action[:4])
                continue
            try:
                self.act(self.seat, action)
                return
            except Refused as refusal:
                self.drawing.out.print(told(refusal, self.lang, self.drawing.names), style="yellow")

    def question(self) -> str:
        """What the person is asked for: a call, with those there are, or a card."""
        if not self.calling():
            return say(self.lang, "cli-ask-card")
        calls = ", ".join(screen.call(word, self.lang) for word in self.view()["deal"]["legal"])
        return say(self.lang, "cli-ask-call", {"calls": calls})

    def ask(self, question: str) -> str:
        """What the person answers to a question: an action, or nothing for an empty line. Commands are done here."""
        deal = self.view()["deal"]
        while True:
            line = input(screen.fitting(f"{question} "))
            if not sys.stdin.isatty():
                self.drawing.out.print(line)  # so that a transcript shows what was answered
            typed = understood(line, GAMES[self.table.game], deal["hand"], self.calling())
            if typed.command == "quit":
                raise Left
            if not typed.command:
                return typed.action
            self.asked[typed.command](typed.rest)

    def calling(self) -> bool:
        """Whether the person is asked for a call and not for a card."""
        deal = self.view()["deal"]
        return bool(set(deal["legal"]) & set(GAMES[self.table.game].call_words))

    # ---- The table -----------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """The person's view of the table."""
        return self.table.view(self.seat, {self.seat})

    def think(self, seat: int) -> str:
        """What the bot on a chair does: it is given the view of that chair and nothing else."""
        view = self.table.seat_view(seat)
        assert view is not None  # a bot is asked only while a deal is on
        return choose(view, self.table.chairs[seat].level or 1, BUDGET, secrets.randbits(63))

    def act(self, seat: int, word: str) -> None:
        """An action of a seat. Raises ``Refused``."""
        self.fold(commands.act(self.table, seat, f"{self.table.revision}", self.table.revision, word))

    def fold(self, entries: list[Entry]) -> None:
        """Take entries into the table and report what they bring."""
        for entry in entries:
            for event in self.table.fold(entry):
                told_here = event.told_to(self.seat)
                self.reporting.report(told_here)
                if event.kind == "scored":
                    self.drawing.count(self.view(), told_here["result"])

    # ---- What a person may ask for -------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> None:
        """Print a sentence of the catalogue."""
        self.drawing.out.print(self.drawing.tell(key, **args))

    def welcome(self) -> None:
        """What is played here and by which house rules."""
        game = GAMES[self.table.game]
        self.say(f"game-{game.key}")
        for option in game.house_rules:
            value = self.table.options[option.key]
            if value != option.default:
                rule = f"option-{game.key}-{option.key}"
                self.say("cli-house-rule", option=say(self.lang, rule), value=say(self.lang, f"{rule}-{value}"))
        self.say("cli-welcome")

    def help(self, rest: str) -> None:
        """What can be typed."""
        self.say("cli-help-table")

    def last(self, rest: str) -> None:
        """The last trick."""
        self.drawing.last_trick(self.view())

    def scores(self, rest: str) -> None:
        """The score sheet."""
        self.drawing.sheet(self.view())

    def hand(self, rest: str) -> None:
        """The table with one's hand."""
        self.drawing.table(self.view())

    def rule(self, rest: str) -> None:
        """A clause of the rules with this table's house rules."""
        page = rule_page(self.table.game, self.lang)
        number = rest.upper()
        if number in page.numbers():
            print_blocks(self.drawing.out, (page.clause(number),), self.table.game, self.table.options, self.lang)
        else:
            self.say("cli-which-clause", first=page.numbers()[0], clauses=", ".join(page.numbers()))
