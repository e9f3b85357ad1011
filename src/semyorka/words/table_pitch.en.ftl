### The table of Auction Pitch in the browser.

event-pitch-pass = { $seat } passes.
event-pitch-bid = { $seat } bids { $bid }.
event-pitch-slam = { $seat } bids a slam.
event-pitch-hold = { $bid ->
    [slam] { $seat } holds the slam.
   *[other] { $seat } holds the bid of { $bid }.
}
table-pitch-High = High
table-pitch-Low = Low
table-pitch-Jack = Jack
table-pitch-Game = Game
table-pitch-Pips = Sum
table-pitch-full-High = High
table-pitch-full-Low = Low
table-pitch-full-Jack = Jack
table-pitch-full-Game = Game
table-pitch-full-Pips = Sum of cards
table-pitch-nobody = nobody
table-pitch-nobody-yet = { $point }: nobody yet.
table-pitch-so-far = { $point }: { $name } so far, with the { $card }.
table-pitch-sure = { $point }: { $name }, with the { $card }. That is settled.
table-pitch-ahead = { $pips ->
    [one] { $point }: { $name } is ahead with { $pips } pip.
   *[other] { $point }: { $name } is ahead with { $pips } pips.
}
table-pitch-standing = Points of this deal
table-pitch-pips-title = Pips
table-pitch-pips-hint = A ten is 10, an ace 4, a king 3, a queen 2, a jack 1. Cards in tricks count.
table-pitch-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
table-pitch-auction = Auction
table-pitch-no-bid = no bid yet
table-pitch-highest = { $bid ->
    [slam] Auction: slam
   *[other] Auction: { $bid }
}
table-pitch-pitches = { $name } pitches
table-pitch-for = { $bid ->
    [slam] a slam
    [0] no bid to make
   *[other] for { $bid }
}
table-pitch-stands = { $bid ->
    [slam] slam by { $name }
   *[other] { $bid } by { $name }
}
table-pitch-call-pass = pass
table-pitch-call-1 = 1
table-pitch-call-2 = 2
table-pitch-call-3 = 3
table-pitch-call-4 = 4
table-pitch-call-slam = slam
table-pitch-call-free = 0
table-pitch-do-pass = Pass
table-pitch-do-1 = 1
table-pitch-do-2 = 2
table-pitch-do-3 = 3
table-pitch-do-4 = 4
table-pitch-do-slam = Slam
table-pitch-hold = { $bid ->
    [slam] Hold the slam
   *[other] Hold { $bid }
}
table-pitch-hold-short = hold
table-pitch-ask = Trumps: { $suit }?
table-pitch-spoken-pass = passed
table-pitch-spoken-bid = { $bid ->
    [slam] bid a slam
   *[other] bid { $bid }
}
table-pitch-spoken-highest = { $bid ->
    [slam] highest bid, a slam
   *[other] highest bid, { $bid }
}
table-pitch-spoken-pitcher = { $bid ->
    [slam] pitches, a slam
    [0] pitches with no bid to make
   *[other] pitches for { $bid }
}
table-pitch-sheet-made = { $bid ->
    [slam] pitched, a slam, made
    [0] pitched with no bid
   *[other] pitched for { $bid }, made
}
table-pitch-sheet-failed = { $bid ->
    [slam] pitched, a slam, not made
   *[other] pitched for { $bid }, not made
}
