cimport cython
from libc.math cimport exp
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks
from semyorka.search.manner cimport Manner
from semyorka.search.stakes cimport Stakes
from semyorka.search.walk cimport Walk

cdef cards_t ONE, LANE, MASK, MIX
cdef int SLOTS, SEATS
cdef double SAME

cdef class Many(Walk):
    cdef cards_t[::1] keys
    cdef double[::1] kept
    cdef double found[520]
    cdef double kept_aside[8]
    cdef cards_t age, worthy
    cdef public long nodes, limit
    cdef int exact_from, deep, playouts, ahead
    cdef double heat
    cdef public bint guessed
    cdef object stakes, manner
    @cython.locals(stakes=Stakes, manner=Manner, tricks=cython.int)
    cdef void run(self, Tricks deal, int card)
    @cython.locals(slot=cython.int, key=cards_t, seat=cython.int)
    cdef void search(self, Tricks deal, int ply, int tricks, Stakes stakes, Manner manner) noexcept nogil
    @cython.locals(seat=cython.int, row=cython.int, rest=cards_t, best=cython.double, total=cython.double, better=cython.double, part=cython.double, card=cython.int, one=cython.int)
    cdef void try_moves(self, Tricks deal, int ply, int tricks, Stakes stakes, Manner manner) noexcept nogil
    @cython.locals(took=cython.bint)
    cdef void follow(self, Tricks deal, int ply, int card, int tricks, Stakes stakes, Manner manner) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void copy_row(self, int source, int target, int seats) noexcept nogil
    @cython.locals(seat=cython.int, row=cython.int)
    cdef void end(self, Tricks deal, int ply, Stakes stakes) noexcept nogil
    @cython.locals(sums=cython.int, seat=cython.int, _more=cython.int)
    cdef void play_out(self, Tricks deal, int ply, Stakes stakes, Manner manner) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void play_on(self, Tricks deal, int ply, Stakes stakes, Manner manner) noexcept nogil
    @cython.locals(key=cards_t, seat=cython.int, live=cards_t, lane=cython.int, suit=cards_t, text=cards_t, bit=cards_t, owner=cython.int)
    cdef cards_t name(self, Tricks deal, int tricks) noexcept nogil
