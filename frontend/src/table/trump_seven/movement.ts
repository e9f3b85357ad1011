/** What moves in Trump Seven alone: the two cards to the declarer, the gifts, the last cards. */
import { settings } from "../../settings/settings.svelte";
import { sound } from "../../settings/sounds";
import type { Deal, GameEvent, GaveEvent, LastCardsEvent, View, WidowEvent } from "../../wire/types";
import type { Stage } from "../games";
import { factsOf, type TrumpSevenFacts } from "./types";

/** How long the gifts lie before they are taken, and how long the last cards lie open, in milliseconds. */
const GIFTS_LIE = 500;
const LAST_LIE = 1900;

/** The view while something moves: nobody may act. */
function still(view: View, change: (deal: Deal) => Partial<Deal>, facts: Partial<TrumpSevenFacts> = {}): View {
  if (!view.deal) return view;
  const waiting = { turn: [], legal: [], refused: {}, facts: { ...factsOf(view), ...facts } };
  return { ...view, deal: { ...view.deal, ...waiting, ...change(view.deal) } };
}

/** Shows an event of the game's own; null for one that nothing moves for. */
export function show(event: GameEvent, stage: Stage): Promise<void> | null {
  if (event.kind === "widow") return widow(event, stage);
  if (event.kind === "gave") return gave(event, stage);
  return event.kind === "last_cards" ? lastCards(event, stage) : null;
}

/** Trumps are named, and only then the two cards go to the declarer. */
async function widow({ seat }: WidowEvent, stage: Stage): Promise<void> {
  stage.change(still(stage.view, () => ({ trump: stage.to.deal?.trump ?? null })));
  await stage.lie(GIFTS_LIE);
  if (!stage.on) return;
  sound("trick");
  await stage.travel.away([["widow-0", seat], ["widow-1", seat]], settings.ms(420));
}

/** A card lies down before the one who gets it; when both lie they are taken. */
async function gave({ seat, card }: GaveEvent, stage: Stage): Promise<void> {
  const { travel, view } = stage;
  const before = factsOf(view);
  const place = before?.laid ?? 0;
  const own = view.you === seat;
  const from = travel.handOf(seat, card ?? "", own);
  const lay = (deal: Deal) => ({
    hand: own ? deal.hand.filter((one) => one !== card) : deal.hand,
    held: deal.held.map((count, one) => (one === seat ? count - 1 : count)),
  });
  stage.change(still(view, lay, { laid: place + 1 }));
  sound("card");
  await travel.lay(`gift-${place}`, from, settings.ms(360));
  const to = before?.to;
  if (place === 0 || !to || !stage.on) return;
  await stage.lie(GIFTS_LIE);
  if (!stage.on) return;
  await travel.away([["gift-0", to[0]], ["gift-1", to[1]]], settings.ms(380));
}

/** The tenth cards: laid open, read, and taken by those who held them. */
async function lastCards({ cards }: LastCardsEvent, stage: Stage): Promise<void> {
  const shown = still(
    stage.view,
    ({ held }) => ({ hand: [], held: held.map(() => 0), trick: { leader: null, plays: cards, best: null, taker: null } }),
    { lastCards: true },
  );
  stage.change(shown);
  sound("card");
  await stage.lie(LAST_LIE);
  if (!stage.on) return;
  sound("trick");
  await stage.travel.away(cards.map(([seat, card]) => [card, seat]), settings.ms(380));
}
