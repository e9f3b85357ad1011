### The games and their house rules: names, values, explanations.

## Games

game-pitch = Auction Pitch
game-pitch-tagline = Six cards, one round of bidding, and four points worth a risk.
game-trump_seven = Trump Seven
game-trump_seven-tagline = One against two: sixty points of a hundred, and a seven worth more than any king.
game-seven_leaves = Seven Leaves
game-seven_leaves-tagline = Gather seven tricks before the others, or mind your nose.
game-my_ship_sails = My Ship Sails
game-my_ship_sails-tagline = Cards sail round the table until somebody holds seven of one suit.

## Auction Pitch

option-pitch-scoring = Scoring
option-pitch-scoring-hint = Four separate points a deal, or every high card you take straight on the score.
option-pitch-scoring-four_points = four points
option-pitch-scoring-literal_sum = sum of the cards

option-pitch-target = Points to win
option-pitch-target-hint = How many points win the match.
option-pitch-target-7 = 7
option-pitch-target-10 = 10
option-pitch-target-11 = 11
option-pitch-target-21 = 21

option-pitch-low_to = Low
option-pitch-low_to-hint = Whether Low belongs to the player who took it in a trick or to the one it was dealt to.
option-pitch-low_to-taker = to the taker
option-pitch-low_to-holder = to the player dealt it

option-pitch-game_tie = Tie for Game
option-pitch-game_tie-hint = Who gets the point for Game when players are level on pips.
option-pitch-game_tie-nobody = nobody
option-pitch-game_tie-pitcher = the pitcher

option-pitch-trump_in = When one may trump
option-pitch-trump_in-hint = Whether you may trump a plain suit while you hold that suit yourself.
option-pitch-trump_in-plain_suit = on any plain suit
option-pitch-trump_in-pip_lead = except on K, Q, J led
option-pitch-trump_in-void_only = only without the suit

option-pitch-slam = Slam
option-pitch-slam-hint = Whether the auction has one more rung above four.
option-pitch-slam-separate = separate, above 4
option-pitch-slam-same_as_4 = the same as 4
option-pitch-slam-off = none

option-pitch-slam_needs = What a slam needs
option-pitch-slam_needs-hint = What the pitcher who bid the slam has to take.
option-pitch-slam_needs-tricks_and_points = all tricks and all points
option-pitch-slam_needs-tricks = all tricks
option-pitch-slam_needs-points = all points

option-pitch-slam_pays = What a slam pays
option-pitch-slam_pays-hint = What a slam brings when it succeeds; one that fails always costs 5 points.
option-pitch-slam_pays-five = 5 points
option-pitch-slam_pays-wins_game = wins the match
option-pitch-slam_pays-wins_if_not_negative = wins unless below zero

option-pitch-dealer_match = The dealer holds the bid
option-pitch-dealer_match-hint = Whether the dealer may take the pitch by matching a bid instead of beating it.
option-pitch-dealer_match-off = no
option-pitch-dealer_match-below_top = any but the top one
option-pitch-dealer_match-any = any bid

option-pitch-min_bid = Lowest bid
option-pitch-min_bid-hint = Where the bidding starts.
option-pitch-min_bid-1 = 1
option-pitch-min_bid-2 = 2

option-pitch-all_pass = If all pass
option-pitch-all_pass-hint = What happens when nobody makes a bid.
option-pitch-all_pass-redeal_same = the same dealer redeals
option-pitch-all_pass-redeal_next = the next player deals
option-pitch-all_pass-dealer_forced = the dealer must pitch
option-pitch-all_pass-eldest_free = dealer's left pitches, no bid

option-pitch-endgame = If two reach the target
option-pitch-endgame-hint = Who has won when several players reach the target in one deal.
option-pitch-endgame-count_out = the pitcher, then points in order
option-pitch-endgame-highest_total = the highest total

## Trump Seven

option-trump_seven-discards_to = Discards
option-trump_seven-discards_to-hint = Where the declarer's two discards go; this decides how hard sixty is to reach.
option-trump_seven-discards_to-defenders_hand = to the defenders' hands
option-trump_seven-discards_to-defenders_pile = to the defenders' tricks
option-trump_seven-discards_to-declarer_pile = to the declarer's tricks

option-trump_seven-second_round = Second round of calls
option-trump_seven-second_round-hint = Whether the calling goes round again, and whether one may change one's mind.
option-trump_seven-second_round-always = always
option-trump_seven-second_round-only_if_all_passed = only if all passed
option-trump_seven-second_round-none = never
option-trump_seven-second_round-withdraw = calls may be withdrawn

option-trump_seven-multi_bid = Several bidders
option-trump_seven-multi_bid-hint = What happens when two or three players say “sixty”.
option-trump_seven-multi_bid-redeal = redeal
option-trump_seven-multi_bid-first_plays = the first one plays

option-trump_seven-all_pass = If all pass
option-trump_seven-all_pass-hint = What happens when nobody says “sixty”.
option-trump_seven-all_pass-redeal = redeal
option-trump_seven-all_pass-dealer_must_play = the dealer must play
option-trump_seven-all_pass-leaster = fewest points win

option-trump_seven-first_lead = First lead
option-trump_seven-first_lead-hint = Who leads to the first trick.
option-trump_seven-first_lead-declarer = the declarer
option-trump_seven-first_lead-eldest = the dealer's left

option-trump_seven-joker_any_time = Joker at any time
option-trump_seven-joker_any_time-hint = Whether the Joker may be played on a plain suit that you could follow.
option-trump_seven-joker_any_time-off = no
option-trump_seven-joker_any_time-on = yes

option-trump_seven-must_trump = Must trump
option-trump_seven-must_trump-hint = Whether a player without the suit led has to play a trump.
option-trump_seven-must_trump-off = no
option-trump_seven-must_trump-on = yes

option-trump_seven-series = Score of a series
option-trump_seven-series-hint = What each deal brings when you play several in a row.
option-trump_seven-series-tally = +1 to the winners
option-trump_seven-series-zero_sum = zero-sum: ±2 and ±1

option-trump_seven-games = Games in the series
option-trump_seven-games-hint = How many deals are played before there is a winner; redeals do not count.
option-trump_seven-games-1 = one
option-trump_seven-games-10 = ten
option-trump_seven-games-until_stopped = until stopped

## Seven Leaves

option-seven_leaves-must_beat = Must beat
option-seven_leaves-must_beat-hint = As in the game of Noski: if a card of yours can win the trick, it has to be played.
option-seven_leaves-must_beat-off = no
option-seven_leaves-must_beat-on = yes

option-seven_leaves-all_out = All out in one deal
option-seven_leaves-all_out-hint = Who loses when all who are left reach seven tricks in the same deal; it happens often.
option-seven_leaves-all_out-no_loser = nobody
option-seven_leaves-all_out-last_to_seven = the last to take a seventh
option-seven_leaves-all_out-extra_deal = an extra deal decides

option-seven_leaves-leave = When players go out
option-seven_leaves-leave-hint = Whether the taker of a seventh trick plays the deal to its end.
option-seven_leaves-leave-deal_end = at the end of the deal
option-seven_leaves-leave-at_once = at once

option-seven_leaves-punishment = Punishment
option-seven_leaves-punishment-hint = How the flicks on the loser's nose are shown, if at all.
option-seven_leaves-punishment-off = none
option-seven_leaves-punishment-count_only = the number only
option-seven_leaves-punishment-animated = a little scene
option-seven_leaves-punishment-tap_game = we flick ourselves

option-seven_leaves-blows = Flicks
option-seven_leaves-blows-hint = Whether the number on the bottom card is for each player or for all together.
option-seven_leaves-blows-each = from each player
option-seven_leaves-blows-total = in all

option-seven_leaves-strike_cards = Cards to flick with
option-seven_leaves-strike_cards-hint = Whether one flicks with one card or with three held together.
option-seven_leaves-strike_cards-1 = one
option-seven_leaves-strike_cards-3 = three

## My Ship Sails

option-my_ship_sails-pass_direction = Passing
option-my_ship_sails-pass_direction-hint = Which neighbour you give your card to.
option-my_ship_sails-pass_direction-left = to the left
option-my_ship_sails-pass_direction-right = to the right

option-my_ship_sails-stock = Drawing
option-my_ship_sails-stock-hint = Whether new cards come into the circle from those not dealt.
option-my_ship_sails-stock-none = none
option-my_ship_sails-stock-dealer_draws = the dealer draws from the stock

option-my_ship_sails-tie = Simultaneous calls
option-my_ship_sails-tie-hint = Who wins when there are several correct calls at one exchange.
option-my_ship_sails-tie-share = a win for each
option-my_ship_sails-tie-highest_card = the highest cards
option-my_ship_sails-tie-first_press = the quickest
option-my_ship_sails-tie-eldest = nearest on the dealer's left

option-my_ship_sails-false_call = False call
option-my_ship_sails-false_call-hint = What it costs to hail the ship too early.
option-my_ship_sails-false_call-none = no penalty
option-my_ship_sails-false_call-out_of_deal = out of the deal
option-my_ship_sails-false_call-minus_one = one win less

option-my_ship_sails-auto_call = Call by itself
option-my_ship_sails-auto_call-hint = Whether the table announces a complete hand for the player, a help for children.
option-my_ship_sails-auto_call-off = no
option-my_ship_sails-auto_call-on = yes

option-my_ship_sails-max_exchanges = Limit of exchanges
option-my_ship_sails-max_exchanges-hint = After how many exchanges a deal ends by itself.
option-my_ship_sails-max_exchanges-30 = 30
option-my_ship_sails-max_exchanges-100 = 100
option-my_ship_sails-max_exchanges-none = no limit

option-my_ship_sails-stalemate = If the limit is reached
option-my_ship_sails-stalemate-hint = What becomes of a deal in which nobody completed seven.
option-my_ship_sails-stalemate-no_winner = no winner
option-my_ship_sails-stalemate-redeal = redeal

option-my_ship_sails-deals = Deals in a match
option-my_ship_sails-deals-hint = How many deals are played before the wins are counted.
option-my_ship_sails-deals-1 = 1
option-my_ship_sails-deals-3 = 3
option-my_ship_sails-deals-5 = 5
option-my_ship_sails-deals-10 = 10
