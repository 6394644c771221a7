import { applyPatch } from '@lantern/games/engine/patch';
import { STEPS_PER_PAGE } from '@lantern/protocol/replay';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { Matches } from '../match/matches';
import type { RunningMatch } from '../match/runningMatch';
import type { Store } from '../store/store';
import { memoryStore } from '../testing/stores';
import { type ToyView, toy } from '../testing/toy';
import type { ReplayBuilder } from './replayBuilder';
import { ReplayCache } from './replayCache';

let store: Store;
let matches: Matches;

beforeEach(() => {
  store = memoryStore();
  matches = new Matches({
    store,
    bus: new LocalHub().join(),
    log: pino({ level: 'silent' }),
    moduleById: () => toy,
    entropy: () => 'the same for all',
  });
});
afterEach(async () => {
  await matches.close();
  await store.close();
});

async function newTable(): Promise<RunningMatch> {
  const id = await matches.create({ roomCode: 'ROOM', game: 'toy', players: 3, options: {} });
  return (await matches.open(id)) as RunningMatch;
}

const act = async (match: RunningMatch, seat: string, move: string, ...args: unknown[]) =>
  expect(await match.act({ seat, move, args })).toMatchObject({ ok: true });
const hand = (match: RunningMatch, seat: string) => (match.view(seat) as unknown as ToyView).hand;

/** All views of the steps, as a client rebuilds them. */
function views({ pages }: ReplayBuilder): unknown[] {
  return pages.flatMap(({ view, patches }) => {
    const all = [JSON.parse(view)];
    for (const patch of patches) all.push(applyPatch(all.at(-1), JSON.parse(patch)));
    return all;
  });
}

const stepsOf = async (match: RunningMatch, audience: string | null, cache = new ReplayCache(store)) =>
  (await cache.replay(match, audience)) as ReplayBuilder;

test.each(['0', '2', null])('the steps of %s are the views it was sent, with their versions', async (audience) => {
  const match = await newTable();
  const told = [match.view(audience)];
  matches.listen({ changed: (_, to) => to === audience && told.push(match.view(audience)) });
  for (const seat of ['0', '1', '2', '0']) {
    await act(match, seat, 'stash', hand(match, seat)[0]);
    await act(match, seat, 'vote', true).catch(() => {});
    await act(match, seat, 'play', hand(match, seat)[1]);
    await act(match, seat, 'draw');
  }
  const replay = await stepsOf(match, audience);
  expect(views(replay)).toEqual(JSON.parse(JSON.stringify(told)));
  expect(replay.last).toBe(match.snapshot(audience).version);
});

test('a page has a fixed number of steps, and starts with a whole view', async () => {
  const match = await newTable();
  for (let move = 0; move < STEPS_PER_PAGE; move++) await act(match, String(move % 3), 'draw');
  const { pages, last } = await stepsOf(match, null);
  expect(last).toBe(STEPS_PER_PAGE);
  expect(pages.map(({ patches }) => patches.length)).toEqual([STEPS_PER_PAGE - 1, 0]);
  expect(JSON.parse(pages[1]?.view ?? '')).toEqual(JSON.parse(JSON.stringify(match.view(null))));
});

test('cached steps are continued with the match', async () => {
  const match = await newTable();
  const cache = new ReplayCache(store);
  await act(match, '0', 'draw');
  await stepsOf(match, '1', cache);
  await act(match, '1', 'draw');
  const kept = await stepsOf(match, '1', cache);
  expect(kept.pages).toEqual((await stepsOf(match, '1')).pages);
});

test('simultaneous requests get the same steps, and no move is applied twice', async () => {
  const match = await newTable();
  for (const seat of ['0', '1', '2']) await act(match, seat, 'draw');
  const cache = new ReplayCache(store);
  const asked = await Promise.all([stepsOf(match, null, cache), stepsOf(match, null, cache)]);
  expect(asked.map(({ last }) => last)).toEqual([3, 3]);
});

test('the least recently used replays are dropped when there are too many', async () => {
  const match = await newTable();
  const cache = new ReplayCache(store, 1);
  for (const audience of ['0', '1', null]) await stepsOf(match, audience, cache);
  expect(cache.size).toBe(1);
});

test('a replay without use for five minutes is dropped, and rebuilt on demand', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  try {
    const match = await newTable();
    const cache = new ReplayCache(store);
    await stepsOf(match, '0', cache);
    const kept = await stepsOf(match, '1', cache);
    jest.advanceTimersByTime(299_999);
    expect(await stepsOf(match, '1', cache)).toBe(kept);
    jest.advanceTimersByTime(1);
    expect(cache.size).toBe(1);
    jest.advanceTimersByTime(299_999);
    expect(cache.size).toBe(0);
    expect(views(await stepsOf(match, '1', cache))).toEqual(views(kept));
  } finally {
    jest.useRealTimers();
  }
});

test('a deleted match has no steps', async () => {
  expect(await new ReplayCache(store).replay({ id: 'none', roomCode: 'ROOM', module: toy }, null)).toBeUndefined();
});

describe('matches that differ only in what a viewer may not know', () => {
  /** The pages of an audience for a match with these secrets of seat 2. */
  const pages = async (audience: string | null, secrets: (match: RunningMatch) => Promise<void>) => {
    const match = await newTable();
    await act(match, '0', 'draw');
    await secrets(match);
    await act(match, '1', 'draw');
    return JSON.stringify((await stepsOf(match, audience)).pages);
  };
  const votes = (yes: boolean) => (match: RunningMatch) => act(match, '2', 'vote', yes);

  test.each(['0', '1', null])('have the same bytes for %s: the content of a hidden answer', async (audience) => {
    expect(await pages(audience, votes(true))).toBe(await pages(audience, votes(false)));
  });

  test.each(['0', '1', null])('have the same bytes for %s: whether there was one at all', async (audience) => {
    const answered = async (answers: boolean) => {
      const match = await newTable();
      for (const seat of ['0', '1']) await act(match, seat, 'draw');
      if (answers) await act(match, '2', 'vote', true);
      return JSON.stringify((await stepsOf(match, audience)).pages);
    };
    expect(await answered(true)).toBe(await answered(false));
  });

  test('differ for the viewer who may know', async () => {
    expect(await pages('2', votes(true))).not.toBe(await pages('2', votes(false)));
  });

  test.each(['0', '1', null])('have the same bytes for %s: which card was put aside', async (audience) => {
    const stashed = async (which: number) => {
      const match = await newTable();
      for (const seat of ['0', '1']) await act(match, seat, 'draw');
      await act(match, '2', 'stash', hand(match, '2')[which]);
      return JSON.stringify((await stepsOf(match, audience)).pages);
    };
    expect(await stashed(0)).toBe(await stashed(1));
  });
});
