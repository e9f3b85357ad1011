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
from semyorka.bots.my_ship_sails_numbers import MANNER
from semyorka.bots.sampling import Tried, weighted
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
    Level(2, worlds=128, memory=2, infers=False, heat=0.03),
    Level(3, worlds=192, memory=4, heat=0.012),
    Level(4, worlds=256, heat=0.004),
    Level(5, worlds=1024, deep=True),
)

#: Pictures between two looks at which suits have fallen behind.
BLOCK = 128
#: The manner is left when another suit is better by so many standard errors, and by so much.
SURE, WORTH_IT = 3.0, 0.004
#: A false call counts as a deal thrown away: no level makes one.
THROWN_AWAY = 1.0


def consider(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """Weigh what the seat may do. Values are chances to win the deal; cards of a suit share them."""
    chance = Random(f"{seed} {view.seat} {view.number} {view.facts['exchanges']}")
    drift = pictures(view, level, max(1, round(level.worlds * budget)), chance.getrandbits(60))
    suits = [cards for lane in range(len(SUITS)) if (cards := view.hand & view.legal & LANE << 16 * lane)]
    first = [one_of(view, cards, chance) for cards in suits]
    tried = try_cards(drift, first, chance.getrandbits(60))
    manner = drift.manner_odds()
    usual = chance.choices(range(len(first)), [manner[card >> 4] + 1e-9 for card in first])[0]
    chosen = usual
    best = tried.best()
    if level.deep and best != usual:
        far, error = tried.behind(usual, best)
        chosen = best if far > max(WORTH_IT, SURE * error) else usual
    words = [[PACK.word(card), *(PACK.word(one) for one in members(cards & ~(1 << card)))]
             for card, cards in zip(first, suits, strict=True)]  # fmt: skip
    return decided(view, tried, words, chosen)


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
        drift.behave(seat, MANNER)
        drift.out |= (seat in view.facts["out_of_deal"]) << seat
    drift.stale = 1 / view.seats if options["stalemate"] == "redeal" else 0.0
    drift.remember(view.seat, count, level.infers)
    passed = view.own["passed"]
    passed = passed[max(0, len(passed) - level.memory) :]
    gave, got = ([PACK.card(cards[way]) for cards in passed] for way in (0, 1))
    drift.recall(view.hand, gave, got, view.facts["exchanges"] - len(passed), seed)
    return drift


def one_of(view: SeatView, cards: int, chance: Random) -> int:
    """The card of a suit to pass: any, or the lowest where the highest hand wins a tie."""
    return members(cards)[0] if view.options["tie"] == "highest_card" else chance.choice(members(cards))


def try_cards(drift: Drift, cards: Sequence[int], seed: int) -> Tried:
    """Play the cards on the pictures, all on the same ones, giving up those that fall behind."""
    tried = Tried(cards)
    done = 0
    while done < drift.pictures:
        end = min(drift.pictures, max(BLOCK, 2 * done))
        drift.attempt([cards[place] for place in tried.alive], done, end, seed)
        tried.hands.extend(drift.picture(i) for i in range(done, end))
        tried.weights.extend(drift.weights(done, end))
        for number, place in enumerate(tried.alive):
            tried.values[place].extend(drift.worths(number, done, end))
        done = end
        if tried.give_up(1):
            break
    return tried


def decided(view: SeatView, tried: Tried, words: Sequence[Sequence[str]], chosen: int) -> Decision:
    """The decision: the chosen suit first, the others by how far they are behind; a call first when it is right."""
    best = tried.best()
    rows = []
    for place in range(len(words)):
        far, error = (0.0, 0.0) if place == best else tried.behind(place, best)
        value, doubt = weighted(tried.values[place], tried.weights)
        rows.append((place != chosen, max(0.0, far), place, Choice("", value, doubt, max(0.0, far), error)))
    rows.sort(key=lambda row: row[:3])
    choices = [
        Choice(word, one.value, one.error, one.behind, one.behind_error)
        for _, _, place, one in rows
        for word in words[place]
    ]
    trials = Trials(
        tuple(tried.hands), tuple(tried.weights),
        {words[place][0]: tuple(values) for place, values in enumerate(tried.values)},
    )  # fmt: skip
    word = words[chosen][0]
    if view.legal >> CALL & 1:
        if view.own["complete"]:
            word = "call"
            choices = [Choice(one.word, one.value, one.error, 1.0 - one.value, one.error) for one in choices]
            choices.insert(0, Choice("call", 1.0))
        else:
            choices.append(Choice("call", 0.0, 0.0, THROWN_AWAY))
    return Decision(word, tuple(choices), len(tried.weights), None, 0, trials)
