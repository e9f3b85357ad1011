### semyorka analyse: разбор партии по её записи.

cli-about-analyse = разобрать партию по записи: кто сколько отдал и где
cli-analyse-help-quick = побыстрее: меньше раскладов на решение и меньше повторов сдачи
cli-analyse-help-json = записать разбор целиком в файл (JSON); «-» — напечатать его вместо слов
cli-analyse-help-seed = зерно разбора; одно и то же даёт один и тот же разбор
cli-analyse-bad-seed = Зерно — это целое число от 0, а здесь «{ $value }».
cli-analyse-nothing = Разбирать нечего: в записи нет ни одной доигранной сдачи.
cli-analyse-unwritten = Записать { $file } не вышло ({ $why }) — назовите другой файл.
cli-analyse-progress = Разобрано: { $percent } %
cli-analyse-head = { $game }. Сдач: { $deals }, решений: { $decisions }.
cli-analyse-player = { $name }: за решение в среднем отдано { $score } п. п. шансов (в счёт идут { $counted } из { $decisions }).
cli-analyse-player-none = { $name }: из { $decisions } решений выбирать было не из чего или незачем.
cli-analyse-bands = хорошо — { $good }, неточно — { $inaccuracy }, ошибок — { $mistake }, промахов — { $blunder }, спорно — { $close }
cli-analyse-phase = { $phase } — { $score } (решений: { $counted })
cli-analyse-luck = с этими картами равные игроки получают { $luck }, а вышло { $result }
cli-analyse-costly = Дороже всего обошлось:
cli-analyse-no-costly = Ни одного решения нельзя назвать неточным наверняка.
cli-analyse-moment = { $number }. Сдача { $deal }, ход { $step }, { $phase }. { $name }: { $word }, лучше { $best }. Отдано { $regret } ± { $error } п. п.: { $band }.
cli-analyse-reading = Отданное — это шансы на выигрыш по тому, что игрок мог знать, а не по открытым картам. Спорное никому в вину не ставится.
cli-analyse-again = Повторить: версия { $version }, зерно { $seed }, раскладов × { $budget }, повторов сдачи { $replays }.
