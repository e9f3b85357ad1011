"""A match of Auction Pitch at a table: refusals with their reasons, what happened, what is public, the count in words.

The rules themselves stand in ``pitch.py``; this file only asks them.
"""

from collections.abc import Mapping
from typing import Any

from semyorka.bits import highest, lowest
from semyorka.cards import members, suit, union
from semyorka.games import pitch
from semyorka.games.facts import Award, Fact, Refused
from semyorka.games.match import MatchOf
from semyorka.games.pitch import CALL_WORDS, HOUSE_RULES, Pitch

POINTS = ("High", "Low", "Jack", "Game")
PASS, SLAM = CALL_WORDS["pass"], CALL_WORDS["slam"]
WORD_OF_CALL = {call: word for word, call in CALL_WORDS.items()}
BID_OF = {**{CALL_WORDS[word]: int(word) for word in "1234"}, PASS: 0, SLAM: "slam"}


class PitchMatch(MatchOf[Pitch]):
    """A match of Auction Pitch for 2 to 7 seats, each for himself."""

    key = "pitch"
    pack = pitch.PACK
    seats_allowed = pitch.SEATS
    seats_clause = "P1"
    house_rules = HOUSE_RULES
    call_words = CALL_WORDS
    phases = ("auction", "play", "over")

    # ---- The run of the match ------------------------------------------------------------------------------

    def position(self) -> Pitch:
        return Pitch(self.seats, self.options)

    def packets(self, dealer: int) -> list[tuple[int, int]]:
        return [((dealer + 1 + turn) % self.seats, 3) for _ in range(2) for turn in range(self.seats)]

    def after_redeal(self, deal: Pitch) -> int:
        if self.options["all_pass"] == "redeal_next":
            return (deal.dealer + 1) % self.seats
        return deal.dealer

    def count(self, deal: Pitch) -> dict[str, Any]:
        if deal.redeal:
            return {"redeal": True, "key": "redeal-pitch", "args": {}, "clause": "P9"}
        before = list(self.scores)
        delta = [deal.earned(seat) for seat in range(self.seats)]
        self.scores = [old + new for old, new in zip(before, delta, strict=True)]
        self.winners, why = pitch.match_winners(deal, before, self.scores, self.options)
        self.winners.sort()
        if self.winners:
            self.ending = ending(self.winners, why, self.options)
        return {
            "redeal": False, "pitcher": deal.pitcher, "bid": BID_OF[deal.bid], "made": bool(deal.made),
            "points": [points_of(deal, seat) for seat in range(self.seats)],
            "awards": [award.told() for award in awards(deal, self.options)],
            "pips": [deal.pips_of(seat) for seat in range(self.seats)], "delta": delta,
            "hands": [self.pack.in_hand_order(deal.cards_shown(seat), self.trump(deal)) for seat in range(self.seats)],
            "outcome": outcome(deal, delta), "match": self.ending,
        }  # fmt: skip

    def line(self, deal: Pitch, result: dict[str, Any]) -> dict[str, Any]:
        return {"pitcher": result["pitcher"], "bid": result["bid"], "made": result["made"]}

    def case_result(self, result: Mapping[str, Any], letters: str) -> dict[str, Any]:
        by_seat = {key: dict(zip(letters, result[key], strict=False)) for key in ("points", "pips", "delta")}
        return {"pitcher": letters[result["pitcher"]], "bid": result["bid"], "made": result["made"], **by_seat}

    # ---- Actions -------------------------------------------------------------------------------------------

    def action(self, word: str) -> int:
        if word == "slam" and self.options["slam"] == "same_as_4":
            return CALL_WORDS["4"]
        return super().action(word)

    def not_your_turn(self, deal: Pitch) -> Refused:
        if self.phase(deal) == "auction":
            clause = "P7" if deal.to_act == (deal.dealer + 1) % self.seats else "P8"
        elif not deal.trumps:
            clause = "P10"
        else:
            clause = "P3" if deal.on_table() else "P12"
        return Refused("refuse-turn", clause, seat=deal.to_act)

    def why_not(self, deal: Pitch, seat: int, action: int) -> Refused:
        if self.phase(deal) == "auction":
            return self.why_no_call(deal, action)
        if action in WORD_OF_CALL:
            return Refused("refuse-pitch-auction-over", "P9", seat=deal.pitcher)
        if not deal.hand(seat) >> action & 1:
            return Refused("refuse-not-held", card=self.pack.word(action))
        led = deal.on_table()[0]
        if deal.trumps >> led & 1:
            return Refused("refuse-pitch-follow-trump", "P11", suit=suit(led))
        if self.options["trump_in"] == "void_only":
            return Refused("refuse-pitch-follow", "P13", suit=suit(led))
        if self.options["trump_in"] == "pip_lead" and self.pack.word(led)[0] in "JQK":
            return Refused("refuse-pitch-follow-court", "P13", suit=suit(led), card=self.pack.word(led))
        return Refused("refuse-pitch-follow-or-trump", "P13", suit=suit(led), trump=self.trump(deal))

    def why_no_call(self, deal: Pitch, action: int) -> Refused:
        if action not in WORD_OF_CALL:
            return Refused("refuse-pitch-auction-first", "P7")
        if action == SLAM and self.options["slam"] == "off":
            return Refused("refuse-pitch-no-slam", "P7")
        if action < CALL_WORDS[str(self.options["min_bid"])]:
            return Refused("refuse-pitch-min-bid", "P7", least=self.options["min_bid"])
        if action == deal.bid and deal.to_act == deal.dealer and self.options["dealer_match"] != "off":
            return Refused("refuse-pitch-top", "P8", bid=WORD_OF_CALL[deal.bid])
        return Refused("refuse-pitch-higher", "P8", bid=WORD_OF_CALL[deal.bid])

    # ---- What happened -------------------------------------------------------------------------------------

    def facts(self, before: Pitch, deal: Pitch, seat: int, action: int) -> list[Fact]:
        if self.phase(before) == "auction":
            return self.called(before, deal, seat, action)
        told = [Fact("played", {"seat": seat, "card": self.pack.word(action)})]
        if not before.trumps:
            told.append(Fact("trump", {"seat": seat, "suit": suit(action), "clause": "P10"}))
        if deal.played == 0:
            told.append(self.trick_taken(before, deal, action, "P12"))
        return told

    def called(self, before: Pitch, deal: Pitch, seat: int, action: int) -> list[Fact]:
        matched = action != PASS and action == before.bid
        told = [Fact("called", {"seat": seat, "call": self.word(action), "clause": "P8" if matched else "P7"})]
        if deal.redeal:
            told.append(Fact("redeal", {"key": "redeal-pitch", "args": {}, "clause": "P9"}))
        elif self.phase(deal) == "play":
            forced = before.pitcher < 0 and action == PASS
            key = f"auction-pitch-{self.options['all_pass']}" if forced else "auction-pitch"
            who = {"pitcher": deal.pitcher, "bid": BID_OF[deal.bid]}
            told.append(Fact("auction", {**who, "key": key, "args": dict(who), "clause": "P9"}))
        return told

    # ---- What is public ------------------------------------------------------------------------------------

    def trump(self, deal: Pitch) -> str | None:
        return suit(lowest(deal.trumps)) if deal.trumps else None

    def public(self, deal: Pitch) -> dict[str, Any]:
        bid = deal.bid != PASS or deal.pitcher >= 0
        return {
            "pitcher": deal.pitcher if bid else None,
            "bid": BID_OF[deal.bid] if bid else None,
            "so_far": self.so_far(deal),
            "pips": [deal.pips_of(seat) for seat in range(self.seats)],
        }

    def so_far(self, deal: Pitch) -> dict[str, Any]:
        """Who would have each point by the finished tricks, by which card, and whether that is certain."""
        taken = [deal.cards_won(seat) & deal.trumps for seat in range(self.seats)]
        seen = sum(taken)
        if not seen:
            return dict.fromkeys(POINTS)
        over, low, high = deal.over(), lowest(seen), highest(seen)
        jack = (high & 48) + self.pack.ranks.index("J")
        low_piles = taken
        if self.options["low_to"] == "holder":
            low_piles = [deal.cards_shown(seat) for seat in range(self.seats)]
        return {
            "High": self.had(taken, high, over or self.pack.word(high)[0] == "A"),
            "Low": self.had(low_piles, low, over or self.pack.word(low)[0] == "2"),
            "Jack": self.had(taken, jack, True) if seen >> jack & 1 else None,
            "Game": self.game_so_far(deal, over),
        }

    def game_so_far(self, deal: Pitch, over: bool) -> dict[str, Any] | None:
        """Who is ahead in card points; None when nobody is, and where there is no Game point."""
        counted = [deal.pips_of(seat) for seat in range(self.seats)]
        ahead = [seat for seat in range(self.seats) if counted[seat] == max(counted)]
        if len(ahead) > 1 and self.options["game_tie"] == "pitcher" and deal.pitcher in ahead:
            ahead = [deal.pitcher]
        if len(ahead) > 1 or (not over and not max(counted)) or self.options["scoring"] == "literal_sum":
            return None
        return {"seat": ahead[0], "card": None, "sure": over}

    def had(self, piles: list[int], card: int, sure: bool) -> dict[str, Any]:
        owner = next(seat for seat, pile in enumerate(piles) if pile >> card & 1)
        return {"seat": owner, "card": self.pack.word(card), "sure": sure}


# ---- The count in words ------------------------------------------------------------------------------------


def points_of(deal: Pitch, seat: int) -> list[str]:
    """The names of the points a seat has."""
    return [name for point, name in enumerate(POINTS) if deal.owner_of(point) == seat]


def awards(deal: Pitch, options: dict[str, Any]) -> list[Award]:
    """Each point of a finished deal: who has it and by which cards; a point that nobody has says why."""
    words = pitch.PACK.word
    given = [
        Award("High", deal.owner_of(0), [words(deal.high)], "award-pitch-high", "P16"),
        Award("Low", deal.owner_of(1), [words(deal.low)], f"award-pitch-low-{options['low_to']}", "P15"),
    ]
    if deal.jack < 0:
        given.append(Award("Jack", None, [], "award-pitch-jack-not-dealt", "P16"))
    else:
        given.append(Award("Jack", deal.owner_of(2), [words(deal.jack)], "award-pitch-jack", "P16"))
    if options["scoring"] == "literal_sum":
        return given + [
            Award("Pips", seat, pip_cards(deal, seat), "award-pitch-pips", "P16", {"pips": deal.pips_of(seat)})
            for seat in range(deal.seats) if deal.pips_of(seat)
        ]  # fmt: skip
    return [*given, game_award(deal)]


def game_award(deal: Pitch) -> Award:
    """The award of Game, or why nobody has it."""
    counted = [deal.pips_of(seat) for seat in range(deal.seats)]
    owner, args = deal.owner_of(POINTS.index("Game")), {"pips": max(counted)}
    if owner is None:
        return Award("Game", None, [], "award-pitch-game-tie", "P16", args)
    level = counted.count(max(counted)) > 1
    key = "award-pitch-game-tie-pitcher" if level else "award-pitch-game"
    return Award("Game", owner, pip_cards(deal, owner), key, "P16", args)


def pip_cards(deal: Pitch, seat: int) -> list[str]:
    """The cards with card points that a seat has taken."""
    counting = union(card for card in members(deal.cards_won(seat)) if pitch.pips(1 << card))
    return pitch.PACK.in_hand_order(counting)


def outcome(deal: Pitch, delta: list[int]) -> dict[str, Any]:
    """What became of the bid, as key, args and clause."""
    args = {"seat": deal.pitcher, "bid": BID_OF[deal.bid], "points": delta[deal.pitcher]}
    kind = "free" if deal.bid == PASS else "made" if deal.made else "set-back"
    if deal.bid == SLAM:
        kind = f"slam-{kind}"
    return {"key": f"outcome-pitch-{kind}", "args": args, "clause": "P14"}


def ending(winners: list[int], why: str, options: dict[str, Any]) -> dict[str, Any]:
    """Why the match is over, as winners, key, args and clause."""
    clause = {"slam": "P14", "alone": "P17", "pitcher": "P19"}.get(why, "P18")
    args = {"seat": winners[0], "target": options["target"]}
    return {"winners": winners, "key": f"match-pitch-{why}", "args": args, "clause": clause}
