### The review of a match: refusals of the server.

refuse-no-decision = There is no such decision in this record: choose an action of one of its deals.
refuse-deal-on = This deal was not played to its end in the record: only what is over can be shown.
refuse-review-too-long = This match cannot be reviewed: it has more than { $most } decisions.
refuse-review-unknown = There is no such review on this server: ask for it again from the end of the match or from the record.
refuse-review-failed = The review did not work: try again; the server’s log has the details.
refuse-review-given-up = The review was given up: it can be asked for again.

## What a decision is called, and when it was

review-band-good = good
review-band-inaccuracy = inaccurate
review-band-mistake = a mistake
review-band-blunder = a blunder
review-band-close = close
review-phase-auction = auction
review-phase-naming = naming trumps
review-phase-giving = gifts
review-phase-play = play
review-phase-choose = exchange
review-phase-again = exchange after a false call
