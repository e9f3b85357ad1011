"""Players by name, and those in processes of their own."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import semyorka
from semyorka.arena import Wrong
from semyorka.arena.contest import Setup, Timed, play_one
from semyorka.arena.outside import Release
from semyorka.arena.players import at_random, make, names
from semyorka.bots import plain, settings
from semyorka.bots.selfplay import play_match
from semyorka.games import GAMES

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    assert told["game"] in ("pitch", "seven_leaves") and told["deal"]["legal"]
    print(told["deal"]["legal"][0], flush=True)
"""


@pytest.mark.parametrize(
    "name", ["random", "plain", *(f"level-{number}" for number in range(1, 6)), "level-5:budget=2"]
)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_a_name_plays(game: str, name: str) -> None:
    seats = GAMES[game].seats_allowed[0]
    players = [make(name, game)] + [at_random] * (seats - 1)
    assert play_match(game, seats, {}, players, 3, counted=1).deals


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("levels", "no-player"), ("level-6", "no-player"), ("plain:3", "no-player"), ("", "no-player"),
        ("level-5:budget", "bad-settings"), ("level-5:budget=x", "bad-settings"), ("openspiel-ismcts:x", None),
        ("ismcts:0", "bad-effort"), ("ismcts:fast", "bad-effort"), ("ismcts:ms", "bad-effort"),
        ("previous:nowhere", "no-release"), ("previous:nowhere#best", "bad-effort"),
        ("command:", "no-start"), ("command:no-such-program-here", "no-start"),
    ],
)  # fmt: skip
def test_a_name_that_means_nothing_is_refused(name: str, key: str | None) -> None:
    with pytest.raises(Wrong) as wrong:
        make(name, "pitch")
    assert key is None or wrong.value.key == f"cli-arena-{key}"


def test_a_level_may_have_settings_of_its_own() -> None:
    usual: Any = make("level-5", "seven_leaves")
    own: Any = make("level-5:worlds=6,infers=no,heat=0.01,budget=2", "seven_leaves")
    assert usual.level == 5 and usual.budget == 1.0
    wanted = replace(settings("seven_leaves", 5), worlds=6, infers=False, heat=0.01)
    assert own.level == wanted and own.budget == 2.0
    assert played(own, plain, "seven_leaves").decisions[0] > 0


def test_players_in_turn_do_not_play_where_all_act_at_once() -> None:
    with pytest.raises(Wrong) as wrong:
        make("ismcts", "my_ship_sails")
    assert wrong.value.key == "cli-arena-not-in-turn"


@pytest.mark.parametrize("name", ["ismcts:50", "ismcts:2ms"])
def test_the_tree_search_plays(name: str) -> None:
    assert played(make(name, "seven_leaves"), plain, "seven_leaves").decisions[0] > 0


def test_names_are_listed() -> None:
    assert {"random", "plain", "level-1", "level-5", "previous", "ismcts", "openspiel-ismcts", "command"} <= set(
        names()
    )


def played(ours: Any, theirs: Any, game: str = "pitch") -> Any:
    return play_one(Setup(game, GAMES[game].seats_allowed[0]), Timed(ours), Timed(theirs), 1)


@pytest.mark.parametrize("game", GAMES)
def test_another_release_plays_as_it_does_at_home(game: str) -> None:
    release = Release(ROOT, None)
    try:
        assert release.version == semyorka.__version__
        home = make("level-3", game)
        assert played(release, plain, game) == played(home, plain, game)
    finally:
        release.close()


def test_a_release_that_fails_says_why(tmp_path: Path) -> None:
    bots, telling = tmp_path / "src/semyorka/bots", tmp_path / "src/semyorka/telling"
    for package in (bots, telling):
        package.mkdir(parents=True)
    (bots.parent / "__init__.py").write_text("__version__ = '0.0.7'")
    (bots / "__init__.py").write_text("def choose(view, seed):\n    raise ValueError('too old')\n")
    (telling / "__init__.py").write_text("")
    (telling / "record.py").write_text("class Trick: pass\n")
    (telling / "views.py").write_text(
        "from dataclasses import dataclass\n@dataclass\nclass SeatView:\n    game: str\n    seat: int\n"
    )
    release = Release(tmp_path, None)
    with pytest.raises(Wrong) as wrong:
        played(release, plain)
    assert wrong.value.args_of_key == {"version": "0.0.7", "why": "ValueError: too old"}
    release.close()
    (bots / "__init__.py").write_text("")
    with pytest.raises(Wrong) as ended:
        Release(tmp_path, None)
    assert ended.value.key == "cli-arena-player-ended"


@pytest.mark.parametrize("game", ["pitch", "seven_leaves"])
def test_any_program_can_play(game: str, tmp_path: Path) -> None:
    program = tmp_path / "player.py"
    program.write_text(PROGRAM)
    player: Any = make(f"command:{sys.executable} {program}", game)
    assert played(player, plain, game).decisions[0] > 0
    player.close()


def test_a_program_that_ends_is_told(tmp_path: Path) -> None:
    player: Any = make(f"command:{sys.executable} -c pass", "pitch")
    with pytest.raises(Wrong) as wrong:
        played(player, plain)
    assert wrong.value.key == "cli-arena-player-ended"
    assert wrong.value.args_of_key["status"] == "0" and os.getpid() != player.process.pid
