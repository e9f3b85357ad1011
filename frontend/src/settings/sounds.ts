/**
 * The sounds of the table, made on the spot: paper on cloth, a small wooden knock, two notes for "your turn".
 * Browsers stay silent until the first touch of the page, and so do we.
 */
import { settings } from "./settings.svelte";

export type Sound = "card" | "turn" | "trick" | "won" | "refused" | "flick";

let air: AudioContext | null = null;

/** Calls after the first touch or key; before that `sound` does nothing. */
export function listenForGesture(): () => void {
  const wake = () => {
    if (typeof AudioContext === "undefined") return;
    air ??= new AudioContext();
    if (air.state === "suspended") void air.resume();
  };
  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  return () => {
    removeEventListener("pointerdown", wake);
    removeEventListener("keydown", wake);
  };
}

/** Plays a sound if the person wants sounds and the page has been touched. */
export function sound(kind: Sound): void {
  if (!settings.sounds || !air || air.state !== "running" || document.visibilityState === "hidden" && kind !== "turn") {
    return;
  }
  SOUNDS[kind](air, air.currentTime + 0.005);
}

const SOUNDS: Record<Sound, (air: AudioContext, at: number) => void> = {
  card: (air, at) => rustle(air, at, 0.07, 2600, 0.16),
  trick: (air, at) => {
    for (const part of [0, 0.05, 0.1]) rustle(air, at + part, 0.06, 1900, 0.1);
  },
  turn: (air, at) => {
    note(air, at, 587.33, 0.28, 0.09);
    note(air, at + 0.12, 880, 0.4, 0.08);
  },
  won: (air, at) => {
    for (const [place, pitch] of [523.25, 659.25, 783.99, 1046.5].entries()) note(air, at + place * 0.11, pitch, 0.5, 0.08);
  },
  flick: (air, at) => {
    rustle(air, at, 0.035, 4200, 0.3);
    note(air, at + 0.012, 392, 0.09, 0.1);
  },
  refused: (air, at) => note(air, at, 174.61, 0.16, 0.12),
};

/** A breath of filtered noise that dies away: a card on cloth. */
function rustle(air: AudioContext, at: number, length: number, pitch: number, loudness: number): void {
  const samples = Math.ceil(air.sampleRate * length);
  const noise = air.createBuffer(1, samples, air.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = new AudioBufferSourceNode(air, { buffer: noise });
  const band = new BiquadFilterNode(air, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source.connect(band).connect(new GainNode(air, { gain: loudness })).connect(air.destination);
  source.start(at);
}

/** A soft struck note. */
function note(air: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const tone = new OscillatorNode(air, { type: "triangle", frequency: pitch });
  const gain = new GainNode(air, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(air.destination);
  tone.start(at);
  tone.stop(at + length);
}
