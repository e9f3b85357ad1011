### semyorka verify: проверка тасовки по записи партии.

cli-about-verify = проверить тасовку по записи партии: те ли карты дали зёрна
cli-verify-help-commitment = обязательство, которое вы видели до сдачи; можно несколько, и тогда каждая сдача должна быть среди них
cli-verify-help-seen = файл с такими обязательствами: в нём считается каждое число из 64 шестнадцатеричных цифр
cli-verify-help-unseeded = сдачи без зерна не считать ошибкой
cli-verify-deal = Сдача { $deal }: { $verdict }
cli-verify-right = верно — эти карты дало зерно.
cli-verify-unseeded = не проверена — в записи нет зерна.
cli-verify-seed = неверно — в строке { $line } не зерно.
cli-verify-hands = неверно, строка { $line } — зерно даёт «{ $expected }», а в записи «{ $found }».
cli-verify-lot = неверно — по жребию первым сдаёт { $seat }.
cli-verify-unseen = неверно — среди обязательств, которые вы видели, этого нет.
cli-verify-well = Всё верно. Проверено сдач: { $deals }, из них без зерна: { $unseeded }.
cli-verify-not-well = Не всё верно. Прочитано сдач: { $deals }, не прошли проверку: { $wrong }, из них без зерна: { $unseeded }.
cli-verify-no-commitment = Обязательство — это 64 шестнадцатеричные цифры, а здесь «{ $found }».
cli-verify-none-seen = В { $file } нет ни одного обязательства.
cli-verify-repeated = неверно — то же зерно уже было у другой сдачи.
cli-verify-missing = { $count ->
    [one] В записи нет { $count } сдачи из тех, чьи обязательства названы.
   *[other] В записи нет { $count } сдач из тех, чьи обязательства названы.
}
