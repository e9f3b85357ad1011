"""Random play, as fast as the rules go: deal after deal, each action drawn evenly from the legal ones.

For benchmarks and for shaking out the rules. The generator is fast and not secret: never deal a real table with it.
"""

from semyorka import bits

try:
    import cython
except ImportError:
    from semyorka.search import without_cython as cython

MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x5851F42D4C957F2D  # Knuth's multiplier for 64 bits
MORE = 0x14057B7EF767814F


class Rng:
    """A linear congruential generator of 64 bits, of which the upper half is used. ``seed``: any int below 2**64."""

    def __init__(self, seed):
        self.state = seed
        self.below(1)

    def below(self, n):
        """A number in 0..n-1, n below 2**31."""
        self.state = self.state * STEP + MORE & MASK
        return (self.state >> 33) * n >> 31

    def shuffle(self, position):
        """Put a random order on the part of the pack that the deal uses."""
        pack = position.pack
        size = position.pack_size
        for i in range(position.dealt):
            j = i + self.below(size - i)
            card = pack[i]
            pack[i] = pack[j]
            pack[j] = card


def play_deals(position, deals, rng):
    """Play so many deals on, the dealer moving to the left; returns the number of actions."""
    steps = 0
    for _deal in range(deals):
        rng.shuffle(position)
        position.deal()
        while position.turn:
            choice = position.legal()
            if choice & (choice - 1):
                skip = rng.below(bits.size(choice))
                while skip:
                    choice &= choice - 1
                    skip -= 1
            position.act(bits.lowest(choice))
            steps += 1
        position.dealer = position.dealer + 1 if position.dealer + 1 < position.seats else 0
    return steps


def playouts(position, deals, seed):
    """Random deals from a position, without the interpreter lock when compiled.

    ``deals`` how many, ``seed`` an int below 2**64. Returns the number of actions taken.
    """
    rng = Rng(seed)
    with cython.nogil:
        steps = play_deals(position, deals, rng)
    return steps
