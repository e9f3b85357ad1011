"""What the plain bot calls in Auction Pitch, and which suit it pitches.

A bid is worth what the hand may make of it (``pitch_hands``), against what passing is worth. Values are points of the
score, one's own against the mean of the others', so that a deal in which all fare alike is worth nothing.
"""

from semyorka.bots.pitch_hands import Prospect, against_pitcher, as_pitcher
from semyorka.bots.pitch_numbers import OUTBID
from semyorka.bots.pitch_stakes import SLAM, WIN, bid_value, paid
from semyorka.bots.reading import LANE
from semyorka.cards import SUITS
from semyorka.games import GAMES
from semyorka.games.pitch import pips
from semyorka.telling.views import SeatView

CALLS = GAMES["pitch"].call_words

#: The least chance to make a bid that is not a slam, a slam, and any bid that keeps somebody from going out.
SOUND, SOUND_SLAM, SOUND_IN_DEFENCE = 0.6, 0.5, 0.4
#: How much better than passing a bid must look.
MARGIN = 0.05
#: How often others make their bids, and what they make beyond them.
OTHERS_MAKE, BEYOND = 0.75, 0.4
#: What a pitcher makes on the average of the four points, and one who has promised nothing. (In the literal sum a
#: pitcher makes twice what another seat makes.)
PITCHER_MAKES, FREE_PITCH = 2.2, 1.6
#: What the turn to deal is worth, which a house rule passes on when all have passed.
DEALING = 0.1
#: The least weight of another's winning the match; with few seats it weighs more by itself.
DREAD = 0.35


class Auction:
    """One seat's turn to call."""

    def __init__(self, view: SeatView) -> None:
        if view.seat is None:
            raise ValueError("somebody who only watches has nothing to decide")
        self.view, self.me, self.seats, self.options = view, view.seat, view.seats, view.options
        self.standing = bid_value(view)
        self.holder = view.facts["pitcher"]
        lanes = [lane for lane in range(4) if view.hand >> 16 * lane & LANE]
        self.prospects = {lane: as_pitcher(view.hand, lane, view.seats, view.options) for lane in lanes}
        self.own = against_pitcher(view.hand, view.seats, view.options)
        self.literal = view.options["scoring"] == "literal_sum"
        dealt = 6 * view.seats / 52
        self.in_all = 3.0 + dealt * pips(GAMES["pitch"].pack.full) if self.literal else 2.9 + dealt
        self.pitcher_makes = 2.0 * self.in_all / (self.seats + 1) if self.literal else PITCHER_MAKES
        self.fellow = (self.in_all - self.pitcher_makes) / (self.seats - 1)

    # -- as pitcher ----------------------------------------------------------------------------------------------

    def made(self, bid: int, prospect: Prospect) -> float:
        """The chance to make a bid."""
        if bid == SLAM:
            needs = self.options["slam_needs"]
            return {"tricks": prospect.tricks, "points": prospect.named}.get(str(needs), prospect.everything)
        return prospect.reach[bid] if bid else 1.0

    def pitching(self, bid: int, lane: int) -> float:
        """What it is worth to pitch this suit at a bid."""
        prospect = self.prospects[lane]
        others = (self.in_all - prospect.mean()) / (self.seats - 1)
        if bid == SLAM:
            made = self.made(SLAM, prospect)
            return made * self.slam_pays() - (1.0 - made) * SLAM - others
        need, worth = self.need(self.me), 0.0
        for points, chance in prospect.exactly():
            wins = points >= max(bid, need) and self.options["endgame"] == "count_out"  # then nobody else counts
            worth += chance * (paid(points, bid, need, self.options) - (0.0 if wins else others))
        return worth

    def slam_pays(self) -> float:
        """What a made slam is worth: five points, or the match by the house rule."""
        need = self.need(self.me)
        return need + WIN if need <= SLAM or self.slam_wins(self.me) else SLAM

    def slam_wins(self, seat: int) -> bool:
        """Whether a made slam of this seat is the match."""
        pays = self.options["slam_pays"]
        return pays == "wins_game" or (pays == "wins_if_not_negative" and self.view.scores[seat] >= 0)

    def need(self, seat: int) -> int:
        return int(self.options["target"]) - self.view.scores[seat]

    def best_suit(self, bid: int) -> int:
        """The lane of the suit that is worth most at a bid."""
        return max(self.prospects, key=lambda lane: self.pitching(bid, lane))

    # -- against a pitcher ---------------------------------------------------------------------------------------

    def defending(self, bid: int, pitcher: int | None) -> float:
        """What it is worth that somebody else pitches at a bid; ``pitcher`` None: one does not know who."""
        scored = FREE_PITCH if not bid else OTHERS_MAKE * (bid + BEYOND) - (1.0 - OTHERS_MAKE) * bid
        if self.literal:
            scored = OTHERS_MAKE * self.pitcher_makes - (1.0 - OTHERS_MAKE) * bid
        goes_out = self.goes_out(bid, pitcher)
        own = self.own
        if self.need(self.me) == 1:
            own += min(1.0, self.own) * WIN * (1.0 - goes_out)
        others = (scored + (self.seats - 2) * self.fellow) / (self.seats - 1)
        return own - others - max(DREAD, 1.0 / (self.seats - 1)) * WIN * goes_out

    def goes_out(self, bid: int, pitcher: int | None) -> float:
        """The chance that another pitcher wins the match with a bid."""
        if pitcher is None:
            return 0.0
        if bid == SLAM and self.slam_wins(pitcher):
            return OTHERS_MAKE
        short = self.need(pitcher) - (self.pitcher_makes if self.literal else max(1, bid))
        return OTHERS_MAKE if short <= 0 else OTHERS_MAKE / 2 if short <= 1 else 0.0

    def passing(self) -> float:
        """What it is worth to pass."""
        if self.standing:
            return self.defending(self.standing, self.holder)
        nobody = self.holds(0, self.to_speak())
        return nobody * self.all_pass() + (1.0 - nobody) * self.defending(2, None)

    def all_pass(self) -> float:
        """What it is worth that everybody passes, by the house rule."""
        rule = self.options["all_pass"]
        dealer, eldest = self.view.dealer, (self.view.dealer + 1) % self.seats
        least = int(self.options["min_bid"])
        if rule == "dealer_forced":
            return self.pitching(least, self.best_suit(least)) if self.me == dealer else self.defending(least, dealer)
        if rule == "eldest_free":
            return self.pitching(0, self.best_suit(0)) if self.me == eldest else self.defending(0, eldest)
        return -DEALING if rule == "redeal_next" and self.me == dealer else 0.0

    # -- the call ------------------------------------------------------------------------------------------------

    def to_speak(self) -> list[int]:
        """The seats that speak after this one; the dealer is the last."""
        left = (self.view.dealer - self.me) % self.seats
        return [(self.me + turn) % self.seats for turn in range(1, left + 1)]

    def holds(self, bid: int, seats: list[int]) -> float:
        """The chance that none of these seats speaks above a bid (0: opens), or as dealer matches it."""
        before, dealer = OUTBID[self.seats]
        standing = min(bid, 4)
        chance = 1.0
        for seat in seats:
            matches = seat == self.view.dealer and self.options["dealer_match"] != "off"
            chance *= 1.0 - (dealer if matches else before)[standing] / 100
        return chance

    def sound(self, bid: int) -> float:
        """The least chance with which a bid is made at all."""
        if self.holder is not None and self.goes_out(self.standing, self.holder) >= OTHERS_MAKE:
            return SOUND_IN_DEFENCE
        return SOUND_SLAM if bid == SLAM else SOUND

    def bids(self) -> list[tuple[int, str]]:
        """The bids one may make now, as points promised and words."""
        words = [word for word, call in CALLS.items() if word != "pass" and self.view.legal >> call & 1]
        return [(SLAM if word == "slam" else int(word), word) for word in words]

    def call(self) -> str:
        """The call that is worth most: pass, or a bid that this hand will make."""
        best, most = "pass", self.passing() + MARGIN
        for bid, word in self.bids():
            sound = self.sound(bid)
            if all(self.made(bid, prospect) < sound for prospect in self.prospects.values()):
                continue
            lane = self.best_suit(bid)
            if self.made(bid, self.prospects[lane]) < sound:
                continue
            stays = self.holds(bid, self.to_speak())
            worth = stays * self.pitching(bid, lane) + (1.0 - stays) * self.defending(min(bid + 1, SLAM), None)
            if worth > most:
                best, most = word, worth
        return best


def call(view: SeatView) -> str:
    """The word of the call to make."""
    return Auction(view).call()


def trump_suit(view: SeatView) -> str:
    """The letter of the suit that the pitcher makes trumps."""
    auction = Auction(view)
    return SUITS[auction.best_suit(auction.standing)]
