/**
 * What one wants to do and has not done yet: the card that a first tap raised, the question before a move that cannot be
 * taken back, and why something may not be. Nothing here knows a rule: `legal` and `refused` come with the view.
 */
import { settings } from "../settings/settings.svelte";
import { sound } from "../settings/sounds";
import { t, tell } from "../words/words.svelte";
import type { Reason, Sentence, View } from "../wire/types";
import { partsOf } from "./games";
import type { Link } from "./link";
import { mayAct } from "./spoken";
import type { Showing } from "./showing.svelte";

export class Wanting {
  raised = $state<string | null>(null);
  asking = $state.raw<Sentence | null>(null);
  reason = $state.raw<Reason | null>(null);
  /** The card or call that the question or the reason is about. */
  about = $state<string | null>(null);
  /** What screen readers hear at once. */
  urgent = $state("");
  readonly #client: Link;
  readonly #showing: Showing;

  constructor(client: Link, showing: Showing) {
    this.#client = client;
    this.#showing = showing;
  }

  /** Whether one may act on what one sees. */
  get live(): boolean {
    const { view, settled } = this.#showing;
    const free = settled && this.#client.acting === null && this.#client.status !== "lost";
    return free && view !== null && mayAct(view);
  }

  /** Says something to screen readers at once; the same thing twice is said twice. */
  say(text: string): void {
    this.urgent = this.urgent === text ? `${text}\u00a0` : text;
  }

  /** Takes back whatever was raised, asked or explained. */
  forget(): void {
    this.raised = this.asking = this.reason = this.about = null;
  }

  /** Another view has come: a card still in the hand stays raised, and a question that is still one stays asked. */
  seen(view: View | null): void {
    const asked = this.asking;
    const action = this.about;
    this.asking = this.reason = this.about = null;
    if (view && asked && action !== null && view.deal?.legal?.includes(action)) {
      this.asking = partsOf(view.game).ask(view, action);
      this.about = this.asking && action;
      if (this.asking) return;
    }
    if (this.raised !== null && !view?.deal?.hand.includes(this.raised)) this.raised = null;
  }

  /** One wants to do something: raise it, ask, do it, or say why not. */
  want(action: string, byKey: boolean): void {
    const { view, settled } = this.#showing;
    if (!view || this.#client.acting !== null) return;
    this.reason = null;
    if (!settled) {
      // What one saw is not what is: show it, and let the next tap decide.
      this.#showing.hurry();
      if (view.deal?.hand.includes(action)) this.raised = action;
      return;
    }
    const parts = partsOf(view.game);
    if (!this.live || !view.deal?.legal?.includes(action)) {
      this.refuse(view.deal?.refused?.[action] ?? parts.notNow(view, action), action);
      return;
    }
    const question = parts.ask(view, action);
    const careful = question !== null || (settings.twoTap && !byKey && view.deal.hand.includes(action));
    const raised = this.raised === action && (question === null || this.asking !== null);
    if (careful && !raised) this.#raise(action, question, view);
    else void this.act(action);
  }

  #raise(action: string, question: Sentence | null, view: View): void {
    this.raised = this.about = action;
    this.asking = question;
    if (question) this.say(`${tell(question, view.chairs)} ${t("table-ask-again")}`);
  }

  async act(action: string): Promise<void> {
    this.asking = null;
    this.raised = action;
    const why = await this.#client.act(action);
    if (why) this.refuse(why, action);
    else if (this.raised === action) this.raised = null;
  }

  refuse(why: Reason, action: string | null): void {
    this.raised = this.asking = null;
    this.reason = why;
    this.about = action;
    this.say(tell(why, this.#showing.view?.chairs));
    sound("refused");
  }
}
