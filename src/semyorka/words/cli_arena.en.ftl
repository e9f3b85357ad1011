### semyorka arena: bots against bots.

cli-about-arena = play bots against bots over the same deals, and say who is better
cli-arena-help-game = the key of a game, such as pitch
cli-arena-help-seats = how many play; the fewest that can when left out
cli-arena-help-option = a house rule; several may be given
cli-arena-help-ours = who sits once on every chair, with whatever it is told after a colon: { $names }
cli-arena-help-theirs = who sits on all the other chairs
cli-arena-help-table = all of these against each other, in place of --ours and --theirs
cli-arena-help-ladder = each of these against the one named before it
cli-arena-help-deals = deals at most; each is played once with --ours on every chair
cli-arena-help-seed = the same seed plays the same deals
cli-arena-help-whole = whole matches also in games whose deals stand alone
cli-arena-help-chances = deals in the middle of matches, counted by what they do to the chance to win the match (Auction Pitch, Seven Leaves)
cli-arena-help-sequential = stop as soon as a sequential test has decided between two gains, in percentage points; { $usual } when none are given
cli-arena-help-until = stop as soon as half of the interval is no wider than this, in percentage points
cli-arena-help-processes = processes that play at a time; one for each processor when left out
cli-arena-help-save = write finished deals into this file, and go on from what is in it
cli-arena-help-plot = draw into this file (.svg, .png or .pdf) how the gain settled
cli-arena-help-markdown = tables for a page

## What cannot be

cli-arena-who = Who plays? Give --ours NAME and --theirs NAME, or --table with two names or more, or --ladder with two names or more.
cli-arena-twice = A name stands twice in the row; name everybody once.
cli-arena-one-stop = --until and --sequential do not go together; choose one.
cli-arena-no-player = There is no player “{ $name }”; a name begins with one of { $names }.
cli-arena-no-thought = The bots of { $game } have no settings of their own yet; name a level alone.
cli-arena-bad-settings = “{ $settings }” is no setting. Settings are written key=value with commas between; there are { $known }; yes and no for those that are on or off.
cli-arena-bad-effort = After “{ $name }:” comes a number, and “{ $found }” is not one. See docs/arena.md.
cli-arena-not-in-turn = “{ $name }” plays only games in which players act one after the other.
cli-arena-no-openspiel = OpenSpiel is not here ({ $missing } is missing). Run ./dev bench arena with the same options instead.
cli-arena-no-matplotlib = A picture needs matplotlib, and it is not here. Install semyorka[arena], or run ./dev bench arena with the same options.
cli-arena-bad-picture = “{ $file }” is no name for a picture; it ends in one of { $formats }.
cli-arena-no-release = In “{ $path }” there is no release of this program: it must be a checkout of its repository, or a virtual environment with it installed.
cli-arena-no-start = “{ $name }” cannot be started: { $why }.
cli-arena-player-ended = “{ $name }” has ended without an answer, with status { $status }.
cli-arena-release-failed = Release { $version } could not answer: { $why }.
cli-arena-illegal = In deal { $number } a player did what the rules do not allow: { $why }
cli-arena-endless = Under these house rules a match goes on until somebody stops it. Agree on its length with --option games=10, or leave --whole-matches out.
cli-arena-no-chances = A deal of { $game } is not counted in chances to win the match; leave --chances out. Auction Pitch and Seven Leaves can be.
cli-arena-no-end = A match has not ended within { $deals } deals. Such players under such house rules play for ever; change one or the other.
cli-arena-worker-died = A process that played has died. What was finished before is kept with --save; try fewer with --processes.
cli-arena-no-file = { $file }: { $why }.
cli-arena-no-arena = { $file }, line { $line }: this is no arena. Name another file after --save.
cli-arena-other-run = { $file } holds another arena: its { $what } is { $theirs }, and here it is { $ours }. Name another file, or ask for the same.
cli-arena-bad-number = { $option } is a whole number from { $least } to { $most }, and “{ $value }” is not.
cli-arena-bad-points = { $option } is in percentage points, such as 1.5, and “{ $value }” is not.
cli-arena-bad-hypotheses = --sequential takes two gains, the smaller one first, such as 0:2, and “{ $value }” is not that.

## What came of it

cli-arena-head = { $game }, { $seats } seats, { $unit ->
    [deal] single deals
    [chance] deals counted in chances to win the match
   *[match] whole matches
}, house rules: { $rules ->
    [none] the usual ones
   *[other] { $rules }
}, seed { $seed }
cli-arena-column-player = player
cli-arena-column-won = won in the same places
cli-arena-column-decisions = decisions
cli-arena-column-mean = ms each
cli-arena-column-p95 = 95 of 100 within, ms
cli-arena-gain = { $ours } among { $theirs }: { $gain } points beyond the fair share, { $cover } % interval { $low } to { $high }.
cli-arena-counts = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $contests } contests, { $redeals } dealt again.
cli-arena-sequential = H0: { $low }, H1: { $high } points, doubt { $doubt } % each way; log of the ratio { $ratio } of ±{ $bound }: { $verdict ->
    [high] H1 it is.
    [low] H0 it is.
   *[none] not decided.
}
cli-arena-not-narrow = The interval is still wider than was asked for; give more --deals.
cli-arena-cross = What the player of a line gains beyond the fair share, alone among players of the column
cli-arena-cross-caption = in percentage points, with half of the 95 % interval
cli-arena-progress = { $ours } / { $theirs }: { $deals } of { $of } deals, { $gain } ± { $half }, { $minutes } min to go at most
cli-arena-nothing = Nothing was finished.
cli-arena-broken-off = Broken off. With --save FILE it could go on from here.
cli-arena-broken-off-saved = Broken off. The same command goes on from here.
cli-arena-plot-across = deals
cli-arena-plot-up = gain, percentage points
cli-arena-drawn = Drawn into { $file }.
