### The table of My Ship Sails in the browser.

## The log

event-my_ship_sails-exchange = Exchange { $exchanges }.
event-my_ship_sails-gave = Your card went: { $card }.
event-my_ship_sails-got = You got the { $card }.
event-my_ship_sails-false = { $seat } says “My ship sails!” The hand is not complete: a false call.
event-my_ship_sails-sails = { $seat } says “My ship sails!” Seven cards of one suit lie on the table: { $suit }.

## Above the table

table-my_ship_sails-deal = Deal { $deal } of { $deals }
table-my_ship_sails-exchange = { $exchanges ->
    [0] No exchange yet
   *[other] Exchange { $exchanges }
}
table-my_ship_sails-standing = Who is waited for, and who has how many wins
table-my_ship_sails-waits = Waiting for
table-my_ship_sails-waits-you = you
table-my_ship_sails-waits-you-more = you and { $count } more
table-my_ship_sails-waits-many = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-my_ship_sails-leads = Ahead
table-my_ship_sails-leads-nobody = nobody yet
table-my_ship_sails-leads-many = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
table-my_ship_sails-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
table-my_ship_sails-chooses = still choosing
table-my_ship_sails-chose = has chosen
table-my_ship_sails-deals-left = { $deals ->
    [0] This is the last deal of the match.
    [one] After this one { $deals } more deal.
   *[other] After this one { $deals } more deals.
}
table-my_ship_sails-goal = { $deals ->
    [one] The match is { $deals } deal. Most wins take first place.
   *[other] The match is { $deals } deals. Most wins take first place.
}

## The circle

table-my_ship_sails-circle = The circle of passing
table-my_ship_sails-left = Cards go round to the left, clockwise.
table-my_ship_sails-right = Cards go round to the right, counter-clockwise.
table-my_ship_sails-cap = { $cap ->
    [none] without a limit
    [one] { $cap } at most
   *[other] { $cap } at most
}
table-my_ship_sails-last = the last chance to call
table-my_ship_sails-to = Your card goes to { $name }
table-my_ship_sails-discarded = Your card goes to the discards
table-my_ship_sails-may-change = You may change it while others choose
table-my_ship_sails-called = You have called; waiting for the others
table-my_ship_sails-complete = All seven are { $suit }. Say so!
table-my_ship_sails-again-you = A false call: give a card to pass
table-my_ship_sails-again = { $count ->
    [one] A false call. { $names } still gives a card
   *[other] False calls. { $names } still give a card
}
table-my_ship_sails-waiting = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
table-my_ship_sails-all-chosen = All have chosen
table-my_ship_sails-false = { $name }: the hand is not complete
table-my_ship_sails-false-short = A false call!
table-my_ship_sails-nobody = No ship has sailed
table-my_ship_sails-nobody-why = Nobody has seven cards of one suit
table-my_ship_sails-laid = A card lies before { $names }.
table-my_ship_sails-laid-none = Nobody has chosen a card yet.
table-my_ship_sails-stock = Stock
table-my_ship_sails-discards = Discards
table-my_ship_sails-has-sailed = { $count ->
    [one] “My ship sails!”
   *[other] “Our ships sail!”
}
table-my_ship_sails-shown = { $name }: { $suit }

## The call

table-my_ship_sails-call = My ship sails!
table-my_ship_sails-call-ready = My ship sails! Your hand is complete.
table-my_ship_sails-calls = The call
table-my_ship_sails-ask-none = Your hand is not complete. The call will be false: it costs nothing, but all will hear it.
table-my_ship_sails-ask-out_of_deal = Your hand is not complete. A false call puts you out of this deal.
table-my_ship_sails-ask-minus_one = Your hand is not complete. A false call costs one win.
table-my_ship_sails-ask-silent = Your hand is complete! Give a card away and say nothing?
table-my_ship_sails-sure = Yes, all the same

## Seats and sheets

table-my_ship_sails-badge-title = Call
table-my_ship_sails-false-badge = { $count ->
    [one] false
   *[other] false ×{ $count }
}
table-my_ship_sails-false-spoken = { $count ->
    [one] { $count } false call
   *[other] { $count } false calls
}
table-my_ship_sails-out-badge = out
table-my_ship_sails-out-spoken = out of the deal for a false call: passes cards, but can no longer win it
table-my_ship_sails-sails-badge = sails!
table-my_ship_sails-sails-spoken = the ship sails
table-my_ship_sails-ships = Ships
table-my_ship_sails-sheet-won = { $exchanges ->
    [0] the ship sails before the first exchange
    [one] the ship sails after { $exchanges } exchange
   *[other] the ship sails after { $exchanges } exchanges
}
table-my_ship_sails-sheet-false = false calls

## The end of a deal

table-my_ship_sails-count-won = Seven cards of one suit: { $suit }
table-my_ship_sails-count-shown = A correct call, but by the rule of this table the win went elsewhere
table-my_ship_sails-count-exchanges = { $exchanges ->
    [0] The ship sailed before the first exchange.
    [one] It took { $exchanges } exchange.
   *[other] It took { $exchanges } exchanges.
}
table-my_ship_sails-count-shared = All correct calls of one window are simultaneous: each of them wins.
table-my_ship_sails-count-tie-highest_card = Of several correct calls the highest cards decide.
table-my_ship_sails-count-tie-first_press = Of several correct calls the first wins.
table-my_ship_sails-count-tie-eldest = Of several correct calls the nearest on the dealer's left wins.
table-my_ship_sails-count-cap = { $cap ->
    [one] The limit is { $cap } exchange: the circle has stopped.
   *[other] The limit is { $cap } exchanges: the circle has stopped.
}
table-my_ship_sails-count-all-out = After false calls everybody was out of the deal.
table-my_ship_sails-count-nobody = Nobody collected seven cards of one suit, so nobody wins this deal. It counts as played.
table-my_ship_sails-count-false = False calls
table-my_ship_sails-count-false-at = { $exchanges ->
    [0] { $name }, before the first exchange
    [one] { $name }, after { $exchanges } exchange
   *[other] { $name }, after { $exchanges } exchanges
}

## Cards in the hand

table-my_ship_sails-note-new = new
table-my_ship_sails-note-new-spoken = just came in
table-my_ship_sails-note-chosen-spoken = lies ready to be passed
