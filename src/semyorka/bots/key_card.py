"""The hidden card on which a choice hangs: where it lies in the deals in which the first action is the better one."""

from semyorka.bots.decision import Decision, Reason
from semyorka.bots.reading import Reading
from semyorka.bots.why import percent
from semyorka.cards import members

#: The key card is told when it lies so in this part of the deals that decide, and so much less often in the others.
USUAL, LIFT = 0.6, 0.25
#: Deals in which the two actions differ, below which nothing is said, and how much they must differ by.
FEW, DIFFERS = 4, 0.001


def key_card(key: str, reading: Reading, decision: Decision, second: str) -> Reason | None:
    """The reason ``key`` with the hidden card and its holder that mark the deals in which the first action is better
    than the ``second``, None where no card does.

    Its arguments: ``card``, ``seat``, and in hundredths ``part`` (the deals that decide), ``often`` (of those, with the
    card there), ``seldom`` (of the others).
    """
    values = decision.trials.values
    rows = list(
        zip(decision.trials.hands, decision.trials.weights, values[decision.word], values[second], strict=False)
    )
    better = [(hands, weight) for hands, weight, one, two in rows if one > two + DIFFERS]
    others = [(hands, weight) for hands, weight, one, two in rows if one <= two + DIFFERS]
    if len(better) < FEW or not others:
        return None
    deciding, rest = sum(weight for _, weight in better), sum(weight for _, weight in others)
    best: tuple[float, int, int, float, float] | None = None
    for seat in range(len(reading.held)):
        for card in members(reading.unseen) if seat != reading.me else ():
            inside = sum(weight for hands, weight in better if hands[seat] >> card & 1)
            outside = sum(weight for hands, weight in others if hands[seat] >> card & 1)
            lift = inside / deciding - outside / rest
            if inside / deciding >= USUAL and lift >= LIFT and (best is None or lift > best[0]):
                best = (lift, seat, card, inside, outside)
    if best is None:
        return None
    _, seat, card, inside, outside = best
    args = {
        "seat": seat, "card": reading.pack.word(card), "part": percent(deciding, deciding + rest),
        "often": percent(inside, deciding), "seldom": percent(outside, rest),
    }  # fmt: skip
    return Reason(key, args, {"inside": inside, "deciding": deciding, "outside": outside, "rest": rest})
