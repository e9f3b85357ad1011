### Стол «Семи листов» в браузере и расплата после партии.

## Журнал

event-seven_leaves-seventh = { $seat } берёт свою седьмую взятку.
event-seven_leaves-seventh-leaves = { $dropped ->
    [one] { $seat } берёт свою седьмую взятку, сбрасывает { $dropped } карту и выходит.
    [few] { $seat } берёт свою седьмую взятку, сбрасывает { $dropped } карты и выходит.
   *[many] { $seat } берёт свою седьмую взятку, сбрасывает { $dropped } карт и выходит.
}
event-seven_leaves-struck = { $count ->
    [one] Щёлк! { $seat } отсчитывает { $count } щелчок.
    [few] Щёлк! { $seat } отсчитывает { $count } щелчка.
   *[many] Щёлк! { $seat } отсчитывает { $count } щелчков.
}

## Козырь и открытая карта

table-seven_leaves-turn-up-held = на руках: { $name }
table-seven_leaves-turn-up-played = уже сыграна
table-seven_leaves-known = открытая карта сдающего: её видели все
table-seven_leaves-known-short = видна
table-seven_leaves-extra = Ещё одна сдача
table-seven_leaves-extra-hint = решают её взятки

## Гонка до семи

table-seven_leaves-race = Гонка до семи взяток
table-seven_leaves-race-hint = Кто набрал семь, тот вышел: лишние взятки ничего не меняют. Кто остался последним — подставляет нос. Золотые листья — взятки этой сдачи.
table-seven_leaves-race-extra-hint = До семи добрали все, и решают только взятки этой сдачи: у кого их меньше, тот проиграл.
table-seven_leaves-race-in = { $count ->
    [one] { $name }: { $count } взятка, до выхода ещё { $left }.
    [few] { $name }: { $count } взятки, до выхода ещё { $left }.
   *[many] { $name }: { $count } взяток, до выхода ещё { $left }.
}
table-seven_leaves-race-leaving = { $count ->
    [one] { $name }: { $count } взятка, выход после этой сдачи.
    [few] { $name }: { $count } взятки, выход после этой сдачи.
   *[many] { $name }: { $count } взяток, выход после этой сдачи.
}
table-seven_leaves-race-out = { $name } уже не играет: место { $place }, взяток { $count }.
table-seven_leaves-race-extra = { $name }: взяток в этой сдаче — { $count }.
table-seven_leaves-race-loser = { $name } проигрывает, взяток { $count }.
table-seven_leaves-place = { $place }-е место
table-seven_leaves-loser = проигрыш
table-seven_leaves-seven = семь!
table-seven_leaves-spoken-out = уже не играет, место { $place }
table-seven_leaves-spoken-leaving = семь взяток есть, выход после сдачи
table-seven_leaves-score = { $count ->
    [one] { $count } взятка из семи
    [few] { $count } взятки из семи
   *[many] { $count } взяток из семи
}
table-seven_leaves-now = { $count ->
    [one] в этой сдаче { $count } взятка
    [few] в этой сдаче { $count } взятки
   *[many] в этой сдаче { $count } взяток
}
table-seven_leaves-goal = Семь взяток — и вы вышли.
table-seven_leaves-sheet-left = семь есть, выход

## Итог сдачи

table-seven_leaves-tricks = Взятки
table-seven_leaves-why-left = Седьмая — в { $trick }-й взятке этой сдачи. Место: { $place }.
table-seven_leaves-why-out = Уже не играет: { $place }-е место.
table-seven_leaves-why-stays = { $left ->
    [one] До выхода ещё { $left } взятка.
    [few] До выхода ещё { $left } взятки.
   *[many] До выхода ещё { $left } взяток.
}
table-seven_leaves-why-extra = { $count ->
    [one] В решающей сдаче { $count } взятка.
    [few] В решающей сдаче { $count } взятки.
   *[many] В решающей сдаче { $count } взяток.
}
table-seven_leaves-why-short = Последний, у кого меньше семи: проигрыш.
table-seven_leaves-why-last = Седьмая — в { $trick }-й взятке этой сдачи, позже всех: проигрыш.
table-seven_leaves-why-fewest = { $count ->
    [one] В решающей сдаче { $count } взятка, меньше всех: проигрыш.
    [few] В решающей сдаче { $count } взятки, меньше всех: проигрыш.
   *[many] В решающей сдаче { $count } взяток, меньше всех: проигрыш.
}
table-seven_leaves-cure = Так бывает часто. Чтобы без проигравшего не оставаться, выберите для нового стола домашнее правило «{ $rule }»: «{ $one }» или «{ $other }».

## Расплата

table-seven_leaves-scene = Расплата
table-seven_leaves-go-cut = Подставить нос…
table-seven_leaves-go-strike = Щёлкать по носу!
table-seven_leaves-go-watch = Смотреть расплату
table-seven_leaves-cut-yours = Ваш нос в опасности. Снимите колоду: валет, дама, король или туз внизу — и вы прощены.
table-seven_leaves-cut-waits = Колоду снимает { $name }. Валет, дама, король или туз внизу — и нос прощён.
table-seven_leaves-cut-where = Где снять колоду
table-seven_leaves-cut-at = { $count ->
    [one] снять { $count } карту
    [few] снять { $count } карты
   *[many] снять { $count } карт
}
table-seven_leaves-cut-here = { $count ->
    [one] Снять { $count } карту
    [few] Снять { $count } карты
   *[many] Снять { $count } карт
}
table-seven_leaves-shields = { $given ->
    [one] Бьют одной картой. { $aside ->
        [0] Остальные — пополам, щитом для щёк и глаз: по { $half }.
       *[other] Остальные — пополам, щитом для щёк и глаз: по { $half }, лишняя карта в стороне.
    }
   *[other] Бьют тремя картами. { $aside ->
        [0] Остальные — пополам, щитом для щёк и глаз: по { $half }.
       *[other] Остальные — пополам, щитом для щёк и глаз: по { $half }, лишняя карта в стороне.
    }
}
table-seven_leaves-tally-due = { $due ->
    [one] { $name }: { $due } щелчок
    [few] { $name }: { $due } щелчка
   *[many] { $name }: { $due } щелчков
}
table-seven_leaves-tally-given = { $name }: { $given } из { $due }
table-seven_leaves-ready = Нос наготове: { $name }.
table-seven_leaves-flicked = Щёлкает { $striker }. { $name } держится изо всех сил.
table-seven_leaves-strike-hint = { $due ->
    [one] Вам причитается { $due } щелчок. Считайте: за лишний ответит ваш нос.
    [few] Вам причитается { $due } щелчка. Считайте: за лишний ответит ваш нос.
   *[many] Вам причитается { $due } щелчков. Считайте: за лишний ответит ваш нос.
}
table-seven_leaves-enough = Всё, ваши щелчки отданы. Пора остановиться!
table-seven_leaves-strike = Щёлк!
table-seven_leaves-strike-count = { $given } из { $due }
table-seven_leaves-strike-over = ещё один — лишний
table-seven_leaves-done = Хватит
table-seven_leaves-snap = Щёлк!
table-seven_leaves-end = { $total ->
    [one] { $total } щелчок, и долг уплачен. { $name } держится молодцом.
    [few] { $total } щелчка, и долг уплачен. { $name } держится молодцом.
   *[many] { $total } щелчков, и долг уплачен. { $name } держится молодцом.
}
table-seven_leaves-again = Показать ещё раз
table-seven_leaves-skip = Сразу к концу
table-seven_leaves-leave = Не смотреть
