"""A hint: what the best bot finds out about a decision from the seat's own view. The shape: docs/protocol.md."""

from collections.abc import Iterable
from typing import Any

from semyorka.bots import LEVELS, Choice, Decision, Reason, consider, reasons
from semyorka.telling.views import SeatView

#: A hint tries so many times as many deals as the best bot does for a move of its own.
BUDGET = 2.0
#: So many actions are shown, the best first.
SHOWN = 3


def hint(view: SeatView, seed: int) -> dict[str, Any]:
    """The hint for the seat of a view, whose turn it is. The same view and seed give the same hint.

    ValueError when it is not the seat's turn.
    """
    decision = consider(view, LEVELS[-1], BUDGET, seed)
    return told(decision, reasons(view, decision, seed))


def told(decision: Decision, why: Iterable[Reason]) -> dict[str, Any]:
    """A decision with its reasons, ready for JSON."""
    return {
        "worlds": decision.worlds, "possible": decision.possible, "complete": decision.complete,
        "close": decision.close, "guessed": decision.guessed, "forced": len(decision.choices) == 1,
        "choices": choices_told(decision), "reasons": reasons_told(why),
    }  # fmt: skip


def choices_told(decision: Decision) -> list[dict[str, Any]]:
    """The best actions, each with what it is worth and how sure that is."""
    return [choice_told(choice) for choice in decision.choices[:SHOWN]]


def choice_told(choice: Choice) -> dict[str, Any]:
    """One action."""
    return {
        "word": choice.word, "value": choice.value, "error": choice.error,
        "behind": choice.behind, "behind_error": choice.behind_error,
    }  # fmt: skip


def reasons_told(why: Iterable[Reason]) -> list[dict[str, Any]]:
    """Reasons as keys of the catalogue with arguments."""
    return [{"key": reason.key, "args": dict(reason.args)} for reason in why]
