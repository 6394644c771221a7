import { about } from '@lantern/games/crystal-wars/about';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { calmToy, toy } from '../testing/toy';

const openToy = { ...calmToy, id: 'open', about: { ...about, hidesNothing: true as const } };
let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [toy, openToy] });
});
afterEach(stopApps);

async function refusedAs(call: ReturnType<TestApp['post']>, status: number, code: string) {
  const answer = await call;
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.body.message).toMatch(/\.$/);
}

/** A running match of people and one bot behind them, and what one can do there. The host sits on no seat. */
async function playing(people = ['Ana', 'Ben'], game = 'toy') {
  const bot = people.length;
  const { room, hostKey, keys } = await openRoom(app, { game, players: bot + 1 }, people);
  const { code } = room;
  const post = (path: string, body: object, key?: string) => app.post(`/api/rooms/${code}/${path}`, body, key);
  await post(`seats/${bot}/bot`, { name: 'Robo' }, hostKey).expect(200);
  await start(app, code, hostKey);
  const ask = (seat = bot, name = 'Eve', browser?: string) =>
    post(`seats/${seat}/ask`, { name, ...(browser && { browser }) });
  return {
    ...{ code, hostKey, keys, bot, post, ask },
    answer: (id: string, agreed: boolean, key: string | undefined) =>
      post(`seat-requests/${id}/answer`, { agreed }, key),
    seat: async (at: number) => (await roomOf(app, code)).seats[at],
    requests: async () => (await roomOf(app, code)).seatRequests,
  };
}

describe('a seat of a running match that a bot plays', () => {
  it('is given to nobody without asking, by whatever door', async () => {
    const { code, bot, post, seat } = await playing();
    await refusedAs(post(`seats/${bot}/sit`, { name: 'Eve' }), 409, 'ASK_FOR_SEAT');
    const { matchId, game } = await roomOf(app, code);
    const lobby = `/games/${game}/${matchId}/join`;
    await refusedAs(app.post(lobby, { playerName: 'Eve', playerID: String(bot) }), 409, 'ASK_FOR_SEAT');
    await refusedAs(app.post(lobby, { playerName: 'Eve' }), 409, 'ASK_FOR_SEAT');
    expect(await seat(bot)).toMatchObject({ kind: 'bot', name: 'Robo', ask: true });
  });

  it('is given once the host and one more seated person have agreed, in any order', async () => {
    for (const order of [
      ['host', 0],
      [1, 'host'],
    ] as const) {
      const { code, hostKey, keys, bot, ask, answer, seat, requests } = await playing();
      const { status, body } = await ask();
      expect(status).toBe(202);
      expect(await requests()).toEqual([
        {
          id: body.request,
          seat: String(bot),
          name: 'Eve',
          host: true,
          seats: ['0', '1'],
          remaining: expect.any(Number),
        },
      ]);
      await refusedAs(app.post(`/api/rooms/${code}/seats/${bot}/keep`, {}, body.seatKey), 403, 'NOT_YOUR_SEAT');
      const keyOf = (who: 'host' | number) => (who === 'host' ? hostKey : keys[who]);
      await answer(body.request, true, keyOf(order[0])).expect(200);
      expect(await seat(bot)).toMatchObject({ kind: 'bot' });
      await answer(body.request, true, keyOf(order[1])).expect(200);
      expect(await seat(bot)).toMatchObject({ kind: 'person', name: 'Eve', request: body.request });
      const eve = await visit(app, { code, seatKey: body.seatKey });
      await eve.until(({ room }) => room.seats[bot]?.here === true);
      expect(await requests()).toEqual([]);
    }
  });

  it('goes back to the bot when whoever was given it stands up', async () => {
    const { hostKey, keys, bot, post, ask, answer, seat } = await playing();
    const { request, seatKey } = (await ask()).body;
    await answer(request, true, hostKey);
    await answer(request, true, keys[0]);
    await post(`seats/${bot}/stand`, {}, seatKey).expect(200);
    expect(await seat(bot)).toMatchObject({ kind: 'bot', name: 'Robo' });
    await refusedAs(post(`seats/${bot}/sit`, { name: 'Eve' }, seatKey), 409, 'ASK_FOR_SEAT');
  });

  it('takes the yes of two: the host who sits does not count twice', async () => {
    const { code, hostKey, keys, bot, post, ask, answer, seat } = await playing();
    await post('seats/0/host', {}, hostKey).expect(200);
    const { request } = (await ask()).body;
    await answer(request, true, keys[0]);
    await answer(request, true, keys[0]);
    expect((await seat(bot))?.kind).toBe('bot');
    await answer(request, true, keys[1]);
    expect((await seat(bot))?.kind).toBe('person');
    expect((await roomOf(app, code)).hostSeat).toBe('0');
  });

  it('takes the yes of another than the host, also where the host shows a key apart beside a seat', async () => {
    const { code, hostKey, keys, bot, ask, answer, seat } = await playing();
    await visit(app, { code, hostKey, seatKey: keys[0] });
    const { request } = (await ask()).body;
    await answer(request, true, hostKey);
    await answer(request, true, keys[0]);
    expect((await seat(bot))?.kind).toBe('bot');
  });

  it('takes only the host’s yes where nobody else sits', async () => {
    const { hostKey, keys, bot, post, ask, answer, seat } = await playing(['Ana']);
    await post('seats/0/host', {}, hostKey).expect(200);
    await answer((await ask()).body.request, true, keys[0]);
    expect((await seat(bot))?.kind).toBe('person');
  });

  it.each([
    ['the host', 'host'],
    ['whoever asks', 'asker'],
  ])('is not given once %s says no', async (_, who) => {
    const { hostKey, keys, bot, ask, answer, seat, requests } = await playing();
    const { request, seatKey } = (await ask()).body;
    await answer(request, false, who === 'host' ? hostKey : seatKey);
    expect(await requests()).toEqual([]);
    await refusedAs(answer(request, true, keys[0]), 409, 'NO_SEAT_REQUEST');
    expect((await seat(bot))?.kind).toBe('bot');
  });

  it('is not given once nobody is left who could agree', async () => {
    const { keys, ask, answer, requests } = await playing();
    const { request } = (await ask()).body;
    await answer(request, false, keys[0]);
    expect(await requests()).toMatchObject([{ seats: ['1'] }]);
    await answer(request, false, keys[1]);
    expect(await requests()).toEqual([]);
  });
});

describe('a seat of a running match that a person has left', () => {
  it('is their own again without asking, if they stood up themselves', async () => {
    const { keys, post, seat } = await playing();
    await post('seats/1/stand', {}, keys[1]).expect(200);
    await refusedAs(post('seats/1/sit', { name: 'Eve' }), 409, 'ASK_FOR_SEAT');
    await refusedAs(post('seats/1/sit', { name: 'Ben' }, keys[0]), 409, 'ASK_FOR_SEAT');
    await post('seats/1/sit', { name: 'Ben' }, keys[1]).expect(200);
    expect(await seat(1)).toMatchObject({ kind: 'person', name: 'Ben' });
  });

  it('is nobody’s without asking, if the host has sent them away: not the host’s either', async () => {
    const { hostKey, keys, post, ask, answer, seat } = await playing();
    await post('seats/1/stand', {}, hostKey).expect(200);
    await refusedAs(post('seats/1/sit', { name: 'Ben' }, keys[1]), 409, 'ASK_FOR_SEAT');
    await refusedAs(post('seats/1/sit', { name: 'Host' }, hostKey), 409, 'ASK_FOR_SEAT');
    const { request } = (await ask(1, 'Ben')).body;
    await answer(request, true, hostKey);
    expect((await seat(1))?.kind).toBe('empty');
    await answer(request, true, keys[0]);
    expect(await seat(1)).toMatchObject({ kind: 'person', name: 'Ben' });
  });
});

describe('a browser that holds a seat of a running match', () => {
  it('gets no second one, whether it asks or takes over another’s', async () => {
    const { code, keys, bot, post, ask } = await playing();
    await visit(app, { code, seatKey: keys[0], browser: 'tablet' });
    await refusedAs(ask(bot, 'Eve', 'tablet'), 409, 'SECOND_SEAT');
    const { token } = (await post('seats/1/hand-over', {}, keys[1])).body;
    await refusedAs(post('redeem', { browser: 'tablet' }, token), 409, 'SECOND_SEAT');
    expect((await ask(bot, 'Eve', 'phone')).status).toBe(202);
  });

  it('is known by the seat it sat down on, with no page open', async () => {
    const { room, hostKey } = await openRoom(app, { game: 'toy', players: 2 }, []);
    const path = `/api/rooms/${room.code}`;
    await app.post(`${path}/seats/0/sit`, { name: 'Ana', browser: 'tablet' }).expect(200);
    await app.post(`${path}/seats/1/bot`, {}, hostKey).expect(200);
    await start(app, room.code, hostKey);
    await refusedAs(app.post(`${path}/seats/1/ask`, { name: 'Eve', browser: 'tablet' }), 409, 'SECOND_SEAT');
  });

  it('may hold several that were taken before the deal', async () => {
    const { room } = await openRoom(app, { game: 'toy', players: 2 }, []);
    for (const seat of [0, 1])
      await app.post(`/api/rooms/${room.code}/seats/${seat}/sit`, { name: `P${seat}`, browser: 'tablet' }).expect(200);
  });

  it('may ask for another where everybody sees everything', async () => {
    const { code, keys, bot, ask } = await playing(['Ana', 'Ben'], 'open');
    await visit(app, { code, seatKey: keys[0], browser: 'tablet' });
    expect((await ask(bot, 'Eve', 'tablet')).status).toBe(202);
  });
});

describe('a request for a seat is refused', () => {
  it('twice for one seat, for a person’s seat, in a locked room, without a match, in a wrong shape', async () => {
    const { hostKey, keys, bot, post, ask, answer } = await playing();
    await ask();
    await refusedAs(ask(bot, 'Mel'), 409, 'SEAT_ASKED');
    await refusedAs(ask(0), 409, 'SEAT_TAKEN');
    await refusedAs(ask(7), 404, 'NO_SUCH_SEAT');
    await refusedAs(ask(bot, ''), 400, 'BAD_NAME');
    await refusedAs(post(`seats/${bot}/ask`, {}), 400, 'MALFORMED');
    await refusedAs(answer('none', true, keys[0]), 409, 'NO_SEAT_REQUEST');
    await refusedAs(answer('none', true, undefined), 403, 'NOT_YOUR_SEAT');
    await post('configure', { locked: true }, hostKey).expect(200);
    await refusedAs(ask(bot, 'Mel'), 403, 'ROOM_LOCKED');
    const { room } = await openRoom(app, { game: 'toy', players: 2 }, ['Ana']);
    await refusedAs(app.post(`/api/rooms/${room.code}/seats/1/ask`, { name: 'Eve' }), 409, 'ROOM_NOT_PLAYING');
  });

  it('of somebody who may not answer', async () => {
    const { ask, answer } = await playing();
    await refusedAs(answer((await ask()).body.request, true, 'a-key'), 403, 'NOT_YOUR_SEAT');
  });
});

it('a seat of a lobby match that nobody has played in it is free', async () => {
  const { matchID } = (await app.post('/games/toy/create', { numPlayers: 2 })).body;
  const join = (playerName: string) => app.post(`/games/toy/${matchID}/join`, { playerName });
  const { playerID, playerCredentials } = (await join('Ana').expect(200)).body;
  await app.post(`/games/toy/${matchID}/leave`, { playerID, credentials: playerCredentials }).expect(200);
  expect((await join('Ben').expect(200)).body.playerID).toBe('1');
  await refusedAs(join('Eve'), 409, 'ASK_FOR_SEAT');
});
