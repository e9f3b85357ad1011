"""A server that dies, a line that breaks, a page loaded again, a second window: nothing is lost, nothing is twice."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.seat import bring, open_table, playing
from tests.browser.table_page import TablePage
from tests.serving import Serving

# What a browser itself says of a line that is not there.
NO_LINE = ("WebSocket connection", "net::ERR_", "Failed to load resource")


def in_mid_trick(server: Serving, page: Page) -> TablePage:
    """One's own turn with cards on the table, and some that may not be played."""
    opened = open_table(server)
    bring(server, opened, lambda view: playing(view) and len(view["deal"]["trick"]["plays"]) > 0)
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    table = TablePage(page)
    expect(table.lit).not_to_have_count(0)
    return table


def plays_on(table: TablePage) -> None:
    before = len(table.hand)
    table.press(table.lit.first, lambda target: target.click())
    assert len(table.hand) == before - 1
    table.deal()


def test_a_server_killed_in_mid_trick_comes_back_with_hand_and_trick(people: People, tmp_path: Path) -> None:
    with Serving(tmp_path / "tables", pace_scale=0.02) as server:
        page = people("laptop", "ru", at=server, expect=NO_LINE).new_page()
        table = in_mid_trick(server, page)
        hand, trick = table.hand, table.trick
        server.kill()
        expect(page.get_by_text(say("ru", "ui-line-lost"))).to_be_visible()
        expect(table.lit).to_have_count(0)
        server.start()
        expect(page.get_by_text(say("ru", "ui-line-lost"))).to_have_count(0, timeout=15_000)
        expect(table.lit).not_to_have_count(0)
        assert (table.hand, table.trick) == (hand, trick)
        plays_on(table)


def test_a_page_loaded_again_shows_the_same_trick(people: People, server: Serving) -> None:
    page = people("phone", "ru", has_touch=False).new_page()
    table = in_mid_trick(server, page)
    hand, trick = table.hand, table.trick
    assert "/s/" not in page.url
    page.reload()
    expect(table.lit).not_to_have_count(0)
    assert (table.hand, table.trick) == (hand, trick)
    plays_on(table)


def test_two_windows_of_one_seat_both_work_and_the_older_says_so(people: People, server: Serving) -> None:
    context = people("laptop", "en")
    older = context.new_page()
    table = in_mid_trick(server, older)
    newer = context.new_page()
    newer.goto(older.url)
    other = TablePage(newer)
    expect(other.lit).not_to_have_count(0)
    told = say("en", "ui-elsewhere")
    expect(older.get_by_text(told)).to_be_visible()
    expect(newer.get_by_text(told)).to_have_count(0)
    played = table.lit.first.get_attribute("data-hand")
    table.press(table.lit.first, lambda target: target.click())
    expect(newer.locator(f'[data-hand="{played}"]')).to_have_count(0)
    if other.next_state() == "card":
        other.press(other.lit.first, lambda target: target.click())
        expect(older.locator("[data-hand]")).to_have_count(len(other.hand))
    older.get_by_role("button", name=say("en", "ui-understood")).click()
    expect(older.get_by_text(told)).to_have_count(0)


def test_a_double_click_plays_one_card(people: People, server: Serving) -> None:
    page = people("laptop", "ru").new_page()
    table = in_mid_trick(server, page)
    before = len(table.hand)
    card = table.lit.first.get_attribute("data-hand")
    table.lit.first.dblclick(delay=10)
    expect(page.locator(f'[data-hand="{card}"]')).to_have_count(0)
    table.next_state()
    assert len(table.hand) == before - 1


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_line_that_breaks_comes_back_by_itself(people: People, server: Serving, language: str) -> None:
    context = people("phone", language, has_touch=False, expect=NO_LINE)
    page = context.new_page()
    table = in_mid_trick(server, page)
    hand = table.hand
    context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    # A browser without a line does not tell a socket that is open: only what is said into it shows.
    card = table.lit.first.get_attribute("data-hand")
    table.lit.first.click()
    page.wait_for_timeout(300)
    context.set_offline(False)
    expect(page.locator(f'[data-hand="{card}"]')).to_have_count(0, timeout=15_000)
    table.next_state()
    assert len(table.hand) == len(hand) - 1
