"""One person's evening at a table: what is asked, what is answered, and the bots between."""

import secrets
import sys
import time
from collections.abc import Callable
from typing import Any

from semyorka.bots import choose
from semyorka.bots.decision import DOUBT
from semyorka.cli import screen
from semyorka.cli.arguments import told
from semyorka.cli.drawing import Drawing
from semyorka.cli.reporting import Reporting
from semyorka.cli.rules import print_blocks
from semyorka.cli.typed import STOP, Typed, understood, understood_between, understood_in_scene
from semyorka.games import GAMES
from semyorka.games.facts import Refused
from semyorka.games.scene import Scene
from semyorka.review.hints import hint
from semyorka.review.seeds import seed_of
from semyorka.server.timing import bot_wait
from semyorka.tables import commands
from semyorka.tables.commands import USUAL_LEVEL, Chance
from semyorka.tables.table import Entry, Table
from semyorka.telling import shuffle
from semyorka.words import rule_page, say


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """Asks when it is the person's turn, lets the bots play when it is theirs."""

    def __init__(self, table: Table, seat: int, lang: str, chance: Chance) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.chance = chance
        self.drawing = Drawing(screen.console(), lang, table.game)
        self.drawing.look_at(self.view())
        self.reporting = Reporting(self.drawing)
        self.asked: dict[str, Callable[[str], None]] = {
            "help": self.help, "advice": self.advice, "last": self.last, "scores": self.scores, "hand": self.hand,
            "rule": self.rule,
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
        if self.table.stage == "play":
            bot = self.table.bot_to_act()
            if bot is None or self.first_of_many():
                self.drawing.table(self.view())
                self.decide()
            else:
                self.let(bot, self.think(bot))
        elif self.table.scene is not None and not self.table.scene.over():
            self.in_scene(self.table.scene)
        else:
            self.between_deals()

    def waits(self) -> list[int]:
        """The seats that the deal waits for."""
        deal = self.table.playing().playing()
        return [seat for seat in range(len(self.table.chairs)) if deal.awaits(seat)]

    def first_of_many(self) -> bool:
        """Where all choose at once, whether the person is asked now; by lot, so that nobody is always the first."""
        waits = self.waits()
        return self.seat in waits and shuffle.lot(len(waits), self.chance.seed()) == 0

    def let(self, bot: int, word: str) -> None:
        """A bot acts, after a while if somebody watches and nobody else has to choose meanwhile."""
        if sys.stdout.isatty() and len(self.waits()) == 1:
            time.sleep(bot_wait(self.table))
        self.act(bot, word)

    def decide(self) -> None:
        """Ask until the person has done something that the rules allow."""
        deal = self.view()["deal"]
        question = self.drawing.nature.question(deal)
        while True:
            action = self.ask(question, lambda line: understood(line, self.game(), deal["hand"], deal["legal"]))
            if not action:
                self.drawing.table(self.view())
            elif action.isdecimal() and set(deal["hand"]) & set(deal["legal"]):
                self.say("cli-no-number", number=action[:4])
            elif self.tried(action):
                return

    def tried(self, action: str) -> bool:
        """Do what the person wants, or say why not; whether it is done."""
        try:
            self.act(self.seat, action)
        except Refused as refusal:
            self.drawing.out.print(told(refusal, self.lang, self.drawing.names), style="yellow")
            return False
        return True

    def ask(self, question: str, understand: Callable[[str], Typed]) -> str:
        """What the person answers to a question: an action, or nothing for an empty line. Commands are done here."""
        while True:
            line = input(screen.fitting(f"{question} "))
            if not sys.stdin.isatty():
                self.drawing.out.print(line)  # so that a transcript shows what was answered
            typed = understand(line)
            if typed.command == "quit":
                raise Left
            if not typed.command:
                return typed.action
            self.asked[typed.command](typed.rest)

    # ---- Between deals and after a match -------------------------------------------------------------------

    def between_deals(self) -> None:
        """Wait until the person has read the count; a deal that did not count needs no waiting."""
        result = self.table.result or {}
        if result.get("redeal"):
            self.drawing.out.print(self.drawing.sentence(result), style="bold")
        elif self.ends_here():
            self.fold(commands.stop(self.table, self.seat, self.intent(), self.table.revision))
            return
        self.fold(commands.go_on(self.table, self.chance))

    def ends_here(self) -> bool:
        """Ask for the next deal; whether the person wants none, in a match that only the players end."""
        over, may_stop = self.table.stage == "match_over", self.table.playing().may_stop()
        key = "cli-ask-match" if over else "cli-ask-deal-or-stop" if may_stop else "cli-ask-deal"
        while answer := self.ask(say(self.lang, key), understood_between):
            if may_stop and answer == STOP:
                return True
            self.say("cli-only-enter")
        return False

    def in_scene(self, scene: Scene) -> None:
        """One step of what follows upon a match: the person's, or a bot's."""
        if not scene.awaits(self.seat):
            bot = self.table.bot_to_act()
            if bot is not None:
                self.act(bot, scene.bot(bot))
            return
        while True:
            action = self.ask(self.question_of_scene(scene), understood_in_scene)
            if action and self.tried(action):
                return

    def question_of_scene(self, scene: Scene) -> str:
        """What the person is asked for in the scene: where to cut, or a flick with those that are due."""
        told = scene.told()
        if told["round"] is None:
            return say(self.lang, "cli-ask-cut", {"least": told["cuts"][0], "most": told["cuts"][-1]})
        given, due = told["round"]["given"][self.seat], told["round"]["due"][self.seat]
        return self.drawing.tell("cli-ask-strike", seat=told["round"]["nose"], given=given, due=due)

    # ---- The table and the bots ----------------------------------------------------------------------------

    def game(self) -> Any:
        """The game that is played."""
        return GAMES[self.table.game]

    def view(self) -> dict[str, Any]:
        """The table as the person may see it."""
        return self.table.view(self.seat, {self.seat})

    def think(self, seat: int) -> str:
        """What the bot on a chair does: it is given the view of that chair and nothing else."""
        view = self.table.seat_view(seat)
        assert view is not None  # a bot is asked only while a deal is on
        return choose(view, self.table.chairs[seat].level or USUAL_LEVEL, 1.0, secrets.randbits(63))

    def intent(self) -> str:
        """A name for what is about to be done that nothing else has."""
        return f"{self.table.revision}"

    def act(self, seat: int, word: str) -> None:
        """An action of a seat. Raises ``Refused``."""
        self.fold(commands.act(self.table, seat, self.intent(), self.table.revision, word))

    def fold(self, entries: list[Entry]) -> None:
        """Take entries into the table and report what they bring."""
        for entry in entries:
            for event in self.table.fold(entry):
                told_here = event.told_to(self.seat)
                self.reporting.report(told_here)
                if event.kind == "dealt":
                    self.drawing.opening(self.view())
                if event.kind == "scored":
                    self.drawing.count(self.view(), told_here["result"])

    # ---- What a person may ask for -------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> None:
        """Print a sentence of the catalogue."""
        self.drawing.out.print(self.drawing.tell(key, **args))

    def welcome(self) -> None:
        """What is played here and by which house rules."""
        game = self.game()
        self.say(f"game-{game.key}")
        for option in game.house_rules:
            value = self.table.options[option.key]
            if value != option.default:
                rule = f"option-{game.key}-{option.key}"
                self.say("cli-house-rule", option=say(self.lang, rule), value=say(self.lang, f"{rule}-{value}"))
        self.say("cli-welcome")

    def help(self, rest: str) -> None:
        """What can be typed."""
        self.say("cli-help-card")
        self.say(f"cli-help-{self.table.game}")
        self.say("cli-help-table")

    def advice(self, rest: str) -> None:
        """What the best bot would do with the person's view, and why."""
        view = self.table.seat_view(self.seat)
        if view is None or not view.legal or self.table.stage != "play":
            self.say("cli-advice-none")
            return
        found = hint(view, seed_of("hint", self.seat, self.table.match_number, view.number, self.table.revision))
        if not found["forced"]:
            self.say("cli-advice-chance")
            for choice in found["choices"]:
                word = choice["word"]
                calls = word in self.game().call_words
                what = screen.call(word, self.lang) if calls else str(screen.card(word, self.lang))
                value, error = round(100 * choice["value"]), round(100 * DOUBT * choice["error"])
                self.say("cli-advice-choice", what=what, value=value, error=error)
        for reason in found["reasons"]:
            self.say(reason["key"], **reason["args"])

    def last(self, rest: str) -> None:
        """The last trick, or the last exchange."""
        self.drawing.last(self.view())

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
