"""The largest table on the smallest phone."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.layout import faults_of
from tests.browser.seat import open_table
from tests.browser.table_page import TablePage
from tests.serving import Serving


def test_seven_at_a_table_on_the_smallest_phone_finish_a_deal(people: People, server: Serving) -> None:
    opened = open_table(server, "hebbbbb")
    page = people("small", "ru", has_touch=False).new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    page.locator(".foot .button.primary").click()
    table = TablePage(page)
    expect(page.locator("[data-hand]")).to_have_count(6)
    expect(page.locator("[data-seat]")).to_have_count(7)
    assert table.next_state() in ("call", "card")
    assert not faults_of(page)
    table.deal()
    expect(table.sheet.locator("tbody tr")).to_have_count(7)
