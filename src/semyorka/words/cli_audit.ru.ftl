### semyorka audit

cli-about-audit = проверить, не выдаёт ли сервер месту закрытые карты
cli-audit-help-game = ключ игры; без него — все игры
cli-audit-help-deals = сдач на каждую игру и число мест; каждая играется двумя парами
cli-audit-help-seed = одно и то же зерно играет те же сдачи
cli-audit-bad-deals = --deals — это число от 1 до { $most }, а не «{ $value }».
cli-audit-failed = проверка не смогла продолжиться: { $why }.

cli-audit-line = { $game }, мест: { $seats }. { $pairs ->
    [one] { $pairs } пара
    [few] { $pairs } пары
   *[other] { $pairs } пар
} розыгрышей, переложено карт: { $moved }, вместе — { $agreed }% сдачи{ $bare ->
    [0] {""}
   *[other] {""} (ещё { $bare }: перекладывать было нечего)
}; сообщений: { $messages }, { $size } МБ, действий: { $actions }; различий: { $differing }
cli-audit-sum = Всего пар: { $pairs }, сообщений: { $messages }, { $size } МБ, действий: { $actions }, { $seconds } с; различий: { $differing }
cli-audit-leak = УТЕЧКА: { $game }, мест: { $seats }, { $who ->
    [none] зритель
   *[other] место { $who }
}. Сообщение { $message } пути «{ $route }» { $moment ->
    [-1] до сдачи
    [0] сразу после сдачи
   *[other] после действия { $moment }
} { $secret ->
    [none] различается с байта { $byte }.
   *[other] выдаёт секрет в байте { $byte }: { $secret }.
}
cli-audit-case = Случай: зерно { $case }, домашние правила: { $rules }.
