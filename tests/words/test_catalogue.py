"""The catalogue: the same in both languages, whole, and readable."""

from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from semyorka.cards import Pack
from semyorka.cli.typed import COMMANDS, SCENE_WORDS, STOP
from semyorka.games import GAMES
from semyorka.words import LANGUAGES, has, say, widened
from semyorka.words.catalogue import formatted
from tests.words.catalogue_reading import entries, messages, shape, spoken_in_sources

PITCH_POINTS = ("High", "Low", "Jack", "Game", "Pips")
FAMILIES = {
    "option-{}": [
        f"option-{game.key}-{option.key}{end}"
        for game in GAMES.values()
        for option in game.house_rules
        for end in ("", "-hint", *(f"-{value}" for value in option.values))
    ],
    "game-{}": [f"game-{key}{end}" for key in GAMES for end in ("", "-tagline")],
    "auction-pitch-{}": ["auction-pitch-dealer_forced", "auction-pitch-eldest_free"],
    "award-pitch-low-{}": ["award-pitch-low-taker", "award-pitch-low-holder"],
    "outcome-pitch-{}": [
        f"outcome-pitch-{kind}" for kind in ("free", "made", "set-back", "slam-made", "slam-set-back")
    ],
    "match-pitch-{}": [
        f"match-pitch-{why}"
        for why in ("slam", "alone", "pitcher", "high", "low", "jack", "game", "pips", "total", "shared")
    ],
    "outcome-trump_seven-{}": [f"outcome-trump_seven-{kind}" for kind in ("made", "lost", "leaster")],
    "match-trump_seven-{}": [f"match-trump_seven-{kind}" for kind in ("one", "shared")],
    "match-seven_leaves-{}": [
        f"match-seven_leaves-{why}" for why in ("alone", "no_loser", "last_to_seven", "extra_deal")
    ],
    "outcome-seven_leaves-{}": [
        f"outcome-seven_leaves-{kind}"
        for kind in ("nobody", "one", "several", "lost", "all_out", "extra_deal", "level")
    ],
    "cut-seven_leaves-{}": [f"cut-seven_leaves-{kind}" for kind in ("each", "total", "forgiven")],
    "punished-seven_leaves-{}": [f"punished-seven_leaves-{kind}" for kind in ("each", "total")],
    "outcome-my_ship_sails-{}": [f"outcome-my_ship_sails-{kind}" for kind in ("one", "shared", "nobody")],
    "match-my_ship_sails-{}": [f"match-my_ship_sails-{kind}" for kind in ("one", "shared")],
    "cli-point-{}": [f"cli-point-{point}" for point in PITCH_POINTS],
    "cli-call-{}": [
        f"cli-call-{word.replace(' ', '-')}"
        for game in GAMES.values()
        for word in game.call_words
        if not word.isdigit()
    ],
    "cli-typed-{}": [
        f"cli-typed-{word}"
        for word in (*COMMANDS, *SCENE_WORDS, STOP, "call-pass", "call-60", "call-trump", "call-call")
    ],
    "cli-help-{}": [f"cli-help-{part}" for part in ("card", "table", *GAMES)],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_read_without_loss(lang: str) -> None:
    lost = [(name, entry.content) for name, entry in entries(lang) if isinstance(entry, ftl.Junk)]
    assert lost == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_written_twice(lang: str) -> None:
    counted = Counter(message.id.name for message in messages(lang))
    assert [key for key, times in counted.items() if times > 1] == []


def test_both_languages_have_the_same_messages() -> None:
    russian, english = shape("ru"), shape("en")
    assert russian.keys() - english.keys() == set()
    assert english.keys() - russian.keys() == set()


def test_a_message_has_the_same_arguments_in_both_languages() -> None:
    russian, english = shape("ru"), shape("en")
    differing = {key: (russian[key], english[key]) for key in russian if russian[key] != english.get(key)}
    assert differing == {}


def test_every_key_that_the_sources_speak_exists() -> None:
    keys = {message.id.name for message in messages("en")}
    silent = [(name, key.pattern) for name, key in spoken_in_sources() if not any(key.fullmatch(one) for one in keys)]
    assert silent == []


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_family_of_keys_is_whole(lang: str, family: str) -> None:
    assert [key for key in FAMILIES[family] if not has(lang, key)] == []


def test_no_sentence_of_the_terminal_is_left_over() -> None:
    spoken = [key for _, key in spoken_in_sources()]
    keys = [message.id.name for message in messages("en") if message.id.name.startswith("cli-")]
    assert [key for key in keys if not any(pattern.fullmatch(key) for pattern in spoken)] == []


@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, -2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_becomes_text_whatever_its_numbers(lang: str, number: int) -> None:
    for key, names in shape(lang).items():
        wide = widened(lang, {"card": "KS", "suit": "H", "trump": "S"}, None)
        args = {name: number for name in names} | wide
        text, errors = formatted(lang, key, args)
        assert errors == [], key
        assert "{" not in text, key
        assert text == text.strip() or key == "cli-games-default", key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_one_sentence_that_says_what_to_do(lang: str) -> None:
    for key, names in shape(lang).items():
        if key.startswith("refuse-"):
            text = formatted(lang, key, {name: 2 for name in names} | widened(lang, {"card": "KS", "suit": "H"}))[0]
            assert text.endswith("."), key
            assert text[0].isupper() or not text[0].isalpha(), key
            assert len(text) > 25, key
            assert any(sign in text for sign in ("—", ";", ":", ". ")), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_every_pack_is_spoken(lang: str) -> None:
    for pack in (*(game.pack for game in GAMES.values()), Pack("23456789TJQKA", joker=True)):
        for word in pack.words(pack.full):
            for case in ("", ".gen", ".acc"):
                assert say(lang, f"card-{word}{case}")


def test_russian_counts_as_people_do() -> None:
    def made(points: int) -> str:
        return say("ru", "outcome-pitch-made", {"seat": 0, "bid": 1, "points": points}, ["Аня"])

    assert made(1) == "Цена 1 выполнена: Аня записывает 1 очко."
    assert made(3).endswith("записывает 3 очка.")
    assert made(11).endswith("записывает 11 очков.")
    assert made(21).endswith("записывает 21 очко.")
    assert say("ru", "award-pitch-game-tie", {"pips": 2}) == "Поровну, по 2 глазка: «игры» не получает никто."
    assert "по 14 глазков" in say("ru", "award-pitch-game-tie", {"pips": 14})


def test_seats_become_names_and_letters_where_nobody_has_a_name() -> None:
    assert (
        say("ru", "refuse-turn", {"seat": 1}, ["Аня", "Боб О’Нил"])
        == "Сейчас решает Боб О’Нил — дождитесь своей очереди."
    )
    assert say("en", "refuse-turn", {"seat": 1}) == "It is B’s turn; wait for yours."
    assert say("en", "auction-pitch", {"pitcher": 2, "bid": "slam"}) == (
        "The auction is over: C pitches and has bid a slam."
    )


def test_cards_and_suits_are_spoken_in_every_case() -> None:
    assert widened("ru", {"card": "KS", "suit": "H", "trump": "D", "points": 3, "word": "xx"}) == {
        "card": "король пик", "card-gen": "короля пик", "card-acc": "короля пик",
        "suit": "черви", "suit-gen": "червей", "suit-dat": "червям", "suit-acc": "черви", "suit-ins": "червями",
        "trump": "бубны", "trump-gen": "бубен", "trump-dat": "бубнам", "trump-acc": "бубны", "trump-ins": "бубнами",
        "points": 3, "word": "xx",
    }  # fmt: skip


def test_what_is_typed_by_people_stays_as_it_is() -> None:
    assert "«{ $seat } {x}»" in say("ru", "refuse-word", {"word": "{ $seat } {x}"})
    assert say("en", "refuse-turn", {"seat": 0}, ["<b>{0}</b>"]) == "It is <b>{0}</b>’s turn; wait for yours."


def test_an_unknown_key_and_a_missing_argument_are_told_apart() -> None:
    with pytest.raises(KeyError):
        say("ru", "refuse-nothing-of-the-kind")
    with pytest.raises(KeyError):
        say("de", "refuse-turn", {"seat": 0})
    with pytest.raises(ValueError, match="refuse-turn"):
        say("ru", "refuse-turn")
