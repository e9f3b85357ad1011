"""A whole match against bots, by mouse and by keyboard alone; a deal by touch."""

import pytest
from playwright.sync_api import Locator, Page, expect

from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.people import way_in
from tests.browser.seat import Wanted, bring, calling, open_table, pitching, playing
from tests.browser.table_page import TablePage, touch_the_cloth
from tests.serving import Serving

MOST_DEALS = 60


def test_three_clicks_lead_a_new_user_into_a_match_and_the_mouse_to_its_end(people: People) -> None:
    page = people("laptop", "ru").new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    way_in(page, "ru", "ui-play").click()
    page.get_by_role("button", name=say("ru", "ui-begin")).click()
    table = TablePage(page)
    expect(page.locator("[data-hand]")).to_have_count(6)
    for number in range(1, MOST_DEALS):
        table.deal()
        expect(table.sheet).to_contain_text(say("ru", "table-result-deal", {"deal": number}))
        if table.match_is_over:
            break
        page.locator("[data-first]").click()
        expect(table.sheet).to_have_count(0)
    expect(table.sheet.locator("tr.winner")).not_to_have_count(0)
    page.locator("[data-first]").click()
    expect(page.locator("[data-hand]")).to_have_count(6)


def tab_to(page: Page, wanted: Locator) -> None:
    """Presses Tab until the focus is there."""
    for _ in range(60):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def walk_to(page: Page, wanted: Locator) -> None:
    """Presses the arrow until the focus is there."""
    for _ in range(12):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the arrows do not lead there")


def by_keys(target: Locator) -> None:
    """Walks to a card or call, by Tab among its likes and from there with the arrows, and presses Enter."""
    page = target.page
    if not target.evaluate("one => one.matches('.bubble *')"):
        if not target.evaluate("one => one.closest('[role=toolbar]').contains(document.activeElement)"):
            tab_to(page, target.locator("xpath=..").locator("[tabindex='0']"))
        walk_to(page, target)
    page.keyboard.press("Enter")


def hurry_by_keys(page: Page) -> None:
    """Enter upon a card, while a full trick lies, is the wish to go on."""
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_the_keyboard_alone_plays_a_match_to_its_end(people: People) -> None:
    page = people("sideways", "en", has_touch=False, is_mobile=False).new_page()
    page.goto("/")
    to_bots = way_in(page, "en")
    to_bots.wait_for()
    tab_to(page, to_bots)
    page.keyboard.press("Enter")
    table = TablePage(page, hurry_by_keys)
    expect(page.locator("[data-hand]")).to_have_count(6)
    for _ in range(MOST_DEALS):
        table.deal(by_keys)
        expect(page.locator("[data-first]")).to_be_focused()
        if table.match_is_over:
            break
        page.keyboard.press("n")
        expect(table.sheet).to_have_count(0)
    expect(table.sheet.locator("tr.winner")).not_to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-hand]")).to_have_count(6)


@pytest.mark.parametrize("where", [calling, playing])
def test_the_arrows_lead_to_what_one_may_do_from_the_heading(people: People, server: Serving, where: Wanted) -> None:
    opened = open_table(server)
    bring(server, opened, where)
    page = people("laptop", "en").new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    expect(page.locator("[data-call]:not([aria-disabled]), [data-hand].lit")).not_to_have_count(0)
    expect(page.locator("[data-heading]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-call]:focus, [data-hand]:focus")).to_have_count(1)


def test_every_key_of_the_table_does_what_it_says(people: People, server: Serving) -> None:
    opened = open_table(server)
    bring(server, opened, playing)
    page = people("laptop", "en").new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    expect(page.locator("[data-hand].lit")).not_to_have_count(0)
    urgent = page.locator("[role=alert], [aria-live=assertive]")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=say("en", "table-keys"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name=say("en", "table-last-trick"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(urgent.filter(has_text="You hold")).to_have_count(1)
    page.keyboard.press("t")
    expect(urgent.filter(has_text="Your turn")).to_have_count(1)
    page.keyboard.press("r")
    expect(page.locator("[data-clause=P1]")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("[data-clause=P1]")).to_have_count(0)


def test_a_deal_by_touch_with_two_taps(people: People, server: Serving) -> None:
    page = people("phone", "ru").new_page()
    page.goto("/")
    way_in(page, "ru").tap()
    table = TablePage(page)
    expect(page.locator("[data-hand]")).to_have_count(6)

    def tap_twice(target: Locator) -> None:
        name = target.get_attribute("data-hand")
        target.tap()
        if name and not page.locator(".bubble .button.primary").count():
            expect(page.locator(f'[data-hand="{name}"][aria-pressed=true]')).to_have_count(1)
            target.tap()

    table.deal(tap_twice)
    expect(table.sheet).to_be_visible()


def test_the_pitch_asks_before_it_makes_trump(people: People, server: Serving) -> None:
    opened = open_table(server)
    bring(server, opened, pitching)
    page = people("phone", "ru").new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    table = TablePage(page)
    expect(table.lit).to_have_count(6)
    first = table.hand[0]
    page.locator(f'[data-hand="{first}"]').tap()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text(say("ru", "table-pitch-ask", {"suit": first[-1]}))
    # A touch beside it takes the card back.
    touch_the_cloth(page)
    expect(bubble).to_have_count(0)
    assert first in table.hand
    page.locator(f'[data-hand="{first}"]').tap()
    bubble.get_by_role("button").tap()
    expect(page.locator(f'[data-hand="{first}"]')).to_have_count(0)


def test_an_illegal_card_says_why_and_shows_its_clause_in_the_rules(people: People, server: Serving) -> None:
    opened = open_table(server)
    view = bring(server, opened, playing)
    page = people("phone", "ru").new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    card, why = next((card, why) for card, why in view["deal"]["refused"].items() if card in view["deal"]["hand"])
    page.locator(f'[data-hand="{card}"][aria-disabled=true]').tap(force=True)
    bubble = page.locator(".bubble")
    names = [chair["name"] for chair in view["chairs"]]
    expect(bubble).to_contain_text(say("ru", why["key"], why["args"], names))
    bubble.get_by_role("button", name=why["clause"]).tap()
    clause = page.locator(f"[data-clause={why['clause']}]")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    page.keyboard.press("Escape")
    assert card in TablePage(page).hand
