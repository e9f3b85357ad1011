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
cli-games-line = { $name } ({ $key }), { $least } to { $most } players
cli-games-default = {" "}(usual)

## play: the command

cli-play-seats = how many seats the table has, yours among them (4)
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
cli-no-last = There is no finished trick in this deal yet.
cli-no-sheet = No deal has been counted yet.
cli-count = The count
cli-nobody = nobody

## play: what is asked and typed

cli-ask-call = Your call ({ $calls }; ? for help):
cli-ask-card = Your card (number or card; ? for help):
cli-no-number = You have no card number { $number }; the numbers stand before the cards.
cli-ask-deal = Enter for the next deal, q to leave:
cli-ask-match = Enter for another match, q to leave:
cli-only-enter = The deal is over; press Enter to go on.
cli-which-clause = Which clause? r and its number, such as r { $first }. There are { $clauses }.
cli-bye = Goodbye, and thank you for the game.
cli-typed-help = ? help
cli-typed-last = l last
cli-typed-scores = s scores score
cli-typed-hand = h hand
cli-typed-rule = r rule rules
cli-typed-quit = q quit exit leave
cli-help-table =
    A card: its number in your hand, or itself: KS, K♠, 10h, king of spades.
    A call: pass, 1, 2, 3, 4, slam. Pass has no short form, so that nobody passes by a slip.
    ?     this help
    l     the last trick
    s     the score sheet
    h     the table and your hand once more (so does an empty line)
    r P8  a clause of the rules, with the house rules of this table
    q     leave the table
    ▸ marks whose turn it is, * the card that would take the trick. Cards in brackets may
    not be played now; type one all the same and the table says why.
    A ? after a name: that point may still go to somebody else.

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

record-first-line = the first line must be “{ $expected }”.
record-ending = the rules say “{ $expected }” here.
record-after-end = the record was over before this line.
record-breaks-off = the record breaks off here.
record-expected = “{ $expected }” must come here, not “{ $found }”.
record-card = a card stands here that the pack does not have, or one stands twice.
record-seats = this game is not played with “{ $found }” seats.
record-seat = “{ $found }” is not a seat of this table.
record-deal-number = this must be deal { $expected }, not “{ $found }”.
record-result = the rules count “{ $expected }” for this deal.
