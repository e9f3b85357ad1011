### The program in a terminal.

## The program and its help

cli-usage = Usage: { $line }
cli-about = Semyorka: a table for card games of the number seven, in the browser and in the terminal.
cli-more = semyorka COMMAND --help tells more about a command.
cli-version = semyorka { $version } ({ $manner })
cli-manner-compiled = rules compiled
cli-manner-plain = rules in plain Python
cli-manner-mixed = some rules compiled, some in plain Python: build again
cli-unknown-command = semyorka: there is no command “{ $command }”; there are { $commands }.
cli-bad-lang = There is no language “{ $value }”; choose ru or en.
cli-bad-option = A house rule is written key=value, and “{ $option }” is not.

cli-about-play = play in this terminal, bots on the other chairs
cli-about-serve = open a table in the browser
cli-about-referee = replay worked deals by the rules
cli-about-rules = read the rules of a game
cli-about-games = the games and their house rules
cli-about-version = the version, and how the rules run

cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = show this help
cli-help-lang = the language to speak; that of the system otherwise

## referee

cli-referee-cases = a file of cases in JSON, or - for standard input
cli-standard-input = standard input
cli-file-unreadable = { $file } cannot be read: { $reason }
cli-file-not-text = { $file }, line { $line }: this is not UTF-8 text.
cli-file-not-json = { $file }, line { $line }, column { $column }: this is not JSON: { $reason }
cli-file-not-cases = { $file }: this is not JSON: { $reason }
cli-file-shape = { $field ->
    [none] { $file }, line { $line }: { $case ->
        [none] the file must be an array of cases.
       *[other] case { $case } must be an object.
    }
   *[other] { $file }, line { $line }, case { $case }{ $id ->
        [none] {""}
       *[other] {" "}({ $id })
    }: { $wanted ->
        [there] { $field } is missing.
        [object] { $field } must be an object.
        [array] { $field } must be an array.
       *[string] { $field } must be a string.
    }
}

## rules and games

cli-rules-game = the key of a game, such as pitch
cli-rules-clause = the number of one clause, such as P8
cli-rules-option = a house rule key=value; then its own words are shown among the rules
cli-no-clause = There is no clause “{ $clause }”; there are { $clauses }.
cli-rules-where = Where the house rule is “{ $option }: { $value }”:
cli-games-line = { $name } ({ $key }), players: { $seats }
cli-games-default = {" "}(usual)

## play: the command

cli-play-game = the key of a game, such as pitch; without it the games are listed
cli-play-which = Which one? Type the key of a game, such as: semyorka play { $key }
cli-play-seats = how many seats the table has, yours among them; 4, or what the game allows
cli-play-name = what you are called at the table
cli-play-option = a house rule key=value, as semyorka games lists them; may be given again
cli-play-pace = how long bots think: swift, calm or slow
cli-guest = Guest

## play: the table

cli-welcome = Type ? for help, q to leave.
cli-house-rule = House rule: { $option }: { $value }
cli-match = A new match. The lot makes { $dealer } the first dealer.
cli-dealt = Deal { $number }. { $dealer } deals.
cli-deal = Deal { $number }
cli-target = to { $target }
cli-dealer = { $dealer } deals
cli-head-name = Player
cli-head-call = Bid
cli-head-table = On the table
cli-head-tricks = Tricks
cli-head-pips = Pips
cli-head-deals = Last deals
cli-head-score = Score
cli-head-deal = Deal
cli-head-bid = Pitcher, bid
cli-trump = Trumps: { $suit }
cli-highest = { $bid ->
    [slam] Bid so far: slam, { $pitcher }
   *[other] Bid so far: { $bid }, { $pitcher }
}
cli-pitcher = { $bid ->
    [slam] { $pitcher } pitches, slam
    [0] { $pitcher } pitches, no bid
   *[other] { $pitcher } pitches for { $bid }
}
cli-leader = { $seat } leads
cli-so-far = So far:
cli-point-High = High
cli-point-Low = Low
cli-point-Jack = Jack
cli-point-Game = Game
cli-point-Pips = Cards
cli-hand = Your hand:
cli-call-pass = pass
cli-call-slam = slam
cli-call-call = call
cli-call-trump-S = spades
cli-call-trump-H = hearts
cli-call-trump-D = diamonds
cli-call-trump-C = clubs
cli-no-last = There is no finished trick in this deal yet.
cli-no-sheet = No deal has been counted yet.
cli-count = The count
cli-nobody = nobody
cli-winners = In first place: { $names }.

## play: Trump Seven

cli-of-deals = of { $deals }
cli-head-side = Side
cli-head-points = Points
cli-head-declarer = Declarer
cli-side-declarer = plays
cli-side-defender = against
cli-side-alone = alone
cli-round = calls, round { $round }
cli-leaster = fewest points win
cli-declarer = { $seat } plays
cli-widow-closed = two cards in the widow, unseen
cli-against-sixty = To 60: { $seat } { $own }, against { $others }; not yet seen { $unseen }
cli-sure-made = the 60 are made
cli-sure-lost = the 60 are out of reach
cli-own-widow = Widow:
cli-own-gifts = Given:
cli-own-gift = { $seat } gave you
cli-takes-widow = { $seat } takes the widow
cli-card-unseen = a card face down
cli-last-cards = Last cards:
cli-both-sides = { $seat } { $own }, the others { $others }, { $all } in all.

## play: Seven Leaves

cli-to-seven = to seven tricks
cli-extra-deal = this deal decides
cli-head-race = Of seven
cli-head-all-tricks = Tricks
cli-head-leaving = Who leaves
cli-out = out, no. { $place }
cli-turn-up = turned up
cli-turn-up-held = in the hand of { $seat }
cli-turn-up-played = played already
cli-deciding = Who loses is decided between { $names }.
cli-leaving = They leave in this order: { $names }.
cli-seventh = { $dropped ->
    [0] { $seat } takes the seventh trick!
    [one] { $seat } takes the seventh trick and leaves with { $dropped } card unplayed.
   *[other] { $seat } takes the seventh trick and leaves with { $dropped } cards unplayed.
}
cli-ask-cut = The pack is shuffled. How many cards do you lift off ({ $least } to { $most })?
cli-ask-strike = The nose is that of { $seat }. Given { $given } of { $due } (strike, done; ? for help):
cli-struck = { $seat } strikes: { $number } of { $due }. The nose: { $nose }.
cli-struck-over = { $seat } strikes once too often! { $due } were due, and this is { $number }. The nose: { $nose }.
cli-flicks-over = The debt is paid.

## play: My Ship Sails

cli-head-chosen = Choice
cli-head-false = False
cli-head-wins = Wins
cli-head-winners = Won by
cli-chosen = chosen
cli-choosing = chooses
cli-calls-no-more = no calls
cli-exchanges = { $cap ->
    [0] Exchanges: { $exchanges }, no limit
   *[other] Exchanges: { $exchanges }, limit { $cap }
}
cli-passing = { $direction ->
    [left] Cards pass left: yours goes to { $to }, one comes from { $giver }
   *[right] Cards pass right: yours goes to { $to }, one comes from { $giver }
}
cli-from-stock = the stock
cli-no-exchange = No cards have passed in this deal yet.
cli-exchange = Exchange { $exchanges }
cli-gave = gave
cli-got = got
cli-false-call = { $seat }: “My ship sails!” But it does not; the call is false.
cli-false-calls = False calls: { $names }.
cli-ship-sails = “My ship sails!”

## play: what is asked and typed

cli-ask-call = Your call ({ $calls }; ? for help):
cli-ask-card = Your card (number or card; ? for help):
cli-ask-trump = Name trumps (s, h, d, c or the word; ? for help):
cli-ask-gift = Card { $place } to give, for { $seat } (number or card; ? for help):
cli-ask-choice = The card to pass (number or card; ? for help):
cli-ask-choice-or-call = The card to pass, or “call” (number or card; ? for help):
cli-no-number = You have no card number { $number }; the numbers stand before the cards.
cli-ask-deal = Enter for the next deal, q to leave:
cli-ask-deal-or-stop = Enter for the next deal, stop to end the series, q to leave:
cli-ask-match = Enter for another match, q to leave:
cli-only-enter = The deal is over; press Enter to go on.
cli-which-clause = Which clause? r and its number, such as r { $first }. There are { $clauses }.
cli-bye = Goodbye, and thank you for the game.
cli-typed-help = ?, help
cli-typed-last = l, last
cli-typed-scores = s, scores, score
cli-typed-hand = h, hand
cli-typed-rule = r, rule, rules
cli-typed-quit = q, quit, exit, leave
cli-typed-stop = stop, enough, end
cli-typed-cut = cut
cli-typed-strike = strike, f, flick
cli-typed-done = done, d, enough
cli-typed-call-pass = I pass
cli-typed-call-60 = sixty, play, I play
cli-typed-call-trump = trump, trumps
cli-typed-call-call = my ship sails, ship sails, sails
cli-help-card = A card: its number in your hand, or itself: KS, K♠, 10h, king of spades.
cli-help-pitch =
    A call: pass, 1, 2, 3, 4, slam. Pass is never shortened: no pass by a slip.
    A ? after a name: that point may still go to somebody else.
cli-help-trump_seven =
    A call: pass or 60 (or “sixty”). Trumps: s, h, d, c, “spades”, “trump s”.
    The score is a convention: one point for a game that is made, else one for each
    opponent. The rules have none (clause K21); the house rule “series” changes it.
cli-help-seven_leaves =
    The dots in the column “Of seven” are the tricks of the whole match.
    After a loss: “cut 17”, or just 17, lifts off so many cards; “strike” flicks the
    nose; “done” stops. A flick too many is punished (clause L20).
cli-help-my_ship_sails =
    The call: “call” or “my ship sails”, when all seven cards are of one suit.
    The cards pass all at once when all have chosen; nobody sees another’s choice.
cli-help-table =
    ?     this help
    a     advice: what the best bot would do, seeing what you see, and why
    l     the last trick or the last exchange
    s     the score sheet
    h     the table and your hand once more (so does an empty line)
    r P8  a clause of the rules, with the house rules of this table
    q     leave the table
    ▸ marks whose turn it is, * the card that would take the trick.
    Cards in brackets may not be played now; type one and the table says why.

## Records of matches

cli-about-replay = play the record of a match again and say how it went
cli-about-record = the record of a table's newest match, as text
cli-replay-help-file = the record, as docs/notation.md describes; - reads standard input
cli-replay-not-text = { $file } is not text. A record begins with the line “semyorka-record 1”.
cli-replay-unread = { $file } cannot be read: { $why }.
cli-replay-damaged = { $file }, line { $line }: { $why }
cli-replay-won = Won by { $winners }.
cli-replay-unfinished = The match is not finished.
cli-record-help-table = the table's id, as it stands in the address of its page
cli-record-no-log = There are no tables in { $file }. Where else they are, --data says.
cli-record-nothing = No finished deal of a table { $table } is kept.
