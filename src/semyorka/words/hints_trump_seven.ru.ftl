### Почему подсказка Козырной семи советует именно это. $often и $seldom — проценты.

## Объявления

why-trump_seven-bid = С «60» вы выигрываете примерно в { $often } % случаев, с пасом — в { $seldom } %.
why-trump_seven-pass = С пасом вы выигрываете примерно в { $seldom } % случаев, с «60» — лишь в { $often } %.
why-trump_seven-no-spoiling = Заявка уже есть: играет { $seat }, а второе «60» только сорвало бы сдачу.

## Козырь и снос

why-trump_seven-suit = { $count ->
    [0] С козырем { $suit } 60 очков выходит примерно в { $often } % случаев, со следующей мастью — в { $seldom } %.
    [one] С козырем { $suit } у вас { $count } козырь, и 60 очков выходит примерно в { $often } % случаев, со следующей мастью — в { $seldom } %.
    [few] С козырем { $suit } у вас { $count } козыря, и 60 очков выходит примерно в { $often } % случаев, со следующей мастью — в { $seldom } %.
   *[many] С козырем { $suit } у вас { $count } козырей, и 60 очков выходит примерно в { $often } % случаев, со следующей мастью — в { $seldom } %.
}
why-trump_seven-gift-void = Без { $card-gen } у вас не остаётся { $suit-gen }: такой ход можно будет бить козырем.
why-trump_seven-gift-single = Без { $card-gen } у вас остаётся одна карта { $suit-gen }: скоро этот ход можно будет бить козырем.
why-trump_seven-gift-cheap = Очков соперникам { $card } не даёт.
why-trump_seven-gift-chance = Если отдать { $card-acc }, 60 очков выходит примерно в { $often } % случаев, со следующей картой — в { $seldom } %.

## Карты

why-trump_seven-catches = Козырную семёрку { $card } приносит вашей стороне в { $often } % раскладов, вторая по силе карта — в { $seldom } %.
why-trump_seven-saves = Вашу козырную семёрку { $card } сохраняет в { $often } % раскладов, вторая по силе карта — в { $seldom } %.
why-trump_seven-takes = Эту взятку { $card } приносит вашей стороне в { $often } % раскладов, вторая по силе карта — в { $seldom } %.
why-trump_seven-key-card = Всё решает { $card }: выбор важен в { $part } % раскладов; в { $often } % из них эта карта у игрока { $seat }, в остальных — только в { $seldom } %.
why-trump_seven-draws = Козырей у других остаётся самое большее { $count }, и { $card } выбивает их.
why-trump_seven-top = Старше, чем { $card }, в этой масти ни у кого ничего не осталось.
why-trump_seven-ruffs = Во взятке { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, и { $card } берёт её козырем.
why-trump_seven-feeds = Взятку берёт союзник, { $seat }, и { $card } добавляет вашей стороне { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
why-trump_seven-cheap = Взятку не спасти, а очков { $card } не стоит.
