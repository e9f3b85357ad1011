### Совет лучшего бота и уровень ботов в терминале.

cli-typed-advice = а, совет, подскажи
cli-play-level = уровень ботов: 1 — новичок, 2 — любитель, 3 — клубный (обычно), 4 — сильный, 5 — лучший
cli-advice-choice = { $error ->
    [0] { $what }: { $value } %
   *[other] { $what }: { $value } % ± { $error }
}
cli-advice-chance = Шанс выиграть, если сделать так:
cli-advice-none = Совет бывает, когда ваш ход.
