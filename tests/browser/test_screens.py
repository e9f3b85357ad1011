"""Every screen in both languages: nothing cut, nothing too small, no word of another language, no barrier."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import People
from tests.browser.layout import faults_of, strangers
from tests.browser.people import SIZES
from tests.browser.screens import LONG_NAMES, NAMES, settle, tour
from tests.serving import Serving

# Nothing that axe looks at depends on language and size at once.
AXE_AT = {"ru": "phone", "en": "laptop"}

# Nothing is passed over but what passes, and what would load the style sheets a second time.
ONLY = {"resultTypes": ["violations"], "preload": False}

# Phones can hand a link on; the browser of the tests cannot, and shall show the button all the same.
SHARE = "navigator.share ??= async () => {}"


def barriers(page: Page, axe: Axe) -> list[str]:
    """What axe finds wrong, of any weight: the rule, and where."""
    found = axe.run(page, options=ONLY).response["violations"]
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['html'][:120]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_screen_at_every_size(people: People, server: Serving, language: str) -> None:
    context = people("phone", language)
    context.add_init_script(SHARE)
    axe, faults = Axe(), []
    names = (NAMES[language], LONG_NAMES[language])
    for screen, page in tour(context, server, language):
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            faults += [f"{screen} at {size}: {fault}" for fault in faults_of(page)]
            if size == AXE_AT[language]:
                faults += [f"{screen} at {size}: axe: {barrier}" for barrier in barriers(page, axe)]
        faults += [f"{screen}: not in {language}: {word}" for word in strangers(page, language, names)]
        width, height = SIZES["phone"]
        page.set_viewport_size({"width": width, "height": height})
    assert not faults, "\n".join(faults)
