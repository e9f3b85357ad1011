### Программа в терминале.

## Программа и справка

cli-usage = Как вызвать: { $line }
cli-about = «Семёрка» — стол для карточных игр с числом семь, в браузере и в терминале.
cli-more = semyorka COMMAND --help расскажет о команде подробнее.
cli-version = semyorka { $version } ({ $manner })
cli-manner-compiled = правила скомпилированы
cli-manner-plain = правила на чистом Python
cli-manner-mixed = часть правил скомпилирована, часть нет: соберите заново
cli-unknown-command = semyorka: команды «{ $command }» нет, есть { $commands }.
cli-bad-lang = Языка «{ $value }» нет — выберите ru или en.
cli-bad-option = Домашнее правило пишут так: ключ=значение, а здесь «{ $option }».

cli-about-play = сыграть прямо в терминале, за другими местами боты
cli-about-serve = открыть стол в браузере
cli-about-referee = разыграть записанные сдачи по правилам
cli-about-rules = прочитать правила игры
cli-about-games = игры и их домашние правила
cli-about-version = версия и то, как работают правила

cli-help-arguments = Что указать
cli-help-options = Настройки
cli-help-help = показать эту справку
cli-help-lang = язык; без этого — язык системы

## referee

cli-referee-cases = файл со сдачами в JSON или - для стандартного ввода
cli-standard-input = стандартный ввод
cli-file-unreadable = { $file } не прочитать: { $reason }
cli-file-not-text = { $file }, строка { $line }: это не текст в UTF-8.
cli-file-not-json = { $file }, строка { $line }, столбец { $column }: это не JSON: { $reason }
cli-file-not-cases = { $file }: это не JSON: { $reason }
cli-file-shape = { $field ->
    [none] { $file }, строка { $line }: { $case ->
        [none] в файле должен быть массив случаев.
       *[other] случай { $case } должен быть объектом.
    }
   *[other] { $file }, строка { $line }, случай { $case }{ $id ->
        [none] {""}
       *[other] {" "}({ $id })
    }: { $wanted ->
        [there] нет поля { $field }.
        [object] { $field } — должен быть объект.
        [array] { $field } — должен быть массив.
       *[string] { $field } — должна быть строка.
    }
}

## rules и games

cli-rules-game = ключ игры, например pitch
cli-rules-clause = номер одного пункта, например P8
cli-rules-option = домашнее правило ключ=значение; тогда среди правил стоят и его слова
cli-no-clause = Пункта «{ $clause }» нет, есть { $clauses }.
cli-rules-where = Там, где домашнее правило «{ $option }: { $value }»:
cli-games-line = { $name } ({ $key }), игроков: { $seats }
cli-games-default = {" "}(обычно)

## play: команда

cli-play-game = ключ игры, например pitch; без него будет список игр
cli-play-which = Во что сыграем? Наберите ключ игры, например: semyorka play { $key }
cli-play-seats = сколько мест за столом вместе с вашим; обычно 4 или сколько позволяет игра
cli-play-name = как вас звать за столом
cli-play-option = домашнее правило ключ=значение, как их перечисляет semyorka games; можно несколько
cli-play-pace = сколько думают боты: swift — мало, calm — в меру, slow — долго
cli-guest = Гость

## play: стол

cli-welcome = Знак ? покажет подсказку, q — выход.
cli-house-rule = Домашнее правило: { $option }: { $value }
cli-match = Новая партия. По жребию первым сдаёт { $dealer }.
cli-dealt = Сдача { $number }. Сдаёт { $dealer }.
cli-deal = Сдача { $number }
cli-target = до { $target }
cli-dealer = сдаёт { $dealer }
cli-head-name = Игрок
cli-head-call = Цена
cli-head-table = На столе
cli-head-tricks = Взятки
cli-head-pips = Глазки
cli-head-deals = За сдачи
cli-head-score = Счёт
cli-head-deal = Сдача
cli-head-bid = Подача и цена
cli-trump = Козыри: { $suit }
cli-highest = { $bid ->
    [slam] Пока наибольшее — шлем, { $pitcher }
   *[other] Пока старшая цена — { $bid } ({ $pitcher })
}
cli-pitcher = { $bid ->
    [slam] подаёт { $pitcher }, шлем
    [0] подаёт { $pitcher }, без цены
   *[other] подаёт { $pitcher }, цена { $bid }
}
cli-leader = заходит { $seat }
cli-so-far = Пока:
cli-point-High = старший
cli-point-Low = младший
cli-point-Jack = валет
cli-point-Game = «игра»
cli-point-Pips = карты
cli-hand = У вас:
cli-call-pass = пас
cli-call-slam = шлем
cli-call-call = плывёт
cli-call-trump-S = пики
cli-call-trump-H = черви
cli-call-trump-D = бубны
cli-call-trump-C = трефы
cli-no-last = В этой сдаче ещё нет ни одной взятки.
cli-no-sheet = Ни одной сдачи ещё не сыграно.
cli-count = Подсчёт
cli-nobody = никому
cli-winners = Первое место: { $names }.

## play: козырная семь

cli-of-deals = из { $deals }
cli-head-side = Роль
cli-head-points = Очки
cli-head-declarer = Кто играет
cli-side-declarer = играет
cli-side-defender = против
cli-side-alone = за себя
cli-round = объявления, круг { $round }
cli-leaster = игра на меньшее
cli-declarer = играет { $seat }
cli-widow-closed = прикуп закрыт, в нём две карты
cli-against-sixty = До 60: { $seat } — { $own }, соперники — { $others }; ещё не видно { $unseen }
cli-sure-made = 60 уже есть
cli-sure-lost = 60 уже не набрать
cli-own-widow = Прикуп:
cli-own-gifts = Снос:
cli-own-gift = Вам сносит { $seat }:
cli-takes-widow = { $seat } берёт прикуп
cli-card-unseen = карта в закрытую
cli-last-cards = Последние карты:
cli-both-sides = { $seat } — { $own }, соперники — { $others }, всего { $all }.

## play: семь листов

cli-to-seven = до семи взяток
cli-extra-deal = решает эта сдача
cli-head-race = Из семи
cli-head-all-tricks = Взяток
cli-head-leaving = Кто выходит
cli-out = { $place }-й выход
cli-turn-up = открыта
cli-turn-up-held = ещё на руках, держит { $seat }
cli-turn-up-played = уже сыграна
cli-deciding = Кто проиграл, решают между собой: { $names }.
cli-leaving = Выходят по порядку: { $names }.
cli-seventh = { $dropped ->
    [0] { $seat } берёт седьмую взятку!
    [one] { $seat } берёт седьмую взятку и выходит, не доиграв { $dropped } карту.
    [few] { $seat } берёт седьмую взятку и выходит, не доиграв { $dropped } карты.
   *[many] { $seat } берёт седьмую взятку и выходит, не доиграв { $dropped } карт.
}
cli-ask-cut = Колода перетасована. Сколько карт снять (от { $least } до { $most })?
cli-ask-strike = Щёлкаем нос: { $seat }. Отдано { $given } из { $due } (щёлк, хватит; ? — подсказка):
cli-struck = { $seat } щёлкает: { $number } из { $due }. Нос: { $nose }.
cli-struck-over = { $seat } щёлкает лишний раз! Положено было { $due }, а это { $number }. Нос: { $nose }.
cli-flicks-over = Расплата окончена.

## play: мой корабль плывёт

cli-head-chosen = Выбор
cli-head-false = Ложных
cli-head-wins = Выигрыши
cli-head-winners = Кто выиграл
cli-chosen = выбрано
cli-choosing = выбирает
cli-calls-no-more = без возгласа
cli-exchanges = { $cap ->
    [0] Обменов: { $exchanges }, предела нет
   *[other] Обменов: { $exchanges }, предел { $cap }
}
cli-passing = { $direction ->
    [left] Карты идут налево: вашу получает { $to }, вам отдаёт { $giver }
   *[right] Карты идут направо: вашу получает { $to }, вам отдаёт { $giver }
}
cli-from-stock = запас
cli-no-exchange = В этой сдаче карты ещё не передавали.
cli-exchange = Обмен { $exchanges }
cli-gave = ушла
cli-got = пришла
cli-false-call = { $seat }: «Плывёт!» — но корабль не собран, возглас ложный.
cli-false-calls = Ложные возгласы: { $names }.
cli-ship-sails = «Мой корабль плывёт!»

## play: вопросы и ответы

cli-ask-call = Ваше слово ({ $calls }; ? — подсказка):
cli-ask-card = Ваша карта (номер или карта; ? — подсказка):
cli-ask-trump = Назовите козыря (п, ч, б, т или словом; ? — подсказка):
cli-ask-gift = Снос, карта { $place }, получит { $seat } (номер или карта; ? — подсказка):
cli-ask-choice = Какую карту отдать (номер или карта; ? — подсказка):
cli-ask-choice-or-call = Какую карту отдать, или «плывёт» (номер или карта; ? — подсказка):
cli-no-number = Карты с номером { $number } у вас нет — номера стоят перед картами.
cli-ask-deal = Enter — следующая сдача, q — выход:
cli-ask-deal-or-stop = Enter — следующая сдача, «стоп» — конец серии, q — выход:
cli-ask-match = Enter — ещё одна партия, q — выход:
cli-only-enter = Сдача окончена — нажмите Enter, чтобы играть дальше.
cli-which-clause = Какой пункт? Наберите r и номер, например r { $first }. Есть { $clauses }.
cli-bye = До свидания, спасибо за игру!
cli-typed-help = ?, помощь, подсказка
cli-typed-last = в, взятка, обмен
cli-typed-scores = с, счёт
cli-typed-hand = р, рука
cli-typed-rule = п, правило, правила
cli-typed-quit = й, выход
cli-typed-stop = стоп, хватит, конец
cli-typed-cut = снять, снимаю, сними
cli-typed-strike = щёлк, щ, щелчок, щёлкаю
cli-typed-done = хватит, готово, всё
cli-typed-call-pass = пасую
cli-typed-call-60 = шестьдесят, беру, играю
cli-typed-call-trump = козырь, козыри
cli-typed-call-call = мой корабль плывёт, корабль плывёт
cli-help-card = Карта: её номер на руках или она сама: К♠, кп, король пик, 10ч, KS.
cli-help-pitch =
    Заявка: пас, 1, 2, 3, 4, шлем. Пас не сокращается, чтобы не спасовать случайно.
    Знак ? после имени: это очко ещё может уйти к другому.
cli-help-trump_seven =
    Слово: пас или 60 (можно «шестьдесят»). Козырь: п, ч, б, т, «пики», «козырь п».
    Счёт серии — договорённость: очко за удачную игру, за неудачную по очку
    соперникам. В правилах его нет (пункт K21), меняет его домашнее правило series.
cli-help-seven_leaves =
    Точки в столбце «Из семи» — взятки за всю партию.
    После проигрыша: «снять 17» или просто 17 — снять столько карт; «щёлк» —
    щёлкнуть по носу; «хватит» — больше не щёлкать. За лишний щелчок наказывают
    (пункт L20).
cli-help-my_ship_sails =
    Возглас: «плывёт» или «мой корабль плывёт» — когда все семь карт одной масти.
    Карты меняются местами сразу у всех, когда выбрали все; чужого выбора не видно.
cli-help-table =
    ?     эта подсказка
    а     совет: что сделал бы лучший бот, видя то же, что вы, и почему
    l, в  последняя взятка или последний обмен
    s, с  лист счёта
    h, р  ещё раз стол и ваша рука (как и пустая строка)
    r P8  пункт правил, с домашними правилами этого стола (или п P8)
    q     выйти из-за стола
    Знак ▸ стоит у того, чей ход; * — у карты, которая сейчас берёт взятку.
    Карты в скобках класть нельзя; попробуйте — и стол скажет почему.

## Записи партий

cli-about-replay = разыграть запись партии заново и сказать, чем кончилось
cli-about-record = запись последней партии стола, текстом
cli-replay-help-file = запись, как её описывает docs/notation.md; - читает стандартный ввод
cli-replay-not-text = { $file } — не текст. Запись начинается строкой «semyorka-record 1».
cli-replay-unread = { $file } не прочитать: { $why }.
cli-replay-damaged = { $file }, строка { $line }: { $why }
cli-replay-won = Выиграли: { $winners }.
cli-replay-unfinished = Партия не окончена.
cli-record-help-table = имя стола, как оно стоит в адресе его страницы
cli-record-no-log = В { $file } столов нет. Если они в другом месте, укажите его: --data.
cli-record-nothing = Сыгранных сдач за столом { $table } не хранится.
