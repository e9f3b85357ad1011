/** A hint asked for at the table: from the wish to the answer, which holds as long as the turn it was given for. */
import { t, tell } from "../words/words.svelte";
import type { Hint } from "../wire/advice";
import { refusalOf } from "../wire/http";
import type { Reason, View } from "../wire/types";
import { actionName } from "../table/games";
import type { Link } from "../table/link";
import { mayAct, turnKey } from "../table/spoken";
import type { Wanting } from "../table/wanting.svelte";
import { percent } from "./chance";
import { ownReasons } from "./reasons";

const LINE_LOST: Reason = { key: "ui-line-lost", args: {}, clause: null };

export class Hinting {
  thinking = $state(false);
  /** The panel is open: with the answer, or while it is thought about. */
  open = $state(false);
  hint = $state.raw<Hint | null>(null);
  #left = $state<number | null>(null);
  readonly #client: Link;
  readonly #wanting: Wanting;
  /** The turn that the answer is for. */
  #turn: string | null = null;
  /** The deal that `#left` is of. */
  #deal = $state("");

  constructor(client: Link, wanting: Wanting) {
    this.#client = client;
    this.#wanting = wanting;
  }

  /** How many are left in this deal; null: as many as one likes. */
  get left(): number | null {
    const { view } = this.#client;
    const told = countOf(view?.hints?.left);
    if (!view || this.#deal !== dealOf(view) || this.#left === null) return told;
    return told === null ? this.#left : Math.min(told, this.#left);
  }

  /** The action to take, while its hint is in sight. */
  get best(): string | null {
    return this.open ? (this.hint?.choices[0]?.word ?? null) : null;
  }

  /** Asks for a hint; once for a turn, however often one presses. */
  async ask(): Promise<void> {
    const { view, status } = this.#client;
    if (this.thinking || !view) return;
    const turn = turnKey(view);
    const why = this.#whyNot(view);
    if (why) return this.#wanting.refuse(why, null);
    this.#wanting.forget();
    this.open = true;
    if (this.hint && this.#turn === turn) return this.#say(this.hint);
    if (status === "lost") return this.#fail(LINE_LOST);
    this.thinking = true;
    this.hint = null;
    this.#turn = turn;
    this.#wanting.say(t("table-hint-thinking"));
    try {
      const { hint, left } = await this.#client.hint();
      [this.#left, this.#deal] = [countOf(left), dealOf(view)];
      if (this.#turn !== turn) return;
      this.hint = hint;
      if (this.open) this.#say(hint);
    } catch (failure) {
      if (this.#turn === turn) this.#fail(refusalOf(failure));
    } finally {
      this.thinking = false;
    }
  }

  /** Another view has come: what was said of another turn is worth nothing. */
  seen(view: View | null): void {
    if (this.#turn === null || (view && turnKey(view) === this.#turn)) return;
    this.open = false;
    this.hint = null;
    this.#turn = null;
  }

  close(): void {
    this.open = false;
  }

  #whyNot(view: View): Reason | null {
    if (!mayAct(view)) return { key: "table-hint-not-yours", args: {}, clause: null };
    const known = this.hint !== null && this.#turn === turnKey(view);
    return this.left === 0 && !known ? { key: "table-hint-none-left", args: {}, clause: null } : null;
  }

  #fail(why: Reason): void {
    this.open = false;
    this.#turn = null;
    this.#wanting.refuse(why, null);
  }

  /** The hint for those who listen: what is best, how good it is, and why. */
  #say({ choices, close, forced, reasons }: Hint): void {
    const { view } = this.#client;
    const [best] = choices;
    if (!best || !view) return;
    const chance = percent(best.value);
    const said = [t(forced ? "table-hint-forced" : "table-hint-best", { action: actionName(view, best.word), chance })];
    if (close) said.push(t("table-hint-close"));
    this.#wanting.say([...said, ...ownReasons(reasons).map((one) => tell(one, view.chairs))].join(" "));
  }
}

/** What is not a number has no end. */
const countOf = (left: unknown): number | null => (typeof left === "number" ? left : null);

const dealOf = ({ match, deal }: View): string => `${match}.${deal?.number}.${deal?.dealer}`;
