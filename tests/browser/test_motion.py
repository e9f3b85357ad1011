"""How cards move, and that they do not for those who asked their system for less movement."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.seat import bring, open_table, playing
from tests.browser.table_page import TablePage
from tests.serving import Serving

# Notes every movement that begins on the page: how long it lasts in milliseconds, and whether something travels.
NOTE = """() => {
  window.moved = [];
  const note = (one, travels) => window.moved.push([one.effect.getComputedTiming().duration, travels]);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const movement = animate.call(this, frames, how);
    note(movement, frames.some((frame) => 'transform' in frame));
    return movement;
  };
  for (const begins of ['animationstart', 'transitionstart'])
    document.addEventListener(begins, ({ target }) => target.getAnimations().forEach((one) => note(one, false)), true);
}"""


def movements(page: Page, server: Serving) -> list[tuple[float, bool]]:
    """Each movement while one plays to a trick: how many milliseconds it lasts, and whether something travels."""
    opened = open_table(server)
    bring(server, opened, lambda view: playing(view) and len(view["deal"]["hand"]) > 3)
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    table = TablePage(page)
    expect(table.lit).not_to_have_count(0)
    page.evaluate(NOTE)
    table.press(table.lit.first, lambda target: target.click())
    table.page.wait_for_timeout(2500)
    return [(lasts, travels) for lasts, travels in page.evaluate("window.moved")]


def test_cards_travel_no_longer_than_one_likes_to_wait(people: People, server: Serving) -> None:
    moved = movements(people("laptop", "ru", motion=None).new_page(), server)
    travelled = [lasts for lasts, travels in moved if travels]
    assert len(travelled) > 1
    assert all(200 <= lasts <= 450 for lasts in travelled)


def test_nothing_moves_for_those_who_asked_for_less(people: People, server: Serving) -> None:
    page = people("laptop", "ru", motion=None, reduced_motion="reduce").new_page()
    assert [lasts for lasts, _ in movements(page, server) if lasts > 1] == []
    TablePage(page).deal()
