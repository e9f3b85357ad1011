"""A hint at the table: asked for, read, played; and where there is none."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.layout import faults_of, strangers
from tests.browser.people import SIZES
from tests.browser.seat import View, bring, last, open_table, own_turn
from tests.browser.table_page import TablePage
from tests.browser.test_screens import barriers
from tests.serving import Serving

NAMES = {"ru": "Аня", "en": "Ann"}


def choosing(view: View) -> bool:
    """One's own card of several, with cards on the table."""
    return own_turn(view) and len(view["deal"]["legal"]) > 1 and len(view["deal"]["trick"]["plays"]) > 0


def at_table(
    people: People, server: Serving, device: str, language: str, expect_too: tuple[str, ...] = (), **more: Any
) -> Page:
    """A page at a table of Seven Leaves, with several cards to choose from."""
    opened = open_table(server, "hbb", name=NAMES[language], language=language, game="seven_leaves", **more)
    bring(server, opened, choosing, last)
    page = people(device, language, has_touch=False, expect=expect_too).new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    expect(page.locator("[data-hand].lit")).not_to_have_count(0)
    return page


def ask(page: Page) -> Locator:
    """Asks for a hint by its key; its best action."""
    page.keyboard.press("a")
    best = page.locator("[data-hint] [data-advised]").first
    best.wait_for()
    return best


def covered(page: Page) -> list[str]:
    """What of the hand, the calls and the cards on the table the hint lies over."""
    hint = page.locator("[data-hint]").bounding_box()
    assert hint
    found = []
    for one in page.locator("[data-hand] .face, [data-call], [data-played] .lies").all():
        box = one.bounding_box()
        assert box
        across = min(hint["x"] + hint["width"], box["x"] + box["width"]) - max(hint["x"], box["x"])
        down = min(hint["y"] + hint["height"], box["y"] + box["height"]) - max(hint["y"], box["y"])
        if min(across, down) > 1:
            found.append(f"{box} under {hint}")
    return found


@pytest.mark.parametrize(("language", "device"), [("ru", "phone"), ("en", "laptop")])
def test_a_hint_is_read_and_played(people: People, server: Serving, language: str, device: str) -> None:
    axe, found = Axe(), []
    page = at_table(people, server, device, language)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/hint" in request.url else None)
    page.locator("[data-hint-ask]").dblclick()
    best = page.locator("[data-hint] [data-advised]").first
    best.wait_for()
    word = best.get_attribute("data-advised")
    card = page.locator(f'[data-hand="{word}"]')
    expect(card.locator(".advised")).to_be_visible()
    expect(page.locator("[data-hand] .advised")).to_have_count(1)
    urgent = page.get_by_test_id("table-urgent")
    expect(urgent).to_contain_text(say(language, f"card-{word}"))
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        found += [f"{size}: {fault}" for fault in [*faults_of(page), *covered(page)]]
    found += [*strangers(page, language, (NAMES[language],)), *barriers(page, axe)]
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert ask(page).get_attribute("data-advised") == word
    assert len(asked) == 1
    TablePage(page).press(card, lambda target: target.click())
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert not found, "\n".join(found)


def test_the_maker_of_a_table_chooses_how_many_hints_there_are(people: People) -> None:
    page = people("laptop", "en").new_page()
    page.goto("/#/new/seven_leaves")
    page.get_by_role("radio", name=say("en", "ui-hints-1")).check(force=True)
    page.get_by_role("button", name=say("en", "ui-begin")).click()
    expect(page.locator("[data-hint-ask]")).to_have_accessible_name(say("en", "table-hint-left", {"left": 1}))
    page.get_by_role("button", name=say("en", "ui-menu")).click()
    expect(page.locator("[data-hints='1']")).to_have_text(say("en", "ui-hints-1"))


def test_hints_come_to_an_end_and_that_is_said(people: People, server: Serving) -> None:
    page = at_table(people, server, "phone", "ru", hints=1)
    button = page.locator("[data-hint-ask]")
    expect(button).to_have_accessible_name(say("ru", "table-hint-left", {"left": 1}))
    best = ask(page)
    expect(button).to_have_accessible_name(say("ru", "table-hint-left", {"left": 0}))
    table = TablePage(page)
    table.press(page.locator(f'[data-hand="{best.get_attribute("data-advised")}"]'), lambda target: target.click())
    # The next card of the same deal; where it was the last, there is nothing to ask for.
    if table.next_state() == "card":
        page.keyboard.press("a")
        expect(page.locator(".bubble")).to_have_text(say("ru", "table-hint-none-left"))
        expect(page.locator("[data-hint]")).to_have_count(0)
        page.reload()
        expect(button).to_have_accessible_name(say("ru", "table-hint-left", {"left": 0}))


def test_a_table_without_hints_shows_no_button(people: People, server: Serving) -> None:
    page = at_table(people, server, "laptop", "en", hints=0)
    expect(page.locator("[data-hint-ask]")).to_have_count(0)
    page.keyboard.press("a")
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_hint_that_fails_is_said_and_may_be_asked_for_again(people: People, server: Serving) -> None:
    page = at_table(people, server, "phone", "en", expect_too=("ERR_INTERNET_DISCONNECTED",))
    page.context.set_offline(True)
    page.keyboard.press("a")
    expect(page.locator(".bubble")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.locator("[data-hand].lit")).not_to_have_count(0)
    ask(page)
