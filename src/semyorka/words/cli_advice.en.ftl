### The best bot's advice and the level of bots in the terminal.

cli-typed-advice = a, advice, hint
cli-play-level = the level of the bots: 1 beginner, 2 casual, 3 club (usual), 4 strong, 5 best
cli-advice-choice = { $error ->
    [0] { $what }: { $value } %
   *[other] { $what }: { $value } % ± { $error }
}
cli-advice-chance = Your chance to win if you do this:
cli-advice-none = There is advice when it is your turn.
