### semyorka analyse: the review of a match from its record.

cli-about-analyse = review a match from its record: who gave what away, and where
cli-analyse-help-quick = faster: fewer deals tried for a decision, each deal played again less often
cli-analyse-help-json = write the whole review to a file (JSON); “-” prints it instead of words
cli-analyse-help-seed = seed of the review; the same one makes the same review
cli-analyse-bad-seed = A seed is a whole number from 0, and this is “{ $value }”.
cli-analyse-nothing = There is nothing to review: no deal of the record is over.
cli-analyse-unwritten = { $file } could not be written ({ $why }): name another file.
cli-analyse-progress = Reviewed: { $percent }%
cli-analyse-head = { $game }. Deals: { $deals }, decisions: { $decisions }.
cli-analyse-player = { $name }: { $score } points of chance given away a decision ({ $counted } of { $decisions } count).
cli-analyse-player-none = { $name }: in { $decisions } decisions there was nothing to choose, or it did not matter.
cli-analyse-bands = good { $good }, inaccurate { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }, close { $close }
cli-analyse-phase = { $phase } { $score } (decisions: { $counted })
cli-analyse-luck = equal players get { $luck } from these cards; what came: { $result }
cli-analyse-costly = What cost most:
cli-analyse-no-costly = No decision can be called inaccurate for sure.
cli-analyse-moment = { $number }. Deal { $deal }, step { $step }, { $phase }. { $name }: { $word }; better { $best }. Gave away { $regret } ± { $error } points: { $band }.
cli-analyse-reading = What is given away is chance to win by what the player could know, not by the open cards. Nobody is blamed for what is close.
cli-analyse-again = To repeat it: version { $version }, seed { $seed }, deals × { $budget }, each deal played again { $replays } times.
