import { openRoom, roomOf, sit, start, startApp, stopApps, type TestApp, visit } from '../testing/app';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

const seatPath = (code: string, seat: string, what: string) => `/api/rooms/${code}/seats/${seat}/${what}`;

async function refusedAs(call: ReturnType<TestApp['post']>, status: number, code: string, params?: object) {
  const answer = await call;
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.body.message).toMatch(/\.$/);
  expect(Object.keys(answer.body).sort()).toEqual(['code', 'message', ...(params ? ['params'] : [])].sort());
  if (params) expect(answer.body.params).toEqual(params);
}

describe('opening a room', () => {
  it('gives a code, the key of the host and, with a name, seat 0', async () => {
    const { body } = await app.post('/api/rooms', { game: 'toy', players: 2, name: ' Ana ' }).expect(201);
    expect(body.room).toEqual({
      code: expect.stringMatching(/^[A-Z2-9]{6}$/),
      version: 1,
      game: 'toy',
      options: { seconds: 0 },
      listed: false,
      state: 'open',
      seats: [
        { seat: '0', kind: 'person', name: 'Ana', person: 1, here: false, standIn: 'none' },
        { seat: '1', kind: 'empty', name: '', person: null, here: false, standIn: 'none' },
      ],
      watchers: [],
      watcherCount: 0,
      matchId: null,
      locked: false,
      paused: false,
      absence: { after: null, by: 'default' },
      hints: false,
      pace: 'normal',
      votes: [],
      takeBack: null,
      seatRequests: [],
      exchange: null,
      reveals: true,
      history: [],
      hostSeat: null,
      hostHere: false,
      talk: { watchers: 'together', muted: [] },
      createdAt: expect.any(Number),
    });
    expect(body.hostKey).toHaveLength(32);
    expect(body.seat).toEqual({ seat: '0', seatKey: expect.stringMatching(/^[\w-]{32}$/), room: body.room });
    expect(JSON.stringify(await roomOf(app, body.room.code))).not.toMatch(/key|hash/i);
  });

  it('gives nobody a seat without a name', async () => {
    const { body } = await app.post('/api/rooms', { game: 'toy', players: 2 }).expect(201);
    expect(body.seat).toBeUndefined();
    expect(body.room.seats.every((seat: { kind: string }) => seat.kind === 'empty')).toBe(true);
  });

  it.each([
    ['MALFORMED', 400, { game: 'toy' }, undefined],
    ['MALFORMED', 400, { game: 'toy', players: '2' }, undefined],
    ['MALFORMED', 400, { game: 'toy', players: 2, more: 1 }, undefined],
    ['MALFORMED', 400, [], undefined],
    ['NO_SUCH_GAME', 404, { game: 'chess', players: 2 }, undefined],
    ['NO_SUCH_GAME', 404, { game: '__proto__', players: 2 }, undefined],
    ['BAD_PLAYER_COUNT', 400, { game: 'toy', players: 1 }, { min: 2, max: 4 }],
    ['BAD_PLAYER_COUNT', 400, { game: 'toy', players: 5 }, { min: 2, max: 4 }],
    ['BAD_PLAYER_COUNT', 400, { game: 'toy', players: 2.5 }, { min: 2, max: 4 }],
    ['BAD_OPTION', 400, { game: 'toy', players: 2, options: { seconds: 9 } }, { key: 'seconds' }],
    ['UNKNOWN_OPTION', 400, { game: 'toy', players: 2, options: { speed: 9 } }, { key: 'speed' }],
    ['BAD_NAME', 400, { game: 'toy', players: 2, name: ' ' }, undefined],
    ['BAD_NAME', 400, { game: 'toy', players: 2, name: 'a'.repeat(25) }, undefined],
  ])('is refused as %s (%i) for %j', async (code, status, body, params) => {
    await refusedAs(app.post('/api/rooms', body), status, code, params);
  });

  it('refuses an option called __proto__', async () => {
    const body = '{"game":"toy","players":2,"options":{"__proto__":{"seconds":10}}}';
    const call = app.post('/api/rooms').set('content-type', 'application/json').send(body);
    await refusedAs(call, 400, 'MALFORMED');
    expect(({} as { seconds?: number }).seconds).toBeUndefined();
  });

  it('is refused as TOO_MANY_ROOMS (429) once the address has used its share', async () => {
    const strict = await startApp({ env: { ROOMS_PER_HOUR: '1' } });
    await strict.post('/api/rooms', { game: 'toy', players: 2 }).expect(201);
    await refusedAs(strict.post('/api/rooms', { game: 'toy', players: 2 }), 429, 'TOO_MANY_ROOMS');
  });
});

describe('the list of rooms', () => {
  it('contains listed rooms only', async () => {
    const shown = await openRoom(app, { listed: true });
    const hidden = await openRoom(app, { listed: false });
    for (const { room } of [shown, hidden]) await visit(app, { code: room.code, name: 'Wanda' });
    const { body } = await app.get('/api/rooms').expect(200);
    expect(body).toEqual({ rooms: [{ code: shown.room.code, game: 'toy', names: [], free: 2 }] });
  });
});

describe('a room', () => {
  it('is found by its code in lower case too', async () => {
    const { room } = await openRoom(app);
    expect((await roomOf(app, room.code.toLowerCase())).code).toBe(room.code);
  });

  it.each(['BBBBBB', '__proto__', '%2e%2e'])('is not found as %s (404)', async (code) => {
    await refusedAs(app.get(`/api/rooms/${code}`), 404, 'NO_SUCH_ROOM');
  });
});

describe('taking a seat', () => {
  it('gives an empty seat and its key', async () => {
    const { room } = await openRoom(app);
    const taken = await sit(app, room.code, '1', 'Ben');
    expect(taken).toMatchObject({ seat: '1', room: { seats: [{ kind: 'empty' }, { kind: 'person', name: 'Ben' }] } });
  });

  it('is refused for a taken seat, even to one of two simultaneous requests', async () => {
    const { room } = await openRoom(app);
    const calls = ['Ana', 'Ben'].map((name) => app.post(seatPath(room.code, '0', 'sit'), { name }));
    const statuses = (await Promise.all(calls)).map((answer) => answer.status);
    expect(statuses.sort()).toEqual([200, 409]);
    await refusedAs(app.post(seatPath(room.code, '0', 'sit'), { name: 'Cy' }), 409, 'SEAT_TAKEN');
  });

  it.each(['2', '-1', '00', 'constructor', '__proto__'])(
    'is refused for seat %s, which does not exist',
    async (seat) => {
      const { room } = await openRoom(app);
      await refusedAs(app.post(seatPath(room.code, seat, 'sit'), { name: 'Ana' }), 404, 'NO_SUCH_SEAT');
    },
  );

  it.each([
    [{ name: 'a\u0007' }, 'BAD_NAME'],
    [{ name: 7 }, 'MALFORMED'],
    [{}, 'MALFORMED'],
  ])('is refused with %j as %s', async (body, code) => {
    const { room } = await openRoom(app);
    await refusedAs(app.post(seatPath(room.code, '0', 'sit'), body), 400, code);
  });

  it('is refused for the seat of a bot before the start, and in a running match unless asked for', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana']);
    await app.post(seatPath(room.code, '1', 'bot'), {}, hostKey).expect(200);
    await refusedAs(app.post(seatPath(room.code, '1', 'sit'), { name: 'Ben' }), 409, 'SEAT_TAKEN');
    await start(app, room.code, hostKey);
    await refusedAs(app.post(seatPath(room.code, '1', 'sit'), { name: 'Ben' }), 409, 'ASK_FOR_SEAT');
  });
});

describe('leaving a seat', () => {
  it.each(['seat', 'host'])('works with the key of the %s', async (who) => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { body } = await app
      .post(seatPath(room.code, '1', 'stand'), {}, who === 'host' ? hostKey : keys[1])
      .expect(200);
    expect(body.seats[1]).toEqual({ seat: '1', kind: 'empty', name: '', person: null, here: false, standIn: 'none' });
    expect(body.seats[0].name).toBe('Ana');
  });

  it('invalidates the old key', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    await app.post(seatPath(room.code, '1', 'stand'), {}, keys[1]).expect(200);
    await sit(app, room.code, '1', 'Cy');
    await refusedAs(app.post(seatPath(room.code, '1', 'stand'), {}, keys[1]), 403, 'NOT_YOUR_SEAT');
  });

  it('is refused without a key, with another seat’s, and for an empty or unknown seat', async () => {
    const { room, hostKey, keys } = await openRoom(app, { players: 3 }, ['Ana', 'Ben']);
    await refusedAs(app.post(seatPath(room.code, '1', 'stand')), 403, 'NOT_YOUR_SEAT');
    await refusedAs(app.post(seatPath(room.code, '1', 'stand'), {}, keys[0]), 403, 'NOT_YOUR_SEAT');
    await refusedAs(app.post(seatPath(room.code, '2', 'stand'), {}, hostKey), 409, 'SEAT_EMPTY');
    await refusedAs(app.post(seatPath(room.code, '3', 'stand'), {}, hostKey), 404, 'NO_SUCH_SEAT');
  });
});

describe('actions of the host', () => {
  it.each([
    ['seats/1/bot', {}],
    ['seats/1/move', { to: '0' }],
    ['seats/1/host', {}],
    ['pause', { paused: true }],
    ['rematch', {}],
    ['configure', { listed: true }],
    ['start', {}],
    ['time-out', { decisionId: 1 }],
  ])('%s is refused as NOT_HOST without the key of the host', async (path, body) => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const before = await roomOf(app, room.code);
    await refusedAs(app.post(`/api/rooms/${room.code}/${path}`, body), 403, 'NOT_HOST');
    await refusedAs(app.post(`/api/rooms/${room.code}/${path}`, body, keys[0]), 403, 'NOT_HOST');
    expect(await roomOf(app, room.code)).toEqual(before);
  });

  it('a bot takes only an empty seat', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana']);
    const { body } = await app.post(seatPath(room.code, '1', 'bot'), {}, hostKey).expect(200);
    expect(body.seats[1]).toEqual({
      ...{ seat: '1', kind: 'bot', level: 'normal', name: 'Clara' },
      ...{ person: null, here: true, standIn: 'none' },
    });
    await refusedAs(app.post(seatPath(room.code, '0', 'bot'), {}, hostKey), 409, 'SEAT_TAKEN');
    await refusedAs(app.post(seatPath(room.code, '9', 'bot'), {}, hostKey), 404, 'NO_SUCH_SEAT');
  });

  it('a bot gets a name, and another one later', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana']);
    for (const name of ['Robo', 'Tin']) {
      const { body } = await app.post(seatPath(room.code, '1', 'bot'), { name }, hostKey).expect(200);
      expect(body.seats[1]).toMatchObject({ kind: 'bot', name });
    }
    await refusedAs(app.post(seatPath(room.code, '1', 'bot'), { name: '\n' }, hostKey), 400, 'BAD_NAME');
    await refusedAs(app.post(seatPath(room.code, '1', 'bot'), { name: 7 }, hostKey), 400, 'MALFORMED');
  });

  it.each([
    { after: -1, by: 'bot' },
    { after: 3601, by: 'bot' },
    { after: 1.5, by: 'bot' },
    { after: 30, by: 'me' },
    {},
  ])('an absence cannot be %j', async (absence) => {
    const { room, hostKey } = await openRoom(app);
    await refusedAs(app.post(`/api/rooms/${room.code}/configure`, { absence }, hostKey), 400, 'MALFORMED');
  });
});

describe('changing the settings', () => {
  it('changes only what is named', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana']);
    const path = `/api/rooms/${room.code}/configure`;
    const more = await app.post(path, { players: 4, options: { seconds: 30 } }, hostKey).expect(200);
    expect(more.body).toMatchObject({ game: 'toy', listed: false, options: { seconds: 30 } });
    expect(more.body.seats.map((seat: { name: string }) => seat.name)).toEqual(['Ana', '', '', '']);
    const listed = await app.post(path, { listed: true }, hostKey).expect(200);
    expect(listed.body).toEqual({ ...more.body, version: more.body.version + 1, listed: true });
  });

  it('is refused for a wrong game, number of players, option or form', async () => {
    const { room, hostKey } = await openRoom(app);
    const path = `/api/rooms/${room.code}/configure`;
    await refusedAs(app.post(path, { game: 'go' }, hostKey), 404, 'NO_SUCH_GAME');
    await refusedAs(app.post(path, { players: 9 }, hostKey), 400, 'BAD_PLAYER_COUNT', { min: 2, max: 4 });
    await refusedAs(app.post(path, { options: { seconds: 'x' } }, hostKey), 400, 'BAD_OPTION', { key: 'seconds' });
    await refusedAs(app.post(path, { options: [] }, hostKey), 400, 'BAD_OPTIONS');
  });

  it('removes empty seats, then bots, but no person', async () => {
    const { room, hostKey } = await openRoom(app, { players: 4 }, ['Ana', 'Ben']);
    const path = `/api/rooms/${room.code}/configure`;
    await app.post(seatPath(room.code, '3', 'bot'), {}, hostKey).expect(200);
    const kinds = async (players: number) =>
      (await app.post(path, { players }, hostKey).expect(200)).body.seats.map(({ kind }: { kind: string }) => kind);
    expect(await kinds(3)).toEqual(['person', 'person', 'bot']);
    expect(await kinds(2)).toEqual(['person', 'person']);
    await kinds(3);
    await sit(app, room.code, '2', 'Cy');
    await refusedAs(app.post(path, { players: 2 }, hostKey), 409, 'TOO_MANY_PEOPLE', { people: 3, max: 2 });
  });

  it('keeps people in order when empty seats before them are removed', async () => {
    const { room, hostKey } = await openRoom(app, { players: 4 });
    const { seatKey } = await sit(app, room.code, '3', 'Dee');
    const { body } = await app.post(`/api/rooms/${room.code}/configure`, { players: 2 }, hostKey).expect(200);
    expect(body.seats.map((seat: { name: string }) => seat.name)).toEqual(['', 'Dee']);
    await app.post(seatPath(room.code, '1', 'stand'), {}, seatKey).expect(200);
  });

  it('of the match is refused while one is played; of the room itself it is not', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    await start(app, room.code, hostKey);
    const path = `/api/rooms/${room.code}/configure`;
    for (const change of [{ game: 'toy' }, { players: 3 }, { options: {} }])
      await refusedAs(app.post(path, change, hostKey), 409, 'ROOM_PLAYING');
    const { body } = await app.post(path, { listed: true, locked: true }, hostKey).expect(200);
    expect(body).toMatchObject({ state: 'playing', listed: true, locked: true });
  });
});

describe('starting', () => {
  it('deals a match once every seat is taken', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    const started = await start(app, room.code, hostKey);
    expect(started).toMatchObject({ state: 'playing', matchId: expect.any(String) });
  });

  it('is refused with an empty seat', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana']);
    await refusedAs(app.post(`/api/rooms/${room.code}/start`, {}, hostKey), 409, 'SEATS_EMPTY');
  });

  it('is refused during a match, even to one of two simultaneous requests', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    const calls = [1, 2].map(() => app.post(`/api/rooms/${room.code}/start`, {}, hostKey));
    expect((await Promise.all(calls)).map((answer) => answer.status).sort()).toEqual([200, 409]);
    await refusedAs(app.post(`/api/rooms/${room.code}/start`, {}, hostKey), 409, 'ROOM_PLAYING');
  });
});

describe('names in a room', () => {
  test('differ: later people and bots get a number, and a person keeps their own name', async () => {
    const { room, hostKey } = await openRoom(app, { players: 4 }, ['Ana']);
    await sit(app, room.code, '1', 'ana');
    await app.post(`/api/rooms/${room.code}/seats/2/bot`, { name: 'ANA' }, hostKey).expect(200);
    await app.post(`/api/rooms/${room.code}/seats/2/bot`, { name: 'ANA' }, hostKey).expect(200);
    await sit(app, room.code, '3', 'Ben');
    const { seats } = await roomOf(app, room.code);
    expect(seats.map(({ name }) => name)).toEqual(['Ana', 'ana 2', 'ANA 3', 'Ben']);
  });

  test('are free again for a person who changes seats or comes back', async () => {
    const { room, keys } = await openRoom(app, { players: 3 }, ['Ana', 'Ben']);
    await app.post(`/api/rooms/${room.code}/seats/1/stand`, {}, keys[1]).expect(200);
    expect((await sit(app, room.code, '2', 'Ben')).room.seats.map(({ name }) => name)).toEqual(['Ana', '', 'Ben']);
  });
});
