"""Which rule of thumb a card of Trump Seven follows."""

from semyorka.bots.decision import Reason
from semyorka.bots.trump_seven_reading import TrumpReading
from semyorka.cards import JOKER
from semyorka.games.trump_seven import PACK

#: Points from which a card is worth feeding, and a trick worth a trump.
RICH = 10


def rule_of_thumb(reading: TrumpReading, card: int) -> Reason | None:
    """The rule of thumb that a card follows, None where none fits."""
    if reading.leaster:
        return None
    word = PACK.word(card)
    worth = reading.points(1 << card)
    counts = {"worth": float(worth)}
    trump = bool(reading.trumps >> card & 1)
    if not reading.table:
        out = reading.above(card) & reading.unseen & ~reading.hand
        if trump and reading.me == reading.declarer and reading.trumps & reading.unseen and not out:
            left = (reading.trumps & reading.unseen).bit_count()
            return Reason("why-trump_seven-draws", {"card": word, "count": left}, {"out": float(left)})
        if not trump and not out:
            return Reason("why-trump_seven-top", {"card": word}, counts)
        return None
    best, winner = reading.best, reading.winner
    if best is None or winner is None:
        return None
    pot = worth + sum(reading.points(1 << one) for _, one in reading.table)
    if reading.beats(card, best):
        led = reading.table[0][1]
        if trump and not reading.trumps >> led & 1 and card != JOKER and pot >= RICH:
            return Reason("why-trump_seven-ruffs", {"card": word, "points": pot}, {"points": float(pot)})
        return None
    if reading.friends[winner]:
        if worth >= RICH:
            return Reason("why-trump_seven-feeds", {"card": word, "seat": winner, "points": worth}, counts)
        return None
    if worth == 0:
        return Reason("why-trump_seven-cheap", {"card": word}, counts)
    return None
