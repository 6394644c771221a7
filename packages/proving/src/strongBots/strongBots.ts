import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { openStore } from '@lantern/server/src/store/open';
import { Count } from '../load/count';
import { type Goal, goalRow } from '../load/goals';
import { atRate } from '../load/measures';
import { short, spreadOf, spreadText } from '../load/rounds';
import { buildSubjects, type Subject, startSubject } from '../load/subjects/process';
import { namedOf, readOptions, wholeNumber } from '../options';
import { gamesNamed } from '../play/game';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { openBotTable } from './botTable';
import { type Decision, strongDecisions } from './decisions';

const OPTIONS = {
  game: { type: 'string' },
  only: { type: 'string' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
} as const;

/** Number of matches of strong bots, and the maximum ratio of the p99 of people's moves with and without them. */
const CASES = {
  beside: { tables: 1, wanted: 1.2, what: 'four strong bots' },
  crowd: { tables: 24, wanted: 1.3, what: '24 matches of four strong bots that start at once' },
} as const;

/** Number of other matches, and their total moves per second by people. */
const BESIDE = { matches: 20, rate: 60 };

/** The game of the bots in the comparison. */
const HEAVY = 'crystal-wars';

/** Number of the slowest decisions to name. */
const NAMED_DECISIONS = 6;

/** Maximum time of a decision, except for one in twenty. */
const DECISION_TIMEOUT_MS = 1500;

type Case = keyof typeof CASES;

/** The results of one game. */
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
 * Measures strong bots on a built server: their decision times, with one match of each game on a server without pauses
 * of bots; and their effect on people in 20 other matches, with one match of four strong bots and with 24 such matches
 * that start at once, at the default pace: the p99 of moves without and with them, in turn. `--only decisions`, `--only
 * beside` and `--only crowd` measure one of these, `--game` names one game.
 */
export const strongBots: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const rounds = wholeNumber('rounds', given.rounds, 1, 3);
  const seconds = wholeNumber('seconds', given.seconds, 1, 20);
  const parts = namedOf('only', given.only, ['decisions', 'beside', 'crowd']);
  const chosen = gamesNamed(given.game);
  buildSubjects();
  const decided = parts.includes('decisions') ? await decisionsOf(chosen, seconds) : {};
  const goals = decisionGoals(decided);
  const found: Partial<Record<Case, Beside>> = {};
  for (const name of ['beside', 'crowd'] as const) {
    if (!parts.includes(name)) continue;
    const beside = await movesBeside(name, rounds, seconds);
    found[name] = beside;
    goals.push(besideGoal(name, beside));
  }
  console.log(`\n${textTable(goals.map(goalRow))}`);
  return { ok: goals.every(({ reached }) => reached), found: { decided, ...found, goals } };
};

/**
 * Runs something on a separate server.
 * @param botPace factor on the pauses of its bots
 */
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

/** Measures one match of each game after the other. */
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
        slowest: [...decisions].sort((decision, other) => other.took - decision.took).slice(0, NAMED_DECISIONS),
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

/** Returns the p99 of people's moves without and with bots in other matches, measured alternately. */
function movesBeside(name: Case, rounds: number, seconds: number): Promise<Beside> {
  const { tables, what } = CASES[name];
  return onServer(1, async (subject) => {
    const module = modules.find(({ id }) => id === HEAVY) as AnyModule;
    const p99 = async () => (await atRate(subject, { matches: BESIDE.matches, seconds }, BESIDE.rate)).p99;
    await atRate(subject, { matches: BESIDE.matches, seconds: 5 }, BESIDE.rate);
    const found: Beside = { alone: [], bots: [] };
    for (let round = 1; round <= rounds; round++) {
      found.alone.push(await p99());
      const bots = await Promise.all(Array.from({ length: tables }, () => openBotTable(subject.address, module)));
      found.bots.push(await p99());
      // A finished match needs no pause.
      await Promise.all(bots.map((table) => table.rest().catch(() => undefined)));
      console.log(
        `round ${round}: p99 ${short(found.alone.at(-1))} ms without bots, ${short(found.bots.at(-1))} ms with`,
      );
    }
    const rows = [
      ['without bots', spreadText(spreadOf(found.alone))],
      [`beside ${what}`, spreadText(spreadOf(found.bots))],
    ];
    console.log(textTable([[`p99 of moves at ${BESIDE.matches} tables, ms`, 'median and range'], ...rows]));
    return found;
  });
}

const decisionGoals = (decided: Record<string, Decided>): Goal[] =>
  Object.entries(decided).map(([id, { p95 }]) => ({
    what: `${id}: p95 of a strong decision, ms`,
    found: p95,
    wanted: DECISION_TIMEOUT_MS,
    atLeast: false,
    reached: p95 <= DECISION_TIMEOUT_MS,
  }));

/** The ratio of the medians. */
function besideGoal(name: Case, { alone, bots }: Beside): Goal {
  const { wanted, what } = CASES[name];
  const found = (spreadOf(bots)?.median ?? Number.NaN) / (spreadOf(alone)?.median ?? Number.NaN);
  return {
    what: `p99 of people’s moves beside ${what}, to the same without`,
    found,
    wanted,
    atLeast: false,
    reached: found <= wanted,
  };
}
