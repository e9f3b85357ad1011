### A hint at the table: what to do, how good it is, and why.

ui-hints = Hints in a deal
ui-hints-0 = no hints
ui-hints-1 = one
ui-hints-3 = three
ui-hints-any = as many as you like

table-hint = Hint
table-hint-left = Hint, left in this deal: { $left }
table-keys-hint = a hint, when it is your turn
table-hint-thinking = Going through the deals there can be…
table-hint-close-it = Close the hint
table-hint-chance-pitch = chance to win the match
table-hint-chance-trump_seven = chance to win the deal
table-hint-chance-seven_leaves = chance not to be left last
table-hint-chance-my_ship_sails = chance to win the deal
table-hint-choice = { $action }: { $chance }
table-hint-choice-doubt = { $action }: { $chance } { $doubt }
table-hint-this = { $card }, the hint advises it
table-hint-done = played

## Heard at once

table-hint-best = Best: { $action }, chance { $chance }.
table-hint-forced = There is no choice: { $action }.
table-hint-close = A close call: the second is as good.
table-hint-only = There is no choice: the rules allow nothing else.

## What it stands on

table-hint-all = { $worlds ->
    [one] Looked at { $worlds } deal, the only one that can still be.
   *[other] Looked at all { $worlds } deals that can still be.
}
table-hint-some-of = { $worlds ->
    [one] Looked at { $worlds } deal
   *[other] Looked at { $worlds } deals
} of the { $possible } that can still be.
table-hint-some = { $worlds ->
    [one] Looked at { $worlds } deal of a great many.
   *[other] Looked at { $worlds } deals of a great many.
}
table-hint-by-model = Judged by a great many deals played before, without a search.
table-hint-guessed = { $guessed ->
    [one] In { $guessed } of them the end was estimated.
   *[other] In { $guessed } of them the end was estimated.
}

## When there is none

table-hint-not-yours = A hint is there when it is your turn.
table-hint-none-left = No hints are left in this deal.
