/** What the player who acted in a step could see, asked for while one wishes to know, step after step. */
import type { SeenStep } from "../wire/advice";
import { seenStep } from "../wire/http";

export class Seeing {
  /** One wishes to see it. */
  on = $state(false);
  /** Of the step that is shown; null while it is not here. */
  found = $state.raw<SeenStep | null>(null);
  /** Why it did not come. */
  failed = $state.raw<unknown>(null);
  /** The newest question; answers to older ones come too late. */
  #asked = 0;

  /** Looks at a step of a deal; null: nobody acted there. To be called whenever the step, or the wish, is another. */
  show(text: string | null, deal: number, step: number | null): void {
    const mine = ++this.#asked;
    this.found = this.failed = null;
    if (!this.on || text === null || step === null) return;
    seenStep(text, deal, step).then(
      (found) => {
        if (mine === this.#asked) this.found = found;
      },
      (failure: unknown) => {
        if (mine === this.#asked) this.failed = failure;
      },
    );
  }
}
