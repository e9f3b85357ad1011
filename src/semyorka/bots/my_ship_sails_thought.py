"""My Ship Sails, thought about: a manner that is hard to beat, and a look at where the cards may be by now.

The manner (search/circle.py) says from which suit to pass, by what one holds and by what one has seen come and go. The
pictures (search/drift.py) say what each suit would bring: the hidden cards by lot, moved on as the other seats would
move them, each picture counting for as much as it explains what one was handed. The best level leaves the manner only
where the pictures say so beyond doubt: an uncertain look at other hands is a worse guide than the manner.
"""

from collections.abc import Sequence
from random import Random

from semyorka.bots.decision import Choice, Decision, Trials
from semyorka.bots.levels import Level
from semyorka.bots.my_ship_sails_numbers import HURRIED, MANNER, MANNER_OF_FOUR, PATIENCE
from semyorka.cards import SUITS, members
from semyorka.games.my_ship_sails import CALL_WORDS, PACK
from semyorka.search.drift import Drift
from semyorka.telling.views import SeatView

GAME = "my_ship_sails"
CALL = CALL_WORDS["call"]
LANE = 0xFFFF
TIES = ("share", "highest_card", "first_press", "eldest")

#: ``memory`` is in exchanges; ``infers``: what one was handed says something of one's neighbour; ``deep``: leaves the
#: manner where the pictures say so.
LEVELS: Sequence[Level] = (
    Level(1, worlds=64, memory=0, infers=False, heat=0.06),
    Level(2, worlds=128, memory=2, infers=False, heat=0.04),
    Level(3, worlds=192, memory=2, heat=0.03, slips=0.7),
    Level(4, worlds=256, heat=0.03, slips=0.1),
    Level(5, worlds=768, deep=True),
)

#: Pictures between two looks at which suits have fallen behind.
BLOCK = 128
#: The manner is left when another suit is better by so many standard errors, and by so much.
SURE, WORTH_IT = 3.0, 0.004
#: How likely the manner at least is to let any suit go: never quite impossible, should all of the odds be nought.
SELDOM = 1e-9
#: When so many exchanges are left at most, nobody is strict any more.
LAST = 24


class Tries:
    """What came of the cards, one of each suit, on the pictures. ``counts[place]``: on how many a card was tried."""

    def __init__(self, drift: Drift, cards: Sequence[int], seed: int) -> None:
        """Play the cards, all on the same pictures, giving up those that fall behind."""
        self.drift = drift
        self.cards = list(cards)
        self.counts = [0] * len(cards)
        self.alive = list(range(len(cards)))
        done = 0
        while done < drift.pictures and (done == 0 or len(self.alive) > 1):
            end = min(drift.pictures, max(BLOCK, 2 * done))
            drift.attempt([card if place in self.alive else -1 for place, card in enumerate(cards)], done, end, seed)
            done = end
            for place in self.alive:
                self.counts[place] = done
            best = self.best()
            self.alive = [place for place in self.alive if not self.is_behind(place, best)]

    def best(self) -> int:
        """The card worth most, of those not given up."""
        return max(self.alive, key=lambda place: (self.drift.contrast(place, -1, self.counts[place])[0], -place))

    def behind(self, place: int, other: int) -> tuple[float, float]:
        """How much less a card is worth than another on the pictures both were tried on, and the standard error."""
        if place == other:
            return 0.0, 0.0
        far, error = self.drift.contrast(other, place, min(self.counts[place], self.counts[other]))
        return far, error

    def is_behind(self, place: int, other: int) -> bool:
        """Whether a card is less worth than another beyond doubt."""
        far, error = self.behind(place, other)
        return far > max(WORTH_IT, SURE * error)

    def trials(self, words: Sequence[str]) -> Trials:
        """The evidence; ``words`` name the cards."""
        most = max(self.counts)
        values = {word: tuple(self.drift.worths(place, self.counts[place])) for place, word in enumerate(words)}
        return Trials(tuple(self.drift.picture(i) for i in range(most)), tuple(self.drift.weights(most)), values)


def consider(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """Weigh what the seat may do. Values are chances to win the deal; cards of a suit share them."""
    chance = Random(f"{seed} {view.seat} {view.number} {view.facts['exchanges']}")
    count = max(1, round(level.worlds * budget))
    drift = pictures(view, level, count, chance.getrandbits(60))
    suits = [cards for lane in range(len(SUITS)) if (cards := view.hand & view.legal & LANE << 16 * lane)]
    first = [one_of(view, cards, chance) for cards in suits]
    tries = Tries(drift, first, chance.getrandbits(60))
    manner = drift.manner_odds()
    chosen = chance.choices(range(len(first)), [manner[card >> 4] + SELDOM for card in first])[0]
    best = tries.best()
    if level.deep and tries.is_behind(chosen, best):
        # Pictures have forebears in common, so that their spread says too little of their doubt: ask others as well.
        others = Tries(pictures(view, level, count, chance.getrandbits(60)), first, chance.getrandbits(60))
        chosen = best if others.best() == best and others.is_behind(chosen, best) else chosen
    words = [
        [PACK.word(card), *(PACK.word(other) for other in members(cards & ~(1 << card)))]
        for card, cards in zip(first, suits, strict=True)
    ]
    return decided(view, level, tries, words, chosen)


def by_tree(view: SeatView, runs: int, seed: int) -> Decision:
    """There are no tricks here to search a tree of. Raises ValueError."""
    raise ValueError("a tree search plays tricks, and this game has none")


def manner_of(seats: int, most: str | int) -> tuple[int, ...]:
    """The manner at a table of so many seats; where few exchanges are allowed, one loosens one's hold the sooner."""
    manner = MANNER_OF_FOUR if seats == 4 else MANNER
    if not isinstance(most, int) or most - LAST >= manner[PATIENCE]:
        return manner
    return (*manner[:PATIENCE], most - LAST, *HURRIED)


def pictures(view: SeatView, level: Level, count: int, seed: int) -> Drift:
    """What the seat of a view can picture of the hands, as far back as its level remembers."""
    if view.seat is None:
        raise ValueError("somebody who only watches has nothing to decide")
    options, most = view.options, view.options["max_exchanges"]
    drift = Drift(
        view.seats,
        -1 if options["pass_direction"] == "right" else 1,
        most if isinstance(most, int) else -1,
        TIES.index(str(options["tie"])),
        view.dealer,
        options["stock"] == "dealer_draws",
    )
    for seat in range(view.seats):
        drift.behave(seat, manner_of(view.seats, most))
        drift.out |= (seat in view.facts["out_of_deal"]) << seat
    drift.stale = 1 / view.seats if options["stalemate"] == "redeal" else 0.0
    drift.remember(view.seat, count, level.infers)
    passed = view.own["passed"]
    passed = passed[max(0, len(passed) - level.memory) :]
    gave, got = ([PACK.card(cards[way]) for cards in passed] for way in (0, 1))
    drift.recall(view.hand, gave, got, view.facts["exchanges"] - len(passed), seed)
    return drift


def passes_to_win(view: SeatView, level: Level, card: int, seed: int) -> tuple[float, float]:
    """After a card is given: the exchanges of the pictured deals that one wins, summed by weight, and their weight."""
    drift = pictures(view, level, level.worlds, seed)
    drift.attempt([card], 0, drift.pictures, seed)
    won = [
        (length, weight)
        for length, weight, worth in zip(
            drift.lengths(0, drift.pictures),
            drift.weights(drift.pictures),
            drift.worths(0, drift.pictures),
            strict=True,
        )
        if worth > 0.5
    ]
    return sum(length * weight for length, weight in won), sum(weight for _, weight in won)


def one_of(view: SeatView, cards: int, chance: Random) -> int:
    """The card of a suit to pass: any, or the lowest where the highest hand wins a tie."""
    return members(cards)[0] if view.options["tie"] == "highest_card" else chance.choice(members(cards))


def false_call(view: SeatView, best: Choice) -> Choice:
    """What a false call is worth when this is the best choice: a card is passed all the same, but it may cost."""
    if view.options["false_call"] == "none":
        return Choice("call", best.value, best.error, best.behind, best.behind_error)
    lost = best.value if view.options["false_call"] == "out_of_deal" else 1.0
    return Choice("call", max(0.0, best.value - lost), 0.0, lost, best.error)


def decided(view: SeatView, level: Level, tries: Tries, words: Sequence[Sequence[str]], chosen: int) -> Decision:
    """The decision: the chosen suit first, the others by how far they are behind; a call first when it is right.

    A level that strays at times is never offered a false call, nor anything beside a right one.
    """
    best = tries.best()
    rows: list[tuple[bool, float, int]] = []
    behind = [tries.behind(place, best) for place in range(len(words))]
    for place, (far, _) in enumerate(behind):
        rows.append((place != chosen, max(0.0, far), place))
    choices: list[Choice] = []
    for _, far, place in sorted(rows):
        value, doubt = tries.drift.contrast(place, -1, tries.counts[place])
        choices.extend(Choice(word, value, doubt, far, behind[place][1]) for word in words[place])
    word = words[chosen][0]
    if view.legal >> CALL & 1 and view.own["complete"]:
        word = "call"
        choices = [Choice(one.word, one.value, one.error, 1.0 - one.value, one.error) for one in choices]
        choices = [Choice("call", 1.0), *([] if level.heat else choices)]
    elif view.legal >> CALL & 1 and not level.heat:
        choices.append(false_call(view, choices[0]))
    return Decision(word, tuple(choices), max(tries.counts), trials=tries.trials([each[0] for each in words]))
