### What the table says: refusals, points, how a deal and a match came out.
### A refusal says in one sentence why not and what to do instead.

## Refusals: any game

refuse-turn = It is { $seat }’s turn; wait for yours.
refuse-not-held = You do not hold that card ({ $card }); choose one from your hand.
refuse-word = “{ $word }” is neither a card nor a call of this game; a card is written rank first, then suit, as in KS or TH.
refuse-no-deal = No cards have been dealt yet; wait for the deal.
refuse-deal-over = This deal has been played out; wait for the next one.
refuse-deal-unfinished = This deal has not been played out; finish it first.
refuse-deal-counted = This deal has been counted already; deal the next one.
refuse-match-over = The match is over; start a new one to deal again.
refuse-first-dealer = Nobody is named as the first dealer; name one of the seats at the table.
refuse-dealer = By the rules { $seat } deals now; no other seat can be named as dealer.

## Refusals: seats, house rules, hands

refuse-seats = This game is for { $least } to { $most } players, and the seats named are { $seats }; choose another number.
refuse-unknown-game = There is no such game here; choose one of these: { $games }.
refuse-unknown-option = This game has no house rule “{ $option }”; check how it is spelt.
refuse-option-value = The house rule “{ $option }” has no value “{ $value }”; choose one of these: { $values }.
refuse-hands-seats = The cards go to the wrong seats; everyone in the deal has one hand, and nobody else has any.
refuse-hands-size = { $size ->
    [one] Every hand must have { $size } card; count the hands again.
   *[other] Every hand must have { $size } cards; count the hands again.
}
refuse-hands-twice = The same card has been dealt twice ({ $card }); leave it in one place.
refuse-hands-card = This game's pack has no card “{ $word }”; a card is written rank first, then suit, as in KS or TH.
refuse-action-shape = “{ $word }” is not an action; write the letter of the seat, a space and what was done, as in “A KS”.
refuse-seat-letter = There is no seat “{ $word }” at this table; its seats are called by the letters A to { $last }.

refuse-widow = The widow does not fit the hands; it must be two cards that nobody holds.
refuse-turn-up = The card turned up does not fit the hands; it must be one of the dealer’s.
refuse-stock = The stock does not fit the rules of this table; there is one only where the dealer draws, and it holds every card not dealt.

## Refusals: Auction Pitch

refuse-pitch-auction-first = The auction comes first; bid or pass now, and play cards after it.
refuse-pitch-auction-over = The auction is over and { $seat } is the pitcher; from here on only cards are played.
refuse-pitch-min-bid = Bidding at this table begins at { $least }; bid at least that much, or pass.
refuse-pitch-no-slam = There is no slam at this table; nobody can bid above 4.
refuse-pitch-higher = { $bid ->
    [slam] A slam has been bid and nothing is higher; you can only pass.
   *[other] The bid stands at { $bid } and a new one must be higher; raise it or pass.
}
refuse-pitch-top = { $bid ->
    [slam] A slam is the top bid, which the dealer cannot hold; you can only pass.
   *[other] { $bid } is the top bid, which the dealer cannot hold; you can only pass.
}
refuse-pitch-follow-trump = A trump was led ({ $suit }) and you have trumps; play any one of them.
refuse-pitch-follow = The lead is { $suit } and you have that suit; by the rule of this table, follow suit.
refuse-pitch-follow-court = The lead is the { $card }; by the rule of this table a king, queen or jack must be followed in suit if you can, so play one of your { $suit-acc }.
refuse-pitch-follow-or-trump = The lead is { $suit } and you have that suit; follow suit or play a trump ({ $trump }).

## Refusals: Trump Seven

refuse-trump_seven-auction-first = The calls come first; say sixty or pass now, and play cards after it.
refuse-trump_seven-name-first = Trumps come first; name a suit now, and the widow and the cards come after it.
refuse-trump_seven-give-first = The discards come first; lay two cards, one for each opponent.
refuse-trump_seven-auction-over = The calls are over; from here on only cards are played.
refuse-trump_seven-follow-trump = A trump was led ({ $suit }) and you have trumps; play any one of them, the Joker too.
refuse-trump_seven-follow = The lead is { $suit } and you have that suit; follow suit.
refuse-trump_seven-joker = The Joker may be played only without the suit led ({ $suit }), and you have it; follow suit.
refuse-trump_seven-must-trump = You have none of the suit led ({ $suit }) but you have trumps; by the rule of this table, play a trump ({ $trump }).
refuse-trump_seven-stop-early = No game of the series has been played yet; play the first one, then it may be ended.

## Refusals: Seven Leaves

refuse-seven_leaves-follow = The lead is { $suit } and you have that suit; follow suit.
refuse-seven_leaves-trump = You have none of the suit led ({ $suit }) but you have trumps; play a trump ({ $trump }).
refuse-seven_leaves-beat = This card does not beat the trick and you have one that does; by the rule of this table, play a higher one.
refuse-cut-no-loser = It is the loser who cuts, and there is none here; no cut is needed.
refuse-cut-off = Nobody pays at this table; no cut is needed.
refuse-cut-twice = The pack has been cut already; it is not cut twice.
refuse-cut-card = This game's pack has no such card; name the one at the bottom.
refuse-cut-loser = The loser cuts, and that is { $seat }; wait until the pack is cut.
refuse-cut-place = A cut lifts { $least } to { $most } cards; choose a place inside the pack.
refuse-flicks-word = “{ $word }” means nothing here; one cuts the pack, flicks, or says that it is enough.
refuse-strike-before-cut = The pack is not cut yet, so it is too early to flick; { $seat } cuts.
refuse-strike-over = All flicks have been given; nobody is left to be flicked.
refuse-strike-own-nose = This is your own nose; it is for the others to flick.
refuse-strike-done = You have given your flicks; leave the rest to the others.
refuse-strike-once = You have been punished for a flick too many already; once a match is enough, so stop here.

## Refusals: My Ship Sails

refuse-my_ship_sails-called = You have called already, and a call is not taken back; wait for the others.
refuse-my_ship_sails-called-once = The call was false; give a card for the exchange now.
refuse-my_ship_sails-others-choose = You have chosen; now only those choose whose call was false.
refuse-my_ship_sails-out = A false call puts you out of the deal here; until it ends you can only pass cards.
refuse-my_ship_sails-same = That card already lies there for your neighbour ({ $card }); choose another or wait for the exchange.

## Refusals: the table

refuse-unknown-table = There is no such table; check the link or open a table of your own.
refuse-bad-invite = This invitation does not fit the table; ask its host for a new link.
refuse-bad-secret = This key fits no seat at the table; come in by the invitation link.
refuse-no-seat = There is no such seat at this table; choose another.
refuse-seat-taken = That seat is taken; choose another.
refuse-table-full = There are no free seats left; you can watch, or open a table of your own.
refuse-name-empty = You need a name at the table; write what to call you.
refuse-name-long = { $most ->
    [one] That name is too long; keep it within { $most } letter.
   *[other] That name is too long; keep it within { $most } letters.
}
refuse-not-host = Only the host of the table decides that; ask the host.
refuse-not-seated = You are only watching; take a free seat to play.
refuse-not-started = The match has not begun; wait for the host to start it.
refuse-not-now = That cannot be done now; see what the table is waiting for.
refuse-stale = The table has changed while you were deciding; look at it and decide again.
refuse-chair-kind = A seat can only be one of these: { $values }; choose one.
refuse-chair-in-play = The match is on and no seat in it may be empty; seat a bot instead.
refuse-level = There are no such bots here; choose one of these levels: { $values }.
refuse-pace = The table has no such pace; choose one of these: { $values }.
refuse-too-many = That is too much at once; wait a little and try again.
refuse-storage = This could not be written down, so nothing has changed at the table; try again a little later.

## Refusals: messages

refuse-not-json = The message cannot be read, it is not JSON; reload the page and try again.
refuse-message-too-long = The message is too long; the table reads no more than 16 kilobytes.
refuse-bad-message = The message has a wrong field, “{ $field }”; reload the page and try again.
refuse-unknown-type = The table does not know this kind of message; reload the page and try again.

## The trick

trick-trump = The highest trump takes the trick.
trick-led = No trump was played: the highest card of the suit led ({ $suit }) takes the trick.
trick-joker = The Joker takes the trick; nothing beats it.

## Auction Pitch: the auction

auction-pitch = { $bid ->
    [slam] The auction is over: { $pitcher } pitches and has bid a slam.
   *[other] The auction is over: { $pitcher } pitches for { $bid }.
}
auction-pitch-dealer_forced = Everyone passed, so the dealer has to pitch: { $pitcher }, for { $bid }.
auction-pitch-eldest_free = Everyone passed: { $pitcher } pitches and promises nothing.
redeal-pitch = Everyone passed: the cards are dealt again, and no score changes.

## Auction Pitch: the points of a deal

award-pitch-high = Took the highest trump that was dealt.
award-pitch-low-taker = Took the lowest trump that was dealt.
award-pitch-low-holder = Was dealt the lowest trump.
award-pitch-jack = Took the jack of trumps.
award-pitch-jack-not-dealt = The jack of trumps was not dealt, so there is no point for it.
award-pitch-game = Took the most pips: { $pips }.
award-pitch-game-tie = Level at { $pips } pips: nobody gets Game.
award-pitch-game-tie-pitcher = Level at { $pips } pips with the pitcher among them: Game goes to the pitcher.
award-pitch-pips = { $pips ->
    [one] The cards taken are worth { $pips } point.
   *[other] The cards taken are worth { $pips } points.
}

## Auction Pitch: how the deal came out

outcome-pitch-made = { $points ->
    [one] The bid of { $bid } is made: { $seat } scores { $points } point.
   *[other] The bid of { $bid } is made: { $seat } scores { $points } points.
}
outcome-pitch-set-back = { $bid ->
    [one] The bid of { $bid } is not made: { $seat } loses { $bid } point.
   *[other] The bid of { $bid } is not made: { $seat } loses { $bid } points.
}
outcome-pitch-free = { $points ->
    [0] The pitch was free of any bid: { $seat } scores nothing and loses nothing.
    [one] The pitch was free of any bid: { $seat } scores { $points } point.
   *[other] The pitch was free of any bid: { $seat } scores { $points } points.
}
outcome-pitch-slam-made = The slam is made: { $seat } scores 5 points.
outcome-pitch-slam-set-back = The slam is not made: { $seat } loses 5 points.

## Auction Pitch: how the match came out

match-pitch-slam = { $seat } wins the match: a slam that is made decides it at once.
match-pitch-alone = { $target ->
    [one] { $seat } wins the match: nobody else has reached { $target } point.
   *[other] { $seat } wins the match: nobody else has reached { $target } points.
}
match-pitch-pitcher = { $seat } wins the match: of those at the target the pitcher comes first.
match-pitch-high = { $seat } wins the match: the point for High decided it.
match-pitch-low = { $seat } wins the match: the point for Low decided it.
match-pitch-jack = { $seat } wins the match: the point for Jack decided it.
match-pitch-game = { $seat } wins the match: the point for Game decided it.
match-pitch-pips = { $seat } wins the match: the sum of the cards taken decided it.
match-pitch-total = { $seat } wins the match: of those at the target this is the highest total.
match-pitch-shared = The win is shared: neither the score nor the trumps could part those at the target.

## Trump Seven

auction-trump_seven = The calls are over: { $seat } plays for 60 and names trumps.
auction-trump_seven-forced = Everyone passed, so the dealer has to play: that is { $seat }.
auction-trump_seven-leaster = Everyone passed: the fewest points win, each player alone.
redeal-trump_seven-passed = Everyone passed: the cards are dealt again, and no score changes.
redeal-trump_seven-bids = More than one player said sixty: the cards are dealt again, and no score changes.
award-trump_seven-points = { $points ->
    [one] The cards taken are worth { $points } point.
   *[other] The cards taken are worth { $points } points.
}
outcome-trump_seven-made = { $points ->
    [one] The game is made: { $seat } takes { $points } point, and 60 were needed.
   *[other] The game is made: { $seat } takes { $points } points, and 60 were needed.
}
outcome-trump_seven-lost = { $points ->
    [one] The game is lost: { $seat } takes { $points } point, and 60 were needed.
   *[other] The game is lost: { $seat } takes { $points } points, and 60 were needed.
}
outcome-trump_seven-leaster = { $points ->
    [one] The fewest points win: { $points } point.
   *[other] The fewest points win: { $points } points.
}
match-trump_seven-one = { $points ->
    [one] { $seat } wins the series with { $points } point, more than anybody else.
   *[other] { $seat } wins the series with { $points } points, more than anybody else.
}
match-trump_seven-shared = { $points ->
    [one] First place in the series is shared: several players have { $points } point.
   *[other] First place in the series is shared: several players have { $points } points.
}

## Seven Leaves

match-seven_leaves-alone = { $seat } wins the match: the first to seven tricks.
match-seven_leaves-no_loser = { $seat } wins the match: the first to seven tricks. Nobody loses.
match-seven_leaves-last_to_seven = { $seat } wins the match: the first to seven tricks. The last to take a seventh loses.
match-seven_leaves-extra_deal = { $seat } wins the match: the first to seven tricks. One more deal has named the loser.
outcome-seven_leaves-nobody = Nobody has seven tricks yet: all of them play on.
outcome-seven_leaves-one = { $stay ->
    [one] Seven tricks are made, and { $seat } leaves. { $stay } player stays in.
   *[other] Seven tricks are made, and { $seat } leaves. { $stay } players stay in.
}
outcome-seven_leaves-several = { $stay ->
    [one] { $count } leave at once, { $seat } before the others. { $stay } player stays in.
   *[other] { $count } leave at once, { $seat } before the others. { $stay } players stay in.
}
outcome-seven_leaves-lost = { $tricks ->
    [one] { $seat } loses, with { $tricks } trick in the whole match.
   *[other] { $seat } loses, with { $tricks } tricks in the whole match.
}
outcome-seven_leaves-all_out = { $count ->
    [one] All are out, and no nose is left to flick.
   *[other] All who were in ({ $count }) left in this deal. No nose is left to flick.
}
outcome-seven_leaves-extra_deal = { $count ->
    [one] All who were in have seven. One more deal decides.
   *[other] All who were in ({ $count }) have seven. One more deal decides: the fewest tricks in it lose.
}
outcome-seven_leaves-level = { $tricks ->
    [one] Several ({ $count }) are level at the fewest, { $tricks } trick each: they play one more deal.
   *[other] Several ({ $count }) are level at the fewest, { $tricks } tricks each: they play one more deal.
}
cut-seven_leaves-each = { $seat } cuts; at the bottom: { $card }. { $value } flicks from each, { $total } in all.
cut-seven_leaves-total = { $seat } cuts; at the bottom: { $card }. { $total } flicks from everybody together.
cut-seven_leaves-forgiven = { $seat } cuts; at the bottom: { $card }. A court card or an ace forgives this nose.
punished-seven_leaves-each = One flick too many! Now it is another nose: { $seat } gets { $value } from each, { $total } in all.
punished-seven_leaves-total = One flick too many! { $seat } gets the same: { $total } flicks from everybody together.

## My Ship Sails

redeal-my_ship_sails = No ship has sailed: the same dealer deals again.
outcome-my_ship_sails-one = { $exchanges ->
    [0] A ship sails before the first exchange: { $seat } wins the deal.
    [one] A ship sails after { $exchanges } exchange: { $seat } wins the deal.
   *[other] A ship sails after { $exchanges } exchanges: { $seat } wins the deal.
}
outcome-my_ship_sails-shared = { $exchanges ->
    [0] Several ships sail before the first exchange: each of them wins.
    [one] Several ships sail after { $exchanges } exchange: each of them wins.
   *[other] Several ships sail after { $exchanges } exchanges: each of them wins.
}
outcome-my_ship_sails-nobody = { $exchanges ->
    [one] After { $exchanges } exchange the deal ends without a winner.
   *[other] After { $exchanges } exchanges the deal ends without a winner.
}
match-my_ship_sails-one = { $wins ->
    [one] { $seat } wins the match with { $wins } win, more than anybody else.
   *[other] { $seat } wins the match with { $wins } wins, more than anybody else.
}
match-my_ship_sails-shared = { $wins ->
    [one] First place in the match is shared: several players have { $wins } win.
   *[other] First place in the match is shared: several players have { $wins } wins.
}
