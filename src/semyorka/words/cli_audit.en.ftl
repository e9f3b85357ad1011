### semyorka audit

cli-about-audit = try whether anything sent to a seat gives hidden cards away
cli-audit-help-game = the key of a game; all games when left out
cli-audit-help-deals = deals for each game and number of seats; each is played in two pairs
cli-audit-help-seed = the same seed plays the same deals
cli-audit-bad-deals = --deals is a number from 1 to { $most }, and “{ $value }” is not.
cli-audit-failed = the audit could not go on: { $why }.

cli-audit-line = { $game }, { $seats } seats: { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} of runs, { $moved } cards moved, together for { $agreed }% of the deal{ $bare ->
    [0] {""}
   *[other] {""} (another { $bare } had nothing to move)
}; { $messages } messages, { $size } MB, { $actions } actions; differing: { $differing }
cli-audit-sum = In all { $pairs } pairs of runs, { $messages } messages, { $size } MB, { $actions } actions, { $seconds } s; differing: { $differing }
cli-audit-leak = A LEAK in { $game }, { $seats } seats, { $who ->
    [none] for a watcher
   *[other] for seat { $who }
}: message { $message } of the route “{ $route }”, after { $moment ->
    [-1] the greeting, before the deal
    [0] the deal
    [one] { $moment } action
   *[other] { $moment } actions
}, { $secret ->
    [none] differs from byte { $byte } on.
   *[other] has a secret in it at byte { $byte }: { $secret }.
}
cli-audit-case = The case: seed { $case }, house rules { $rules }.
