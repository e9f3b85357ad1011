cimport cython
from semyorka cimport bits
from semyorka.bits cimport cards_t
from semyorka.games.tricks cimport Tricks
from semyorka.search.solver cimport Solver

cdef cards_t ONE, MASK
cdef int MOST_WORLDS, WORDS, WIDEST, PLIES, COULD, SURE, MADE, AMONG, OPEN, PLACES

cdef class AlphaMu(Solver):
    cdef cards_t[::1] lie, sets, may
    cdef int[::1] needs, counts, above, cards, sures
    cdef double[::1] weights, values
    cdef cards_t before[7]
    cdef int worlds, words, decider
    cdef cards_t gone
    @cython.final
    @cython.locals(deal=Tricks, seat=cython.int, world=cython.int, count=cython.int)
    cdef int begin(self)
    @cython.final
    @cython.locals(deal=Tricks, best=cython.int, plan=cython.int)
    cdef int best_plan(self, int place, int depth)
    @cython.final
    @cython.locals(deal=Tricks, seat=cython.int)
    cdef void end(self)
    @cython.final
    @cython.locals(seat=cython.int)
    cdef void load(self, Tricks deal, int world) noexcept nogil
    @cython.final
    @cython.locals(world=cython.int, rest=cython.int)
    cdef void solve(self, Tricks deal, int ply, int card, int got, int among, int to) noexcept nogil
    @cython.final
    @cython.locals(could=cython.int, seat=cython.int, other=cards_t, world=cython.int, rest=cards_t, base=cython.int, count=cython.int, before=cython.int, card=cython.int, equals=cython.bint, sure=cython.int, value=cython.double, place=cython.int)
    cdef int survey(self, Tricks deal, int ply, int got) noexcept nogil
    @cython.final
    cdef void front(self, Tricks deal, int ply, int depth, int got) noexcept nogil
    @cython.final
    @cython.locals(could=cython.int, worlds=cython.int, more=cython.bint, world=cython.int, rest=cython.int, mine=cards_t, seat=cython.int)
    cdef bint settled(self, Tricks deal, int ply, int got) noexcept nogil
    @cython.final
    @cython.locals(count=cython.int, first=cython.int, have=cython.int, place=cython.int, sure=cython.int, plan=cython.int)
    cdef void choose(self, Tricks deal, int ply, int depth, int got) noexcept nogil
    @cython.final
    @cython.locals(first=cython.int, could=cython.int, among=cython.int, union=cards_t, world=cython.int, have=cython.int, card=cython.int)
    cdef void meet(self, Tricks deal, int ply, int depth, int got, bint mate) noexcept nogil
    @cython.final
    @cython.locals(seat=cython.int, bit=cards_t, best=cython.int, winner=cython.int, leader=cython.int, led=cards_t, pile=cards_t, played=cython.int, i=cython.int, takes=cython.bint, taker=cython.int)
    cdef void step(self, Tricks deal, int ply, int card, int depth, int got) noexcept nogil
    @cython.final
    @cython.locals(first=cython.int, found=cython.bint, word=cython.int, loses=cards_t, wins=cards_t, plan=cython.int, world=cython.int)
    cdef bint share(self, int ply, int card, int have, bint mate) noexcept nogil
    @cython.final
    @cython.locals(first=cython.int, made=cython.int, one=cython.int, other=cython.int, word=cython.int, mine=cards_t, more=cards_t, among=cards_t, plan=cython.int)
    cdef int combine(self, int ply, int have, bint mate) noexcept nogil
    @cython.final
    @cython.locals(left=cython.int, one=cython.int)
    cdef int insert(self, int plan, int first, int have) noexcept nogil
    @cython.final
    @cython.locals(one=cython.int)
    cdef bint covered(self, int plan, int first, int have) noexcept nogil
    @cython.final
    @cython.locals(plan=cython.int)
    cdef bint all_covered(self, int ply, int have) noexcept nogil
    @cython.final
    @cython.locals(word=cython.int)
    cdef void clear(self, int at) noexcept nogil
    @cython.final
    @cython.locals(word=cython.int)
    cdef void copy(self, int one, int to) noexcept nogil
    @cython.final
    cdef void add(self, int at, int world) noexcept nogil
    @cython.final
    cdef bint has(self, int at, int world) noexcept nogil
    @cython.final
    @cython.locals(word=cython.int, found=cards_t)
    cdef bint empty(self, int at) noexcept nogil
    @cython.final
    @cython.locals(word=cython.int, beyond=cards_t)
    cdef bint within(self, int one, int other) noexcept nogil
    @cython.final
    @cython.locals(total=cython.double, world=cython.int)
    cdef double weight(self, int at) noexcept nogil
