/** The table in words, for those who listen: seats, turns, scores, hands. */
import { nameOf, t } from "../words/words.svelte";
import type { CardWord, Seat, View } from "../wire/types";
import type { Doing } from "./doing";
import { partsOf } from "./games";

/** What a seat is about to do: the end of keys like `table-turn-lead`. */
export const doing = (view: View): Doing => partsOf(view.game).doing(view);

/** Whether one may act now: it is one's turn, or one's choice may still be changed. */
export const mayAct = (view: View): boolean => view.stage === "play" && (view.deal?.legal?.length ?? 0) > 0;

export const isTurn = (view: View, seat: Seat | null): boolean =>
  seat !== null && view.stage === "play" && (view.deal?.turn.includes(seat) ?? false);

/** Which turn it is: two views of the same turn give the same text. */
export function turnKey({ match, deal }: View): string {
  const { number, dealer, phase, calls, hand, tricks, trick } = deal ?? {};
  return JSON.stringify([match, number, dealer, phase, calls?.length, hand, tricks, trick?.plays.length]);
}

/** Somebody who plays and is not at the screen. */
export const isAway = (view: View, seat: Seat): boolean =>
  view.chairs[seat]?.kind === "human" && !view.chairs[seat].here;

/** Who opened the trick that lies on the table. */
export const hasLed = (view: View, seat: Seat): boolean =>
  view.deal?.trick.leader === seat && view.deal.trick.plays.length > 0;

/** Everything that a name plate shows. */
export function seatSpoken(view: View, seat: Seat): string {
  const { deal } = view;
  const parts = partsOf(view.game);
  const said = [nameOf(seat, view.chairs)];
  if (seat === view.you) said.push(t("table-seat-you"));
  const { kind, level } = view.chairs[seat] ?? {};
  if (kind === "bot") said.push(level ? t("table-seat-bot-level", { level: t(`ui-level-${level}`) }) : t("table-seat-bot"));
  if (isAway(view, seat)) said.push(t("table-seat-away"));
  if (isTurn(view, seat)) said.push(t(`table-turn-${doing(view)}`));
  if (hasLed(view, seat)) said.push(t("table-seat-led"));
  if (deal?.dealer === seat) said.push(t("table-seat-dealer"));
  const badge = parts.badge(view, seat);
  if (badge) said.push(badge.spoken);
  said.push(scoreSpoken(view, seat));
  if (deal && parts.tricks(view)) said.push(t("table-seat-tricks", { count: deal.tricks[seat] ?? 0 }));
  const collected = parts.collected(view, seat);
  if (collected) said.push(collected);
  if (deal) said.push(t("table-seat-cards", { count: deal.held[seat] ?? 0 }));
  return said.join(", ");
}

function scoreSpoken(view: View, seat: Seat): string {
  const score = view.scores[seat] ?? 0;
  const { target: targetOf, scored } = partsOf(view.game);
  if (scored) return scored(score);
  const target = targetOf(view);
  return target === null ? t("table-seat-score", { score }) : t("table-seat-score-of", { score, target });
}

/** Everybody's score in one breath. */
export function scoresSpoken(view: View): string {
  const each = view.chairs.map(({ seat }) => `${nameOf(seat, view.chairs)}: ${signed(view.scores[seat] ?? 0)}`);
  const target = partsOf(view.game).target(view);
  return [each.join(", "), target === null ? "" : t("table-target", { target })].filter(Boolean).join(". ");
}

/** A number as one writes it on paper: with a real minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** What one gained or lost: always with its sign. */
export function gained(number: number): string {
  return number > 0 ? `+${number}` : signed(number);
}

/** One's own cards. */
export function handSpoken(view: View): string {
  const hand = view.deal?.hand ?? [];
  if (!hand.length) return t("table-hand-empty");
  return `${t("table-hand-is", { count: hand.length })} ${hand.map((card) => cardSpoken(view, card)).join(", ")}.`;
}

/** A card of one's hand, with what is to be known of it. */
export function cardSpoken(view: View, card: CardWord): string {
  const note = partsOf(view.game).note?.(view, card);
  return note ? `${t(`card-${card}`)}, ${note.spoken}` : t(`card-${card}`);
}

/** Whose turn it is, what lies on the table and who would take it. */
export function turnSpoken(view: View): string {
  const { deal, chairs } = view;
  if (!deal || view.stage !== "play") return t("table-turn-nobody");
  const said = deal.turn.map((seat) =>
    seat === view.you ? t(`table-yours-${doing(view)}`) : `${nameOf(seat, chairs)} ${t(`table-turn-${doing(view)}`)}`,
  );
  if (deal.trump) said.push(t("table-trump-is", { suit: t(`suit-${deal.trump}`) }));
  const note = partsOf(view.game).turnNote?.(view);
  if (note) said.push(note);
  if (deal.trick.plays.length) said.push(trickSpoken(view));
  return said.map((part) => `${part}.`).join(" ");
}

function trickSpoken({ deal, chairs }: View): string {
  const { plays = [], best = null } = deal?.trick ?? {};
  const cards = plays.map(([seat, card]) => `${nameOf(seat, chairs)} — ${t(`card-${card}`)}`).join(", ");
  const lies = t("table-lies", { cards });
  return best === null ? lies : `${lies}. ${t("table-best", { seat: nameOf(best, chairs) })}`;
}
