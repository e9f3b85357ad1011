### The table of Seven Leaves in the browser, and the payment after the match.

## The log

event-seven_leaves-seventh = { $seat } takes a seventh trick.
event-seven_leaves-seventh-leaves = { $dropped ->
    [one] { $seat } takes a seventh trick, lays down { $dropped } card and leaves.
   *[other] { $seat } takes a seventh trick, lays down { $dropped } cards and leaves.
}
event-seven_leaves-struck = { $count ->
    [one] Flick! { $seat } counts out { $count } flick.
   *[other] Flick! { $seat } counts out { $count } flicks.
}

## Trump and the turn-up

table-seven_leaves-turn-up-held = held by { $name }
table-seven_leaves-turn-up-played = has been played
table-seven_leaves-known = the dealer’s turn-up, which all have seen
table-seven_leaves-known-short = shown
table-seven_leaves-extra = One more deal
table-seven_leaves-extra-hint = its tricks decide

## The race to seven

table-seven_leaves-race = The race to seven tricks
table-seven_leaves-race-hint = Seven tricks and you are out; more change nothing. The last one left lends the nose. Golden leaves are tricks of this deal.
table-seven_leaves-race-extra-hint = All have reached seven, and the tricks of this deal alone decide: the fewest lose.
table-seven_leaves-race-in = { $count ->
    [one] { $name }: { $count } trick, { $left } to go.
   *[other] { $name }: { $count } tricks, { $left } to go.
}
table-seven_leaves-race-leaving = { $count ->
    [one] { $name }: { $count } trick, out after this deal.
   *[other] { $name }: { $count } tricks, out after this deal.
}
table-seven_leaves-race-out = { $name } is out: place { $place }, tricks { $count }.
table-seven_leaves-race-extra = { $name }: tricks in this deal: { $count }.
table-seven_leaves-race-loser = { $name } loses, tricks { $count }.
table-seven_leaves-place = place { $place }
table-seven_leaves-loser = loses
table-seven_leaves-seven = seven!
table-seven_leaves-spoken-out = is out, place { $place }
table-seven_leaves-spoken-leaving = has seven tricks and leaves after the deal
table-seven_leaves-score = { $count ->
    [one] { $count } trick of seven
   *[other] { $count } tricks of seven
}
table-seven_leaves-now = { $count ->
    [one] { $count } trick in this deal
   *[other] { $count } tricks in this deal
}
table-seven_leaves-goal = Seven tricks, and you are out.
table-seven_leaves-sheet-left = has seven, leaves

## The result of a deal

table-seven_leaves-tricks = Tricks
table-seven_leaves-why-left = Seventh trick at trick { $trick } of this deal: place { $place }.
table-seven_leaves-why-out = Out already: place { $place }.
table-seven_leaves-why-stays = { $left ->
    [one] { $left } trick to go.
   *[other] { $left } tricks to go.
}
table-seven_leaves-why-extra = { $count ->
    [one] { $count } trick in the deciding deal.
   *[other] { $count } tricks in the deciding deal.
}
table-seven_leaves-why-short = The last one short of seven loses.
table-seven_leaves-why-last = Seventh trick at trick { $trick } of this deal, the latest of all: loses.
table-seven_leaves-why-fewest = { $count ->
    [one] { $count } trick in the deciding deal, the fewest: loses.
   *[other] { $count } tricks in the deciding deal, the fewest: loses.
}
table-seven_leaves-cure = This happens often. To have a loser every time, choose the house rule “{ $rule }” for a new table: “{ $one }” or “{ $other }”.

## The payment

table-seven_leaves-scene = Time to pay
table-seven_leaves-go-cut = Face the flicks…
table-seven_leaves-go-strike = Flick that nose!
table-seven_leaves-go-watch = Watch the flicks
table-seven_leaves-cut-yours = Your nose is in danger. Cut the pack: a jack, queen, king or ace at the bottom, and you are forgiven.
table-seven_leaves-cut-waits = { $name } cuts. A jack, queen, king or ace at the bottom, and the nose is forgiven.
table-seven_leaves-cut-where = Where to cut the pack
table-seven_leaves-cut-at = { $count ->
    [one] lift { $count } card
   *[other] lift { $count } cards
}
table-seven_leaves-cut-here = { $count ->
    [one] Lift { $count } card
   *[other] Lift { $count } cards
}
table-seven_leaves-shields = { $given ->
    [one] One card to flick with. { $aside ->
        [0] The rest in halves, to shield cheeks and eyes: { $half } each.
       *[other] The rest in halves, to shield cheeks and eyes: { $half } each, the odd card aside.
    }
   *[other] Three cards to flick with. { $aside ->
        [0] The rest in halves, to shield cheeks and eyes: { $half } each.
       *[other] The rest in halves, to shield cheeks and eyes: { $half } each, the odd card aside.
    }
}
table-seven_leaves-tally-due = { $due ->
    [one] { $name }: { $due } flick
   *[other] { $name }: { $due } flicks
}
table-seven_leaves-tally-given = { $name }: { $given } of { $due }
table-seven_leaves-ready = The nose is ready: { $name }.
table-seven_leaves-flicked = { $striker } flicks. { $name } bears up bravely.
table-seven_leaves-strike-hint = { $due ->
    [one] { $due } flick is yours to give. Count: one too many, and it is your nose.
   *[other] { $due } flicks are yours to give. Count: one too many, and it is your nose.
}
table-seven_leaves-enough = Done, your flicks are given. Time to stop!
table-seven_leaves-strike = Flick!
table-seven_leaves-strike-count = { $given } of { $due }
table-seven_leaves-strike-over = one more is too many
table-seven_leaves-done = Enough
table-seven_leaves-snap = Flick!
table-seven_leaves-end = { $total ->
    [one] { $total } flick, and the debt is paid. { $name } bears it well.
   *[other] { $total } flicks, and the debt is paid. { $name } bears it well.
}
table-seven_leaves-again = Show it again
table-seven_leaves-skip = Straight to the end
table-seven_leaves-leave = Do not watch
