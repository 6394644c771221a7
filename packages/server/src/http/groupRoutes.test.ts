import type { RoomCreated } from '@lantern/protocol/credentials';
import type { GroupHistory } from '@lantern/protocol/groupHistory';
import type { Seat } from '@lantern/protocol/seat';
import { openRoom, refusedAs, roomOf, start, startApp, startNext, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

const path = (code: string, rest: string) => `/api/rooms/${code}/${rest}`;
const get = (code: string, rest: string, key?: string) => {
  const call = app.get(path(code, rest));
  return key === undefined ? call : call.set('authorization', `Bearer ${key}`);
};
const historyOf = async (code: string): Promise<GroupHistory> => (await get(code, 'group').expect(200)).body;
const next = async (code: string, hostKey: string): Promise<RoomCreated> =>
  (await app.post(path(code, 'next'), {}, hostKey).expect(201)).body;

/** Starts a match and ends it by the votes of the owners of these keys. */
async function playIn(code: string, hostKey: string, keys: readonly string[]): Promise<void> {
  await startNext(app, { code, hostKey, keys }, 'start');
  for (const key of keys) await app.post(path(code, 'end'), { wanted: true }, key).expect(200);
}

/** Plays a match that this seat gives up. */
async function concede(room: Parameters<typeof startNext>[1], seat: Seat): Promise<void> {
  const { code } = room;
  const { matchId, history } = await startNext(app, room, 'start');
  const match = await app.parts.matches.open(matchId as string);
  await match?.act({ seat, move: 'concede', args: [] });
  await eventually(async () => (await roomOf(app, code)).history.length > history.length || undefined);
}

/** A room in which Ana and Ben have played a match. */
async function firstNight() {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  await playIn(room.code, hostKey, keys);
  return { code: room.code, hostKey, keys };
}

const sit = (code: string, seat: number, name: string, formerKey?: string) =>
  app.post(path(code, `seats/${seat}/sit`), { name }, formerKey).expect(200);

describe('the next room of a group', () => {
  test('is opened by the host, with the same game and seats, and a key of its own', async () => {
    const { code, hostKey } = await firstNight();
    const opened = await next(code, hostKey);
    expect(opened.room).toMatchObject({ game: 'toy', state: 'open', listed: false, history: [] });
    expect(opened.room.seats.map(({ kind }) => kind)).toEqual(['empty', 'empty']);
    expect(opened.room.group).toEqual({ earlier: 1, next: false });
    expect(opened.hostKey).not.toBe(hostKey);
    await refusedAs(app.post(path(opened.room.code, 'configure'), { listed: true }, hostKey), 403, 'NOT_HOST');
    await app.post(path(opened.room.code, 'configure'), { listed: true }, opened.hostKey).expect(200);
  });

  test('is reported to visitors of the earlier one, but its code only to people who had a seat there', async () => {
    const { code, hostKey, keys } = await firstNight();
    const { until } = await visit(app, { code });
    const opened = await next(code, hostKey);
    const { room } = await until((now) => now.room.group?.next === true);
    expect(JSON.stringify(room)).not.toContain(opened.room.code);
    for (const key of [hostKey, keys[1]]) {
      expect((await get(code, 'next', key).expect(200)).body).toEqual({ code: opened.room.code });
    }
    await app.post(path(code, 'seats/1/stand'), {}, keys[1]).expect(200);
    expect((await get(code, 'next', keys[1]).expect(200)).body).toEqual({ code: opened.room.code });
    await refusedAs(get(code, 'next'), 403, 'NOT_YOUR_SEAT');
    await refusedAs(get(code, 'next', 'wrong'), 403, 'NOT_YOUR_SEAT');
  });

  test('is not opened by anybody else', async () => {
    const { code, keys } = await firstNight();
    await refusedAs(app.post(path(code, 'next'), {}), 403, 'NOT_HOST');
    await refusedAs(app.post(path(code, 'next'), {}, keys[1]), 403, 'NOT_HOST');
    expect((await roomOf(app, code)).group).toBeUndefined();
  });

  test('is unique, even for simultaneous requests, until it is deleted', async () => {
    const { code, hostKey } = await firstNight();
    const answers = await Promise.all([1, 2].map(() => app.post(path(code, 'next'), {}, hostKey)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await refusedAs(app.post(path(code, 'next'), {}, hostKey), 409, 'NEXT_ROOM_OPEN');
    const first: RoomCreated = answers.find(({ status }) => status === 201)?.body;
    await app.post(path(first.room.code, 'close'), {}, first.hostKey).expect(204);
    expect((await get(code, 'next', hostKey).expect(200)).body).toEqual({ code: null });
    await next(code, hostKey);
  });

  test('is not opened during a match', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    await start(app, room.code, hostKey);
    await refusedAs(app.post(path(room.code, 'next'), {}, hostKey), 409, 'ROOM_PLAYING');
  });

  test('counts towards the rooms an address may open', async () => {
    app = await startApp({ env: { ROOMS_PER_HOUR: '1' } });
    const { code, hostKey } = await firstNight();
    await refusedAs(app.post(path(code, 'next'), {}, hostKey), 429, 'TOO_MANY_ROOMS');
  });
});

describe('the history of a group', () => {
  test('includes what was played in this room and before, over several rooms', async () => {
    const first = await firstNight();
    expect((await historyOf(first.code)).nights).toHaveLength(1);
    const second = await next(first.code, first.hostKey);
    const third = await next(second.room.code, second.hostKey);
    expect(third.room.group).toEqual({ earlier: 1, next: false });
    const ana = (await sit(third.room.code, 0, 'Ana')).body;
    const ben = (await sit(third.room.code, 1, 'Ben')).body;
    await playIn(third.room.code, third.hostKey, [ana.seatKey, ben.seatKey]);
    const { nights } = await historyOf(third.room.code);
    expect(nights.map(({ matches }) => matches.map(({ game, end }) => ({ game, end })))).toEqual([
      [{ game: 'toy', end: 'vote' }],
      [{ game: 'toy', end: 'vote' }],
    ]);
  });

  test('lists who won on which night', async () => {
    const first = await firstNight();
    const second = await next(first.code, first.hostKey);
    const seated = [await sit(second.room.code, 0, 'Ana'), await sit(second.room.code, 1, 'Ben')];
    const room = { code: second.room.code, hostKey: second.hostKey, keys: seated.map(({ body }) => body.seatKey) };
    for (const loser of ['0', '1', '0'] as const) await concede(room, loser);
    const { nights } = await historyOf(second.room.code);
    expect(nights.map(({ matches }) => matches.map(({ end, winners }) => [end, winners]))).toEqual([
      [['vote', []]],
      [
        ['result', ['1']],
        ['result', ['0']],
        ['result', ['1']],
      ],
    ]);
  });

  test('recognises people by the key of their former seat under any name, and nobody by a name', async () => {
    const { code, hostKey, keys } = await firstNight();
    const second = await next(code, hostKey);
    const ben = (await sit(second.room.code, 0, 'Benno', keys[1])).body;
    const other = (await sit(second.room.code, 1, 'Ana')).body;
    await playIn(second.room.code, second.hostKey, [ben.seatKey, other.seatKey]);
    const [before, now] = (await historyOf(second.room.code)).nights;
    expect(before?.matches[0]?.players.map(({ name, person }) => [name, person])).toEqual([
      ['Ana', 1],
      ['Ben', 2],
    ]);
    expect(now?.matches[0]?.players.map(({ name, person }) => [name, person])).toEqual([
      ['Benno', 2],
      ['Ana', 3],
    ]);
  });

  test('shows names and results, and nothing that leads to the earlier rooms or their seats', async () => {
    const { code, hostKey, keys } = await firstNight();
    const { matchId } = await roomOf(app, code);
    const second = await next(code, hostKey);
    const told = JSON.stringify([await historyOf(second.room.code), await roomOf(app, second.room.code)]);
    for (const secret of [code, matchId as string, hostKey, ...keys]) expect(told).not.toContain(secret);
    expect(told).not.toMatch(/hash|createdAt":\d+,"matches/i);
  });

  test('stays when the earlier room is deleted', async () => {
    const { code, hostKey } = await firstNight();
    const second = await next(code, hostKey);
    await app.post(path(code, 'close'), {}, hostKey).expect(204);
    expect((await historyOf(second.room.code)).nights).toHaveLength(1);
  });

  test('is deleted by the host with the earlier rooms, here and in later rooms; this room’s own night stays', async () => {
    const first = await firstNight();
    const second = await next(first.code, first.hostKey);
    const [ana, ben] = [(await sit(second.room.code, 0, 'Ana')).body, (await sit(second.room.code, 1, 'Ben')).body];
    await playIn(second.room.code, second.hostKey, [ana.seatKey, ben.seatKey]);
    const third = await next(second.room.code, second.hostKey);
    await refusedAs(app.post(path(second.room.code, 'group/delete'), {}), 403, 'NOT_HOST');
    await refusedAs(app.post(path(second.room.code, 'group/delete'), {}, ben.seatKey), 403, 'NOT_HOST');
    expect((await historyOf(third.room.code)).nights).toHaveLength(2);
    const { body } = await app.post(path(second.room.code, 'group/delete'), {}, second.hostKey).expect(200);
    expect(body.group).toEqual({ earlier: 0, next: true });
    await app.get(`/api/rooms/${first.code}`).expect(404);
    expect((await historyOf(second.room.code)).nights).toHaveLength(1);
    expect((await historyOf(third.room.code)).nights).toHaveLength(1);
    expect((await roomOf(app, third.room.code)).group).toEqual({ earlier: 1, next: false });
    expect(await app.parts.store.groups.load(second.room.code)).toEqual([]);
  });

  test('is deleted without a room in which people play again', async () => {
    const first = await firstNight();
    const second = await next(first.code, first.hostKey);
    await startNext(app, first, 'start');
    await app.post(path(second.room.code, 'group/delete'), {}, second.hostKey).expect(200);
    expect((await historyOf(second.room.code)).nights).toEqual([]);
    expect((await roomOf(app, first.code)).state).toBe('playing');
  });

  test('of an unlinked room is its own night, or empty', async () => {
    const { room } = await openRoom(app);
    expect(await historyOf(room.code)).toEqual({ nights: [] });
    await app.get('/api/rooms/BBBBBB/group').expect(404);
  });
});
