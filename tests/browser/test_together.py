"""Two people at one table, each in a browser of their own; and those who may not sit there."""

import json
import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.people import listen, way_in
from tests.browser.seat import bring, open_table, playing
from tests.browser.table_page import TablePage
from tests.serving import Serving


def play_together(tables: list[TablePage]) -> None:
    """Both people play until the sheet of the deal lies before each."""
    for _ in range(400):
        states = [table.asked() for table in tables]
        if states == ["sheet", "sheet"]:
            return
        for table, state in zip(tables, states, strict=True):
            if state == "call":
                table.press(table.calls.first, lambda target: target.click())
            elif state == "card":
                table.press(table.lit.first, lambda target: target.click())
            elif state is None:
                table.hurry()
        tables[0].page.wait_for_timeout(30)
    raise AssertionError("a deal without an end")


def never_told(heard: list[str], other: list[str]) -> list[str]:
    """Cards of the ``other`` page's hand that this page has heard of before they lay open or the deal was over.

    ``other`` is what that page heard: its views name its own hand. Both are deals of one table.
    """
    told = []
    hands: dict[int, set[str]] = {}
    for text in other:
        message = json.loads(text)
        deal = message.get("view", {}).get("deal")
        if deal and deal["phase"] == "auction":
            hands[deal["number"]] = set(deal["hand"])
    for text in heard:
        message = json.loads(text)
        deal = message.get("view", {}).get("deal")
        if not deal or deal["result"]:
            continue
        open_cards = {card for pile in deal["taken"] for card in pile}
        open_cards |= {card for _, card in deal["trick"]["plays"]}
        # Of a message about the deal before, the events may still show its end.
        events = [event for event in message["events"] if event["kind"] not in ("scored", "won")]
        said = json.dumps([message["view"], events])
        secret = hands.get(deal["number"], set()) - open_cards
        told += [card for card in secret if f'"{card}"' in said]
    return told


def sits_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_role("textbox").fill(name)
    page.get_by_role("button", name=say("en", "ui-sit-down"), exact=True).click()


def test_two_people_sit_down_by_a_link_and_play(people: People) -> None:
    host = people("laptop", "ru").new_page()
    host_heard = listen(host)
    host.goto("/#/new/pitch")
    host.get_by_role("textbox").first.fill("Аня")
    host.get_by_role("button", name=say("ru", "ui-set-chair", {"number": 3, "kind": "bot"})).click()
    host.get_by_role("button", name=say("ru", "ui-open-table")).click()
    link = host.get_by_role("textbox", name=say("ru", "ui-invite"), exact=True).input_value()
    assert urlsplit(link).fragment.count("/") == 3

    guest = people("phone", "en", has_touch=False).new_page()
    guest_heard = listen(guest)
    sits_down(guest, link, "Ben")
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()
    expect(guest.get_by_role("button", name=say("en", "ui-start"))).to_have_count(0)
    host.get_by_role("button", name=say("ru", "ui-start")).click()

    tables = [TablePage(host), TablePage(guest)]
    for table in tables:
        expect(table.page.locator("[data-hand]")).to_have_count(6)
    assert not set(tables[0].hand) & set(tables[1].hand)
    play_together(tables)
    for page in (host, guest):
        expect(page.locator("dialog[open]")).to_contain_text("Ben")
        expect(page.locator("dialog[open]")).to_contain_text("Аня")
    assert not never_told(host_heard, guest_heard)
    assert not never_told(guest_heard, host_heard)

    # The next deal waits until both have seen this one.
    host.locator("[data-first]").click()
    guest.wait_for_timeout(300)
    expect(guest.locator("dialog[open] [data-first]")).to_be_visible()
    expect(host.locator("[data-call]")).to_have_count(0)
    guest.locator("[data-first]").click()
    for table in tables:
        expect(table.page.locator("[data-hand]")).to_have_count(6)


def test_a_full_table_says_so_and_may_be_watched(people: People, server: Serving) -> None:
    opened = open_table(server, "hb")
    view = bring(server, opened, playing)
    page = people("phone", "en").new_page()
    heard = listen(page)
    page.goto(f"/#/t/{opened['table']}/{opened['invite']}")
    expect(page.locator("[data-seat]")).to_have_count(2)
    expect(page.locator("[data-hand]")).to_have_count(0)
    expect(page.get_by_text(say("en", "ui-watching"))).to_be_visible()
    assert heard
    assert not any(f'"{card}"' in text for card in view["deal"]["hand"] for text in heard)


def test_nobody_sits_down_where_every_chair_has_a_person(people: People, server: Serving) -> None:
    opened = open_table(server, "he")
    link = f"/#/t/{opened['table']}/{opened['invite']}"
    second, third = people("laptop", "en").new_page(), people("phone", "en").new_page()
    sits_down(second, link, "Ben")
    third.goto(link)
    expect(third.get_by_role("button", name=say("en", "ui-sit-down"), exact=True)).to_be_disabled()


def test_a_forged_link_leads_to_a_page_that_says_so_and_home(people: People, server: Serving) -> None:
    opened = open_table(server)
    page = people("phone", "ru").new_page()
    for place in (
        "t/nosuchtable",
        "t/nosuchtable/s/secret",
        f"t/{opened['table']}",
        f"t/{opened['table']}/forged",
        f"t/{opened['table']}/s/forged",
        f"t/{opened['table']}/s/{opened['invite']}",
    ):
        page.goto("about:blank")
        page.goto(f"/#/{place}")
        expect(page.get_by_role("heading", name=say("ru", "ui-gone"))).to_be_visible()
        expect(page.get_by_role("alert").filter(has_text="стол")).not_to_have_count(0)
        assert opened["secret"] not in page.content()
    page.get_by_role("button", name=say("ru", "ui-to-lobby")).click()
    expect(way_in(page, "ru")).to_be_visible()


def test_a_server_in_trouble_is_told_and_tried_again(people: People) -> None:
    page = people("phone", "ru", expect=("500", "/api/games", "/api/tables")).new_page()
    page.route("**/api/games", lambda route: route.fulfill(status=500, body="no"))
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(say("ru", "ui-unreachable"))
    page.unroute("**/api/games")
    page.get_by_role("button", name=say("ru", "ui-again")).click()
    page.route("**/api/tables", lambda route: route.fulfill(status=500, body="no"))
    way_in(page, "ru").click()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\S"))).to_have_count(1)
    page.unroute("**/api/tables")
    way_in(page, "ru").click()
    expect(page.locator("[data-hand]")).to_have_count(6)
