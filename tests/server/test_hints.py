"""Hints over HTTP: who gets one, what it is made of, what it costs, and that a restart forgets nothing."""

import asyncio
import threading
from typing import Any

import httpx
import pytest

from semyorka import bots
from semyorka.games import GAMES
from semyorka.review import hints as review_hints
from semyorka.review.seeds import seed_of
from semyorka.server import hints as server_hints
from semyorka.tables import commands
from semyorka.telling.views import SeatView
from semyorka.words import LANGUAGES, has, say
from tests.review.thoughts import install
from tests.server.guests import Guest, Json, open_table
from tests.server.hosting import Hosted

PLAY = {"options": {"all_pass": "dealer_forced"}}


@pytest.fixture(autouse=True)
def thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


async def ask(hosted: Hosted, table: str, secret: str, revision: int, **more: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=hosted.address, trust_env=False, timeout=60) as web:
        return await web.post(
            f"/api/tables/{table}/hint", json={"secret": secret, "revision": revision}, **more
        )  # fmt: skip


def refused(answer: httpx.Response) -> tuple[int, str]:
    told = answer.json()["error"]
    assert all(has(lang, told["key"]) for lang in LANGUAGES)
    return answer.status_code, told["key"]


def my_turn(view: Json) -> bool:
    return view["stage"] == "play" and view["you"] in view["deal"]["turn"]


def my_choice(view: Json) -> bool:
    return my_turn(view) and len(view["deal"]["legal"]) > 1


async def at_my_turn(hosted: Hosted, kinds: str = "hbb", **more: Any) -> tuple[Guest, Json]:
    """A guest who has something to choose for the first time, and the table opened."""
    opened = await open_table(hosted.address, kinds, **{**PLAY, **more})
    guest = Guest(hosted.socket_address, opened["table"], opened["secret"])
    await guest.__aenter__()
    await guest.ask("start")
    await guest.play(my_choice)
    return guest, opened


async def act(guest: Guest, word: str) -> None:
    """Act, and go on to the next choice of one's own."""

    def place(view: Json) -> Any:
        return view["deal"] and (view["deal"]["number"], view["deal"]["calls"], view["deal"]["hand"])

    before = place(guest.view)
    await guest.act(word)
    await guest.until(lambda view: place(view) != before)
    await guest.play(my_choice)


async def test_a_hint_is_what_the_best_bot_finds_out_from_that_seat(hosted: Hosted) -> None:
    guest, opened = await at_my_turn(hosted)
    table = hosted.room(opened["table"]).table
    view = table.seat_view(0)
    assert view is not None and guest.secret is not None
    answer = await ask(hosted, opened["table"], guest.secret, guest.view["revision"])
    assert answer.status_code == 200
    told = answer.json()
    assert told.keys() == {"revision", "left", "hint"} and told["left"] is None
    seed = seed_of("hint", 0, 1, view.number, table.hints.number(0))
    found = bots.consider(view, 5, review_hints.BUDGET, seed)
    hint = told["hint"]
    assert hint.keys() == {
        "worlds", "possible", "complete", "close", "guessed", "forced", "choices", "reasons",
    }  # fmt: skip
    assert [choice["word"] for choice in hint["choices"]] == [choice.word for choice in found.choices[:3]]
    for shown, choice in zip(hint["choices"], found.choices, strict=False):
        assert shown == {
            "word": choice.word, "value": choice.value, "error": choice.error,
            "behind": choice.behind, "behind_error": choice.behind_error,
        }  # fmt: skip
    assert (hint["worlds"], hint["possible"], hint["complete"]) == (found.worlds, None, False)
    assert (hint["close"], hint["forced"], hint["guessed"]) == (found.close, False, 0)
    for reason in hint["reasons"]:
        assert all(say(lang, reason["key"], reason["args"]) for lang in LANGUAGES)
    await guest.__aexit__()


async def test_asked_twice_it_says_the_same_and_costs_one(hosted: Hosted) -> None:
    guest, opened = await at_my_turn(hosted, hints=3)
    secret = str(guest.secret)
    assert guest.view["hints"] == {"most": 3, "left": 3}
    first = (await ask(hosted, opened["table"], secret, guest.view["revision"])).json()
    assert first["left"] == 2
    await guest.until(lambda view: view["hints"]["left"] == 2)
    assert guest.view["revision"] == first["revision"]
    again = await asyncio.gather(*(ask(hosted, opened["table"], secret, first["revision"]) for _ in range(3)))
    assert [answer.json() for answer in again] == [first] * 3
    await act(guest, first["hint"]["choices"][0]["word"])
    second = (await ask(hosted, opened["table"], secret, guest.view["revision"])).json()
    assert second["left"] == 1 and second["hint"] != first["hint"]
    await guest.__aexit__()


async def test_hints_come_to_an_end_and_the_next_deal_brings_new_ones(hosted: Hosted) -> None:
    guest, opened = await at_my_turn(hosted, hints=1)
    secret = str(guest.secret)
    assert (await ask(hosted, opened["table"], secret, guest.view["revision"])).json()["left"] == 0
    await act(guest, guest.legal[0])
    assert refused(await ask(hosted, opened["table"], secret, guest.view["revision"])) == (400, "refuse-no-hints")
    await guest.play(lambda view: bool(view["deal"] and view["deal"]["number"] == 2 and my_choice(view)))
    assert guest.view["hints"] == {"most": 1, "left": 1}
    assert (await ask(hosted, opened["table"], secret, guest.view["revision"])).status_code == 200
    await guest.__aexit__()


async def test_a_server_started_anew_remembers_who_has_had_one(hosted: Hosted) -> None:
    guest, opened = await at_my_turn(hosted, hints=1)
    first = (await ask(hosted, opened["table"], str(guest.secret), guest.view["revision"])).json()
    log = hosted.call(hosted.store.entries(opened["table"]))
    assert [entry for entry in log if entry["kind"] == "hint"] == [{"kind": "hint", "seat": 0}]
    await guest.__aexit__()
    hosted.call(forget(hosted, opened["table"]))
    async with guest:
        assert guest.view["hints"] == {"most": 1, "left": 0}
        again = (await ask(hosted, opened["table"], str(guest.secret), guest.view["revision"])).json()
    assert again == first


async def forget(hosted: Hosted, table: str) -> None:
    """Let the server forget a room, as it does in time."""
    rooms = hosted.app.state.rooms
    await (await rooms.get(table)).settle()
    del rooms._rooms[table]


async def test_who_gets_none(hosted: Hosted) -> None:
    guest, opened = await at_my_turn(hosted, "hbb", hints=0)
    table, revision = opened["table"], guest.view["revision"]
    assert refused(await ask(hosted, table, str(guest.secret), revision)) == (400, "refuse-hints-off")
    assert refused(await ask(hosted, table, "forged", revision)) == (403, "refuse-bad-secret")
    assert refused(await ask(hosted, table, opened["invite"], revision)) == (400, "refuse-not-seated")
    assert refused(await ask(hosted, "nowhere", str(guest.secret), revision)) == (404, "refuse-unknown-table")
    foreign = await ask(hosted, table, str(guest.secret), revision, headers={"origin": "http://evil.example"})
    assert refused(foreign) == (403, "refuse-foreign-page")
    async with httpx.AsyncClient(base_url=hosted.address, trust_env=False) as web:
        assert refused(await web.post(f"/api/tables/{table}/hint", content=b"{}")) == (400, "refuse-bad-message")
    await guest.__aexit__()


async def test_not_before_the_deal_not_out_of_turn_and_not_for_an_old_view(hosted: Hosted) -> None:
    opened = await open_table(hosted.address, "hbb", **PLAY)
    guest = Guest(hosted.socket_address, opened["table"], opened["secret"])
    async with guest:
        first = guest.view["revision"]
        assert refused(await ask(hosted, opened["table"], opened["secret"], first)) == (400, "refuse-not-now")
        await guest.ask("start")
        await guest.play(my_choice)
        assert refused(await ask(hosted, opened["table"], opened["secret"], first)) == (400, "refuse-stale")
        later = guest.view["revision"] + 1
        assert refused(await ask(hosted, opened["table"], opened["secret"], later)) == (400, "refuse-stale")


async def test_out_of_turn_nobody_is_helped(hosted: Hosted) -> None:
    opened = await open_table(hosted.address, "hee", **PLAY)
    guest = Guest(hosted.socket_address, opened["table"], opened["secret"])
    friend = Guest(hosted.socket_address, opened["table"], invite=opened["invite"])
    async with guest, friend:
        await friend.ask("sit", name="Боря", seat=1)
        await guest.ask("start")
        await guest.until(lambda view: view["stage"] == "play" and set(view["deal"]["turn"]) & {0, 1} != set())
        await friend.until(lambda view: view["revision"] == guest.view["revision"])
        waits = friend if 0 in guest.view["deal"]["turn"] else guest
        answer = await ask(hosted, opened["table"], str(waits.secret), waits.view["revision"])
        assert refused(answer) == (400, "refuse-turn")


async def test_a_watcher_sees_no_count_of_hints(hosted: Hosted) -> None:
    opened = await open_table(hosted.address, "bbb", name="", **PLAY)
    async with Guest(hosted.socket_address, opened["table"], invite=opened["invite"]) as watcher:
        assert watcher.view["hints"] is None


async def test_a_thought_that_breaks_is_told_and_costs_no_second_one(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, opened = await at_my_turn(hosted, hints=1)

    def broken(view: SeatView, seed: int) -> Json:
        raise ZeroDivisionError("a mistake in a thought")

    with monkeypatch.context() as patched:
        patched.setattr(server_hints, "hint", broken)
        answer = await ask(hosted, opened["table"], str(guest.secret), guest.view["revision"])
        assert refused(answer) == (503, "refuse-hint-failed")
    answer = await ask(hosted, opened["table"], str(guest.secret), guest.view["revision"])
    assert answer.status_code == 200 and answer.json()["left"] == 0
    await guest.__aexit__()


async def test_too_many_who_wait_are_sent_away(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, opened = await at_my_turn(hosted, hints=1)
    monkeypatch.setattr(server_hints, "MOST_WAITING", 0)
    answer = await ask(hosted, opened["table"], str(guest.secret), guest.view["revision"])
    assert refused(answer) == (429, "refuse-too-many")
    await guest.until(lambda view: view["hints"]["left"] == 1)
    await guest.__aexit__()


async def test_the_server_answers_while_it_thinks_about_a_hint(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, opened = await at_my_turn(hosted)
    begun, go = threading.Event(), threading.Event()

    def slow(view: SeatView, seed: int) -> Json:
        begun.set()
        assert go.wait(30)
        return {}

    monkeypatch.setattr(server_hints, "hint", slow)
    asking = asyncio.create_task(ask(hosted, opened["table"], str(guest.secret), guest.view["revision"]))
    assert await asyncio.to_thread(begun.wait, 30)
    await act(guest, guest.legal[0])
    assert not asking.done()
    go.set()
    assert (await asking).json()["hint"] == {}
    await guest.__aexit__()


@pytest.mark.parametrize("hints", [2, "none", True, 99])
async def test_a_number_of_hints_that_is_none(hosted: Hosted, hints: Any) -> None:
    body = {"game": "pitch", "chairs": [{"kind": "human"}] * 3, "name": "Аня", "hints": hints}
    async with httpx.AsyncClient(base_url=hosted.address, trust_env=False) as web:
        answer = await web.post("/api/tables", json=body)
    assert answer.status_code == 400 and answer.json()["error"]["key"] in ("refuse-hints", "refuse-bad-message")


def test_the_levels_of_the_tables_are_those_of_the_bots() -> None:
    assert tuple(bots.LEVELS) == commands.LEVELS and commands.USUAL_LEVEL in bots.LEVELS


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_gives_hints(hosted: Hosted, game: str) -> None:
    seats = GAMES[game].seats_allowed[0]
    guest, opened = await at_my_turn(hosted, "h" + "b" * (seats - 1), game=game, options={})
    answer = await ask(hosted, opened["table"], str(guest.secret), guest.view["revision"])
    assert answer.status_code == 200
    assert answer.json()["hint"]["choices"][0]["word"] in guest.legal
    await guest.__aexit__()
