### The strength of the bots: levels for the table's host to choose.

ui-levels = Strength of the bots
ui-level-of-it = Strength of this bot
ui-level-1 = Beginner
ui-level-2 = Casual
ui-level-3 = Club
ui-level-4 = Strong
ui-level-5 = Best
ui-level-about-1 = Remembers little and often errs. Good for finding one’s feet.
ui-level-about-2 = Plays with sense, but soon forgets what has gone.
ui-level-about-3 = Remembers the cards that have gone and seldom errs.
ui-level-about-4 = Looks at many more deals than the club player before it acts, and hardly errs.
ui-level-about-5 = Plays as well as we know how.
ui-level-honest = Bots never see hidden cards, at any level.
ui-bot-note-level = bot · { $level }
table-seat-bot-level = bot, level “{ $level }”
