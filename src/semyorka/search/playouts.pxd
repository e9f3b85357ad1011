cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.position cimport Position

cdef cards_t MASK, STEP, MORE

cdef class Rng:
    cdef cards_t state
    cdef cards_t below(self, cards_t n) noexcept nogil
    @cython.locals(pack=cython.p_int, size=cython.int, i=cython.int, j=cython.int, card=cython.int)
    cdef void shuffle(self, Position position) noexcept nogil

@cython.locals(choice=cards_t, skip=cards_t, steps=cython.long, _deal=cython.long)
cdef long play_deals(Position position, long deals, Rng rng) noexcept nogil

@cython.locals(rng=Rng, steps=cython.long)
cpdef long playouts(Position position, long deals, cards_t seed)
