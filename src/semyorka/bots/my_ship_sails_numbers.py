"""The manner in which strong ships pass, found by bench/fit_my_ship_sails.py; semyorka.search.circle says what each
number is: worth by cards held, then seen, kept, came, patience, firmness, what it loses an exchange, the last of it.
"""

MANNER = (0, 100, 200, 300, 400, 500, 600, 700, 40, 10, 0, 6, 123, 8, 37)
