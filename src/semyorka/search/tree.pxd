cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks
from semyorka.search.manner cimport Manner
from semyorka.search.playouts cimport Rng
from semyorka.search.stakes cimport Stakes
from semyorka.search.walk cimport Walk

cdef cards_t ONE, FULL
cdef int SEATS

cdef class Tree(Walk):
    cdef int size, used
    cdef double explore
    cdef Rng rng
    cdef int[::1] first, next, cards, visits, chances
    cdef double[::1] sums, logs
    cdef double found[8]
    cdef void go(self, Tricks deal, Stakes stakes, Manner manner)
    @cython.locals(row=cython.int, seat=cython.int, child=cython.int, card=cython.int, fresh=cython.bint)
    cdef void down(self, Tricks deal, int node, int ply, Stakes stakes, Manner manner) noexcept nogil
    @cython.locals(legal=cards_t, known=cards_t, child=cython.int, new=cards_t, best=cython.int, most=cython.double, visits=cython.int, worth=cython.double)
    cdef int choose(self, Tricks deal, int node) noexcept nogil
    @cython.locals(skip=cards_t, child=cython.int)
    cdef int grow(self, int node, cards_t new) noexcept nogil
