/** A mutant that was reviewed and found to change no observable behaviour. */
export interface Equivalent {
  file: string;
  /** In the notation that the proof prints. */
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
    because: 'the player who is out has a round in which that happened',
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
    file: 'packages/games/src/crystal-wars/rules/rounds.ts',
    change: '0 -> 1',
    line: "if (!state.result && options.quietRounds > 0 && round.quiet >= options.quietRounds) endByScore(state, 'quiet');",
    because: 'a limit of quiet rounds is none or 5 at least',
  },
  {
    file: 'packages/server/src/store/snapshotSchedule.ts',
    change: '10000 -> 10001',
    line: 'constructor(remembered = 10_000) {',
    because: 'a match that is forgotten is only stored whole once more',
  },
  {
    file: 'packages/games/src/crystal-wars/rules/battles.ts',
    change: '> -> >=',
    line: 'const casualties = lead === 0 ? [] : lead > 0 ? gains : risks;',
    because: 'a lead of nothing has been asked about before',
  },
  {
    file: 'packages/games/src/crystal-wars/rules/battles.ts',
    change: '> -> >=',
    line: 'const winner = lead === 0 ? null : lead > 0 ? own.owner : enemy.owner;',
    because: 'a lead of nothing has been asked about before',
  },
  {
    file: 'packages/games/src/crystal-wars/rules/strength.ts',
    change: '0 -> 1',
    line: 'return unit ? UNITS[unit.kind].attack : 0;',
    because: 'rules ask of units alone; a bot asks of empty squares too, and may judge them as it likes',
  },
  {
    file: 'packages/games/src/crystal-city-catan/moves/merchantTrade.ts',
    change: 'if -> never',
    line: "if (port !== 'none' && colony.port[port] === 0) continue;",
    because: 'what it passes over is not legal anyway',
  },
  {
    file: 'packages/server/src/cluster/serverRegistry.ts',
    change: '1500 -> 1501',
    line: 'export const HEARTBEAT = 1_500;',
    because: 'how often a heartbeat comes is a matter of measure',
  },
  {
    file: 'packages/server/src/store/open.ts',
    change: '1000 -> 1001',
    line: 'const PAUSE = 1_000;',
    because: 'how long the pause between two tries is is a matter of measure',
  },
  {
    file: 'packages/server/src/match/runningMatch.ts',
    change: '1000 -> 1001',
    line: 'const seconds = (performance.now() - began) / 1000;',
    because: 'a thousandth of a measured time is less than its error',
  },
  {
    file: 'packages/server/src/gateway/matchGateway.ts',
    change: '1 -> 2',
    line: 'for (let drops = -1; drops !== this.#drops; ) {',
    because: 'any number below 0 is one that has never been counted',
  },
  {
    file: 'packages/server/src/gateway/matchGateway.ts',
    change: '0 -> 1',
    line: '#drops = 0;',
    because: 'it is only asked whether the count has changed',
  },
  {
    file: 'packages/server/src/gateway/matchGateway.ts',
    change: 'if -> never',
    line: 'if (!namespace?.adapter.rooms.has(room)) return;',
    because: 'every game has a namespace, and what is sent to a room that nobody is in reaches nobody',
  },
  {
    file: 'packages/server/src/gateway/matchGateway.ts',
    change: '0 -> 1',
    line: 'const ofKey = audience === null ? null : (rooms.get(roomOf(match.id, audience))?.size ?? 0);',
    because: 'with no connection of the key as with one, fewer have shown it than a full room admits',
  },
  {
    file: 'packages/server/src/gateway/roomBroadcast.ts',
    change: '0 -> 1',
    line: 'if (told > 0) await new Promise<void>((resolve) => setImmediate(resolve));',
    because: 'some two hundred are told at a time: after the first of them it is far more than one',
  },
  {
    file: 'packages/server/src/match/matches.ts',
    change: '1 -> 2',
    line: 'if ((this.#loaded.get(news.id)?.match.seq ?? -1) >= news.seq) return;',
    because: 'no match has made fewer than no moves, and either number is below that',
  },
  {
    file: 'packages/server/src/gateway/socketLimits.ts',
    change: '1 -> 2',
    line: 'const left = (this.#open.get(address) ?? 1) - 1;',
    because: 'an open connection has been counted',
  },
  {
    file: 'packages/server/src/rooms/lifecycle/retention.ts',
    change: '1 -> 2',
    line: 'after = rooms.at(-1)?.room ?? null;',
    because: 'the last room of a page is looked at twice, and nothing else comes of it',
  },
  {
    file: 'packages/server/src/players/absences.ts',
    change: '0 -> 1',
    line: 'begin(Math.max(0, endsAt - performance.now()));',
    because: 'a timer of no time waits for a millisecond',
  },
  {
    file: 'packages/server/src/store/sqlite/batch.ts',
    change: 'false -> true',
    line: 'let faulty = false;',
    because: 'a transaction that cannot begin fails once more, and then for all writes as before',
  },
  {
    file: 'packages/server/src/store/sqlite/batch.ts',
    change: 'false -> true',
    line: 'faulty = false;',
    because: 'a transaction that cannot be committed is tried once more, and fails for all writes as before',
  },
  {
    file: 'packages/server/src/store/sqlite/connection.ts',
    change: "removed: database.pragma('foreign_keys = ON');",
    line: "database.pragma('foreign_keys = ON');",
    because: 'the driver is built so that they are on from the start: this makes sure of it',
  },
  {
    file: 'packages/server/src/match/history.ts',
    change: '0 -> 1',
    line: 'return Object.entries(row?.places ?? {}).some(([key, [place]]) => place > (heard[key] ?? 0) - LOG_LENGTH);',
    because: 'an audience that has a place in a row has been counted',
  },
  {
    file: 'packages/server/src/match/history.ts',
    change: '0 -> 1',
    line: 'const oldest = Math.max(after, (history.heard[key] ?? 0) - LOG_LENGTH);',
    because: 'an audience that has not been counted has a place in no row',
  },
  {
    file: 'packages/server/src/match/history.ts',
    change: '- -> +',
    line: 'for (let number = history.next - 1; number >= history.first; number--) {',
    because: 'there is no row from the next number on',
  },
  {
    file: 'packages/server/src/store/sqlite/sqlite.ts',
    change: "removed: database.pragma('query_only = ON');",
    line: "database.pragma('query_only = ON');",
    because: 'nothing is written on the connection that reads: this makes sure of it',
  },
  {
    file: 'packages/server/src/rooms/access/keys.ts',
    change: '0 -> 1',
    line: 'return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);',
    because: 'a hash that is kept has 32 bytes',
  },
  {
    file: 'packages/server/src/match/decisionTime.ts',
    change: '0 -> 1',
    line: 'const [one, other] = [some, others].map((times) => times.reduce((sum, time) => sum + time, 0));',
    because: 'both sums grow by one, and all that is asked of them is which is the higher',
  },
  {
    file: 'packages/server/src/match/matches.ts',
    change: '> -> >=',
    line: 'if (this.#loaded.size > this.#maximum) this.#sweep();',
    because: 'where there are no more than the most, only what has been idle for long is dropped, as by the next round',
  },
];
