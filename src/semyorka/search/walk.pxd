cimport cython
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks

cdef cards_t ONE

cdef class Walk:
    cdef int bests[56]
    cdef int winners[56]
    cdef int leaders[56]
    cdef int plays[56]
    cdef cards_t leds[56]
    cdef cards_t piles[56]
    cdef int tables[448]
    cdef int tooks[56]
    cdef int lefts[56]
    cdef int seats[56]
    @cython.locals(i=cython.int, taker=cython.int)
    cdef bint step(self, Tricks deal, int ply, int card) noexcept nogil
    @cython.locals(i=cython.int, taker=cython.int, seat=cython.int, bit=cards_t)
    cdef void back(self, Tricks deal, int ply, int card) noexcept nogil
