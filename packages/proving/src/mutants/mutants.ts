import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleById } from '@lantern/games/index';
import { seededRandom } from '@lantern/games/kit/random';
import { Journal } from '../journal';
import { readOptions, wholeNumber } from '../options';
import { type Proof, UsageError } from '../verdict';
import { type Planted, plantedIn } from './planted';
import { Reach } from './reach';
import { Sandbox } from './sandbox';
import { gameScope, type Scope, serverScope } from './scope';
import { type Result, Trials } from './trial';

const OPTIONS = {
  game: { type: 'string' },
  server: { type: 'boolean' },
  only: { type: 'string' },
  sample: { type: 'string' },
  seed: { type: 'string' },
  effort: { type: 'string' },
} as const;

/** Minimum share of mutants that tests must notice. */
const GOALS = { game: 0.97, server: 0.9 } as const;

const TOP = fileURLToPath(new URL('../../../..', import.meta.url));

/** Folder kept between runs: the copy of the repository, the reach of tests, and the result of each mutant. */
const KEPT = join(tmpdir(), 'lantern-mutants', createHash('sha256').update(TOP).digest('hex').slice(0, 8));

/**
 * Changes the rules of a game (`--game <id>`) or the core of the server (`--server`) in one small way at a time, and
 * checks whether a test notices: tests beside the changed file first, then those around it, and only those that reach
 * the changed place. `--sample` sets the number of mutants, `--seed` selects them, `--only <part of a path>` selects
 * files, `--effort` limits the seconds of processor time for the tests of one mutant. Prints the mutants that no test
 * notices; one that the type checker refuses counts as noticed. Known equivalent mutants (`equivalents.ts`) are not
 * tried. A mutant that was noticed is not tried again when the same sample is repeated.
 */
export const mutants: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const scope = scopeOf(given.game, given.server ?? false);
  const sample = wholeNumber('sample', given.sample, 1, 36);
  const all = scope.files.flatMap((file) => plantedIn(TOP, file));
  const tried = seededRandom(given.seed ?? 'lantern')
    .shuffle(all.filter(({ file }) => file.includes(given.only ?? '')))
    .slice(0, sample);
  const results = await tryAll(scope, all, tried, wholeNumber('effort', given.effort, 1, 60));
  const killed = results.filter(({ result }) => result === 'killed').length;
  const noticed = tried.length === 0 ? 1 : killed / tried.length;
  const goal = given.server ? GOALS.server : GOALS.game;
  return {
    ok: tried.length > 0 && noticed >= goal,
    found: { possible: all.length, tried: tried.length, survived: tried.length - killed, noticed, goal },
  };
};

function scopeOf(game: string | undefined, server: boolean): Scope {
  if (server && game === undefined) return serverScope(TOP);
  if (game === undefined || server) throw new UsageError('either --game <id> or --server is needed');
  if (!moduleById(game)) throw new UsageError(`there is no game ${game}`);
  return gameScope(TOP, game);
}

async function tryAll(
  scope: Scope,
  all: readonly Planted[],
  tried: readonly Planted[],
  effort: number,
): Promise<Result[]> {
  const sandbox = new Sandbox(TOP, join(KEPT, scope.name, 'copy'));
  const reach = new Reach(scope);
  await reach.measure(sandbox, all, join(KEPT, scope.name, 'reach.json'));
  const journal = new Journal<Result>(join(KEPT, scope.name, 'results.json'));
  const trials = new Trials(scope, sandbox, reach, effort);
  const results: Result[] = [];
  try {
    for (const one of tried) {
      const before = journal.get(one.id);
      const result = before?.result === 'killed' ? before : await trials.try(one);
      journal.set(one.id, result);
      results.push(result);
      if (result.result !== 'killed')
        console.log(`${result.result}  ${one.file}:${one.line}  ${one.change}\n          ${one.text}`);
      if (results.length % 10 === 0) console.log(`${results.length} of ${tried.length} tried`);
    }
  } finally {
    trials.end();
  }
  return results;
}
