"""``semyorka analyse``: the same review in both languages, as text and as JSON, and what it cannot review."""

import json
from pathlib import Path

import pytest

from semyorka.cli.program import main
from semyorka.games import GAMES
from semyorka.review.regret import NAMES
from semyorka.review.reviewing import QUICK, review
from semyorka.telling.notation import write
from semyorka.words import LANGUAGES, has
from tests.review.matches import played
from tests.review.thoughts import install


@pytest.fixture(autouse=True)
def thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, lambda game, hands, action: action % 7 / 7)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """The file of a short match."""
    place = tmp_path / "match.txt"
    place.write_text(write(played("seven_leaves", 2, 2)), encoding="utf-8")
    return str(place)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_prints_the_review(lang: str, record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", record, "--quick", "--lang", lang]) == 0
    out, err = capsys.readouterr()
    told = review(played("seven_leaves", 2, 2), QUICK)
    assert out.startswith(
        {"ru": "Семь листов. Сдач: 2, решений: 28.", "en": "Seven Leaves. Deals: 2, decisions: 28."}[lang]
    )
    for player in told.players:
        line = next(line for line in out.splitlines() if line.startswith(f"{player.name}: "))
        assert player.score is not None
        shown = f"{player.score:.2f}".rstrip("0").rstrip(".")
        assert shown.replace(".", "," if lang == "ru" else ".") in line
    assert [line[:2] for line in out.splitlines() if line[:1].isdigit()] == ["1.", "2.", "3."][: len(told.moments)]
    assert ("зерно 0" if lang == "ru" else "seed 0") in out
    assert {"ru": "Разобрано: 100", "en": "Reviewed: 100"}[lang] in err


def test_it_writes_the_whole_as_json(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "review.json"
    assert main(["analyse", record, "--quick", "--seed", "7", "--json", str(place), "--lang", "en"]) == 0
    assert "What cost most" in capsys.readouterr().out
    assert main(["analyse", record, "--quick", "--seed", "7", "--json", "-", "--lang", "en"]) == 0
    told = json.loads(place.read_text("utf-8"))
    assert told == json.loads(capsys.readouterr().out)
    assert told["seed"] == 7 and told["budget"] == QUICK.budget and len(told["decisions"]) == 28


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_put_into_words(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "match.txt"
    place.write_text(write(played(game)), encoding="utf-8")
    for lang in LANGUAGES:
        assert main(["analyse", str(place), "--quick", "--lang", lang]) == 0
        assert "{" not in capsys.readouterr().out


def test_what_cannot_be_reviewed(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def wrong(*words: str) -> str:
        assert main(["analyse", *words, "--lang", "en"]) == 2
        return capsys.readouterr().err

    assert "seed" in wrong(record, "--seed", "-1") and "seed" in wrong(record, "--seed", str(2**63))
    assert "could not be written" in wrong(record, "--quick", "--json", str(tmp_path / "no" / "where"))
    text = Path(record).read_text("utf-8")
    begun = tmp_path / "begun.txt"
    lines = text.splitlines()
    begun.write_text("\n".join([*lines[: lines.index("", 3)], "", "unfinished A 0 B 0", ""]), encoding="utf-8")
    assert "no deal of the record is over" in wrong(str(begun))
    begun.write_text(text.replace("score", "scored"), encoding="utf-8")
    assert "line" in wrong(str(begun))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_band_and_phase_has_a_name(lang: str) -> None:
    phases = {phase for game in GAMES.values() for phase in game.phases} - {"over"}
    assert [phase for phase in phases if not has(lang, f"review-phase-{phase}")] == []
    assert [name for name in NAMES if not has(lang, f"review-band-{name}")] == []
