import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { keyOf } from '../store/matchKey';
import type { Store } from '../store/store';
import { memoryStore } from '../testing/stores';
import { toy } from '../testing/toy';
import type { Outcome } from './api';
import { Matches, type MatchesSpec } from './matches';
import type { RunningMatch } from './runningMatch';

/** Two servers with one store. */
let hub: LocalHub;
let store: Store;
let here: Matches;
let there: Matches;
/** The log lines of this server. */
let lines: { level: number; msg: string; match?: string; seq?: number }[];

beforeEach(() => {
  hub = new LocalHub();
  store = memoryStore();
  lines = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  here = server({ log });
  there = server();
});

afterEach(async () => {
  await Promise.all([here.close(), there.close()]);
  await store.close();
});

function server(more: Partial<MatchesSpec> = {}): Matches {
  const moduleById = (id: string) => (id === 'toy' ? toy : undefined);
  return new Matches({ store, bus: hub.join(), log: pino({ level: 'silent' }), moduleById, ...more });
}

/** Marks the store as shared by several servers. */
const share = () => Object.defineProperty(store, 'shared', { value: true });

async function dealt(options: Record<string, unknown> = {}): Promise<RunningMatch> {
  const id = await here.create({ roomCode: 'ROOM', game: 'toy', players: 3, options });
  return (await here.open(id)) as RunningMatch;
}

const elsewhere = async ({ id }: RunningMatch) => (await there.open(id)) as RunningMatch;
const code = (outcome: Outcome) => (outcome.ok ? 'ok' : outcome.refusal.code);
const draw = (match: RunningMatch, seat = '0') => match.act({ seat, move: 'draw', args: [] });
const away = () => new Error('away');

describe('a move', () => {
  /** Number of attempts while other servers are faster. */
  const TRIES = 5;

  it(`is made if nobody is quicker the ${TRIES}th time`, async () => {
    const match = await dealt();
    const commit = jest.spyOn(store, 'commit');
    for (let n = 1; n < TRIES; n++) commit.mockResolvedValueOnce('conflict');
    expect(code(await draw(match))).toBe('ok');
    expect(commit).toHaveBeenCalledTimes(TRIES);
  });

  it('is stale if another server is faster at every attempt', async () => {
    const match = await dealt();
    const commit = jest.spyOn(store, 'commit').mockResolvedValue('conflict');
    expect(code(await draw(match))).toBe('STALE_STATE');
    expect(commit).toHaveBeenCalledTimes(TRIES);
  });

  it('is refused without a query if the store is not shared', async () => {
    const match = await dealt();
    const asked = jest.spyOn(store, 'progress');
    expect(code(await draw(match, '1'))).toBe('NOT_YOUR_DECISION');
    expect(asked).not.toHaveBeenCalled();
  });

  it('that another server has made legal is accepted if the store is shared', async () => {
    const match = await dealt();
    await draw(await elsewhere(match));
    share();
    expect(code(await draw(match, '1'))).toBe('ok');
    expect((await store.moves(keyOf(match))).map(({ seat }) => seat)).toEqual(['0', '1']);
  });

  it('is refused as usual if no other server has made a move', async () => {
    const match = await dealt();
    share();
    expect(code(await draw(match, '1'))).toBe('NOT_YOUR_DECISION');
  });

  it('is neither made nor refused if the store cannot report the moves of others', async () => {
    const match = await dealt();
    share();
    jest.spyOn(store, 'progress').mockRejectedValueOnce(away());
    expect(code(await draw(match, '1'))).toBe('STORE_DOWN');
    expect(lines).toMatchObject([{ level: 50, matchId: match.id, msg: 'match could not be loaded again' }]);
  });

  it('in a deleted match is refused, and listeners are notified', async () => {
    const match = await dealt();
    const gone: string[] = [];
    here.listen({ deleted: ({ id }) => gone.push(id) });
    jest.spyOn(store, 'commit').mockResolvedValueOnce('conflict');
    jest.spyOn(store, 'progress').mockResolvedValueOnce(undefined);
    expect(code(await draw(match))).toBe('NO_SUCH_MATCH');
    expect([gone, lines]).toEqual([[match.id], []]);
  });

  it('that cannot be stored is logged with its number and not broadcast', async () => {
    const match = await dealt();
    const kept = jest.fn();
    here.listen({ committed: kept });
    jest.spyOn(store, 'commit').mockRejectedValueOnce(away());
    expect(code(await draw(match))).toBe('STORE_DOWN');
    expect(lines).toMatchObject([{ level: 50, matchId: match.id, seq: 1, msg: 'move could not be stored' }]);
    expect(kept).not.toHaveBeenCalled();
  });

  it('that is stored is reported with its duration, and published to the other servers', async () => {
    const match = await dealt();
    const took: number[] = [];
    here.listen({ committed: (_, seconds) => took.push(seconds) });
    const heard: unknown[] = [];
    await hub.join().subscribe(`match/${match.id}`, (news) => heard.push(news));
    const began = performance.now();
    await draw(match);
    const spent = (performance.now() - began) / 1000;
    expect(took).toHaveLength(1);
    expect(took[0]).toBeGreaterThanOrEqual(0);
    expect(took[0]).toBeLessThanOrEqual(spent);
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([{ kind: 'match', id: match.id, seq: 1 }]);
  });

  it('is stored with the start of its decision only if it opens one', async () => {
    let now = 1000;
    await here.close();
    here = server({ now: () => now });
    const match = await dealt({ seconds: 30 });
    const commit = jest.spyOn(store, 'commit');
    now = 2000;
    await match.act({ seat: '1', move: 'vote', args: [true] });
    await draw(match);
    expect(commit.mock.calls.map(([{ decidedAt }]) => decidedAt)).toEqual([null, 2000]);
  });
});

test('a move waits until the previous one is stored', async () => {
  const match = await dealt();
  const real = store.commit.bind(store);
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const commit = jest.spyOn(store, 'commit').mockImplementationOnce((move) => gate.then(() => real(move)));
  const made = [draw(match), draw(match, '1')];
  await new Promise((resolve) => setImmediate(resolve));
  expect(commit).toHaveBeenCalledTimes(1);
  goOn();
  expect((await Promise.all(made)).map(code)).toEqual(['ok', 'ok']);
  expect(commit).toHaveBeenCalledTimes(2);
});

describe('a repeated request', () => {
  const again = (match: RunningMatch) => match.act({ seat: '0', move: 'draw', args: [], requestId: 'r' });

  it('is refused if the match was frozen meanwhile', async () => {
    const match = await dealt();
    expect(code(await again(match))).toBe('ok');
    await match.act({ seat: '1', move: 'explode', args: [] });
    expect(code(await again(match))).toBe('TABLE_FROZEN');
  });

  it('gets its first answer, even if it was refused then and would be legal now', async () => {
    const match = await dealt();
    const early = () => match.act({ seat: '1', move: 'draw', args: [], requestId: 'early' });
    const refusal = await early();
    expect(code(refusal)).toBe('NOT_YOUR_DECISION');
    await draw(match);
    expect(await early()).toEqual(refusal);
    expect(code(await draw(match, '1'))).toBe('ok');
  });

  it('is neither refused nor made if the store cannot tell whether it was made before', async () => {
    const match = await dealt();
    await draw(match);
    jest.spyOn(store, 'moveOfRequest').mockRejectedValueOnce(away());
    expect(code(await again(match))).toBe('STORE_DOWN');
    expect(lines).toMatchObject([{ level: 50, matchId: match.id, msg: 'a repeated request could not be looked up' }]);
  });

  it('to a slower server is answered as made, and acts once', async () => {
    const match = await dealt();
    const other = await elsewhere(match);
    await match.act({ seat: '0', move: 'vote', args: [true], requestId: 'r' });
    expect(code(await other.act({ seat: '0', move: 'vote', args: [true], requestId: 'r' }))).toBe('ok');
    expect(await store.moves(keyOf(match))).toHaveLength(1);
  });

  it('is not looked up without a request id', async () => {
    const match = await dealt();
    const asked = jest.spyOn(store, 'moveOfRequest');
    expect(code(await draw(match, '1'))).toBe('NOT_YOUR_DECISION');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('what other servers commit', () => {
  it('freezes a match here too, which is reported once', async () => {
    const match = await dealt();
    const frozen = jest.fn();
    here.listen({ froze: frozen });
    await (await elsewhere(match)).act({ seat: '0', move: 'explode', args: [] });
    expect(match.frozen).toBe(false);
    await here.newest(match.id);
    await here.newest(match.id);
    expect([match.frozen, frozen.mock.calls.length]).toEqual([true, 1]);
  });

  it('is broadcast if there is anything new', async () => {
    const match = await dealt();
    const moved = jest.fn();
    here.listen({ moved });
    await here.newest(match.id);
    expect(moved).not.toHaveBeenCalled();
    await draw(await elsewhere(match));
    await here.newest(match.id);
    expect(moved).toHaveBeenCalledTimes(1);
  });

  it('sets the clock of a match that was stopped', async () => {
    const match = await dealt({ seconds: 30 });
    const progress = await store.progress(keyOf(match), 0);
    if (!progress) throw new Error('no match');
    jest.spyOn(store, 'progress').mockResolvedValueOnce({ ...progress, decidedAt: progress.decidedAt + 500 });
    await here.newest(match.id);
    expect(match.clock()?.since).toBe(progress.decidedAt + 500);
  });

  it('may be the end of a match, which is dropped from memory', async () => {
    const match = await dealt();
    jest.spyOn(store, 'progress').mockResolvedValueOnce(undefined);
    expect(await here.newest(match.id)).toBeUndefined();
    expect(here.loaded).toBe(0);
  });

  it('is read before later requests, and a failing read rejects for its caller', async () => {
    const match = await dealt();
    await draw(await elsewhere(match));
    const [read, made] = [here.newest(match.id), draw(match, '1')];
    await read;
    expect(code(await made)).toBe('ok');
    jest.spyOn(store, 'progress').mockRejectedValueOnce(away());
    const failed = here.newest(match.id);
    const next = draw(match, '2');
    await expect(failed).rejects.toThrow('away');
    expect(code(await next)).toBe('ok');
  });
});

describe('a take-back is refused', () => {
  /** A match in which seat 0 can take its draw back if all agree, and the request for it. */
  async function played() {
    const match = await dealt();
    await match.act({ seat: '0', move: 'draw', args: [] });
    const seq = match.takeBackOf('0')?.seq ?? 0;
    expect(seq).toBe(1);
    return { match, ask: () => match.takeBack({ seat: '0', seq, agreedOn: match.snapshot(null).version }) };
  }

  it('if the state before the move cannot be read', async () => {
    const { match, ask } = await played();
    const read = jest.spyOn(store, 'stateAt').mockRejectedValueOnce(away());
    expect(code(await ask())).toBe('STORE_DOWN');
    expect(lines).toMatchObject([{ level: 50, matchId: match.id, msg: 'an earlier state could not be loaded' }]);
    expect(read.mock.calls).toEqual([[keyOf(match), 0]]);
    expect(code(await ask())).toBe('ok');
  });

  it('if the state before the move does not exist', async () => {
    const { ask } = await played();
    jest.spyOn(store, 'stateAt').mockResolvedValueOnce(undefined);
    expect(code(await ask())).toBe('NO_SUCH_MATCH');
    expect(lines).toEqual([]);
  });

  it('once the match is over', async () => {
    const { match, ask } = await played();
    await match.act({ seat: '1', move: 'concede', args: [] });
    expect(match.takeBackOf('0')).toBeUndefined();
    expect(code(await ask())).toBe('GAME_OVER');
  });
});

test('only seats of the match have a view', async () => {
  const match = await dealt();
  expect(() => match.view('3')).toThrow('no such audience: 3');
});
