"""No seat is shown a card that it may not know: neither in a view nor in an event, by name or by difference."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from semyorka.cards import union
from semyorka.tables import commands
from semyorka.tables import table as table_module
from semyorka.tables.table import Table
from tests.tables.playing import EVERYBODY, begun, legal, moves, take_in

CARD = re.compile(r"[2-9TJQKA][SHDC]|JKR")


def words(value: Any) -> Iterator[str]:
    """Every word in a piece of JSON, keys of objects too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from words(key)
            yield from words(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from words(inner)


def cards_in(value: Any) -> set[str]:
    """Every card named anywhere in a piece of JSON."""
    return {card for word in words(value) for card in CARD.findall(word)}


def hands(table: Table) -> list[set[str]]:
    """The cards dealt to each seat."""
    deal, pack = table.playing().playing(), table.playing().pack
    return [set(pack.words(deal.hand(seat))) for seat in range(len(table.chairs))]


def played(table: Table) -> set[str]:
    """The cards everybody has seen in this deal."""
    laid = [*table.record.plays, *(play for trick in table.record.tricks for play in trick.plays)]
    return {card for _, card in laid}


def refusals_tried(table: Table, seat: int) -> list[Any]:
    """What the seat is told about everything it may try."""
    told = []
    for word in ["pass", "4", "slam", *table.playing().pack.words(table.playing().pack.full)]:
        try:
            commands.act(table, seat, f"try-{word}", table.revision, word)
        except commands.Refused as refusal:
            told.append([word, refusal.told()])
    return told


@pytest.mark.parametrize("kinds", ["hh", "hbh", "bhhbhhb"])
def test_views_and_events_name_no_card_but_one_s_own_and_those_that_lay_open(kinds: str) -> None:
    table = begun(kinds, seed=len(kinds))
    step, dealt, told = moves(table, seed=3), hands(table), 0
    for _ in range(250):
        for seat in [*range(len(kinds)), None]:
            own = dealt[seat] if seat is not None else set()
            known = own | played(table)
            if table.stage != "play":
                known |= set().union(*dealt)
            assert cards_in(table.view(seat, EVERYBODY)) <= known
            for event in table.events:
                if event.revision > told:
                    assert cards_in(event.told_to(seat)) <= known
        told = table.revision
        if not step():
            break
        if table.stage == "play" and not table.record.calls and not table.record.plays:
            dealt = hands(table)


def test_a_refusal_names_no_card_that_was_not_asked_for() -> None:
    table = begun("hhh", seed=1)
    step, dealt = moves(table, seed=4), hands(table)
    while table.stage == "play":
        for seat in range(3):
            known = dealt[seat] | played(table)
            for word, told in refusals_tried(table, seat):
                assert cards_in(told) <= known | {word}
        step()


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_sees_the_same_when_what_it_cannot_see_lies_elsewhere(
    seat: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = begun("hhh", seed=1)
    match = one.playing()
    deal = match.playing()
    mine = 0 if seat is None else deal.hand(seat)
    hidden = [card for card in match.pack.cards if not mine >> card & 1]
    hidden = hidden[7:] + hidden[:7]
    others = [one_seat for one_seat in range(3) if one_seat != seat]
    laid = {other: union(hidden[6 * place : 6 * place + 6]) for place, other in enumerate(others)}
    if seat is not None:
        laid[seat] = mine
    order = match.order_of(laid, deal.dealer)
    monkeypatch.setattr(table_module.shuffle, "order", lambda cards, seed: order)
    two = begun("hhh", seed=1)
    assert [two.playing().playing().hand(other) for other in others] != [deal.hand(other) for other in others]

    compared = 0
    while one.stage == "play":
        assert seen(one, seat) == seen(two, seat)
        turn, legal_words = legal(one)
        both = [word for word in legal_words if word in legal(two)[1]]
        if not both:
            break  # whoever acts holds other cards: from here on everybody sees that these are two deals
        word = both[-1] if "pass" in both and turn == (seat or 0) else both[0]
        for table in (one, two):
            take_in(table, commands.act(table, turn, f"{compared}", table.revision, word))
        compared += 1
    assert compared >= 4


def seen(table: Table, seat: int | None) -> str:
    """Every byte that a seat gets."""
    return json.dumps([table.view(seat, EVERYBODY), [event.told_to(seat) for event in table.events]])
