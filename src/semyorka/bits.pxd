ctypedef unsigned long long cards_t
cdef extern from *:
    int __builtin_ctzll(cards_t x) noexcept nogil
    int __builtin_clzll(cards_t x) noexcept nogil
cdef inline int lowest(cards_t cards) noexcept nogil:
    return __builtin_ctzll(cards)
cdef inline int highest(cards_t cards) noexcept nogil:
    return 63 - __builtin_clzll(cards)
# Not the compiler's popcount: without an instruction that not every processor has, it is a call of a function.
cdef inline int size(cards_t cards) noexcept nogil:
    cards = cards - (cards >> 1 & 0x5555555555555555ULL)
    cards = (cards & 0x3333333333333333ULL) + (cards >> 2 & 0x3333333333333333ULL)
    return ((cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56
cdef inline cards_t lengths(cards_t cards) noexcept nogil:
    cards = cards - (cards >> 1 & 0x5555555555555555ULL)
    cards = (cards & 0x3333333333333333ULL) + (cards >> 2 & 0x3333333333333333ULL)
    cards = cards + (cards >> 4) & 0x0F0F0F0F0F0F0F0FULL
    return cards + (cards >> 8) & 0x001F001F001F001FULL
cdef inline cards_t topmost(cards_t mine, cards_t others) noexcept nogil:
    return mine >> highest(others) >> 1 << highest(others) << 1 if others else mine
cdef inline cards_t highest_of(cards_t cards, int count) noexcept nogil:
    cdef int left = size(cards)
    while left > count:
        cards &= cards - 1
        left -= 1
    return cards
