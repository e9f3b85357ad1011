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
cli-games-line = { $name } ({ $key }), игроков: от { $least } до { $most }
cli-games-default = {" "}(обычно)

## play: команда

cli-play-seats = сколько мест за столом вместе с вашим (4)
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
   *[other] Пока наибольшая цена — { $bid }, { $pitcher }
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
cli-no-last = В этой сдаче ещё нет ни одной взятки.
cli-no-sheet = Ни одной сдачи ещё не сыграно.
cli-count = Подсчёт
cli-nobody = никому

## play: вопросы и ответы

cli-ask-call = Ваше слово ({ $calls }; ? — подсказка):
cli-ask-card = Ваша карта (номер или карта; ? — подсказка):
cli-no-number = Карты с номером { $number } у вас нет — номера стоят перед картами.
cli-ask-deal = Enter — следующая сдача, q — выход:
cli-ask-match = Enter — ещё одна партия, q — выход:
cli-only-enter = Сдача окончена — нажмите Enter, чтобы играть дальше.
cli-which-clause = Какой пункт? Наберите r и номер, например r { $first }. Есть { $clauses }.
cli-bye = До свидания, спасибо за игру!
cli-typed-help = ? помощь подсказка
cli-typed-last = в взятка
cli-typed-scores = с счёт
cli-typed-hand = р рука
cli-typed-rule = п правило правила
cli-typed-quit = й выход
cli-help-table =
    Карта: её номер на руках или она сама: К♠, кп, король пик, 10ч, KS.
    Заявка: пас, 1, 2, 3, 4, шлем. У паса нет сокращения, чтобы не спасовать случайно.
    ?     эта подсказка
    l, в  последняя взятка
    s, с  лист счёта
    h, р  ещё раз стол и ваша рука (как и пустая строка)
    r P8  пункт правил, с домашними правилами этого стола (или п P8)
    q     выйти из-за стола
    Знак ▸ стоит у того, чей ход; * — у карты, которая сейчас берёт взятку. Карты
    в скобках класть нельзя; попробуйте — и стол скажет почему.
    Знак ? после имени: это очко ещё может уйти к другому.

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

record-first-line = первая строка должна быть «{ $expected }».
record-ending = по правилам здесь должно стоять «{ $expected }».
record-after-end = запись кончилась раньше этой строки.
record-breaks-off = здесь запись обрывается.
record-expected = здесь должно быть «{ $expected }», а не «{ $found }».
record-card = здесь карта, которой в колоде нет, или одна карта стоит дважды.
record-seats = в эту игру не играют за { $found } местами.
record-seat = «{ $found }» — не место за этим столом.
record-deal-number = это должна быть сдача { $expected }, а не «{ $found }».
record-result = по правилам эта сдача даёт «{ $expected }».
