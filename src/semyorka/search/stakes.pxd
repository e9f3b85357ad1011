cimport cython
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks

cdef int SLOTS, SEATS
cdef cards_t MIX, MASK

cdef class Stakes:
    cdef object worth
    cdef cards_t[::1] keys
    cdef double[::1] worths
    cdef public long asked
    @cython.locals(key=cards_t, row=cython.int, looked=cython.int)
    cdef int look(self, Tricks deal) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void fill(self, Tricks deal, int row, cards_t key) noexcept
