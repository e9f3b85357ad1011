### Игры и их домашние правила: названия, значения, пояснения.

## Игры

game-pitch = Питч с торговлей
game-pitch-tagline = Шесть карт, торг в один круг и четыре очка, за которые стоит рискнуть.
game-trump_seven = Козырная семь
game-trump_seven-tagline = Один против двоих: шестьдесят очков из ста и семёрка дороже любого короля.
game-seven_leaves = Семь листов
game-seven_leaves-tagline = Соберите семь взяток раньше других — или берегите нос.
game-my_ship_sails = Мой корабль плывёт
game-my_ship_sails-tagline = Карты плывут по кругу, пока у кого-то не соберутся семь одной масти.

## Питч с торговлей

option-pitch-scoring = Счёт
option-pitch-scoring-hint = Четыре отдельных очка за сдачу — или все взятые старшие карты прямо идут в счёт.
option-pitch-scoring-four_points = четыре очка
option-pitch-scoring-literal_sum = сумма карт

option-pitch-target = До скольких очков
option-pitch-target-hint = Сколько очков нужно, чтобы выиграть партию.
option-pitch-target-7 = 7
option-pitch-target-10 = 10
option-pitch-target-11 = 11
option-pitch-target-21 = 21

option-pitch-low_to = Младший козырь
option-pitch-low_to-hint = Чьё очко за младший козырь: того, кто взял его во взятке, или того, кому он сдан.
option-pitch-low_to-taker = взявшему
option-pitch-low_to-holder = получившему при сдаче

option-pitch-game_tie = Равенство в «игре»
option-pitch-game_tie-hint = Кому достаётся очко за «игру», если глазков набрали поровну.
option-pitch-game_tie-nobody = никому
option-pitch-game_tie-pitcher = подающему

option-pitch-trump_in = Когда можно бить козырем
option-pitch-trump_in-hint = Можно ли бить козырем простую масть, когда она есть и у вас.
option-pitch-trump_in-plain_suit = любую простую масть
option-pitch-trump_in-pip_lead = кроме хода с К, Д, В
option-pitch-trump_in-void_only = только без масти

option-pitch-slam = Шлем
option-pitch-slam-hint = Есть ли над четырьмя ещё одна ступень торга.
option-pitch-slam-separate = отдельно, выше 4
option-pitch-slam-same_as_4 = то же, что 4
option-pitch-slam-off = нет

option-pitch-slam_needs = Что нужно для шлема
option-pitch-slam_needs-hint = Что должен забрать подающий, объявивший шлем.
option-pitch-slam_needs-tricks_and_points = все взятки и все очки
option-pitch-slam_needs-tricks = все взятки
option-pitch-slam_needs-points = все очки

option-pitch-slam_pays = Цена шлема
option-pitch-slam_pays-hint = Что даёт удачный шлем; неудачный всегда отнимает 5 очков.
option-pitch-slam_pays-five = 5 очков
option-pitch-slam_pays-wins_game = победа в партии
option-pitch-slam_pays-wins_if_not_negative = победа, если не в минусе

option-pitch-dealer_match = Сдающий удерживает цену
option-pitch-dealer_match-hint = Может ли сдающий забрать подачу, повторив чужую цену, а не перебив её.
option-pitch-dealer_match-off = нет
option-pitch-dealer_match-below_top = любую, кроме верхней
option-pitch-dealer_match-any = любую

option-pitch-min_bid = Наименьшая цена
option-pitch-min_bid-hint = С какой цены начинается торг.
option-pitch-min_bid-1 = 1
option-pitch-min_bid-2 = 2

option-pitch-all_pass = Если все спасовали
option-pitch-all_pass-hint = Что бывает, когда цены не назвал никто.
option-pitch-all_pass-redeal_same = пересдаёт тот же
option-pitch-all_pass-redeal_next = сдаёт следующий
option-pitch-all_pass-dealer_forced = подаёт сдающий
option-pitch-all_pass-eldest_free = подаёт сосед слева, без цены

option-pitch-endgame = Если дошли двое
option-pitch-endgame-hint = Кто победил, когда в одной сдаче до цели дошли несколько игроков.
option-pitch-endgame-count_out = подающий, затем по порядку очков
option-pitch-endgame-highest_total = у кого больше

## Козырная семь

option-trump_seven-discards_to = Снос
option-trump_seven-discards_to-hint = Куда уходят две карты, снесённые заказавшим: от этого зависит, как трудно набрать 60.
option-trump_seven-discards_to-defenders_hand = соперникам на руки
option-trump_seven-discards_to-defenders_pile = соперникам во взятки
option-trump_seven-discards_to-declarer_pile = заказавшему во взятки

option-trump_seven-second_round = Второй круг объявлений
option-trump_seven-second_round-hint = Говорят ли ещё раз, и можно ли передумать.
option-trump_seven-second_round-always = всегда
option-trump_seven-second_round-only_if_all_passed = если все спасовали
option-trump_seven-second_round-none = не бывает
option-trump_seven-second_round-withdraw = можно снять заявку

option-trump_seven-multi_bid = Несколько заявок
option-trump_seven-multi_bid-hint = Что бывает, когда «шестьдесят» говорят двое или трое.
option-trump_seven-multi_bid-redeal = пересдача
option-trump_seven-multi_bid-first_plays = играет первый

option-trump_seven-all_pass = Если все спасовали
option-trump_seven-all_pass-hint = Что бывает, когда «шестьдесят» не сказал никто.
option-trump_seven-all_pass-redeal = пересдача
option-trump_seven-all_pass-dealer_must_play = играет сдающий
option-trump_seven-all_pass-leaster = игра на меньшее

option-trump_seven-first_lead = Первый ход
option-trump_seven-first_lead-hint = Кто заходит в первую взятку.
option-trump_seven-first_lead-declarer = заказавшего
option-trump_seven-first_lead-eldest = соседа сдающего слева

option-trump_seven-joker_any_time = Джокер в любой момент
option-trump_seven-joker_any_time-hint = Можно ли положить джокера на простую масть, когда она у вас есть.
option-trump_seven-joker_any_time-off = нет
option-trump_seven-joker_any_time-on = да

option-trump_seven-must_trump = Обязанность бить козырем
option-trump_seven-must_trump-hint = Должен ли положить козыря тот, у кого нет масти хода.
option-trump_seven-must_trump-off = нет
option-trump_seven-must_trump-on = да

option-trump_seven-series = Счёт серии
option-trump_seven-series-hint = Сколько приносит каждая сдача, когда играют несколько подряд.
option-trump_seven-series-tally = +1 победителям
option-trump_seven-series-zero_sum = нулевая сумма: ±2 и ±1

option-trump_seven-games = Игр в серии
option-trump_seven-games-hint = Сколько сдач играют, прежде чем назвать победителя; пересдачи не в счёт.
option-trump_seven-games-1 = одна
option-trump_seven-games-10 = десять
option-trump_seven-games-until_stopped = пока не остановят

## Семь листов

option-seven_leaves-must_beat = Обязанность перебивать
option-seven_leaves-must_beat-hint = Как в «Носках»: может карта перебить взятку — кладите её.
option-seven_leaves-must_beat-off = нет
option-seven_leaves-must_beat-on = да

option-seven_leaves-all_out = Все вышли в одной сдаче
option-seven_leaves-all_out-hint = Кто проиграл, если все оставшиеся разом добрали до семи взяток; такое бывает часто.
option-seven_leaves-all_out-no_loser = никто
option-seven_leaves-all_out-last_to_seven = взявший седьмую последним
option-seven_leaves-all_out-extra_deal = решает ещё одна сдача

option-seven_leaves-leave = Когда выходят
option-seven_leaves-leave-hint = Доигрывает ли сдачу тот, кто взял свою седьмую взятку.
option-seven_leaves-leave-deal_end = в конце сдачи
option-seven_leaves-leave-at_once = сразу

option-seven_leaves-punishment = Наказание
option-seven_leaves-punishment-hint = Как показать щелчки по носу проигравшему — и показывать ли их вообще.
option-seven_leaves-punishment-off = нет
option-seven_leaves-punishment-count_only = только число
option-seven_leaves-punishment-animated = сценка
option-seven_leaves-punishment-tap_game = щёлкаем сами

option-seven_leaves-blows = Щелчки
option-seven_leaves-blows-hint = Число на нижней карте — от каждого игрока или всего.
option-seven_leaves-blows-each = от каждого
option-seven_leaves-blows-total = всего

option-seven_leaves-strike_cards = Карт для щелчка
option-seven_leaves-strike_cards-hint = Одной картой щёлкают или тремя, сложенными вместе.
option-seven_leaves-strike_cards-1 = одна
option-seven_leaves-strike_cards-3 = три

## Мой корабль плывёт

option-my_ship_sails-pass_direction = Передача
option-my_ship_sails-pass_direction-hint = Какому соседу отдают карту.
option-my_ship_sails-pass_direction-left = налево
option-my_ship_sails-pass_direction-right = направо

option-my_ship_sails-stock = Добор
option-my_ship_sails-stock-hint = Приходят ли в круг новые карты из несданных.
option-my_ship_sails-stock-none = нет
option-my_ship_sails-stock-dealer_draws = сдающий берёт из запаса

option-my_ship_sails-tie = Одновременные возгласы
option-my_ship_sails-tie-hint = Кто выигрывает, если за один обмен верных возгласов несколько.
option-my_ship_sails-tie-share = выигрыш каждому
option-my_ship_sails-tie-highest_card = у кого старше карты
option-my_ship_sails-tie-first_press = кто успел первым
option-my_ship_sails-tie-eldest = ближайший слева от сдающего

option-my_ship_sails-false_call = Ложный возглас
option-my_ship_sails-false_call-hint = Чем платит тот, кто позвал корабль раньше времени.
option-my_ship_sails-false_call-none = без наказания
option-my_ship_sails-false_call-out_of_deal = выбывает из сдачи
option-my_ship_sails-false_call-minus_one = минус один выигрыш

option-my_ship_sails-auto_call = Возглас сам собой
option-my_ship_sails-auto_call-hint = Объявляет ли стол собранную руку за игрока: удобно с детьми.
option-my_ship_sails-auto_call-off = нет
option-my_ship_sails-auto_call-on = да

option-my_ship_sails-max_exchanges = Предел обменов
option-my_ship_sails-max_exchanges-hint = После скольких обменов сдача кончается сама.
option-my_ship_sails-max_exchanges-30 = 30
option-my_ship_sails-max_exchanges-100 = 100
option-my_ship_sails-max_exchanges-none = без предела

option-my_ship_sails-stalemate = Если предел достигнут
option-my_ship_sails-stalemate-hint = Что бывает со сдачей, в которой никто не собрал семи.
option-my_ship_sails-stalemate-no_winner = без победителя
option-my_ship_sails-stalemate-redeal = пересдача

option-my_ship_sails-deals = Сдач в матче
option-my_ship_sails-deals-hint = Сколько сдач играют, прежде чем считать выигрыши.
option-my_ship_sails-deals-1 = 1
option-my_ship_sails-deals-3 = 3
option-my_ship_sails-deals-5 = 5
option-my_ship_sails-deals-10 = 10
