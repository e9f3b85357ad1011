### Why a hint in Trump Seven advises what it does. $often and $seldom are percentages.

## Calls

why-trump_seven-bid = With “60” you win about { $often } % of the time, with a pass { $seldom } %.
why-trump_seven-pass = With a pass you win about { $seldom } % of the time, with “60” only { $often } %.
why-trump_seven-no-spoiling = Somebody has bid: { $seat } plays, and a second “60” would only spoil the deal.

## Trumps and gifts

why-trump_seven-suit = { $count ->
    [0] With { $suit } as trumps the 60 points are made about { $often } % of the time, with the next best suit { $seldom } %.
    [one] With { $suit } as trumps you hold { $count } trump and make the 60 points about { $often } % of the time, with the next best suit { $seldom } %.
   *[other] With { $suit } as trumps you hold { $count } trumps and make the 60 points about { $often } % of the time, with the next best suit { $seldom } %.
}
why-trump_seven-gift-void = Without the { $card-gen } you have no { $suit-gen } left and can trump when they are led.
why-trump_seven-gift-single = Without the { $card-gen } you have a single card of { $suit-gen } left and can soon trump them.
why-trump_seven-gift-cheap = The { $card } is worth no points: your opponents gain nothing.
why-trump_seven-gift-chance = Giving away the { $card-acc } makes the 60 points about { $often } % of the time, the next best card { $seldom } %.

## Cards

why-trump_seven-catches = The { $card } brings your side the trump seven in { $often } % of the deals, the second best card in { $seldom } %.
why-trump_seven-saves = The { $card } saves your trump seven in { $often } % of the deals, the second best card in { $seldom } %.
why-trump_seven-takes = The { $card } brings your side this trick in { $often } % of the deals, the second best card in { $seldom } %.
why-trump_seven-key-card = It all hangs on the { $card }: the choice matters in { $part } % of the deals, and in { $often } % of those it is with { $seat }, in the others only in { $seldom } %.
why-trump_seven-draws = The others hold at most { $count } more trumps, and the { $card } draws them.
why-trump_seven-top = Nobody has anything higher than the { $card } left in that suit.
why-trump_seven-ruffs = The { $card } trumps a trick with { $points ->
    [one] { $points } point
   *[other] { $points } points
} in it.
why-trump_seven-feeds = Your friend { $seat } is taking the trick: the { $card } adds { $points ->
    [one] { $points } point
   *[other] { $points } points
} to your side.
why-trump_seven-cheap = The trick cannot be saved, and the { $card } is worth no points.
