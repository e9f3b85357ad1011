"""Which suit to name and which two cards to give away in Trump Seven.

A line over the cards alone says what is worth a thought (trump_seven_chances.py); those are then tried on deals that
can still be, all on the same ones, with open cards to the end. What the line says counts like ``PRIOR`` deals.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from semyorka.bots.decision import Choice, Decision, Trials
from semyorka.bots.levels import Level
from semyorka.bots.sampling import Tried, World, sample
from semyorka.bots.trump_seven_chances import LANE, dealt_chances, kept_chance
from semyorka.bots.trump_seven_open import EVEN, PLAIN_WORTHS
from semyorka.bots.trump_seven_reading import SEVEN_POINTS
from semyorka.cards import JOKER, SUITS, members
from semyorka.games import GAMES
from semyorka.games.trump_seven import CONTRACT_POINTS, PACK, plain_points
from semyorka.search.solver import Solver
from semyorka.search.spread import Spread
from semyorka.telling.views import SeatView

#: What the line's opinion counts for, in deals.
PRIOR = 24.0
#: What is further behind than this by the line is not tried; of gifts, only so many pairs are.
FAR, PAIRS = 0.12, 8
#: A whole deal costs more than a trick in the middle: so many times fewer are tried.
DEARER = 4

#: Trumps and two gifts, the first for the next seat clockwise.
Plan = tuple[int, int, int]


class OpenDeals:
    """Whole deals with open cards, once trumps are named and gifts given: whether the declarer still gets his 60."""

    def __init__(self, view: SeatView, nodes: int) -> None:
        self.me = int(view.seat or 0)
        self.rule = str(view.options["discards_to"])
        self.options = view.options
        self.leader = (view.dealer + 1) % 3 if view.options["first_lead"] == "eldest" else self.me
        self.deal = GAMES[view.game](view.seats, view.options).position()
        self.solver: Solver | None = None
        self.nodes = nodes
        self.guessed = self.spent = 0
        self.plans: list[Plan] = []

    def worths(self, hands: Sequence[int], actions: Sequence[int]) -> list[float]:
        """The worth of plans by their places in ``plans``, in one deal: 1 where the 60 are made."""
        told = [self.worth(hands, self.plans[place]) for place in actions]
        self.guessed += EVEN in told
        return told

    def worth(self, hands: Sequence[int], plan: Plan) -> float:
        """Whether one plan brings the 60; half a point where the search broke off."""
        lane, first, second = plan
        gifts = 1 << first | 1 << second
        dealt = list(hands)
        dealt[self.me] &= ~gifts
        if self.rule == "defenders_hand":
            dealt[(self.me + 1) % 3] |= 1 << first
            dealt[(self.me + 2) % 3] |= 1 << second
        self.deal.lay_out(dealt, self.leader, trumps_of(lane))
        solver = self.solver = self.solver or Solver()
        solver.limit = self.nodes
        solver.set_up(
            self.deal, 1 << self.me, (*PLAIN_WORTHS, (1 << 16 * lane, SEVEN_POINTS)), per_trick=0,
            obliged=self.options["must_trump"] == "on",
            at_will=1 << JOKER if self.options["joker_any_time"] == "on" else 0,
        )  # fmt: skip
        made = solver.gains(CONTRACT_POINTS - (points(gifts, lane) if self.rule == "declarer_pile" else 0))
        self.spent += solver.nodes
        return EVEN if solver.stopped else float(made)


class OpenNaming(OpenDeals):
    """The same where the widow is not seen yet: in each deal its best gifts by the cards alone follow a suit."""

    def worths(self, hands: Sequence[int], actions: Sequence[int]) -> list[float]:
        taken = list(hands)
        taken[self.me] = PACK.full & ~union_of_others(hands, self.me)
        told = []
        for lane in actions:
            first, second = best_pairs(taken[self.me], lane, self.rule)[0]
            told.append(self.worth(taken, (lane, first, second)))
        self.guessed += EVEN in told
        return told


def consider_trumps(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """The four suits weighed."""
    rule = str(view.options["discards_to"])
    chances = dict(enumerate(dealt_chances(view.hand, rule)))
    best = max(chances.values())
    lanes = sorted((lane for lane in chances if chances[lane] > best - FAR), key=lambda lane: -chances[lane])
    judge = OpenNaming(view, level.nodes)
    tried = attempts(view, lanes, judge, level, budget, seed)
    values = blended(chances, tried)
    words = {lane: f"trump {SUITS[lane]}" for lane in chances}
    return told(values, words, tried, judge.guessed)


def consider_gift(view: SeatView, level: Level, budget: float, seed: int) -> Decision:
    """The next card to give away weighed, with the best other one beside it."""
    rule, lane = str(view.options["discards_to"]), SUITS.index(str(view.trump))
    laid = view.own["gifts"][0]
    if laid is None:
        first = ordered(best_pairs(view.hand, lane, rule), rule)
    else:
        gone = PACK.card(laid)
        first = sorted(
            ((gone, card) for card in members(view.hand)),
            key=lambda pair: -kept_chance(view.hand & ~(1 << pair[1]), lane, 1 << gone | 1 << pair[1], rule),
        )
    chances = {}
    for place, (one, two) in enumerate(first):
        gifts = 1 << one | 1 << two
        chances[place] = kept_chance(view.hand & ~gifts, lane, gifts, rule)
    judge = OpenDeals(view, level.nodes)
    judge.plans = [(lane, one, two) for one, two in first]
    best = max(chances.values())
    places = [place for place in range(min(2 * PAIRS, len(first))) if chances[place] > best - FAR]
    tried = attempts(view, places, judge, level, budget, seed)
    values = blended(chances, tried)
    if laid is None and rule != "defenders_hand":  # the way round makes no difference
        values |= {place + len(first) // 2: values[place] for place in range(len(first) // 2)}
    acts = {place: PACK.word(pair[0] if laid is None else pair[1]) for place, pair in enumerate(first)}
    return told(values, acts, tried, judge.guessed)


def attempts(view: SeatView, actions: Sequence[int], judge: OpenDeals, level: Level, budget: float, seed: int) -> Tried:
    """The actions tried on deals that can be, when there is a choice and the level tries any."""
    most = round(level.worlds * budget / DEARER) if len(actions) > 1 and level.infers else 0
    if most == 0:
        return Tried(actions)
    return sample(actions, affordable(open_worlds(view, seed), judge, most * level.nodes), judge, most)


def open_worlds(view: SeatView, seed: int) -> Iterator[World]:
    """Deals that can be while the others have nine cards each as dealt; what lies in no hand is the widow, or known."""
    me = int(view.seat or 0)
    unseen = PACK.full & ~view.hand
    for word in view.own["gifts"]:
        unseen &= ~(0 if word is None else 1 << PACK.card(word))
    spread = Spread(unseen, [9, 9], [unseen, unseen], seed)
    while True:
        hands = list(spread.draw())
        hands.insert(me, view.hand)
        yield hands, 1.0


def affordable(worlds: Iterator[World], judge: OpenDeals, nodes: int) -> Iterator[World]:
    """Worlds as long as the search has not cost so many positions."""
    for world in worlds:
        if judge.spent >= nodes:
            return
        yield world


def blended(chances: dict[int, float], tried: Tried) -> dict[int, float]:
    """The chances of the line and of the deals tried, which are held to its level where they judge all alike."""
    if not tried.weights:
        return chances
    tries = {action: tried.values[place] for place, action in enumerate(tried.actions)}
    level = sum(sum(found) for found in tries.values()) / sum(len(found) for found in tries.values())
    expected = sum(chances[action] * len(found) for action, found in tries.items())
    lift = expected / sum(len(found) for found in tries.values()) - level
    values = {}
    for action, chance in chances.items():
        found = tries.get(action, [])
        values[action] = (PRIOR * chance + sum(found) + lift * len(found)) / (PRIOR + len(found))
    return {action: min(1.0, max(0.0, value)) for action, value in values.items()}


def told(values: dict[int, float], words: dict[int, str], tried: Tried, guessed: int) -> Decision:
    """The decision, each word with its best plan's value."""
    rows: dict[str, float] = {}
    for action, value in values.items():
        rows[words[action]] = max(value, rows.get(words[action], 0.0))
    order = sorted(rows, key=lambda word: -rows[word])
    best = rows[order[0]]
    choices = tuple(Choice(word, rows[word], 0.0, best - rows[word]) for word in order)
    found: dict[str, tuple[float, ...]] = {}
    for place, action in enumerate(tried.actions):
        if tried.values[place] and (words[action] not in found or values[action] == rows[words[action]]):
            found[words[action]] = tuple(tried.values[place])
    trials = Trials(tuple(tried.hands), tuple(tried.weights), found)
    return Decision(order[0], choices, len(tried.weights), None, guessed, trials)


def best_pairs(hand: int, lane: int, rule: str) -> list[tuple[int, int]]:
    """Every pair of cards that a declarer may give away, the best first by the cards alone; the lower card first."""
    chances = {}
    for one, two in combinations(members(hand), 2):
        gifts = 1 << one | 1 << two
        chances[one, two] = kept_chance(hand & ~gifts, lane, gifts, rule)
    return sorted(chances, key=lambda pair: (-chances[pair], pair))


def ordered(pairs: Sequence[tuple[int, int]], rule: str) -> list[tuple[int, int]]:
    """Each pair both ways round where it matters who gets which card."""
    if rule != "defenders_hand":
        return [*pairs, *((two, one) for one, two in pairs)]
    return [way for one, two in pairs for way in ((one, two), (two, one))]


def points(cards: int, lane: int) -> int:
    """The points of cards with these trumps."""
    return int(plain_points(cards)) + SEVEN_POINTS * (cards >> 16 * lane & 1)


def trumps_of(lane: int) -> int:
    """The trumps, the Joker among them."""
    return (LANE << 16 * lane & PACK.full) | 1 << JOKER


def union_of_others(hands: Sequence[int], me: int) -> int:
    """The cards in all hands but one's own."""
    cards = 0
    for seat, hand in enumerate(hands):
        cards |= 0 if seat == me else hand
    return cards
