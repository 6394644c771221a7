import { applyPatch } from '@lantern/games/engine/patch';
import { STEPS_PER_PAGE } from '@lantern/protocol/replay';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import type { RunningMatch, RunningMatches } from '../match/api';
import { createTables } from '../match/runningMatches';
import { openSqlite } from '../store/sqlite/sqlite';
import type { Store } from '../store/store';
import { type ToyView, toy } from '../testing/toy';
import type { ReplayBuilder } from './replayBuilder';
import { ReplayCache } from './replayCache';

let store: Store;
let tables: RunningMatches;

beforeEach(() => {
  store = openSqlite(':memory:');
  tables = createTables({
    store,
    bus: new LocalHub().join(),
    log: pino({ level: 'silent' }),
    moduleById: () => toy,
    entropy: () => 'the same for all',
  });
});
afterEach(async () => {
  await tables.close();
  await store.close();
});

async function newTable(): Promise<RunningMatch> {
  const id = await tables.create({ roomCode: 'ROOM', game: 'toy', players: 3, options: {} });
  return (await tables.open(id)) as RunningMatch;
}

const act = async (table: RunningMatch, seat: string, move: string, ...args: unknown[]) =>
  expect(await table.act({ seat, move, args })).toMatchObject({ ok: true });
const hand = (table: RunningMatch, seat: string) => (table.view(seat) as unknown as ToyView).hand;

/** Every view of the steps, as somebody who is sent them has it. */
function views({ pages }: ReplayBuilder): unknown[] {
  return pages.flatMap(({ view, patches }) => {
    const all = [JSON.parse(view)];
    for (const patch of patches) all.push(applyPatch(all.at(-1), JSON.parse(patch)));
    return all;
  });
}

const stepsOf = async (table: RunningMatch, audience: string | null, shelf = new ReplayCache(store)) =>
  (await shelf.steps(table, audience)) as ReplayBuilder;

test.each(['0', '2', null])('the steps of %s are the views it was told, in their versions', async (audience) => {
  const table = await newTable();
  const told = [table.view(audience)];
  tables.listen({ changed: (_, to) => to === audience && told.push(table.view(audience)) });
  for (const seat of ['0', '1', '2', '0']) {
    await act(table, seat, 'stash', hand(table, seat)[0]);
    await act(table, seat, 'vote', true).catch(() => {});
    await act(table, seat, 'play', hand(table, seat)[1]);
    await act(table, seat, 'draw');
  }
  const steps = await stepsOf(table, audience);
  expect(views(steps)).toEqual(JSON.parse(JSON.stringify(told)));
  expect(steps.last).toBe(table.snapshot(audience).version);
});

test('a page has so many steps, and begins with a whole view', async () => {
  const table = await newTable();
  for (let move = 0; move < STEPS_PER_PAGE; move++) await act(table, String(move % 3), 'draw');
  const { pages, last } = await stepsOf(table, null);
  expect(last).toBe(STEPS_PER_PAGE);
  expect(pages.map(({ patches }) => patches.length)).toEqual([STEPS_PER_PAGE - 1, 0]);
  expect(JSON.parse(pages[1]?.view ?? '')).toEqual(JSON.parse(JSON.stringify(table.view(null))));
});

test('steps that are kept go on with the match', async () => {
  const table = await newTable();
  const shelf = new ReplayCache(store);
  await act(table, '0', 'draw');
  await stepsOf(table, '1', shelf);
  await act(table, '1', 'draw');
  const kept = await stepsOf(table, '1', shelf);
  expect(kept.pages).toEqual((await stepsOf(table, '1')).pages);
});

test('those who ask at the same time get the same steps, and no move twice', async () => {
  const table = await newTable();
  for (const seat of ['0', '1', '2']) await act(table, seat, 'draw');
  const shelf = new ReplayCache(store);
  const asked = await Promise.all([stepsOf(table, null, shelf), stepsOf(table, null, shelf)]);
  expect(asked.map(({ last }) => last)).toEqual([3, 3]);
});

test('the longest unused points of view are let go when there is too much to keep', async () => {
  const table = await newTable();
  const shelf = new ReplayCache(store, 1);
  for (const audience of ['0', '1', null]) await stepsOf(table, audience, shelf);
  expect(shelf.size).toBe(1);
});

test('what nobody has looked at for five minutes is let go of, and reckoned anew for whoever asks again', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  try {
    const table = await newTable();
    const shelf = new ReplayCache(store);
    await stepsOf(table, '0', shelf);
    const kept = await stepsOf(table, '1', shelf);
    jest.advanceTimersByTime(299_999);
    expect(await stepsOf(table, '1', shelf)).toBe(kept);
    jest.advanceTimersByTime(1);
    expect(shelf.size).toBe(1);
    jest.advanceTimersByTime(299_999);
    expect(shelf.size).toBe(0);
    expect(views(await stepsOf(table, '1', shelf))).toEqual(views(kept));
  } finally {
    jest.useRealTimers();
  }
});

test('a match that is gone has no steps', async () => {
  expect(await new ReplayCache(store).steps({ id: 'none', module: toy }, null)).toBeUndefined();
});

describe('matches that differ only in what somebody may not know', () => {
  /** The pages of an audience after a match with these secrets of seat 2. */
  const pages = async (audience: string | null, secrets: (table: RunningMatch) => Promise<void>) => {
    const table = await newTable();
    await act(table, '0', 'draw');
    await secrets(table);
    await act(table, '1', 'draw');
    return JSON.stringify((await stepsOf(table, audience)).pages);
  };
  const votes = (yes: boolean) => (table: RunningMatch) => act(table, '2', 'vote', yes);

  test.each(['0', '1', null])('look the same to %s to the byte: what a hidden answer was', async (audience) => {
    expect(await pages(audience, votes(true))).toBe(await pages(audience, votes(false)));
  });

  test.each(['0', '1', null])('look the same to %s to the byte: whether there was one at all', async (audience) => {
    const answered = async (answers: boolean) => {
      const table = await newTable();
      for (const seat of ['0', '1']) await act(table, seat, 'draw');
      if (answers) await act(table, '2', 'vote', true);
      return JSON.stringify((await stepsOf(table, audience)).pages);
    };
    expect(await answered(true)).toBe(await answered(false));
  });

  test('differ for the one who may know', async () => {
    expect(await pages('2', votes(true))).not.toBe(await pages('2', votes(false)));
  });

  test.each(['0', '1', null])('look the same to %s to the byte: which card was put aside', async (audience) => {
    const stashed = async (which: number) => {
      const table = await newTable();
      for (const seat of ['0', '1']) await act(table, seat, 'draw');
      await act(table, '2', 'stash', hand(table, '2')[which]);
      return JSON.stringify((await stepsOf(table, audience)).pages);
    };
    expect(await stashed(0)).toBe(await stashed(1));
  });
});
