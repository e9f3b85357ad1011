### The cards by name.
### The attributes have the shape of the Russian catalogue, whose words have cases; in English they repeat the name.
### index is the sign in the corner of the card.

## Suits

suit-S = spades
    .gen = spades
    .dat = spades
    .acc = spades
    .ins = spades

suit-H = hearts
    .gen = hearts
    .dat = hearts
    .acc = hearts
    .ins = hearts

suit-D = diamonds
    .gen = diamonds
    .dat = diamonds
    .acc = diamonds
    .ins = diamonds

suit-C = clubs
    .gen = clubs
    .dat = clubs
    .acc = clubs
    .ins = clubs

## Ranks

rank-2 = two
    .gen = two
    .acc = two
    .ins = two
    .index = 2

rank-3 = three
    .gen = three
    .acc = three
    .ins = three
    .index = 3

rank-4 = four
    .gen = four
    .acc = four
    .ins = four
    .index = 4

rank-5 = five
    .gen = five
    .acc = five
    .ins = five
    .index = 5

rank-6 = six
    .gen = six
    .acc = six
    .ins = six
    .index = 6

rank-7 = seven
    .gen = seven
    .acc = seven
    .ins = seven
    .index = 7

rank-8 = eight
    .gen = eight
    .acc = eight
    .ins = eight
    .index = 8

rank-9 = nine
    .gen = nine
    .acc = nine
    .ins = nine
    .index = 9

rank-T = ten
    .gen = ten
    .acc = ten
    .ins = ten
    .index = 10

rank-J = jack
    .gen = jack
    .acc = jack
    .ins = jack
    .index = J

rank-Q = queen
    .gen = queen
    .acc = queen
    .ins = queen
    .index = Q

rank-K = king
    .gen = king
    .acc = king
    .ins = king
    .index = K

rank-A = ace
    .gen = ace
    .acc = ace
    .ins = ace
    .index = A

rank-JKR = Joker
    .gen = Joker
    .acc = Joker
    .ins = Joker
    .index = Joker

## Cards

card-2S = two of spades
    .gen = two of spades
    .acc = two of spades
    .ins = two of spades

card-3S = three of spades
    .gen = three of spades
    .acc = three of spades
    .ins = three of spades

card-4S = four of spades
    .gen = four of spades
    .acc = four of spades
    .ins = four of spades

card-5S = five of spades
    .gen = five of spades
    .acc = five of spades
    .ins = five of spades

card-6S = six of spades
    .gen = six of spades
    .acc = six of spades
    .ins = six of spades

card-7S = seven of spades
    .gen = seven of spades
    .acc = seven of spades
    .ins = seven of spades

card-8S = eight of spades
    .gen = eight of spades
    .acc = eight of spades
    .ins = eight of spades

card-9S = nine of spades
    .gen = nine of spades
    .acc = nine of spades
    .ins = nine of spades

card-TS = ten of spades
    .gen = ten of spades
    .acc = ten of spades
    .ins = ten of spades

card-JS = jack of spades
    .gen = jack of spades
    .acc = jack of spades
    .ins = jack of spades

card-QS = queen of spades
    .gen = queen of spades
    .acc = queen of spades
    .ins = queen of spades

card-KS = king of spades
    .gen = king of spades
    .acc = king of spades
    .ins = king of spades

card-AS = ace of spades
    .gen = ace of spades
    .acc = ace of spades
    .ins = ace of spades

card-2H = two of hearts
    .gen = two of hearts
    .acc = two of hearts
    .ins = two of hearts

card-3H = three of hearts
    .gen = three of hearts
    .acc = three of hearts
    .ins = three of hearts

card-4H = four of hearts
    .gen = four of hearts
    .acc = four of hearts
    .ins = four of hearts

card-5H = five of hearts
    .gen = five of hearts
    .acc = five of hearts
    .ins = five of hearts

card-6H = six of hearts
    .gen = six of hearts
    .acc = six of hearts
    .ins = six of hearts

card-7H = seven of hearts
    .gen = seven of hearts
    .acc = seven of hearts
    .ins = seven of hearts

card-8H = eight of hearts
    .gen = eight of hearts
    .acc = eight of hearts
    .ins = eight of hearts

card-9H = nine of hearts
    .gen = nine of hearts
    .acc = nine of hearts
    .ins = nine of hearts

card-TH = ten of hearts
    .gen = ten of hearts
    .acc = ten of hearts
    .ins = ten of hearts

card-JH = jack of hearts
    .gen = jack of hearts
    .acc = jack of hearts
    .ins = jack of hearts

card-QH = queen of hearts
    .gen = queen of hearts
    .acc = queen of hearts
    .ins = queen of hearts

card-KH = king of hearts
    .gen = king of hearts
    .acc = king of hearts
    .ins = king of hearts

card-AH = ace of hearts
    .gen = ace of hearts
    .acc = ace of hearts
    .ins = ace of hearts

card-2D = two of diamonds
    .gen = two of diamonds
    .acc = two of diamonds
    .ins = two of diamonds

card-3D = three of diamonds
    .gen = three of diamonds
    .acc = three of diamonds
    .ins = three of diamonds

card-4D = four of diamonds
    .gen = four of diamonds
    .acc = four of diamonds
    .ins = four of diamonds

card-5D = five of diamonds
    .gen = five of diamonds
    .acc = five of diamonds
    .ins = five of diamonds

card-6D = six of diamonds
    .gen = six of diamonds
    .acc = six of diamonds
    .ins = six of diamonds

card-7D = seven of diamonds
    .gen = seven of diamonds
    .acc = seven of diamonds
    .ins = seven of diamonds

card-8D = eight of diamonds
    .gen = eight of diamonds
    .acc = eight of diamonds
    .ins = eight of diamonds

card-9D = nine of diamonds
    .gen = nine of diamonds
    .acc = nine of diamonds
    .ins = nine of diamonds

card-TD = ten of diamonds
    .gen = ten of diamonds
    .acc = ten of diamonds
    .ins = ten of diamonds

card-JD = jack of diamonds
    .gen = jack of diamonds
    .acc = jack of diamonds
    .ins = jack of diamonds

card-QD = queen of diamonds
    .gen = queen of diamonds
    .acc = queen of diamonds
    .ins = queen of diamonds

card-KD = king of diamonds
    .gen = king of diamonds
    .acc = king of diamonds
    .ins = king of diamonds

card-AD = ace of diamonds
    .gen = ace of diamonds
    .acc = ace of diamonds
    .ins = ace of diamonds

card-2C = two of clubs
    .gen = two of clubs
    .acc = two of clubs
    .ins = two of clubs

card-3C = three of clubs
    .gen = three of clubs
    .acc = three of clubs
    .ins = three of clubs

card-4C = four of clubs
    .gen = four of clubs
    .acc = four of clubs
    .ins = four of clubs

card-5C = five of clubs
    .gen = five of clubs
    .acc = five of clubs
    .ins = five of clubs

card-6C = six of clubs
    .gen = six of clubs
    .acc = six of clubs
    .ins = six of clubs

card-7C = seven of clubs
    .gen = seven of clubs
    .acc = seven of clubs
    .ins = seven of clubs

card-8C = eight of clubs
    .gen = eight of clubs
    .acc = eight of clubs
    .ins = eight of clubs

card-9C = nine of clubs
    .gen = nine of clubs
    .acc = nine of clubs
    .ins = nine of clubs

card-TC = ten of clubs
    .gen = ten of clubs
    .acc = ten of clubs
    .ins = ten of clubs

card-JC = jack of clubs
    .gen = jack of clubs
    .acc = jack of clubs
    .ins = jack of clubs

card-QC = queen of clubs
    .gen = queen of clubs
    .acc = queen of clubs
    .ins = queen of clubs

card-KC = king of clubs
    .gen = king of clubs
    .acc = king of clubs
    .ins = king of clubs

card-AC = ace of clubs
    .gen = ace of clubs
    .acc = ace of clubs
    .ins = ace of clubs

card-JKR = Joker
    .gen = Joker
    .acc = Joker
    .ins = Joker
