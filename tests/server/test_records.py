"""Records over HTTP: who gets one, what is in it and what never is, and the match that a text holds."""

import itertools
from typing import Any

import httpx
import pytest

from semyorka.games import GAMES
from semyorka.server.records import LONGEST_RECORD
from semyorka.telling import shuffle
from semyorka.telling.notation import read
from semyorka.words import LANGUAGES, has
from tests.server.guests import Guest, Json, open_table
from tests.server.hosting import Hosted
from tests.telling.recorded import written


def key(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


async def record_of(hosted: Hosted, table: str, headers: dict[str, str], **params: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=hosted.address, trust_env=False, timeout=60) as web:
        return await web.get(f"/api/tables/{table}/record", headers=headers, params=params)


async def replayed(hosted: Hosted, body: str | bytes, **more: Any) -> httpx.Response:
    async with httpx.AsyncClient(base_url=hosted.address, trust_env=False, timeout=60) as web:
        return await web.post("/api/records", content=body, **more)


def third_deal(view: Json) -> bool:
    return bool(view["stage"] == "play" and view["deal"]["number"] == 3 and view["deal"]["trick"]["plays"])


def error(answer: httpx.Response) -> tuple[int, str]:
    told = answer.json()["error"]
    assert all(has(lang, told["key"]) for lang in LANGUAGES)
    return answer.status_code, told["key"]


async def test_the_record_has_the_deals_that_are_over_and_nothing_of_the_one_that_is_on(hosted: Hosted) -> None:
    opened = await open_table(hosted.address, options={"all_pass": "dealer_forced", "target": 21})
    guest = Guest(hosted.socket_address, opened["table"], opened["secret"])
    async with guest:
        await guest.ask("cut", entropy="ab" * 32)
        await guest.ask("start")
        assert error(await record_of(hosted, opened["table"], key(opened["secret"]))) == (404, "refuse-no-record")
        await guest.play(third_deal)
        by_secret = await record_of(hosted, opened["table"], key(opened["secret"]))
        by_invite = await record_of(hosted, opened["table"], key(opened["invite"]))
        table = hosted.room(opened["table"]).table
    assert by_secret.status_code == 200
    assert by_secret.headers["content-type"].startswith("text/plain")
    assert by_secret.headers["cache-control"] == "no-store"
    assert by_secret.text == by_invite.text
    record, match = read(by_secret.text)
    assert len(record.deals) == 2
    assert record.deals[0].entropy == {0: "ab" * 32} and record.deals[1].entropy == {}
    assert match.scores == guest.view["scores"] and record.players[0] == "Аня"
    dealt = [event for event in guest.events if event["kind"] == "dealt"]
    for deal, event in zip(record.deals, dealt, strict=False):
        assert sorted(deal.hands[0].split()) == sorted(event["cards"])
        assert shuffle.commitment(bytes.fromhex(deal.seed or "")) == event["commitment"]
    assert table.laid is not None and table.pledge is not None
    for secret in (table.laid.seed, table.laid.pack_seed, table.pledge.seed, table.pledge.pack_seed):
        assert secret.hex() not in by_secret.text
    assert sorted(dealt[-1]["cards"]) not in [
        sorted(hand.split()) for deal in record.deals for hand in deal.hands.values()
    ]


async def test_a_match_that_is_over_is_saved_and_read_again_with_the_same_result(hosted: Hosted) -> None:
    opened = await open_table(hosted.address, "bb", options={"target": 7})
    async with Guest(hosted.socket_address, opened["table"], invite=opened["invite"]) as guest:
        await guest.ask("start")
        while guest.view.get("stage") != "match_over":
            if guest.view["stage"] == "deal_over":
                await guest.ask("next", revision=guest.view["revision"])
            await guest.hear()
        view = guest.view
        text = (await record_of(hosted, opened["table"], key(opened["invite"]))).text
    answer = await replayed(hosted, text)
    assert answer.status_code == 200
    told = answer.json()
    assert (told["game"], told["scores"], told["winners"]) == ("pitch", view["scores"], view["winners"])
    assert told["sheet"] == view["sheet"] and told["ending"] == view["deal"]["result"]["match"]
    last = (await replayed(hosted, text, params={"deal": len(told["deals"])})).json()
    assert last["steps"][-1]["deal"]["result"] == view["deal"]["result"]
    kinds = [event["kind"] for step in last["steps"] for event in step["events"]]
    assert kinds[-2:] == ["scored", "won"]


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_shown_step_by_step_with_all_hands_open(hosted: Hosted, game: str) -> None:
    text = written(game)
    record, match = read(text)
    for place, deal in enumerate(record.deals, 1):
        told = (await replayed(hosted, text, params={"deal": place})).json()
        assert told["place"] == place and told["sheet"] == list(match.sheet)
        steps = told["steps"]
        assert [(step["seat"], step["action"]) for step in steps[1:]] == deal.actions
        for seat, hand in deal.hands.items():
            assert sorted(steps[0]["hands"][seat]) == sorted(hand.split())
            assert sorted(told["deals"][place - 1]["hands"][seat]) == sorted(hand.split())
        for step in steps:
            assert [len(hand) for hand in step["hands"]] == step["deal"]["held"]
            assert step["deal"]["hand"] == [] and step["deal"]["legal"] == []
        numbers = [event["n"] for event in itertools.chain.from_iterable(step["events"] for step in steps[:1])]
        assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize("place", [-3, 0, 99])
async def test_a_deal_that_is_none_is_the_nearest(hosted: Hosted, place: int) -> None:
    told = (await replayed(hosted, written("pitch"), params={"deal": place})).json()
    assert told["place"] == (1 if place < 1 else len(told["deals"]))


async def test_who_may_not_gets_nothing(hosted: Hosted) -> None:
    opened = await open_table(hosted.address)
    table = opened["table"]
    for headers in (
        {},
        {"authorization": opened["secret"]},
        {"authorization": "Bearer"},
        {"authorization": "Basic x"},
    ):
        assert error(await record_of(hosted, table, headers)) == (403, "refuse-bad-invite")
    assert error(await record_of(hosted, table, key("forged"))) == (403, "refuse-bad-secret")
    assert error(await record_of(hosted, "nowhere", key(opened["secret"]))) == (404, "refuse-unknown-table")
    assert error(await record_of(hosted, table, key(opened["secret"]), match=1)) == (404, "refuse-no-record")
    assert error(await record_of(hosted, table, key(opened["secret"]), match="x")) == (400, "refuse-unknown-address")


async def test_a_damaged_record_says_what_is_wrong_and_in_which_line(hosted: Hosted) -> None:
    lines = written("pitch").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("score"))
    lines[at] = "score A 99"
    answer = await replayed(hosted, "\n".join(lines))
    assert error(answer) == (400, "record-result")
    assert answer.json()["error"]["line"] == at + 1
    seed = next(number for number, line in enumerate(lines) if line.startswith("seed"))
    lines[seed] = "seed " + "00" * 32
    told = (await replayed(hosted, "\n".join(lines))).json()["error"]
    assert told["key"] == "record-expected" and told["line"] > seed + 1


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        (b"", (400, "record-first-line")),
        (b"\xff\xfe\x00", (400, "refuse-record-no-text")),
        (b"semyorka-record 1\ngame chess", (400, "refuse-unknown-game")),
        (b"x" * (LONGEST_RECORD + 1), (413, "refuse-record-too-long")),
    ],
)
async def test_what_is_no_record_is_refused(hosted: Hosted, body: bytes, wrong: tuple[int, str]) -> None:
    assert error(await replayed(hosted, body)) == wrong


async def test_a_foreign_page_has_nothing_read(hosted: Hosted) -> None:
    answer = await replayed(hosted, written("pitch"), headers={"origin": "http://evil.example"})
    assert error(answer) == (403, "refuse-foreign-page")


async def test_records_wait_for_each_other_and_too_many_are_sent_away(
    hosted: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("semyorka.server.records.MOST_WAITING", 0)
    assert error(await replayed(hosted, written("pitch"))) == (429, "refuse-too-many")


async def test_a_deal_of_endless_false_calls_is_not_shown(hosted: Hosted) -> None:
    left_out = ("option", "seed", "entropy", "beside")
    lines = [line for line in written("my_ship_sails").split("\n") if not line.startswith(left_out)]
    start = next(place for place, line in enumerate(lines) if line.startswith(">"))
    head = lines[:start]
    seats = int(next(line for line in head if line.startswith("seats")).split()[1])
    head.insert(3, "option max_exchanges none")
    hands = [line.split()[2:] for line in head if line.startswith("hand ")]
    letters = "ABCDEFG"[:seats]
    body = []
    for turn in range(150):
        cards = [hands[(seat - turn) % seats][0] for seat in range(seats)]
        called = [f"{letter} call" for letter in letters]
        body.append("> " + ", ".join([*called, *(f"{a} {card}" for a, card in zip(letters, cards, strict=True))]))
    text = "\n".join([*head, *body, "", "unfinished " + " ".join(f"{letter} 0" for letter in letters)])
    record, _ = read(text)
    assert len(record.deals[0].actions) > 1000
    assert error(await replayed(hosted, text)) == (400, "refuse-deal-too-long")
