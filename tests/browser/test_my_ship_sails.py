"""My Ship Sails in the browser: whole matches against bots, and two people in one circle who must not see too early."""

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, TimeoutError, expect

from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.layout import faults_of, strangers
from tests.browser.people import SIZES, listen
from tests.browser.screens import settle
from tests.browser.seat import open_table
from tests.browser.test_screens import barriers
from tests.browser.test_together import sits_down
from tests.serving import Serving

GAME = "my_ship_sails"
CARD = re.compile(r'"([2-9TJQKA][SHDC])"')
#: More looks at the page than any deal takes.
LOOKS = 4000
#: Milliseconds in which a card can be tapped, unless it lies there already.
ALREADY = 1000


class Circle:
    """Over a page that sits at a table of My Ship Sails, on ``seat``."""

    def __init__(self, page: Page, seat: int = 0) -> None:
        self.page, self.seat = page, seat
        self.given: list[str] = []

    def has(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    @property
    def over(self) -> bool:
        return self.has("dialog[open] [data-first]")

    @property
    def asked(self) -> bool:
        """Whether the circle waits for this seat's choice, and the page shows it at rest."""
        return self.has(f'[data-seat="{self.seat}"].turn') and self.has("[data-hand].lit")

    def unwanted(self) -> str:
        """A card of the suit that one has least of."""
        hand: list[str] = self.page.locator("[data-hand]").evaluate_all("all => all.map((one) => one.dataset.hand)")
        suits = [card[1] for card in hand]
        return min(hand, key=lambda card: suits.count(card[1]))

    def act(self) -> None:
        """Calls with a complete hand, else gives an unneeded card; two taps where the first only raises it."""
        if self.has("[data-call].ready"):
            self.page.locator("[data-call]").click()
            return
        raised = self.page.locator("[data-hand][aria-pressed=true]")
        card = raised.first.get_attribute("data-hand") if raised.count() else self.unwanted()
        assert card
        # The page may just now hear that the card lies there: then there is nothing to tap any more.
        with suppress(TimeoutError):
            self.page.locator(f'[data-hand="{card}"]:not([aria-disabled])').click(timeout=ALREADY)
            if not self.given or self.given[-1] != card:
                self.given.append(card)

    def step(self) -> None:
        if not self.over and self.asked:
            self.act()
        else:
            self.page.wait_for_timeout(25)

    def deal(self) -> None:
        """Plays to the sheet at the end of the deal."""
        for _ in range(LOOKS):
            if self.over:
                return
            self.step()
        raise AssertionError("a deal without an end")


def begin(page: Page, opened: dict[str, Any], language: str) -> Circle:
    """Comes to a table that has not begun, and starts it."""
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    page.get_by_role("button", name=say(language, "ui-start")).click()
    expect(page.locator("[data-hand].lit")).to_have_count(7)
    return Circle(page)


def looked_at(page: Page, language: str, what: str, axe: Axe) -> list[str]:
    """What is wrong with what the page shows, at every size."""
    was, faults = page.viewport_size, []
    assert was
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        faults += [f"{what} at {size}: {fault}" for fault in faults_of(page)]
    page.set_viewport_size(was)
    settle(page)
    faults += [f"{what}: axe: {barrier}" for barrier in barriers(page, axe)]
    faults += [f"{what}: not in {language}: {word}" for word in strangers(page, language, ("Аня",))]
    return faults


@pytest.mark.parametrize(
    ("device", "language", "chairs", "deals"), [("phone", "ru", "hbbb", 3), ("laptop", "en", "hbbbbbb", 1)]
)
def test_a_whole_match_against_bots(
    people: People, server: Serving, device: str, language: str, chairs: str, deals: int
) -> None:
    page, axe = people(device, language).new_page(), Axe()
    opened = open_table(server, chairs, options={"deals": deals}, language=language, game=GAME)
    circle = begin(page, opened, language)
    expect(page.locator(".headline")).to_contain_text(
        say(language, "table-my_ship_sails-deal", {"deal": 1, "deals": deals})
    )
    faults = looked_at(page, language, "choosing", axe)
    for number in range(1, deals + 1):
        circle.deal()
        sheet = page.locator("dialog[open]")
        expect(sheet).to_contain_text(say(language, "table-result-deal", {"deal": number}))
        if number == 1:
            faults += looked_at(page, language, "the sheet", axe)
        if number < deals:
            page.locator("[data-first]").click()
            expect(sheet).to_have_count(0)
    expect(page.locator("dialog[open] .won")).to_have_count(1)
    expect(page.locator("dialog[open] tr.winner")).not_to_have_count(0)
    assert not faults, "\n".join(faults)


def test_a_false_call_is_asked_about_announced_and_paid_with_a_card(people: People, server: Serving) -> None:
    page = people("phone", "ru").new_page()
    options = {"deals": 1, "false_call": "out_of_deal"}
    circle = begin(page, open_table(server, "hbbbb", options=options, game=GAME), "ru")
    while circle.has("[data-call].ready"):  # dealt seven of a suit: a call would not be false
        circle = begin(page, open_table(server, "hbbbb", options=options, game=GAME), "ru")
    page.locator("[data-call]").tap()
    expect(page.locator(".bubble")).to_contain_text(say("ru", "table-my_ship_sails-ask-out_of_deal"))
    page.locator(".bubble .button.primary").tap()
    middle = page.locator(".middle")
    expect(middle).to_contain_text(say("ru", "table-my_ship_sails-false-short"))
    expect(middle).to_contain_text(say("ru", "table-my_ship_sails-again-you", {"count": 1, "names": ""}))
    expect(page.locator("[data-call]")).to_have_count(0)
    expect(page.locator('[data-seat="0"] .badge')).to_have_text(say("ru", "table-my_ship_sails-out-badge"))
    while not circle.has(".headline :text-matches('1$')"):
        circle.step()
    expect(page.locator("[data-hand].lit")).to_have_count(7)
    expect(page.locator("[data-call]")).to_have_count(0)
    circle.deal()
    expect(page.locator("dialog[open]")).to_contain_text(say("ru", "table-my_ship_sails-count-false"))


def test_a_choice_may_be_changed_until_the_barrier_falls(people: People, server: Serving) -> None:
    host, guest = people("laptop", "ru").new_page(), people("laptop", "en").new_page()
    circles = two_people(server, host, guest)
    first, second = circles[0].unwanted(), host.locator("[data-hand]").last.get_attribute("data-hand")
    if first == second:
        second = host.locator("[data-hand]").first.get_attribute("data-hand")
    for card in (first, second):
        host.locator(f'[data-hand="{card}"]').click()
        expect(host.locator(f'[data-hand="{card}"][aria-pressed=true]')).to_have_count(1)
        expect(host.locator('[data-laid="0"]')).to_have_count(1)
        expect(guest.locator('[data-laid="0"]')).to_have_count(1)
    expect(host.locator(f'[data-hand="{first}"][aria-pressed=true]')).to_have_count(0)
    circles[1].act()
    expect(host.locator(f'[data-hand="{second}"]')).to_have_count(0)
    expect(host.locator(f'[data-hand="{first}"]')).to_have_count(1)
    expect(guest.locator(f'[data-hand="{second}"]')).to_have_count(1)


def two_people(server: Serving, host: Page, guest: Page, chairs: str = "hebb") -> list[Circle]:
    """A deal that has just been dealt to two people on seats 0 and 1; the guest sits on the left of the host."""
    opened = open_table(server, chairs, options={"deals": 1}, game=GAME)
    host.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    expect(host.get_by_role("button", name=say("ru", "ui-start"))).to_be_visible()
    sits_down(guest, f"/#/t/{opened['table']}/{opened['invite']}", "Ben")
    expect(host.get_by_text("Ben", exact=True)).to_be_visible()
    host.get_by_role("button", name=say("ru", "ui-start")).click()
    for page in (host, guest):
        expect(page.locator("[data-hand].lit")).to_have_count(7)
    return [Circle(host), Circle(guest, 1)]


def told_too_early(heard: list[str]) -> list[str]:
    """Cards in what a page has heard of a deal before it was over that its seat has neither held nor passed by then."""
    early = []
    for text in heard:
        message = json.loads(text)
        deal = message.get("view", {}).get("deal")
        if not deal or deal["phase"] == "over":
            continue
        known = set(deal["hand"]) | {card for cards in deal["own"]["passed"] for card in cards}
        early += [card for card in CARD.findall(text) if card not in known]
    return early


def passed(heard: list[str]) -> list[list[str]]:
    """The exchanges of the seat that heard this, as its last view tells them."""
    views = [json.loads(text).get("view") for text in heard]
    found: list[list[str]] = [view for view in views if view and view["deal"]][-1]["deal"]["own"]["passed"]
    return found


def test_two_people_pass_and_neither_hears_of_a_card_before_the_barrier_falls(people: People, server: Serving) -> None:
    host, guest = people("laptop", "ru").new_page(), people("phone", "en", has_touch=False).new_page()
    ears = [listen(page) for page in (host, guest)]
    circles = two_people(server, host, guest)
    # By turns one of them waits, and the other hears that something lies there and nothing else.
    for exchange in range(3):
        first, then = circles if exchange % 2 else reversed(circles)
        if any(circle.over for circle in circles):
            break
        expect(then.page.locator("[data-hand].lit")).to_have_count(7)
        while first.asked and not then.has(f'[data-laid="{first.seat}"]'):
            first.step()
        while not then.has(f'[data-laid="{first.seat}"]'):
            first.step()
        known = len(ears[then.seat])
        assert not told_too_early(ears[then.seat][:known])
        before = then.page.locator(".headline").text_content()
        while then.page.locator(".headline").text_content() == before and not then.over:
            then.step()
    for _ in range(LOOKS):
        if all(circle.over for circle in circles):
            break
        for circle in circles:
            circle.step()
    assert all(circle.over for circle in circles)
    assert [told_too_early(heard) for heard in ears] == [[], []]
    mine, theirs = map(passed, ears)
    assert len(mine) == len(theirs) > 0
    assert [gave for gave, _ in mine] == [got for _, got in theirs], "the guest, on the left, gets what the host gives"
    winners = [page.locator("dialog[open] tr.winner th").all_text_contents() for page in (host, guest)]
    assert winners[0] and sorted(winners[0]) == sorted(winners[1])
