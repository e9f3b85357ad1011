cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks
from semyorka.search.certain cimport Certain

cdef cards_t ONE
cdef int WIDTH, FIRST

cdef class Ordering(Certain):
    cdef int moves[864]
    cdef int grades[864]
    @cython.final
    @cython.locals(base=cython.int, seat=cython.int, other=cards_t, count=cython.int, before=cython.int, rest=cards_t, card=cython.int, equals=cython.bint, grade=cython.int, place=cython.int)
    cdef int sort_moves(self, Tricks deal, int ply, cards_t legal, int first) noexcept nogil
    @cython.final
    cdef bint equal(self, Tricks deal, int low, int high, cards_t other) noexcept nogil
    @cython.final
    @cython.locals(worth=cython.int)
    cdef int grade(self, Tricks deal, int card, int seat) noexcept nogil
    @cython.final
    @cython.locals(rank=cython.int, trump=cython.int, mine=cython.bint, mate=cython.bint, best=cython.int, threatened=cython.bint, short=cython.int)
    cdef int grade_follow(self, Tricks deal, int card, int seat, int worth) noexcept nogil
    @cython.final
    @cython.locals(bit=cards_t, rank=cython.int, trump=cython.int, suit=cards_t, danger=cards_t, help=cards_t, foes_trump=cython.int, mates_trump=cython.int, one=cython.int, cards=cards_t, reach=cython.int)
    cdef int grade_lead(self, Tricks deal, int card, int seat, int worth) noexcept nogil
    @cython.final
    cdef int length(self, Tricks deal, int card, int seat) noexcept nogil
