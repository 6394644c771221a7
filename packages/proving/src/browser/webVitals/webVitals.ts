import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@lantern/games/catalogue';
import type { Browser } from 'playwright-core';
import { build } from '../../build';
import { namedOf, readOptions, wholeNumber } from '../../options';
import { ServerProcess } from '../../serverProcess';
import { textTable } from '../../textTable';
import { type Proof, skipped } from '../../verdict';
import { Faults } from '../faults';
import { NO_CHROMIUM } from '../harness';
import { chromiumPath, launch, type Person, person } from '../people';
import { medianOf, observeWebVitals, throttle, type WebVitals } from './measure';
import { barePage, firstPage, play, room } from './scenes';

const OPTIONS = {
  port: { type: 'string' },
  built: { type: 'boolean' },
  runs: { type: 'string' },
  game: { type: 'string' },
} as const;

/** The goals for a phone, in milliseconds; layout shift has no unit. */
const GOALS = { lcp: 2000, cls: 0.05, inp: 100 } as const;

type Pages = Record<'bare page' | 'first page' | 'room' | 'table', WebVitals>;
type Session = Pages & { game: string };

/**
 * Measures the experience of a person with a mid-range phone on slow 4G (simulated: processor four times slower, 150
 * ms, 1.6 Mbit/s) on the first page, in a room and in each game’s match: largest contentful paint, layout shift,
 * slowest interaction; the median of several runs. The figures depend on the machine, and a busy one makes all of them
 * worse. For comparison, the duration of a tap on a page with a single button is the minimum.
 */
export const webVitals: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const runs = wholeNumber('runs', given.runs, 1, 3);
  const games = namedOf(
    'game',
    given.game,
    catalogue.map(({ title }) => title),
  );
  const executable = chromiumPath();
  if (!executable) return skipped(NO_CHROMIUM);
  if (!given.built) build();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-figures-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8317));
  const faults = new Faults(server.address);
  const found: Session[] = [];
  try {
    await server.start();
    for (let run = 0; run < runs; run++) {
      for (const game of games) {
        const chromium = await launch(executable);
        try {
          found.push({ game, ...(await playSession(chromium, faults, server.address, game)) });
        } finally {
          await chromium.close();
        }
      }
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
  const rows = rowsOf(found, games);
  console.log(
    textTable([
      ['page', 'figure', 'found', 'at most', ''],
      ...rows.map(({ page, name, value, goal }) => [
        page,
        name.toUpperCase(),
        name === 'cls' ? value.toFixed(3) : Math.round(value),
        ...(goal === undefined ? ['', ''] : [goal, value <= goal ? 'reached' : 'NOT reached']),
      ]),
    ]),
  );
  const { list } = faults;
  return {
    ok: list.length === 0 && rows.every(({ value, goal }) => goal === undefined || value <= goal),
    found: { found, faults: list },
  };
};

interface Row {
  page: string;
  name: keyof typeof GOALS;
  value: number;
  /** Absent without a figure to compare with. */
  goal?: number;
}

/** The rows of the table: the first page and the room over all sessions, and each game separately. */
function rowsOf(found: readonly Session[], games: readonly string[]): Row[] {
  const looked: [page: string, runs: WebVitals[]][] = [
    ['first page', found.map((run) => run['first page'])],
    ['room', found.map(({ room }) => room)],
    ...games.map((game): [string, WebVitals[]] => [
      game,
      found.filter((run) => run.game === game).map(({ table }) => table),
    ]),
  ];
  const bare = medianOf(found.map((run) => run['bare page'])).inp;
  const rows = looked.flatMap(([page, runs]): Row[] => {
    const values = medianOf(runs);
    return (['lcp', 'cls', 'inp'] as const).map((name) => ({ page, name, value: values[name], goal: GOALS[name] }));
  });
  return [{ page: 'bare page', name: 'inp', value: bare }, ...rows];
}

/** Two friends with a phone each. Only the measured one is throttled, so that the other one leaves the machine free. */
async function playSession(chromium: Browser, faults: Faults, address: string, game: string): Promise<Pages> {
  const phone = async (name: string): Promise<[Person, () => Promise<void>]> => {
    const one = await person(chromium, name, 'phone', faults);
    await observeWebVitals(one.context);
    return [one, await throttle(one.page)];
  };
  const [nobody, rest] = await phone('Nobody');
  const bare = await barePage(nobody);
  await rest();
  await nobody.context.close();
  const [ana, unthrottle] = await phone('Ana');
  const [first, link] = await firstPage(ana, address, game);
  await unthrottle();
  const [ben] = await phone('Ben');
  const inRoom = await room(ben, link);
  return { 'bare page': bare, 'first page': first, room: inRoom, table: await play(ana, ben) };
}
