import { MINUTE } from '@lantern/protocol/timeUnits';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import type { Store } from '../store/store';
import { keptMatch } from '../testing/keptMatch';
import { memoryStore } from '../testing/stores';
import { toy } from '../testing/toy';
import { Matches, type MatchesSpec } from './matches';
import type { RunningMatch } from './runningMatch';

let hub: LocalHub;
let store: Store;
let now: number;
let matches: Matches;
let lines: { level: number; msg: string; match?: string }[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  hub = new LocalHub();
  store = memoryStore();
  now = 1_000_000;
  lines = [];
  matches = opened();
});

afterEach(async () => {
  await matches.close();
  await store.close();
  jest.useRealTimers();
});

function opened(more: Partial<MatchesSpec> = {}): Matches {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const moduleById = (id: string) => (id === 'toy' ? toy : undefined);
  return new Matches({ store, bus: hub.join(), log, moduleById, now: () => now, ...more });
}

const deal = (of = matches) => of.create({ roomCode: 'ROOM', game: 'toy', players: 2, options: {} });
const share = () => Object.defineProperty(store, 'shared', { value: true });
const turn = () => new Promise((resolve) => setImmediate(resolve));
const draw = async (id: string, of = matches) => (await of.open(id))?.act({ seat: '0', move: 'draw', args: [] });

/** Advances the clock. */
function pass(milliseconds: number): void {
  now += milliseconds;
  jest.advanceTimersByTime(milliseconds);
}

describe('a match leaves memory', () => {
  it('after fifteen minutes without use, and not before', async () => {
    await deal();
    for (let minute = 1; minute < 15; minute++) pass(MINUTE);
    expect(matches.loaded).toBe(1);
    pass(MINUTE);
    expect(matches.loaded).toBe(0);
  });

  it('fifteen minutes after its last use', async () => {
    const id = await deal();
    for (let minute = 0; minute < 10; minute++) pass(MINUTE);
    await matches.open(id);
    for (let minute = 1; minute < 15; minute++) pass(MINUTE);
    expect(matches.loaded).toBe(1);
    pass(MINUTE);
    expect(matches.loaded).toBe(0);
  });

  it('after the configured time, however short', async () => {
    await matches.close();
    matches = opened({ idleAfter: 1000 });
    await deal();
    pass(999);
    expect(matches.loaded).toBe(1);
    pass(1);
    expect(matches.loaded).toBe(0);
  });

  it('if there are too many: only the least recently used one', async () => {
    await matches.close();
    matches = opened({ maximum: 2 });
    const [first, second] = [await deal(), await deal()];
    const kept = await matches.open(first);
    expect(matches.loaded).toBe(2);
    await deal();
    expect(matches.loaded).toBe(2);
    const read = jest.spyOn(store, 'loadMatch');
    expect(await matches.open(first)).toBe(kept);
    expect(read).not.toHaveBeenCalled();
    await matches.open(second);
    expect(read.mock.calls).toEqual([[{ roomCode: 'ROOM', matchId: second }]]);
  });

  it('when it is forgotten; forgetting an unloaded match does nothing', async () => {
    const id = await deal();
    matches.forget(id);
    expect(matches.loaded).toBe(0);
    matches.unload(id);
    expect(matches.loaded).toBe(0);
  });

  it('and its followed version is still reported', async () => {
    const id = await deal();
    const end = await matches.watch(id);
    await draw(id);
    matches.unload(id);
    expect(matches.followed()).toEqual([{ roomCode: 'ROOM', matchId: id, seq: 1 }]);
    end();
    expect(matches.followed()).toEqual([]);
  });
});

describe('a followed match', () => {
  it('is followed until the last subscription ends; ending one twice counts once', async () => {
    const id = await deal();
    const [one, other] = [await matches.watch(id), await matches.watch(id)];
    one();
    one();
    expect(matches.followed()).toMatchObject([{ matchId: id }]);
    other();
    expect(matches.followed()).toEqual([]);
  });

  it('is loaded, and followed again after the subscription ended', async () => {
    const id = await deal();
    matches.unload(id);
    (await matches.watch(id))();
    expect(matches.loaded).toBe(1);
    await matches.watch(id);
    const other = opened();
    await draw(id, other);
    await turn();
    await turn();
    expect(matches.followed()).toEqual([{ roomCode: 'ROOM', matchId: id, seq: 1 }]);
    await other.close();
  });

  it('ignores messages after the end of its subscription', async () => {
    const id = await deal();
    (await matches.watch(id))();
    await turn();
    const read = jest.spyOn(store, 'progress');
    hub.join().publish({ kind: 'match', id, seq: 5 });
    await turn();
    expect(read).not.toHaveBeenCalled();
  });

  it('is read from the store at once only if the store is shared', async () => {
    const id = await deal();
    const read = jest.spyOn(store, 'progress');
    (await matches.watch(id))();
    expect(read).not.toHaveBeenCalled();
    share();
    await matches.watch(id);
    expect(read.mock.calls).toEqual([[{ roomCode: 'ROOM', matchId: id }, 0]]);
  });

  it('is sent as a new snapshot, then as moved, if it had left memory when others moved', async () => {
    const id = await deal();
    await matches.watch(id);
    matches.unload(id);
    const told: string[] = [];
    matches.listen({
      resync: (match) => told.push(`resync ${match.id}`),
      moved: (match) => told.push(`moved ${match.id}`),
    });
    const other = opened();
    await draw(id, other);
    await turn();
    await turn();
    expect(told).toEqual([`resync ${id}`, `moved ${id}`]);
    await other.close();
  });

  it('whose changes cannot be read is logged, and read at the next message', async () => {
    const id = await deal();
    await matches.watch(id);
    const other = opened();
    const load = jest.spyOn(store, 'progress').mockRejectedValueOnce(new Error('away'));
    await draw(id, other);
    await turn();
    expect(lines).toMatchObject([{ level: 40, matchId: id, msg: 'changes of a match could not be loaded' }]);
    load.mockRestore();
    hub.join().publish({ kind: 'match', id, seq: 1 });
    await turn();
    expect(matches.followed()).toEqual([{ roomCode: 'ROOM', matchId: id, seq: 1 }]);
    await other.close();
  });

  it('is up to date after catching up, and a failure rejects for the caller', async () => {
    const id = await deal();
    const other = opened();
    await draw(id, other);
    await matches.catchUp([id]);
    expect((await matches.open(id))?.view(null).turnSeat).toBe('1');
    jest.spyOn(store, 'progress').mockRejectedValueOnce(new Error('away'));
    await expect(matches.catchUp([id])).rejects.toThrow('away');
    await other.close();
  });

  it('reports nothing if a message names a match that does not exist', async () => {
    const id = await deal();
    await matches.watch(id);
    matches.forget(id);
    const told = jest.fn();
    matches.listen({ resync: told, moved: told });
    jest.spyOn(store, 'loadMatch').mockResolvedValueOnce(undefined);
    await matches.catchUp([id]);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('an open match in memory', () => {
  it('includes what other servers did if the store is shared and nobody follows it', async () => {
    const id = await deal();
    const other = opened();
    await draw(id, other);
    share();
    expect((await matches.open(id))?.view(null).turnSeat).toBe('1');
    await other.close();
  });

  it('is not read again if it is followed or the store is not shared', async () => {
    const id = await deal();
    const read = jest.spyOn(store, 'progress');
    await matches.open(id);
    share();
    await matches.watch(id);
    read.mockClear();
    await matches.open(id);
    expect(read).not.toHaveBeenCalled();
  });

  it('is undefined if it was deleted', async () => {
    const id = await deal();
    share();
    jest.spyOn(store, 'progress').mockResolvedValueOnce(undefined);
    expect(await matches.open(id)).toBeUndefined();
    expect(matches.loaded).toBe(0);
  });

  it('fails to open if the store does not answer, and stays in memory', async () => {
    const id = await deal();
    share();
    jest.spyOn(store, 'progress').mockRejectedValueOnce(new Error('away'));
    await expect(matches.open(id)).rejects.toThrow('away');
    expect(matches.loaded).toBe(1);
  });
});

describe('a match to load', () => {
  it('is undefined if its game is not offered', async () => {
    const id = await deal();
    const other = opened({ moduleById: () => undefined });
    expect(await other.open(id)).toBeUndefined();
    await other.close();
  });

  it('is tried again after a failure', async () => {
    const id = await deal();
    const other = opened();
    jest.spyOn(store, 'loadMatch').mockRejectedValueOnce(new Error('away'));
    await expect(other.open(id)).rejects.toThrow('away');
    expect((await other.open(id))?.id).toBe(id);
    await other.close();
  });
});

describe('once the matches are closed', () => {
  it('no match is dealt or loaded', async () => {
    const id = await deal();
    matches.unload(id);
    await matches.close();
    await expect(deal()).rejects.toThrow('the matches are closing');
    expect(await matches.open(id)).toBeUndefined();
  });

  it('pending requests are finished', async () => {
    const id = await deal();
    const commit = store.commit.bind(store);
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    jest.spyOn(store, 'commit').mockImplementationOnce((move) => gate.then(() => commit(move)));
    const made = draw(id);
    await turn();
    let closed = false;
    const closing = matches.close().then(() => {
      closed = true;
    });
    await turn();
    expect(closed).toBe(false);
    goOn();
    await closing;
    expect((await keptMatch(store, id).load())?.seq).toBe(1);
    expect(await made).toMatchObject({ ok: true });
  });

  it('a match that was being loaded accepts no move', async () => {
    const id = await deal();
    const other = opened();
    const loading = other.open(id);
    await other.close();
    const late = (await loading) as RunningMatch;
    expect(await late.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ refusal: { code: 'CLOSING' } });
  });

  it('messages cause no reads, and no timer runs', async () => {
    const timers = jest.getTimerCount();
    const other = opened();
    expect(jest.getTimerCount()).toBe(timers + 1);
    const id = await deal();
    await other.watch(id);
    await other.close();
    expect(jest.getTimerCount()).toBe(timers);
    const read = jest.spyOn(store, 'progress');
    await draw(id);
    await turn();
    expect(read).not.toHaveBeenCalled();
  });
});

test('a match of a game that is not offered is not dealt', async () => {
  const wanted = matches.create({ roomCode: 'ROOM', game: 'other', players: 2, options: {} });
  await expect(wanted).rejects.toThrow('no such game: other');
});

test('a match is dealt from its sealed secret, or else from new ones: 32 bytes, and 16 for the salt', async () => {
  const sealed = matches.seal();
  expect([sealed.secret.length, sealed.salt.length]).toEqual([64, 32]);
  const id = await matches.create({ roomCode: 'ROOM', game: 'toy', players: 2, options: {}, sealed });
  expect(id).toBe(sealed.matchId);
  const { promise, salt, secret } = sealed;
  expect((await keptMatch(store, id).load())?.state).toMatchObject({
    fair: { promise, salt, secret, contributions: {} },
  });
});

test.each([true, undefined])('whether a match withholds its secrets is stored with it: %p', async (withheld) => {
  const wanted = { roomCode: 'ROOM', game: 'toy', players: 2, options: {}, ...(withheld && { withheld }) };
  const { state } = (await keptMatch(store, await matches.create(wanted)).load()) ?? {};
  expect((state as { fair?: { withheld?: true } } | undefined)?.fair?.withheld).toBe(withheld);
});

test('an error of a listener is logged', async () => {
  matches.listen({
    moved: () => {
      throw new Error('deaf');
    },
  });
  await draw(await deal());
  expect(lines).toMatchObject([{ level: 50, msg: 'a match listener threw an error', err: { message: 'deaf' } }]);
});

test('a removed listener is not called', async () => {
  const moved = jest.fn();
  matches.listen({ moved })();
  await draw(await deal());
  expect(moved).not.toHaveBeenCalled();
});
