cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks
from semyorka.search.ordering cimport Ordering

cdef cards_t ONE, LANE, MASK, MIX
cdef int SLOTS, SUIT_BITS, MOST
cdef cards_t HALF
cdef unsigned short[::1] SQUEEZED
cdef short[::1] SIZES

cdef class Kept(Ordering):
    cdef int[::1] heads, nexts, depths
    cdef cards_t[::1] shapes, highs, lows, high_masks, low_masks
    cdef short[::1] least, most
    cdef signed char[::1] firsts
    cdef cards_t shape, high, low
    cdef int hint
    cdef public int used
    cdef cards_t age
    cdef cards_t salts[7]
    cdef cards_t asked[4]
    cdef cards_t owned[4]
    @cython.locals(seat=cython.int)
    cpdef void forget(self)
    @cython.final
    @cython.locals(slot=cython.int)
    cdef void begin_anew(self) noexcept nogil
    @cython.final
    cdef cards_t mixed(self, cards_t name) noexcept nogil
    @cython.final
    cdef int head_of(self, cards_t shape) noexcept nogil
    @cython.final
    @cython.locals(shape=cards_t, seat=cython.int)
    cdef void name_position(self, Tricks deal) noexcept nogil
    @cython.final
    @cython.locals(odd=cards_t, upper=cards_t, lane=cython.int, place=cython.int, asked=cards_t)
    cdef void name_owners(self, Tricks deal) noexcept nogil
    @cython.final
    @cython.locals(under=cards_t, above=cards_t, text=cards_t, count=cython.int)
    cdef cards_t owners(self, int lane, cards_t odd, cards_t upper) noexcept nogil
    @cython.final
    @cython.locals(shape=cards_t, seat=cython.int)
    cdef void name_exactly(self, Tricks deal) noexcept nogil
    @cython.final
    @cython.locals(found=cython.int, slot=cython.int)
    cdef int look_up(self, Tricks deal, int need) noexcept nogil
    @cython.final
    @cython.locals(cards=cards_t, live=cards_t, lane=cython.int, suit=cards_t, count=cython.int)
    cdef cards_t floors_of(self, Tricks deal, int slot) noexcept nogil
    @cython.final
    @cython.locals(slot=cython.int, live=cards_t, depths=cython.int, high_mask=cards_t, low_mask=cards_t, lane=cython.int, suit=cards_t, floor=cards_t, count=cython.int, mask=cards_t, head=cython.int)
    cdef void keep(self, Tricks deal, cards_t shape, cards_t mattered, int need, bint answer, int first) noexcept nogil
    @cython.final
    @cython.locals(slot=cython.int)
    cdef void keep_exactly(self, cards_t shape, int need, bint answer, int first) noexcept nogil
