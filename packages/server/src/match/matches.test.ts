import { randomBytes } from 'node:crypto';
import { applyPatch, type Operation } from 'fast-json-patch';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { keyOf } from '../store/matchKey';
import type { Store } from '../store/store';
import { memoryStore } from '../testing/stores';
import { CANARY, type ToyView, toy } from '../testing/toy';
import type { AudienceSnapshot, Change, Outcome } from './api';
import { LOG_LENGTH } from './history';
import { Matches, type MatchesSpec } from './matches';
import type { RunningMatch } from './runningMatch';

const log = pino({ level: 'silent' });
let store: Store;
let matches: Matches;

beforeEach(() => {
  store = memoryStore();
  matches = newMatches();
});

afterEach(async () => {
  await matches.close();
  await store.close();
});

function newMatches(more: Partial<MatchesSpec> = {}): Matches {
  return new Matches({
    store,
    bus: new LocalHub().join(),
    log,
    moduleById: (id) => (id === 'toy' ? toy : undefined),
    ...more,
  });
}

async function newMatch(players = 3, options: Record<string, unknown> = {}): Promise<RunningMatch> {
  const id = await matches.create({ roomCode: 'ROOM', game: 'toy', players, options });
  return (await matches.open(id)) as RunningMatch;
}

/** Records the changes sent to each audience, in order. */
function heard(from: Matches = matches): { of(audience: string | null): Change[]; moved: number } {
  const changes: [string | null, Change][] = [];
  const ears = {
    of: (audience: string | null) => changes.filter(([to]) => to === audience).map(([, one]) => one),
    moved: 0,
  };
  from.listen({ changed: (_, audience, change) => changes.push([audience, change]), moved: () => ears.moved++ });
  return ears;
}

const seen = (match: RunningMatch, seat: string | null) => match.view(seat) as unknown as ToyView;
const code = (outcome: Outcome) => (outcome.ok ? 'ok' : outcome.refusal.code);

/** Applies changes to a snapshot, as a client does. */
function followed(from: AudienceSnapshot, changes: readonly Change[]): unknown {
  const copy = structuredClone(from.state);
  return changes.reduce(
    (state, { patch }) => applyPatch(state, structuredClone(patch) as Operation[]).newDocument,
    copy,
  );
}

test('an accepted move is sent to every audience it concerns, with the next version of its view', async () => {
  const match = await newMatch();
  const ears = heard();
  expect(await match.act({ seat: '0', move: 'draw', args: [], version: 0 })).toEqual({ ok: true, version: 1 });
  for (const audience of ['0', '1', '2', null]) {
    expect(ears.of(audience)).toMatchObject([{ previousVersion: 0, version: 1 }]);
  }
  expect(ears.moved).toBe(1);
});

test('patches lead from the first snapshot to the last, for every audience', async () => {
  const match = await newMatch();
  const ears = heard();
  const first = new Map(['0', '1', '2', null].map((audience) => [audience, match.snapshot(audience)]));
  for (const seat of ['0', '1', '2', '0', '1']) {
    await match.act({ seat, move: 'stash', args: [seen(match, seat).hand[0]] });
    await match.act({ seat: '2', move: 'vote', args: [true] });
    await match.act({ seat, move: 'play', args: [seen(match, seat).hand[1]] });
    await match.act({ seat, move: 'draw', args: [] });
  }
  for (const [audience, snapshot] of first) {
    const now = match.snapshot(audience);
    expect(followed(snapshot, ears.of(audience))).toEqual(JSON.parse(JSON.stringify(now.state)));
    expect(ears.of(audience).flatMap((change) => change.log)).toEqual(now.log);
    expect(now.state._stateID).toBe(now.version);
  }
});

test('a refused move changes nothing and is not broadcast', async () => {
  const match = await newMatch();
  const before = match.snapshot('1');
  const ears = heard();
  expect(code(await match.act({ seat: '1', move: 'draw', args: [] }))).toBe('NOT_YOUR_DECISION');
  expect(code(await match.act({ seat: '0', move: 'play', args: ['nothing'] }))).toBe('NO_CARD');
  expect(ears.moved).toBe(0);
  expect(match.snapshot('1')).toEqual(before);
  expect(await store.moves(keyOf(match))).toEqual([]);
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nothing', 'endTurn'])(
  'the name %s is not a move',
  async (move) => {
    const match = await newMatch();
    expect(code(await match.act({ seat: '0', move, args: [] }))).toBe('UNKNOWN_MOVE');
  },
);

test.each(['4', '-1', '00', 'constructor', '__proto__', 'watchers', ''])('no seat is called "%s"', async (seat) => {
  const match = await newMatch();
  expect(code(await match.act({ seat, move: 'draw', args: [] }))).toBe('NO_SUCH_SEAT');
});

test('a move with malformed arguments is refused as such', async () => {
  const match = await newMatch();
  expect(code(await match.act({ seat: '0', move: 'draw', args: [1] }))).toBe('MALFORMED');
  expect(code(await match.act({ seat: '0', move: 'vote', args: ['yes'] }))).toBe('MALFORMED');
});

test('a move made on an older view of the seat is stale', async () => {
  const match = await newMatch();
  await match.act({ seat: '0', move: 'draw', args: [], version: 0 });
  expect(code(await match.act({ seat: '1', move: 'draw', args: [], version: 0 }))).toBe('STALE_STATE');
  expect(code(await match.act({ seat: '1', move: 'draw', args: [], version: 1 }))).toBe('ok');
});

test('a move made on a view from the future is stale', async () => {
  const match = await newMatch();
  expect(code(await match.act({ seat: '0', move: 'draw', args: [], version: 1 }))).toBe('STALE_STATE');
});

test('a move that may be made at any time is never stale', async () => {
  const match = await newMatch();
  await match.act({ seat: '0', move: 'draw', args: [], version: 0 });
  expect(code(await match.act({ seat: '1', move: 'vote', args: [true], version: 0 }))).toBe('ok');
});

test('a hidden move of one seat makes no other seat stale and leaves no trace with others', async () => {
  const match = await newMatch();
  const ears = heard();
  const before = ['0', '1', null].map((audience) => match.snapshot(audience));
  expect(await match.act({ seat: '2', move: 'vote', args: [true] })).toEqual({ ok: true, version: 1 });
  for (const audience of ['0', '1', null]) expect(ears.of(audience)).toEqual([]);
  expect(ears.of('2')).toHaveLength(1);
  expect(['0', '1', null].map((audience) => match.snapshot(audience))).toEqual(before);
  expect(code(await match.act({ seat: '0', move: 'draw', args: [], version: 0 }))).toBe('ok');
});

test('the log names a hidden move to its owner only, even when it is read again later', async () => {
  const match = await newMatch();
  for (const seat of ['0', '1', '2']) await match.act({ seat, move: 'vote', args: [true] });
  const votes = (audience: string | null) =>
    match.snapshot(audience).log.map((entry) => (entry.action as { payload: { playerID: string } }).payload.playerID);
  expect(votes('1')).toEqual(['1']);
  expect(votes(null)).toEqual([]);
});

test('the log shows concealed arguments to their owner only', async () => {
  const match = await newMatch();
  const name = seen(match, '0').hand[0];
  await match.act({ seat: '0', move: 'stash', args: [name] });
  const args = (audience: string | null) =>
    match.snapshot(audience).log.map((entry) => (entry.action as { payload: { args: unknown } }).payload.args);
  expect(args('0')).toEqual([[name]]);
  expect(args('1')).toEqual([null]);
  expect(args(null)).toEqual([null]);
});

test('a log entry has the version of the audience before the change', async () => {
  const match = await newMatch();
  await match.act({ seat: '1', move: 'vote', args: [true] });
  await match.act({ seat: '0', move: 'draw', args: [] });
  expect(match.snapshot('1').log.map((entry) => entry._stateID)).toEqual([0, 1, 1]);
  expect(match.snapshot('0').log.map((entry) => entry._stateID)).toEqual([0, 0]);
});

test('the log keeps the newest entries of each audience, whatever others do in secret', async () => {
  const match = await newMatch(2);
  for (let round = 0; round < 60; round++) {
    await match.act({ seat: '1', move: 'vote', args: [true] });
    await match.act({ seat: String(match.view(null).turnSeat), move: 'draw', args: [] });
    await match.act({ seat: '0', move: 'vote', args: [true] });
  }
  expect(match.snapshot(null).log).toHaveLength(LOG_LENGTH);
  expect(match.snapshot('0').log).toHaveLength(LOG_LENGTH);
  const moves = match.snapshot(null).log.map((entry) => (entry.action as { payload: { type: string } }).payload.type);
  expect(new Set(moves)).toEqual(new Set(['draw', 'endTurn']));
});

test('audiences receive nothing that boardgame.io counts or stores for itself', async () => {
  const match = await newMatch();
  await match.act({ seat: '2', move: 'vote', args: [true] });
  await match.act({ seat: '0', move: 'draw', args: [] });
  const { state } = match.snapshot(null);
  expect(Object.keys(state).sort()).toEqual(['G', '_redo', '_stateID', '_undo', 'ctx', 'plugins']);
  expect(Object.keys(state.ctx as object).sort()).toEqual(
    ['activePlayers', 'currentPlayer', 'numPlayers', 'phase', 'playOrder', 'playOrderPos', 'turn'].sort(),
  );
  expect(state).toMatchObject({ plugins: {}, _undo: [], _redo: [] });
  expect(JSON.stringify(match.snapshot(null))).not.toContain(CANARY);
});

test('states that differ only in what a seat may not know send it the same messages', async () => {
  const told = async (seed: string, ballot: boolean) => {
    const own = newMatches({ entropy: () => 'the deal', now: () => 1 });
    const id = await own.create({ roomCode: 'ROOM', game: 'toy', players: 3, options: {} });
    const match = (await own.open(id)) as RunningMatch;
    const messages: unknown[] = [match.snapshot(null)];
    own.listen({ changed: (_, audience, change) => audience === null && messages.push(change) });
    await match.act({ seat: '1', move: 'vote', args: [ballot] });
    if (ballot) await match.act({ seat: '2', move: 'vote', args: [ballot] });
    await match.act({ seat: '0', move: 'stash', args: [seen(match, '0').hand[ballot ? 0 : 3]] });
    await match.act({ seat: '0', move: 'draw', args: [], requestId: seed });
    messages.push(match.snapshot(null));
    await own.close();
    return JSON.stringify(messages);
  };
  expect(await told('a', true)).toBe(await told('b', false));
});

test('a repeated request gets its first answer and acts once', async () => {
  const match = await newMatch();
  const request = { seat: '0', move: 'draw', args: [], version: 0, requestId: 'r1' };
  const [first, second] = await Promise.all([match.act(request), match.act(request)]);
  expect(first).toEqual({ ok: true, version: 1 });
  expect(second).toEqual(first);
  expect(await store.moves(keyOf(match))).toHaveLength(1);
});

test('a repeated request is recognised after a restart', async () => {
  const match = await newMatch();
  await match.act({ seat: '0', move: 'draw', args: [], version: 0, requestId: 'r1' });
  const other = (await newMatches().open(match.id)) as RunningMatch;
  expect(code(await other.act({ seat: '0', move: 'draw', args: [], version: 0, requestId: 'r1' }))).toBe('ok');
  expect(await store.moves(keyOf(match))).toHaveLength(1);
});

test('a repeated request that would now be legal again acts once, even after a restart', async () => {
  const match = await newMatch();
  await match.act({ seat: '0', move: 'vote', args: [true], requestId: 'r1' });
  for (const seat of ['1', '2']) await match.act({ seat, move: 'vote', args: [true] });
  const other = (await newMatches().open(match.id)) as RunningMatch;
  expect(code(await other.act({ seat: '0', move: 'vote', args: [true], requestId: 'r1' }))).toBe('ok');
  expect(await store.moves(keyOf(match))).toHaveLength(3);
});

test('the same request id of two seats names different requests', async () => {
  const match = await newMatch();
  await match.act({ seat: '1', move: 'vote', args: [true], requestId: 'r1' });
  await match.act({ seat: '0', move: 'draw', args: [], requestId: 'r1' });
  expect(await store.moves(keyOf(match))).toHaveLength(2);
});

test('a move that throws freezes its match only, and is not stored', async () => {
  const [broken, sound] = [await newMatch(), await newMatch()];
  let frozen = 0;
  matches.listen({ froze: () => frozen++ });
  expect(code(await broken.act({ seat: '0', move: 'explode', args: [] }))).toBe('TABLE_FROZEN');
  expect(code(await broken.act({ seat: '0', move: 'draw', args: [] }))).toBe('TABLE_FROZEN');
  expect(code(await broken.timeOut(broken.view(null).decisionId, 'clock'))).toBe('TABLE_FROZEN');
  expect([broken.frozen, sound.frozen, frozen]).toEqual([true, false, 1]);
  expect(code(await sound.act({ seat: '0', move: 'draw', args: [] }))).toBe('ok');
  expect(await store.moves(keyOf(broken))).toEqual([]);
});

test('a frozen match is frozen on every server and after restarts, until the rules are fixed', async () => {
  const match = await newMatch();
  const other = (await newMatches().open(match.id)) as RunningMatch;
  expect(code(await match.act({ seat: '0', move: 'explode', args: [] }))).toBe('TABLE_FROZEN');
  expect(code(await other.act({ seat: '0', move: 'draw', args: [] }))).toBe('TABLE_FROZEN');
  expect(other.frozen).toBe(true);
  expect((await newMatches().open(match.id))?.frozen).toBe(true);
  const mended = newMatches({ moduleById: () => ({ ...toy, rulesVersion: toy.rulesVersion + 1 }) });
  expect(code(await ((await mended.open(match.id)) as RunningMatch).act({ seat: '0', move: 'draw', args: [] }))).toBe(
    'ok',
  );
});

test('a move that throws on an outdated state is tried again on the newest one', async () => {
  const match = await newMatch();
  const other = (await newMatches().open(match.id)) as RunningMatch;
  await other.act({ seat: '0', move: 'concede', args: [] });
  expect(code(await match.act({ seat: '0', move: 'explode', args: [] }))).toBe('GAME_OVER');
  expect(match.frozen).toBe(false);
});

test('the evidence of a frozen match contains no card, no argument and no seed', async () => {
  const lines: string[] = [];
  const loud = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  matches = newMatches({ log: loud, entropy: () => 'the-seed' });
  const match = await newMatch();
  await match.act({ seat: '0', move: 'explode', args: [] });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    matchId: match.id,
    game: 'toy',
    seq: 1,
    seat: '0',
    move: 'explode',
  });
  expect(lines[0]).not.toContain(CANARY);
  expect(lines[0]).not.toContain('the-seed');
});

test('a move that cannot be stored is not made', async () => {
  const match = await newMatch();
  const ears = heard();
  const commit = store.commit.bind(store);
  store.commit = () => Promise.reject(new Error('disk full'));
  expect(code(await match.act({ seat: '0', move: 'draw', args: [], version: 0, requestId: 'r1' }))).toBe('STORE_DOWN');
  expect(ears.moved).toBe(0);
  expect(match.snapshot('0').version).toBe(0);
  store.commit = commit;
  expect(code(await match.act({ seat: '0', move: 'draw', args: [], version: 0, requestId: 'r1' }))).toBe('ok');
});

test('a move on an outdated state is checked again on the newest one', async () => {
  const match = await newMatch();
  const ears = heard();
  const other = (await newMatches().open(match.id)) as RunningMatch;
  await other.act({ seat: '0', move: 'draw', args: [] });
  expect(code(await match.act({ seat: '0', move: 'draw', args: [], version: 0 }))).toBe('STALE_STATE');
  expect(ears.of('1')).toMatchObject([{ previousVersion: 0, version: 1 }]);
  await other.act({ seat: '1', move: 'draw', args: [] });
  expect(code(await match.act({ seat: '0', move: 'vote', args: [true], version: 0 }))).toBe('ok');
  expect((await store.moves(keyOf(match))).map((move) => move.move)).toEqual(['draw', 'draw', 'vote']);
  expect(ears.of('1').map((change) => [change.previousVersion, change.version])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('two servers with one store lose no move', async () => {
  const match = await newMatch();
  const other = (await newMatches().open(match.id)) as RunningMatch;
  for (let round = 0; round < 10; round++) {
    const votes = ['0', '1', '2'].map((seat, index) =>
      (index % 2 ? other : match).act({ seat, move: 'vote', args: [true] }),
    );
    expect((await Promise.all(votes)).map(code).filter((one) => !['ok', 'STALE_DECISION'].includes(one))).toEqual([]);
  }
  const moves = await store.moves(keyOf(match));
  expect(moves.map((move) => move.seq)).toEqual(moves.map((_, index) => index + 1));
  expect((await store.loadMatch(keyOf(match)))?.seq).toBe(moves.length);
});

test('a match that is loaded again gives everybody the same view', async () => {
  const match = await newMatch();
  for (let n = 0; n < 70; n++) await match.act({ seat: String(match.view(null).turnSeat), move: 'draw', args: [] });
  const again = (await newMatches().open(match.id)) as RunningMatch;
  for (const audience of ['0', '1', '2', null]) {
    expect(again.snapshot(audience)).toEqual(JSON.parse(JSON.stringify(match.snapshot(audience))));
  }
  expect(code(await again.act({ seat: String(again.view(null).turnSeat), move: 'draw', args: [], version: 70 }))).toBe(
    'ok',
  );
});

test('several simultaneous calls to open a match load it once', async () => {
  const match = await newMatch();
  const other = newMatches();
  const load = jest.spyOn(store, 'loadMatch');
  const opened = await Promise.all([1, 2, 3].map(() => other.open(match.id)));
  expect(new Set(opened).size).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
});

test('an unknown match cannot be opened', async () => {
  expect(await matches.open('never-dealt')).toBeUndefined();
  expect(await matches.open('__proto__')).toBeUndefined();
});

test('with too many matches in memory the least recently used one is loaded again on demand', async () => {
  matches = newMatches({ maximum: 2 });
  const [first] = [await newMatch(), await newMatch(), await newMatch()];
  const again = (await matches.open(first.id)) as RunningMatch;
  expect(again).not.toBe(first);
  expect(code(await again.act({ seat: '0', move: 'draw', args: [] }))).toBe('ok');
});

test('an idle match leaves memory and is opened again unchanged', async () => {
  const match = await newMatch();
  await match.act({ seat: '0', move: 'draw', args: [] });
  matches.unload(match.id);
  expect(matches.loaded).toBe(0);
  expect((await matches.open(match.id))?.view('0')).toEqual(match.view('0'));
});

test('a match stays in memory while a move is in progress', async () => {
  const match = await newMatch();
  const outcome = match.act({ seat: '0', move: 'draw', args: [] });
  matches.unload(match.id);
  expect(matches.loaded).toBe(1);
  expect(code(await outcome)).toBe('ok');
});

test('when time is up the open decision gets its default move once', async () => {
  const match = await newMatch(3, { seconds: 30 });
  const clock = match.clock();
  expect(clock).toMatchObject({ decisionId: match.view(null).decisionId, seconds: 30 });
  expect(code(await match.timeOut(clock?.decisionId ?? 0, 'clock'))).toBe('ok');
  expect(match.view(null).turnSeat).toBe('1');
  expect(code(await match.timeOut(clock?.decisionId ?? 0, 'clock'))).toBe('STALE_DECISION');
  expect(await store.moves(keyOf(match))).toMatchObject([{ seat: null, move: 'timeOut' }]);
});

test('everybody learns which facts come from moves of the server, even after a reload', async () => {
  const match = await newMatch();
  const told = (match: RunningMatch | undefined) =>
    [null, '0', '1'].map((audience) => (match?.snapshot(audience).state.plugins as object | undefined) ?? {});
  await match.act({ seat: '0', move: 'draw', args: [] });
  expect(told(match).some((plugins) => 'serverMoves' in plugins)).toBe(false);
  await match.act({ seat: '1', move: 'draw', args: [], by: 'standIn' });
  const made = { serverMoves: { data: [[2, 3, 'standIn']] } };
  expect(told(match)).toMatchObject([made, made, made]);
  expect(told(await newMatches().open(match.id))).toMatchObject([made, made, made]);
});

test('a hidden move of a stand-in leaves no trace', async () => {
  const match = await newMatch();
  const before = match.snapshot(null);
  await match.act({ seat: '1', move: 'vote', args: [true], by: 'standIn' });
  expect(match.snapshot(null)).toEqual(before);
});

test('a clock runs from the start of its decision, whatever happens meanwhile', async () => {
  let now = 1000;
  matches = newMatches({ now: () => now });
  const match = await newMatch(3, { seconds: 30 });
  now = 2000;
  await match.act({ seat: '1', move: 'vote', args: [true] });
  expect(match.clock()?.since).toBe(1000);
  await match.act({ seat: '0', move: 'draw', args: [] });
  expect(match.clock()?.since).toBe(2000);
  expect((await newMatches().open(match.id))?.clock()?.since).toBe(2000);
});

test('a decision without a clock can be timed out too', async () => {
  const match = await newMatch();
  expect(match.clock()).toBeUndefined();
  expect(code(await match.timeOut(match.view(null).decisionId, 'clock'))).toBe('ok');
});

test('a player cannot make the move of the clock', async () => {
  const match = await newMatch(3, { seconds: 30 });
  const args = [match.clock()?.decisionId];
  expect(code(await match.act({ seat: '0', move: 'timeOut', args }))).toBe('SERVER_ONLY');
});

test('a finished match accepts no moves and has no clock', async () => {
  const match = await newMatch(3, { seconds: 30 });
  const { decisionId } = match.view(null);
  await match.act({ seat: '1', move: 'concede', args: [] });
  expect(match.result()).toEqual({ reason: 'conceded', winners: ['0', '2'] });
  expect(match.snapshot(null).state.ctx).toMatchObject({ gameover: { reason: 'conceded' } });
  expect(match.clock()).toBeUndefined();
  expect(code(await match.act({ seat: '0', move: 'draw', args: [] }))).toBe('GAME_OVER');
  for (const id of [decisionId, decisionId - 1]) expect(code(await match.timeOut(id, 'clock'))).toBe('GAME_OVER');
});

test('closing waits for pending moves and refuses later ones', async () => {
  const match = await newMatch();
  const underWay = match.act({ seat: '0', move: 'draw', args: [] });
  const closing = matches.close();
  expect(code(await match.act({ seat: '1', move: 'draw', args: [] }))).toBe('CLOSING');
  expect(code(await underWay)).toBe('ok');
  await closing;
  expect((await store.loadMatch(keyOf(match)))?.seq).toBe(1);
});

test('a listener that throws affects neither the match nor other listeners', async () => {
  const match = await newMatch();
  matches.listen({
    moved: () => {
      throw new Error('deaf');
    },
  });
  const ears = heard();
  expect(code(await match.act({ seat: '0', move: 'draw', args: [] }))).toBe('ok');
  expect(ears.moved).toBe(1);
});

test('every match has its own seed', async () => {
  const drawn: string[] = [];
  matches = newMatches({
    entropy: () => {
      drawn.push(randomBytes(32).toString('hex'));
      return drawn.at(-1) as string;
    },
  });
  for (const seat of ['0', '1']) await (await newMatch()).act({ seat, move: 'draw', args: [] });
  expect(new Set(drawn).size).toBe(2);
});

test('a message about a match causes a read only if it is news', async () => {
  const hub = new LocalHub();
  matches = newMatches({ bus: hub.join() });
  const other = hub.join();
  const match = await newMatch();
  const end = await matches.watch(match.id);
  await match.act({ seat: '0', move: 'draw', args: [] });
  const asked = jest.spyOn(store, 'progress');
  const heardOf = async (seq: number) => {
    other.publish({ kind: 'match', id: match.id, seq });
    await new Promise((resolve) => setImmediate(resolve));
  };
  await heardOf(1);
  expect(asked).not.toHaveBeenCalled();
  await heardOf(2);
  expect(asked.mock.calls).toEqual([[keyOf(match), 1]]);
  end();
});

test('a match that cannot be read is no longer followed', async () => {
  Object.defineProperty(store, 'shared', { value: true });
  const match = await newMatch();
  jest.spyOn(store, 'progress').mockRejectedValue(new Error('gone'));
  await expect(matches.watch(match.id)).rejects.toThrow('gone');
  expect(matches.followed()).toEqual([]);
});

test('the id of a match cannot be guessed: twelve random bytes', () => {
  expect(Buffer.from(matches.seal().matchId, 'base64url')).toHaveLength(12);
});
