### Стол Питча с торговлей в браузере.

event-pitch-pass = { $seat } пасует.
event-pitch-bid = { $seat } назначает цену { $bid }.
event-pitch-slam = { $seat } объявляет шлем.
event-pitch-hold = { $bid ->
    [slam] { $seat } удерживает шлем.
   *[other] { $seat } удерживает цену { $bid }.
}
table-pitch-High = Старший
table-pitch-Low = Младший
table-pitch-Jack = Валет
table-pitch-Game = «Игра»
table-pitch-Pips = Сумма
table-pitch-full-High = Старший козырь
table-pitch-full-Low = Младший козырь
table-pitch-full-Jack = Валет козырей
table-pitch-full-Game = «Игра»
table-pitch-full-Pips = Сумма карт
table-pitch-nobody = никому
table-pitch-nobody-yet = { $point }: пока ни у кого.
table-pitch-so-far = { $point }: пока { $name }, { $card }.
table-pitch-sure = { $point }: { $name }, { $card }. Это уже не изменится.
table-pitch-ahead = { $pips ->
    [one] { $point }: впереди { $name }, { $pips } глазок.
    [few] { $point }: впереди { $name }, { $pips } глазка.
   *[many] { $point }: впереди { $name }, { $pips } глазков.
}
table-pitch-standing = Очки этой сдачи
table-pitch-pips-title = Глазки
table-pitch-pips-hint = Десятка 10, туз 4, король 3, дама 2, валет 1. Считаются карты во взятках.
table-pitch-pips = { $pips ->
    [one] { $pips } глазок
    [few] { $pips } глазка
   *[many] { $pips } глазков
}
table-pitch-auction = Идёт торг
table-pitch-no-bid = цены ещё нет
table-pitch-highest = { $bid ->
    [slam] Торг: шлем
   *[other] Торг: цена { $bid }
}
table-pitch-pitches = Подаёт { $name }
table-pitch-for = { $bid ->
    [slam] шлем
    [0] без цены
   *[other] цена { $bid }
}
table-pitch-stands = { $bid ->
    [slam] шлем, { $name }
   *[other] цена { $bid }, { $name }
}
table-pitch-call-pass = пас
table-pitch-call-1 = 1
table-pitch-call-2 = 2
table-pitch-call-3 = 3
table-pitch-call-4 = 4
table-pitch-call-slam = шлем
table-pitch-call-free = 0
table-pitch-do-pass = Пас
table-pitch-do-1 = 1
table-pitch-do-2 = 2
table-pitch-do-3 = 3
table-pitch-do-4 = 4
table-pitch-do-slam = Шлем
table-pitch-hold = { $bid ->
    [slam] Удержать шлем
   *[other] Удержать { $bid }
}
table-pitch-hold-short = удержать
table-pitch-ask = Козырь — { $suit }?
table-pitch-spoken-pass = пас
table-pitch-spoken-bid = { $bid ->
    [slam] объявлен шлем
   *[other] цена { $bid }
}
table-pitch-spoken-highest = { $bid ->
    [slam] наибольшая цена: шлем
   *[other] наибольшая цена: { $bid }
}
table-pitch-spoken-pitcher = { $bid ->
    [slam] подаёт, шлем
    [0] подаёт без цены
   *[other] подаёт, цена { $bid }
}
table-pitch-sheet-made = { $bid ->
    [slam] подача, шлем, удался
    [0] подача без цены
   *[other] подача, цена { $bid }, выполнена
}
table-pitch-sheet-failed = { $bid ->
    [slam] подача, шлем, не удался
   *[other] подача, цена { $bid }, не набрана
}
