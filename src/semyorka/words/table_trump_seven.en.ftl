### The table of Trump Seven in the browser. One is the declarer, the two against him are the defenders.

## The log

event-trump_seven-pass = { $seat } passes.
event-trump_seven-60 = { $seat } says “sixty”.
event-trump_seven-again-pass = { $seat } withdraws the bid.
event-trump_seven-again-60 = { $seat } stands by “sixty”.
event-trump_seven-widow = { $seat } takes the widow.
event-trump_seven-widow-card = From the widow: { $card }.
event-trump_seven-gave = { $seat } gives a card away; { $name } gets it.
event-trump_seven-gave-card = { $seat } gives away the { $card-acc }; { $name } gets it.
event-trump_seven-gave-own = { $seat } lays a card with the tricks.
event-trump_seven-gave-card-own = { $seat } lays { $card-acc } with the tricks.
event-trump_seven-last = The last cards stay with the defenders.
event-trump_seven-last-card = { $seat } shows the { $card-acc }.

## Calls, trumps, gifts

table-trump_seven-auction = { $round ->
    [1] First round
   *[other] Second round
}
table-trump_seven-round = { $round ->
    [1] first round of two
   *[other] second and last round
}
table-trump_seven-said = 60: { $names }
table-trump_seven-unsaid = nobody has said 60
table-trump_seven-redeals = { $count ->
    [one] { $count } redeal in a row
   *[other] { $count } redeals in a row
}
table-trump_seven-call-pass = pass
table-trump_seven-call-60 = 60
table-trump_seven-do-pass = Pass
table-trump_seven-do-60 = I take 60
table-trump_seven-stand-pass = Withdraw
table-trump_seven-stand-60 = I play 60
table-trump_seven-spoken-pass = passed
table-trump_seven-spoken-60 = has said sixty
table-trump_seven-spoken-one = plays alone for 60
table-trump_seven-spoken-two = against the declarer
table-trump_seven-has-said = { $name }: { $calls }.
table-trump_seven-silent = { $name }: no word yet.
table-trump_seven-widow = The widow: two cards face down
table-trump_seven-widow-later = the widow is seen after
table-trump_seven-held = { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
}
table-trump_seven-gifts = Gifts
table-trump_seven-lay = Give a card away: { $name } gets it
table-trump_seven-lay-own = Lay a card with your tricks
table-trump_seven-ask-card = { $points ->
    [one] Give away the { $card-acc }? That is { $points } point for the defenders.
   *[other] Give away the { $card-acc }? That is { $points } points for the defenders.
}
table-trump_seven-ask-seven = Give away the trump seven? That is { $points } points for the defenders.
table-trump_seven-ask-joker = Give away the Joker, the highest trump?
table-trump_seven-yes = Give
table-trump_seven-tag-widow = widow
table-trump_seven-tag-gift = gift
table-trump_seven-from-widow = from the widow
table-trump_seven-from-gift = a gift of the declarer
table-trump_seven-joker = the highest trump
table-trump_seven-joker-alone = above all cards
table-trump_seven-seven = the trump seven, 20 points

## Points

table-trump_seven-takes-open = takes 60
table-trump_seven-takes-made = 60 made already
table-trump_seven-takes-lost = 60 out of reach
table-trump_seven-leaster = Fewest win
table-trump_seven-each = each alone
table-trump_seven-leaster-hint = The fewest points win.
table-trump_seven-standing = Points of this deal
table-trump_seven-and = { $one } and { $two }
table-trump_seven-has = { $points ->
    [one] { $name }: { $points } point.
   *[other] { $name }: { $points } points.
}
table-trump_seven-have = { $points ->
    [one] { $names }: { $points } point together.
   *[other] { $names }: { $points } points together.
}
table-trump_seven-out = { $points ->
    [0] No points are out any more.
    [one] Still out: { $points } point.
   *[other] Still out: { $points } points.
}
table-trump_seven-out-short = { $points } out
table-trump_seven-sure-made = The 60 are made: the declarer wins.
table-trump_seven-sure-lost = The 60 are out of reach: the defenders win.
table-trump_seven-prize-out = Still out: { $card }.
table-trump_seven-prize-taken = Taken by { $name }: { $card }.
table-trump_seven-worth-hint = Trump seven 20, each ten 10, Joker and each king 4, each queen 3, each jack 2. A hundred together.
table-trump_seven-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-trump_seven-last-cards = Last cards: the defenders’

## The count

table-trump_seven-wins = won
table-trump_seven-no-points = no points
table-trump_seven-sum = { $one } + { $two } = 100, and the declarer needs 60
table-trump_seven-last-short = Last cards
table-trump_seven-aside = The widow, taken by nobody
table-trump_seven-brings-tally = The series: +1 to each winner.
table-trump_seven-brings-zero_sum = The series: ±2 for the declarer, ±1 for each defender, nought together.
table-trump_seven-sheet-made = { $points ->
    [one] declared 60, made with { $points } point
   *[other] declared 60, made with { $points } points
}
table-trump_seven-sheet-lost = { $points ->
    [one] declared 60, lost with { $points } point
   *[other] declared 60, lost with { $points } points
}
table-trump_seven-goal-1 = A series of one game.
table-trump_seven-goal-10 = A series of ten games.
table-trump_seven-goal-until_stopped = The series goes on until it is stopped.
table-result-stop = End the series
