"""What can be said of any decision in any game: whether there was a choice, how near the second is, how much was tried.

A game's own reasons stand in ``<game>_why.py``.
"""

from semyorka.bots.decision import Decision, Reason


def common(decision: Decision) -> tuple[Reason, ...]:
    """The reasons that need no cards: forced, or a close call where it is one, and how many deals were weighed."""
    if len(decision.choices) == 1:
        return (Reason("why-forced", {}),)
    return (*close_call(decision), deals_weighed(decision))


def close_call(decision: Decision) -> tuple[Reason, ...]:
    """That the second action may well be as good as the first, where it may."""
    if not decision.close:
        return ()
    second = decision.choices[1]
    return (Reason("why-close", {}, {"behind": second.behind, "behind_error": second.behind_error}),)


def deals_weighed(decision: Decision) -> Reason:
    """How many deals were tried, and of how many."""
    if not decision.worlds:
        return Reason("why-model", {})
    worlds: dict[str, float] = {"worlds": decision.worlds}
    if decision.possible is None:
        return Reason("why-worlds", worlds, worlds)
    counts = worlds | {"possible": decision.possible}
    return Reason("why-worlds-all", worlds, counts) if decision.complete else Reason("why-worlds-some", counts, counts)


def percent(part: float, whole: float = 1.0) -> int:
    """A part in hundredths of the whole."""
    return round(100 * part / whole) if whole else 0
