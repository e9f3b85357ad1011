"""The program as a whole: its help, its language, its version, the small commands, and mistakes in typing."""

import subprocess
import sys

import pytest

from semyorka import __version__
from semyorka.cli.arguments import language
from semyorka.cli.program import COMMANDS
from semyorka.games import GAMES
from semyorka.words import LANGUAGES
from tests.cli.running import PROGRAM, semyorka


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_command(lang: str) -> None:
    ran = semyorka("--help", "--lang", lang)
    assert ran.status == 0
    assert all(f"\n  {command} " in ran.out for command in COMMANDS)
    assert ran.err == ""


def test_no_command_shows_the_help_too() -> None:
    ran = semyorka()
    assert ran.status == 2
    assert ran.out == semyorka("--help").out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help_that_reads(command: str, lang: str) -> None:
    ran = semyorka(command, "--help", "--lang", lang)
    assert ran.status == 0
    assert ran.out.startswith({"ru": f"Как вызвать: semyorka {command} ", "en": f"Usage: semyorka {command} "}[lang])
    assert "--lang" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert ("показать эту справку" in ran.out) == (lang == "ru")


def test_the_version_says_how_the_rules_run() -> None:
    assert semyorka("--version").out.startswith(f"semyorka {__version__} (rules ")
    assert semyorka("--version", SEMYORKA_PLAIN="1").out == f"semyorka {__version__} (rules in plain Python)\n"


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_systems(environment: dict[str, str], wanted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("semyorka.cli.arguments.shows", lambda text: True)
    assert language([], environment) == wanted
    assert language(["play", "--lang", "en"], environment) == "en"
    assert language(["play", "--lang=ru"], environment) == "ru"


def test_a_terminal_without_russian_letters_gets_english() -> None:
    assert semyorka("--help", lang="ru_RU.UTF-8", PYTHONIOENCODING="ascii").out.startswith("Usage")
    assert semyorka("--help", lang="ru_RU.KOI8-R", PYTHONIOENCODING="koi8-r").out.startswith("Как вызвать")


def test_the_games_with_every_house_rule() -> None:
    for lang in LANGUAGES:
        out = semyorka("games", "--lang", lang).out
        assert all(len(line) <= 80 for line in out.splitlines())
        for game in GAMES.values():
            assert f"({game.key})" in out
            for option in game.house_rules:
                assert all(f" {option.key}={value} " in out for value in option.values)


# ---- The rules ---------------------------------------------------------------------------------------------


def test_a_whole_rule_page() -> None:
    out = semyorka("rules", "pitch").out
    assert out.splitlines()[0].strip() == "Auction Pitch"
    assert all(f"\nP{number} " in out for number in range(1, 20))
    assert "Where the house rule is “Slam: none”: There is no slam at this table; nobody" in out.replace("▌ ", "")


def test_one_clause() -> None:
    out = semyorka("rules", "pitch", "p9", "--lang", "ru").out
    assert "P9 Кто назвал наибольшую цену" in out
    assert "P8" not in out


def test_a_clause_by_the_house_rules_of_a_table() -> None:
    out = semyorka("rules", "pitch", "P8", "--option", "slam=off").out
    assert "The top rung here is 4." in out
    assert "Where the house rule" not in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "there is no command “dance”"),
        (["rules"], "GAME"),
        (["rules", "bridge"], "There is no such game here; choose one of these: pitch"),
        (["rules", "pitch", "P99"], "There is no clause “P99”; there are P1, P2, P3"),
        (["rules", "pitch", "--option", "slam"], "A house rule is written key=value, and “slam” is not."),
        (["rules", "pitch", "--option", "slam=maybe"], "has no value “maybe”"),
        (["rules", "pitch", "--lang", "de"], "There is no language “de”"),
        (["games", "--colour"], "--colour"),
    ],
)
def test_a_mistake_is_told_and_nothing_printed(words: list[str], said: str) -> None:
    ran = semyorka(*words)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def test_a_reader_that_stops_reading_is_no_mistake() -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "rules", "pitch"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.read(10)
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    program.wait()
