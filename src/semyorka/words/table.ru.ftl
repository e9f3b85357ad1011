### Стол в браузере: что на нём написано и что о нём слышно.
### Имена стоят в именительном падеже, а глаголы при них — в настоящем времени: так подойдёт любое имя.

## Журнал: что случилось

event-match = Начинается партия { $match }. Жребий: первым сдаёт { $dealer }.
event-dealt = Сдача { $deal }. Сдаёт { $dealer }.
event-seated = { $name } садится за стол.
event-left = { $name } уходит из-за стола.
event-renamed = Новое имя за столом: { $name }.
event-chair-human = На место садится { $name }.
event-chair-bot = Место занимает бот, его зовут { $name }.
event-chair-empty = Одно место за столом теперь свободно.
event-played = { $seat } кладёт { $card-acc }.
event-trump = Козырь — { $suit }.
event-trump-is = Козырь — { $suit }.
event-trick = Забирает { $seat }: { $card }.

## Чья очередь

table-turn-call = говорит
table-turn-lead = заходит
table-turn-play = ходит
table-turn-choose = выбирает
table-turn-name = назначает козырь
table-turn-give = сносит
table-yours-call = Ваше слово
table-yours-lead = Ваш заход
table-yours-play = Ваш ход
table-yours-choose = Выберите карту
table-yours-name = Назначьте козырь
table-yours-give = Снесите карту
table-your-turn = Ваш ход
table-turn-nobody = Сейчас никто не ходит
table-tab-led = заход
table-tab-away = не у стола
table-tab-waited = ждём

## Таблички с именами

table-dealer-letter = С
table-seat-you = это вы
table-seat-bot = бот
table-seat-away = сейчас не у стола
table-seat-led = первый ход
table-seat-dealer = сдаёт
table-seat-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
table-seat-score-of = { $score ->
    [one] { $score } очко из { $target }
    [few] { $score } очка из { $target }
   *[many] { $score } очков из { $target }
}
table-seat-tricks = { $count ->
    [0] взяток нет
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
table-seat-cards = { $count ->
    [0] карт на руках нет
    [one] { $count } карта на руках
    [few] { $count } карты на руках
   *[many] { $count } карт на руках
}
table-kind-bot = Играет бот
table-kind-away = Сейчас не у стола
table-kind-here = У стола
table-kind-host = хозяин стола
table-fact-score = Счёт
table-fact-of = { $score } из { $target }
table-fact-call = Торг
table-fact-tricks = Взятки
table-fact-collected = Собрано
table-fact-cards = Карты на руках
table-bot-hint = Стол ждёт. Бот доиграет за того, кто ушёл; счёт места останется прежним.
table-bot-instead = Посадить бота

## Середина стола

table-on-table = Карты на столе
table-takes = берёт взятку
table-winning = пока старшая
table-lies = На столе: { $cards }
table-best = Пока берёт { $seat }
table-trump-is = Козырь — { $suit }
table-trump-none = Козыря ещё нет
table-trump-none-short = козырь
table-last-trick = Прошлая взятка
table-last-trick-none = В этой сдаче ещё не взята ни одна взятка.
table-took = берёт

## Своя рука

table-hand = Ваши карты
table-hand-empty = Карт на руках нет.
table-hand-is = { $count ->
    [one] На руках { $count } карта:
    [few] На руках { $count } карты:
   *[many] На руках { $count } карт:
}
table-card-may = { $card }, можно
table-card-raised = { $card }, карта поднята: ещё раз, чтобы сыграть
table-card-may-not = { $card }, нельзя: { $why }
table-ask-yes = Сыграть
table-raised-hint = Ещё касание — и карта сыграна.
table-ask-again = Ещё раз, чтобы сыграть.

## Счёт, журнал, меню

table-tools = Стол
table-you-here = Ваше место
table-scores = Счёт
table-scores-deal = Сдача
table-scores-none = Ещё не сыграно ни одной сдачи.
table-target = Партия до { $target }
table-goal-points = { $target ->
    [one] Партия идёт до { $target } очка.
   *[other] Партия идёт до { $target } очков.
}
table-log = Журнал
table-log-none = Пока ничего не случилось.
table-open-scores = Счёт
table-open-log = Журнал
table-open-trick = Прошлая взятка
table-open-keys = Клавиши
table-leave-sure = За вас доиграет бот.
table-language = Язык

## Конец сдачи и партии

table-result-deal = Сдача { $deal }
table-result-look = Посмотреть на стол
table-result-open = Итог сдачи
table-result-show = Что показать
table-result-points = Очки
table-result-hands = Все карты
table-result-who = Игрок
table-result-delta = За сдачу
table-result-total = Всего
table-result-next = Дальше
table-result-again = Ещё партию
table-result-wait = Ждём, пока игроки начнут следующую сдачу.

## Клавиши

table-keys = Клавиши
table-keys-walk = по картам или заявкам
table-keys-play = сыграть карту, сделать заявку
table-keys-hand = прочесть свои карты
table-keys-turn = чей ход, что на столе, какие козыри
table-keys-trick = прошлая взятка
table-keys-scores = счёт
table-keys-log = журнал
table-keys-rules = правила
table-keys-next = дальше: следующая сдача или партия
table-keys-keys = эта подсказка
table-keys-space = Пробел
table-keys-hurry = не ждать: взятка уходит сразу
table-keys-escape = закрыть, опустить карту
table-keys-layout = Буквы — по месту на клавиатуре: русская раскладка не мешает.
