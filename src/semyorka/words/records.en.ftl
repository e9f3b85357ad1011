### Records of matches: saved, opened, looked at, and what may be wrong in one.

## Saving and opening

rec-save = Save the match
rec-saved = The match is saved in the file { $file }
rec-open = Open the record of a match
rec-open-hint = You may also drop the file on the page.
rec-drop = Let go of the file: it is the record of a match
rec-choose = Choose a file
rec-other = Open another one
rec-verify = Check the shuffle
rec-watch = Look at the match
rec-title = Record of a match
rec-none = Saved matches are shown here, move by move, with all hands open.
rec-file = File { $file }
rec-file-long = This file is too large for the record of a match.
rec-loading = Reading the record…

## Looking at it

rec-deals = Deals
rec-deal = Deal { $deal }
rec-step = Step { $step } of { $steps }
rec-first = To the beginning of the deal
rec-back = Back
rec-forward = Forward
rec-last = To the end of the deal
rec-hand-none = no cards
rec-holds = { $seat }, cards in hand
rec-score = Score
rec-unfinished = The match is not over
rec-damaged = A mistake in the record, line { $line }
rec-damaged-none = The record cannot be read

## What is wrong in a record

record-first-line = the first line must be “{ $expected }”.
record-ending = the rules say “{ $expected }” here.
record-after-end = the record was over before this line.
record-breaks-off = the record breaks off here.
record-expected = “{ $expected }” must come here, not “{ $found }”.
record-card = a card stands here that the pack does not have, or one stands twice.
record-seats = this game is not played with “{ $found }” seats.
record-seat = “{ $found }” is not a seat of this table.
record-deal-number = this must be deal { $expected }, not “{ $found }”.
record-deals = a record has no more than { $most } deals.
record-control = a character stands here that no text has.
record-result = the rules count “{ $expected }” for this deal.

## Refusals

refuse-no-record = No deal has been finished at this table yet; play at least one to its end.
refuse-record-no-text = This is no text; the record of a match begins with the line “semyorka-record 1”.
refuse-record-too-long = The record is too long; the server reads no more than 250 kilobytes.
