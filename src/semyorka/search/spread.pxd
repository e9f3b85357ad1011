cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t

cdef cards_t ONE, MASK, GOLDEN, MIX_ONE, MIX_TWO

cdef class Spread:
    cdef readonly object hidden, sizes, allowed
    cdef readonly int places
    cdef cards_t state
    cdef int held[8]
    cdef cards_t hands[8]
    cdef int bound[8]
    cdef int step[8]
    cdef int free[8]
    cdef int class_of[1024]
    cdef int class_size[16]
    cdef int may[128]
    cdef int pool[64]
    cdef int rest[64]
    cdef double[::1] choose, ways
    cdef int[::1] first_row
    cdef int bounds, frees, states, classes, rows, widest, full
    @cython.locals(x=cards_t)
    cdef cards_t below(self, cards_t n) noexcept nogil
    cdef double share(self) noexcept nogil
    cdef int row(self, int one, int place, int left) noexcept nogil
    cdef int room(self, int state, int place) noexcept nogil
    cdef double onward(self, int one, int place, int left, int state) noexcept nogil
    @cython.locals(back=cython.int, at=cython.int, one=cython.int, place=cython.int, left=cython.int, state=cython.int, most=cython.int, total=cython.double, x=cython.int, then=cython.double)
    cdef void fill(self) noexcept nogil
    @cython.locals(place=cython.int, state=cython.int, over=cython.int, one=cython.int, left=cython.int, i=cython.int, most=cython.int, point=cython.double, x=cython.int)
    cdef void deal(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int take(self, int* cards, int left, int count, int place) noexcept nogil
