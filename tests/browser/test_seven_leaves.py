"""Seven Leaves in the browser: a match against bots to its end, and the flicks after it, cut and counted by hand."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.seat import View, bring, match_over, open_table
from tests.browser.table_page import TablePage
from tests.browser.test_my_ship_sails import looked_at
from tests.serving import Serving

GAME = "seven_leaves"
MOST_DEALS = 12
MOST_MATCHES = 12
LOSER = {"all_out": "last_to_seven"}
"""Whoever wants to see flicks wants a loser in every match."""


def low(view: View) -> str:
    """The lowest card that may be played: the way to lose."""
    legal: list[str] = view["deal"]["legal"]
    return min(legal, key=lambda card: "6789TJQKA".index(card[0]))


def high(view: View) -> str:
    """The highest card that may be played."""
    legal: list[str] = view["deal"]["legal"]
    return max(legal, key=lambda card: "6789TJQKA".index(card[0]))


def lost(view: View) -> bool:
    """One has lost the match oneself."""
    return match_over(view) and bool(view["scene"]["loser"] == view["you"])


def not_lost(view: View) -> bool:
    """The match is over, and a bot has lost it."""
    return match_over(view) and not lost(view)


def once(target: Locator) -> None:
    target.click()


def twice(target: Locator) -> None:
    """The first tap raises the card, the second plays it."""
    card = target.get_attribute("data-hand")
    target.tap()
    raised = target.page.locator(f'[data-hand="{card}"][aria-pressed=true]')
    expect(raised).to_have_count(1)
    raised.tap()


def come(page: Page, opened: dict[str, str], language: str) -> None:
    """To a table that has not begun, and starts it."""
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    page.get_by_role("button", name=say(language, "ui-start")).click()
    expect(page.locator("[data-hand]")).to_have_count(7)


def to_the_scene(page: Page, opened: dict[str, str]) -> None:
    """From the sheet of a match that is over to what follows it."""
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    page.locator("[data-scene]").click()
    expect(page.locator("dialog.flicks")).to_have_count(1)


@pytest.mark.parametrize(("device", "language", "chairs"), [("phone", "ru", "hbb"), ("laptop", "en", "hbbbb")])
def test_a_whole_match_against_bots(people: People, server: Serving, device: str, language: str, chairs: str) -> None:
    page, axe = people(device, language).new_page(), Axe()
    opened = open_table(server, chairs, options=LOSER, language=language, game=GAME)
    come(page, opened, language)
    table = TablePage(page)
    table.next_state()
    faults = looked_at(page, language, "the play", axe)
    for number in range(1, MOST_DEALS):
        table.deal(twice if device == "phone" else once)
        expect(table.sheet).to_contain_text(say(language, "table-result-deal", {"deal": number}))
        if number == 1:
            faults += looked_at(page, language, "the sheet", axe)
        if table.match_is_over:
            break
        page.locator("[data-first]").click()
        expect(table.sheet).to_have_count(0)
    faults += looked_at(page, language, "the sheet of the match", axe)
    page.locator("[data-scene]").click()
    cut = page.get_by_role("slider")
    if cut.count():
        faults += looked_at(page, language, "the cut", axe)
        page.locator(".flicks footer .primary").click()
    expect(page.locator(".flicks[data-act=end]")).to_have_count(1)
    faults += looked_at(page, language, "the end of the scene", axe)
    page.locator(".flicks footer .primary").click()
    expect(page.locator("[data-hand]")).to_have_count(7)
    assert not faults, "\n".join(faults)


def test_the_loser_cuts_by_the_keyboard_alone(people: People, server: Serving) -> None:
    opened = open_table(server, "hb", options=LOSER, language="en", game=GAME)
    bring(server, opened, lost, low)
    page = people("laptop", "en").new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    expect(page.locator("[data-scene]")).to_be_focused()
    page.keyboard.press("Enter")
    slider = page.get_by_role("slider", name=say("en", "table-seven_leaves-cut-where"))
    expect(slider).to_be_focused()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", say("en", "table-seven_leaves-cut-at", {"count": 1}))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".flicks[data-act=end]")).to_have_count(1)
    said = "forgives this nose" if forgiven(page) else "the debt is paid"
    expect(page.locator(".flicks .said")).to_contain_text(said)
    expect(page.locator(".flicks footer .primary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".flicks")).to_have_count(0)
    expect(page.locator("[data-scene]")).to_be_visible()


def forgiven(page: Page) -> bool:
    """Whether the card at the bottom forgives: then nobody strikes."""
    return page.locator(".flicks .tally").count() == 0


def test_a_finger_finds_the_place_to_cut(people: People, server: Serving) -> None:
    opened = open_table(server, "hb", options={**LOSER, "punishment": "count_only"}, game=GAME)
    bring(server, opened, lost, low)
    page = people("phone", "ru").new_page()
    to_the_scene(page, opened)
    box = page.locator(".spread").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 4, box["y"] + box["height"] / 2)
    button = page.get_by_role("button", name=say("ru", "table-seven_leaves-cut-here", {"count": 9}))
    button.tap()
    expect(page.locator(".flicks[data-act=end] .bottom")).to_have_count(1)


def test_who_counts_wrongly_is_flicked_in_turn(people: People, server: Serving) -> None:
    page = people("phone", "ru").new_page()
    strike = page.locator(".flicks .strike")
    for _ in range(MOST_MATCHES):
        opened = open_table(server, "hb", options={**LOSER, "punishment": "tap_game"}, game=GAME)
        bring(server, opened, not_lost, high)
        to_the_scene(page, opened)
        expect(page.locator(".flicks .strike, .flicks[data-act=end]")).not_to_have_count(0)
        if strike.count():
            break
        page.goto("about:blank")
    due = int(strike.locator("small").inner_text().split()[-1])
    for given in range(due):
        expect(strike).to_contain_text(say("ru", "table-seven_leaves-strike-count", {"given": given, "due": due}))
        strike.tap()
    expect(page.locator(".flicks .said")).to_contain_text(say("ru", "table-seven_leaves-enough"))
    expect(page.locator(".flicks .done.primary")).to_be_visible()
    strike.tap()
    expect(page.locator(".flicks .said")).to_contain_text("Аня")
    expect(page.locator(".flicks[data-act=end]")).to_have_count(1)
