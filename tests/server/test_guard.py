"""Who may knock, how often, and in which language."""

import pytest

from semyorka.server.guard import Bucket, own_page
from semyorka.server.names import bot_names, preferred
from semyorka.words import LANGUAGES, say


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "127.0.0.1:7007", True),
        ("http://127.0.0.1:7007", "127.0.0.1:7007", True),
        ("http://LOCALHOST:7007", "localhost:7007", True),
        ("https://club.example", "club.example", True),
        ("https://club.example", "club.example:443", True),
        ("http://[::1]:7007", "[::1]:7007", True),
        ("http://localhost:7007", "127.0.0.1:7007", False),
        ("http://127.0.0.1:7008", "127.0.0.1:7007", False),
        ("http://evil.example", "127.0.0.1:7007", False),
        ("https://club.example.evil.example", "club.example", False),
        ("null", "127.0.0.1:7007", False),
        ("", "127.0.0.1:7007", False),
        ("http://127.0.0.1:7007", None, False),
        ("http://[::1", "[::1]:7007", False),
        ("http://a:99999", "a:99999", False),
        ("file://", "", False),
    ],
)
def test_a_page_of_one_s_own(origin: str | None, host: str | None, own: bool) -> None:
    assert own_page(origin, host) is own


def test_a_bucket_lets_a_burst_through_and_then_the_rate() -> None:
    now = 0.0
    bucket = Bucket(10, 5, lambda: now)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    now = 0.2
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 100.0
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        (None, "ru"), ("", "ru"), ("ru", "ru"), ("en-US,en;q=0.9", "en"), ("de,en;q=0.8,ru;q=0.9", "ru"),
        ("fr", "ru"), ("EN", "en"), ("en;q=oops,ru;q=0.1", "ru"), (";;,,q=", "ru"),
    ],
)  # fmt: skip
def test_the_language_of_a_browser(header: str | None, lang: str) -> None:
    assert preferred(header) == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_twelve_names_for_bots_and_each_fits(lang: str) -> None:
    names = [name.strip() for name in say(lang, "bot-names").split(",")]
    assert len(set(names)) == len(names) == 12
    assert all(0 < len(name) <= 24 for name in names)


def test_bots_are_never_called_as_somebody_at_the_table_is() -> None:
    names = [name.strip() for name in say("ru", "bot-names").split(",")]
    assert set(bot_names("ru", 3, names[:9])) == set(names[9:])
    more = bot_names("ru", 7, names)
    assert len(set(more)) == 7
    assert not set(more) & set(names)
