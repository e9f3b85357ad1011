cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks
from semyorka.search.certain cimport Certain

cdef cards_t ONE
cdef int WIDTH, FIRST, FAME

cdef class Ordering(Certain):
    cdef int moves[864]
    cdef int grades[864]
    cdef int fame[448]
    @cython.final
    @cython.locals(base=cython.int, seat=cython.int, other=cards_t, count=cython.int, before=cython.int, rest=cards_t, card=cython.int)
    cdef int sort_moves(self, Tricks deal, int ply, cards_t legal, int first) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int, start=cython.int, card=cython.int, grade=cython.int, place=cython.int)
    cdef void put_in_order(self, Tricks deal, int base, int count, int first) noexcept nogil
    @cython.final
    @cython.locals(place=cython.int)
    cdef void forget_fame(self) noexcept nogil
    @cython.final
    @cython.locals(place=cython.int)
    cdef void praise(self, int seat, int first, int best) noexcept nogil
    @cython.final
    cdef bint equal(self, Tricks deal, int low, int high, cards_t other) noexcept nogil
    @cython.final
    @cython.locals(rank=cython.int, trump=cython.int, worth=cython.int, mate=cython.bint, short=cython.int)
    cdef int grade_follow(self, Tricks deal, int card, int seat) noexcept nogil
    @cython.final
    @cython.locals(bit=cards_t, worth=cython.int, rank=cython.int, trump=cython.int, suit=cards_t, danger=cards_t, help=cards_t, foes_trump=cython.int, mates_trump=cython.int, one=cython.int, cards=cards_t, reach=cython.int)
    cdef int grade_lead(self, Tricks deal, int card, int seat) noexcept nogil
    @cython.final
    cdef int length(self, Tricks deal, int card, int seat) noexcept nogil
