"""A table as a person in front of the page sees and touches it."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

ONE_DEAL = 400
"""More steps than any deal has."""

# What the page asks of one: "sheet" the deal is over, "call" an auction, "card" a card; null: others play.
STATE = """() => {
  if (document.querySelector('dialog[open] [data-first]')) return 'sheet';
  if (document.querySelector('[data-call]')) return 'call';
  if (document.querySelector('[data-hand].lit')) return 'card';
  return null;
}"""


def touch_the_cloth(page: Page) -> None:
    """A touch in the middle of the table, beside everything."""
    box = page.locator(".arena").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class TablePage:
    """Over a page that is at a table, or on its way there."""

    def __init__(self, page: Page, hurry: Callable[[Page], None] = touch_the_cloth) -> None:
        self.page, self._hurry = page, hurry

    @property
    def hand(self) -> list[str]:
        """One's own cards, as the page shows them."""
        shown: list[str] = self.page.locator("[data-hand]").evaluate_all("all => all.map((one) => one.dataset.hand)")
        return shown

    @property
    def trick(self) -> list[str]:
        """The cards on the table."""
        lying: list[str] = self.page.locator("[data-played]").evaluate_all(
            "all => all.map((one) => one.dataset.played)"
        )
        return lying

    @property
    def lit(self) -> Locator:
        """The cards that may be played now."""
        return self.page.locator("[data-hand].lit:not([aria-disabled])")

    @property
    def calls(self) -> Locator:
        """The calls that may be made now, lowest first."""
        return self.page.locator("[data-call]:not([aria-disabled])")

    @property
    def sheet(self) -> Locator:
        """The sheet at the end of a deal."""
        return self.page.locator("dialog[open]:has([data-first])")

    def asked(self) -> str | None:
        """What the page asks of one now: ``sheet``, ``call``, ``card``; None while the others play."""
        found: str | None = self.page.evaluate(STATE)
        return found

    def hurry(self) -> None:
        """Sends a full trick on its way; the last of a deal lies its time, for where it goes the sheet comes."""
        if self.page.locator(".took").count() and self.hand:
            self._hurry(self.page)

    def next_state(self) -> str:
        """Waits until something is asked of one, but not for full tricks to lie their time."""
        for _ in range(400):
            if found := self.asked():
                return found
            self.page.wait_for_timeout(40)
            self.hurry()
        raise AssertionError("nothing is asked of the player, and nobody else does anything")

    def press(self, target: Locator, press: Callable[[Locator], None]) -> None:
        """Presses a card or a call, and again for what the page asks to be sure of, until it has left one's hands."""
        name = target.get_attribute("data-hand") or target.get_attribute("data-call")
        press(target)
        if self.page.locator(".bubble .button.primary").count():
            press(self.page.locator(".bubble .button.primary"))
        gone = f'[data-hand="{name}"], [data-call="{name}"]'
        expect(self.page.locator(gone)).to_have_count(0)

    def deal(self, press: Callable[[Locator], None] = lambda target: target.click()) -> None:
        """Plays to the sheet at the end of the deal: the lowest bid, else pass; the first card that may be played."""
        for _ in range(ONE_DEAL):
            state = self.next_state()
            if state == "sheet":
                return
            if state == "card":
                self.press(self.lit.first, press)
            else:
                last = self.calls.last
                self.press(last if last.get_attribute("data-call") == "1" else self.calls.first, press)
        raise AssertionError("a deal without an end")

    @property
    def match_is_over(self) -> bool:
        return self.sheet.locator(".won").count() > 0
