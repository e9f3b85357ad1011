cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks
from semyorka.search.playouts cimport Rng

cdef cards_t ONE

cdef class Manner:
    cdef cards_t masks[8]
    cdef int values[8]
    cdef cards_t pack, worthy
    cdef int kinds, per_trick, stray
    cdef Rng rng
    @cython.locals(total=cython.int, kind=cython.int)
    cdef int worth(self, cards_t cards) noexcept nogil
    @cython.locals(legal=cards_t, gone=cards_t, unseen=cards_t, rest=cards_t, seat=cython.int, best=cython.int, most=cython.int, card=cython.int, grade=cython.int)
    cdef int card(self, Tricks deal) noexcept nogil
    @cython.locals(suit=cards_t, above=cards_t, trump=cython.int, worth=cython.int, rank=cython.int, length=cython.int)
    cdef int lead(self, Tricks deal, int card, cards_t unseen) noexcept nogil
    @cython.locals(above=cards_t, trump=cython.int, worth=cython.int, rank=cython.int, pot=cython.int, sure=cython.bint)
    cdef int follow(self, Tricks deal, int card, cards_t unseen) noexcept nogil
