cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks
from semyorka.search.sides cimport Sides

cdef cards_t ONE, LANE
cdef int ALL

cdef class Certain(Sides):
    cdef cards_t needed, entry, floor
    cdef bint free
    cdef int suffices[4]
    @cython.final
    @cython.locals(sure=cards_t, sized=cython.int, room=cython.int, gain=cython.int, counted=cards_t, entry=cards_t, mate=cython.int, got=cards_t, more=cython.int)
    cdef int quick(self, Tricks deal, int ply, int seat, int enough) noexcept nogil
    @cython.final
    @cython.locals(hand=cards_t, others=cards_t, trumps=cards_t, dangers=cards_t, sure=cards_t, held=cython.int, lane=cython.int, suit=cards_t, run=cards_t)
    cdef cards_t from_the_top(self, Tricks deal, int seat, cards_t out, int behind) noexcept nogil
    @cython.final
    @cython.locals(found=cards_t, others=cards_t, lane=cython.int, suit=cards_t, mine=cards_t, tops=cards_t, run=cards_t, most=cython.int, rounds=cython.int, left=cython.int, spare=cards_t)
    cdef cards_t reached(self, Tricks deal, int seat, int mate, cards_t sure, int room) noexcept nogil
    @cython.final
    @cython.locals(lowest=cython.int, out=cards_t, lane=cython.int, suit=cards_t, run=cards_t, cards=cards_t)
    cdef cards_t floors(self, cards_t sure, cards_t needed, int spare) noexcept nogil
    @cython.final
    @cython.locals(sure=cython.int, beaten=cython.int, top=cython.int)
    cdef int unbeaten(self, cards_t mine, cards_t foes, int wanted) noexcept nogil
    @cython.final
    @cython.locals(trumps=cards_t, foes=cards_t, plain=cards_t, total=cython.int, mine=cards_t, mate=cython.int)
    cdef int with_trumps(self, Tricks deal, int ply, int seat, int enough, cards_t sure, cards_t counted, cards_t entry) noexcept nogil
    @cython.final
    @cython.locals(count=cython.int, got=cython.int)
    cdef int trumped(self, int ply, cards_t plain, cards_t needed, cards_t mine, cards_t foes, int enough) noexcept nogil
    @cython.final
    @cython.locals(hand=cards_t, led=cards_t, foes=cards_t, mine=cards_t, card=cards_t, behind=cython.int, one=cython.int, _left=cython.int, follows=cards_t, sure=cards_t, total=cython.int, plain=cards_t)
    cdef int at_once(self, Tricks deal, int ply, int seat, int enough) noexcept nogil
    @cython.final
    @cython.locals(trumps=cards_t, side=cython.int, mates=cards_t, most=cython.int, one=cython.int, mine=cards_t, got=cython.int, top=cards_t)
    cdef int later(self, Tricks deal, int ply, int seat, int wanted) noexcept nogil
    @cython.final
    @cython.locals(beaten=cython.bint, heads=cards_t, tops=cards_t, lasting=cython.int, lane=cython.int, suit=cards_t, foes=cards_t)
    cdef bint loses_one(self, Tricks deal, int ply, int seat, cards_t mates) noexcept nogil
