ctypedef unsigned long long cards_t
cdef extern from *:
    int __builtin_ctzll(cards_t x) noexcept nogil
    int __builtin_clzll(cards_t x) noexcept nogil
    int __builtin_popcountll(cards_t x) noexcept nogil
cdef inline int lowest(cards_t cards) noexcept nogil:
    return __builtin_ctzll(cards)
cdef inline int highest(cards_t cards) noexcept nogil:
    return 63 - __builtin_clzll(cards)
cdef inline int size(cards_t cards) noexcept nogil:
    return __builtin_popcountll(cards)
