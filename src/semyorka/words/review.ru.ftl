### Разбор партии: отказы сервера.

refuse-no-decision = Такого решения в этой записи нет — выберите ход одной из её сдач.
refuse-deal-on = Эта сдача в записи не доиграна — показать можно только то, что закончено.
refuse-review-too-long = Эту партию не разобрать: в ней больше { $most } решений.
refuse-review-unknown = Такого разбора на этом сервере нет — закажите его ещё раз из конца партии или из записи.
refuse-review-failed = Разбор не удался — попробуйте ещё раз, а подробности записаны в журнале сервера.
refuse-review-given-up = Разбор отменён — его можно заказать ещё раз.

## Как названо решение и когда оно было

review-band-good = хорошо
review-band-inaccuracy = неточность
review-band-mistake = ошибка
review-band-blunder = промах
review-band-close = спорно
review-phase-auction = торговля
review-phase-naming = козырь
review-phase-giving = снос
review-phase-play = розыгрыш
review-phase-choose = обмен
review-phase-again = обмен после ложного объявления
