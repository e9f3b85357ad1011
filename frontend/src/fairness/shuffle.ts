/**
 * The checkable shuffle once more, written from docs/shuffle.md and not from the server's program: two programs that agree
 * to the bit. `crypto.subtle` is not to be had where the page came over plain http, so SHA-256 is @noble/hashes'.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import type { Seat } from "../wire/types";

export const VERSION = "semyorka-shuffle-1";
const SEED_BYTES = 32;
/** Fewest and most of what a seat adds. */
const ENTROPY_BYTES = [16, 64] as const;

const text = new TextEncoder();

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes of hex digits; null for what is none. */
export function bytesOf(hex: string): Uint8Array | null {
  if (hex.length % 2 || !/^[\da-f]*$/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) => parseInt(hex.slice(at * 2, at * 2 + 2), 16));
}

/** Whether a text is a seed in hex, and nothing beside it. */
export const isSeed = (hex: string): boolean => hex.length === SEED_BYTES * 2 && bytesOf(hex) !== null;

/** Whether a text is in hex what a seat may add. */
export function isEntropy(hex: string): boolean {
  const bytes = bytesOf(hex)?.length ?? 0;
  return ENTROPY_BYTES[0] <= bytes && bytes <= ENTROPY_BYTES[1];
}

/** A number as eight bytes, the highest first. */
function counted(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** SHA-256 of the version, what it is for and the parts, each with its length before it. */
function digest(purpose: string, ...parts: Uint8Array[]): Uint8Array {
  const led = parts.flatMap((part) => [counted(part.length), part]);
  return sha256(joined(text.encode(`${VERSION}:${purpose}`), ...led));
}

/** What is shown before the deal, in hex. */
export function commitment(seed: Uint8Array): string {
  return hexOf(digest("commitment", seed));
}

/** The server's seed and what the seats have added as one seed. */
export function mixed(seed: Uint8Array, entropy: ReadonlyMap<Seat, Uint8Array>): Uint8Array {
  const added = [...entropy].sort(([a], [b]) => a - b).map(([seat, bytes]) => joined(Uint8Array.of(seat), bytes));
  return digest("mixed", seed, ...added);
}

/** The seat that deals first, from a mixed seed. */
export function lot(seats: number, seed: Uint8Array): Seat {
  return below(seats, stream(digest("lot", seed)));
}

/** The cards in the order that the mixed seed gives, top card first. */
export function order<Card>(cards: readonly Card[], seed: Uint8Array): Card[] {
  const numbers = stream(seed);
  const pack = [...cards];
  for (let place = 0; place < pack.length - 1; place++) {
    const other = place + below(pack.length - place, numbers);
    [pack[place], pack[other]] = [pack[other]!, pack[place]!];
  }
  return pack;
}

/** Numbers below 2³², without end. */
function* stream(seed: Uint8Array): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = new DataView(sha256(joined(text.encode(VERSION), seed, counted(block))).buffer);
    for (let at = 0; at < 32; at += 4) yield bytes.getUint32(at);
  }
}

/** The next number in 0 … limit−1, each equally likely: a number that would favour some is thrown away. */
function below(limit: number, numbers: Generator<number, never>): number {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  for (;;) {
    const number = numbers.next().value;
    if (number < fair) return number % limit;
  }
}
