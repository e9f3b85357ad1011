/** What stands in the deal, in words: for those who listen, and in the closer look at the points. */
import { nameOf, t } from "../../words/words.svelte";
import type { CardWord, Seat, View } from "../../wire/types";
import { clockwise } from "../seating";
import { factsOf, JOKER, sevenOf, sideOf, takerOf } from "./types";

/** The names of those who stand against the declarer. */
export function defendersOf(view: View): string {
  const pair = clockwise(view).filter((seat) => sideOf(view, seat) === "two");
  return pairSpoken(view, pair);
}

/** One name, or two with "and" between them. */
export function pairSpoken({ chairs }: View, seats: Seat[]): string {
  const [one = "", two] = seats.map((seat) => nameOf(seat, chairs));
  return two === undefined ? one : t("table-trump_seven-and", { one, two });
}

/** The points of both sides, or of each in a leaster; before that what has been said. One sentence a line. */
export function standingSpoken(view: View): string[] {
  const facts = factsOf(view);
  if (!facts) return [];
  if (facts.leaster) return leasterSpoken(view, facts.points);
  if (!facts.sides || facts.declarer === null) return saidSpoken(view);
  const { declarer, defenders, out, sure } = facts.sides;
  const name = nameOf(facts.declarer, view.chairs);
  const said = [
    t("table-trump_seven-has", { name, points: declarer }),
    t("table-trump_seven-have", { names: defendersOf(view), points: defenders }),
    t("table-trump_seven-out", { points: out }),
  ];
  if (sure) said.push(t(`table-trump_seven-sure-${sure}`));
  const prizes = [sevenOf(view), JOKER].filter((card) => card !== null);
  return [...said, ...prizes.map((card) => prizeSpoken(view, card))];
}

/** Where the seven of trumps or the Joker is. */
export function prizeSpoken(view: View, card: CardWord): string {
  const taker = takerOf(view, card);
  if (taker === null) return t("table-trump_seven-prize-out", { card: t(`card-${card}`) });
  return t("table-trump_seven-prize-taken", { card: t(`card-${card}`), name: nameOf(taker, view.chairs) });
}

function leasterSpoken(view: View, points: number[]): string[] {
  const each = clockwise(view).map((seat) =>
    t("table-trump_seven-has", { name: nameOf(seat, view.chairs), points: points[seat] ?? 0 }),
  );
  return [t("table-trump_seven-leaster-hint"), ...each];
}

/** What a seat has said, round after round. */
export const saidBy = ({ deal }: View, seat: Seat): string[] =>
  (deal?.calls ?? []).filter(([caller]) => caller === seat).map(([, call]) => call);

/** The seats in the order of speaking: the dealer last. */
export const speaking = ({ deal, seats }: View): Seat[] =>
  Array.from({ length: seats }, (_, step) => ((deal?.dealer ?? 0) + 1 + step) % seats);

function saidSpoken(view: View): string[] {
  return speaking(view).map((seat) => {
    const name = nameOf(seat, view.chairs);
    const calls = saidBy(view, seat).map((call) => t(`table-trump_seven-call-${call}`));
    return calls.length
      ? t("table-trump_seven-has-said", { name, calls: calls.join(", ") })
      : t("table-trump_seven-silent", { name });
  });
}
