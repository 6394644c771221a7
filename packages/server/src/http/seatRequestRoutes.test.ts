import { about } from '@lantern/games/crystal-wars/about';
import { openRoom, refusedAs, roomOf, sit, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { calmToy, toy } from '../testing/toy';

const openToy = { ...calmToy, id: 'open', about: { ...about, hidesNothing: true as const } };
let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [toy, openToy] });
});
afterEach(stopApps);

/** A running match of people and one bot on the last seat, and its requests. The host has no seat. */
async function playing(people = ['Ana', 'Ben'], game = 'toy') {
  const bot = people.length;
  const { room, hostKey } = await openRoom(app, { game, players: bot + 1 });
  const { code } = room;
  const keys: string[] = [];
  for (const [seat, name] of people.entries()) keys.push((await sit(app, code, String(seat), name)).seatKey);
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

describe('the seat of a bot in a running match', () => {
  it('is given to nobody without asking, on any route', async () => {
    const { code, bot, post, seat } = await playing();
    await refusedAs(post(`seats/${bot}/sit`, { name: 'Eve' }), 409, 'ASK_FOR_SEAT');
    const { matchId, game } = await roomOf(app, code);
    const lobby = `/games/${game}/${matchId}/join`;
    await refusedAs(app.post(lobby, { playerName: 'Eve', playerID: String(bot) }), 409, 'ASK_FOR_SEAT');
    await refusedAs(app.post(lobby, { playerName: 'Eve' }), 409, 'ASK_FOR_SEAT');
    expect(await seat(bot)).toMatchObject({ kind: 'bot', name: 'Robo', ask: true });
  });

  it('is given once the host and one more seated person have approved, in any order', async () => {
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

  it('goes back to the bot when its new person leaves it', async () => {
    const { hostKey, keys, bot, post, ask, answer, seat } = await playing();
    const { request, seatKey } = (await ask()).body;
    await answer(request, true, hostKey);
    await answer(request, true, keys[0]);
    await post(`seats/${bot}/stand`, {}, seatKey).expect(200);
    expect(await seat(bot)).toMatchObject({ kind: 'bot', name: 'Robo' });
    await refusedAs(post(`seats/${bot}/sit`, { name: 'Eve' }, seatKey), 409, 'ASK_FOR_SEAT');
  });

  it('needs two people: a host on a seat does not count twice', async () => {
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

  it('needs another person than the host, even if the host shows a separate key', async () => {
    const { code, hostKey, keys, bot, ask, answer, seat } = await playing();
    await visit(app, { code, hostKey, seatKey: keys[0] });
    const { request } = (await ask()).body;
    await answer(request, true, hostKey);
    await answer(request, true, keys[0]);
    expect((await seat(bot))?.kind).toBe('bot');
  });

  it('needs one other person if the host asks, who has approved with the key of the room', async () => {
    const { code, hostKey, keys, bot, ask, answer, seat } = await playing();
    await visit(app, { code, hostKey, browser: 'his' });
    const { request, room } = (await ask(bot, 'Hal', 'his')).body;
    expect(room.seatRequests).toMatchObject([{ id: request, host: false, seats: ['0', '1'] }]);
    await answer(request, true, keys[0]);
    expect(await seat(bot)).toMatchObject({ kind: 'person', name: 'Hal' });
    expect((await roomOf(app, code)).version).toBe(room.version + 1);
  });

  it('needs only the host if nobody else is seated', async () => {
    const { hostKey, keys, bot, post, ask, answer, seat } = await playing(['Ana']);
    await post('seats/0/host', {}, hostKey).expect(200);
    await answer((await ask()).body.request, true, keys[0]);
    expect((await seat(bot))?.kind).toBe('person');
  });

  it.each([
    ['the host', 'host'],
    ['the asking person', 'asker'],
  ])('is not given after %s declines', async (_, who) => {
    const { hostKey, keys, bot, ask, answer, seat, requests } = await playing();
    const { request, seatKey } = (await ask()).body;
    await answer(request, false, who === 'host' ? hostKey : seatKey);
    expect(await requests()).toEqual([]);
    await refusedAs(answer(request, true, keys[0]), 409, 'NO_SEAT_REQUEST');
    expect((await seat(bot))?.kind).toBe('bot');
  });

  it('is not given after the last possible approver declines', async () => {
    const { keys, ask, answer, requests } = await playing();
    const { request } = (await ask()).body;
    await answer(request, false, keys[0]);
    expect(await requests()).toMatchObject([{ seats: ['1'] }]);
    await answer(request, false, keys[1]);
    expect(await requests()).toEqual([]);
  });
});

describe('a seat that a person has left in a running match', () => {
  it('can be taken again by them without asking', async () => {
    const { keys, post, seat } = await playing();
    await post('seats/1/stand', {}, keys[1]).expect(200);
    await refusedAs(post('seats/1/sit', { name: 'Eve' }), 409, 'ASK_FOR_SEAT');
    await refusedAs(post('seats/1/sit', { name: 'Ben' }, keys[0]), 409, 'ASK_FOR_SEAT');
    await post('seats/1/sit', { name: 'Ben' }, keys[1]).expect(200);
    expect(await seat(1)).toMatchObject({ kind: 'person', name: 'Ben' });
  });

  it('cannot be taken without asking if the host has removed them, not even by the host', async () => {
    const { hostKey, keys, post, ask, answer, seat } = await playing();
    await post('seats/1/stand', {}, hostKey).expect(200);
    await refusedAs(post('seats/1/sit', { name: 'Ben' }, keys[1]), 409, 'ASK_FOR_SEAT');
    await refusedAs(post('seats/1/sit', { name: 'Host' }, hostKey), 409, 'ASK_FOR_SEAT');
    const { request } = (await ask(1, 'Ben')).body;
    await answer(request, true, hostKey);
    expect((await seat(1))?.kind).toBe('empty');
    await answer(request, true, keys[0]);
    expect(await seat(1)).toMatchObject({ kind: 'person', name: 'Ben 2' });
  });
});

describe('a browser with a seat of a running match', () => {
  it('gets no second one, by a request or by moving a seat', async () => {
    const { code, keys, bot, post, ask } = await playing();
    await visit(app, { code, seatKey: keys[0], browser: 'tablet' });
    await refusedAs(ask(bot, 'Eve', 'tablet'), 409, 'SECOND_SEAT');
    const { token } = (await post('seats/1/hand-over', {}, keys[1])).body;
    await refusedAs(post('redeem', { browser: 'tablet' }, token), 409, 'SECOND_SEAT');
    expect((await ask(bot, 'Eve', 'phone')).status).toBe(202);
  });

  it('is recognised by the seat it took, without an open page', async () => {
    const { room, hostKey } = await openRoom(app, { game: 'toy', players: 2 }, []);
    const path = `/api/rooms/${room.code}`;
    await app.post(`${path}/seats/0/sit`, { name: 'Ana', browser: 'tablet' }).expect(200);
    await app.post(`${path}/seats/1/bot`, {}, hostKey).expect(200);
    await start(app, room.code, hostKey);
    await refusedAs(app.post(`${path}/seats/1/ask`, { name: 'Eve', browser: 'tablet' }), 409, 'SECOND_SEAT');
  });

  it('may have several that were taken before the deal', async () => {
    const { room } = await openRoom(app, { game: 'toy', players: 2 }, []);
    for (const seat of [0, 1])
      await app.post(`/api/rooms/${room.code}/seats/${seat}/sit`, { name: `P${seat}`, browser: 'tablet' }).expect(200);
  });

  it('may ask for another if the game has no secrets', async () => {
    const { code, keys, bot, ask } = await playing(['Ana', 'Ben'], 'open');
    await visit(app, { code, seatKey: keys[0], browser: 'tablet' });
    expect((await ask(bot, 'Eve', 'tablet')).status).toBe(202);
  });
});

describe('a request for a seat is refused', () => {
  it('if it is the second for the seat or names a person’s seat, in a locked room, without a match, or malformed', async () => {
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

  it('with an answer from a person who may not answer', async () => {
    const { ask, answer } = await playing();
    await refusedAs(answer((await ask()).body.request, true, 'a-key'), 403, 'NOT_YOUR_SEAT');
  });
});

describe('requests of one address for one seat', () => {
  it('are refused from the fourth on, so that others can ask; other seats are not affected', async () => {
    const { bot, keys, post, ask, answer } = await playing();
    await post('seats/1/stand', {}, keys[1]).expect(200);
    for (let time = 1; time <= 3; time++) {
      const { request, seatKey } = (await ask().expect(202)).body;
      await answer(request, false, seatKey).expect(200);
    }
    const late = await ask(bot, 'Mel');
    expect([late.status, late.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(60);
    await ask(1).expect(202);
  });

  it('do not count if they are refused at once', async () => {
    const { bot, ask } = await playing();
    for (let time = 1; time <= 4; time++) await refusedAs(ask(bot, ''), 400, 'BAD_NAME');
    await ask().expect(202);
  });
});

describe('a request for a seat has a unique name', () => {
  const nameAsked = async (asked: Promise<{ body: { room: { seatRequests: { name: string }[] } } }>) =>
    (await asked).body.room.seatRequests[0]?.name;

  it.each(['Ana', 'ANA', 'Robo'])('different from those of seated people: %s', async (name) => {
    const { bot, ask } = await playing();
    expect(await nameAsked(ask(bot, name) as never)).toBe(`${name} 2`);
  });

  it('different from that of a removed person', async () => {
    const { hostKey, post, ask } = await playing();
    await post('seats/1/stand', {}, hostKey).expect(200);
    expect(await nameAsked(ask(1, 'Ben') as never)).toBe('Ben 2');
  });

  it('except for that person, by their former key', async () => {
    const { hostKey, keys, post } = await playing();
    await post('seats/1/stand', {}, hostKey).expect(200);
    expect(await nameAsked(post('seats/1/ask', { name: 'Ben' }, keys[1]) as never)).toBe('Ben');
  });
});

it('a seat of a lobby match that nobody has played is free', async () => {
  const { matchID } = (await app.post('/games/toy/create', { numPlayers: 2 })).body;
  const join = (playerName: string) => app.post(`/games/toy/${matchID}/join`, { playerName });
  const { playerID, playerCredentials } = (await join('Ana').expect(200)).body;
  await app.post(`/games/toy/${matchID}/leave`, { playerID, credentials: playerCredentials }).expect(200);
  expect((await join('Ben').expect(200)).body.playerID).toBe('1');
  await refusedAs(join('Eve'), 409, 'ASK_FOR_SEAT');
});

describe('a host who removes a player to get the hand', () => {
  /** Hal opens the room, takes a seat and is the host. Ben and Cy play with him, and Ben is removed. */
  async function kicked() {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Hal', 'Ben', 'Cy']);
    const { code } = room;
    const post = (path: string, body: object, key?: string) => app.post(`/api/rooms/${code}/${path}`, body, key);
    await start(app, code, hostKey);
    await post('seats/1/stand', {}, hostKey).expect(200);
    const { request } = (await post('seats/1/ask', { name: 'Hal' }).expect(202)).body as { request: string };
    return {
      ...{ code, hostKey, keys },
      agree: (key: string | undefined) => post(`seat-requests/${request}/answer`, { agreed: true }, key).expect(200),
      kind: async () => (await roomOf(app, code)).seats[1]?.kind,
    };
  }

  test('cannot approve with both the host’s key and that of their own seat', async () => {
    const { hostKey, keys, agree, kind } = await kicked();
    for (const key of [hostKey, keys[0], hostKey]) await agree(key);
    expect(await kind()).toBe('empty');
    await agree(keys[2]);
    expect(await kind()).toBe('person');
  });

  test('cannot take it alone while the others reload, even if stand-ins play for them at once', async () => {
    const { code, hostKey, agree, kind } = await kicked();
    const absence = { after: 0, by: 'default' };
    await visit(app, { code, hostKey });
    await app.post(`/api/rooms/${code}/configure`, { absence }, hostKey).expect(200);
    await eventually(async () => (await roomOf(app, code)).seats[2]?.standIn === 'default' || undefined);
    await agree(hostKey);
    expect(await kind()).toBe('empty');
  });

  test.each([
    [
      'one connection',
      (app: TestApp, code: string, hostKey: string, seatKey: string) => [visit(app, { code, hostKey, seatKey })],
    ],
    [
      'one browser, one after the other',
      (app: TestApp, code: string, hostKey: string, seatKey: string) =>
        [{ hostKey }, { seatKey }].map((shown) => visit(app, { code, ...shown, browser: 'his' })),
    ],
  ])('cannot use a seat whose key was shown by %s that is closed by now', async (_, shows) => {
    const { room, hostKey } = await openRoom(app, { players: 3 });
    const { code } = room;
    const keys: string[] = [];
    for (const [seat, name] of ['Hal', 'Ben', 'Cy'].entries())
      keys.push((await sit(app, code, String(seat), name)).seatKey);
    for (const visit of await Promise.all(shows(app, code, hostKey, String(keys[0])))) visit.socket.disconnect();
    const post = (path: string, body: object, key?: string) => app.post(`/api/rooms/${code}/${path}`, body, key);
    await start(app, code, hostKey);
    await post('seats/1/stand', {}, hostKey).expect(200);
    const { request } = (await post('seats/1/ask', { name: 'Hal', browser: 'third' }).expect(202)).body;
    for (const key of [hostKey, keys[0]])
      await post(`seat-requests/${request}/answer`, { agreed: true }, key).expect(200);
    expect((await roomOf(app, code)).seats[1]?.kind).toBe('empty');
    await post(`seat-requests/${request}/answer`, { agreed: true }, keys[2]).expect(200);
    expect((await roomOf(app, code)).seats[1]?.kind).toBe('person');
  });
});
