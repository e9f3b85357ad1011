### Why a hint of My Ship Sails advises giving this card away. $often and $seldom are per cent of the deals.

why-my_ship_sails-call = All seven cards are of one suit: time to call, the ship sails.
why-my_ship_sails-feasible = Seven { $suit } are in play in { $often } % of the deals, seven cards of the suit of { $card } only in { $seldom } %.
why-my_ship_sails-collecting = You are gathering { $suit }: you hold { $held } of them, and the others hold { $around } more on average.
why-my_ship_sails-refused = In { $exchanges } exchanges { $seat } has never given you { $suit } and seems to keep that suit: { $held } such cards on average.
why-my_ship_sails-fed = Your card goes to { $seat }, who would like { $card } better: { $held } cards of that suit on average, and { $fewer } of the suit that is better given away.
why-my_ship_sails-soon = When you keep to { $suit } and win the deal, it takes { $exchanges } exchanges on average.
why-my_ship_sails-shortest = Your shortest suit is that of { $card }.
