cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t

cdef class Position:
    cdef public int seats, dealer, to_act, phase
    cdef public cards_t turn
    cdef public int pack_size, dealt
    cdef cards_t hands[7]
    cdef int pack[52]
    cdef void deal(self) noexcept nogil
    cdef cards_t legal(self) noexcept nogil
    cdef void act(self, int action) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void become(self, Position other) noexcept

@cython.locals(other=Position)
cdef Position duplicate(Position position)
