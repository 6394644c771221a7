import { applyPatch } from 'fast-json-patch';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { openSqlite } from '../store/sqlite/sqlite';
import type { Store } from '../store/store';
import { calmToy, type ToyView, toy } from '../testing/toy';
import type { Change, Outcome, RunningMatch, RunningMatches } from './api';
import { createTables } from './runningMatches';
import { takeableBy } from './takebackEligibility';

const modules = [toy, calmToy];
const AUDIENCES = ['0', '1', '2', null];
let store: Store;
let tables: RunningMatches;
let now = 1000;

beforeEach(() => {
  store = openSqlite(':memory:');
  tables = newTables();
});

afterEach(async () => {
  await tables.close();
  await store.close();
});

function newTables(): RunningMatches {
  return createTables({
    store,
    bus: new LocalHub().join(),
    log: pino({ level: 'silent' }),
    moduleById: (id) => modules.find((module) => module.id === id),
    now: () => now,
  });
}

async function newTable(game = 'calm', options: Record<string, unknown> = {}): Promise<RunningMatch> {
  const id = await tables.create({ roomCode: 'ROOM', game, players: 3, options });
  return (await tables.open(id)) as RunningMatch;
}

const seen = (table: RunningMatch, audience: string | null) => table.view(audience) as unknown as ToyView;
const code = (outcome: Outcome) => (outcome.ok ? 'ok' : outcome.refusal.code);

async function act(table: RunningMatch, seat: string, move: string, ...args: unknown[]): Promise<void> {
  expect(await table.act({ seat, move, args })).toMatchObject({ ok: true });
}

const play = (table: RunningMatch, seat: string) => act(table, seat, 'play', seen(table, seat).hand[0]);

/** Takes the last move of a seat back; `agreed` unless told otherwise. */
const takeBack = (table: RunningMatch, seat: string, agreed = true, seq = table.takebackOf(seat)?.seq ?? 0) =>
  table.takeBack({ seat, seq, ...(agreed && { agreedOn: table.snapshot(null).version }) });

/** Everything an audience sees but the story. */
const board = (table: RunningMatch, audience: string | null) => ({
  ...seen(table, audience),
  story: [],
  decisionId: 0,
});
const boards = (table: RunningMatch) => AUDIENCES.map((audience) => board(table, audience));
const told = (table: RunningMatch, audience: string | null) => seen(table, audience).story.map(({ kind }) => kind);
const wayOf = (table: RunningMatch, audience: string | null) =>
  (table.snapshot(audience).state.plugins as { takeBack?: { data: { way: string } } }).takeBack?.data.way;

describe('a move that has touched nobody and revealed nothing', () => {
  test('is taken back freely: everybody sees what was before it, and the sentence', async () => {
    const table = await newTable();
    await act(table, '0', 'draw');
    const before = boards(table);
    await play(table, '1');
    expect(code(await takeBack(table, '1', false))).toBe('ok');
    expect(boards(table)).toEqual(before);
    for (const audience of AUDIENCES) expect(told(table, audience)).toEqual(['drew', 'takenBack']);
  });

  test('is said to be free beforehand, to its seat alone', async () => {
    const table = await newTable();
    await play(table, '0');
    expect(AUDIENCES.map((audience) => wayOf(table, audience))).toEqual(['free', undefined, undefined, undefined]);
    expect(table.takebackOf('0')).toMatchObject({ way: 'free' });
  });

  test('can be followed by the take-back of the one before it', async () => {
    const table = await newTable();
    const before = boards(table);
    await play(table, '0');
    await play(table, '0');
    expect(code(await takeBack(table, '0', false))).toBe('ok');
    expect(code(await takeBack(table, '0', false))).toBe('ok');
    expect(boards(table)).toEqual(before);
    expect(code(await takeBack(table, '0', false))).toBe('NOTHING_TO_TAKE_BACK');
  });

  test('is not free any more once something has followed', async () => {
    const table = await newTable();
    await play(table, '0');
    await act(table, '0', 'draw');
    await act(table, '1', 'draw');
    expect(wayOf(table, '0')).toBe('ask');
    expect(code(await takeBack(table, '0', false))).toBe('MUST_ASK');
  });

  test('is not free where others may have moved in secret: neither the offer nor the refusal betrays them', async () => {
    const table = await newTable('toy');
    await play(table, '0');
    const before = table.snapshot('0');
    await act(table, '1', 'vote', true);
    expect(wayOf(table, '0')).toBe('ask');
    expect(table.snapshot('0')).toEqual(before);
    expect(code(await takeBack(table, '0', false))).toBe('MUST_ASK');
  });
});

describe('a move that has revealed something', () => {
  test('is not taken back freely', async () => {
    const table = await newTable();
    await act(table, '0', 'draw');
    const before = boards(table);
    expect(wayOf(table, '0')).toBe('ask');
    expect(code(await takeBack(table, '0', false))).toBe('MUST_ASK');
    expect(boards(table)).toEqual(before);
  });

  test('is taken back by agreement, and nobody keeps what it has shown', async () => {
    const table = await newTable();
    const before = boards(table);
    await act(table, '0', 'draw');
    expect(code(await takeBack(table, '0'))).toBe('ok');
    expect(boards(table)).toEqual(before);
    for (const audience of AUDIENCES) expect(told(table, audience)).toEqual(['takenBack']);
  });

  test('takes back with it what has followed, hidden moves as well', async () => {
    const table = await newTable('toy');
    const before = boards(table);
    await act(table, '0', 'draw');
    await act(table, '2', 'vote', true);
    await act(table, '1', 'draw');
    expect(code(await takeBack(table, '0'))).toBe('ok');
    expect(boards(table)).toEqual(before);
  });

  test('does not foretell the next one: chance is drawn anew', async () => {
    const drawn = new Set<string | undefined>();
    const table = await newTable();
    for (let times = 0; times < 6; times++) {
      await act(table, '0', 'draw');
      drawn.add(seen(table, '0').hand.at(-1));
      expect(code(await takeBack(table, '0'))).toBe('ok');
    }
    expect(drawn.size).toBeGreaterThan(1);
  });
});

test('a take-back is a further move: numbers go up, patches lead there, and the past stays as it was', async () => {
  const table = await newTable();
  const first = new Map(AUDIENCES.map((audience) => [audience, structuredClone(table.snapshot(audience).state)]));
  const changes: [string | null, Change][] = [];
  tables.listen({ changed: (_, audience, change) => changes.push([audience, change]) });
  await act(table, '0', 'draw');
  await play(table, '1');
  await takeBack(table, '0');
  await act(table, '0', 'draw');
  for (const audience of AUDIENCES) {
    const own = changes.filter(([to]) => to === audience).map(([, change]) => change);
    expect(own.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    const last = own.reduce(
      (state, { patch }) => applyPatch(state, structuredClone(patch)).newDocument,
      first.get(audience),
    );
    expect(last).toEqual(table.snapshot(audience).state);
  }
  const moves = await store.moves(table.id);
  expect(moves.map(({ seq, seat, move, args }) => [seq, seat, move, args.length])).toEqual([
    [1, '0', 'draw', 0],
    [2, '1', 'play', 1],
    [3, '0', 'takeBack', 2],
    [4, '0', 'draw', 0],
  ]);
});

test('a table that is loaded again knows what can be taken back', async () => {
  const table = await newTable();
  await act(table, '0', 'draw');
  await play(table, '1');
  await play(table, '1');
  await takeBack(table, '1', false);
  const again = newTables();
  const loaded = (await again.open(table.id)) as RunningMatch;
  for (const audience of AUDIENCES) expect(loaded.snapshot(audience)).toEqual(table.snapshot(audience));
  expect(loaded.takebackOf('1')).toEqual(table.takebackOf('1'));
  await again.close();
});

describe('the time of a decision', () => {
  const spent = (table: RunningMatch) => now - (table.clock()?.since ?? 0);

  test('goes on with what was left of it, under a number of its own', async () => {
    const table = await newTable('calm', { seconds: 60 });
    now += 5000;
    await act(table, '0', 'draw');
    const { decisionId } = table.clock() as { decisionId: number };
    now += 7000;
    await takeBack(table, '0');
    expect(table.clock()).toEqual({ decisionId: decisionId + 1, seconds: 60, since: now - 5000 });
  });

  test('goes on where the move had left the decision open', async () => {
    const table = await newTable('calm', { seconds: 60 });
    now += 5000;
    await play(table, '0');
    const before = table.clock();
    now += 7000;
    await takeBack(table, '0', false);
    expect(table.clock()).toEqual(before);
  });

  test('is whole for whoever is asked after it, and not what the take-back has cost', async () => {
    const table = await newTable('calm', { seconds: 60 });
    await act(table, '0', 'draw');
    now += 7000;
    await takeBack(table, '0');
    await act(table, '0', 'draw');
    expect(spent(table)).toBe(0);
  });

  test('is known to another server that takes the match over', async () => {
    const table = await newTable('calm', { seconds: 60 });
    now += 5000;
    await act(table, '0', 'draw');
    const again = newTables();
    const loaded = (await again.open(table.id)) as RunningMatch;
    now += 7000;
    expect(code(await takeBack(loaded, '0'))).toBe('ok');
    expect(spent(loaded)).toBe(5000);
    await again.close();
  });
});

test('whoever loses a secret answer by a take-back reads so, and nobody else', async () => {
  const table = await newTable('toy');
  await act(table, '0', 'draw');
  await act(table, '1', 'vote', true);
  await takeBack(table, '0');
  const last = (audience: string | null) => seen(table, audience).story.at(-1) as { data: { lost?: string[] } };
  const lost = AUDIENCES.map((audience) => last(audience).data.lost);
  expect(lost).toEqual([undefined, ['answer'], undefined, undefined]);
});

describe('what a seat has seen since its move', () => {
  const shown = (table: RunningMatch, seat: string) => table.takebackOf(seat)?.shown;

  test('is told with the offer of a take-back, and to nobody else', async () => {
    const table = await newTable();
    await act(table, '0', 'draw');
    expect(shown(table, '0')).toEqual(['card']);
    const plugins = AUDIENCES.map((audience) => table.snapshot(audience).state.plugins as object);
    expect(plugins.map((one) => Object.keys(one))).toEqual([['takeBack'], [], [], []]);
  });

  test('is nothing after a card of its own hand, and grows with what others show', async () => {
    const table = await newTable();
    await play(table, '0');
    await act(table, '0', 'draw');
    await play(table, '1');
    expect([shown(table, '0'), shown(table, '1')]).toEqual([['card', 'hand'], []]);
  });

  test('has the piles shuffled when it is taken back, and is in the record', async () => {
    const table = await newTable();
    await act(table, '0', 'draw');
    await takeBack(table, '0');
    await play(table, '0');
    await takeBack(table, '0', false);
    const moves = await store.moves(table.id);
    expect(moves.filter(({ move }) => move === 'takeBack').map(({ args }) => args)).toEqual([
      [1, 'shuffled'],
      [3, 'kept'],
    ]);
  });

  test('counts as something nobody knows of where it was not noted', async () => {
    const table = await newTable();
    await play(table, '0');
    await act(table, '0', 'draw');
    const record = (await store.loadMatch(table.id)) as unknown as { state: { standing: { moves: object } } };
    const old = { latest: 2, moves: { '0': { seq: 2, version: 2, free: false } } };
    expect(takeableBy(old, '0')).toMatchObject({ way: 'ask', spent: 0, shown: ['chance'] });
    expect(record.state.standing.moves).toHaveProperty('0.shown', ['card']);
  });
});

describe('a take-back is refused', () => {
  test('of what others have done, and of nothing', async () => {
    const table = await newTable();
    expect(code(await takeBack(table, '0'))).toBe('NOTHING_TO_TAKE_BACK');
    await act(table, '0', 'draw');
    expect(code(await takeBack(table, '1', true, 1))).toBe('NOTHING_TO_TAKE_BACK');
    expect(code(await takeBack(table, '0', true, 7))).toBe('NOTHING_TO_TAKE_BACK');
  });

  test('that was agreed on before something else happened', async () => {
    const table = await newTable();
    await act(table, '0', 'draw');
    const agreedOn = table.snapshot(null).version;
    await act(table, '1', 'draw');
    expect(code(await table.takeBack({ seat: '0', seq: 1, agreedOn }))).toBe('STALE_STATE');
  });

  test('after the end', async () => {
    const table = await newTable();
    await act(table, '0', 'draw');
    await act(table, '1', 'concede');
    expect(table.takebackOf('1')).toBeUndefined();
    expect(wayOf(table, '1')).toBeUndefined();
    expect(code(await takeBack(table, '1', true, 2))).toBe('GAME_OVER');
  });

  test('of a secret move: it stands, and nobody hears of it', async () => {
    const table = await newTable('toy');
    await act(table, '1', 'vote', true);
    expect(table.takebackOf('1')).toBeUndefined();
    expect(code(await takeBack(table, '1', true, 1))).toBe('NOTHING_TO_TAKE_BACK');
    expect(seen(table, '1').vote).toBe(true);
  });

  test('as a move of the game: the name is none', async () => {
    const table = await newTable();
    await play(table, '0');
    expect(code(await table.act({ seat: '0', move: 'takeBack', args: [1] }))).toBe('UNKNOWN_MOVE');
  });
});
