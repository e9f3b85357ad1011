cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.position cimport Position
from semyorka.games.tricks cimport Tricks

cdef cards_t ONE, EACH_SUIT, TENS, JACKS, QUEENS, KINGS, ACES, COURTS, BIDS
cdef int JACK_PLACE, PASS, BID_1, BID_2, BID_3, BID_4, SLAM, AUCTION, PLAY, OVER, HIGH, LOW, JACK, GAME, NOBODY

@cython.locals(few=cython.int)
cpdef int pips(cards_t cards) noexcept nogil

cdef class Pitch(Tricks):
    cdef readonly object options
    cdef int owner[4]
    cdef int pips[7]
    cdef int delta[7]
    cdef public int bid, pitcher, high, low, jack
    cdef int low_holder, least, top
    cdef public bint made, redeal
    cdef bint literal, low_to_holder, tie_to_pitcher, trump_void_only, trump_pip_lead
    cdef bint slam_separate, slam_tricks, slam_points, dealer_match, match_top, dealer_forced, eldest_free
    @cython.locals(i=cython.int, packet=cython.int, seat=cython.int)
    cdef void deal(self) noexcept nogil
    @cython.locals(hand=cards_t)
    cdef cards_t legal(self) noexcept nogil
    @cython.locals(higher=cards_t, may_match=cython.bint)
    cdef cards_t calls(self) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    cdef void call(self, int action) noexcept nogil
    cdef void all_passed(self) noexcept nogil
    cdef void pitch(self) noexcept nogil
    cdef void close(self) noexcept nogil
    @cython.locals(i=cython.int, number=cards_t, part=cards_t)
    cdef cards_t past(self) noexcept nogil
    @cython.locals(i=cython.int, past=cards_t)
    cdef cards_t outcome(self) noexcept nogil
    cdef void make_trump(self, int card) noexcept nogil
    @cython.locals(i=cython.int, jack=cython.int, dealt=cards_t)
    cdef void find_points(self) noexcept nogil
    @cython.locals(i=cython.int, point=cython.int)
    cdef void count(self) noexcept nogil
    @cython.locals(i=cython.int, taker=cython.int)
    cdef int taker_of(self, int card) noexcept nogil
    @cython.locals(i=cython.int, most=cython.int, owner=cython.int, level=cython.int)
    cdef int most_pips(self) noexcept nogil
    cdef int value(self) noexcept nogil
    @cython.locals(point=cython.int)
    cdef bint slam_made(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, it=Pitch)
    cdef void become(self, Position other) noexcept
