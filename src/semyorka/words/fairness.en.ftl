### The checkable shuffle: cutting the pack, what is to be seen before a deal and what is checked after it.

event-cut-pack = { $seat } cuts the pack of the next deal.

## Cutting

fair-cut = Cut the pack
fair-cut-done = You cut the pack
fair-cut-hint = Mix in a number of your own, and the server cannot pick the next deal.
fair-cut-always = Cut the pack of every deal
fair-cut-always-hint = This browser will do it by itself
fair-cut-by = The pack was cut by: { $names }
fair-cut-by-nobody = Nobody has cut the pack yet
fair-cut-by-none = Nobody cut the pack

## The panel

fair-title = The shuffle
fair-lead = Before a deal the server shows a commitment: the fingerprint of its random number, the seed. After the deal it shows the seed itself, and this page shuffles the pack once more and compares.
fair-next = The next deal
fair-now = Deal { $deal }
fair-commitment = Commitment
fair-seed = Seed
fair-entropy = Added by { $seat }
fair-whole = Show all of it
fair-wait = The seed will be shown when the deal is over.
fair-checking = Checking…
fair-about = What this proves, and how to check a record

## What was checked

fair-right = Right
fair-wrong = Wrong
fair-unknown = Not checked
fair-seed-right = The seed fits the commitment.
fair-seed-wrong = The seed does not fit the commitment: the server has shown another one.
fair-seen-right = This page saw that commitment before the deal.
fair-seen-wrong = Before this deal the page was shown another commitment.
fair-seen-late = This page was opened after the deal began and did not see the commitment in time.
fair-cut-right = What was added from here went into the shuffle.
fair-cut-wrong = What was added from here did not go into the shuffle.
fair-own-right = Your cards are those that the seed deals.
fair-own-wrong = Your cards are not those that the seed deals.
fair-own-late = This page did not see your cards being dealt.
fair-order-right = The deals came in the order of the commitments that this page saw.
fair-order-wrong = The deals did not come in the order of the commitments that this page saw.
fair-lot-right = By lot the first dealer is { $seat }, and so it was.
fair-lot-wrong = Line { $line }: by lot the first dealer is { $seat }.
fair-hands-right = { $count ->
    [one] { $count } hand is the one that the seed deals.
   *[other] All { $count } hands are those that the seed deals.
}
fair-hand-wrong = Line { $line }: these are not the cards that the seed deals ({ $seat }).
fair-beside-wrong = Line { $line }: beside the hands lies something else than the seed deals.
fair-bad-seed = Line { $line }: this is no seed.
fair-bad-entropy = Line { $line }: this is not what a seat ({ $seat }) may add.
fair-seed-again = Line { $line }: deal { $deal } has this seed already, and a seed is drawn for one deal.
fair-no-hands = Line { $line }: this deal has no hands.
fair-unseeded = The record has no seed of this deal, so it cannot be checked.
fair-unknown-game = This page does not know how this game is dealt.
fair-not-in-record = The record of the match has no deal of this seed.
fair-no-record = The record of the match cannot be had now, so not all hands are checked.

## The pack that the loser cuts

fair-pack = The pack to cut
fair-pack-wait = The seed will be shown when the pack has been cut.
fair-pack-withheld = The pack has been cut, and the server has not shown its seed.
fair-pack-seen = This page saw that commitment before the cut.
fair-pack-late = This page was opened after the cut and did not see the commitment in time.
fair-pack-swapped = Before the cut the page was shown another commitment.
fair-pack-right = Card { $at } of the pack by this seed: { $card }, as was shown.
fair-pack-wrong = Card { $at } of the pack by this seed is another one than was shown ({ $card }).
fair-pack-untold = The record does not say from which pack was cut, so it cannot be checked.

## The page

fair-verify-title = Check the shuffle
fair-verify-lead = Choose the record of a match. This page will shuffle the packs by the seeds in it, by itself and without the server, and compare with what was dealt.
fair-verify-deal = Deal { $deal }
fair-verify-well = { $deals ->
    [one] { $deals } deal checked: all is right.
   *[other] { $deals } deals checked: all is right.
}
fair-verify-wrong = { $wrong ->
    [one] { $wrong } deal of { $deals } is wrong.
   *[other] { $wrong } deals of { $deals } are wrong.
}
fair-verify-part = Not every deal has its seed here: { $proved } of { $deals } checked.
fair-verify-cut-wrong = The loser’s cut is wrong.
fair-verify-none = There is no deal in this record.
fair-verify-rules = By the rules of the game the record is in order.
fair-verify-rules-wrong = By the rules of the game, line { $line }: { $why }
fair-verify-rules-unknown = The server did not answer, so the record was not checked by the rules of the game.
fair-proves = What this proves
fair-proves-text = The cards were dealt from the seed that the server was bound to. If you saw the commitment before the deal, the server could not change the seed afterwards. If somebody cut the pack after that, neither could it pick a seed that deals as it likes.
fair-proves-not = What it does not prove
fair-proves-not-known = The server knows all cards while it deals, and could show them to somebody.
fair-proves-not-cut = If nobody cut the pack, the server could have drawn seeds until it liked one, and only then bound itself to it.
fair-proves-not-last = A player in league with the server could have cut last, with a number chosen for the deal they wanted.
fair-proves-not-forged = Whoever picks the seeds themselves can make up a whole record: the server is bound only by commitments that you saw before the deal.
fair-proves-not-rest = Names, house rules, calls and cards played do not come from the shuffle, and it does not prove them.
fair-proves-not-whole = A record alone does not show that it is complete, nor in what order matches were played.
fair-proves-not-bots = It says nothing of the honesty of bots.
fair-proves-how = How it works, step by step, is described in docs/shuffle.md; in a terminal semyorka verify does the same.
