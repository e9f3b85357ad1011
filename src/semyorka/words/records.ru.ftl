### Записи партий: как их сохраняют, открывают и смотрят, и что в них может быть не так.

## Сохранить и открыть

rec-save = Сохранить партию
rec-saved = Партия сохранена в файл { $file }
rec-open = Открыть запись партии
rec-open-hint = Файл можно и просто бросить на страницу.
rec-drop = Отпустите файл — это запись партии
rec-choose = Выбрать файл
rec-other = Открыть другую
rec-verify = Проверить тасовку
rec-watch = Посмотреть партию
rec-title = Запись партии
rec-none = Здесь показывают сохранённые партии: ход за ходом, все карты открыты.
rec-file = Файл { $file }
rec-file-long = Этот файл слишком велик для записи партии.
rec-loading = Разбираем запись…

## Просмотр

rec-deals = Сдачи
rec-deal = Сдача { $deal }
rec-step = Шаг { $step } из { $steps }
rec-first = В начало сдачи
rec-back = Назад
rec-forward = Вперёд
rec-last = В конец сдачи
rec-hand-none = карт нет
rec-holds = { $seat }, карты на руках
rec-score = Счёт
rec-unfinished = Партия не окончена
rec-damaged = В записи ошибка, строка { $line }
rec-damaged-none = Записи не прочитать

## Что не так в записи

record-first-line = первая строка должна быть «{ $expected }».
record-ending = по правилам здесь должно стоять «{ $expected }».
record-after-end = запись кончилась раньше этой строки.
record-breaks-off = здесь запись обрывается.
record-expected = здесь должно быть «{ $expected }», а не «{ $found }».
record-card = здесь карта, которой в колоде нет, или одна карта стоит дважды.
record-seats = в эту игру не играют за { $found } местами.
record-seat = «{ $found }» — не место за этим столом.
record-deal-number = это должна быть сдача { $expected }, а не «{ $found }».
record-deals = в записи не больше { $most } сдач.
record-control = здесь знак, которого в тексте не бывает.
record-result = по правилам эта сдача даёт «{ $expected }».

## Отказы

refuse-no-record = За этим столом ещё нет ни одной сыгранной сдачи — доиграйте хотя бы одну.
refuse-record-no-text = Это не текст — запись партии начинается строкой «semyorka-record 1».
refuse-record-too-long = Слишком длинная запись — больше 250 килобайт сервер не читает.
