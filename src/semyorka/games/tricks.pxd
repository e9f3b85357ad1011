cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.position cimport Position

cdef cards_t ONE, SUIT

cdef class Tricks(Position):
    cdef int after[7]
    cdef int trick[7]
    cdef cards_t won[7]
    cdef cards_t shown[7]
    cdef int taken[7]
    cdef public cards_t sitting, trumps
    cdef public int players, played, leader
    cdef int winner, best
    cdef cards_t led, pile
    @cython.final
    @cython.locals(i=cython.int)
    cdef void sit(self, cards_t sitting) noexcept nogil
    @cython.final
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void close_ranks(self) noexcept nogil
    @cython.final
    cdef void turn_to(self, int seat) noexcept nogil
    @cython.final
    cdef void lead(self, int seat) noexcept nogil
    @cython.locals(hand=cards_t)
    cdef cards_t legal(self) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    @cython.final
    cdef cards_t suit_of(self, int card) noexcept nogil
    @cython.final
    cdef bint beats(self, int card) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int, bit=cards_t)
    cdef bint put(self, int card) noexcept nogil
    @cython.locals(cards=cards_t, i=cython.int)
    cdef cards_t all_held(self) noexcept nogil
    @cython.locals(other=cards_t, kept=cards_t, before=cython.int, rest=cards_t, card=cython.int, same=cython.bint)
    cdef cards_t one_of_each(self, cards_t legal, cards_t worthy) noexcept nogil
    cdef bint trick_over(self, int taker) noexcept nogil
    cdef void trick_back(self, int taker, bint left) noexcept nogil
    cdef bint played_out(self) noexcept nogil
    @cython.locals(i=cython.int, number=cards_t)
    cdef cards_t past(self) noexcept nogil
    cdef cards_t outcome(self) noexcept nogil
    @cython.locals(twin=Tricks)
    cpdef Tricks ended(self)
    cdef void close(self) noexcept nogil
    @cython.locals(i=cython.int, it=Tricks)
    cdef void become(self, Position other) noexcept
