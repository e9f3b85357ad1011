### The review of a match, and what could be seen by whoever decided.

rev-title = Review of the match
rev-begin = Review the match
rev-to-record = Step by step
rev-to-table = To the table
rev-working = Reviewing the match: { $done } %
rev-working-hint = Every decision is weighed anew. You may close or reload the page; the review goes on.
rev-ready = The review is ready.
rev-failed = The match could not be reviewed
rev-lead =
    Every decision is judged by what its player could know, and by nothing else. Numbers are hundredths of a chance to win: −1.0 means that the chance fell by one per cent.

## Players

rev-players = How the players decided
rev-loss = a decision on average ({ $counted } in all)
rev-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
rev-luck = Luck: equal bots would get { $luck } from these cards, it came to { $result }
rev-luck-about = Luck is reckoned so: equal bots in all seats play the same deals several times more.
rev-band-good = Good
rev-band-close = Close call
rev-band-inaccuracy = Inaccuracy
rev-band-mistake = Mistake
rev-band-blunder = Blunder
rev-band-none = Not counted
rev-count-good = { $count ->
    [one] good
   *[other] good
}
rev-count-close = close
rev-count-inaccuracy = { $count ->
    [one] inaccuracy
   *[other] inaccuracies
}
rev-count-mistake = { $count ->
    [one] mistake
   *[other] mistakes
}
rev-count-blunder = { $count ->
    [one] blunder
   *[other] blunders
}
rev-phase-auction = Auction
rev-phase-bid = Auction
rev-phase-naming = Naming trumps
rev-phase-giving = Giving
rev-phase-exchange = Exchange
rev-phase-choose = Exchange
rev-phase-again = Exchange
rev-phase-play = Play
rev-phase-endgame = End of the deal

## What cost most

rev-moments = The three costliest decisions
rev-moments-none = No costly mistake in this match.
rev-where = Deal { $deal }, step { $step }
rev-played = Played
rev-better = better
rev-to-step = See it on the table

## All decisions

rev-all = All decisions
rev-of-player = Player
rev-all-players = All players
rev-of-band = Show
rev-costly = Mistakes only
rev-all-bands = All decisions
rev-found = { $count ->
    [0] No such decision
    [one] { $count } decision
   *[other] { $count } decisions
}
rev-forced = { $count ->
    [one] once more there was no choice
   *[other] { $count } times more there was no choice
}
rev-more = Show more ({ $count })
rev-close-why = A close call: the difference is smaller than the doubt about it. There is nothing to blame.
rev-none-why = It does not count: all actions are as good here.
rev-hindsight = In hindsight, with all cards open
rev-hindsight-worth = What was played was worth { $played }, the best { $best }.
rev-hindsight-no-error = This is no error: nobody saw the open cards.

## How it was made

rev-made = How this review was made
rev-made-version = Version
rev-made-seed = Seed
rev-made-deals = Deals
rev-made-decisions = Decisions
rev-made-luck = Luck
rev-made-replays = each deal played { $replays } times more, bots “{ $level }”
rev-made-same = The same match, version and seed give the same review to the last digit.

## What could be seen

rev-seen = What the player saw
rev-seen-all = Show all cards
rev-seen-nobody = Nobody decided anything at this step.
rev-seen-by = This is how { $name } sees the table: the hand of { $name } and what is open to all.
rev-seen-decided = The decision:
rev-seen-hidden = { $count ->
    [0] no cards
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
