import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { openSqlite } from '../store/sqlite/sqlite';
import type { Store } from '../store/store';
import { toy } from '../testing/toy';
import type { RunningMatch, RunningMatches } from './api';
import { createRunningMatches, type RunningMatchesSpec } from './runningMatches';

const MINUTE = 60_000;

let hub: LocalHub;
let store: Store;
let now: number;
let matches: RunningMatches;
let lines: { level: number; msg: string; match?: string }[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  hub = new LocalHub();
  store = openSqlite(':memory:');
  now = 1_000_000;
  lines = [];
  matches = opened();
});

afterEach(async () => {
  await matches.close();
  await store.close();
  jest.useRealTimers();
});

function opened(more: Partial<RunningMatchesSpec> = {}): RunningMatches {
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const moduleById = (id: string) => (id === 'toy' ? toy : undefined);
  return createRunningMatches({ store, bus: hub.join(), log, moduleById, now: () => now, ...more });
}

const deal = (of = matches) => of.create({ roomCode: 'ROOM', game: 'toy', players: 2, options: {} });
const share = () => Object.defineProperty(store, 'shared', { value: true });
const turn = () => new Promise((resolve) => setImmediate(resolve));
const draw = async (id: string, of = matches) => (await of.open(id))?.act({ seat: '0', move: 'draw', args: [] });

/** Lets time pass. */
function pass(milliseconds: number): void {
  now += milliseconds;
  jest.advanceTimersByTime(milliseconds);
}

describe('a match leaves memory', () => {
  it('once nobody has used it for fifteen minutes, and not before', async () => {
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

  it('after the time that is set, however short', async () => {
    await matches.close();
    matches = opened({ idleAfter: 1000 });
    await deal();
    pass(999);
    expect(matches.loaded).toBe(1);
    pass(1);
    expect(matches.loaded).toBe(0);
  });

  it('where more are there than may be: that which was used least recently, and only that', async () => {
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
    expect(read.mock.calls).toEqual([[second]]);
  });

  it('where it is forgotten, and is not looked after when it is not there', async () => {
    const id = await deal();
    matches.forget(id);
    expect(matches.loaded).toBe(0);
    matches.unload(id);
    expect(matches.loaded).toBe(0);
  });

  it('and those who follow it are told of as many moves as were made until then', async () => {
    const id = await deal();
    const end = await matches.watch(id);
    await draw(id);
    matches.unload(id);
    expect([...matches.followedVersions()]).toEqual([[id, 1]]);
    end();
    expect([...matches.followedVersions()]).toEqual([]);
  });
});

describe('a match that is followed', () => {
  it('is so until the last has ended that, each once', async () => {
    const id = await deal();
    const [one, other] = [await matches.watch(id), await matches.watch(id)];
    one();
    one();
    expect([...matches.followedVersions().keys()]).toEqual([id]);
    other();
    expect([...matches.followedVersions().keys()]).toEqual([]);
  });

  it('is loaded for it, and followed anew after an end', async () => {
    const id = await deal();
    matches.unload(id);
    (await matches.watch(id))();
    expect(matches.loaded).toBe(1);
    await matches.watch(id);
    const other = opened();
    await draw(id, other);
    await turn();
    await turn();
    expect([...matches.followedVersions()]).toEqual([[id, 1]]);
    await other.close();
  });

  it('is heard of no longer after its end', async () => {
    const id = await deal();
    (await matches.watch(id))();
    await turn();
    const read = jest.spyOn(store, 'progress');
    hub.join().publish({ kind: 'match', id, seq: 5 });
    await turn();
    expect(read).not.toHaveBeenCalled();
  });

  it('is read from the store at once where that is shared, and else not', async () => {
    const id = await deal();
    const read = jest.spyOn(store, 'progress');
    (await matches.watch(id))();
    expect(read).not.toHaveBeenCalled();
    share();
    await matches.watch(id);
    expect(read.mock.calls).toEqual([[id, 0]]);
  });

  it('is given anew to its audiences, and then told of, where it had left memory when others moved', async () => {
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

  it('that cannot be read when others have moved is logged, and read at the next news', async () => {
    const id = await deal();
    await matches.watch(id);
    const other = opened();
    const load = jest.spyOn(store, 'progress').mockRejectedValueOnce(new Error('away'));
    await draw(id, other);
    await turn();
    expect(lines).toMatchObject([{ level: 40, match: id, msg: 'changes of a match could not be loaded' }]);
    load.mockRestore();
    hub.join().publish({ kind: 'match', id, seq: 1 });
    await turn();
    expect([...matches.followedVersions()]).toEqual([[id, 1]]);
    await other.close();
  });

  it('has all that others have done once it has been caught up with, and whoever asked is told where it cannot be', async () => {
    const id = await deal();
    const other = opened();
    await draw(id, other);
    await matches.catchUp([id]);
    expect((await matches.open(id))?.view(null).turnSeat).toBe('1');
    jest.spyOn(store, 'progress').mockRejectedValueOnce(new Error('away'));
    await expect(matches.catchUp([id])).rejects.toThrow('away');
    await other.close();
  });

  it('tells nothing where others tell of a match that is not there', async () => {
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

describe('a match in memory that is opened', () => {
  it('has what other servers have done where the store is shared and nobody follows it', async () => {
    const id = await deal();
    const other = opened();
    await draw(id, other);
    share();
    expect((await matches.open(id))?.view(null).turnSeat).toBe('1');
    await other.close();
  });

  it('is not read again where it is followed, nor where nobody shares the store', async () => {
    const id = await deal();
    const read = jest.spyOn(store, 'progress');
    await matches.open(id);
    share();
    await matches.watch(id);
    read.mockClear();
    await matches.open(id);
    expect(read).not.toHaveBeenCalled();
  });

  it('is there no longer where it was deleted', async () => {
    const id = await deal();
    share();
    jest.spyOn(store, 'progress').mockResolvedValueOnce(undefined);
    expect(await matches.open(id)).toBeUndefined();
    expect(matches.loaded).toBe(0);
  });

  it('cannot be where the store does not answer, and stays', async () => {
    const id = await deal();
    share();
    jest.spyOn(store, 'progress').mockRejectedValueOnce(new Error('away'));
    await expect(matches.open(id)).rejects.toThrow('away');
    expect(matches.loaded).toBe(1);
  });
});

describe('a match that is loaded', () => {
  it('is none of a game that is not offered', async () => {
    const id = await deal();
    const other = opened({ moduleById: () => undefined });
    expect(await other.open(id)).toBeUndefined();
    await other.close();
  });

  it('is loaded anew after it could not be', async () => {
    const id = await deal();
    const other = opened();
    jest.spyOn(store, 'loadMatch').mockRejectedValueOnce(new Error('away'));
    await expect(other.open(id)).rejects.toThrow('away');
    expect((await other.open(id))?.id).toBe(id);
    await other.close();
  });
});

describe('once the matches are closed', () => {
  it('none is dealt or loaded any more', async () => {
    const id = await deal();
    matches.unload(id);
    await matches.close();
    await expect(deal()).rejects.toThrow('the matches are closing');
    expect(await matches.open(id)).toBeUndefined();
  });

  it('what was under way has come to its end', async () => {
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
    expect((await store.loadMatch(id))?.seq).toBe(1);
    expect(await made).toMatchObject({ ok: true });
  });

  it('one that was just being loaded takes no move', async () => {
    const id = await deal();
    const other = opened();
    const loading = other.open(id);
    await other.close();
    const late = (await loading) as RunningMatch;
    expect(await late.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ refusal: { code: 'CLOSING' } });
  });

  it('nothing is read for what others tell, and no timer runs', async () => {
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

test('no match is dealt of a game that is not offered', async () => {
  const wanted = matches.create({ roomCode: 'ROOM', game: 'other', players: 2, options: {} });
  await expect(wanted).rejects.toThrow('no such game: other');
});

test('a match is dealt as it was sealed, or else with secrets of its own: 32 bytes, and 16 for the salt', async () => {
  const sealed = matches.seal();
  expect([sealed.secret.length, sealed.salt.length]).toEqual([64, 32]);
  const id = await matches.create({ roomCode: 'ROOM', game: 'toy', players: 2, options: {}, sealed });
  expect(id).toBe(sealed.matchId);
  const { promise, salt, secret } = sealed;
  expect((await store.loadMatch(id))?.state).toMatchObject({ fair: { promise, salt, secret, contributions: {} } });
});

test.each([true, undefined])('that a match withholds its secrets is kept with it: %p', async (withheld) => {
  const wanted = { roomCode: 'ROOM', game: 'toy', players: 2, options: {}, ...(withheld && { withheld }) };
  const { state } = (await store.loadMatch(await matches.create(wanted))) ?? {};
  expect((state as { fair?: { withheld?: true } } | undefined)?.fair?.withheld).toBe(withheld);
});

test('a listener that throws is logged', async () => {
  matches.listen({
    moved: () => {
      throw new Error('deaf');
    },
  });
  await draw(await deal());
  expect(lines).toMatchObject([{ level: 50, msg: 'a listener of the matches threw', err: { message: 'deaf' } }]);
});

test('a listener that has gone hears nothing', async () => {
  const moved = jest.fn();
  matches.listen({ moved })();
  await draw(await deal());
  expect(moved).not.toHaveBeenCalled();
});
