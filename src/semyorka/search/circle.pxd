cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t

cdef cards_t ONE, LANE, MASK, GOLDEN, MIX_ONE, MIX_TWO, LATELY, PART, ARRIVED
cdef int HAND, SEEN, KEPT, CAME, PATIENCE, FIRM, SOFTER, LOOSE, NUMBERS, STRICT, STEPS
cdef long long FARTHEST
cdef int SHARE, HIGHEST, FIRST, ELDEST, HORIZON

cdef class Circle:
    cdef readonly int seats, step, cap, tie, dealer, stock_size
    cdef readonly bint draws
    cdef public double stale
    cdef public int exchanges, first, head
    cdef public cards_t out, state
    cdef cards_t hands[7]
    cdef cards_t seen[7]
    cdef cards_t away[7]
    cdef cards_t past[7]
    cdef cards_t flow[7]
    cdef int chosen[7]
    cdef int stock[24]
    cdef int pack[52]
    cdef int odds[4]
    cdef long long worth[4]
    cdef double wins[7]
    cdef int manner[112]
    cdef int power[320]
    cdef void sow(self, cards_t seed, cards_t more) noexcept nogil
    @cython.locals(x=cards_t)
    cdef cards_t below(self, cards_t n) noexcept nogil
    @cython.locals(skip=cython.int)
    cdef int one_of(self, cards_t cards) noexcept nogil
    @cython.locals(m=cython.int, late=cython.int, firm=cython.int)
    cdef int firmness(self, int seat) noexcept nogil
    @cython.locals(m=cython.int, held=cards_t, known=cards_t, gone=cards_t, came=cards_t, firm=cython.longlong, least=cython.longlong, worth=cython.longlong, far=cython.longlong, total=cython.int, lane=cython.int, size=cython.int, seen=cython.int, kept=cython.int, lately=cython.int)
    cdef int weigh(self, int seat) noexcept nogil
    @cython.locals(left=cython.int, lane=cython.int)
    cdef int choose(self, int seat) noexcept nogil
    @cython.locals(to=cython.int)
    cdef int neighbour(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, to=cython.int, card=cython.int)
    cdef void pass_on(self) noexcept nogil
    @cython.locals(i=cython.int, suit=cards_t, found=cards_t)
    cdef cards_t sailed(self) noexcept nogil
    @cython.locals(i=cython.int, other=cython.int)
    cdef double won(self, cards_t full, int seat) noexcept nogil
    cdef cards_t ranks(self, int seat) noexcept nogil
    @cython.locals(i=cython.int, last=cython.int, full=cards_t)
    cdef cards_t play_on(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void begin(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.int)
    cdef void shuffle_in(self) noexcept nogil
    @cython.locals(i=cython.int, number=cython.long, endless=cython.long, full=cards_t)
    cdef long play_deals(self, long deals, cards_t seed) noexcept nogil
    @cython.locals(endless=cython.long)
    cpdef tuple contest(self, long deals, cards_t seed)
