"""Commit and reveal at a table: what is shown before a deal, what after it, and that the one fits the other."""

import hashlib
import json

import pytest

from semyorka.games.facts import Refused
from semyorka.tables import commands
from semyorka.tables.table import Table
from semyorka.telling import shuffle
from tests.tables.playing import EVERYBODY, NAMES, Lots, begun, moves, opened, take_in

MINE, YOURS = "ab" * 16, "0123456789abcdef" * 4


def one_deal(table: Table) -> None:
    step = moves(table, 3)
    while table.stage == "play":
        step()


def shown(table: Table, seat: int | None = 0) -> str:
    """All that a seat may have received by now."""
    return json.dumps([table.view(seat, EVERYBODY), [event.told_to(seat) for event in table.events]])


def test_the_commitment_stands_before_the_deal_and_fits_the_seed_shown_after_it() -> None:
    table = opened("hbbb")
    before = table.view(0, EVERYBODY)["shuffle"]
    assert before["deal"] is None and before["revealed"] is None
    take_in(table, commands.begin(table, Lots(), NAMES))
    during = table.view(0, EVERYBODY)["shuffle"]
    assert during["deal"] == before["next"] != during["next"]
    assert during["revealed"] is None
    one_deal(table)
    revealed = table.view(0, EVERYBODY)["shuffle"]["revealed"]
    assert revealed["commitment"] == before["next"]["commitment"]
    assert shuffle.commitment(bytes.fromhex(revealed["seed"])) == revealed["commitment"]
    told = [event.data for event in table.events if event.kind == "revealed"]
    assert told == [revealed]


def test_the_revealed_seed_and_what_was_added_give_the_lot_and_every_hand() -> None:
    table = opened("hbbb")
    take_in(table, commands.cut(table, 0, "cut", MINE))
    take_in(table, commands.begin(table, Lots(), NAMES))
    match = table.playing()
    deal = match.playing()
    hands = [deal.hand(seat) for seat in range(4)]
    one_deal(table)
    revealed = table.view(None, EVERYBODY)["shuffle"]["revealed"]
    added = {int(seat): bytes.fromhex(entropy) for seat, entropy in revealed["entropy"].items()}
    assert added == {0: bytes.fromhex(MINE)}
    seed = shuffle.mixed(bytes.fromhex(revealed["seed"]), added)
    assert shuffle.lot(4, seed) == deal.dealer
    again = match.position()
    again.shuffle_in(shuffle.order(match.pack.cards, seed), deal.dealer)
    assert [again.hand(seat) for seat in range(4)] == hands


def test_nothing_of_a_seed_is_shown_before_its_deal_is_over() -> None:
    table = opened("hhbb")
    secrets = {table.pledged().seed.hex(), table.pledged().pack_seed.hex(), MINE}
    take_in(table, commands.cut(table, 0, "cut", MINE))
    take_in(table, commands.begin(table, Lots(), NAMES))
    secrets |= {table.pledged().seed.hex(), table.pledged().pack_seed.hex(), table.pledged().mixed().hex()}
    assert table.laid is not None
    secrets |= {table.laid.mixed().hex()}
    step = moves(table, 3)
    while table.stage == "play":
        assert [secret for secret in secrets for seat in (0, 1, None) if secret in shown(table, seat)] == []
        step()
    assert MINE in shown(table)
    assert table.pledged().seed.hex() not in shown(table)


def test_each_person_cuts_once_for_each_deal() -> None:
    table = begun("hhbb")
    take_in(table, commands.cut(table, 0, "a", MINE))
    assert commands.cut(table, 0, "a", MINE) == []
    with pytest.raises(Refused) as refused:
        commands.cut(table, 0, "b", YOURS)
    assert refused.value.key == "refuse-cut-already"
    take_in(table, commands.cut(table, 1, "c", YOURS))
    assert table.view(None, EVERYBODY)["shuffle"]["next"]["cut_by"] == [0, 1]
    one_deal(table)
    take_in(table, commands.go_on(table, Lots(5)))
    assert table.view(None, EVERYBODY)["shuffle"]["next"]["cut_by"] == []
    take_in(table, commands.cut(table, 0, "d", YOURS))


@pytest.mark.parametrize("entropy", ["", "ab", "zz" * 16, "ab" * 15, "ab" * 65, "ab" * 16 + "a"])
def test_what_is_no_entropy_is_refused(entropy: str) -> None:
    with pytest.raises(Refused) as refused:
        commands.cut(begun("hbbb"), 0, "a", entropy)
    assert refused.value.told() == {"key": "refuse-entropy", "args": {"least": 16, "most": 64}, "clause": None}


def test_who_cuts_changes_the_cards() -> None:
    def hands(*cuts: tuple[int, str]) -> list[int]:
        table = opened("hhbb")
        for seat, entropy in cuts:
            take_in(table, commands.cut(table, seat, f"cut {seat}", entropy))
        take_in(table, commands.begin(table, Lots(), NAMES))
        return [table.playing().playing().hand(seat) for seat in range(4)]

    ways = [hands(), hands((0, MINE)), hands((1, MINE)), hands((0, MINE), (1, YOURS)), hands((0, YOURS), (1, MINE))]
    assert len({tuple(way) for way in ways}) == 5
    assert hands((1, YOURS), (0, MINE)) == ways[3]


def test_a_commitment_is_plain_sha_256_that_anybody_can_do() -> None:
    seed = bytes(range(32))
    text = b"semyorka-shuffle-1:commitment" + (32).to_bytes(8, "big") + seed
    assert shuffle.commitment(seed) == hashlib.sha256(text).hexdigest()
