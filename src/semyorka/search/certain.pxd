cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks

cdef cards_t ONE, LANE

cdef class Certain:
    cdef Tricks deal
    cdef int side[7]
    cdef int worths[64]
    cdef cards_t mattered[54]
    cdef int per_trick
    cdef cards_t at_will, apart, live, entry
    cdef bint obliged, exact, pointed
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
    @cython.locals(mine=cards_t, above=cards_t)
    cdef cards_t winners(self, Tricks deal, int seat, cards_t suit) noexcept nogil
    @cython.final
    @cython.locals(side=cython.int, trumps=cards_t, own=cards_t, dangers=cards_t, free=cython.bint, sure=cards_t, used=cards_t, lane=cython.int, suit=cards_t, run=cards_t, certain=cython.int, gain=cython.int, counted=cards_t, needed=cards_t, entry=cards_t, room=cython.int, mate=cython.int, got=cards_t, more=cython.int)
    cdef int quick(self, Tricks deal, int ply, int seat, int enough) noexcept nogil
    @cython.final
    @cython.locals(lowest=cython.int, out=cards_t, lane=cython.int, run=cards_t, cards=cards_t)
    cdef cards_t floors(self, cards_t sure, cards_t needed, int spare) noexcept nogil
    @cython.final
    @cython.locals(found=cards_t, entry=cards_t, lane=cython.int, suit=cards_t, run=cards_t, spare=cards_t)
    cdef cards_t reached(self, Tricks deal, int seat, int mate, cards_t used, bint free, int room) noexcept nogil
    @cython.final
    @cython.locals(run=cards_t, rounds=cython.int, held=cython.int)
    cdef cards_t run(self, Tricks deal, int seat, cards_t suit, int side, bint free) noexcept nogil
    @cython.final
    @cython.locals(least=cython.int, one=cython.int, held=cython.int, foe=cython.bint)
    cdef int rounds(self, Tricks deal, int seat, cards_t suit, int side) noexcept nogil
    @cython.final
    @cython.locals(most=cython.int, one=cython.int, held=cython.int)
    cdef int longest(self, Tricks deal, cards_t suit, int side) noexcept nogil
    @cython.final
    @cython.locals(trumps=cards_t, side=cython.int, live=cards_t, most=cython.int, one=cython.int, top=cards_t, got=cython.int, mates=cards_t, mattered=cards_t, lane=cython.int, suit=cards_t, foes=cards_t)
    cdef int later(self, Tricks deal, int ply, int seat) noexcept nogil
