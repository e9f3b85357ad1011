"""How strong the bots are: chosen with the table, changed by its host, seen by everybody."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.seat import open_table
from tests.browser.test_records import faults
from tests.serving import Serving


def levels(page: Page) -> list[str]:
    """The levels on the name plates of the bots, in the order of the page."""
    shown: list[str] = page.locator("[data-seat] [data-level]").all_inner_texts()
    return shown


@pytest.mark.parametrize(("language", "device"), [("ru", "phone"), ("en", "laptop")])
def test_a_level_is_chosen_for_all_bots_and_changed_for_one(people: People, language: str, device: str) -> None:
    axe, found = Axe(), []
    page = people(device, language, has_touch=False).new_page()
    page.goto("/#/new/pitch")
    page.get_by_role("radio", name=say(language, "ui-level-3")).wait_for()
    expect(page.get_by_role("radio", name=say(language, "ui-level-3"))).to_be_checked()
    page.get_by_role("radio", name=say(language, "ui-level-5")).check(force=True)
    expect(page.get_by_text(say(language, "ui-level-about-5"))).to_be_visible()
    expect(page.get_by_text(say(language, "ui-level-honest"))).to_be_visible()
    found += faults(page, language, axe)
    page.get_by_role("button", name=say(language, "ui-begin")).click()
    expect(page.locator("[data-hand]")).to_have_count(6)
    assert levels(page) == ["5", "5", "5"]
    plate = page.locator("[data-seat='1']")
    spoken = say(language, "table-seat-bot-level", {"level": say(language, "ui-level-5")})
    assert spoken in (plate.get_attribute("aria-label") or "")
    plate.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(say(language, "ui-level-honest"))
    dialog.get_by_role("radio", name=say(language, "ui-level-1")).check(force=True)
    expect(dialog).to_contain_text(say(language, "ui-level-about-1"))
    found += faults(page, language, axe)
    page.keyboard.press("Escape")
    expect(plate.locator("[data-level='1']")).to_have_count(1)
    page.reload()
    expect(page.locator("[data-hand]")).not_to_have_count(0)
    assert sorted(levels(page)) == ["1", "5", "5"]
    assert not found, "\n".join(found)


def test_the_host_sets_each_bot_in_the_waiting_room_and_guests_see_it(people: People, server: Serving) -> None:
    opened = open_table(server, "hbe", name="Ann", language="en")
    host = people("phone", "en").new_page()
    host.goto(f"/#/t/{opened['table']}/s/{opened['secret']}/{opened['invite']}")
    choice = host.locator("[data-level-of='1']")
    expect(choice).to_have_value("3")
    guest = people("laptop", "en").new_page()
    guest.goto(f"/#/t/{opened['table']}/{opened['invite']}")
    expect(guest.get_by_text(say("en", "ui-bot-note-level", {"level": say("en", "ui-level-3")}))).to_be_visible()
    choice.select_option("4")
    expect(guest.get_by_text(say("en", "ui-bot-note-level", {"level": say("en", "ui-level-4")}))).to_be_visible()
    expect(guest.locator("[data-level-of]")).to_have_count(0)
