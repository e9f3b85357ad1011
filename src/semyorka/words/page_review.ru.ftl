### Разбор сыгранной партии, и что было видно тому, кто решал.

rev-title = Разбор партии
rev-begin = Разбор партии
rev-to-record = Ход за ходом
rev-to-table = За стол
rev-working = Разбираем партию: { $done } %
rev-working-hint = Каждое решение взвешивается заново. Страницу можно закрыть или обновить — разбор продолжится.
rev-ready = Разбор готов.
rev-failed = Разобрать партию не вышло
rev-lead =
    Каждое решение оценено только по тому, что мог знать игрок. Числа — сотые доли шанса выиграть: −1,0 значит, что шанс стал меньше на один процент.

## Игроки

rev-players = Как решали игроки
rev-loss = за решение в среднем (всего { $counted })
rev-decisions = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
rev-luck = Везение: равные боты взяли бы с этими картами { $luck }, вышло { $result }
rev-luck-about = Везение считают так: те же сдачи ещё несколько раз играют равные боты на всех местах.
rev-band-good = Хорошо
rev-band-close = Почти поровну
rev-band-inaccuracy = Неточность
rev-band-mistake = Ошибка
rev-band-blunder = Грубая ошибка
rev-band-none = Не в счёт
rev-count-good = { $count ->
    [one] хорошее
   *[other] хороших
}
rev-count-close = поровну
rev-count-inaccuracy = { $count ->
    [one] неточность
    [few] неточности
   *[many] неточностей
}
rev-count-mistake = { $count ->
    [one] ошибка
    [few] ошибки
   *[many] ошибок
}
rev-count-blunder = { $count ->
    [one] грубая
   *[other] грубых
}
rev-phase-auction = Торг
rev-phase-bid = Торг
rev-phase-naming = Выбор козыря
rev-phase-giving = Снос
rev-phase-exchange = Обмен
rev-phase-choose = Обмен
rev-phase-again = Обмен
rev-phase-play = Розыгрыш
rev-phase-endgame = Конец сдачи

## Самое дорогое

rev-moments = Три самых дорогих решения
rev-moments-none = Дорогих ошибок в этой партии нет.
rev-where = Сдача { $deal }, шаг { $step }
rev-played = Сыграно
rev-better = лучше
rev-to-step = Посмотреть на столе

## Все решения

rev-all = Все решения
rev-of-player = Игрок
rev-all-players = Все игроки
rev-of-band = Что показать
rev-costly = Только ошибки
rev-all-bands = Все решения
rev-found = { $count ->
    [0] Таких решений нет
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}
rev-forced = { $count ->
    [one] ещё { $count } раз выбора не было
    [few] ещё { $count } раза выбора не было
   *[many] ещё { $count } раз выбора не было
}
rev-more = Показать ещё ({ $count })
rev-close-why = Почти поровну: разница меньше, чем сомнение в ней. Упрекнуть здесь не в чем.
rev-none-why = В счёт не идёт: все ходы здесь одинаково хороши.
rev-hindsight = Задним числом, все карты открыты
rev-hindsight-worth = Сыгранное давало { $played }, лучшее — { $best }.
rev-hindsight-no-error = Это не ошибка: открытых карт не видел никто.

## Как сделано

rev-made = Как сделан разбор
rev-made-version = Версия
rev-made-seed = Зерно
rev-made-deals = Сдач
rev-made-decisions = Решений
rev-made-luck = Везение
rev-made-replays = каждая сдача сыграна ещё { $replays ->
    [few] { $replays } раза
   *[other] { $replays } раз
}, боты «{ $level }»
rev-made-same = Та же партия, версия и зерно дают тот же разбор до последней цифры.

## Что было видно

rev-seen = Что видел игрок
rev-seen-all = Показать все карты
rev-seen-nobody = На этом шаге никто ничего не решал.
rev-seen-by = Так видит стол { $name }: своя рука и то, что открыто всем.
rev-seen-decided = Решение:
rev-seen-hidden = { $count ->
    [0] карт нет
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
}
