"""``semyorka referee CASES.json``: replays worked deals by the rules and says what came of them."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from semyorka.cards import union
from semyorka.cli.arguments import Parser, Trouble
from semyorka.cli.case_file import BrokenFile, read
from semyorka.games import GAMES
from semyorka.games.facts import Fact, Refused
from semyorka.games.match import Match
from semyorka.words import say

Json = dict[str, Any]

LETTERS = "ABCDEFG"

#: What a deal may give beside hands, as cards in notation.
BESIDE = ("widow", "turn_up", "stock")


# ---- The command -------------------------------------------------------------------------------------------


def arguments(parser: Parser) -> None:
    """The arguments of ``semyorka referee``."""
    parser.add_argument("cases", metavar="CASES.json", help=parser.tell("cli-referee-cases"))


def run(options: Any) -> int:
    """Print the results as a JSON array, one case a line. ``why`` is English unless ``--lang`` says otherwise."""
    try:
        cases = read(options.cases, sys.stdin.buffer)
    except BrokenFile as broken:
        name = say(options.lang, "cli-standard-input") if options.cases == "-" else options.cases
        raise Trouble(say(options.lang, broken.key, {"file": name, **broken.args_of_key})) from None
    results = referee(cases, options.lang if options.lang_given else "en")
    lines = ",\n".join(json.dumps(result, ensure_ascii=False) for result in results)
    # A lone half of a surrogate pair, which JSON may hold and UTF-8 may not, goes out as the escape it came in as.
    sys.stdout.buffer.write(f"[\n{lines}\n]\n".encode("utf-8", "backslashreplace"))
    sys.stdout.flush()
    return 0


def referee(cases: Sequence[Mapping[str, Any]], lang: str = "en") -> list[Json]:
    """The result of each case, in order. ``cases`` have the shape that ``case_file.read`` sees to."""
    return [Replay(case, lang).result() for case in cases]


# ---- One case ----------------------------------------------------------------------------------------------


class Replay:
    """One case played by the rules, up to its end or to the first thing that is refused."""

    def __init__(self, case: Mapping[str, Any], lang: str) -> None:
        self.case = case
        self.lang = lang
        self.match: Match | None = None
        self.deals: list[Json] = []
        self.refused: Json | None = None

    def result(self) -> Json:
        """Play the case and tell what came of it."""
        place: Json = {"deal": 0, "action": None}
        try:
            self.match = self.begin()
            for number, deal in enumerate(self.case["deals"]):
                place = {"deal": number, "action": None}
                self.open(self.match, deal)
                for action, text in enumerate(deal.get("actions", [])):
                    place["action"] = action
                    self.act(self.match, text)
                if "cut" in deal:
                    place["action"] = None
                    self.match.case_cut(deal["cut"])
        except Refused as refusal:
            why = say(self.lang, refusal.key, refusal.args_of_key)
            self.refused = {**place, "clause": refusal.clause, "why": why}
        return {
            "id": self.case.get("id"), "ok": self.refused is None, "refused": self.refused,
            "deals": self.deals, "match": match_told(self.match),
        }  # fmt: skip

    def begin(self) -> Match:
        """The match of the case. ``Refused`` for a game, seats or house rules that are not to be had."""
        game = self.case["game"]
        if game not in GAMES:
            raise Refused("refuse-unknown-game", game=game[:40], games=", ".join(GAMES))
        return GAMES[game](self.case["seats"], self.case.get("options", {}))

    def open(self, match: Match, deal: Mapping[str, Any]) -> None:
        """Deal the hands of a deal. ``Refused`` when it cannot follow here or the hands cannot be."""
        given = deal.get("dealer")
        dealer = match.next_dealer(None if given is None else seat_of(given, match.seats, -1))
        hands = {
            seat_of(letter, match.seats, place + match.seats): set_of(match, hand)
            for place, (letter, hand) in enumerate(deal.get("hands", {}).items())
        }
        dealt = {seat: cards for seat, cards in hands.items() if cards}  # who is out may be written with no cards
        order_of: Callable[..., list[int]] = match.order_of  # each game takes what is dealt beside hands in it
        match.open(order_of(dealt, dealer, **beside(match, deal)), dealer)
        self.deals.append({"over": False, "redeal": False, "tricks": [], "result": None})
        self.count(match)

    def act(self, match: Match, text: str) -> None:
        """Take one action of the deal that is on."""
        words = text.split(maxsplit=1)
        if len(words) != 2:
            raise Refused("refuse-action-shape", word=text[:20])
        seat = seat_of(words[0], match.seats, None)
        facts = match.play(seat, words[1].strip())
        self.deals[-1]["tricks"] += [trick_told(fact) for fact in facts if fact.kind == "trick"]
        self.count(match)

    def count(self, match: Match) -> None:
        """Count the deal when it is over, as it may be from its first card."""
        deal = self.deals[-1]
        if match.playing().over():
            counted = match.close()
            deal["over"], deal["redeal"] = True, counted["redeal"]
            deal["result"] = None if counted["redeal"] else match.case_result(counted, LETTERS)


def seat_of(letter: str, seats: int, otherwise: int | None) -> int:
    """The seat of a letter; ``otherwise`` for one that is not at the table, and when that is None it is refused."""
    if len(letter) == 1 and letter in LETTERS[:seats]:
        return LETTERS.index(letter)
    if otherwise is None:
        raise Refused("refuse-seat-letter", word=letter[:20], last=LETTERS[seats - 1])
    return otherwise


def set_of(match: Match, hand: str) -> int:
    """The set of a hand's cards. ``Refused`` for a word that is no card of the pack and for a card twice."""
    cards = []
    for word in hand.split():
        try:
            cards.append(match.pack.card(word))
        except KeyError:
            raise Refused("refuse-hands-card", word=word[:20]) from None
        if cards.count(cards[-1]) > 1:
            raise Refused("refuse-hands-twice", card=word)
    return union(cards)


def beside(match: Match, deal: Mapping[str, Any]) -> Json:
    """What the game deals beside hands, as its ``order_of`` takes it. ``Refused`` for what is no card."""
    given = {name: deal[name] for name in BESIDE if name in deal}
    for cards in given.values():
        set_of(match, cards)
    try:
        return match.dealt_beside(deal)
    except ValueError:  # cards of the pack, but more or fewer than have a place there
        raise Refused("refuse-hands-card", word=" ".join(given.values())[:20]) from None


# ---- What is told ------------------------------------------------------------------------------------------


def trick_told(trick: Fact) -> list[str]:
    """A finished trick: leader, cards in order of play, taker."""
    return [LETTERS[trick.data["leader"]], " ".join(trick.data["cards"]), LETTERS[trick.data["seat"]]]


def match_told(match: Match | None) -> Json | None:
    """The match after the last finished deal; null when there was none to begin."""
    if match is None:
        return None
    winners = [LETTERS[seat] for seat in match.winners]
    scores = dict(zip(LETTERS, match.scores, strict=False))
    return {"over": match.over(), "scores": scores, "winners": winners, **match.case_match(LETTERS)}
