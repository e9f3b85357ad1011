/** The record that is open in this window, for the pages that read it; kept over a reload. */
const KEPT = "semyorka.record";
/** No match is longer; the server may read less. */
const LONGEST = 1_000_000;

/** The review of the open record, and the table that the record came from. */
export interface ReviewOfIt {
  id: string;
  game: string;
  table: string | null;
}

interface Kept {
  name: string;
  text: string;
  review?: ReviewOfIt | null;
}

class Opened {
  name = $state("");
  text = $state.raw<string | null>(null);
  review = $state.raw<ReviewOfIt | null>(null);
  /** The key of what was wrong with the last file; null for nothing. */
  wrong = $state<string | null>(null);

  constructor() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Kept | null;
      if (typeof kept?.text !== "string" || kept.text.length > LONGEST) return;
      [this.name, this.text] = [String(kept.name), kept.text];
      if (typeof kept.review?.id === "string") this.review = kept.review;
    } catch {
      // Somebody else's writing under our name: nothing is open.
    }
  }

  /** Takes a file as the record to be read; false when it is too large for one. */
  async take(file: File): Promise<boolean> {
    this.wrong = file.size > LONGEST ? "rec-file-long" : null;
    if (this.wrong) return false;
    this.hold(file.name, await file.text(), null);
    return true;
  }

  /** Takes a record that is here already, with its review where there is one. */
  hold(name: string, text: string, review: ReviewOfIt | null): void {
    [this.name, this.text, this.review] = [name, text, review];
    const kept: Kept = review ? { name, text, review } : { name, text };
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(kept));
    } catch {
      sessionStorage.removeItem(KEPT); // no room: then not over a reload
    }
  }
}

export const opened = new Opened();
