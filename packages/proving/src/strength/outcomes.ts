import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modules } from '@lantern/games/index';
import { fingerprint, Journal } from '../journal';
import type { Contest, Outcome } from './contest';
import type { ContestWork, Played } from './worker';

const WORKERS = 2;

/** Number of matches between two progress lines. */
const REPORT_EVERY = 10;

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url));
const GAMES = 'games/src';

/** Plays the first matches of a contest, except those that were played before with the same code of the game. */
export async function outcomesOf(contest: Contest, matches: number): Promise<Outcome[]> {
  const journal = new Journal<Outcome>(fileFor(contest));
  const indexes = Array.from({ length: matches }, (_, index) => index);
  const missing = indexes.filter((index) => !journal.get(String(index)));
  if (missing.length < matches) console.log(`${matches - missing.length} of ${matches} were played in earlier runs`);
  let played = matches - missing.length;
  const keep = ({ index, outcome }: Played) => {
    journal.set(String(index), outcome);
    played++;
    if (played % REPORT_EVERY === 0) console.log(`${played} of ${matches} played`);
  };
  const shares = Array.from({ length: WORKERS }, (_, worker) => missing.filter((_, at) => at % WORKERS === worker));
  await Promise.all(shares.map((share) => playInWorker({ contest, indexes: share }, keep)));
  return indexes.flatMap((index) => journal.get(String(index)) ?? []);
}

/** Resolves when the worker has closed its channel, after the last match. */
function playInWorker(work: ContestWork, keep: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)));
    let missing = work.indexes.length;
    child.on('message', (played: Played) => {
      keep(played);
      missing--;
    });
    child.on('error', reject);
    child.on('disconnect', () =>
      missing === 0 ? resolve() : reject(new Error(`a worker ended before ${missing} of its matches`)),
    );
    child.send(work);
  });
}

/** The file of a contest's results; another one as soon as relevant code changes. */
function fileFor({ game, players, level, against, seed }: Contest): string {
  const name = `${[game, players, level, against].join('-')}-${encodeURIComponent(seed)}.json`;
  return join(tmpdir(), 'lantern-strength', fingerprint(PACKAGES, sourcesOf(game)), name);
}

/**
 * The source files that determine the matches of a game, within `PACKAGES`: those of the game, those shared by all games,
 * and those of the contest.
 */
function sourcesOf(game: string): string[] {
  const others = modules.map(({ id }) => `${id}/`).filter((folder) => folder !== `${game}/`);
  const sources = readdirSync(join(PACKAGES, GAMES), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !others.some((folder) => file.startsWith(folder)))
    .sort();
  return [...sources.map((file) => `${GAMES}/${file}`), 'proving/src/strength/contest.ts'];
}
