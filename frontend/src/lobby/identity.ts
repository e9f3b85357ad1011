/** The face of a game in the lobby: a few of its cards, fanned. A game nobody gave a face shows its sevens. */
const FACES: Record<string, string[]> = {
  // High, Low, Jack and Game.
  pitch: ["AH", "JH", "TS", "2H"],
  trump_seven: ["QC", "TC", "7C", "JKR"],
  seven_leaves: ["6D", "8D", "TD", "QD", "AD"],
  my_ship_sails: ["4S", "6S", "7S", "9S", "JS", "KS", "AS"],
};

export function faceOf(game: string): string[] {
  return FACES[game] ?? ["7S", "7H", "7C", "7D"];
}
