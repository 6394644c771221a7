import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleById } from '@lantern/games/index';
import { seededRandom } from '@lantern/games/kit/random';
import { readOptions, wholeNumber } from '../options';
import { type Proof, UsageError } from '../verdict';
import { equivalents } from './equivalents';
import { type Mutant, mutantsOf, withMutant } from './mutate';
import { Sandbox } from './sandbox';
import { gameScope, type Scope, serverScope } from './scope';

const OPTIONS = {
  game: { type: 'string' },
  server: { type: 'boolean' },
  only: { type: 'string' },
  sample: { type: 'string' },
  seed: { type: 'string' },
  jobs: { type: 'string' },
} as const;

/** The least share of mutants that tests must notice. */
const GOALS = { game: 0.97, server: 0.9 } as const;

const TOP = fileURLToPath(new URL('../../../..', import.meta.url));

interface Planted extends Mutant {
  file: string;
}

/**
 * Changes the rules of a game (`--game <id>`) or the core of the server (`--server`) in one small way at a time, and
 * looks whether a test notices: those beside the changed file first, then those around it. `--sample` says how many
 * changes are tried, `--seed` which, `--only <part of a path>` in which files, `--jobs` how many at once. Prints the
 * changes that no test notices. Those known to change nothing (`equivalents.ts`) are not tried.
 */
export const mutants: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const scope = scopeOf(given.game, given.server ?? false);
  const sample = wholeNumber('sample', given.sample, 1, 36);
  const all = scope.files.filter((file) => file.includes(given.only ?? '')).flatMap(plantedIn);
  const tried = seededRandom(given.seed ?? 'lantern')
    .shuffle(all)
    .slice(0, sample);
  const survivors = await tryAll(scope, tried, wholeNumber('jobs', given.jobs, 1, 2));
  for (const one of survivors)
    console.log(`survived  ${one.file}:${one.line}  ${one.change}\n          ${lineOf(one)}`);
  const share = tried.length === 0 ? 1 : 1 - survivors.length / tried.length;
  const goal = given.server ? GOALS.server : GOALS.game;
  return {
    ok: tried.length > 0 && share >= goal,
    found: { possible: all.length, tried: tried.length, survived: survivors.length, noticed: share, goal },
  };
};

function scopeOf(game: string | undefined, server: boolean): Scope {
  if (server && game === undefined) return serverScope(TOP);
  if (game === undefined || server) throw new UsageError('either --game <id> or --server is needed');
  if (!moduleById(game)) throw new UsageError(`there is no game ${game}`);
  return gameScope(TOP, game);
}

function plantedIn(file: string): Planted[] {
  const source = readFileSync(join(TOP, file), 'utf8');
  return mutantsOf(source)
    .map((mutant) => ({ ...mutant, file }))
    .filter((one) => !isEquivalent(one, source));
}

function isEquivalent({ file, change, start, end }: Planted, source: string): boolean {
  const line = source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', end)).trim();
  return equivalents.some((known) => known.file === file && known.change === change && known.line === line);
}

const lineOf = ({ file, line }: Planted) => readFileSync(join(TOP, file), 'utf8').split('\n')[line - 1]?.trim();

async function tryAll(scope: Scope, tried: readonly Planted[], jobs: number): Promise<Planted[]> {
  const survivors: Planted[] = [];
  const waiting = [...tried];
  const sound = new Set<string>();
  const work = async () => {
    const sandbox = new Sandbox(TOP);
    try {
      for (let one = waiting.shift(); one; one = waiting.shift()) {
        if (!(await isNoticed(scope, sandbox, one, sound))) {
          survivors.push(one);
          console.log(`survived  ${one.file}:${one.line}  ${one.change}\n          ${lineOf(one)}`);
        }
        const done = tried.length - waiting.length;
        if (done % 10 === 0) console.log(`${done} of ${tried.length} begun, ${survivors.length} survived`);
      }
    } finally {
      sandbox.remove();
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return survivors;
}

/**
 * Whether a test fails because of a mutant.
 * @throws Error if a test fails without any: then nothing it says about mutants can be believed
 */
async function isNoticed(scope: Scope, sandbox: Sandbox, one: Planted, sound: Set<string>): Promise<boolean> {
  const source = readFileSync(join(TOP, one.file), 'utf8');
  for (const run of scope.testsOf(one.file)) {
    if (run.files.length === 0) continue;
    sandbox.write(one.file, withMutant(source, one));
    const passed = await sandbox.passes(run);
    sandbox.write(one.file, source);
    if (passed) continue;
    const name = JSON.stringify(run);
    if (!sound.has(name) && !(await sandbox.passes(run)))
      throw new Error(`tests fail unchanged: ${run.files.join(' ')}`);
    sound.add(name);
    return true;
  }
  return false;
}
