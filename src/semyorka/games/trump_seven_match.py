"""A series of Trump Seven at a table: refusals with their reasons, what happened, what is public, the count in words.

The rules themselves stand in ``trump_seven.py``; this file only asks them.
"""

from collections.abc import Mapping
from typing import Any

from semyorka.cards import members, suit, union
from semyorka.games import trump_seven
from semyorka.games.facts import Award, Fact, Refused
from semyorka.games.match import MatchOf
from semyorka.games.trump_seven import CALL_WORDS, HOUSE_RULES, TrumpSeven

SIXTY = CALL_WORDS["60"]
JOKER_WORD = "JKR"


class TrumpSevenMatch(MatchOf[TrumpSeven]):
    """A series of Trump Seven, one against two, 3 seats.

    It ends after as many counted deals as were agreed, or when the players say so (``stop``). ``redeals`` is how many
    deals in a row have come to nothing since the last one that counted.
    """

    key = "trump_seven"
    pack = trump_seven.PACK
    seats_allowed = trump_seven.SEATS
    seats_clause = "K2"
    house_rules = HOUSE_RULES
    call_words = CALL_WORDS
    phases = ("auction", "naming", "giving", "play", "over")
    deals_alone = True

    def __init__(self, seats: int, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(seats, options)
        self.redeals = 0

    # ---- The run of the series -----------------------------------------------------------------------------

    def position(self) -> TrumpSeven:
        return TrumpSeven(self.seats, self.options)

    def packets(self, dealer: int) -> list[tuple[int, int]]:
        return [((dealer - turn) % 3, 3) for _ in range(3) for turn in (1, 2, 3)]

    def order_of(self, hands: Mapping[int, int], dealer: int, widow: int | None = None) -> list[int]:
        """An order that deals these hands and leaves these two cards (a set) on the table."""
        if widow is None or widow.bit_count() != 2:
            raise Refused("refuse-widow", "K7")
        order = super().order_of(hands, dealer)
        if union(order[27:]) != widow:
            raise Refused("refuse-widow", "K7")
        return order

    def count(self, deal: TrumpSeven) -> dict[str, Any]:
        if deal.redeal:
            self.redeals += 1
            return {"redeal": True, **self.why_redeal(deal)}
        self.redeals = 0
        delta = [deal.earned(seat) for seat in range(self.seats)]
        self.scores = [old + new for old, new in zip(self.scores, delta, strict=True)]
        points = [deal.points_of(seat) for seat in range(self.seats)]
        declarer = None if deal.leaster else deal.declarer
        own = None if declarer is None else points[declarer]
        if self.deals_counted() + 1 == self.options["games"]:
            self.end()
        return {
            "redeal": False, "leaster": bool(deal.leaster), "declarer": declarer, "trump": self.trump(deal),
            "declarer_points": own, "defender_points": None if own is None else sum(points) - own,
            "made": None if declarer is None else bool(deal.made), "points": points,
            "winners": members(deal.winners),
            "last_cards": self.last_cards(deal), "gifts": self.gifts_of(deal),
            "aside": self.pack.in_hand_order(deal.widow) if deal.leaster else [], "delta": delta,
            "awards": [award.told() for award in self.awards(deal)],
            "worth": self.worth(deal, self.pack.full),
            "hands": [
                self.pack.in_hand_order(deal.cards_shown(seat) | self.last_of(deal, seat), self.trump(deal))
                for seat in range(self.seats)
            ],
            "outcome": self.outcome(deal, points), "match": self.ending,
        }  # fmt: skip

    def line(self, deal: TrumpSeven, result: dict[str, Any]) -> dict[str, Any]:
        kept = ("declarer", "trump", "declarer_points", "made", "leaster", "points")
        return {key: result[key] for key in kept}

    def endless(self) -> bool:
        return self.options["games"] == "until_stopped"

    def may_stop(self) -> bool:
        return self.endless() and not self.over() and self.counted and self.deals_counted() > 0

    def stop(self) -> None:
        if not self.endless():
            raise Refused("refuse-no-stop", "K21")
        if self.over():
            raise Refused("refuse-match-over")
        if not self.counted:
            raise Refused("refuse-deal-unfinished")
        if not self.deals_counted():
            raise Refused("refuse-trump_seven-stop-early", "K21")
        self.end()

    def end(self) -> None:
        """The series is over: the highest score wins, level seats share."""
        best = max(self.scores)
        self.winners = [seat for seat in range(self.seats) if self.scores[seat] == best]
        kind = "one" if len(self.winners) == 1 else "shared"
        args = {"seat": self.winners[0], "winners": self.winners, "points": best}
        self.ending = {"winners": self.winners, "key": f"match-trump_seven-{kind}", "args": args, "clause": "K21"}

    def last_cards(self, deal: TrumpSeven) -> dict[int, str]:
        """The tenth card of each defender, by seat, which no trick asks for."""
        return {seat: self.pack.word(card) for seat in range(self.seats) for card in members(self.last_of(deal, seat))}

    def last_of(self, deal: TrumpSeven, seat: int) -> int:
        """The same as a set of one card, empty where there is none."""
        card = deal.last_card_of(seat)
        return 0 if card is None else 1 << card

    def gifts_of(self, deal: TrumpSeven) -> list[list[Any]]:
        """The cards that the declarer laid away, each with the seat it went to, the one laid first in front."""
        gifts = [deal.gift(0), deal.gift(1)]
        return [
            [self.receiver(deal.declarer, place), self.pack.word(card)]
            for place, card in enumerate(gifts) if card is not None
        ]  # fmt: skip

    def receiver(self, declarer: int, place: int) -> int:
        """Who gets the card that the declarer lays first (0) or second (1)."""
        return declarer if self.options["discards_to"] == "declarer_pile" else (declarer + 1 + place) % self.seats

    def why_redeal(self, deal: TrumpSeven) -> dict[str, Any]:
        """Why the cards are dealt again, as key, args and clause."""
        key = "redeal-trump_seven-bids" if deal.bidders else "redeal-trump_seven-passed"
        return {"key": key, "args": {}, "clause": "K11"}

    def outcome(self, deal: TrumpSeven, points: list[int]) -> dict[str, Any]:
        """What became of the 60, as key, args and clause."""
        if deal.leaster:
            return {"key": "outcome-trump_seven-leaster", "args": {"points": min(points)}, "clause": "K11"}
        kind = "made" if deal.made else "lost"
        args = {"seat": deal.declarer, "points": points[deal.declarer]}
        return {"key": f"outcome-trump_seven-{kind}", "args": args, "clause": "K21"}

    def awards(self, deal: TrumpSeven) -> list[Award]:
        """The counting cards that each seat has, with their points."""
        given = []
        for seat in range(self.seats):
            taken = deal.cards_won(seat)
            counting = union(card for card in members(taken) if self.value(deal, card))
            args = {"points": deal.points_of(seat)}
            cards = self.pack.in_hand_order(counting, self.trump(deal))
            given.append(Award("Points", seat, cards, "award-trump_seven-points", "K20", args))
        return given

    def value(self, deal: TrumpSeven, card: int) -> int:
        """The points of one card."""
        if not deal.leaster and self.pack.word(card) == f"7{self.trump(deal)}":
            return 20
        return int(trump_seven.plain_points(1 << card))

    def worth(self, deal: TrumpSeven, cards: int) -> dict[str, int]:
        """The counting cards of a set with the points of each."""
        points = {self.pack.word(card): self.value(deal, card) for card in members(cards)}
        return {word: one for word, one in points.items() if one}

    def dealt_beside(self, deal: Mapping[str, Any]) -> dict[str, Any]:
        return {"widow": self.pack.set(deal["widow"])} if "widow" in deal else {}

    def beside(self, deal: TrumpSeven) -> dict[str, str]:
        return {"widow": " ".join(self.pack.words(deal.widow))}

    def case_result(self, result: Mapping[str, Any], letters: str) -> dict[str, Any]:
        kept = ("trump", "declarer_points", "defender_points", "made")
        told = {key: result[key] for key in kept}
        told["declarer"] = None if result["declarer"] is None else letters[result["declarer"]]
        told["last_cards"] = {letters[seat]: card for seat, card in result["last_cards"].items()}
        if result["leaster"]:
            told["points"] = dict(zip(letters, result["points"], strict=False))
            told["winners"] = [letters[seat] for seat in result["winners"]]
        return told

    # ---- Actions -------------------------------------------------------------------------------------------

    def not_your_turn(self, deal: TrumpSeven) -> Refused:
        lead = "K16" if deal.on_table() else "K17" if any(map(deal.tricks_of, range(3))) else "K15"
        clause = {"auction": "K8", "naming": "K12", "giving": "K13", "play": lead}[self.phase(deal)]
        return Refused("refuse-turn", clause, seat=deal.to_act)

    def why_not(self, deal: TrumpSeven, seat: int, action: int) -> Refused:
        phase = self.phase(deal)
        calling = action in CALL_WORDS.values()
        if phase == "auction":
            return Refused("refuse-trump_seven-auction-first", "K10")
        if phase == "naming":
            return Refused("refuse-trump_seven-name-first", "K12")
        if calling:
            if phase == "giving":
                return Refused("refuse-trump_seven-give-first", "K13")
            naming = action not in (CALL_WORDS["pass"], SIXTY)
            return Refused("refuse-trump_seven-auction-over", "K12" if naming else "K10")
        if not deal.hand(seat) >> action & 1:
            return Refused("refuse-not-held", card=self.pack.word(action))
        return self.why_no_follow(deal, seat, action)

    def why_no_follow(self, deal: TrumpSeven, seat: int, action: int) -> Refused:
        led = deal.on_table()[0]
        if deal.trumps >> led & 1 and not deal.leaster:
            return Refused("refuse-trump_seven-follow-trump", "K16", suit=self.trump(deal))
        if self.must_trump_now(deal, seat, led):
            return Refused("refuse-trump_seven-must-trump", "K16", suit=suit(led), trump=self.trump(deal))
        if self.pack.word(action) == JOKER_WORD:
            return Refused("refuse-trump_seven-joker", "K18", suit=suit(led))
        return Refused("refuse-trump_seven-follow", "K16", suit=suit(led))

    def must_trump_now(self, deal: TrumpSeven, seat: int, led: int) -> bool:
        """Whether the seat is void in the suit led and the house rule makes it trump."""
        return all(suit(card) != suit(led) for card in members(deal.hand(seat)))

    # ---- What happened -------------------------------------------------------------------------------------

    def facts(self, before: TrumpSeven, deal: TrumpSeven, seat: int, action: int) -> list[Fact]:
        phase = self.phase(before)
        if phase == "auction":
            return self.called(before, deal, seat, action)
        if phase == "naming":
            widow = self.pack.in_hand_order(before.widow)
            return [
                Fact("trump", {"seat": seat, "suit": self.trump(deal), "clause": "K12"}),
                Fact("widow", {"seat": seat, "clause": "K12"}, {seat: {"cards": widow}}),
            ]
        if phase == "giving":
            return [self.gave(before, deal, seat, action)]
        told = [Fact("played", {"seat": seat, "card": self.pack.word(action)})]
        if len(before.on_table()) == 2:
            told.append(self.trick_taken(before, deal, action, "K17"))
        if deal.over() and self.last_cards(deal):
            last = [[one, card] for one, card in self.last_cards(deal).items()]
            told.append(Fact("last_cards", {"cards": last, "clause": "K19"}))
        return told

    def called(self, before: TrumpSeven, deal: TrumpSeven, seat: int, action: int) -> list[Fact]:
        call = {"seat": seat, "call": self.word(action), "round": before.round, "clause": "K10"}
        told = [Fact("called", call)]
        if deal.redeal:
            told.append(Fact("redeal", self.why_redeal(deal)))
        elif deal.leaster:
            leaster = {"key": "auction-trump_seven-leaster", "args": {}, "clause": "K11"}
            told.append(Fact("auction", {"declarer": None, **leaster}))
        elif self.phase(deal) == "naming":
            forced = not deal.bidders
            key = "auction-trump_seven-forced" if forced else "auction-trump_seven"
            won = {"key": key, "args": {"seat": deal.declarer}, "clause": "K11" if forced else "K12"}
            told.append(Fact("auction", {"declarer": deal.declarer, **won}))
        return told

    def gave(self, before: TrumpSeven, deal: TrumpSeven, seat: int, action: int) -> Fact:
        """A card laid away: who gave and who gets it is open; the card itself only the giver and a new holder see."""
        to = self.receiver(seat, 0 if before.gift(0) is None else 1)
        word = self.pack.word(action)
        secret = {seat: {"card": word}}
        if self.options["discards_to"] == "defenders_hand":
            secret[to] = {"card": word}
        return Fact("gave", {"seat": seat, "to": to, "clause": "K13"}, secret)

    def shown_to(self, deal: TrumpSeven, seat: int) -> int:
        """A card laid for a seat is that seat's to see at once; it joins the hand when both are laid."""
        cards = enumerate(deal.gift(place) for place in range(2))
        laid = union(card for place, card in cards if card is not None and self.receiver(deal.declarer, place) == seat)
        return laid if self.options["discards_to"] == "defenders_hand" else 0

    # ---- What is public ------------------------------------------------------------------------------------

    def trump(self, deal: TrumpSeven) -> str | None:
        plain = deal.trumps & ~self.pack.set(JOKER_WORD)
        return suit(members(plain)[0]) if plain else None

    def public(self, deal: TrumpSeven) -> dict[str, Any]:
        shown = [self.shown_points(deal, seat) for seat in range(self.seats)]
        named = deal.declarer >= 0
        laid = sum(deal.gift(place) is not None for place in range(2))
        giving = self.phase(deal) == "giving"
        return {
            "declarer": deal.declarer if named else None, "round": deal.round, "bidders": members(deal.bidders),
            "leaster": bool(deal.leaster), "points": shown, "discards_to": self.options["discards_to"],
            "sides": self.sides(deal, shown) if named else None, "redeals": self.redeals, "laid": laid,
            "to": [self.receiver(deal.declarer, place) for place in range(2)] if giving else None,
        }  # fmt: skip

    def sides(self, deal: TrumpSeven, shown: list[int]) -> dict[str, Any]:
        """The points of both sides by the cards seen, those still out, and what is certain of the 60 already."""
        own = shown[deal.declarer]
        against = sum(shown) - own
        lost = against > 100 - trump_seven.CONTRACT_POINTS
        sure = "made" if own >= trump_seven.CONTRACT_POINTS else "lost" if lost else None
        return {"declarer": own, "defenders": against, "out": 100 - own - against, "sure": sure}

    def shown_points(self, deal: TrumpSeven, seat: int) -> int:
        """The points in the tricks a seat has taken; cards laid away unseen are left out until the count."""
        if deal.over():
            return deal.points_of(seat)
        open_cards = union(card for one in range(self.seats) for card in members(deal.cards_shown(one)))
        return sum(self.value(deal, card) for card in members(deal.cards_won(seat) & open_cards))

    def private(self, deal: TrumpSeven, seat: int) -> dict[str, Any]:
        gifts = [deal.gift(0), deal.gift(1)]
        words = [None if card is None else self.pack.word(card) for card in gifts]
        if seat == deal.declarer:
            taken = self.phase(deal) not in ("auction", "naming")
            worth = self.worth_to_others(deal) if self.phase(deal) == "giving" else {}
            return {"widow": self.pack.in_hand_order(deal.widow) if taken else [], "gifts": words, "worth": worth}
        place = (seat - deal.declarer) % 3 - 1
        if deal.declarer < 0 or words[place] is None or self.options["discards_to"] != "defenders_hand":
            return {}
        return {"gift": words[place]}

    def worth_to_others(self, deal: TrumpSeven) -> dict[str, int]:
        """The counting cards in the declarer's hand with the points that the others would get with each."""
        if self.options["discards_to"] == "declarer_pile":
            return {}
        return self.worth(deal, deal.hand(deal.declarer))
