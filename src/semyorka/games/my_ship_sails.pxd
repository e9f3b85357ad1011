cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.position cimport Position

cdef cards_t ONE, SUIT
cdef int HAND, CALL, CHOOSE, AGAIN, OVER, NOTHING

cdef class MyShipSails(Position):
    cdef readonly object options
    cdef int chosen[7]
    cdef int pressed[7]
    cdef int false_calls[7]
    cdef int delta[7]
    cdef public int exchanges
    cdef int stock[52]
    cdef int presses, stock_size, cap
    cdef public cards_t winners, correct, out_of_deal, false_now
    cdef public bint redeal
    cdef bint to_right, dealer_draws, tie_highest, tie_first, tie_eldest, false_out, false_minus
    cdef bint auto_call, stalemate_redeal
    @cython.locals(i=cython.int, seat=cython.int)
    cdef void deal(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void open_window(self) noexcept nogil
    @cython.locals(suit=cards_t)
    cdef bint complete(self, int seat) noexcept nogil
    @cython.locals(chosen=cython.int, choice=cards_t)
    cdef cards_t legal(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void act(self, int action) noexcept nogil
    @cython.locals(i=cython.int, correct=cards_t)
    cdef void close_window(self) noexcept nogil
    cdef void called_falsely(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, to=cython.int)
    cdef void exchange(self) noexcept nogil
    cdef int neighbour(self, int seat) noexcept nogil
    @cython.locals(card=cython.int, i=cython.int)
    cdef int draw_for(self, int discard) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int, correct=cards_t)
    cdef void call_by_itself(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void win(self, cards_t correct) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int, best=cython.int)
    cdef int first_of(self, cards_t correct) noexcept nogil
    @cython.locals(i=cython.int, ranks=cards_t, best=cards_t, found=cards_t)
    cdef cards_t highest_of(self, cards_t correct) noexcept nogil
    cdef void stalemate(self) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, it=MyShipSails)
    cdef void become(self, Position other) noexcept
