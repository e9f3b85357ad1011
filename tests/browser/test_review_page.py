"""A match is reviewed, from its last sheet and from a record; and a step shows what its player could see."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.screens import await_review
from tests.browser.seat import bring, deal_over, last, match_over, open_table, record_of
from tests.browser.test_records import faults
from tests.serving import Serving

NAMES = {"ru": "Аня", "en": "Ann"}


def over(server: Serving, language: str) -> dict[str, Any]:
    """A table whose match of Seven Leaves is over."""
    opened = open_table(server, "hbb", name=NAMES[language], language=language, game="seven_leaves")
    bring(server, opened, match_over, last)
    return opened


@pytest.mark.parametrize(("language", "device"), [("ru", "phone"), ("en", "laptop")])
def test_a_match_is_reviewed_from_its_last_sheet(people: People, server: Serving, language: str, device: str) -> None:
    axe, found = Axe(), []
    opened = over(server, language)
    page = people(device, language, has_touch=False).new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    page.locator("[data-review-begin]").click()
    page.get_by_role("heading", name=say(language, "rev-title"), level=1).wait_for()
    expect(page.locator("[data-heading]")).to_be_focused()
    # A reload in the middle finds it again, and so does another window.
    page.reload()
    await_review(page)
    expect(page.locator("[data-player]")).to_have_count(3)
    expect(page.locator("[data-player='0']")).to_contain_text(NAMES[language])
    found += faults(page, language, axe, (NAMES[language],))

    page.locator("[data-filter=band]").select_option("all")
    page.locator("[data-filter=seat]").select_option("1")
    rows = page.locator("[data-decision]")
    expect(rows).not_to_have_count(0)
    expect(rows.filter(has_text=NAMES[language])).to_have_count(0)
    rows.first.locator("summary").click()
    expect(rows.first.locator("[data-advised]")).not_to_have_count(0)
    hindsight = rows.filter(has=page.locator("aside")).first
    if hindsight.count():
        expect(hindsight.locator("aside")).to_contain_text(say(language, "rev-hindsight-no-error"))
    found += faults(page, language, axe, (NAMES[language],))

    where = rows.first.get_attribute("data-decision") or ""
    rows.first.locator("a").click()
    expect(page).to_have_url(f"{server.address}/#/record/{where.replace('.', '/')}")
    acted = page.locator("[data-seat-of='1']")
    expect(acted.locator(".chosen, .none")).to_have_count(0)
    page.locator("[data-see]").click()
    seen = page.locator("[data-seen='1']")
    expect(seen).to_contain_text(say(language, "rev-seen-decided"))
    expect(acted.locator(".chosen")).to_have_count(1)
    expect(page.locator("[data-seat-of='0'] .mini")).to_have_count(0)
    expect(page.locator("[data-seat-of='0'] .back")).not_to_have_count(0)
    found += faults(page, language, axe, (NAMES[language], "match"))
    page.locator("[data-see]").click()
    expect(page.locator("[data-seat-of='0'] .back")).to_have_count(0)
    page.get_by_role("link", name=say(language, "rev-begin")).click()
    await_review(page)
    assert not found, "\n".join(found)


def test_a_record_is_reviewed_and_the_page_stays_of_use_while_it_works(
    people: People, server: Serving, tmp_path: Path
) -> None:
    opened = open_table(server, "hbb", game="seven_leaves")
    bring(server, opened, lambda view: deal_over(view) or match_over(view), last)
    file = tmp_path / "match.txt"
    file.write_text(record_of(server, opened), "utf-8")
    page = people("laptop", "ru").new_page()
    page.goto("/#/record")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-move]")).to_have_count(4)
    page.locator("[data-review-begin]").click()
    page.get_by_role("link", name=say("ru", "rev-to-record")).click()
    expect(page.locator("[data-move]")).to_have_count(4)
    page.locator("[data-move=forward]").click()
    page.get_by_role("link", name=say("ru", "rev-begin")).click()
    await_review(page)


def test_a_review_that_is_not_there_says_so(people: People) -> None:
    page = people("phone", "en", expect=("404", "/api/reviews")).new_page()
    page.goto(f"/#/review/{'0' * 40}")
    expect(page.get_by_role("alert").filter(has_text=say("en", "rev-failed"))).to_be_visible()
