cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.search.circle cimport Circle

cdef cards_t ONE, LANE, FULL
cdef int HAND, ROW, SHORT_ROW
cdef double HARDLY, THIN

cdef class Drift(Circle):
    cdef readonly int me, pictures
    cdef bint reads
    cdef int base
    cdef cards_t[::1] rows
    cdef double[::1] weight, values
    cdef int[::1] lasted
    @cython.locals(i=cython.int, k=cython.int)
    cpdef recall_cards(self, cards_t hand, int[::1] gave, int[::1] got, int count, int first, cards_t seed)
    @cython.locals(hidden=cards_t, top=cython.int, left=cython.int, i=cython.int, _card=cython.int)
    cdef void imagine(self, cards_t hand, int[::1] drawn, int draws) noexcept nogil
    @cython.locals(i=cython.int, card=cython.int)
    cdef int draw_from(self, int left) noexcept nogil
    @cython.locals(i=cython.int, likely=cython.double, from_stock=cython.bint)
    cdef double follow(self, int gave, int got) noexcept nogil
    @cython.locals(suit=cards_t, fresh=cards_t, may=cards_t, likely=cython.double, total=cython.int, other=cython.int)
    cdef double hand_over(self, int seat, int card) noexcept nogil
    @cython.locals(both=cards_t, i=cython.int, k=cython.int, card=cards_t)
    cdef void exchange_places(self, cards_t one, cards_t other) noexcept nogil
    cdef cards_t crossed(self, cards_t cards, cards_t one, cards_t other) noexcept nogil
    @cython.locals(at=cython.long, j=cython.int)
    cdef void save(self, int i, int base) noexcept nogil
    @cython.locals(at=cython.long, j=cython.int)
    cdef void load(self, int i) noexcept nogil
    @cython.locals(total=cython.double, squares=cython.double, point=cython.double, reached=cython.double, i=cython.int, j=cython.int, at=cython.int, new=cython.int)
    cdef void renew(self, cards_t seed, int k) noexcept nogil
    @cython.locals(now=cython.int, i=cython.int, place=cython.int)
    cpdef attempt_cards(self, int[::1] cards, int count, int start, int end, cards_t seed)
    @cython.locals(full=cards_t, i=cython.int)
    cdef double bring(self, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef tuple picture(self, int i)
    @cython.locals(i=cython.int)
    cpdef list worths(self, int place, int count)
    @cython.locals(i=cython.int)
    cpdef list weights(self, int count)
    @cython.locals(total=cython.double, squares=cython.double, mean=cython.double, spread=cython.double, effective=cython.double, i=cython.int)
    cpdef tuple contrast(self, int place, int other, int count)
    @cython.locals(less=cython.double)
    cdef double gap(self, int place, int other, int i) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef list lengths(self, int place, int count)
