"""Auction Pitch, clauses P10-P13: the pitch makes trump, following, who takes a trick, trumping."""

import pytest

from semyorka.games.match import Match
from tests.rulebook.pitch_table import TWO_AND_TWO, hand, may, play, refused, table, trick_of, turn

RANKS = "23456789TJQKA"
EVERY_TRUMP_IN = ("plain_suit", "pip_lead", "void_only")


# ---- P10: the pitch ----------------------------------------------------------------------------------------


def test_P10_the_pitcher_may_pitch_any_card_and_its_suit_is_trumps() -> None:
    for word in TWO_AND_TWO["B"].split():
        match = table(**TWO_AND_TWO)
        play(match, "B 2", "C pass", "A pass")
        assert match.trump(match.deal) is None and may(match) == hand(match, "B")
        facts = play(match, f"B {word}")
        assert [fact.kind for fact in facts] == ["played", "trump"]
        assert facts[1].data == {"seat": 1, "suit": word[1], "clause": "P10"}
        assert match.trump(match.deal) == word[1]
        assert match.deal.trumps & match.pack.full == match.pack.set(f"{rank}{word[1]}" for rank in RANKS)


def test_P10_the_pitch_is_the_lead_to_the_first_trick_and_trump_stays() -> None:
    match = table(**TWO_AND_TWO)
    play(match, "B pass", "C pass", "A 2", "A 3C")
    assert match.deal.on_table() == [match.pack.card("3C")] and match.deal.leader == 0
    assert turn(match) == "B" and may(match) == hand(match, "B"), "B has no clubs"
    facts = play(match, "B 2H", "C TC")
    assert trick_of(facts)["seat"] == 2
    facts = play(match, "C 3S")
    assert [fact.kind for fact in facts] == ["played"], "only the first card makes trump"
    assert match.trump(match.deal) == "C"


def test_P10_the_pitcher_plays_what_he_holds() -> None:
    match = table(**TWO_AND_TWO)
    play(match, "B pass", "C pass", "A 2")
    refused(match, "A JH", "refuse-not-held", None, card="JH")
    refused(match, "A 2S", "refuse-not-held", None, card="2S")


# ---- P11: trumps led ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("trump_in", EVERY_TRUMP_IN)
def test_P11_trumps_led_are_followed_by_any_trump(trump_in: str) -> None:
    match = table(trump_in=trump_in, A="9D 3C 4C 5C 6C 7C", B="TD 2D AS KC 8H 7H", C="3S 4S 5S 6S 7S 8S")
    play(match, "B pass", "C pass", "A 1", "A 9D")
    assert may(match) == {"TD", "2D"}, "and nobody has to beat"
    for word in ("AS", "KC", "8H"):
        refused(match, f"B {word}", "refuse-pitch-follow-trump", "P11", suit="D")


@pytest.mark.parametrize("trump_in", EVERY_TRUMP_IN)
def test_P11_without_trumps_anything_is_thrown_off(trump_in: str) -> None:
    match = table(trump_in=trump_in, A="9D 3C 4C 5C 6C 7C", B="TD 2D AS KC 8H 7H", C="3S 4S 5S 6S 7S 8S")
    play(match, "B pass", "C pass", "A 1", "A 9D", "B 2D")
    assert may(match) == hand(match, "C")


# ---- P12: who takes it -------------------------------------------------------------------------------------

FOUR = {
    "A": "AD 3D QS 2C 5H 6H", "B": "7D 4D 8S 3C AH 7H", "C": "9D 5D TS 4C 8H 9H", "D": "KD 6D JC AC TH JH",
}  # fmt: skip


def pitched() -> Match:
    """FOUR after A pitched the ace of diamonds and took the first trick with it."""
    match = table(**FOUR)
    play(match, "B pass", "C pass", "D pass", "A 1", "A: AD 7D 9D KD")
    return match


def test_P12_the_highest_trump_takes_a_trick_of_trumps() -> None:
    match = table(**FOUR)
    facts = play(match, "B pass", "C pass", "D pass", "A 1", "A: 3D 7D 5D KD")
    trick = trick_of(facts)
    assert (trick["seat"], trick["card"], trick["cards"]) == (3, "KD", ["3D", "7D", "5D", "KD"])
    assert (trick["leader"], trick["key"], trick["args"], trick["clause"]) == (0, "trick-trump", {"suit": "D"}, "P12")


def test_P12_the_highest_of_the_suit_led_takes_it_without_trumps() -> None:
    trick = trick_of(play(pitched(), "A: QS 8S TS AC"))
    assert (trick["seat"], trick["card"]) == (0, "QS"), "the ace of another suit takes nothing"
    assert (trick["key"], trick["args"], trick["clause"]) == ("trick-led", {"suit": "S"}, "P12")
    trick = trick_of(play(pitched(), "A: 2C 3C 4C AC"))
    assert (trick["seat"], trick["card"]) == (3, "AC")


def test_P12_the_lowest_trump_beats_every_plain_card_and_the_higher_of_two_trumps_takes_it() -> None:
    trick = trick_of(play(pitched(), "A: 2C 4D 4C AC"))
    assert (trick["seat"], trick["card"], trick["key"]) == (1, "4D", "trick-trump")
    trick = trick_of(play(pitched(), "A: 2C 4D 5D AC"))
    assert (trick["seat"], trick["card"]) == (2, "5D")
    trick = trick_of(play(pitched(), "A: QS 4D TS 6D"))
    assert (trick["seat"], trick["card"]) == (3, "6D")
    trick = trick_of(play(pitched(), "A: 2C 3C 5D 6D"))
    assert (trick["seat"], trick["card"]) == (3, "6D")


def test_P12_the_taker_leads_to_the_next_trick_with_any_card() -> None:
    match = pitched()
    assert turn(match) == "A" and may(match) == {"3D", "QS", "2C", "5H", "6H"}
    refused(match, "B 4D", "refuse-turn", "P12", seat=0)
    play(match, "A: 2C 3C 4C AC")
    assert turn(match) == "D" and may(match) == {"6D", "JC", "TH", "JH"}, "trumps may be led as well"
    assert match.deal.tricks_of(0) == 1 and match.deal.tricks_of(3) == 1
    assert set(match.pack.words(match.deal.cards_won(3))) == {"2C", "3C", "4C", "AC"}


def test_P12_who_would_take_the_trick_now_is_known() -> None:
    match = pitched()
    assert match.deal.winner_now() is None
    for line, now in (("A QS", 0), ("B 8S", 0), ("C 5D", 2)):
        play(match, line)
        assert match.deal.winner_now() == now


# ---- P13: a plain suit led ---------------------------------------------------------------------------------


def hand_to_play(led: str, trump_in: str, void: bool) -> Match:
    """Trump is D, B led ``led`` to the second trick and C is to play from TD 2D AS KC 8H, or from TD 2D AS."""
    if void:  # three more tricks of hearts first, which C follows with what he has beside
        match = table(
            trump_in=trump_in, A="3C 4C 5C 6C 7C 8C", B=f"AD 9H TH KH {led} 2C", C="3D TD 2D AS 2H 3H",
        )  # fmt: skip
        play(match, "B 1", "C pass", "A pass", "B: AD 3D 3C", "B: 9H 2H 4C", "B: TH 3H 5C")
    else:
        match = table(trump_in=trump_in, A="3C 4C 5C 6C 7C 8C", B=f"AD 9H TH {led} 2C 2S", C="3D TD 2D AS KC 8H")
        play(match, "B 1", "C pass", "A pass", "B: AD 3D 3C")
    play(match, f"B {led}")
    return match


@pytest.mark.parametrize(
    ("led", "plain_suit", "pip_lead", "void_only"),
    [
        ("KS", "AS TD 2D", "AS", "AS"),
        ("QS", "AS TD 2D", "AS", "AS"),
        ("JS", "AS TD 2D", "AS", "AS"),
        ("9S", "AS TD 2D", "AS TD 2D", "AS"),
        ("TS", "AS TD 2D", "AS TD 2D", "AS"),
        ("AC", "KC TD 2D", "KC TD 2D", "KC"),
        ("9D", "TD 2D", "TD 2D", "TD 2D"),
        ("5H", "8H TD 2D", "8H TD 2D", "8H"),
        ("KH", "8H TD 2D", "8H", "8H"),
    ],
)
def test_P13_follow_or_trump(led: str, plain_suit: str, pip_lead: str, void_only: str) -> None:
    for trump_in, legal in zip(EVERY_TRUMP_IN, (plain_suit, pip_lead, void_only), strict=True):
        match = hand_to_play(led, trump_in, void=False)
        assert turn(match) == "C" and may(match) == set(legal.split()), trump_in


@pytest.mark.parametrize("trump_in", EVERY_TRUMP_IN)
@pytest.mark.parametrize("led", ["QC", "9C", "AC"])
def test_P13_void_in_the_suit_led_anything_may_be_played(led: str, trump_in: str) -> None:
    match = hand_to_play(led, trump_in, void=True)
    assert turn(match) == "C" and may(match) == {"TD", "2D", "AS"}, "and nobody has to trump"


def test_P13_follow_or_trump_is_the_default() -> None:
    match = table(A="3C 4C 5C 6C 7C 8C", B="AD 9H TH KS 2C 2S", C="3D TD 2D AS KC 8H")
    play(match, "B 1", "C pass", "A pass", "B: AD 3D 3C", "B KS")
    assert may(match) == {"AS", "TD", "2D"}
    facts = play(match, "C 2D", "A 4C")
    assert trick_of(facts)["seat"] == 2


@pytest.mark.parametrize(
    ("led", "trump_in", "word", "key", "args"),
    [
        ("KS", "plain_suit", "KC", "refuse-pitch-follow-or-trump", {"suit": "S", "trump": "D"}),
        ("KS", "plain_suit", "8H", "refuse-pitch-follow-or-trump", {"suit": "S", "trump": "D"}),
        ("KS", "pip_lead", "TD", "refuse-pitch-follow-court", {"suit": "S", "card": "KS"}),
        ("KS", "pip_lead", "KC", "refuse-pitch-follow-court", {"suit": "S", "card": "KS"}),
        ("9S", "pip_lead", "KC", "refuse-pitch-follow-or-trump", {"suit": "S", "trump": "D"}),
        ("9S", "void_only", "2D", "refuse-pitch-follow", {"suit": "S"}),
        ("KS", "void_only", "8H", "refuse-pitch-follow", {"suit": "S"}),
    ],
)
def test_P13_what_is_refused_says_why(led: str, trump_in: str, word: str, key: str, args: dict[str, str]) -> None:
    refused(hand_to_play(led, trump_in, void=False), f"C {word}", key, "P13", **args)


def test_P13_a_card_not_held_is_refused_without_a_clause() -> None:
    match = hand_to_play("KS", "plain_suit", void=False)
    refused(match, "C 3D", "refuse-not-held", None, card="3D")  # played already
    refused(match, "C 3C", "refuse-not-held", None, card="3C")  # another's
