import { applyPatch, type Operation } from 'fast-json-patch';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { keyOf } from '../store/matchKey';
import type { Store } from '../store/store';
import { memoryStore } from '../testing/stores';
import { calmToy, type ToyView, toy } from '../testing/toy';
import type { Change, Outcome } from './api';
import { Matches } from './matches';
import type { RunningMatch } from './runningMatch';
import { takeableBy } from './takeBackEligibility';

const modules = [toy, calmToy];
const AUDIENCES = ['0', '1', '2', null];
let store: Store;
let matches: Matches;
let now = 1000;

beforeEach(() => {
  store = memoryStore();
  matches = newMatches();
});

afterEach(async () => {
  await matches.close();
  await store.close();
});

function newMatches(): Matches {
  return new Matches({
    store,
    bus: new LocalHub().join(),
    log: pino({ level: 'silent' }),
    moduleById: (id) => modules.find((module) => module.id === id),
    now: () => now,
  });
}

async function newMatch(game = 'calm', options: Record<string, unknown> = {}): Promise<RunningMatch> {
  const id = await matches.create({ roomCode: 'ROOM', game, players: 3, options });
  return (await matches.open(id)) as RunningMatch;
}

const seen = (match: RunningMatch, audience: string | null) => match.view(audience) as unknown as ToyView;
const code = (outcome: Outcome) => (outcome.ok ? 'ok' : outcome.refusal.code);

async function act(match: RunningMatch, seat: string, move: string, ...args: unknown[]): Promise<void> {
  expect(await match.act({ seat, move, args })).toMatchObject({ ok: true });
}

const play = (match: RunningMatch, seat: string) => act(match, seat, 'play', seen(match, seat).hand[0]);

/** Takes back the last move of a seat, by default with everybody's consent. */
const takeBack = (match: RunningMatch, seat: string, agreed = true, seq = match.takeBackOf(seat)?.seq ?? 0) =>
  match.takeBack({ seat, seq, ...(agreed && { agreedOn: match.snapshot(null).version }) });

/** Everything an audience sees except the story. */
const board = (match: RunningMatch, audience: string | null) => ({
  ...seen(match, audience),
  story: [],
  decisionId: 0,
});
const boards = (match: RunningMatch) => AUDIENCES.map((audience) => board(match, audience));
const told = (match: RunningMatch, audience: string | null) => seen(match, audience).story.map(({ kind }) => kind);
const wayOf = (match: RunningMatch, audience: string | null) =>
  (match.snapshot(audience).state.plugins as { takeBack?: { data: { way: string } } }).takeBack?.data.way;

describe('a move that affected nobody else and revealed nothing', () => {
  test('is taken back freely: everybody sees the former position, and the sentence', async () => {
    const match = await newMatch();
    await act(match, '0', 'draw');
    const before = boards(match);
    await play(match, '1');
    expect(code(await takeBack(match, '1', false))).toBe('ok');
    expect(boards(match)).toEqual(before);
    for (const audience of AUDIENCES) expect(told(match, audience)).toEqual(['drew', 'takenBack']);
  });

  test('is announced as free, to its seat alone', async () => {
    const match = await newMatch();
    await play(match, '0');
    expect(AUDIENCES.map((audience) => wayOf(match, audience))).toEqual(['free', undefined, undefined, undefined]);
    expect(match.takeBackOf('0')).toMatchObject({ way: 'free' });
  });

  test('can be followed by the take-back of the move before it', async () => {
    const match = await newMatch();
    const before = boards(match);
    await play(match, '0');
    await play(match, '0');
    expect(code(await takeBack(match, '0', false))).toBe('ok');
    expect(code(await takeBack(match, '0', false))).toBe('ok');
    expect(boards(match)).toEqual(before);
    expect(code(await takeBack(match, '0', false))).toBe('NOTHING_TO_TAKE_BACK');
  });

  test('is no longer free after another move', async () => {
    const match = await newMatch();
    await play(match, '0');
    await act(match, '0', 'draw');
    await act(match, '1', 'draw');
    expect(wayOf(match, '0')).toBe('ask');
    expect(code(await takeBack(match, '0', false))).toBe('MUST_ASK');
  });

  test('is not free if others may have moved in secret: neither the offer nor the refusal reveals whether they did', async () => {
    const match = await newMatch('toy');
    await play(match, '0');
    const before = match.snapshot('0');
    await act(match, '1', 'vote', true);
    expect(wayOf(match, '0')).toBe('ask');
    expect(match.snapshot('0')).toEqual(before);
    expect(code(await takeBack(match, '0', false))).toBe('MUST_ASK');
  });
});

describe('a move that has revealed something', () => {
  test('is not taken back freely', async () => {
    const match = await newMatch();
    await act(match, '0', 'draw');
    const before = boards(match);
    expect(wayOf(match, '0')).toBe('ask');
    expect(code(await takeBack(match, '0', false))).toBe('MUST_ASK');
    expect(boards(match)).toEqual(before);
  });

  test('is taken back by agreement, and nobody keeps what it revealed', async () => {
    const match = await newMatch();
    const before = boards(match);
    await act(match, '0', 'draw');
    expect(code(await takeBack(match, '0'))).toBe('ok');
    expect(boards(match)).toEqual(before);
    for (const audience of AUDIENCES) expect(told(match, audience)).toEqual(['takenBack']);
  });

  test('takes back the moves after it, including hidden ones', async () => {
    const match = await newMatch('toy');
    const before = boards(match);
    await act(match, '0', 'draw');
    await act(match, '2', 'vote', true);
    await act(match, '1', 'draw');
    expect(code(await takeBack(match, '0'))).toBe('ok');
    expect(boards(match)).toEqual(before);
  });

  test('does not predict the next one: randomness is drawn again', async () => {
    const drawn = new Set<string | undefined>();
    const match = await newMatch();
    for (let times = 0; times < 6; times++) {
      await act(match, '0', 'draw');
      drawn.add(seen(match, '0').hand.at(-1));
      expect(code(await takeBack(match, '0'))).toBe('ok');
    }
    expect(drawn.size).toBeGreaterThan(1);
  });
});

test('a take-back is one more move: numbers increase, patches lead to it, and the past does not change', async () => {
  const match = await newMatch();
  const first = new Map(AUDIENCES.map((audience) => [audience, structuredClone(match.snapshot(audience).state)]));
  const changes: [string | null, Change][] = [];
  matches.listen({ changed: (_, audience, change) => changes.push([audience, change]) });
  await act(match, '0', 'draw');
  await play(match, '1');
  await takeBack(match, '0');
  await act(match, '0', 'draw');
  for (const audience of AUDIENCES) {
    const own = changes.filter(([to]) => to === audience).map(([, change]) => change);
    expect(own.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
    const last = own.reduce(
      (state, { patch }) => applyPatch(state, structuredClone(patch) as Operation[]).newDocument,
      first.get(audience),
    );
    expect(last).toEqual(match.snapshot(audience).state);
  }
  const moves = await store.moves(keyOf(match));
  expect(moves.map(({ seq, seat, move, args }) => [seq, seat, move, args.length])).toEqual([
    [1, '0', 'draw', 0],
    [2, '1', 'play', 1],
    [3, '0', 'takeBack', 2],
    [4, '0', 'draw', 0],
  ]);
});

test('a match that is loaded again knows what can be taken back', async () => {
  const match = await newMatch();
  await act(match, '0', 'draw');
  await play(match, '1');
  await play(match, '1');
  await takeBack(match, '1', false);
  const again = newMatches();
  const loaded = (await again.open(match.id)) as RunningMatch;
  for (const audience of AUDIENCES) expect(loaded.snapshot(audience)).toEqual(match.snapshot(audience));
  expect(loaded.takeBackOf('1')).toEqual(match.takeBackOf('1'));
  await again.close();
});

describe('the time of a decision', () => {
  const spent = (match: RunningMatch) => now - (match.clock()?.since ?? 0);

  test('continues with what was left of it, under a new id', async () => {
    const match = await newMatch('calm', { seconds: 60 });
    now += 5000;
    await act(match, '0', 'draw');
    const { decisionId } = match.clock() as { decisionId: number };
    now += 7000;
    await takeBack(match, '0');
    expect(match.clock()).toEqual({ decisionId: decisionId + 1, seconds: 60, since: now - 5000 });
  });

  test('continues if the move had left the decision open', async () => {
    const match = await newMatch('calm', { seconds: 60 });
    now += 5000;
    await play(match, '0');
    const before = match.clock();
    now += 7000;
    await takeBack(match, '0', false);
    expect(match.clock()).toEqual(before);
  });

  test('is whole for the next decision, not reduced by the take-back', async () => {
    const match = await newMatch('calm', { seconds: 60 });
    await act(match, '0', 'draw');
    now += 7000;
    await takeBack(match, '0');
    await act(match, '0', 'draw');
    expect(spent(match)).toBe(0);
  });

  test('is known to another server that takes over the match', async () => {
    const match = await newMatch('calm', { seconds: 60 });
    now += 5000;
    await act(match, '0', 'draw');
    const again = newMatches();
    const loaded = (await again.open(match.id)) as RunningMatch;
    now += 7000;
    expect(code(await takeBack(loaded, '0'))).toBe('ok');
    expect(spent(loaded)).toBe(5000);
    await again.close();
  });
});

test('only the player who loses a secret answer by a take-back is told so', async () => {
  const match = await newMatch('toy');
  await act(match, '0', 'draw');
  await act(match, '1', 'vote', true);
  await takeBack(match, '0');
  const last = (audience: string | null) => seen(match, audience).story.at(-1) as { data: { lost?: string[] } };
  const lost = AUDIENCES.map((audience) => last(audience).data.lost);
  expect(lost).toEqual([undefined, ['answer'], undefined, undefined]);
});

describe('what a seat has learned since its move', () => {
  const shown = (match: RunningMatch, seat: string) => match.takeBackOf(seat)?.shown;

  test('is sent with the offer of a take-back, to that seat only', async () => {
    const match = await newMatch();
    await act(match, '0', 'draw');
    expect(shown(match, '0')).toEqual(['card']);
    const plugins = AUDIENCES.map((audience) => match.snapshot(audience).state.plugins as object);
    expect(plugins.map((plugin) => Object.keys(plugin))).toEqual([['takeBack'], [], [], []]);
  });

  test('is empty after drawing a card of its own, and grows with what others reveal', async () => {
    const match = await newMatch();
    await play(match, '0');
    await act(match, '0', 'draw');
    await play(match, '1');
    expect([shown(match, '0'), shown(match, '1')]).toEqual([['card', 'hand'], []]);
  });

  test('causes the piles to be shuffled by a take-back, and is in the record', async () => {
    const match = await newMatch();
    await act(match, '0', 'draw');
    await takeBack(match, '0');
    await play(match, '0');
    await takeBack(match, '0', false);
    const moves = await store.moves(keyOf(match));
    expect(moves.filter(({ move }) => move === 'takeBack').map(({ args }) => args)).toEqual([
      [1, 'shuffled'],
      [3, 'kept'],
    ]);
  });

  test('counts as unknown if it was not recorded', async () => {
    const match = await newMatch();
    await play(match, '0');
    await act(match, '0', 'draw');
    const record = (await store.loadMatch(keyOf(match))) as unknown as { state: { standing: { moves: object } } };
    const old = { latest: 2, moves: { '0': { seq: 2, version: 2, free: false } } };
    expect(takeableBy(old, '0')).toMatchObject({ way: 'ask', spent: 0, shown: ['chance'] });
    expect(record.state.standing.moves).toHaveProperty('0.shown', ['card']);
  });
});

describe('a take-back is refused', () => {
  test('of a move of another seat, or without a move', async () => {
    const match = await newMatch();
    expect(code(await takeBack(match, '0'))).toBe('NOTHING_TO_TAKE_BACK');
    await act(match, '0', 'draw');
    expect(code(await takeBack(match, '1', true, 1))).toBe('NOTHING_TO_TAKE_BACK');
    expect(code(await takeBack(match, '0', true, 7))).toBe('NOTHING_TO_TAKE_BACK');
  });

  test('if something else has happened since it was agreed on', async () => {
    const match = await newMatch();
    await act(match, '0', 'draw');
    const agreedOn = match.snapshot(null).version;
    await act(match, '1', 'draw');
    expect(code(await match.takeBack({ seat: '0', seq: 1, agreedOn }))).toBe('STALE_STATE');
  });

  test('after the end', async () => {
    const match = await newMatch();
    await act(match, '0', 'draw');
    await act(match, '1', 'concede');
    expect(match.takeBackOf('1')).toBeUndefined();
    expect(wayOf(match, '1')).toBeUndefined();
    expect(code(await takeBack(match, '1', true, 2))).toBe('GAME_OVER');
  });

  test('of a secret move, which stays unknown to others', async () => {
    const match = await newMatch('toy');
    await act(match, '1', 'vote', true);
    expect(match.takeBackOf('1')).toBeUndefined();
    expect(code(await takeBack(match, '1', true, 1))).toBe('NOTHING_TO_TAKE_BACK');
    expect(seen(match, '1').vote).toBe(true);
  });

  test('if sent as a move of the game: the name is unknown', async () => {
    const match = await newMatch();
    await play(match, '0');
    expect(code(await match.act({ seat: '0', move: 'takeBack', args: [1] }))).toBe('UNKNOWN_MOVE');
  });
});
