### Слова страницы: лобби, новый стол, зал ожидания, правила, настройки.

ui-name = Семёрка
ui-lead = Карточный стол для своих: играйте с ботами или позовите друзей по ссылке. Без регистрации.

## Заголовок окна

ui-title = { $page } · Семёрка
ui-title-lobby = Карточный стол

## Общее

ui-loading = Загружаем…
ui-unreachable = Сервер не отвечает. Проверьте связь и попробуйте ещё раз.
ui-again = Ещё раз
ui-close = Закрыть
ui-understood = Понятно
ui-language = Язык
ui-menu = Меню стола
ui-to-lobby = На главную
ui-table = Стол
ui-rules = Правила
ui-rules-of = { $game }: правила
ui-settings = Настройки
ui-guest = Гость
ui-own-name = Ваше имя
ui-you = Вы
ui-bot = Бот
ui-friend = Друг
ui-chair-number = Место { $number }
ui-free-chair = Свободно

## Лобби

ui-play = Играть
ui-play-bots = Сразу с ботами
ui-players = От { $least } до { $most } игроков
ui-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
ui-own-tables = Ваши столы
ui-all-tables = Показать все ({ $count })
ui-forget-table = Убрать из списка
ui-just-now = только что
ui-stage-lobby = ждут игроков
ui-stage-play = идёт игра
ui-stage-deal_over = сдача окончена
ui-stage-match_over = партия окончена

## Новый стол

ui-new-lead = Кто играет и по каким правилам
ui-no-game = Такой игры здесь нет
ui-no-game-why = Ссылка ведёт к игре, которую этот сервер не знает.
ui-who-plays = Кто за столом
ui-you-here = это вы
ui-you-watch = вы смотрите
ui-by-link = по ссылке
ui-seats = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
ui-fewer-seats = Меньше мест
ui-more-seats = Больше мест
ui-chairs-hint = Коснитесь места, чтобы посадить бота или оставить его другу. Коснитесь своего — и за вас сыграет бот.
ui-set-chair = Место { $number }: { $kind ->
    [bot] бот. Освободить для друга
   *[other] свободно. Посадить бота
}
ui-set-own-chair = Ваше место: { $kind ->
    [human] вы играете. Только смотреть
   *[other] играет бот, вы смотрите. Сесть самому
}
ui-house-rules = Домашние правила
ui-house-rules-changed = { $count ->
    [0] всё как обычно
    [one] изменено { $count } правило
    [few] изменены { $count } правила
   *[many] изменено { $count } правил
}
ui-usual = обычное правило
ui-usual-legend = так играют обычно
ui-changed = изменено
ui-reset = Вернуть обычные
ui-clause = Правило { $clause }
ui-clause-about = { $rule }: правило { $clause }
ui-pace = Скорость ботов
ui-pace-swift = быстро
ui-pace-calm = спокойно
ui-pace-slow = не спеша
ui-begin = Начать игру
ui-open-table = Открыть стол

## У стола

ui-joining = Подходим к столу…
ui-gone = За этот стол не сесть
ui-line-lost = Связь прервалась, возвращаемся за стол…
ui-elsewhere = Это место открыто и в другом окне. Играть можно в обоих.
ui-waiting-host = { $free ->
    [0] Все места заняты, можно начинать.
    [one] Свободно { $free } место: позовите друга по ссылке.
    [few] Свободно { $free } места: позовите друзей по ссылке.
   *[many] Свободно { $free } мест: позовите друзей по ссылке.
}
ui-waiting-host-alone = { $free ->
    [0] Все места заняты, можно начинать.
    [one] Свободно { $free } место: его займёт бот.
    [few] Свободно { $free } места: их займут боты.
   *[many] Свободно { $free } мест: их займут боты.
}
ui-waiting-guest = Вас ждут за столом: назовитесь и садитесь.
ui-waiting = Игру начинает хозяин стола — это { $name }.
ui-waiting-hint = Коснитесь свободного места, чтобы посадить бота, и ещё раз, чтобы освободить.
ui-take-chair = Сесть на место { $number }
ui-sat-down = { $name } садится за стол.
ui-host = хозяин стола
ui-away = нет на связи
ui-bot-note = бот
ui-sit-down = Сесть за стол
ui-watch = Смотреть
ui-watching = Вы смотрите игру
ui-watching-wait = Вы посмотрите, как играют другие.
ui-instead-of = Чьё место занять?
ui-start = Начать игру
ui-start-hint = { $free ->
    [one] На свободное место сядет бот.
   *[other] На свободные места сядут боты.
}
ui-table-rules = Домашние правила этого стола
ui-table-rules-usual = За этим столом играют по обычным правилам

## Ссылки

ui-invite = Позвать друзей
ui-invite-hint = Кто откроет ссылку, сможет сесть на свободное место.
ui-invite-title = { $game }: приглашение за стол
ui-other-device = Продолжить на другом устройстве
ui-other-device-hint = Ссылка открывает ваше место и ваши карты — не показывайте её другим.
ui-copy = Скопировать
ui-copied = Скопировано
ui-not-copied = Скопировать не вышло — выделите ссылку и скопируйте сами.
ui-share = Отправить

## Меню стола

ui-rename = Сохранить
ui-leave = Встать из-за стола
ui-leave-sure = Ваше место освободится для других.
ui-leave-yes = Встать
ui-stay = Остаться

## Правила

ui-contents = Разделы
ui-house-rule = Домашнее правило · { $rule }: { $value }
ui-all-house-rules = Показать и домашние правила
ui-no-rules = Правила этой игры ещё не написаны на этом языке.

## Настройки

ui-settings-letters = Буквы на картах
ui-settings-letters-ru = Т К Д В
ui-settings-letters-en = A K Q J
ui-settings-four-colour = Четыре цвета
ui-settings-four-colour-hint = Бубны синие, трефы зелёные
ui-settings-motion = Движение карт
ui-settings-motion-none = нет
ui-settings-motion-normal = обычное
ui-settings-motion-slow = медленное
ui-settings-two-tap = Ход двумя касаниями
ui-settings-two-tap-hint = Первое поднимает карту, второе кладёт её
ui-settings-sounds = Звуки
ui-settings-sounds-hint = Карты, взятки и «ваш ход»
