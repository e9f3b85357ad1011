"""Which house rules are played together, for any game: each value alone, and every pair of values."""

import random
from itertools import combinations
from typing import Any

from semyorka.games import GAMES

Chosen = dict[str, Any]


def alone(game: str) -> list[Chosen]:
    """The defaults, then each value that is not a default with the defaults of everything else."""
    single = [
        {option.key: value} for option in GAMES[game].house_rules for value in option.values if value != option.default
    ]
    return [{}, *single]


def pairs(game: str) -> set[frozenset[tuple[str, Any]]]:
    """Every two values of two different house rules."""
    rules = GAMES[game].house_rules
    return {
        frozenset(((one.key, a), (other.key, b)))
        for one, other in combinations(rules, 2)
        for a in one.values
        for b in other.values
    }


def pairs_of(chosen: Chosen) -> set[frozenset[tuple[str, Any]]]:
    """The pairs of values that one choice of all house rules holds."""
    return {frozenset(two) for two in combinations(chosen.items(), 2)}


def covering(game: str, rng: random.Random) -> list[Chosen]:
    """Few choices of all house rules that hold every pair of values between them; other seeds, other choices."""
    rules = list(GAMES[game].house_rules)
    missing = pairs(game)
    rows = []
    while missing:
        chosen: Chosen = dict(rng.choice(sorted(missing, key=lambda pair: sorted(map(str, pair)))))
        rng.shuffle(rules)
        for rule in rules:
            if rule.key not in chosen:
                chosen[rule.key] = best_value(rule, chosen, missing, rng)
        missing -= pairs_of(chosen)
        rows.append(chosen)
    return rows


def best_value(rule: Any, chosen: Chosen, missing: set[frozenset[tuple[str, Any]]], rng: random.Random) -> Any:
    """The value that adds most missing pairs to what is chosen, any of the best."""

    def adds(value: Any) -> int:
        return sum(frozenset(((rule.key, value), other)) in missing for other in chosen.items())

    values = rng.sample(rule.values, len(rule.values))
    return max(values, key=adds)
