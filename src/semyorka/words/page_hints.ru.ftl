### Подсказка за столом: что посоветовать, насколько это хорошо и почему.

ui-hints = Подсказки за сдачу
ui-hints-0 = без них
ui-hints-1 = одна
ui-hints-3 = три
ui-hints-any = сколько угодно

table-hint = Подсказка
table-hint-left = Подсказка, в этой сдаче осталось: { $left }
table-keys-hint = подсказка, когда ваш ход
table-hint-thinking = Перебираем возможные сдачи…
table-hint-close-it = Закрыть подсказку
table-hint-chance-pitch = шанс выиграть партию
table-hint-chance-trump_seven = шанс выиграть сдачу
table-hint-chance-seven_leaves = шанс не остаться последним
table-hint-chance-my_ship_sails = шанс выиграть сдачу
table-hint-choice = { $action }: { $chance }
table-hint-choice-doubt = { $action }: { $chance } { $doubt }
table-hint-this = { $card }, это советует подсказка
table-hint-done = сыграно

## Слышно сразу

table-hint-best = Лучше всего: { $action }, шанс { $chance }.
table-hint-forced = Выбора нет: { $action }.
table-hint-close = Почти поровну: второй ход не хуже.
table-hint-only = Выбора нет: других ходов правила не дают.

## На чём она держится

table-hint-all = { $worlds ->
    [one] Перебрана { $worlds } сдача — единственная, какая ещё может быть.
    [few] Перебраны все { $worlds } сдачи, какие ещё могут быть.
   *[many] Перебраны все { $worlds } сдач, какие ещё могут быть.
}
table-hint-some-of = { $worlds ->
    [one] Просмотрена { $worlds } сдача
    [few] Просмотрены { $worlds } сдачи
   *[many] Просмотрено { $worlds } сдач
} из { $possible } возможных.
table-hint-some = { $worlds ->
    [one] Просмотрена { $worlds } сдача из великого множества возможных.
    [few] Просмотрены { $worlds } сдачи из великого множества возможных.
   *[many] Просмотрено { $worlds } сдач из великого множества возможных.
}
table-hint-by-model = Оценено по множеству сыгранных сдач, без перебора.
table-hint-guessed = { $guessed ->
    [one] В { $guessed } из них конец оценён на глаз.
   *[other] В { $guessed } из них конец оценён на глаз.
}

## Когда подсказки нет

table-hint-not-yours = Подсказка бывает, когда ваш ход.
table-hint-none-left = Подсказки в этой сдаче кончились.
