"""Every house rule of Seven Leaves changes the play where it should: positions in which the best card is another.

``punishment``, ``blows`` and ``strike_cards`` come after the match has been lost and won; no card of the play has to do
with them, so nothing can differ, and the last test says just that.
"""

import random
from typing import Any

import pytest

from semyorka.bots import Decision, consider
from semyorka.cards import members
from semyorka.games import GAMES
from semyorka.telling.record import Record
from semyorka.telling.views import SeatView, see


def beats(deal: Any, card: int) -> bool:
    """Whether a card would take the unfinished trick."""
    after = deal.copy()
    after.take(deal.to_act, card)
    return bool(after.winner_now() == deal.to_act or after.tricks_of(deal.to_act) > deal.tricks_of(deal.to_act))


def view_at(seed: int, scores: list[int], left: int, beating: bool, options: dict[str, Any]) -> SeatView:
    """A deal played at random until about so many cards are left a hand; ``beating``: as if all had to beat."""
    rng = random.Random(seed)
    match: Any = GAMES["seven_leaves"](len(scores), options)
    match.scores = list(scores)
    order = list(match.pack.cards)
    rng.shuffle(order)
    deal = match.open(order, rng.randrange(len(scores)))
    record = Record()
    most = len(scores) * left - rng.randrange(len(scores))
    while sum(deal.hand(seat).bit_count() for seat in range(len(scores))) > most:
        cards = members(deal.legal_set())
        if beating and deal.on_table():
            cards = [card for card in cards if beats(deal, card)] or cards
        record.add(match.play(deal.to_act, match.word(rng.choice(cards))))
    return see(match, record, deal.to_act)


def decided(rule: str, value: str, seed: int, scores: list[int], left: int) -> tuple[SeatView, Decision]:
    view = view_at(seed, scores, left, rule == "must_beat", {rule: value})
    return view, consider(view, 5, 3.0, 1)


@pytest.mark.parametrize(
    ("rule", "one", "other", "seed", "scores", "left"),
    [
        ("must_beat", "off", "on", 756, [4, 3], 3),
        ("all_out", "no_loser", "last_to_seven", 201, [5, 3], 4),
        ("all_out", "no_loser", "extra_deal", 89, [4, 3], 5),
        ("leave", "deal_end", "at_once", 212, [5, 5, 4], 4),
    ],
)
def test_another_rule_another_card(rule: str, one: str, other: str, seed: int, scores: list[int], left: int) -> None:
    first, usual = decided(rule, one, seed, scores, left)
    second, ruled = decided(rule, other, seed, scores, left)
    assert (first.hand, first.legal, first.plays) == (second.hand, second.legal, second.plays)
    assert usual.word != ruled.word
    for decision, word in ((usual, ruled.word), (ruled, usual.word)):
        choice = decision.of(word)
        assert choice.behind > 0.004 + 2 * choice.behind_error


@pytest.mark.parametrize("rule", ["punishment", "blows", "strike_cards"])
def test_what_comes_after_the_match_changes_no_card(rule: str) -> None:
    values = next(option.values for option in GAMES["seven_leaves"].house_rules if option.key == rule)
    found = {consider(view_at(9, [4, 3, 5], 4, False, {rule: value}), 4, 0.5, 1).choices for value in values}
    assert len(found) == 1
