import type { MatchReport } from '@lantern/games/kit/randomPlay';

/** What a number of matches came to; plain JSON, so that it can travel from a worker. */
export interface Tally {
  finished: number;
  byBots: number;
  /** Moves of each match. */
  lengths: number[];
  /** Matches by `<players> players`. */
  players: Record<string, number>;
  endings: Record<string, number>;
  kinds: Record<string, number>;
  refusals: Record<string, number>;
  /** Shares of victories of bots who had the first turn: two winners of one match share it. */
  firstSeatWins: number;
  /** Matches among bots that somebody won. */
  wonByBots: number;
  /** The shortest match of each way to end, to be recorded. */
  shortest: Record<string, MatchReport>;
  /** One line each. */
  failures: string[];
}

export function newTally(): Tally {
  return {
    finished: 0,
    byBots: 0,
    lengths: [],
    players: {},
    endings: {},
    kinds: {},
    refusals: {},
    firstSeatWins: 0,
    wonByBots: 0,
    shortest: {},
    failures: [],
  };
}

/** Adds a finished match. `firstSeat` had the first turn. */
export function addMatch(tally: Tally, report: MatchReport, firstSeat: string, byBots: boolean): void {
  const { reason, winners } = report.result;
  tally.finished += 1;
  tally.lengths.push(report.moves.length);
  addCounts(tally.players, { [`${report.players} players`]: 1 });
  addCounts(tally.endings, { [reason]: 1 });
  addCounts(tally.kinds, report.kinds);
  addCounts(tally.refusals, report.refusals);
  const known = tally.shortest[reason];
  if (!known || report.moves.length < known.moves.length) tally.shortest[reason] = report;
  if (!byBots) return;
  tally.byBots += 1;
  if (winners.length === 0) return;
  tally.wonByBots += 1;
  if (winners.includes(firstSeat)) tally.firstSeatWins += 1 / winners.length;
}

/** Adds what another worker counted. */
export function mergeTally(into: Tally, other: Tally): void {
  into.finished += other.finished;
  into.byBots += other.byBots;
  into.firstSeatWins += other.firstSeatWins;
  into.wonByBots += other.wonByBots;
  into.lengths.push(...other.lengths);
  into.failures.push(...other.failures);
  for (const part of ['players', 'endings', 'kinds', 'refusals'] as const) addCounts(into[part], other[part]);
  for (const [reason, report] of Object.entries(other.shortest)) {
    const known = into.shortest[reason];
    if (!known || report.moves.length < known.moves.length) into.shortest[reason] = report;
  }
}

export function addCounts(into: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(counts)) into[key] = (into[key] ?? 0) + count;
}

/** The value below which the given share of the sorted numbers lies. 0 for no numbers. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
