import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { DAY, HOUR } from '@lantern/protocol/timeUnits';
import { hashKey } from '../rooms/access/keys';
import type { DayClockRecord } from '../store/days';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { keptMatch } from '../testing/keptMatch';
import { calmToy, toy } from '../testing/toy';

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);

let app: TestApp;
let now: number;

beforeEach(async () => {
  now = MONDAY;
  app = await startApp({ modules: [toy, calmToy], wallTime: () => now, suspendAfter: 0 });
});
afterEach(stopApps);

/** A match of Ana and Ben, or of Ana and a bot, with nobody in the room; Ana must move. */
async function begun(more: Partial<Tempo> = {}, other: 'Ben' | 'bot' = 'Ben') {
  const tempo = { ...usualTempo(1, 'Europe/Berlin'), reserve: 0, ...more };
  const names = other === 'bot' ? ['Ana'] : ['Ana', other];
  const { room, hostKey, keys } = await openRoom(app, { game: 'calm', tempo }, names);
  if (other === 'bot') await app.post(`/api/rooms/${room.code}/seats/1/bot`, {}, hostKey).expect(200);
  const { matchId } = await start(app, room.code, hostKey);
  const at = `/api/rooms/${room.code}/seats`;
  await resting(room.code);
  await app.parts.dayBeat.beat();
  const act = async (seat: string, move = 'draw') =>
    (await app.parts.matches.open(matchId as string))?.act({ seat, move, args: [] });
  const turn = async () => (await app.parts.matches.open(matchId as string))?.view(null).turnSeat;
  const clock = async () => keptMatch(app.parts.store, matchId as string).clock();
  return { code: room.code, hostKey, keys, matchId: matchId as string, at, act, turn, clock };
}

/** Waits until no server owns the match of a room. */
const resting = (code: string) =>
  eventually(async () => ((await app.parts.store.loadRoom(code))?.owner === null ? true : undefined));

/** Lets time pass while servers are running. */
async function pass(milliseconds: number): Promise<void> {
  const { store, dayBeat } = app.parts;
  now += milliseconds;
  await store.days.beat({ now, before: (await store.days.course()).lastBeat, shift: 0, notBefore: 0 });
  await dayBeat.beat();
}

test('the room shows its tempo and the deadline of the open decision', async () => {
  const { code, keys } = await begun();
  const { until } = await visit(app, { code, seatKey: keys[0] });
  const { room, dayClock, clock } = await until((update) => update.dayClock !== undefined);
  expect(room.tempo).toMatchObject({ turn: 1, zone: 'Europe/Berlin' });
  expect(clock).toBeNull();
  const end = MONDAY + DAY;
  expect(dayClock).toMatchObject({
    kind: 'turn',
    dueAt: end,
    owing: [{ seat: '0', until: end, reserve: 0, bot: false }],
  });
});

test('an idle match over days leaves memory, and a move needs no owner', async () => {
  const { code, act, turn, matchId } = await begun();
  app.parts.matches.unload(matchId);
  expect(app.parts.matches.loaded).toBe(0);
  expect(await act('0')).toMatchObject({ ok: true });
  expect(await turn()).toBe('1');
  expect((await app.parts.store.loadRoom(code))?.hosting.desertedAt).toBeUndefined();
});

test('after a move in a match without an owner, the bot plays, and the match leaves memory again', async () => {
  const { code, act, turn } = await begun({}, 'bot');
  expect(await act('0')).toMatchObject({ ok: true });
  await eventually(async () => ((await turn()) === '0' ? true : undefined));
  await resting(code);
});

test('in a strict room, the bot plays an overdue turn of an absent player, and the match leaves memory again', async () => {
  const { code, turn, clock } = await begun({ overdue: 'strict' });
  await pass(DAY - HOUR);
  expect(await turn()).toBe('0');
  await pass(HOUR);
  await eventually(async () => ((await turn()) === '1' ? true : undefined));
  expect((await clock())?.seats['0']).toMatchObject({ missed: 1 });
  await resting(code);
});

test('in a gentle room, the others may grant another day or let the bot play once the time is up', async () => {
  const { at, keys, hostKey, turn } = await begun();
  await app.post(`${at}/0/let-bot`, {}, keys[1]).expect(409);
  await pass(DAY);
  await app.post(`${at}/0/grant`, {}, keys[0]).expect(403);
  await app.post(`${at}/0/grant`, {}, hostKey).expect(403);
  await app.post(`${at}/0/grant`, {}, keys[1]).expect(200);
  await app.post(`${at}/0/let-bot`, {}, keys[1]).expect(409);
  await pass(DAY);
  expect(await turn()).toBe('0');
  await app.post(`${at}/0/let-bot`, {}, keys[1]).expect(200);
  await eventually(async () => ((await turn()) === '1' ? true : undefined));
});

describe('a nudge', () => {
  const nudged = async (at: string, key: string | undefined, seat = '0') => {
    const { status, body } = await app.post(`${at}/${seat}/nudge`, {}, key);
    return status === 200 ? 'nudged' : body.code;
  };

  test('reminds a player who has not moved for a day, once a day', async () => {
    const { at, keys } = await begun({ turn: 3 });
    await pass(DAY - HOUR);
    expect(await nudged(at, keys[1])).toBe('NOT_AWAITED');
    await pass(HOUR);
    expect([await nudged(at, keys[1]), await nudged(at, keys[1])]).toEqual(['nudged', 'NUDGED_TODAY']);
    await pass(DAY - HOUR);
    expect(await nudged(at, keys[1])).toBe('NUDGED_TODAY');
    await pass(HOUR);
    expect(await nudged(at, keys[1])).toBe('nudged');
  });

  test('comes after half a day if a turn takes one day', async () => {
    const { at, keys, clock } = await begun();
    await pass(DAY / 2 - HOUR);
    expect(await nudged(at, keys[1])).toBe('NOT_AWAITED');
    await pass(HOUR);
    expect(await nudged(at, keys[1])).toBe('nudged');
    expect((await clock())?.seats['0']?.nudgedAt).toBe(now);
  });

  test('is sent by other players, to a player who must move', async () => {
    const { at, keys, hostKey } = await begun();
    await pass(DAY / 2);
    for (const key of [keys[0], hostKey, 'wrong']) expect(await nudged(at, key)).toBe('NOT_YOUR_SEAT');
    expect(await nudged(at, keys[0], '1')).toBe('NOT_AWAITED');
    expect(await nudged(at, keys[1], '7')).toBe('NO_SUCH_SEAT');
  });

  test('waits for the next turn and for a day, and is not possible during a pause', async () => {
    const { code, at, act, keys, hostKey } = await begun();
    await pass(DAY / 2);
    await app.post(`/api/rooms/${code}/pause`, { paused: true }, hostKey).expect(200);
    expect(await nudged(at, keys[1])).toBe('NOT_AWAITED');
    await app.post(`/api/rooms/${code}/pause`, { paused: false }, hostKey).expect(200);
    expect(await nudged(at, keys[1])).toBe('nudged');
    for (const seat of ['0', '1']) await act(seat);
    expect(await nudged(at, keys[1])).toBe('NOT_AWAITED');
    await pass(DAY / 2);
    expect(await nudged(at, keys[1])).toBe('NUDGED_TODAY');
    await pass(DAY / 2);
    expect(await nudged(at, keys[1])).toBe('nudged');
  });

  test('is not for a match in one go', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    await start(app, room.code, hostKey);
    expect(await nudged(`/api/rooms/${room.code}/seats`, keys[1])).toBe('NOT_OVER_DAYS');
  });
});

describe('days off', () => {
  const wish = { first: '2026-01-05', last: '2026-01-08', by: 'wait' };
  const taken = async (at: string, key: string | undefined, more: object = {}) => {
    const { status, body } = await app.post(`${at}/0/holiday`, { ...wish, ...more }, key);
    return status === 200 ? 'taken' : body.code;
  };

  test('move the deadline of a player for whom the match waits', async () => {
    const { at, keys, turn, code } = await begun({ overdue: 'strict' });
    expect(await taken(at, keys[0])).toBe('taken');
    const { until } = await visit(app, { code });
    const { dayClock } = await until((update) => update.dayClock?.holidays[0]?.away !== undefined);
    const ends = MONDAY + DAY + 3 * DAY + 12 * HOUR;
    expect(dayClock?.owing[0]?.until).toBe(ends + 10 * HOUR + (Math.floor(ends / 60_000) % 30) * 60_000);
    await pass(4 * DAY);
    expect(await turn()).toBe('0');
    await pass(DAY);
    await eventually(async () => ((await turn()) === '1' ? true : undefined));
  });

  test('let the bot play at once, if the player wishes that', async () => {
    const { at, keys, turn, clock } = await begun();
    expect(await taken(at, keys[0], { by: 'bot' })).toBe('taken');
    await pass(0);
    await eventually(async () => ((await turn()) === '1' ? true : undefined));
    expect((await clock())?.seats['0']).toMatchObject({ missed: 0 });
  });

  test('are taken by the player, and limited', async () => {
    const { at, keys, hostKey } = await begun({ holiday: 4 });
    for (const key of [keys[1], hostKey, 'wrong']) expect(await taken(at, key)).toBe('NOT_YOUR_SEAT');
    expect(await taken(at, keys[0], { last: '2026-01-09' })).toBe('NO_HOLIDAY_LEFT');
    expect(await taken(at, keys[0], { first: '2026-01-04' })).toBe('BAD_DATE');
    expect(await taken(at, keys[0])).toBe('taken');
    // In place of the days before, whose rest may be taken again.
    expect(await taken(at, keys[0], { last: '2026-01-06' })).toBe('taken');
  });

  test('end when the player moves, or on request', async () => {
    const { at, keys, act, clock } = await begun();
    await taken(at, keys[0]);
    await act('0');
    expect((await clock())?.seats['0']?.away).toBeUndefined();
    await taken(at, keys[0]);
    await app.post(`${at}/0/holiday-end`, {}, keys[0]).expect(200);
    expect((await clock())?.seats['0']?.away).toBeUndefined();
  });

  test('are not for a match in one go', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    await start(app, room.code, hostKey);
    expect(await taken(`/api/rooms/${room.code}/seats`, keys[0])).toBe('NOT_OVER_DAYS');
  });
});

test('where the room is gentle and nobody decides, the bot plays a day later', async () => {
  const { turn } = await begun();
  await pass(2 * DAY - HOUR);
  expect(await turn()).toBe('0');
  await pass(HOUR);
  await eventually(async () => ((await turn()) === '1' ? true : undefined));
});

test('in a patient room, only the host lets the bot play', async () => {
  const { at, act, keys, hostKey, turn } = await begun({ overdue: 'patient' });
  await pass(9 * DAY);
  const refused = await app.post(`${at}/0/let-bot`, {}, keys[1]).expect(403);
  expect([await turn(), refused.body.code]).toEqual(['0', 'NOT_HOST']);
  await act('0');
  await pass(9 * DAY);
  await app.post(`${at}/1/let-bot`, {}, hostKey).expect(200);
  await eventually(async () => ((await turn()) === '0' ? true : undefined));
});

test('over days a request for a take-back is open for a day', async () => {
  const { code, act, keys, matchId } = await begun();
  await act('0');
  const match = await app.parts.matches.open(matchId);
  await app.post(`/api/rooms/${code}/take-back/ask`, { version: match?.snapshot('0').version }, keys[0]).expect(200);
  expect((await roomOf(app, code)).takeBack?.remaining).toBeGreaterThan(DAY - HOUR);
});

test('a player who returns before the bot has moved plays their own turn, even if its time is up', async () => {
  const { act, turn, clock } = await begun();
  await pass(DAY + HOUR);
  expect(await act('0')).toMatchObject({ ok: true });
  expect(await turn()).toBe('1');
  expect((await clock())?.seats['0']).toMatchObject({ missed: 0 });
});

test('a match in one go has no deadline over days, and its room has no tempo', async () => {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { matchId } = await start(app, room.code, hostKey);
  expect(await keptMatch(app.parts.store, matchId as string).clock()).toBeUndefined();
  const { until } = await visit(app, { code: room.code, seatKey: keys[0] });
  const update = await until((told) => told.room.matchId === matchId);
  expect([Object.hasOwn(update, 'dayClock'), Object.hasOwn(update.room, 'tempo')]).toEqual([false, false]);
});

test('a move over days does not read its clock', async () => {
  const { matchId } = await begun();
  const match = await app.parts.matches.open(matchId);
  const loaded = jest.spyOn(app.parts.store.days, 'load');
  const outcome = match?.act({ seat: '0', move: 'draw', args: [] });
  expect(await outcome).toMatchObject({ ok: true });
  expect(loaded).not.toHaveBeenCalled();
});

test('a move in one go neither reads nor stores a clock', async () => {
  const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { matchId } = await start(app, room.code, hostKey);
  const { store, matches } = app.parts;
  const match = await matches.open(matchId as string);
  const loaded = jest.spyOn(store.days, 'load');
  const committed = jest.spyOn(store, 'commit');
  expect(await match?.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  expect(loaded).not.toHaveBeenCalled();
  const [commit] = committed.mock.calls[0] ?? [];
  expect([commit?.dayClock, commit?.calls]).toEqual([undefined, undefined]);
});

test('a move is stored with the newest clock, although the clock has changed without a move', async () => {
  const { matchId, clock } = await begun();
  const match = await app.parts.matches.open(matchId);
  const before = (await clock()) as DayClockRecord;
  const seats = { ...before.seats, '1': { reserve: 7 * HOUR, missed: 1 } };
  expect(await app.parts.store.days.save({ ...before, seats })).toBe('saved');
  expect(await match?.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  expect(await clock()).toMatchObject({ version: 2, owing: ['1'], seats: { '1': { reserve: 7 * HOUR } } });
});

test('a person whose clock has changed without a move moves with their key', async () => {
  const { matchId, keys, clock } = await begun();
  const match = await app.parts.matches.open(matchId);
  await app.parts.store.days.save((await clock()) as DayClockRecord);
  const keyHash = hashKey(keys[0] ?? '');
  expect(await match?.act({ seat: '0', move: 'draw', args: [], keyHash })).toMatchObject({ ok: true });
});

test('no deadline passes during a pause, which ends by itself after a week', async () => {
  now = Date.now();
  const { code, hostKey, turn } = await begun({ overdue: 'strict', nights: false });
  await app.post(`/api/rooms/${code}/pause`, { paused: true }, hostKey).expect(200);
  await pass(6 * DAY);
  expect([await turn(), (await roomOf(app, code)).paused]).toEqual(['0', true]);
  await pass(DAY + HOUR);
  expect((await roomOf(app, code)).paused).toBe(false);
});

test('a vote of more than half of the persons ends a pause', async () => {
  const { code, hostKey, keys } = await begun();
  await app.post(`/api/rooms/${code}/pause`, { paused: true }, hostKey).expect(200);
  const vote = (seat: number) => app.post(`/api/rooms/${code}/pause/vote`, { wanted: true }, keys[seat]).expect(200);
  await vote(1);
  expect(await roomOf(app, code)).toMatchObject({ paused: true, votes: [{ about: 'resume', by: ['1'], needed: 2 }] });
  await vote(0);
  expect(await roomOf(app, code)).toMatchObject({ paused: false, votes: [] });
});

describe('a pause', () => {
  const A_WEEK = 7 * DAY;

  async function waiting() {
    now = Date.now();
    const { code, hostKey, keys } = await begun({ turn: 'none' });
    const pause = (paused: boolean) => app.post(`/api/rooms/${code}/pause`, { paused }, hostKey);
    const vote = (seat: number) =>
      app.post(`/api/rooms/${code}/pause/vote`, { wanted: true, about: 'pause' }, keys[seat]).expect(200);
    return { pause, vote, room: () => roomOf(app, code) };
  }

  test('of the host has an end, and is followed by another one only if more than half of the persons vote for it', async () => {
    const { pause, vote, room } = await waiting();
    await pause(true).expect(200);
    const { pauseEnds = 0 } = await room();
    expect(Math.abs(pauseEnds - Date.now() - A_WEEK)).toBeLessThan(HOUR);
    await pause(false).expect(200);
    expect((await pause(true).expect(409)).body.code).toBe('PAUSE_BY_VOTE');
    expect(await room()).toMatchObject({ paused: false, pauseByVote: true });
    await vote(0);
    expect(await room()).toMatchObject({ paused: false, votes: [{ about: 'pause', by: ['0'], needed: 2 }] });
    await vote(1);
    expect(await room()).toMatchObject({ paused: true, votes: [] });
  });

  test('of a match without a deadline lasts a week longer after a vote, and then ends by itself', async () => {
    const { pause, vote, room } = await waiting();
    await pause(true).expect(200);
    const { pauseEnds = 0 } = await room();
    await vote(0);
    await vote(1);
    expect(await room()).toMatchObject({ paused: true, pauseEnds: pauseEnds + A_WEEK, votes: [] });
    now += A_WEEK + HOUR;
    await app.parts.dayMender.round();
    expect((await room()).paused).toBe(true);
    now += A_WEEK;
    await app.parts.dayMender.round();
    expect((await room()).paused).toBe(false);
  });

  test('is not voted on in a match in one go', async () => {
    const { room, hostKey, keys } = await openRoom(app, { game: 'calm' }, ['Ana', 'Ben']);
    await start(app, room.code, hostKey);
    const vote = app.post(`/api/rooms/${room.code}/pause/vote`, { wanted: true, about: 'pause' }, keys[0]);
    expect((await vote.expect(409)).body.code).toBe('NOT_OVER_DAYS');
  });
});

test('during a match its time can only be extended, which applies to the open turn at once', async () => {
  const { code, hostKey, clock } = await begun({ turn: 3 });
  const before = (await clock())?.endsAt ?? 0;
  const configure = (tempo: unknown) => app.post(`/api/rooms/${code}/configure`, { tempo }, hostKey);
  const tempo = (await roomOf(app, code)).tempo as Tempo;
  expect((await configure({ ...tempo, turn: 1 }).expect(409)).body.code).toBe('LESS_TIME');
  expect((await configure({ ...tempo, holiday: 13 }).expect(409)).body.code).toBe('LESS_TIME');
  expect((await configure(null).expect(409)).body.code).toBe('ROOM_PLAYING');
  expect((await configure({ ...tempo, zone: 'Moon/Crater' }).expect(400)).body.code).toBe('BAD_ZONE');
  await configure({ ...tempo, turn: 7, overdue: 'patient' }).expect(200);
  expect((await clock())?.endsAt).toBe(before + 4 * DAY);
  expect((await roomOf(app, code)).tempo).toMatchObject({ turn: 7, overdue: 'patient' });
});

test('a room can change between both ways of playing until the deal', async () => {
  const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
  const configure = (tempo: unknown) => app.post(`/api/rooms/${room.code}/configure`, { tempo }, hostKey).expect(200);
  const tempo = usualTempo('none', 'America/New_York');
  expect((await configure(tempo)).body).toMatchObject({ tempo, absence: { by: 'bot' } });
  expect((await configure(null)).body.tempo).toBeUndefined();
});

test('deadlines are extended by the time in which no server ran', async () => {
  const { clock, turn } = await begun({ overdue: 'strict' });
  const before = (await clock())?.endsAt ?? 0;
  now += 2 * DAY + 5_000;
  await app.parts.dayBeat.beat();
  expect(await turn()).toBe('0');
  expect((await clock())?.endsAt).toBe(before + 2 * DAY + HOUR);
});

test('no deadline passes while the system clock is obviously wrong', async () => {
  const { clock, turn } = await begun({ overdue: 'strict' });
  const before = await clock();
  for (const wrong of [MONDAY - DAY, MONDAY + 31 * DAY]) {
    now = wrong;
    await app.parts.dayBeat.beat();
    expect([await turn(), await clock()]).toEqual(['0', before]);
  }
});
