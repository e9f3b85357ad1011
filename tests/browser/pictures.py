"""Pictures of the program.

    .venv/bin/python -m tests.browser.pictures           docs/pictures/table.png, the picture of README.md
    .venv/bin/python -m tests.browser.pictures --all     every screen instead, into build/pictures/

Both start a server of their own and draw what it shows at that moment: no two are alike.
"""

import argparse
import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.people import context_of
from tests.browser.screens import FONTS_ARE_HERE, NAMES, settle, tour
from tests.browser.seat import View, Wanted, bring, calling, meek, open_table, playing
from tests.serving import Serving

ROOT = Path(__file__).parents[2]


def every_screen(browser: Browser, server: Serving, folder: Path, devices: list[str], languages: list[str]) -> None:
    """``folder/ru-phone-lobby.png`` and so on."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in languages:
        for device in devices:
            context = context_of(browser, server.address, device, language)
            for name, page in tour(context, server, language):
                page.screenshot(path=folder / f"{language}-{device}-{name}.png")
            context.close()


def in_play(view: View) -> bool:
    """A table worth looking at: a few deals on, cards on it, one's own turn with a choice."""
    if not playing(view) or not 2 <= len(view["sheet"]) <= 5:
        return False
    deal = view["deal"]
    return len(deal["hand"]) > 2 and len(deal["trick"]["plays"]) > 1 and len(deal["legal"]) > 1


def in_auction(view: View) -> bool:
    """A rung below is taken, and the cards are of three suits at least."""
    return calling(view) and view["deal"]["facts"]["bid"] == 2 and len({card[-1] for card in view["deal"]["hand"]}) > 2


def shown(browser: Browser, server: Serving, device: str, chairs: str, wanted: Wanted) -> str:
    """A table as the device shows it, as the address of a picture."""
    opened = open_table(server, chairs, NAMES["ru"])
    bring(server, opened, wanted, meek)
    context = context_of(browser, server.address, device, "ru")
    page = context.new_page()
    page.goto(f"/#/t/{opened['table']}/s/{opened['secret']}")
    page.locator("[data-hand].lit, [data-call]").first.wait_for()
    page.evaluate(FONTS_ARE_HERE)
    settle(page)
    picture = page.screenshot()
    context.close()
    return f"data:image/png;base64,{base64.b64encode(picture).decode()}"


BESIDE = """<!doctype html><style>
  body { display: flex; align-items: center; gap: 22px; width: 1080px; margin: 0; padding: 20px; box-sizing: border-box;
         background: #e9e1cf; }
  img { display: block; border-radius: 12px; box-shadow: 0 2px 5px rgb(0 0 0 / .3), 0 12px 30px rgb(0 0 0 / .3); }
  img + img { border-radius: 22px; border: 5px solid #12211f; }
</style><img width="790" src="%s"><img width="206" src="%s">"""


def table_picture(browser: Browser, server: Serving, file: Path) -> None:
    """The table on a laptop, and on a phone beside it."""
    laptop = shown(browser, server, "laptop", "hbbb", in_play)
    phone = shown(browser, server, "phone", "hbbbb", in_auction)
    page = browser.new_page(viewport={"width": 1080, "height": 600})
    page.set_content(BESIDE % (laptop, phone))
    file.parent.mkdir(parents=True, exist_ok=True)
    page.locator("body").screenshot(path=file)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--devices", nargs="+", default=["phone", "sideways", "laptop"])
    parser.add_argument("--languages", nargs="+", default=["ru", "en"])
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright.chromium.executable_path), args=FLAGS)
        with Serving(Path(place) / "tables", pace_scale=0.02) as server:
            if asked.all:
                every_screen(browser, server, ROOT / "build" / "pictures", asked.devices, asked.languages)
            else:
                table_picture(browser, server, ROOT / "docs" / "pictures" / "table.png")
        browser.close()


if __name__ == "__main__":
    main()
