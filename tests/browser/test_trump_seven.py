"""Trump Seven in the browser: a whole series by mouse and by keyboard, as the one against two and against him."""

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.layout import faults_of
from tests.browser.screens import settle
from tests.browser.seat import View, bring, calling, open_table, own_turn
from tests.browser.table_page import TablePage
from tests.browser.test_match import by_keys, hurry_by_keys
from tests.browser.test_screens import barriers
from tests.serving import Serving

ONE_GAME = {"games": 1}


def phase_of(target: Locator) -> str:
    """The phase in which a card or a call is pressed."""
    call = target.get_attribute("data-call")
    if call:
        return "naming" if call.startswith("trump") else "auction"
    if target.page.locator(".gifts").count():
        return "giving"
    return "play" if target.get_attribute("data-hand") else "asked"


class Looking:
    """Presses things, and looks at the page in each phase the first time: what is cut, too small, or a barrier."""

    def __init__(self, press: Callable[[Locator], None]) -> None:
        self.press = press
        self.seen: list[str] = []
        self.faults: list[str] = []
        self.axe = Axe()

    def __call__(self, target: Locator) -> None:
        self.look(phase_of(target), target.page)
        self.press(target)

    def look(self, phase: str, page: Page) -> None:
        if phase in self.seen or phase == "asked":
            return
        self.seen.append(phase)
        settle(page)
        self.faults += [f"{phase}: {fault}" for fault in faults_of(page)]
        self.faults += [f"{phase}: axe: {barrier}" for barrier in barriers(page, self.axe)]


def at_the_first_call(server: Serving, page: Page, language: str) -> None:
    """A page at a table of one game, where one's first word is asked."""
    opened = open_table(server, "hbb", options=ONE_GAME, language=language, game="trump_seven")
    bring(server, opened, calling)
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    expect(page.locator("[data-call='60']")).to_have_count(1)


def whole_series(table: TablePage, press: Callable[[Locator], None], language: str) -> None:
    """Sixty at every word, whatever the cards: the first deal that counts is one's own, or one stands against it."""
    looking = Looking(press)
    table.deal(looking)
    looking.look("result", table.page)
    assert not looking.faults, "\n".join(looking.faults)
    assert {"auction", "play", "result"} <= set(looking.seen)
    declared = "giving" in looking.seen
    assert ("naming" in looking.seen) == declared
    expect(table.sheet).to_contain_text("= 100")
    assert table.match_is_over
    expect(table.sheet.locator("tr.winner")).not_to_have_count(0)
    expect(table.sheet).to_contain_text(say(language, "table-trump_seven-goal-1"))


def click(target: Locator) -> None:
    """A click, and a second one on a card that the first has only raised, as phones have it."""
    card = target.get_attribute("data-hand")
    target.click()
    raised = target.page.locator(f'[data-hand="{card}"].lit[aria-pressed=true]')
    if card and raised.count() and not target.page.locator(".bubble .button.primary").count():
        raised.click()


def test_the_mouse_plays_a_series_on_a_phone_in_russian(people: People, server: Serving) -> None:
    page = people("phone", "ru").new_page()
    at_the_first_call(server, page, "ru")
    table = TablePage(page)
    whole_series(table, click, "ru")
    page.locator("[data-first]").click()
    expect(page.locator("[data-hand]")).to_have_count(9)


def test_the_keyboard_alone_plays_a_series_on_a_laptop_in_english(people: People, server: Serving) -> None:
    page = people("laptop", "en").new_page()
    at_the_first_call(server, page, "en")
    whole_series(TablePage(page, hurry_by_keys), by_keys, "en")
    expect(page.locator("[data-first]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hand]")).to_have_count(9)


def naming(view: View) -> bool:
    return own_turn(view) and view["deal"]["phase"] == "naming"


def sixty(view: View) -> str:
    """Sixty where one may say it, else the first thing that is allowed."""
    legal: list[str] = view["deal"]["legal"]
    return "60" if "60" in legal else legal[0]


def test_the_declarer_names_trumps_sees_the_widow_and_gives_a_card_to_each(people: People, server: Serving) -> None:
    opened = open_table(server, "hbb", game="trump_seven")
    view = bring(server, opened, naming, sixty)
    page = people("phone", "ru", motion="normal").new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    table = TablePage(page)
    expect(page.locator("[data-call]")).to_have_count(4)
    expect(page.locator("[data-lying^=widow]")).to_have_count(2)
    expect(page.locator(".calls")).to_contain_text(say("ru", "table-trump_seven-widow-later"))
    before = set(table.hand)
    page.locator("[data-call='trump H']").tap()
    expect(page.locator("[data-hand].lit")).to_have_count(11)
    widow = set(table.hand) - before
    assert len(widow) == 2
    expect(page.locator("[data-hand] .tag")).to_have_text([say("ru", "table-trump_seven-tag-widow")] * 2)
    names = [chair["name"] for chair in view["chairs"]]
    for laid in range(2):
        to = names[(view["you"] + 1 + laid) % 3]
        expect(page.locator(".say")).to_have_text(say("ru", "table-trump_seven-lay", {"name": to}))
        card = page.locator("[data-hand].lit").last
        name = card.get_attribute("data-hand")
        click(page.locator(f'[data-hand="{name}"]'))
        if page.locator(".bubble .button.primary").count():
            page.locator(".bubble .button.primary").tap()
        expect(page.locator(f'[data-hand="{name}"]')).to_have_count(0)
    expect(page.locator("[data-hand]")).to_have_count(9)
    expect(page.locator(".gifts")).to_have_count(0)
    expect(page.locator("[data-seat] .coin")).to_have_count(1)


def test_a_counting_card_is_given_away_only_when_one_is_sure(people: People, server: Serving) -> None:
    opened = open_table(server, "hbb", game="trump_seven")

    def giving(view: View) -> bool:
        return own_turn(view) and view["deal"]["phase"] == "giving" and bool(view["deal"]["own"]["worth"])

    view = bring(server, opened, giving, sixty)
    card = next(iter(view["deal"]["own"]["worth"]))
    page = people("laptop", "en").new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    page.locator(f'[data-hand="{card}"]').click()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Give away")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    page.locator(f'[data-hand="{card}"]').click()
    bubble.get_by_role("button", name=say("en", "table-trump_seven-yes"), exact=True).click()
    expect(page.locator(f'[data-hand="{card}"]')).to_have_count(0)
    expect(page.locator("[data-lying='gift-0'] .moves > *")).to_have_count(1)
