### Стол Козырной семи в браузере. Один — заказавший, двое против него — соперники.

## Журнал

event-trump_seven-pass = { $seat } пасует.
event-trump_seven-60 = { $seat } говорит «шестьдесят».
event-trump_seven-again-pass = { $seat } снимает заявку.
event-trump_seven-again-60 = { $seat } подтверждает «шестьдесят».
event-trump_seven-widow = { $seat } берёт прикуп.
event-trump_seven-widow-card = В прикупе { $card }.
event-trump_seven-gave = { $seat } сносит карту, её получает { $name }.
event-trump_seven-gave-card = { $seat } сносит { $card-acc }, карту получает { $name }.
event-trump_seven-gave-own = { $seat } сносит карту себе во взятки.
event-trump_seven-gave-card-own = { $seat } сносит { $card-acc } себе во взятки.
event-trump_seven-last = Последние карты остаются у соперников.
event-trump_seven-last-card = { $seat } открывает { $card-acc }.

## Объявления, козырь, снос

table-trump_seven-auction = { $round ->
    [1] Первый круг
   *[other] Второй круг
}
table-trump_seven-round = { $round ->
    [1] первый круг из двух
   *[other] второй круг, последний
}
table-trump_seven-said = 60: { $names }
table-trump_seven-unsaid = «60» ещё не сказано
table-trump_seven-redeals = Пересдача, { $count }-я подряд
table-trump_seven-call-pass = пас
table-trump_seven-call-60 = 60
table-trump_seven-do-pass = Пас
table-trump_seven-do-60 = Беру 60
table-trump_seven-stand-pass = Снять заявку
table-trump_seven-stand-60 = Играю 60
table-trump_seven-spoken-pass = пас
table-trump_seven-spoken-60 = сказано «шестьдесят»
table-trump_seven-spoken-one = играет один на 60
table-trump_seven-spoken-two = соперник заказавшего
table-trump_seven-has-said = { $name }: { $calls }.
table-trump_seven-silent = { $name }: слова ещё не было.
table-trump_seven-widow = Прикуп: две карты рубашкой вверх
table-trump_seven-widow-later = прикуп откроется потом
table-trump_seven-held = { $count ->
    [0] нет
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
table-trump_seven-gifts = Снос
table-trump_seven-lay = Снесите карту: её получает { $name }
table-trump_seven-lay-own = Снесите карту: она идёт вам во взятки
table-trump_seven-ask-card = { $points ->
    [one] Отдать { $card-acc }? Соперникам { $points } очко.
    [few] Отдать { $card-acc }? Соперникам { $points } очка.
   *[many] Отдать { $card-acc }? Соперникам { $points } очков.
}
table-trump_seven-ask-seven = Отдать козырную семёрку? Соперникам { $points } очков.
table-trump_seven-ask-joker = Отдать джокера, старшего козыря?
table-trump_seven-yes = Отдать
table-trump_seven-tag-widow = прикуп
table-trump_seven-tag-gift = подарок
table-trump_seven-from-widow = из прикупа
table-trump_seven-from-gift = подарок заказавшего
table-trump_seven-joker = старший козырь
table-trump_seven-joker-alone = старше всех карт
table-trump_seven-seven = козырная семёрка, 20 очков

## Очки

table-trump_seven-takes-open = берёт 60
table-trump_seven-takes-made = 60 уже есть
table-trump_seven-takes-lost = 60 уже не набрать
table-trump_seven-leaster = На меньшее
table-trump_seven-each = каждый за себя
table-trump_seven-leaster-hint = Выигрывает тот, у кого очков меньше.
table-trump_seven-standing = Очки этой сдачи
table-trump_seven-and = { $one } и { $two }
table-trump_seven-has = { $points ->
    [one] { $name }: { $points } очко.
    [few] { $name }: { $points } очка.
   *[many] { $name }: { $points } очков.
}
table-trump_seven-have = { $points ->
    [one] { $names }: вместе { $points } очко.
    [few] { $names }: вместе { $points } очка.
   *[many] { $names }: вместе { $points } очков.
}
table-trump_seven-out = { $points ->
    [0] Не взятых очков больше нет.
    [one] Ещё не взято { $points } очко.
    [few] Ещё не взято { $points } очка.
   *[many] Ещё не взято { $points } очков.
}
table-trump_seven-out-short = ещё { $points }
table-trump_seven-sure-made = 60 уже набраны: заказавший выигрывает.
table-trump_seven-sure-lost = 60 уже не набрать: выигрывают соперники.
table-trump_seven-prize-out = Ещё в игре: { $card }.
table-trump_seven-prize-taken = Забирает { $name }: { $card }.
table-trump_seven-worth-hint = Козырная семёрка 20, десятка 10, джокер и король по 4, дама 3, валет 2. Вместе 100.
table-trump_seven-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-trump_seven-last-cards = Последние карты — соперникам

## Итог

table-trump_seven-wins = выигрыш
table-trump_seven-no-points = очков нет
table-trump_seven-sum = { $one } + { $two } = 100, заказавшему нужно 60
table-trump_seven-last-short = Последние карты
table-trump_seven-aside = Прикуп, не взят никем
table-trump_seven-brings-tally = Счёт серии: по +1 каждому победителю.
table-trump_seven-brings-zero_sum = Счёт серии: заказавшему ±2, соперникам по ±1, вместе ноль.
table-trump_seven-sheet-made = { $points ->
    [one] заказ 60 сыгран, { $points } очко
    [few] заказ 60 сыгран, { $points } очка
   *[many] заказ 60 сыгран, { $points } очков
}
table-trump_seven-sheet-lost = { $points ->
    [one] заказ 60 не сыгран, { $points } очко
    [few] заказ 60 не сыгран, { $points } очка
   *[many] заказ 60 не сыгран, { $points } очков
}
table-trump_seven-goal-1 = Серия из одной игры.
table-trump_seven-goal-10 = Серия из десяти игр.
table-trump_seven-goal-until_stopped = Серия идёт, пока её не остановят.
table-result-stop = Закончить серию
