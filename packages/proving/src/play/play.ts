import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordOf } from '@lantern/games/kit/randomPlay';
import { readOptions, wholeNumber } from '../options';
import { table } from '../table';
import { type Proof, UsageError, type Verdict } from '../verdict';
import { type LoadedGame, loadGame } from './game';
import type { Plan } from './plan';
import { mergeTally, newTally, quantile, type Tally } from './tally';
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
 * Plays many matches of a game by random players and bots, the laws checked after every move and illegal moves tried on
 * the way. `--record <folder>` writes the shortest match of each way to end; `--only <i>` plays one match of a seed.
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

async function playAll(plan: Plan, first: number, end: number): Promise<Tally> {
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
  const total = newTally();
  for (const tally of tallies) mergeTally(total, tally);
  return total;
}

function runWorker(work: Work, onProgress: (played: number) => void): Promise<Tally> {
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

function record({ module }: LoadedGame, tally: Tally, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [reason, report] of Object.entries(tally.shortest)) {
    const path = join(folder, `${reason}.json`);
    writeFileSync(path, `${JSON.stringify(recordOf(module, report))}\n`);
    console.log(`recorded ${path} (${report.moves.length} moves)`);
  }
}

function verdictOf(game: LoadedGame, tally: Tally, matches: number, seconds: number, plan: Plan): Verdict {
  const { text, moves } = game.module;
  const lengths = [...tally.lengths].sort((a, b) => a - b);
  const length = {
    min: quantile(lengths, 0),
    median: quantile(lengths, 0.5),
    p90: quantile(lengths, 0.9),
    max: quantile(lengths, 1),
  };
  const missing = {
    endings: absent(text.endings, tally.endings),
    moves: absent(moves, tally.kinds),
    refusals: absent(text.refusals, tally.refusals),
  };
  const firstSeatShare =
    tally.wonByBots === 0 ? null : Math.round((1000 * tally.firstSeatWins) / tally.wonByBots) / 1000;
  console.log(`\n${tally.finished} of ${matches} matches finished in ${seconds} s, ${tally.byBots} of them among bots`);
  console.log(
    `moves: ${JSON.stringify(length)}; first seat's share of bots' victories: ${firstSeatShare ?? 'unknown'}`,
  );
  printCounts('players', tally.players, []);
  printCounts('ways to end', tally.endings, missing.endings);
  printCounts('moves', tally.kinds, missing.moves);
  printCounts('refusals', tally.refusals, missing.refusals);
  for (const failure of tally.failures) console.log(`\nFAILED ${failure}`);
  const { seed } = plan;
  const { finished, byBots, endings, kinds, refusals, failures } = tally;
  return {
    ok: finished === matches && failures.length === 0,
    found: {
      game: plan.game,
      seed,
      matches,
      finished,
      byBots,
      seconds,
      length,
      endings,
      kinds,
      refusals,
      missing,
      firstSeatShare,
      failures,
    },
  };
}

function absent(expected: Readonly<Record<string, unknown>>, reached: Readonly<Record<string, number>>): string[] {
  return Object.keys(expected).filter((key) => reached[key] === undefined);
}

function printCounts(title: string, counts: Readonly<Record<string, number>>, missing: readonly string[]): void {
  const rows = Object.entries(counts).sort(([, a], [, b]) => b - a);
  console.log(`\n${title}:`);
  if (rows.length > 0) console.log(table(rows.map(([key, count]) => ['', key, count])));
  if (missing.length > 0) console.log(`  never reached: ${missing.join(', ')}`);
}
