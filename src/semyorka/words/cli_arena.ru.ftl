### semyorka arena: боты против ботов.

cli-about-arena = сыграть ботами против ботов на одних и тех же сдачах и узнать, кто сильнее
cli-arena-help-game = ключ игры, например pitch
cli-arena-help-seats = сколько играющих; без него — наименьшее возможное число
cli-arena-help-option = правило дома; можно несколько
cli-arena-help-ours = кто по разу садится на каждое место; после двоеточия — его настройки: { $names }
cli-arena-help-theirs = кто сидит на всех остальных местах
cli-arena-help-table = все названные друг против друга, вместо --ours и --theirs
cli-arena-help-ladder = каждый из названных против названного перед ним
cli-arena-help-deals = сдач, самое большее; каждая играется по разу с --ours на каждом месте
cli-arena-help-seed = одно и то же зерно играет те же сдачи
cli-arena-help-whole = партии целиком и там, где каждая сдача сама по себе
cli-arena-help-chances = сдачи из середины партии, посчитанные тем, как они меняют шанс на партию (питч с торговлей, семь листов)
cli-arena-help-sequential = остановиться, как только последовательная проверка решит между двумя выигрышами в процентных пунктах; без них — { $usual }
cli-arena-help-until = остановиться, как только половина интервала не шире этого, в процентных пунктах
cli-arena-help-processes = сколько процессов играют сразу; без него — по одному на ядро
cli-arena-help-save = записывать сыгранные сдачи в этот файл и продолжать с того, что в нём есть
cli-arena-help-plot = нарисовать в этот файл (.svg, .png или .pdf), как устанавливался выигрыш
cli-arena-help-markdown = таблицы для страницы

## Чего не может быть

cli-arena-who = Кто играет? Назовите --ours ИМЯ и --theirs ИМЯ, или --table и хотя бы два имени, или --ladder и хотя бы два имени.
cli-arena-twice = Одно имя названо дважды; назовите каждого один раз.
cli-arena-one-stop = --until и --sequential вместе не бывают; выберите одно.
cli-arena-no-player = Игрока «{ $name }» нет; имя начинается с одного из этих: { $names }.
cli-arena-no-thought = У ботов игры «{ $game }» пока нет своих настроек; назовите только уровень.
cli-arena-bad-settings = «{ $settings }» — не настройка. Настройки пишутся как ключ=значение через запятую; есть { $known }; включить и выключить — yes и no.
cli-arena-bad-effort = После «{ $name }:» идёт число, а «{ $found }» — не число. Подробнее в docs/arena.md.
cli-arena-not-in-turn = «{ $name }» играет только в игры, где ходят по очереди.
cli-arena-no-openspiel = OpenSpiel не установлен (нет { $missing }). Запустите с теми же настройками ./dev bench arena.
cli-arena-no-matplotlib = Для рисунка нужен matplotlib, а его нет. Установите semyorka[arena] или запустите с теми же настройками ./dev bench arena.
cli-arena-bad-picture = «{ $file }» — не имя для рисунка; оно кончается на одно из этих: { $formats }.
cli-arena-no-release = В «{ $path }» нет выпуска этой программы: нужна копия её хранилища или виртуальное окружение, где она установлена.
cli-arena-no-start = «{ $name }» не запускается: { $why }.
cli-arena-player-ended = «{ $name }» закончил работу, не ответив, с кодом { $status }.
cli-arena-release-failed = Выпуск { $version } не смог ответить: { $why }.
cli-arena-illegal = В сдаче { $number } игрок сделал то, чего правила не разрешают: { $why }
cli-arena-endless = По этим правилам партия идёт, пока её не остановят. Назначьте длину через --option games=10 или уберите --whole-matches.
cli-arena-no-chances = Сдачи этой игры ({ $game }) не считают в шансах на партию; уберите --chances. Так считают питч с торговлей и семь листов.
cli-arena-no-end = Партия не кончилась за { $deals } сдач. Такие игроки по таким правилам играют без конца; смените либо тех, либо другие.
cli-arena-worker-died = Один из играющих процессов погиб. С --save всё сыгранное до этого остаётся; попробуйте меньше процессов через --processes.
cli-arena-no-file = { $file }: { $why }.
cli-arena-no-arena = { $file }, строка { $line }: это не запись арены. Назовите после --save другой файл.
cli-arena-other-run = В { $file } другая арена: там { $what } — { $theirs }, а здесь { $ours }. Назовите другой файл или спросите то же самое.
cli-arena-bad-number = { $option } — целое число от { $least } до { $most }, а не «{ $value }».
cli-arena-bad-points = { $option } — в процентных пунктах, например 1.5, а не «{ $value }».
cli-arena-bad-hypotheses = --sequential — это два выигрыша, меньший впереди, например 0:2, а не «{ $value }».

## Что вышло

cli-arena-head = { $game }, мест: { $seats }, { $unit ->
    [deal] отдельные сдачи
    [chance] сдачи, посчитанные в шансах на партию
   *[match] партии целиком
}, правила дома: { $rules ->
    [none] обычные
   *[other] { $rules }
}, зерно { $seed }
cli-arena-column-player = игрок
cli-arena-column-won = выиграно на тех же местах
cli-arena-column-decisions = решений
cli-arena-column-mean = мс на решение
cli-arena-column-p95 = 95 из 100 не дольше, мс
cli-arena-gain = { $ours } среди { $theirs }: { $gain } пункта сверх справедливой доли, { $cover }-процентный интервал от { $low } до { $high }.
cli-arena-counts = Сдач: { $deals }, встреч: { $contests }, пересдач: { $redeals }.
cli-arena-sequential = H0: { $low }, H1: { $high } пункта, сомнение по { $doubt } %; логарифм отношения { $ratio } из ±{ $bound }: { $verdict ->
    [high] верна H1.
    [low] верна H0.
   *[none] не решено.
}
cli-arena-not-narrow = Интервал всё ещё шире, чем просили; дайте больше --deals.
cli-arena-cross = Сколько игрок строки выигрывает сверх справедливой доли, один среди игроков столбца
cli-arena-cross-caption = в процентных пунктах, с половиной 95-процентного интервала
cli-arena-progress = { $ours } / { $theirs }: { $deals } из { $of } сдач, { $gain } ± { $half }, осталось не больше { $minutes } мин
cli-arena-nothing = Ни одна сдача не сыграна до конца.
cli-arena-broken-off = Прервано. С --save ФАЙЛ можно было бы продолжить отсюда.
cli-arena-broken-off-saved = Прервано. Та же команда продолжит отсюда.
cli-arena-plot-across = сдачи
cli-arena-plot-up = выигрыш, процентные пункты
cli-arena-drawn = Нарисовано в { $file }.
