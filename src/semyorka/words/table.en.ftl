### The table in the browser: what stands on it and what is heard of it.

## The log: what happened

event-match = Match { $match } begins. By lot { $dealer } deals first.
event-dealt = Deal { $deal }. { $dealer } deals.
event-seated = { $name } sits down.
event-left = { $name } leaves the table.
event-renamed = There is a new name at the table: { $name }.
event-chair-human = { $name } takes a seat.
event-chair-bot = A bot takes the seat; its name is { $name }.
event-chair-empty = One of the seats is free now.
event-played = { $seat } plays the { $card }.
event-trump = Trumps are { $suit }.
event-trump-is = Trumps are { $suit }.
event-trick = { $seat } wins it with the { $card }.

## Whose turn

table-turn-call = to speak
table-turn-lead = to lead
table-turn-play = to play
table-turn-choose = is choosing
table-turn-name = is naming trump
table-turn-give = is giving cards away
table-yours-call = Your call
table-yours-lead = Your lead
table-yours-play = Your turn
table-yours-choose = Choose a card
table-yours-name = Name the trump suit
table-yours-give = Give a card away
table-your-turn = Your turn
table-turn-nobody = It is nobody's turn now
table-tab-led = led
table-tab-away = away
table-tab-waited = waiting

## Name plates

table-dealer-letter = D
table-seat-you = this is you
table-seat-bot = a bot
table-seat-away = away just now
table-seat-led = led the trick
table-seat-dealer = deals
table-seat-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
table-seat-score-of = { $score ->
    [one] { $score } point of { $target }
   *[other] { $score } points of { $target }
}
table-seat-tricks = { $count ->
    [0] no tricks
    [one] { $count } trick
   *[other] { $count } tricks
}
table-seat-cards = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-kind-bot = A bot plays here
table-kind-away = Away just now
table-kind-here = At the table
table-kind-host = host of the table
table-fact-score = Score
table-fact-of = { $score } of { $target }
table-fact-call = Auction
table-fact-tricks = Tricks
table-fact-collected = Gathered
table-fact-cards = Cards in hand
table-bot-hint = The table is waiting. A bot will play on in this seat; its score stays as it is.
table-bot-instead = Seat a bot

## The middle of the table

table-on-table = Cards on the table
table-takes = takes the trick
table-winning = winning so far
table-lies = On the table: { $cards }
table-best = { $seat } would take it
table-trump-is = Trumps: { $suit }
table-trump-none = No trumps yet
table-trump-none-short = trump
table-last-trick = Last trick
table-last-trick-none = No trick has been taken in this deal yet.
table-took = takes it

## One's own hand

table-hand = Your cards
table-hand-empty = You hold no cards.
table-hand-is = { $count ->
    [one] You hold { $count } card:
   *[other] You hold { $count } cards:
}
table-card-may = { $card }, can be played
table-card-raised = { $card }, raised; once more to play it
table-card-may-not = { $card }, not now: { $why }
table-raised-hint = Tap once more to play it.
table-ask-yes = Play it
table-ask-again = Once more to play it.

## Scores, log, menu

table-tools = Table
table-you-here = Your seat
table-scores = Scores
table-scores-deal = Deal
table-scores-none = No deal has been played yet.
table-target = The match is to { $target }
table-goal-points = { $target ->
    [one] The match is played to { $target } point.
   *[other] The match is played to { $target } points.
}
table-log = Log
table-log-none = Nothing has happened yet.
table-open-scores = Scores
table-open-log = Log
table-open-trick = Last trick
table-open-keys = Keys
table-leave-sure = A bot will play on for you.
table-language = Language

## The end of a deal and of a match

table-result-deal = Deal { $deal }
table-result-look = Look at the table
table-result-open = The count
table-result-show = What to show
table-result-points = Points
table-result-hands = All hands
table-result-who = Player
table-result-delta = This deal
table-result-total = Total
table-result-next = Next deal
table-result-again = Another match
table-result-wait = Waiting for the players to begin the next deal.

## Keys

table-keys = Keys
table-keys-walk = along the cards or the calls
table-keys-play = play the card, make the call
table-keys-hand = read your cards
table-keys-turn = whose turn, what lies on the table, trumps
table-keys-trick = last trick
table-keys-scores = scores
table-keys-log = log
table-keys-rules = rules
table-keys-next = on: the next deal or match
table-keys-keys = this help
table-keys-space = Space
table-keys-hurry = do not wait: the trick goes at once
table-keys-escape = close, put the card down
table-keys-layout = Letters go by their place on the keyboard, whatever the layout.
