### The words of the page: lobby, new table, waiting room, rules, settings.

ui-name = Semyorka
ui-lead = A card table for you and yours: play against bots, or ask friends over with a link. No signing up.

## Title of the window

ui-title = { $page } · Semyorka
ui-title-lobby = A card table

## Everywhere

ui-loading = Loading…
ui-unreachable = The server does not answer. Check the connection and try again.
ui-again = Try again
ui-close = Close
ui-understood = Got it
ui-language = Language
ui-menu = Table menu
ui-to-lobby = Home
ui-table = Table
ui-rules = Rules
ui-rules-of = { $game }: the rules
ui-settings = Settings
ui-guest = Guest
ui-own-name = Your name
ui-you = You
ui-bot = Bot
ui-friend = Friend
ui-chair-number = Seat { $number }
ui-free-chair = Free

## Lobby

ui-play = Play
ui-play-bots = Play bots now
ui-players = { $least } to { $most } players
ui-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-own-tables = Your tables
ui-all-tables = Show all ({ $count })
ui-forget-table = Take off the list
ui-just-now = just now
ui-stage-lobby = waiting for players
ui-stage-play = in play
ui-stage-deal_over = between deals
ui-stage-match_over = match over

## A new table

ui-new-lead = Who plays, and by which rules
ui-no-game = There is no such game here
ui-no-game-why = The link leads to a game that this server does not know.
ui-who-plays = Who is at the table
ui-you-here = that is you
ui-you-watch = you watch
ui-by-link = by link
ui-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
ui-fewer-seats = Fewer seats
ui-more-seats = More seats
ui-chairs-hint = Tap a seat to put a bot there or to keep it for a friend. Tap your own and a bot plays in your place.
ui-set-chair = Seat { $number }: { $kind ->
    [bot] a bot. Keep it for a friend
   *[other] free. Put a bot there
}
ui-set-own-chair = Your seat: { $kind ->
    [human] you play. Only watch
   *[other] a bot plays, you watch. Sit down yourself
}
ui-house-rules = House rules
ui-house-rules-changed = { $count ->
    [0] all as usual
    [one] { $count } rule changed
   *[other] { $count } rules changed
}
ui-usual = the usual rule
ui-usual-legend = the usual way to play
ui-changed = changed
ui-reset = Back to the usual
ui-clause = Rule { $clause }
ui-clause-about = { $rule }: rule { $clause }
ui-pace = Speed of the bots
ui-pace-swift = swift
ui-pace-calm = calm
ui-pace-slow = unhurried
ui-begin = Start the game
ui-open-table = Open the table

## At the table

ui-joining = Walking up to the table…
ui-gone = You cannot sit at this table
ui-line-lost = The connection broke, coming back to the table…
ui-elsewhere = This seat is open in another window as well. You can play in both.
ui-waiting-host = { $free ->
    [0] Every seat is taken: you can start.
    [one] { $free } seat is free: ask a friend over with the link.
   *[other] { $free } seats are free: ask friends over with the link.
}
ui-waiting-host-alone = { $free ->
    [0] All seats are taken; you can start.
    [one] { $free } seat is free: a bot will take it.
   *[other] { $free } seats are free: bots will take them.
}
ui-waiting-guest = You are expected: say your name and sit down.
ui-waiting = The host starts the game: that is { $name }.
ui-waiting-hint = Tap a free seat to put a bot there, and again to free it.
ui-take-chair = Sit on seat { $number }
ui-sat-down = { $name } sits down.
ui-host = host
ui-away = not connected
ui-bot-note = bot
ui-sit-down = Sit down
ui-watch = Watch
ui-watching = You are watching
ui-watching-wait = You will watch the others play.
ui-instead-of = Whose seat will you take?
ui-start = Start the game
ui-start-hint = { $free ->
    [one] A bot will take the free seat.
   *[other] Bots will take the free seats.
}
ui-table-rules = House rules of this table
ui-table-rules-usual = This table plays by the usual rules

## Links

ui-invite = Ask friends over
ui-invite-hint = Whoever opens the link may take a free seat.
ui-invite-title = { $game }: come and play
ui-other-device = Go on with another device
ui-other-device-hint = This link opens your seat and your cards: keep it to yourself.
ui-copy = Copy
ui-copied = Copied
ui-not-copied = Copying did not work: select the link and copy it by hand.
ui-share = Send

## Table menu

ui-rename = Save
ui-leave = Leave the table
ui-leave-sure = Your seat becomes free for others.
ui-leave-yes = Leave
ui-stay = Stay

## Rules

ui-contents = Sections
ui-house-rule = House rule · { $rule }: { $value }
ui-all-house-rules = Show the house rules as well
ui-no-rules = The rules of this game have not been written in this language yet.

## Settings

ui-settings-letters = Letters on the cards
ui-settings-letters-ru = Т К Д В
ui-settings-letters-en = A K Q J
ui-settings-four-colour = Four colours
ui-settings-four-colour-hint = Blue diamonds, green clubs
ui-settings-motion = Movement of the cards
ui-settings-motion-none = none
ui-settings-motion-normal = normal
ui-settings-motion-slow = slow
ui-settings-two-tap = Play with two taps
ui-settings-two-tap-hint = The first lifts a card, the second plays it
ui-settings-sounds = Sounds
ui-settings-sounds-hint = Cards, tricks and “your turn”
