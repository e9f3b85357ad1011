"""The audit finds nothing in what is shipped, and every leak that is planted here."""

from collections.abc import Callable
from typing import Any

import pytest

from semyorka.audit import audit
from semyorka.audit.session import BEFORE
from semyorka.cards import members, union
from semyorka.cli.program import main
from semyorka.games import GAMES
from semyorka.games.facts import Fact, Refused
from semyorka.games.my_ship_sails_match import MyShipSailsMatch
from semyorka.games.pitch_match import PitchMatch
from semyorka.games.trump_seven_match import TrumpSevenMatch
from semyorka.server import hints, records
from semyorka.server.visitor import Visitor
from semyorka.tables.table import Table
from semyorka.telling.views import see

Planting = pytest.MonkeyPatch
Json = dict[str, Any]

#: Enough deals for every seat and the watcher, and for what happens in some deals only.
DEALS = 8


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_sent_tells_of_hidden_cards(game: str) -> None:
    tally = audit(game, GAMES[game].seats_allowed[0], 1, "shipped")
    assert tally.leak is None
    assert tally.pairs == 2 and tally.messages > 100 and tally.bytes > 25_000 and tally.actions > 2
    assert min(tally.moved) >= 2


def test_hints_are_asked_for_and_given(monkeypatch: Planting) -> None:
    given: list[str] = []
    whole = hints.hint

    def hint(view: Any, seed: int) -> Json:
        given.append(view.game)
        return whole(view, seed)

    monkeypatch.setattr(hints, "hint", hint)
    assert audit("seven_leaves", 2, 2, "hints").leak is None
    assert len(given) > 6


def test_the_same_seed_compares_the_same_bytes() -> None:
    assert audit("pitch", 2, 1, "again") == audit("pitch", 2, 1, "again")


# ---- Leaks -------------------------------------------------------------------------------------------------


def holder(match: Any, deal: Any) -> int:
    """The seat that was dealt the highest spade which is in a hand now, or no seat."""
    ace = max(
        match.pack.set([word for word in match.pack.words(match.pack.full) if word.endswith("S")]).bit_length() - 1, 0
    )
    return next((seat for seat in range(match.seats) if deal.hand(seat) >> ace & 1), match.seats)


def a_field_of_the_view(plant: Planting) -> None:
    whole = PitchMatch.public
    plant.setattr(PitchMatch, "public", lambda self, deal: {**whole(self, deal), "ace": holder(self, deal)})


def an_undealt_card(plant: Planting) -> None:
    whole = PitchMatch.public
    plant.setattr(PitchMatch, "public", lambda self, deal: {**whole(self, deal), "left": undealt(self, deal)})


def undealt(match: PitchMatch, deal: Any) -> str:
    """A card that nobody was dealt."""
    dealt = union(card for seat in range(match.seats) for card in members(deal.hand(seat) | deal.cards_shown(seat)))
    return match.pack.word(members(match.pack.full & ~dealt)[0])


def the_widow_before_it_is_taken(plant: Planting) -> None:
    whole = TrumpSevenMatch.public
    plant.setattr(TrumpSevenMatch, "public", lambda self, deal: {**whole(self, deal), "widow": deal.widow})


def a_gift_told_to_all(plant: Planting) -> None:
    whole = TrumpSevenMatch.gave

    def gave(self: TrumpSevenMatch, before: Any, deal: Any, seat: int, action: int) -> Fact:
        fact = whole(self, before, deal, seat, action)
        return Fact(fact.kind, {**fact.data, **fact.secret[seat]}, fact.secret)

    plant.setattr(TrumpSevenMatch, "gave", gave)


def a_choice_told_to_all(plant: Planting) -> None:
    whole = MyShipSailsMatch.facts

    def facts(self: MyShipSailsMatch, before: Any, deal: Any, seat: int, action: int) -> list[Fact]:
        first, *rest = whole(self, before, deal, seat, action)
        return [Fact(first.kind, {**first.data, **first.secret[seat]}, first.secret), *rest]

    plant.setattr(MyShipSailsMatch, "facts", facts)


def the_card_that_comes_before_the_barrier_falls(plant: Planting) -> None:
    whole = MyShipSailsMatch.private

    def private(self: MyShipSailsMatch, deal: Any, seat: int) -> Json:
        giver = next(one for one in range(self.seats) if deal.goes_to(one) == seat)
        return {**whole(self, deal, seat), "coming": deal.choice_of(giver)}

    plant.setattr(MyShipSailsMatch, "private", private)


def the_text_of_a_refusal(plant: Planting) -> None:
    whole = PitchMatch.not_your_turn

    def refused(self: PitchMatch, deal: Any) -> Refused:
        refusal = whole(self, deal)
        return Refused(
            refusal.key, "P3" if holder(self, deal) == deal.to_act else refusal.clause, **refusal.args_of_key
        )

    plant.setattr(PitchMatch, "not_your_turn", refused)


def planted_view(plant: Planting, change: Callable[[Table, int | None, Json], Json]) -> None:
    whole = Table.view

    def view(self: Table, seat: int | None, here: Any) -> Json:
        told = whole(self, seat, here)
        return told if self.stage != "play" else change(self, seat, told)

    plant.setattr(Table, "view", view)


def the_order_of_fields(plant: Planting) -> None:
    def turned(table: Table, seat: int | None, told: Json) -> Json:
        odd = holder(table.playing(), table.playing().playing()) % 2
        return dict(reversed(told.items())) if odd else told

    planted_view(plant, turned)


def the_length_of_a_message(plant: Planting) -> None:
    def longer(table: Table, seat: int | None, told: Json) -> Json:
        return {**told, "pad": " " * (table.playing().playing().hand(0) % 7)}

    planted_view(plant, longer)


def the_watchers_view_alone(plant: Planting) -> None:
    plant.setattr(
        "semyorka.tables.table.see", lambda match, record, seat, result=None: see(match, record, seat or 0, result)
    )


def the_view_of_who_comes_back_alone(plant: Planting) -> None:
    whole = Visitor.news

    def news(self: Visitor) -> Json | None:
        first = self.revision is None
        told = whole(self)
        if told is not None and first and self.room is not None and self.room.table.stage == "play":
            match = self.room.table.playing()
            told["hands"] = [match.playing().hand(seat) for seat in range(match.seats)]
        return told

    plant.setattr(Visitor, "news", news)


def the_seed_before_the_deal_is_over(plant: Planting) -> None:
    def sown(table: Table, seat: int | None, told: Json) -> Json:
        return {**told, "seed": None if table.laid is None else table.laid.seed.hex()}

    planted_view(plant, sown)


def the_key_of_another_seat(plant: Planting) -> None:
    planted_view(plant, lambda table, seat, told: {**told, "keys": [f"the secret of seat {one}" for one in range(2)]})


def the_record_of_a_deal_that_is_on(plant: Planting) -> None:
    def written(key: str, entries: Any, number: int | None) -> str:
        now = Table.of(key, entries)
        return "lobby" if now.match is None else str(now.playing().playing().hand(1))

    plant.setattr(records, "written", written)


def a_hint_that_peeks(plant: Planting) -> None:
    whole = hints.asked

    async def asked(room: Any, seat: int, revision: int) -> Any:
        question, answer = await whole(room, seat, revision)
        return question, {**answer, "more": room.table.playing().playing().hand(1 - seat) % 97}

    plant.setattr(hints, "asked", asked)


LEAKS: list[tuple[str, Callable[[Planting], None], str]] = [
    ("pitch", a_field_of_the_view, "socket"), ("pitch", an_undealt_card, "socket"),
    ("trump_seven", the_widow_before_it_is_taken, "socket"), ("trump_seven", a_gift_told_to_all, "socket"),
    ("my_ship_sails", a_choice_told_to_all, "socket"),
    ("my_ship_sails", the_card_that_comes_before_the_barrier_falls, "socket of the seat"),
    ("pitch", the_text_of_a_refusal, "socket of the seat"), ("seven_leaves", the_order_of_fields, "socket"),
    ("seven_leaves", the_length_of_a_message, "socket"), ("pitch", the_watchers_view_alone, "socket of a watcher"),
    ("seven_leaves", the_view_of_who_comes_back_alone, "socket"),
    ("trump_seven", the_seed_before_the_deal_is_over, "socket"), ("pitch", the_key_of_another_seat, "socket"),
    ("seven_leaves", a_hint_that_peeks, "POST hint by the seat"),
    ("pitch", the_record_of_a_deal_that_is_on, "GET /api/tables/audited/record"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "leak", "route"), LEAKS, ids=[leak.__name__ for _, leak, _ in LEAKS])
def test_it_finds(game: str, leak: Callable[[Planting], None], route: str, monkeypatch: Planting) -> None:
    leak(monkeypatch)
    tally = audit(game, GAMES[game].seats_allowed[0], DEALS, "planted")
    assert tally.leak is not None and tally.case is not None
    assert route in tally.leak.route
    assert tally.leak.first != tally.leak.second and tally.leak.moment > BEFORE


# ---- The command -------------------------------------------------------------------------------------------


def test_the_command_says_what_was_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", "--game", "trump_seven", "--deals", "1", "--lang", "en"]) == 0
    line, blank, whole = capsys.readouterr().out.splitlines()
    assert line.startswith("Trump Seven, 3 seats: 2 pairs of runs, ") and line.endswith("differing: 0")
    assert not blank and whole.startswith("In all 2 pairs of runs, ") and whole.endswith("differing: 0")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_command_shows_both_versions_of_the_first_difference(
    lang: str, monkeypatch: Planting, capsys: pytest.CaptureFixture[str]
) -> None:
    the_widow_before_it_is_taken(monkeypatch)
    assert main(["audit", "--game", "trump_seven", "--deals", "1", "--lang", lang]) == 1
    out = capsys.readouterr().out
    assert {"ru": "УТЕЧКА", "en": "A LEAK"}[lang] in out
    assert "  1: " in out and "  2: " in out and out.count('"widow":') == 2


@pytest.mark.parametrize("words", [["--deals", "none"], ["--deals", "0"], ["--game", "whist"]])
def test_the_command_says_what_is_wrong_with_its_words(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", *words]) == 2
    assert "semyorka audit: " in capsys.readouterr().err
