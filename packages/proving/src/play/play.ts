import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordOf } from '@lantern/games/engine/randomPlay';
import { readOptions, wholeNumber } from '../options';
import { quantile } from '../quantiles';
import { textTable } from '../textTable';
import { type Proof, UsageError, type Verdict } from '../verdict';
import { printUsual, usualOf } from './botStatistics';
import { valuesPossible } from './dealtOptions';
import { type LoadedGame, loadGame } from './game';
import type { Plan } from './plan';
import { type Coverage, mergeStatistics, newStatistics, type Statistics, share } from './statistics';
import type { Work, WorkerNews } from './worker';

const WORKERS = 2;

const OPTIONS = {
  game: { type: 'string' },
  matches: { type: 'string' },
  players: { type: 'string' },
  seed: { type: 'string' },
  bots: { type: 'boolean' },
  only: { type: 'string' },
  record: { type: 'string' },
} as const;

/**
 * Plays many matches of a game by random players and bots. Checks the invariants after every move and tries illegal
 * moves on the way. `--record <folder>` writes the shortest match of each kind of end; `--only <i>` plays one match of
 * a seed.
 */
export const play: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  if (given.game === undefined) throw new UsageError('--game is needed');
  const game = await loadGame(given.game);
  const plan: Plan = {
    game: given.game,
    seed: given.seed ?? 'lantern',
    players: given.players === undefined ? null : wholeNumber('players', given.players, 1, 1),
    bots: given.bots ?? false,
  };
  const only = given.only === undefined ? null : wholeNumber('only', given.only, 0, 0);
  const first = only ?? 0;
  const end = only === null ? wholeNumber('matches', given.matches, 1, 100) : only + 1;
  const started = performance.now();
  const tally = await playAll(plan, first, end);
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  if (given.record !== undefined) record(game, tally, given.record);
  return verdictOf(game, tally, end - first, seconds, plan);
};

async function playAll(plan: Plan, first: number, end: number): Promise<Statistics> {
  const workers = Math.min(WORKERS, end - first);
  let played = 0;
  const tallies = await Promise.all(
    Array.from({ length: workers }, (_, worker) =>
      runWorker({ plan, first: first + worker, end, step: workers }, (more) => {
        played += more;
        if (played % 500 === 0) console.log(`${played} of ${end - first} played`);
      }),
    ),
  );
  const total = newStatistics();
  for (const tally of tallies) mergeStatistics(total, tally);
  return total;
}

function runWorker(work: Work, onProgress: (played: number) => void): Promise<Statistics> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      serialization: 'advanced',
    });
    child.on('message', (news: WorkerNews) => {
      if ('tally' in news) resolve(news.tally);
      else onProgress(news.played);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`a worker ended early (${code})`)));
    child.send(work);
  });
}

function record({ module }: LoadedGame, tally: Statistics, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [reason, report] of Object.entries(tally.shortest)) {
    const path = join(folder, `${reason}.json`);
    writeFileSync(path, `${JSON.stringify(recordOf(module, report))}\n`);
    console.log(`recorded ${path} (${report.moves.length} moves)`);
  }
}

function verdictOf(game: LoadedGame, tally: Statistics, matches: number, seconds: number, plan: Plan): Verdict {
  const length = lengthOf(tally);
  const missing = { ...missingFrom(game, tally), ...missingOptions(game, tally) };
  const settings = settingsOf(game, tally);
  const firstSeatShare = tally.wonByBots === 0 ? null : share(tally.firstSeatWins, tally.wonByBots);
  console.log(`\n${tally.finished} of ${matches} matches finished in ${seconds} s, ${tally.byBots} of them among bots`);
  console.log(
    `moves: ${JSON.stringify(length)}; first seat's share of bots' victories: ${firstSeatShare ?? 'unknown'}`,
  );
  printCoverage(game, tally, missing);
  printOptions(game, tally);
  const usual = usualOf(game, tally);
  printUsual(usual);
  const seatShares = printSeatShares(tally);
  printSettings(settings);
  for (const failure of tally.failures) console.log(`\nFAILED ${failure}`);
  const { finished, byBots, endings, kinds, refusals, facts, features, options, botOptions, failures } = tally;
  const counts = {
    matches,
    finished,
    byBots,
    seconds,
    length,
    endings,
    kinds,
    refusals,
    facts,
    features,
    options,
    botOptions,
  };
  const shares = { usual, missing, settings, firstSeatShare, seatShares };
  return {
    ok: finished === matches && failures.length === 0,
    found: { game: plan.game, seed: plan.seed, ...counts, ...shares, failures },
  };
}

/** The coverage of the matches of each setting. */
function settingsOf(game: LoadedGame, tally: Statistics) {
  return Object.entries(tally.settings).map(([setting, met]) => ({
    setting,
    finished: met.finished,
    length: lengthOf(met),
    endings: met.endings,
    missing: missingFrom(game, met, setting),
  }));
}

function printCoverage({ testPlan }: LoadedGame, tally: Statistics, missing: ReturnType<typeof missingFrom>): void {
  printCounts('players', tally.players, []);
  printCounts('ways to end', tally.endings, missing.endings);
  printCounts('moves', tally.kinds, missing.moves);
  printCounts('refusals', tally.refusals, missing.refusals);
  printCounts('facts told', tally.facts, missing.facts);
  if (testPlan.features) printCounts('features shown', tally.features, missing.features);
}

function printOptions({ module }: LoadedGame, { options, botOptions }: Statistics): void {
  const rows = valuesPossible(module).map((value) => [
    ...['', value, options[value] ?? 0],
    ...['of them among bots', botOptions[value] ?? 0],
  ]);
  console.log(`\nmatches by option:\n${textTable(rows)}`);
}

/**
 * Prints how often bots won on each seat.
 * @returns the shares
 */
function printSeatShares(tally: Statistics): Record<string, number> {
  const seats = Object.entries(tally.seatMatches).sort(([one], [other]) => (one < other ? -1 : 1));
  const shares = Object.fromEntries(seats.map(([seat, of]) => [seat, share(tally.seatWins[seat] ?? 0, of)]));
  console.log("\nbots' share of victories by seat:");
  if (seats.length > 0) console.log(textTable(seats.map(([seat, of]) => ['', seat, shares[seat] ?? 0, `of ${of}`])));
  return shares;
}

function printSettings(settings: ReturnType<typeof settingsOf>): void {
  for (const { setting, finished, length, missing } of settings) {
    console.log(`\n${setting}: ${finished} matches, moves ${JSON.stringify(length)}`);
    for (const [what, names] of Object.entries(missing)) {
      if (names.length > 0) console.log(`  ${what} never reached: ${names.join(', ')}`);
    }
  }
}

/** Refusals made only by a server. */
const SERVERS_REFUSALS = ['STALE_DECISION', 'SERVER_ONLY'];

/** The parts of the game, in that setting or in any, that these matches did not cover. */
function missingFrom({ module: { strings: text, moves }, testPlan }: LoadedGame, met: Coverage, setting?: string) {
  const never = new Set([...SERVERS_REFUSALS, ...(testPlan.impossible?.(setting) ?? [])]);
  const absent = (expected: readonly string[], reached: Readonly<Record<string, number>>) =>
    expected.filter((key) => reached[key] === undefined && !never.has(key));
  return {
    endings: absent(Object.keys(text.endings), met.endings),
    moves: absent(Object.keys(moves), met.kinds),
    refusals: absent(Object.keys(text.refusals), met.refusals),
    facts: absent(Object.keys(text.facts), met.facts),
    features: absent(testPlan.features?.all ?? [], met.features),
  };
}

/** Option values never used in any match, and those never used in a bot match. */
function missingOptions({ module }: LoadedGame, { options, botOptions }: Statistics) {
  const without = (dealt: Readonly<Record<string, number>>) =>
    valuesPossible(module).filter((value) => dealt[value] === undefined);
  return { options: without(options), botOptions: without(botOptions) };
}

function lengthOf({ lengths }: Coverage) {
  return {
    min: quantile(lengths, 0),
    median: quantile(lengths, 0.5),
    p90: quantile(lengths, 0.9),
    max: quantile(lengths, 1),
  };
}

function printCounts(title: string, counts: Readonly<Record<string, number>>, missing: readonly string[]): void {
  const rows = Object.entries(counts).sort(([, a], [, b]) => b - a);
  console.log(`\n${title}:`);
  if (rows.length > 0) console.log(textTable(rows.map(([key, count]) => ['', key, count])));
  if (missing.length > 0) console.log(`  never reached: ${missing.join(', ')}`);
}
