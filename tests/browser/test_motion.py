"""How cards move, and that they do not for those who asked their system for less movement."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.seat import bring, open_table, playing
from tests.browser.table_page import TablePage
from tests.serving import Serving

# Notes every movement that begins on the page: how long it lasts, in milliseconds.
NOTE = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const moves = animate.call(this, frames, how);
    window.moved.push(moves.effect.getComputedTiming().duration);
    return moves;
  };
  document.addEventListener('animationstart', (event) =>
    window.moved.push(...event.target.getAnimations().map((one) => one.effect.getComputedTiming().duration)), true);
  document.addEventListener('transitionstart', (event) =>
    window.moved.push(...event.target.getAnimations().map((one) => one.effect.getComputedTiming().duration)), true);
}"""


def movements(page: Page, server: Serving) -> list[float]:
    """How long each movement of a trick lasts that one plays a card to, in milliseconds."""
    opened = open_table(server)
    bring(server, opened, lambda view: playing(view) and len(view["deal"]["hand"]) > 3)
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    table = TablePage(page)
    expect(table.lit).not_to_have_count(0)
    page.evaluate(NOTE)
    table.press(table.lit.first, lambda target: target.click())
    table.page.wait_for_timeout(2500)
    moved: list[float] = page.evaluate("window.moved")
    return moved


def test_cards_travel_no_longer_than_one_likes_to_wait(people: People, server: Serving) -> None:
    moved = movements(people("laptop", "ru", motion=None).new_page(), server)
    assert any(200 <= one <= 450 for one in moved)
    assert max(moved) <= 450


def test_nothing_moves_for_those_who_asked_for_less(people: People, server: Serving) -> None:
    page = people("laptop", "ru", motion=None, reduced_motion="reduce").new_page()
    assert [one for one in movements(page, server) if one > 1] == []
    TablePage(page).deal()
