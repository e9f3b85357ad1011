"""The rule pages: every clause there, every house rule's note one that exists."""

import pytest

from semyorka.games import GAMES
from semyorka.words import LANGUAGES, clause_text, rule_page

PAGES = [(game, lang) for game in GAMES for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_page_has_a_title_and_each_clause_once(game: str, lang: str) -> None:
    page = rule_page(game, lang)
    numbers = page.numbers()
    assert page.title
    assert len(numbers) == len(set(numbers))
    letter = numbers[0][0]
    assert set(numbers) == {f"{letter}{number}" for number in range(1, len(numbers) + 1)}
    assert all(block.text for block in page.blocks)


@pytest.mark.parametrize(("game", "lang"), PAGES)
def test_a_note_names_a_house_rule_of_the_game(game: str, lang: str) -> None:
    values = {option.key: {str(value) for value in option.values} for option in GAMES[game].house_rules}
    for block in rule_page(game, lang).blocks:
        assert "{option" not in block.text
        for note in block.notes:
            assert note.value in values[note.option]
            assert note.text


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses_and_notes(game: str) -> None:
    russian, english = (
        [
            (block.number, sorted((note.option, note.value) for note in block.notes))
            for block in rule_page(game, lang).blocks
        ]
        for lang in LANGUAGES
    )
    assert russian == english


def test_a_clause_speaks_by_the_house_rules_of_the_table() -> None:
    usual = clause_text("pitch", "P8", "en", {"slam": "separate"})
    without = clause_text("pitch", "P8", "en", {"slam": "off"})
    assert without == f"{usual}\n\nThe top rung here is 4."
    assert clause_text("pitch", "P8", "en") == usual
    assert clause_text("pitch", "P4", "ru", {"target": 21}).endswith("до 21 очка.")


def test_a_clause_or_a_game_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        clause_text("pitch", "P99", "ru")
    with pytest.raises(KeyError):
        rule_page("bridge", "ru")
