### Why a hint in Auction Pitch advises what it does. $often and $seldom are percentages.

## The auction

why-pitch-call = { $best ->
    [pass] With a pass the match is yours about { $often } % of the time
    [slam] With a slam the match is yours about { $often } % of the time
   *[other] With a bid of { $best } the match is yours about { $often } % of the time
}, { $second ->
    [pass] with a pass { $seldom } %.
    [slam] with a slam { $seldom } %.
   *[other] with a bid of { $second } { $seldom } %.
}
why-pitch-makes = { $bid ->
    [slam] With { $suit } as trumps such a hand makes a slam in about { $often } % of the deals.
   *[other] With { $suit } as trumps such a hand makes a bid of { $bid } in about { $often } % of the deals.
}
why-pitch-failing = { $need ->
    [one] You need { $need } point to win
   *[other] You need { $need } points to win
}: { $bid ->
    [slam] a slam that fails takes { $cost } % off your chance of the match.
   *[other] a bid of { $bid } that fails takes { $cost } % off your chance of the match.
}

## Cards

why-pitch-made = Your bid is made in { $often } % of the deals with the { $card }, and in { $seldom } % with the second best card.
why-pitch-set = The { $card } sets the pitcher back in { $often } % of the deals, the second best card in { $seldom } %.
why-pitch-high = The { $card } brings you High in { $often } % of the deals, the second best card in { $seldom } %.
why-pitch-low = The { $card } brings you Low in { $often } % of the deals, the second best card in { $seldom } %.
why-pitch-jack = The { $card } brings you the Jack in { $often } % of the deals, the second best card in { $seldom } %.
why-pitch-game = The { $card } brings you Game in { $often } % of the deals, the second best card in { $seldom } %.
why-pitch-no-low = After the { $card-gen } somebody but the pitcher has Low in { $often } % of the deals, after the second best card in { $seldom } %.
why-pitch-no-jack = After the { $card-gen } the pitcher does not get the Jack in { $often } % of the deals, after the second best card in { $seldom } %.
why-pitch-no-game = After the { $card-gen } the pitcher does not get Game in { $often } % of the deals, after the second best card in { $seldom } %.
why-pitch-key-card = It all hangs on the { $card }: the choice matters in { $part } % of the deals, and in { $often } % of those it is with { $seat }, in the others only in { $seldom } %.
why-pitch-long-suit = This card makes { $suit } trumps, of which you hold { $count }.
why-pitch-draws = Nobody has a higher trump any more, and the { $card } draws theirs.
why-pitch-top = Nobody has anything higher than the { $card } left in that suit.
why-pitch-rich = You play last, and the { $card } takes a trick with { $pips ->
    [one] { $pips } card point.
   *[other] { $pips } card points.
}
why-pitch-cheap = The trick is not yours, and the { $card } gives no card points away.
