/** Handing a link on. */

export type Shared = "shared" | "copied" | "failed";

/** Whether this browser can hand a link to other programs itself: phones do. */
export const canShare = (): boolean => typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;

/** Offers the link to other programs. False when the person thought better of it. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false;
  }
}

/** Puts the text on the clipboard; false when the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way, for pages over plain http from another machine: there is no clipboard there. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;opacity:0";
  // A dialog makes everything beside it inert, the field too.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  const before = document.activeElement as HTMLElement | null;
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    before?.focus();
  }
}
