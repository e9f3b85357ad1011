"""Looking at decisions from the seat that took them: hints while a deal is on, and the review of a match that is over.

Everything starts from a ``SeatView``; only what is said of a finished deal may look at the other hands too.
"""
