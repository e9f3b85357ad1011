"""``semyorka rules GAME [CLAUSE]``: the rule page of a game, or one clause of it."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from semyorka.cli.arguments import Parser, Trouble, game_named, house_rules, told
from semyorka.cli.screen import console, fitting
from semyorka.games.facts import Refused
from semyorka.games.options import chosen
from semyorka.words import Clause, rule_page, say


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka rules``."""
    parser.add_argument("game", metavar="GAME", help=parser.tell("cli-rules-game"))
    parser.add_argument("clause", metavar="CLAUSE", nargs="?", help=parser.tell("cli-rules-clause"))
    parser.add_argument(
        "--option", metavar="KEY=VALUE", action="append", default=[], help=parser.tell("cli-rules-option")
    )


def run(options: Any) -> int:
    """Print the page or the clause: at a table of given house rules, or with what each house rule would change."""
    game = game_named(options.game, options.lang)
    given = house_rules(game, options.option, options.lang)
    try:
        table = chosen(game.house_rules, given) if given else None
    except Refused as refusal:
        raise Trouble(told(refusal, options.lang)) from None
    page = rule_page(game.key, options.lang)
    blocks = page.blocks
    if options.clause:
        number = options.clause.upper()
        if number not in page.numbers():
            known = ", ".join(sorted(page.numbers(), key=lambda one: (len(one), one)))
            raise Trouble(say(options.lang, "cli-no-clause", {"clause": options.clause[:20], "clauses": known}))
        blocks = (page.clause(number),)
    else:
        show(console(), f"# {page.title}")
    print_blocks(console(), blocks, game.key, table, options.lang)
    return 0


def print_blocks(
    screen: Console, blocks: tuple[Clause, ...], game: str, table: Mapping[str, Any] | None, lang: str
) -> None:
    """Print clauses with the headings of their sections; ``table`` None: with every house rule's note."""
    section = None
    for block in blocks:
        if block.section != section:
            section = block.section
            if section:
                show(screen, f"## {section}")
        number = f"**{block.number}** " if block.number else ""
        show(screen, number + (with_all_notes(block, game, lang) if table is None else block.at(table)))


def with_all_notes(block: Clause, game: str, lang: str) -> str:
    """A clause's text and all its notes, each under the house rule with which it speaks."""
    parts = [block.text]
    for note in block.notes:
        rule = f"option-{game}-{note.option}"
        names = {"option": say(lang, rule), "value": say(lang, f"{rule}-{note.value}")}
        parts.append(f"> *{say(lang, 'cli-rules-where', names)}* {note.text}")
    return "\n\n".join(parts)


def show(screen: Console, markdown: str) -> None:
    """Print Markdown and an empty line."""
    screen.print(Markdown(fitting(markdown)))
    screen.print()
