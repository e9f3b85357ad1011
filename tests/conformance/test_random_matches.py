"""Random matches of every game, for every seat count, with every house rule alone and in pairs.

A sample runs in ``./dev test``: one match for each seat count and each value alone, and matches that hold every pair of
values between them, for each seat count again; of a ``SLOW`` game for all its seat counts together.

The long form plays 1,000 matches for each of these; the pairs then meet in other company every hundred matches. It uses
all cores and takes hours::

    SEMYORKA_LONG=1 ./dev test tests/conformance

Each failure names the call of ``random_match`` that plays the same match again.
"""

import os
import random
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from multiprocessing import get_context

import pytest

from semyorka.games import GAMES
from tests.conformance.combinations import Chosen, alone, covering, pairs, pairs_of
from tests.conformance.conformance import Everything, Refusals, fingerprint, own, random_match, rebuild

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats_allowed]
LONG = os.environ.get("SEMYORKA_LONG") == "1"
MATCHES = 1000 if LONG else 1
IN_ONE_COMPANY = 100

every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


@cache
def paired(game: str, seats: int, company: int) -> tuple[Chosen, ...]:
    """Choices of house rules that hold every pair, or this seat count's share of such choices."""
    if LONG or not own(game).SLOW:
        return tuple(covering(game, random.Random(f"{game} {seats} {company}")))
    counts = GAMES[game].seats_allowed
    return tuple(covering(game, random.Random(f"{game} {company}"))[counts.index(seats) :: len(counts)])


def watched(game: str, seats: int, options: Chosen, seed: int) -> int:
    """Play one match under every watch, rebuild it from its record, and return how many actions it took."""
    match, record = random_match(game, seats, options, seed, (Refusals, *own(game).WATCHES))
    assert fingerprint(rebuild(record)) == fingerprint(match), (game, seats, options, seed)
    return sum(len(actions) for _, _, actions in record.deals)


def play_all(jobs: list[tuple[str, int, Chosen, int]]) -> int:
    """Play so many matches, in the long form on all cores; returns the number of actions."""
    if not LONG:
        return sum(watched(*job) for job in jobs)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as cores:
        return sum(cores.map(watched, *zip(*jobs, strict=True), chunksize=50))


@every_table
def test_each_house_rule_alone(game: str, seats: int) -> None:
    jobs = [job for seed in range(MATCHES) for job in zip(repeat(game), repeat(seats), alone(game), repeat(seed))]
    assert play_all(jobs) > 0


@every_table
def test_each_pair_of_house_rules(game: str, seats: int) -> None:
    jobs = [
        (game, seats, options, seed)
        for seed in range(MATCHES)
        for options in paired(game, seats, seed // IN_ONE_COMPANY)
    ]
    assert play_all(jobs) > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_hold_every_pair(game: str) -> None:
    held = [set().union(*map(pairs_of, paired(game, seats, 0))) for seats in GAMES[game].seats_allowed]
    assert set().union(*held) == pairs(game)
    assert own(game).SLOW or all(one == pairs(game) for one in held)


@pytest.mark.parametrize("game", GAMES)
def test_each_value_is_played_alone(game: str) -> None:
    met = {pair for options in alone(game) for pair in options.items()}
    rules = GAMES[game].house_rules
    assert met | {(rule.key, rule.default) for rule in rules} == {(r.key, value) for r in rules for value in r.values}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_watched(game: str) -> None:
    watches = own(game).WATCHES
    assert issubclass(watches[0], Everything) and len(watches) > 2
