import type { MatchReport } from '@lantern/games/engine/randomPlay';
import { seatsOf } from '@lantern/games/kit/seat';

export interface Coverage {
  finished: number;
  /** Numbers of moves, by match. */
  lengths: number[];
  endings: Record<string, number>;
  kinds: Record<string, number>;
  refusals: Record<string, number>;
  /** Counts of the kinds of facts in the stories. */
  facts: Record<string, number>;
  /** Counts of the features of these facts, for a game that defines features. */
  features: Record<string, number>;
}

/** The results of bots by the default rules. */
interface Usual {
  matches: number;
  won: number;
  /** Numbers of turns, by match. */
  turns: number[];
}

/** The results of a number of matches, as plain JSON that a worker can send. */
export interface Statistics extends Coverage {
  byBots: number;
  /** Matches by `<players> players`. */
  players: Record<string, number>;
  /** Matches by each value of each option (`valuesDealt`): all, and those among bots. */
  options: Record<string, number>;
  botOptions: Record<string, number>;
  /** The coverage by setting, such as a map, for a game that defines settings. */
  settings: Record<string, Coverage>;
  /** Matches won by bots on a seat, and those they could have won, by `<players> players, seat <seat>`. */
  seatWins: Record<string, number>;
  seatMatches: Record<string, number>;
  /** Matches among bots with default options, by number of players. */
  usual: Record<string, Usual>;
  /** Sum of the shares of victories of bots with the first turn; two winners of one match share it. */
  firstSeatWins: number;
  /** Matches among bots with a winner. */
  wonByBots: number;
  /** The shortest match of each kind of end, to be recorded. */
  shortest: Record<string, MatchReport>;
  /** One line each. */
  failures: string[];
}

export interface Finished {
  report: MatchReport;
  /** Counts of each kind of fact and of each feature. */
  facts: Record<string, number>;
  features: Record<string, number>;
  /** Number of turns from the deal to the end. */
  turns: number;
  firstSeat: string;
  /** The values of the options, see `valuesDealt`. */
  options: readonly string[];
  /** The setting, such as a map; `null` for a game without. */
  setting: string | null;
  byBots: boolean;
}

function newCoverage(): Coverage {
  return { finished: 0, lengths: [], endings: {}, kinds: {}, refusals: {}, facts: {}, features: {} };
}

export function newStatistics(): Statistics {
  return {
    ...newCoverage(),
    byBots: 0,
    players: {},
    options: {},
    botOptions: {},
    settings: {},
    seatWins: {},
    seatMatches: {},
    usual: {},
    firstSeatWins: 0,
    wonByBots: 0,
    shortest: {},
    failures: [],
  };
}

export function addMatch(tally: Statistics, match: Finished): void {
  const { report, firstSeat, setting, byBots, turns } = match;
  const { reason, winners } = report.result;
  const met = coverageOf(match);
  addCoverage(tally, met);
  if (setting !== null) addCoverage(settingOf(tally, setting), met);
  addCounts(tally.players, { [`${report.players} players`]: 1 });
  const dealt = Object.fromEntries(match.options.map((value) => [value, 1]));
  addCounts(tally.options, dealt);
  if (byBots) addCounts(tally.botOptions, dealt);
  const known = tally.shortest[reason];
  if (!known || report.moves.length < known.moves.length) tally.shortest[reason] = report;
  if (!byBots) return;
  tally.byBots += 1;
  if (Object.keys(report.options).length === 0) {
    addUsual(tally, `${report.players}`, { matches: 1, won: Math.min(1, winners.length), turns: [turns] });
  }
  if (winners.length === 0) return;
  tally.wonByBots += 1;
  if (winners.includes(firstSeat)) tally.firstSeatWins += 1 / winners.length;
  for (const seat of seatsOf(report.players)) {
    const place = `${report.players} players, seat ${seat}`;
    addCounts(tally.seatMatches, { [place]: 1 });
    addCounts(tally.seatWins, { [place]: winners.includes(seat) ? 1 / winners.length : 0 });
  }
}

function coverageOf({ report, facts, features }: Finished): Coverage {
  const { result, moves, kinds, refusals } = report;
  return { finished: 1, lengths: [moves.length], endings: { [result.reason]: 1 }, kinds, refusals, facts, features };
}

function settingOf(tally: Statistics, setting: string): Coverage {
  const known = tally.settings[setting] ?? newCoverage();
  tally.settings[setting] = known;
  return known;
}

function addCoverage(into: Coverage, more: Coverage): void {
  into.finished += more.finished;
  into.lengths.push(...more.lengths);
  for (const part of ['endings', 'kinds', 'refusals', 'facts', 'features'] as const) addCounts(into[part], more[part]);
}

function addUsual(into: Statistics, players: string, { matches, won, turns }: Usual): void {
  const known = into.usual[players] ?? { matches: 0, won: 0, turns: [] };
  known.matches += matches;
  known.won += won;
  known.turns.push(...turns);
  into.usual[players] = known;
}

/** Adds the results of another worker. */
export function mergeStatistics(into: Statistics, other: Statistics): void {
  addCoverage(into, other);
  into.byBots += other.byBots;
  into.firstSeatWins += other.firstSeatWins;
  into.wonByBots += other.wonByBots;
  into.failures.push(...other.failures);
  for (const part of ['players', 'options', 'botOptions', 'seatWins', 'seatMatches'] as const)
    addCounts(into[part], other[part]);
  for (const [players, usual] of Object.entries(other.usual)) addUsual(into, players, usual);
  for (const [setting, met] of Object.entries(other.settings)) addCoverage(settingOf(into, setting), met);
  for (const [reason, report] of Object.entries(other.shortest)) {
    const known = into.shortest[reason];
    if (!known || report.moves.length < known.moves.length) into.shortest[reason] = report;
  }
}

export function addCounts(into: Record<string, number>, counts: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(counts)) into[key] = (into[key] ?? 0) + count;
}

/** A part of a whole, rounded to a thousandth. */
export function share(part: number, whole: number): number {
  return Math.round((1000 * part) / whole) / 1000;
}
