### Стол «Мой корабль плывёт» в браузере.

## Журнал

event-my_ship_sails-exchange = Обмен { $exchanges }.
event-my_ship_sails-gave = Ушла карта: { $card }.
event-my_ship_sails-got = Пришла: { $card }.
event-my_ship_sails-false = { $seat } говорит: «Мой корабль плывёт!» Но рука не собрана — возглас ложный.
event-my_ship_sails-sails = { $seat } говорит: «Мой корабль плывёт!» На столе семь карт одной масти: { $suit }.

## Над столом

table-my_ship_sails-deal = Сдача { $deal } из { $deals }
table-my_ship_sails-exchange = { $exchanges ->
    [0] Обменов ещё нет
   *[other] Обмен { $exchanges }
}
table-my_ship_sails-standing = Кого ждём и у кого сколько выигрышей
table-my_ship_sails-waits = Ждём
table-my_ship_sails-waits-you = вас
table-my_ship_sails-waits-you-more = вас и ещё { $count }
table-my_ship_sails-waits-many = { $count ->
    [one] { $count } игрока
   *[other] { $count } игроков
}
table-my_ship_sails-leads = Впереди
table-my_ship_sails-leads-nobody = пока никто
table-my_ship_sails-leads-many = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
table-my_ship_sails-wins = { $wins ->
    [one] { $wins } выигрыш
    [few] { $wins } выигрыша
   *[many] { $wins } выигрышей
}
table-my_ship_sails-chooses = ещё выбирает
table-my_ship_sails-chose = выбор сделан
table-my_ship_sails-deals-left = { $deals ->
    [0] Это последняя сдача партии.
    [one] После этой — ещё { $deals } сдача.
    [few] После этой — ещё { $deals } сдачи.
   *[many] После этой — ещё { $deals } сдач.
}
table-my_ship_sails-goal = { $deals ->
    [one] Партия: { $deals } сдача. Первое место — у кого больше выигрышей.
    [few] Партия: { $deals } сдачи. Первое место — у кого больше выигрышей.
   *[many] Партия: { $deals } сдач. Первое место — у кого больше выигрышей.
}

## Круг

table-my_ship_sails-circle = Круг обмена
table-my_ship_sails-left = Карты идут по кругу налево, по часовой стрелке.
table-my_ship_sails-right = Карты идут по кругу направо, против часовой стрелки.
table-my_ship_sails-cap = { $cap ->
    [none] без предела
    [one] предел — { $cap } обмен
    [few] предел — { $cap } обмена
   *[many] предел — { $cap } обменов
}
table-my_ship_sails-last = это последний возглас
table-my_ship_sails-to = Вашу карту получит { $name }
table-my_ship_sails-discarded = Ваша карта уйдёт в сброс
table-my_ship_sails-may-change = Пока ждём, карту можно сменить
table-my_ship_sails-called = Возглас подан — ждём остальных
table-my_ship_sails-complete = Все семь — { $suit }. Скажите об этом!
table-my_ship_sails-again-you = Возглас ложный: дайте карту для обмена
table-my_ship_sails-again = { $count ->
    [one] Возглас ложный. Карту ещё даёт { $names }
   *[other] Возгласы ложные. Карту ещё дают { $names }
}
table-my_ship_sails-waiting = { $count ->
    [one] Выбирает { $names }
   *[other] Выбирают { $names }
}
table-my_ship_sails-all-chosen = Все выбрали
table-my_ship_sails-false = { $name }: рука не собрана
table-my_ship_sails-false-short = Ложный возглас!
table-my_ship_sails-nobody = Корабль не поплыл
table-my_ship_sails-nobody-why = Семи карт одной масти нет ни у кого
table-my_ship_sails-laid = Карта лежит: { $names }.
table-my_ship_sails-laid-none = Карты ещё никто не выбрал.
table-my_ship_sails-stock = Запас
table-my_ship_sails-discards = Сброс
table-my_ship_sails-has-sailed = { $count ->
    [one] «Мой корабль плывёт!»
   *[other] «Наши корабли плывут!»
}
table-my_ship_sails-shown = { $name }: { $suit }

## Возглас

table-my_ship_sails-call = Мой корабль плывёт!
table-my_ship_sails-call-ready = Мой корабль плывёт! Рука собрана.
table-my_ship_sails-calls = Возглас
table-my_ship_sails-ask-none = Рука не собрана. Возглас будет ложным: наказания нет, но его услышат все.
table-my_ship_sails-ask-out_of_deal = Рука не собрана. За ложный возглас вы выбываете из этой сдачи.
table-my_ship_sails-ask-minus_one = Рука не собрана. Ложный возглас стоит одного выигрыша.
table-my_ship_sails-ask-silent = Рука собрана! Отдать карту и промолчать?
table-my_ship_sails-sure = Да, всё равно

## Места и листы

table-my_ship_sails-badge-title = Возглас
table-my_ship_sails-false-badge = { $count ->
    [one] ложный
   *[other] ложный ×{ $count }
}
table-my_ship_sails-false-spoken = { $count ->
    [one] { $count } ложный возглас
    [few] { $count } ложных возгласа
   *[many] { $count } ложных возгласов
}
table-my_ship_sails-out-badge = вне сдачи
table-my_ship_sails-out-spoken = за ложный возглас вне сдачи: карты передаёт, но выиграть её уже не может
table-my_ship_sails-sails-badge = плывёт!
table-my_ship_sails-sails-spoken = корабль плывёт
table-my_ship_sails-ships = Корабли
table-my_ship_sails-sheet-won = { $exchanges ->
    [0] корабль плывёт до первого обмена
    [one] корабль плывёт после { $exchanges } обмена
   *[other] корабль плывёт после { $exchanges } обменов
}
table-my_ship_sails-sheet-false = ложные возгласы

## Итог сдачи

table-my_ship_sails-count-won = Семь карт одной масти: { $suit }
table-my_ship_sails-count-shown = Возглас верный, но по правилу стола выигрыш достался другому месту
table-my_ship_sails-count-exchanges = { $exchanges ->
    [0] Корабль поплыл ещё до первого обмена.
    [one] Понадобился { $exchanges } обмен.
    [few] Понадобилось { $exchanges } обмена.
   *[many] Понадобилось { $exchanges } обменов.
}
table-my_ship_sails-count-shared = Все верные возгласы одного окна одновременны: выигрыш у каждого.
table-my_ship_sails-count-tie-highest_card = Из нескольких верных возгласов решают старшие карты.
table-my_ship_sails-count-tie-first_press = Из нескольких верных возгласов выигрывает первый.
table-my_ship_sails-count-tie-eldest = Из нескольких верных возгласов выигрывает ближайший слева от сдающего.
table-my_ship_sails-count-cap = { $cap ->
    [one] Предел — { $cap } обмен: круг остановлен.
    [few] Предел — { $cap } обмена: круг остановлен.
   *[many] Предел — { $cap } обменов: круг остановлен.
}
table-my_ship_sails-count-all-out = После ложных возгласов вне сдачи оказались все.
table-my_ship_sails-count-nobody = Никто не собрал семи карт одной масти, и выигрыша в этой сдаче нет ни у кого. Сдача считается сыгранной.
table-my_ship_sails-count-false = Ложные возгласы
table-my_ship_sails-count-false-at = { $exchanges ->
    [0] { $name } — до первого обмена
    [one] { $name } — после { $exchanges } обмена
   *[other] { $name } — после { $exchanges } обменов
}

## Карты в руке

table-my_ship_sails-note-new = новая
table-my_ship_sails-note-new-spoken = только что пришла
table-my_ship_sails-note-chosen-spoken = лежит для соседа
