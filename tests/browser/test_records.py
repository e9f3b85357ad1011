"""The pack is cut and checked at the table; a match is saved, opened again, looked at and checked."""

import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from semyorka.telling.notation import read
from semyorka.words import say
from tests.browser.conftest import People
from tests.browser.layout import faults_of, strangers
from tests.browser.people import SIZES
from tests.browser.seat import bring, match_over, open_table
from tests.browser.table_page import TablePage
from tests.browser.test_screens import barriers
from tests.serving import Serving
from tests.telling.recorded import written

#: Names that stand in Russian pages in Latin letters and belong there.
LATIN = ("docs/shuffle.md", "semyorka verify", ".txt")
DROP = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name, { type: 'text/plain' }));
  for (const kind of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def faults(page: Page, language: str, axe: Axe, names: tuple[str, ...] = ()) -> list[str]:
    """What is wrong with the page, read to its end, at every size."""
    found = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # no bar lies over anything there
        page.wait_for_timeout(120)
        found += [f"{size}: {fault}" for fault in faults_of(page)]
    numbers = tuple(page.locator("code").all_inner_texts())
    found += strangers(page, language, (*numbers, *LATIN, *names))
    return [*found, *barriers(page, axe)]


def at_table(context: BrowserContext, server: Serving, language: str, start: bool = True) -> Page:
    """A page at a table with one bot, in the waiting room or just begun."""
    name, rules = "Аня" if language == "ru" else "Ann", {"all_pass": "dealer_forced"}
    opened = open_table(server, "hb", name=name, options=rules, language=language)
    page = context.new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}/{opened['invite']}")
    if start:
        page.get_by_role("button", name=say(language, "ui-start")).click()
        expect(page.locator("[data-hand]")).to_have_count(6)
    return page


def counted_deal(table: TablePage) -> None:
    """Plays to the next sheet."""
    table.deal()
    expect(table.sheet).to_be_visible()


@pytest.mark.parametrize(("language", "device"), [("ru", "phone"), ("en", "laptop")])
def test_the_pack_is_cut_and_the_page_checks_the_shuffle_by_itself(
    people: People, server: Serving, language: str, device: str
) -> None:
    axe, found = Axe(), []
    page = at_table(people(device, language, has_touch=False), server, language, start=False)
    page.locator("[data-cut]").click()
    expect(page.locator("[data-cut]")).to_have_text(say(language, "fair-cut-done"))
    page.get_by_role("button", name=say(language, "fair-title"), exact=True).click()
    expect(page.locator("[data-shuffle]")).to_have_count(1)
    found += faults(page, language, axe)
    width, height = SIZES[device]
    page.set_viewport_size({"width": width, "height": height})
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say(language, "ui-start")).click()
    expect(page.locator("[data-hand]")).to_have_count(6)
    # A reload in the middle forgets nothing of what was seen.
    page.reload()
    table = TablePage(page)
    counted_deal(table)
    expect(page.locator("[data-shuffled=right]")).to_be_visible()
    page.locator("[data-shuffled]").click()
    panel = page.locator("[data-shuffle=now]")
    expect(panel.locator("[data-check]")).to_have_count(6)
    expect(panel.locator("[data-check=right]")).to_have_count(6)
    page.get_by_role("switch", name=say(language, "fair-cut-always")).check(force=True)
    expect(page.locator("[data-shuffle=next] [data-cut]")).to_have_text(say(language, "fair-cut-done"))
    panel.locator(".hex button").first.click()
    found += faults(page, language, axe)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("language", "device"), [("ru", "laptop"), ("en", "phone")])
def test_a_match_is_saved_and_opened_and_checked(
    people: People, server: Serving, tmp_path: Path, language: str, device: str
) -> None:
    axe, found = Axe(), []
    page = at_table(people(device, language, has_touch=False, accept_downloads=True), server, language)
    table = TablePage(page)
    counted_deal(table)
    while not table.match_is_over:
        page.locator("[data-first]").click()
        expect(table.sheet).to_have_count(0)
        counted_deal(table)
    with page.expect_download() as waiting:
        page.locator("dialog[open] [data-save]").click()
    assert re.fullmatch(r"semyorka-pitch-\d{4}-\d\d-\d\d\.txt", waiting.value.suggested_filename)
    file = tmp_path / "match.txt"
    waiting.value.save_as(file)
    record, match = read(file.read_text("utf-8"))
    assert match.over()

    page.goto("/#/")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-move]")).to_have_count(4)
    hands = page.locator("[data-seat-of] .hand .mini")
    expect(hands).to_have_count(12)
    for _ in record.deals[0].actions:
        page.locator("[data-move=forward]").click()
    expect(hands).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(hands).to_have_count(1)
    page.keyboard.press("Home")
    expect(hands).to_have_count(12)
    page.keyboard.press("ArrowRight")
    found += faults(page, language, axe, ("match",))
    page.locator("select").select_option(str(len(record.deals)))
    expect(page.locator("[data-told]")).to_contain_text(say(language, "rec-deal", {"deal": len(record.deals)}))
    expect(hands).to_have_count(12)
    page.locator("[data-move=last]").click()
    winner = record.players[match.winners[0]]
    expect(page.locator("[data-told]")).to_contain_text(winner)
    found += faults(page, language, axe, ("match",))

    page.get_by_role("link", name=say(language, "rec-verify")).click()
    verdict = page.locator("[data-verdict=right]")
    expect(verdict).to_contain_text(say(language, "fair-verify-well", {"deals": len(record.deals)}))
    expect(verdict).to_contain_text(say(language, "fair-verify-rules"))
    found += faults(page, language, axe, ("match",))
    assert not found, "\n".join(found)


def changed(text: str) -> dict[str, tuple[str, int]]:
    """The record with one thing wrong, and the line that the page must name."""
    lines = text.splitlines()
    first, second = [at for at, line in enumerate(lines) if line.startswith("hand ")][:2]
    seed = next(at for at, line in enumerate(lines) if line.startswith("seed "))
    swapped, other = list(lines), list(lines)
    one, two = lines[first].split()[2], lines[second].split()[2]
    swapped[first], swapped[second] = lines[first].replace(one, two), lines[second].replace(two, one)
    other[seed] = "seed " + "12" * 32
    return {"hand": ("\n".join(swapped), first + 1), "seed": ("\n".join(other), first + 1)}


@pytest.mark.parametrize("what", ["hand", "seed"])
def test_a_record_with_another_hand_or_seed_does_not_pass(people: People, tmp_path: Path, what: str) -> None:
    text, line = changed(written("pitch"))[what]
    (tmp_path / "bad.txt").write_text(text, "utf-8")
    page = people("phone", "en", expect=("400", "/api/records")).new_page()
    page.goto("/#/verify")
    page.locator("input[type=file]").set_input_files(tmp_path / "bad.txt")
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("1 deal of 2 is wrong")
    expect(page.locator("[data-check=wrong]").filter(has_text=f"Line {line}:")).not_to_have_count(0)
    page.get_by_role("link", name=say("en", "rec-watch")).click()
    expect(page.locator("[data-damaged]")).to_contain_text(f"line {line}")


@pytest.mark.parametrize("seats", ["1000000000", "Infinity"])
def test_a_record_with_a_wrong_head_is_damaged_and_leaves_the_page_alive(
    people: People, tmp_path: Path, seats: str
) -> None:
    (tmp_path / "huge.txt").write_text(re.sub("seats .*", f"seats {seats}", written("pitch")), "utf-8")
    (tmp_path / "good.txt").write_text(written("pitch"), "utf-8")
    page = people("phone", "en").new_page()
    page.goto("/#/verify")
    page.locator("input[type=file]").set_input_files(tmp_path / "huge.txt")
    verdict = page.locator("[data-verdict], [role=status]").filter(has_text="line 3")
    expect(verdict).to_contain_text(say("en", "record-seats", {"found": seats}))
    page.reload()
    expect(verdict).to_have_count(1)
    page.locator("input[type=file]").set_input_files(tmp_path / "good.txt")
    expect(page.locator("[data-verdict=right]")).to_have_count(1)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_record_without_deals_is_shown_and_says_so(people: People, tmp_path: Path, language: str) -> None:
    head = written("pitch").split("\n\n")[0]
    scores = " ".join(f"{letter} 0" for letter in "ABCDEFG")
    (tmp_path / "none.txt").write_text(f"{head}\n\nunfinished {scores}\n", "utf-8")
    page = people("phone", language).new_page()
    page.goto("/#/record")
    page.locator("input[type=file]").set_input_files(tmp_path / "none.txt")
    expect(page.locator("main [role=status]")).to_have_text(say(language, "fair-verify-none"))
    expect(page.locator("h1")).to_have_text(say(language, "game-pitch"))
    page.goto("/#/verify")
    expect(page.locator("[data-verdict=unknown]")).to_contain_text(say(language, "fair-verify-none"))


def test_two_windows_of_one_seat_cut_and_neither_calls_the_shuffle_wrong(people: People, server: Serving) -> None:
    browser = people("laptop", "en")
    one = at_table(browser, server, "en", start=False)
    address = one.url
    one.locator("[data-cut]").click()
    expect(one.locator("[data-cut]")).to_have_text(say("en", "fair-cut-done"))
    other = browser.new_page()
    other.goto(address)
    other.get_by_role("button", name=say("en", "ui-start")).click()
    counted_deal(TablePage(other))
    expect(other.locator("[data-shuffled=right]")).to_be_visible()
    other.locator("dialog[open] [data-cut]").click()
    expect(other.locator("dialog[open] [data-cut]")).to_have_text(say("en", "fair-cut-done"))
    other.locator("[data-first]").click()
    expect(other.locator("[data-hand]")).to_have_count(6)
    counted_deal(TablePage(other))
    for page in (other, one):
        page.bring_to_front()
        expect(page.locator("[data-shuffled=right]")).to_be_visible()
        page.locator("[data-shuffled]").click()
        checks = page.locator("[data-shuffle=now] [data-check]")
        expect(checks.filter(has_text=say("en", "fair-cut-right"))).to_have_count(1)
        expect(page.locator("[data-shuffle=now] [data-check=wrong]")).to_have_count(0)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_cut_of_the_loser_is_checked_at_the_table_and_in_the_record(
    people: People, server: Serving, tmp_path: Path, language: str
) -> None:
    axe, found = Axe(), []
    rules = {"all_out": "last_to_seven", "punishment": "count_only"}
    name = "Аня" if language == "ru" else "Ann"
    opened = open_table(server, "hb", name=name, options=rules, language=language, game="seven_leaves")
    # The worst cards lose, as a rule; where a bot has lost after all, another match is played.
    bring(server, opened, lambda view: match_over(view) and view["scene"]["loser"] == view["you"], lowest)
    page = people("phone", language, has_touch=False, expect=("400", "/api/records")).new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    page.locator("[data-shuffled]").click()
    pack = page.locator("[data-shuffle=pack]")
    expect(pack).to_contain_text(say(language, "fair-pack-wait"))
    page.keyboard.press("Escape")
    page.locator("[data-scene]").click()
    page.get_by_role("slider").press("Home")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".flicks[data-act=end]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator("[data-shuffled]").click()
    expect(pack.locator("[data-check=right]")).to_have_count(3)
    found += faults(page, language, axe)

    request = urllib.request.Request(
        f"{server.address}/api/tables/{opened['table']}/record", headers={"Authorization": f"Bearer {opened['secret']}"}
    )
    with urllib.request.urlopen(request) as answer:
        text = answer.read().decode()
    cut = next(line for line in text.split("\n") if line.startswith("cut "))
    other = cut.replace(cut.split()[1], "6S" if cut.split()[1] != "6S" else "6H", 1)
    for file, record, kind in (("true", text, "right"), ("false", text.replace(cut, other), "wrong")):
        (tmp_path / f"{file}.txt").write_text(record, "utf-8")
        page.goto("/#/verify")
        page.locator("input[type=file]").set_input_files(tmp_path / f"{file}.txt")
        expect(page.locator(f"[data-cut-line] [data-check={kind}]")).to_have_count(1)
        expect(page.locator(f"[data-verdict={kind}]")).to_have_count(1)
        found += faults(page, language, axe, (file, "cut"))
    assert not found, "\n".join(found)


def lowest(view: dict[str, Any]) -> str:
    """The lowest card that may be played: the way to lose."""
    legal: list[str] = view["deal"]["legal"]
    return min(legal, key=lambda card: "6789TJQKA".index(card[0]))


def test_a_file_is_dropped_anywhere_in_the_lobby(people: People) -> None:
    page = people("laptop", "ru", expect=("400", "/api/records")).new_page()
    page.goto("/")
    expect(page.get_by_role("button", name=say("ru", "rec-open"))).to_be_visible()
    page.evaluate(DROP, ["match.txt", written("pitch")])
    expect(page.locator("[data-move]")).to_have_count(4)
    page.evaluate(DROP, ["holiday.txt", "dear diary"])
    expect(page.locator("[data-damaged='1']")).to_contain_text("dear diary")
    page.reload()
    expect(page.locator("[data-damaged='1']")).to_contain_text("dear diary")


def test_the_menu_saves_the_deals_that_are_over_and_says_so_where_there_is_none(
    people: People, server: Serving, tmp_path: Path
) -> None:
    page = at_table(people("laptop", "en", expect=("404", "/record")), server, "en")
    page.get_by_role("button", name=say("en", "ui-menu")).click()
    page.locator("dialog[open] [data-save]").click()
    expect(page.locator("dialog[open]")).to_contain_text(say("en", "refuse-no-record"))
    page.keyboard.press("Escape")
    counted_deal(TablePage(page))
    page.locator("[data-first]").click()
    expect(page.locator("[data-hand]")).to_have_count(6)
    hand = TablePage(page).hand
    page.get_by_role("button", name=say("en", "ui-menu")).click()
    with page.expect_download() as waiting:
        page.locator("dialog[open] [data-save]").click()
    waiting.value.save_as(tmp_path / "so-far.txt")
    record, _ = read((tmp_path / "so-far.txt").read_text("utf-8"))
    assert len(record.deals) == 1
    assert set(record.deals[0].hands[0].split()) != set(hand)


def test_a_series_is_ended_by_its_host(people: People, server: Serving) -> None:
    opened = open_table(server, "hbb", game="trump_seven", options={"games": "until_stopped"})
    bring(server, opened, lambda view: bool(view["stage"] == "deal_over" and view["sheet"]))
    page = people("laptop", "ru").new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}/{opened['invite']}")
    page.get_by_role("button", name=say("ru", "table-result-stop")).click()
    expect(page.locator("dialog[open] h2 .won")).to_be_visible()
    expect(page.locator("[data-first]")).to_have_text(say("ru", "table-result-again"))
