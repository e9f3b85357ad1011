"""The manners in which strong ships pass, found by bench/fit_my_ship_sails.py; semyorka.search.circle says what each
number is: worth by cards held, then seen, kept, came, patience, firmness, what it loses an exchange, the last of it.
"""

#: Of four seats, where 28 of 52 cards are in play and a suit may be short, and of five to seven.
MANNER_OF_FOUR = (0, -50, 217, 285, 380, 585, 620, 700, 12, 2, -14, 8, 89, 6, 49)
MANNER = (0, 22, 200, 300, 362, 567, 676, 700, 28, 2, -6, 12, 89, 4, 40)
#: Where in it stands for how many exchanges a seat is strict.
PATIENCE = 11
#: What stands behind it where few exchanges are allowed: of 10,000 deals of four some 40 are won by nobody.
HURRIED = (89, 12, 26)
