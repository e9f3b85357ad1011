### Why a hint of Seven Leaves advises this card. $often and $seldom are per cent.

why-seven_leaves-out = You have your seven tricks already: you cannot lose.
why-seven_leaves-last = You are one trick short of leaving.
why-seven_leaves-stop = { $seat } is one trick short of leaving: if they take it, you are the one who is left.
why-seven_leaves-takes = In { $often } % of the deals { $card } takes this trick, the second-best card only in { $seldom } %.
why-seven_leaves-lets = This trick is better given away: { $card } takes it in { $often } % of the deals and the second-best card in { $seldom } %, but that one costs you more later than it brings.
why-seven_leaves-key-card = It turns on { $card }: the choice matters in { $part } % of the deals; in { $often } % of those the card lies with { $seat }, in the others only in { $seldom } %.
why-seven_leaves-top = Nobody has a card above { $card } any more, and nobody can trump it.
why-seven_leaves-single = Without { $card } you are out of that suit and can trump it.
why-seven_leaves-cheap = You play last, and { $card } already takes the trick: a higher card would be wasted.
why-seven_leaves-low = You do not take this trick, and { $card } is the cheapest card you may play.
