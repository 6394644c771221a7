import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { DAY } from '@lantern/protocol/timeUnits';
import type { DayClockRecord } from '../../store/days';
import type { RoomRecord } from '../../store/records';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../../testing/app';
import { eventually } from '../../testing/eventually';
import { keptMatch } from '../../testing/keptMatch';
import { calmToy, toy } from '../../testing/toy';

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);
const OVER_DAYS: Tempo = { ...usualTempo(3, 'Europe/Berlin'), reserve: 1 };

/** A game whose decisions may not have a clock of their own over days. */
const untimed = { ...toy, id: 'untimed', overDays: { asides: [], options: { seconds: 0 } } };

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [calmToy, untimed], wallTime: () => MONDAY, suspendAfter: 0 });
});
afterEach(stopApps);

interface Begun {
  tempo?: Tempo;
  names?: string[];
  game?: string;
  seconds?: number;
}

/** A running match with nobody in the room; seat 0 must move. */
async function begun({ tempo, names = ['Ana', 'Ben', 'Cy'], game = 'calm', seconds = 0 }: Begun = {}) {
  const wish = { game, players: names.length, options: { seconds }, ...(tempo && { tempo }) };
  const { room, hostKey, keys } = await openRoom(app, wish, names);
  const { code } = room;
  const matchId = (await start(app, code, hostKey)).matchId as string;
  const vote = async (name: string, wanted: Tempo | null, yes = true) => {
    const key = keys[names.indexOf(name)];
    const { status, body } = await app.post(`/api/rooms/${code}/tempo/vote`, { tempo: wanted, wanted: yes }, key);
    return status === 200 ? 'counted' : body.code;
  };
  const clock = () => keptMatch(app.parts.store, matchId).clock();
  const tempoNow = async () => (await roomOf(app, code)).tempo;
  return { code, hostKey, keys, matchId, vote, clock, tempoNow };
}

test('more than half of the persons, present or not, let a match in one go continue over days', async () => {
  const { vote, tempoNow, clock, matchId } = await begun();
  expect(await vote('Ana', OVER_DAYS)).toBe('counted');
  expect([await tempoNow(), await clock()]).toEqual([undefined, undefined]);
  await vote('Cy', OVER_DAYS);
  expect(await tempoNow()).toEqual(OVER_DAYS);
  expect(await clock()).toMatchObject({ owing: ['0'], endsAt: MONDAY + 3 * DAY, seats: { '2': { reserve: DAY } } });
  const match = await app.parts.matches.open(matchId);
  await match?.act({ seat: '0', move: 'draw', args: [] });
  expect(await clock()).toMatchObject({ owing: ['1'] });
});

test('the players that the match waits for are notified of the change to days', async () => {
  const { vote, matchId } = await begun({ names: ['Ana', 'Ben'] });
  for (const name of ['Ana', 'Ben']) await vote(name, OVER_DAYS);
  const [call] = await app.parts.store.calls.claim(MONDAY + DAY, MONDAY + 2 * DAY, 1);
  expect(call).toMatchObject({ matchId, kind: 'turn' });
});

test('a match over days continues in one go, with the whole time of its open decision', async () => {
  const { code, vote, tempoNow, clock, keys, matchId } = await begun({ tempo: OVER_DAYS, seconds: 60 });
  await visit(app, { code, seatKey: keys[0] });
  const before = (await keptMatch(app.parts.store, matchId).load())?.decidedAt ?? 0;
  for (const name of ['Ana', 'Ben']) await vote(name, null);
  expect([await tempoNow(), await clock()]).toEqual([undefined, undefined]);
  const match = await app.parts.matches.open(matchId);
  expect(match?.dayClock).toBeUndefined();
  expect(match?.clock()?.since).toBeGreaterThan(before);
});

test('a match over days that nobody visits waits in one go until somebody comes', async () => {
  const { code, vote, keys } = await begun({ tempo: OVER_DAYS });
  await eventually(async () => ((await app.parts.store.loadRoom(code))?.owner === null ? true : undefined));
  for (const name of ['Ana', 'Ben']) await vote(name, null);
  expect((await app.parts.store.loadRoom(code))?.hosting.desertedAt).toBeDefined();
  await visit(app, { code, seatKey: keys[0] });
  await eventually(async () => {
    const { hosting, owner } = (await app.parts.store.loadRoom(code)) ?? {};
    return hosting?.desertedAt === undefined && owner !== null ? true : undefined;
  });
});

test('over days less time takes the yes of all persons, and the open turn keeps its time', async () => {
  const { vote, tempoNow, clock } = await begun({ tempo: OVER_DAYS });
  const less: Tempo = { ...OVER_DAYS, turn: 1, reserve: 0 };
  for (const name of ['Ana', 'Ben']) await vote(name, less);
  expect(await tempoNow()).toEqual(OVER_DAYS);
  await vote('Cy', less);
  expect(await tempoNow()).toEqual(less);
  expect(await clock()).toMatchObject({ tempo: less, endsAt: MONDAY + 3 * DAY, seats: { '0': { reserve: 0 } } });
});

test('a vote for another tempo replaces the open one, and one that is not open cannot be withdrawn', async () => {
  const { code, vote } = await begun();
  await vote('Ana', OVER_DAYS);
  await vote('Ben', { ...OVER_DAYS, turn: 1 }, false);
  expect((await roomOf(app, code)).votes).toMatchObject([{ about: 'tempo', by: ['0'], needed: 2, tempo: OVER_DAYS }]);
  await vote('Ben', { ...OVER_DAYS, turn: 1 });
  expect((await roomOf(app, code)).votes).toMatchObject([{ by: ['1'], tempo: { turn: 1 } }]);
});

test('a match whose options need everybody at the same time cannot continue over days', async () => {
  const timed = await begun({ game: 'untimed', seconds: 30 });
  expect(await timed.vote('Ana', OVER_DAYS)).toBe('NOT_FOR_DAYS');
  const fits = await begun({ game: 'untimed', seconds: 0 });
  expect(await fits.vote('Ana', OVER_DAYS)).toBe('counted');
});

test('is refused to others, without a change, in an unknown zone, during a pause and without a match', async () => {
  const { code, hostKey, vote } = await begun();
  const { status, body } = await app.post(`/api/rooms/${code}/tempo/vote`, { tempo: null, wanted: true }, 'wrong');
  expect([status, body.code]).toEqual([403, 'NOT_YOUR_SEAT']);
  expect(await vote('Ana', null)).toBe('SAME_TEMPO');
  expect(await vote('Ana', { ...OVER_DAYS, zone: 'Moon/Crater' })).toBe('BAD_ZONE');
  await app.post(`/api/rooms/${code}/pause`, { paused: true }, hostKey).expect(200);
  expect(await vote('Ana', OVER_DAYS)).toBe('PAUSED');
});

test('the clock of a match that a crash left over after the change is removed', async () => {
  const { code, clock } = await begun({ tempo: OVER_DAYS });
  await eventually(async () => ((await app.parts.store.loadRoom(code))?.owner === null ? true : undefined));
  const room = (await app.parts.store.loadRoom(code)) as RoomRecord;
  const { tempo: _, ...hosting } = room.hosting;
  expect(await app.parts.store.saveRoom({ ...room, hosting, version: room.version + 1 })).toBe('saved');
  const running = (await clock()) as DayClockRecord;
  await app.parts.store.days.save({ ...running, nextAt: MONDAY });
  await app.parts.dayBeat.beat();
  expect(await clock()).toBeUndefined();
});
