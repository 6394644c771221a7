import { moduleOf } from '@lantern/games/engine/moduleOf';
import { noArgs } from '@lantern/games/kit/move';
import type { AnyModule } from '@lantern/games/module';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { keyOf } from '../store/matchKey';
import type { Store } from '../store/store';
import { openRoom, roomOf, start, startApp, stopApps, type Visit, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { memoryStore } from '../testing/stores';
import { CANARY, type ToyState, toy } from '../testing/toy';
import type { Outcome } from './api';
import { audiencesOf } from './audience';
import { Matches } from './matches';
import type { RunningMatch } from './runningMatch';

/** Any failing part of a game must freeze its own match while others are being played, and no other. */

const boom = () => {
  throw new Error('boom');
};

/** Which part of the game throws, and after how many moves. */
let broken: { part: string; after: number } = { part: '', after: 0 };
const breaks = (part: string, turn: number) => {
  if (part === broken.part && turn > broken.after) boom();
};

/** The toy game with parts that can throw, and with a move that throws half way. */
const moves: AnyModule['moves'] = {
  ...toy.moves,
  tear: {
    args: noArgs,
    candidates: () => [],
    refuse: () => undefined,
    apply({ state }: { state: ToyState }) {
      state.pile.push('half');
      state.deck.length = 0;
      boom();
    },
    conceals: 'nothing',
  },
  torn: { args: noArgs, candidates: () => [], refuse: boom, apply: () => {}, conceals: 'nothing' },
};
const fragile: AnyModule = moduleOf({
  ...toy,
  id: 'fragile',
  moves,
  course(state) {
    breaks('course', state.turn);
    return toy.course(state);
  },
  view(state, audience) {
    if (audience === null) breaks("the watchers' view", state.turn);
    if (audience === '2') breaks("another seat's view", state.turn);
    return toy.view(state, audience);
  },
  clock(state) {
    breaks('clock', state.turn);
    return toy.clock(state);
  },
  timeOut(match) {
    breaks('time out', match.state.turn + 1);
    toy.timeOut(match);
  },
});

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(() => {
  process.on('unhandledRejection', note);
});
afterAll(() => {
  process.off('unhandledRejection', note);
});
afterEach(() => {
  broken = { part: '', after: 0 };
  expect(unhandled).toEqual([]);
});

const codeOf = (outcome: Outcome) => (outcome.ok ? 'ok' : outcome.refusal.code);

describe('while other matches are played', () => {
  let store: Store;
  let matches: Matches;
  let lines: string[];

  beforeEach(() => {
    lines = [];
    store = memoryStore();
    matches = new Matches({
      store,
      bus: new LocalHub().join(),
      log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
      moduleById: (id) => [toy, fragile].find((module) => module.id === id),
    });
  });
  afterEach(async () => {
    await matches.close();
    await store.close();
  });

  async function newMatch(game: string): Promise<RunningMatch> {
    const id = await matches.create({ roomCode: 'ROOM', game, players: 3, options: { seconds: 30 } });
    return (await matches.open(id)) as RunningMatch;
  }

  /** Moves of a match, one after the other. */
  async function rounds(match: RunningMatch, count: number): Promise<string[]> {
    const codes: string[] = [];
    for (let turn = 0; turn < count; turn++)
      codes.push(codeOf(await match.act({ seat: String(turn % 3), move: 'draw', args: [] })));
    return codes;
  }

  /** Breaks a match of the fragile game after three valid moves, and records its former state. */
  async function underLoad(breakIt: (match: RunningMatch) => Promise<Outcome>) {
    const others = await Promise.all(Array.from({ length: 3 }, () => newMatch('toy')));
    const match = await newMatch('fragile');
    expect(await rounds(match, 3)).toEqual(['ok', 'ok', 'ok']);
    const views = audiencesOf(3).map((audience) => match.snapshot(audience));
    const before = JSON.stringify(await store.loadMatch(keyOf(match)));
    const told: string[] = [];
    matches.listen({ changed: (at) => at.id === match.id && told.push('changed'), froze: (at) => told.push(at.id) });
    const playing = Promise.all(others.map((other) => rounds(other, 6)));
    const outcome = await breakIt(match);
    return { match, outcome, others: await playing, views, before, told };
  }

  const draw = (match: RunningMatch) => match.act({ seat: '0', move: 'draw', args: [] });

  test.each<[string, (match: RunningMatch) => Promise<Outcome>]>([
    ['a move that has changed half of the state', (match) => match.act({ seat: '0', move: 'tear', args: [] })],
    ['the check of a move', (match) => match.act({ seat: '0', move: 'torn', args: [] })],
    ['course', draw],
    ["the watchers' view", draw],
    ["another seat's view", draw],
    ['clock', draw],
    ['time out', (match) => match.timeOut(match.view(null).decisionId, 'clock')],
  ])('%s throws: its match stays as it was, with the evidence, and all others play on', async (part, breakIt) => {
    const { match, outcome, others, views, before, told } = await underLoad((match) => {
      broken = { part, after: 4 };
      return breakIt(match);
    });
    expect(codeOf(outcome)).toBe('TABLE_FROZEN');
    expect(others.flat().filter((code) => code !== 'ok')).toEqual([]);
    expect(audiencesOf(3).map((audience) => match.snapshot(audience))).toEqual(views);
    expect(told).toEqual([match.id]);
    const kept = await store.loadMatch(keyOf(match));
    expect(JSON.stringify({ ...kept, frozen: null, updatedAt: 0 })).toBe(
      JSON.stringify({ ...JSON.parse(before), frozen: null, updatedAt: 0 }),
    );
    expect(kept?.frozen).toBe(fragile.rulesVersion);
    const evidence = lines.filter((line) => line.includes('the match is frozen'));
    expect(evidence).toHaveLength(1);
    expect(JSON.parse(evidence[0] as string)).toMatchObject({ matchId: match.id, game: 'fragile', seq: 4 });
    expect(evidence[0]).not.toContain(CANARY);
  });

  test('moves queued behind the failing one are answered, and none of them is stored', async () => {
    const match = await newMatch('fragile');
    const seats = ['0', '1', '2'];
    const waiting = [
      match.act({ seat: '0', move: 'tear', args: [] }),
      ...seats.map((seat) => match.act({ seat, move: 'vote', args: [true] })),
      match.timeOut(match.view(null).decisionId, 'clock'),
    ];
    expect((await Promise.all(waiting)).map(codeOf)).toEqual(Array(5).fill('TABLE_FROZEN'));
    expect(await store.moves(keyOf(match))).toEqual([]);
  });
});

describe('on a whole server', () => {
  afterEach(stopApps);

  test('a clock whose move throws stops, and other rooms play on', async () => {
    const app = await startApp({ modules: [toy, fragile] });
    broken = { part: 'time out', after: 1 };
    const room = await openRoom(app, { game: 'fragile', options: { seconds: 10 } }, ['Ana', 'Ben']);
    const { matchId } = await start(app, room.room.code, room.hostKey);
    const visits = room.keys.map((seatKey) => visit(app, { code: room.room.code, seatKey }));
    const [guest] = (await Promise.all(visits)) as [Visit, Visit];
    await guest.until(({ clock }) => clock !== null);
    const match = (await app.parts.matches.open(matchId as string)) as RunningMatch;
    expect(codeOf(await match.timeOut(match.view(null).decisionId, 'clock'))).toBe('TABLE_FROZEN');
    await guest.until(({ clock }) => clock === null);
    expect((await roomOf(app, room.room.code)).state).toBe('playing');
    const next = await openRoom(app, {}, ['Ana', 'Ben']);
    const started = await start(app, next.room.code, next.hostKey);
    const other = (await app.parts.matches.open(started.matchId as string)) as RunningMatch;
    expect(codeOf(await other.act({ seat: '0', move: 'draw', args: [] }))).toBe('ok');
  });

  test('bots of a frozen match stop, and those of other matches play on', async () => {
    const app = await startApp({ modules: [toy, fragile] });
    broken = { part: 'course', after: 6 };
    const matches: RunningMatch[] = [];
    for (const game of ['fragile', 'toy']) {
      const room = await openRoom(app, { game }, ['Ana']);
      await app.post(`/api/rooms/${room.room.code}/seats/1/bot`, {}, room.hostKey).expect(200);
      // Without a visitor the match may leave memory between two moves.
      await visit(app, { code: room.room.code });
      const absence = { after: 0, by: 'bot' };
      await app.post(`/api/rooms/${room.room.code}/configure`, { absence }, room.hostKey).expect(200);
      const { matchId } = await start(app, room.room.code, room.hostKey);
      matches.push((await app.parts.matches.open(matchId as string)) as RunningMatch);
    }
    const [fragileTable, other] = matches as [RunningMatch, RunningMatch];
    await eventually(() => fragileTable.frozen || undefined);
    const turn = other.view(null).decisionId;
    await eventually(() => other.view(null).decisionId > turn + 5 || undefined);
    expect(fragileTable.view(null)).toMatchObject({ decisionId: 1006 });
  });
});
