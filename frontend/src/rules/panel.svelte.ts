/** The rules beside the page: which game, under which house rules, and the clause to show. One for the whole page. */
import type { Options } from "../wire/types";

class RulesPanel {
  open = $state(false);
  game = $state("");
  clause = $state<string | null>(null);
  /** Counts each time somebody asks for a clause, so that asking for the same one again finds it again. */
  asked = $state(0);
  #options = $state.raw<() => Options | null>(() => null);

  /** The house rules now; they change under the reader's eyes while a table is being set up. */
  get options(): Options | null {
    return this.#options();
  }

  show(game: string, options: () => Options | null, clause: string | null = null): void {
    this.game = game;
    this.#options = options;
    this.clause = clause;
    this.asked += 1;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const rulesPanel = new RulesPanel();
