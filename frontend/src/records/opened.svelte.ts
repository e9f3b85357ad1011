/** The record that is open in this window, for both pages that read it; kept over a reload. */
const KEPT = "semyorka.record";
/** No match is longer; the server may read less. */
const LONGEST = 1_000_000;

class Opened {
  name = $state("");
  text = $state.raw<string | null>(null);
  /** The key of what was wrong with the last file; null for nothing. */
  wrong = $state<string | null>(null);

  constructor() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as { name: string; text: string } | null;
      if (typeof kept?.text === "string" && kept.text.length <= LONGEST) [this.name, this.text] = [String(kept.name), kept.text];
    } catch {
      // Somebody else's writing under our name: nothing is open.
    }
  }

  /** Takes a file as the record to be read; false when it is too large for one. */
  async take(file: File): Promise<boolean> {
    this.wrong = file.size > LONGEST ? "rec-file-long" : null;
    if (this.wrong) return false;
    const text = await file.text();
    [this.name, this.text] = [file.name, text];
    try {
      sessionStorage.setItem(KEPT, JSON.stringify({ name: file.name, text }));
    } catch {
      sessionStorage.removeItem(KEPT); // no room: then not over a reload
    }
    return true;
  }
}

export const opened = new Opened();
