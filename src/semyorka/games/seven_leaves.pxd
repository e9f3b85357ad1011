cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.position cimport Position
from semyorka.games.tricks cimport Tricks

cdef cards_t ONE, SUIT
cdef int HAND, GOAL, PLAY, OVER

cdef class SevenLeaves(Tricks):
    cdef readonly object options
    cdef int start[7]
    cdef int seventh[7]
    cdef cards_t dropped[7]
    cdef public cards_t dealt_in
    cdef public int turn_up, tricks_played
    cdef public bint extra
    cdef bint must_beat, at_once, order_counts
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void deal(self) noexcept nogil
    @cython.locals(hand=cards_t, pool=cards_t)
    cdef cards_t legal(self) noexcept nogil
    @cython.locals(found=cards_t, rest=cards_t, card=cython.int)
    cdef cards_t beating(self, cards_t pool) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    cdef bint trick_over(self, int taker) noexcept nogil
    cdef void trick_back(self, int taker, bint left) noexcept nogil
    cdef bint played_out(self) noexcept nogil
    @cython.locals(i=cython.int, number=cards_t)
    cdef cards_t past(self) noexcept nogil
    cdef void close(self) noexcept nogil
    cdef void leave(self, int seat) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, it=SevenLeaves)
    cdef void become(self, Position other) noexcept
