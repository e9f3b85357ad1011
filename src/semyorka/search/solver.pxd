cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks
from semyorka.search.kept cimport Kept

cdef cards_t ONE, LANE, MASK

cdef class Solver(Kept):
    cdef int tables[432]
    cdef public long nodes, limit
    cdef public bint stopped
    cdef bint hasty
    @cython.locals(deal=Tricks, cards=cards_t)
    cpdef int left(self)
    @cython.final
    @cython.locals(deal=Tricks, answer=cython.bint)
    cdef bint ask(self, int card, int need, int left)
    @cython.final
    @cython.locals(seat=cython.int, enough=cython.int)
    cdef bint search(self, Tricks deal, int ply, int need, int rest) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int, hand=cards_t, gaining=cython.bint, enough=cython.int, shape=cards_t, slot=cython.int, first=cython.int, count=cython.int, answer=cython.bint, chosen=cython.int)
    cdef bint search_trick(self, Tricks deal, int ply, int need, int rest) noexcept nogil
    @cython.final
    @cython.locals(gaining=cython.bint, mattered=cards_t, alike=cards_t, place=cython.int, card=cython.int, lane=cards_t, floor=cards_t)
    cdef bint try_moves(self, Tricks deal, int ply, int need, int rest, int count) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int, bit=cards_t, best=cython.int, winner=cython.int, leader=cython.int, led=cards_t, pile=cards_t, played=cython.int, i=cython.int, ends=cython.bint, taker=cython.int, got=cython.int, answer=cython.bint, top=cython.int, same=cards_t)
    cdef bint follow(self, Tricks deal, int ply, int card, int need, int rest) noexcept nogil
    @cython.final
    @cython.locals(best=cython.int, led=cards_t, pile=cards_t, taker=cython.int, one=cython.int, bit=cards_t, wins=cython.bint, same=cards_t)
    cdef bint last_trick(self, Tricks deal, int ply, int seat, int need) noexcept nogil
    @cython.final
    @cython.locals(legal=cards_t, other=cards_t, lane=cython.int, floor=cards_t, mine=cards_t, above=cards_t, lowest=cards_t, below=cards_t, under=cards_t)
    cdef cards_t whole_rows(self, Tricks deal, cards_t mattered) noexcept nogil
