cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.position cimport Position
from semyorka.games.tricks cimport Tricks

cdef cards_t ONE, SUIT, EACH_SUIT, SEVENS, KINGS, TENS, JACKS, QUEENS, JOKER, NAMING_CALLS
cdef int PASS, SIXTY, AUCTION, NAMING, GIVING, PLAY, OVER, NOBODY, CONTRACT, TRICKS

@cython.locals(few=cython.int)
cpdef int plain_points(cards_t cards) noexcept nogil

cdef class TrumpSeven(Tricks):
    cdef readonly object options
    cdef int points[7]
    cdef int delta[7]
    cdef int gifts[2]
    cdef int last[3]
    cdef public int declarer, round
    cdef int all_played
    cdef public cards_t widow, bidders, winners
    cdef cards_t to_speak
    cdef public bint redeal, leaster, made
    cdef bint contested, two_rounds, after_passes, withdraw, first_plays, dealer_plays, leaster_played
    cdef bint to_hand, to_declarer, eldest_leads, joker_any_time, must_trump, zero_sum
    @cython.locals(i=cython.int, packet=cython.int, seat=cython.int)
    cdef void deal(self) noexcept nogil
    cdef cards_t legal(self) noexcept nogil
    @cython.locals(hand=cards_t, pool=cards_t)
    cdef cards_t follow(self) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    cdef bint played_out(self) noexcept nogil
    @cython.locals(i=cython.int, number=cards_t)
    cdef cards_t past(self) noexcept nogil
    @cython.locals(i=cython.int, number=cards_t)
    cdef cards_t outcome(self) noexcept nogil
    cdef void close(self) noexcept nogil
    @cython.locals(seven=cython.int)
    cdef int points_in(self, cards_t cards) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void call(self, int action) noexcept nogil
    cdef bint bids_clash(self) noexcept nogil
    cdef void next_to_speak(self, int seat) noexcept nogil
    @cython.locals(again=cython.bint)
    cdef void round_over(self) noexcept nogil
    cdef void declare(self, int seat) noexcept nogil
    cdef void deal_again(self) noexcept nogil
    cdef void play_leaster(self) noexcept nogil
    cdef void name_trump(self, int action) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void give(self, int card) noexcept nogil
    cdef void begin_play(self, int leader) noexcept nogil
    @cython.locals(i=cython.int, won=cython.bint)
    cdef void count(self) noexcept nogil
    @cython.locals(i=cython.int, fewest=cython.int, winners=cython.int, won=cython.bint)
    cdef void count_leaster(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, it=TrumpSeven)
    cdef void become(self, Position other) noexcept
