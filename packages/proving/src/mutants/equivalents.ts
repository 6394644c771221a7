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
  {
    file: 'packages/games/src/crystal-wars/rules/squares.ts',
    change: '9 -> 10',
    line: 'return metropolis !== null && square >= metropolis && square < metropolis + 9 ? square - metropolis : undefined;',
    because: 'the coaster of the Metropolis is the last of its map: there is no square behind it',
  },
  {
    file: 'packages/games/src/crystal-wars/rules/geometry.ts',
    change: '0 -> 1',
    line: "const arrows = [...(ARROWS[mapTable(id).coasters[own.coaster]?.turns ?? 0][own.digit - 1] ?? '')] as Direction[];",
    because: 'every coaster says how far it is turned',
  },
  {
    file: 'packages/games/src/colossal-cave/rules/effects.ts',
    change: 'if -> never',
    line: 'if (!carries(state, target, item)) {',
    because: 'the target carries it when the play is allowed, and nothing takes it away before it takes effect',
  },
  {
    file: 'packages/games/src/colossal-cave/rules/effects.ts',
    change: 'removed: nothing(state, event);',
    line: 'nothing(state, event);',
    because: 'whatever a card needs is there when the play is allowed, and stays until it takes effect',
  },
  {
    file: 'packages/games/src/crystal-caverns/rules/placing.ts',
    change: 'removed: fits.set(hallway, known);',
    line: 'fits.set(hallway, known);',
    because: 'it only keeps what would be found again',
  },
  {
    file: 'packages/games/src/crystal-caverns/rules/hitPoints.ts',
    change: '< -> <=',
    line: 'if (pipsOf(set) >= need && rankOf(set) < rankOf(best)) best = set;',
    because: 'two sets of the same rank are the same set',
  },
  {
    file: 'packages/games/src/crystal-wars/rules/reach.ts',
    change: 'removed: cheapest.set(step.to, spent);',
    line: 'cheapest.set(step.to, spent);',
    because: 'a dearer way to a square leads nowhere that the cheaper one, found before it, does not lead',
  },
  {
    file: 'packages/games/src/crystal-wars/rules/geometry.ts',
    change: '0 -> 1',
    line: 'metropolis: metropolis < 0 ? null : 9 * metropolis,',
    because: 'the coaster of the Metropolis is the last of its map, never the first',
  },
  {
    file: 'packages/games/src/crystal-wars/rules/scoring.ts',
    change: '0 -> 1',
    line: 'const lasted = (seat: Seat) => playerOf(board, seat).outRound ?? 0;',
    because: 'whoever is out has a round in which that happened',
  },
  {
    file: 'packages/games/src/improvised-dungeon-crawl/rules/monsters.ts',
    change: '100 -> 101',
    line: 'return toughness(hero) * 100 + attackDie(hero);',
    because: 'any factor above the largest die keeps the order',
  },
  {
    file: 'packages/games/src/improvised-dungeon-crawl/rules/buying.ts',
    change: 'false -> true',
    line: 'const isNew = board.muster?.who.includes(seat) ?? false;',
    because: 'it is asked in the shop alone, where there is a muster',
  },
  {
    file: 'packages/games/src/improvised-dungeon-crawl/rules/wounds.ts',
    change: 'some -> every',
    line: "missile: dice.some(({ tag }) => tag === 'spell'),",
    because: 'beside spell dice there are Buff dice at most, with which the blow counts each multiple anyway',
  },
  {
    file: 'packages/games/src/colossal-cave/rules/board.ts',
    change: 'removed: open.add(card);',
    line: 'for (const card of deposited) open.add(card);',
    because: 'a safe holds treasures only, and it is asked of reactions and of items only whether they are open',
  },
  {
    file: 'packages/games/src/crystal-city-catan/rules/numberDice.ts',
    change: '0 -> 1',
    line: 'const passes = [[0, 1, 2, 3].map(() => random.die(6))];',
    because: 'four of anything make four dice',
  },
  {
    file: 'packages/games/src/crystal-city-catan/rules/numberDice.ts',
    change: '1 -> 2',
    line: 'const passes = [[0, 1, 2, 3].map(() => random.die(6))];',
    because: 'four of anything make four dice',
  },
  {
    file: 'packages/games/src/crystal-city-catan/rules/numberDice.ts',
    change: '2 -> 3',
    line: 'const passes = [[0, 1, 2, 3].map(() => random.die(6))];',
    because: 'four of anything make four dice',
  },
  {
    file: 'packages/games/src/crystal-city-catan/rules/numberDice.ts',
    change: '3 -> 4',
    line: 'const passes = [[0, 1, 2, 3].map(() => random.die(6))];',
    because: 'four of anything make four dice',
  },
  {
    file: 'packages/games/src/crystal-city-catan/rules/prices.ts',
    change: '0 -> 1',
    line: 'grow: ({ sites }, [site, size]) => times(COSTS.communityStep, (size as Size) - (sites[site as SiteId]?.base ?? 0)),',
    because: 'only a community that stands can grow',
  },
  {
    file: 'packages/games/src/crystal-city-catan/rules/turn.ts',
    change: '0 -> 1',
    line: 'if (turnLimit > 0 && state.turnNo >= turnLimit) endAtTurnLimit(state);',
    because: 'a limit is none or 50 at least',
  },
  {
    file: 'packages/server/src/store/snapshots.ts',
    change: '32 -> 33',
    line: 'export const SNAPSHOT_EVERY = 32;',
    because: 'how often a whole state is kept beside the changes is a matter of space and speed',
  },
];
