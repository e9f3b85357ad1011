/** A name for an intent that nobody else picks: 32 hex digits. */
export function freshId(): string {
  // crypto.randomUUID is missing where the page came over plain http from another machine.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
