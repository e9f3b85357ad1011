cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks

cdef cards_t ONE

cdef class Sides:
    cdef Tricks deal
    cdef int side[7]
    cdef cards_t teams[2]
    cdef int worths[64]
    cdef cards_t mattered[54]
    cdef int per_trick
    cdef cards_t at_will, apart, live, foe_led, foe_trump, beating
    cdef bint obliged, exact, pointed, counting, threatened
    @cython.final
    @cython.locals(total=cython.int)
    cdef int worth(self, cards_t cards) noexcept nogil
    @cython.final
    @cython.locals(cards=cards_t, seat=cython.int)
    cdef cards_t all_held(self, Tricks deal) noexcept nogil
    @cython.final
    @cython.locals(cards=cards_t, seat=cython.int)
    cdef cards_t held_by(self, Tricks deal, int side) noexcept nogil
    @cython.final
    @cython.locals(least=cython.int, one=cython.int, held=cython.int, foe=cython.bint)
    cdef int rounds(self, Tricks deal, int seat, cards_t suit) noexcept nogil
    @cython.final
    @cython.locals(most=cython.int, one=cython.int, held=cython.int)
    cdef int longest(self, Tricks deal, cards_t suit, cards_t seats) noexcept nogil
    @cython.final
    @cython.locals(above=cards_t, one=cython.int, cards=cards_t, _left=cython.int)
    cdef void look_on(self, Tricks deal, int seat) noexcept nogil
    @cython.final
    cdef bint beaten_behind(self, Tricks deal, int card) noexcept nogil
