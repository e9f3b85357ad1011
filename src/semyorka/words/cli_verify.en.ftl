### semyorka verify: the shuffle checked by the record of a match.

cli-about-verify = check the shuffle by the record of a match: did the seeds deal these cards
cli-verify-help-commitment = a commitment that you saw before a deal; may be given often, and then each deal must be among them
cli-verify-help-seen = a file of such commitments: every number of 64 hex digits in it counts
cli-verify-help-unseeded = deals without a seed are no fault
cli-verify-deal = Deal { $deal }: { $verdict }
cli-verify-right = right: the seed deals these cards.
cli-verify-unseeded = not checked: the record has no seed of it.
cli-verify-seed = wrong: what stands in line { $line } is no seed.
cli-verify-hands = wrong, line { $line }: the seed gives “{ $expected }”, and the record says “{ $found }”.
cli-verify-lot = wrong: by lot the first dealer is { $seat }.
cli-verify-unseen = wrong: it is not among the commitments that you saw.
cli-verify-well = All is right. Deals checked: { $deals }, of them without a seed: { $unseeded }.
cli-verify-not-well = Not all is right. Deals read: { $deals }, failed: { $wrong }, of them without a seed: { $unseeded }.
cli-verify-no-commitment = A commitment is 64 hex digits, and here stands “{ $found }”.
cli-verify-none-seen = There is no commitment in { $file }.
cli-verify-repeated = wrong — an earlier deal has the same seed.
cli-verify-missing = { $count ->
    [one] { $count } deal of those whose commitments were given is not in the record.
   *[other] { $count } deals of those whose commitments were given are not in the record.
}
