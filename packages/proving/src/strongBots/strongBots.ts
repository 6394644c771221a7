import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { openStore } from '@lantern/server/src/store/open';
import { Count } from '../load/count';
import { type Goal, goalRow } from '../load/goals';
import { paced } from '../load/measures';
import { short, spreadOf, spreadText } from '../load/rounds';
import { buildSubjects, type Subject, startSubject } from '../load/subjects/process';
import { readOptions, wholeNumber } from '../options';
import { textTable } from '../textTable';
import { type Proof, UsageError } from '../verdict';
import { openBotTable } from './botTable';
import { type Decision, strongDecisions } from './decisions';

const OPTIONS = {
  game: { type: 'string' },
  only: { type: 'string' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
} as const;

/** Other tables, and the moves of people a second over all of them. */
const BESIDE = { matches: 20, rate: 60 };

/** The game of the bots beside whom people play. */
const HEAVY = 'crystal-wars';

/** So many of the slowest are named. */
const SLOWEST = 6;

/** What a decision may take, in milliseconds, but for one in twenty. */
const DECIDED = 1500;
/** What a p99 of people's moves beside bots may be, to what it is without them. */
const NOTICED = 1.2;

/** What was found of one game. */
interface Decided {
  decisions: number;
  median: number;
  p95: number;
  slowest: Decision[];
}

/** p99 of people's moves in each round, in milliseconds. */
interface Beside {
  alone: number[];
  bots: number[];
}

/**
 * Strong bots on a built server. How long they take to decide: one table a game, on a server whose bots make no pauses. And
 * what people at 20 other tables notice of a table of four of them, at their usual pace: the p99 of moves without and with
 * that table, in turn. `--only decisions` and `--only beside` measure one of both, `--game` names one game.
 */
export const strongBots: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const rounds = wholeNumber('rounds', given.rounds, 1, 3);
  const seconds = wholeNumber('seconds', given.seconds, 1, 20);
  if (given.only !== undefined && !['decisions', 'beside'].includes(given.only))
    throw new UsageError('--only takes decisions or beside');
  const chosen = modules.filter(({ id }) => given.game === undefined || id === given.game);
  if (chosen.length === 0) throw new UsageError(`--game takes one of ${modules.map(({ id }) => id).join(', ')}`);
  buildSubjects();
  const decided = given.only === 'beside' ? {} : await decisionsOf(chosen, seconds);
  const beside = given.only === 'decisions' ? undefined : await movesBeside(rounds, seconds);
  const goals = [...decisionGoals(decided), ...(beside ? [besideGoal(beside)] : [])];
  console.log(`\n${textTable(goals.map(goalRow))}`);
  return { ok: goals.every(({ reached }) => reached), found: { decided, beside, goals } };
};

/** Runs something on a server of its own. @param botPace factor on the pauses of its bots */
async function onServer<Found>(botPace: number, act: (subject: Subject, folder: string) => Promise<Found>) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-strong-bots-'));
  const subject = await startSubject({ kind: 'lantern-sqlite', folder, botPace });
  try {
    return await act(subject, folder);
  } finally {
    await subject.stop();
    rmSync(folder, { recursive: true });
  }
}

/** One table of each game after the other. */
function decisionsOf(chosen: readonly AnyModule[], seconds: number): Promise<Record<string, Decided>> {
  return onServer(0, async ({ address }, folder) => {
    const store = await openStore(`sqlite:${join(folder, 'lantern.db')}`);
    const found: Record<string, Decided> = {};
    for (const module of chosen) {
      const count = new Count();
      const decisions = await strongDecisions(address, store, module, seconds * 1000);
      count.latencies.push(...decisions.map(({ took }) => took));
      found[module.id] = {
        decisions: count.latencies.length,
        median: count.percentile(0.5),
        p95: count.percentile(0.95),
        slowest: [...decisions].sort((one, other) => other.took - one.took).slice(0, SLOWEST),
      };
    }
    await store.close();
    const rows = Object.entries(found).map(([id, { decisions, median, p95, slowest }]) => [
      ...[id, decisions, median, p95],
      slowest.map(({ seq, move, took }) => `${seq}. ${move} ${took}`).join(', '),
    ]);
    console.log(textTable([['a strong decision, ms', 'decisions', 'median', 'p95', 'slowest'], ...rows]));
    return found;
  });
}

/** The slowest of a hundred moves of people, without and with bots at another table, in turn. */
function movesBeside(rounds: number, seconds: number): Promise<Beside> {
  return onServer(1, async (subject) => {
    const module = modules.find(({ id }) => id === HEAVY) as AnyModule;
    const p99 = async () => (await paced(subject, { matches: BESIDE.matches, seconds }, BESIDE.rate)).p99;
    await paced(subject, { matches: BESIDE.matches, seconds: 5 }, BESIDE.rate);
    const found: Beside = { alone: [], bots: [] };
    for (let round = 1; round <= rounds; round++) {
      found.alone.push(await p99());
      const bots = await openBotTable(subject.address, module);
      found.bots.push(await p99());
      await bots.rest();
      console.log(
        `round ${round}: p99 ${short(found.alone.at(-1))} ms without bots, ${short(found.bots.at(-1))} ms with`,
      );
    }
    const rows = [
      ['without bots', spreadText(spreadOf(found.alone))],
      ['beside four strong bots', spreadText(spreadOf(found.bots))],
    ];
    console.log(textTable([[`p99 of moves at ${BESIDE.matches} tables, ms`, 'median and range'], ...rows]));
    return found;
  });
}

const decisionGoals = (decided: Record<string, Decided>): Goal[] =>
  Object.entries(decided).map(([id, { p95 }]) => ({
    what: `${id}: p95 of a strong decision, ms`,
    ...{ found: p95, wanted: DECIDED, atLeast: false, reached: p95 <= DECIDED },
  }));

/** The ratio of the medians. */
function besideGoal({ alone, bots }: Beside): Goal {
  const found = (spreadOf(bots)?.median ?? Number.NaN) / (spreadOf(alone)?.median ?? Number.NaN);
  return {
    what: 'p99 of people’s moves beside four strong bots, to the same without',
    ...{ found, wanted: NOTICED, atLeast: false, reached: found <= NOTICED },
  };
}
