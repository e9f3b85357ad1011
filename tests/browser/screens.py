"""Every screen there is, one after another: ``for name in tour(context, server, language): …``."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

from playwright.sync_api import BrowserContext, FilePayload, Page, expect

from semyorka.words import say
from tests.browser import seat
from tests.browser.people import way_in
from tests.browser.seat import View, bring, open_table
from tests.serving import Serving

LONG_NAMES = {"ru": "Александра Вениаминовна", "en": "Maximilian Featherstone"}
NAMES = {"ru": "Аня", "en": "Anna"}
#: A page's own policy forbids what Playwright's waiting for an expression does, so the page is asked for a promise.
FONTS_ARE_HERE = """() => Promise.race([
  document.fonts.ready.then(() => true), new Promise((done) => setTimeout(done, 10000, false)),
])"""
#: Milliseconds in which a short match is reviewed, whatever else the machine has to do.
REVIEWED = 300_000
TAKEN_IN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
KEEP = """(more) => {
  const kept = JSON.parse(localStorage['semyorka.seats'] ?? '{}');
  localStorage['semyorka.seats'] = JSON.stringify({ ...kept, ...more });
}"""


class Tour:
    """Walks one page through all screens in one language; each method yields the names of those it shows."""

    def __init__(self, page: Page, server: Serving, language: str) -> None:
        self.page, self.server, self.language = page, server, language
        self.name = NAMES[language]

    def word(self, key: str, **args: Any) -> str:
        return say(self.language, key, args)

    def press(self, key: str, role: Any = "button", **args: Any) -> None:
        self.page.get_by_role(role, name=self.word(key, **args), exact=True).first.click()

    def go(self, place: str) -> None:
        """To a place anew, as from a link, and until its letters are there."""
        self.page.goto("about:blank")
        self.page.goto(f"/#/{place}")
        self.page.evaluate(FONTS_ARE_HERE)

    @contextmanager
    def dialog(self) -> Iterator[None]:
        """What lies over the page while inside; it is closed afterwards."""
        expect(self.page.locator("dialog[open]")).to_have_count(1)
        yield
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def at(self, opened: dict[str, Any], game: str = "pitch") -> None:
        """Comes to one's own table, as by its invitation, and sits down."""
        kept = {
            opened["table"]: {
                "secret": opened["secret"],
                "seat": 0,
                "invite": opened["invite"],
                "game": game,
                "when": 1,
            }
        }
        self.page.evaluate(KEEP, kept)
        self.go(f"t/{opened['table']}")
        self.page.locator(".table[data-form], main header").first.wait_for()

    def table(
        self, wanted: Callable[[View], bool], play: Callable[[View], str] = seat.bold, **more: Any
    ) -> dict[str, Any]:
        """A table of one's own brought to where it is ``wanted``, and opened."""
        opened = open_table(self.server, name=more.pop("name", self.name), language=self.language, **more)
        bring(self.server, opened, wanted, play)
        self.at(opened, more.get("game", "pitch"))
        return opened

    def all(self) -> Iterator[str]:
        yield from self.outside()
        yield from self.before()
        yield from self.auction()
        yield from self.play()
        yield from self.ends()
        yield from self.crowded()
        yield from self.trump_seven()
        yield from self.seven_leaves()
        yield from self.my_ship_sails()
        yield from self.review()
        yield from self.back()

    def outside(self) -> Iterator[str]:
        """The lobby, the rules, the settings, and what the page says where there is nothing."""
        page = self.page
        self.go("")
        way_in(page, self.language).wait_for()
        yield "lobby"
        self.press("ui-settings")
        with self.dialog():
            yield "settings"
        way_in(page, self.language, "ui-rules").click()
        page.locator("[data-clause=P1]").wait_for()
        yield "rules-over-lobby"
        page.keyboard.press("Escape")
        self.go("rules/pitch/P11")
        expect(page.locator("[data-clause=P11]")).to_be_in_viewport()
        yield "rules-at-a-clause"
        self.go("t/nosuchtable/s/nosuchsecret")
        page.get_by_role("heading", name=self.word("ui-gone")).wait_for()
        yield "no-such-table"
        self.go("new/nosuchgame")
        page.get_by_role("heading", name=self.word("ui-no-game")).wait_for()
        yield "no-such-game"

    def before(self) -> Iterator[str]:
        """Setting a table up, and waiting for people."""
        page = self.page
        self.go("new/pitch")
        page.get_by_role("button", name=self.word("ui-begin")).wait_for()
        yield "new-table"
        page.locator("details summary").click()
        page.locator("details .rule input").nth(2).check(force=True)
        yield "new-table-house-rules"
        for _ in range(3):
            self.press("ui-more-seats")
        page.locator("details summary").click()
        self.press("ui-set-chair", number=3, kind="bot")
        yield "new-table-of-seven"
        opened = open_table(self.server, "hebhbee", LONG_NAMES[self.language], {"target": 11}, self.language)
        self.at(opened)
        yield "waiting-as-host"
        self.press("ui-menu")
        with self.dialog():
            yield "waiting-menu"
        page.evaluate("localStorage.removeItem('semyorka.seats')")
        self.go(f"t/{opened['table']}/{opened['invite']}")
        page.get_by_role("button", name=self.word("ui-sit-down"), exact=True).wait_for()
        yield "waiting-as-guest"
        self.press("ui-watch")
        yield "waiting-as-watcher"

    def auction(self) -> Iterator[str]:
        self.table(seat.outbid, seat.meek)
        self.page.locator("[data-call]").first.wait_for()
        yield "auction"
        self.page.locator("[data-call][aria-disabled]").first.click(force=True)
        self.page.locator(".bubble").wait_for()
        yield "auction-refusal"

    def play(self) -> Iterator[str]:
        """One's own turn, and everything that opens over the table."""
        page = self.page
        self.table(seat.pitching)
        page.locator("[data-hand]").nth(1).click()
        page.locator(".bubble").wait_for()
        yield "pitch-question"
        opened = self.table(seat.playing)
        page.locator("[data-hand].lit").first.wait_for()
        yield "play"
        page.locator("[data-hand][aria-disabled]").last.click(force=True)
        page.locator(".bubble").wait_for()
        yield "play-refusal"
        page.locator(".bubble .clause").click()
        page.locator("[data-clause].lit").wait_for()
        yield "rules-beside-table"
        page.keyboard.press("Escape")
        for key, name in (("s", "scores"), ("j", "log")):
            if page.locator(".side").count() == 0:
                page.keyboard.press(key)
                with self.dialog():
                    yield name
        for key, name in (("l", "last-trick"), ("?", "keys")):
            page.keyboard.press(key)
            with self.dialog():
                yield name
        page.locator(".standing").click()
        with self.dialog():
            yield "points-so-far"
        page.locator("[data-seat]").first.click()
        with self.dialog():
            yield "seat"
        page.locator("header nav [aria-haspopup=dialog]").last.click()
        with self.dialog():
            yield "menu"
            self.press("ui-leave")
            yield "menu-leaving"
        page.evaluate("localStorage.removeItem('semyorka.seats')")
        self.go(f"t/{opened['table']}/{opened['invite']}")
        page.locator(".table[data-form]").wait_for()
        yield "watching"
        page.locator("aside [aria-haspopup=dialog]").first.click()
        with self.dialog():
            yield "sitting-down-in-play"

    def ends(self) -> Iterator[str]:
        page = self.page
        self.table(lambda view: seat.deal_over(view) and len(view["deal"]["result"]["awards"]) > 3)
        page.locator("[data-first]").wait_for()
        yield "deal-over"
        page.locator(".tabs button").last.click()
        yield "deal-over-hands"
        page.keyboard.press("Escape")
        yield "deal-over-looking"
        self.table(seat.match_over, seat.meek, chairs="hb", options={"target": 7})
        page.locator("[data-first]").wait_for()
        yield "match-over"

    def crowded(self) -> Iterator[str]:
        """Seven at the table, and names as long as they may be."""
        page, name = self.page, LONG_NAMES[self.language]
        self.table(seat.outbid, seat.meek, chairs="hbbbbbb", name=name)
        page.locator("[data-call]").first.wait_for()
        yield "seven-auction"
        self.table(
            lambda view: seat.playing(view) and len(view["deal"]["trick"]["plays"]) > 3, chairs="hbbbbbb", name=name
        )
        page.locator("[data-hand].lit").first.wait_for()
        yield "seven-play"
        self.table(seat.deal_over, chairs="hbbbbbb", name=name)
        page.locator("[data-first]").wait_for()
        yield "seven-deal-over"

    def trump_seven(self) -> Iterator[str]:
        """The one against two, from the auction to the count; by the highest call there is."""
        of_three: dict[str, Any] = {"game": "trump_seven", "chairs": "hbb", "options": {"multi_bid": "first_plays"}}
        for phase in ("auction", "naming", "giving", "play"):
            self.table(partial(seat.in_phase, phase=phase), seat.last, **of_three)
            self.page.locator("[data-call], [data-hand].lit").first.wait_for()
            yield f"trump-seven-{phase}"
        self.table(seat.deal_over, seat.last, name=LONG_NAMES[self.language], **of_three)
        self.page.locator("[data-first]").wait_for()
        yield "trump-seven-deal-over"

    def seven_leaves(self) -> Iterator[str]:
        """The race to seven, the count, and the loser's cut."""
        game: dict[str, Any] = {"game": "seven_leaves"}
        self.table(lambda view: seat.in_phase(view, "play") and sum(view["deal"]["tricks"]) > 2, seat.last, **game)
        self.page.locator("[data-hand].lit").first.wait_for()
        yield "seven-leaves-play"
        self.page.locator("[data-hint-ask]").click()
        self.page.locator("[data-hint] [data-advised]").first.wait_for()
        yield "seven-leaves-hint"
        self.table(seat.deal_over, seat.last, chairs="hbbbb", name=LONG_NAMES[self.language], **game)
        self.page.locator("[data-first]").wait_for()
        yield "seven-leaves-deal-over"

    def my_ship_sails(self) -> Iterator[str]:
        """The circle, small and large, and a ship that has sailed."""
        game: dict[str, Any] = {"game": "my_ship_sails"}
        for chairs, name in (("hbbb", self.name), ("hbbbbbb", LONG_NAMES[self.language])):
            self.table(in_the_third_exchange, seat.last, chairs=chairs, name=name, **game)
            self.page.locator("[data-hand].lit").first.wait_for()
            yield f"ship-of-{len(chairs)}"
        self.table(seat.deal_over, seat.last, **game)
        self.page.locator("[data-first]").wait_for()
        yield "ship-deal-over"

    def review(self) -> Iterator[str]:
        """The review of a match, and what one of its players could see."""
        page = self.page
        opened = open_table(self.server, "hbb", self.name, language=self.language, game="seven_leaves")
        bring(self.server, opened, lambda view: seat.deal_over(view) or seat.match_over(view), seat.last)
        self.go("record")
        file = FilePayload(name="match.txt", mimeType="text/plain", buffer=seat.record_of(self.server, opened).encode())
        page.locator("input[type=file]").set_input_files(file)
        page.locator("[data-review-begin]").click()
        page.get_by_role("progressbar").wait_for()
        yield "review-at-work"
        await_review(page)
        page.locator("[data-filter=band]").select_option("all")
        page.locator("[data-decision] summary").first.click()
        yield "review"
        page.locator("[data-decision] a").first.click()
        page.locator("[data-see]").click()
        page.locator("[data-seen]").wait_for()
        yield "what-a-player-saw"

    def back(self) -> Iterator[str]:
        """The lobby of one who has been at tables."""
        self.go("")
        self.page.get_by_role("heading", name=self.word("ui-own-tables")).wait_for()
        yield "lobby-with-tables"


def await_review(page: Page) -> None:
    """Waits until a review is there; an AssertionError as soon as it has failed."""
    page.locator("[data-made], main [role=alert]").first.wait_for(timeout=REVIEWED)
    expect(page.locator("[data-made]")).to_have_count(1)


def in_the_third_exchange(view: View) -> bool:
    """One's own choice in My Ship Sails, after two exchanges."""
    return seat.own_turn(view) and bool(view["deal"]["facts"]["exchanges"] == 2)


def tour(context: BrowserContext, server: Serving, language: str) -> Iterator[tuple[str, Page]]:
    """A page on every screen in turn: its name and the page. What moves on it has come to rest."""
    page = context.new_page()
    for name in Tour(page, server, language).all():
        settle(page)
        yield name, page


def settle(page: Page) -> None:
    """Waits for a new size to be taken in, and for what moves to come to rest: at most a second."""
    page.evaluate(TAKEN_IN)
    end = time.monotonic() + 1
    while (
        page.evaluate("document.getAnimations().some((one) => one.playState === 'running')") and time.monotonic() < end
    ):
        page.wait_for_timeout(30)
