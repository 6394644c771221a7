/** A change that was looked at and found to change nothing that anybody could notice. */
export interface Equivalent {
  file: string;
  /** As the proof prints it. */
  change: string;
  /** The unchanged line, trimmed. */
  line: string;
  because: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'packages/games/src/crystal-city-catan/rules/opening.ts',
    change: '0 -> 1',
    line: 'const sums = SEATS.map((seat) => (rolls[seat] as [number, number]).reduce((a, b) => a + b, 0)) as [number, number];',
    because: 'both sums grow by one, and all that is asked of them is which is the higher',
  },
  {
    file: 'packages/games/src/colossal-cave/rules/effects.ts',
    change: 'removed: nothing(state, event);',
    line: 'else nothing(state, event);',
    because:
      'a card is there when the play is allowed, and nothing takes one off the discard pile before it takes effect',
  },
  {
    file: 'packages/games/src/crystal-wars/rules/geometry.ts',
    change: '> -> >=',
    line: "if (Math.abs(dx) === 1 && Math.abs(dy) < 1) return dx > 0 ? 'E' : 'W';",
    because: 'it is 1 or -1 there, never 0',
  },
  {
    file: 'packages/games/src/crystal-wars/rules/geometry.ts',
    change: '> -> >=',
    line: "if (Math.abs(dy) === 1 && Math.abs(dx) < 1) return dy > 0 ? 'S' : 'N';",
    because: 'it is 1 or -1 there, never 0',
  },
];
