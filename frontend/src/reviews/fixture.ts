/** A review to test with, of a match of two. */
import type { Advised, Review, ReviewedDecision } from "../wire/advice";

const choice = (word: string, value: number, behind = 0): Advised => ({ word, value, error: 0.01, behind, behind_error: 0.008 });

const decision = (change: Partial<ReviewedDecision>): ReviewedDecision => ({
  deal: 1,
  step: 1,
  seat: 0,
  word: "AS",
  best: "AS",
  regret: 0,
  error: 0,
  band: "good",
  phase: "play",
  tried: { worlds: 640, possible: 48_620, guessed: 0 },
  close: false,
  forced: false,
  value: 0.6,
  choices: [choice("AS", 0.6), choice("2H", 0.5, 0.1)],
  hindsight: null,
  ...change,
});

export const reviewOf = (game: string): Review => ({
  version: "0.1.0",
  seed: 7,
  budget: 5,
  replays: 8,
  luck_level: 3,
  game,
  players: [
    {
      seat: 0,
      name: "Аня",
      score: 1.234,
      decisions: 4,
      counted: 3,
      bands: { good: 1, inaccuracy: 0, mistake: 1, blunder: 0, close: 1 },
      phases: [
        { phase: "auction", score: 0.5, counted: 1 },
        { phase: "play", score: 1.6, counted: 2 },
      ],
      luck: 1.25,
      result: 2,
    },
    {
      seat: 1,
      name: "Борис",
      score: 0,
      decisions: 2,
      counted: 1,
      bands: { good: 1, inaccuracy: 0, mistake: 0, blunder: 0, close: 0 },
      phases: [],
      luck: -0.5,
      result: 0,
    },
  ],
  moments: [
    {
      deal: 1,
      step: 5,
      seat: 0,
      word: "2H",
      best: "AS",
      regret: 0.083,
      error: 0.012,
      band: "mistake",
      reasons: [{ key: "event-played", args: { seat: 1, card: "JH" } }],
      phase: "play",
    },
  ],
  decisions: [
    decision({ step: 1, word: "pass", best: "pass", choices: [choice("pass", 0.5)] }),
    decision({ step: 3, close: true, band: "close", word: "2H", regret: 0.002 }),
    decision({ step: 5, word: "2H", band: "mistake", regret: 0.083, hindsight: { played: 0.4, best: 0.7 } }),
    decision({ step: 7, forced: true, band: null }),
    decision({ step: 2, seat: 1, band: null, word: "TS", value: 0.59 }),
    decision({ deal: 2, step: 4, seat: 1, forced: true, band: null }),
  ],
});
