import {
  openRoom,
  refusedAs,
  roomOf,
  sit,
  start,
  startApp,
  startNext,
  stopApps,
  type TestApp,
  visit,
} from '../testing/app';
import { eventually } from '../testing/eventually';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

const path = (code: string, rest: string) => `/api/rooms/${code}/${rest}`;

const names = (room: { seats: { name: string }[] }) => room.seats.map(({ name }) => name);

/** A room whose first match is over, given up by the person on seat 0. */
async function played(people = ['Ana', 'Ben', 'Cy']) {
  const opened = await openRoom(app, {}, people);
  const { matchId } = await start(app, opened.room.code, opened.hostKey);
  const match = await app.parts.matches.open(matchId as string);
  await match?.act({ seat: '0', move: 'concede', args: [] });
  const { code } = opened.room;
  await eventually(async () => ((await roomOf(app, code)).state === 'over' ? true : undefined));
  return { ...opened, code, matchId };
}

describe('the matches of a room', () => {
  it('are limited per hour by the configuration, however they are started; other rooms are not affected', async () => {
    app = await startApp({ env: { MATCHES_PER_HOUR: '3' } });
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    const end = () => Promise.all(keys.map((key) => app.post(path(code, 'end'), { wanted: true }, key)));
    for (const way of ['start', 'rematch', 'start'] as const) {
      await startNext(app, { code, hostKey, keys }, way);
      await end();
    }
    const before = await roomOf(app, code);
    expect(before.state).toBe('over');
    for (const way of ['start', 'rematch']) {
      await refusedAs(app.post(path(code, way), {}, hostKey), 429, 'TOO_MANY_MATCHES');
      expect((await app.post(path(code, way), {}, hostKey)).headers['retry-after']).toMatch(/^3[56]\d\d$/);
    }
    expect(await roomOf(app, code)).toEqual(before);
    expect(await app.parts.store.maintenance.matches(code)).toHaveLength(3);
    const other = await openRoom(app, {}, ['Cy', 'Di']);
    await app.post(path(other.room.code, 'start'), {}, other.hostKey).expect(200);
  });

  it('are not counted if nothing is dealt: for strangers, with empty seats, or during a match', async () => {
    app = await startApp({ env: { MATCHES_PER_HOUR: '1' } });
    const { room, hostKey } = await openRoom(app, {}, ['Ana']);
    const { code } = room;
    for (let n = 0; n < 3; n++) {
      await refusedAs(app.post(path(code, 'start'), {}), 403, 'NOT_HOST');
      await refusedAs(app.post(path(code, 'start'), {}, hostKey), 409, 'SEATS_EMPTY');
    }
    await sit(app, code, '1', 'Ben');
    await app.post(path(code, 'start'), {}, hostKey).expect(200);
    await refusedAs(app.post(path(code, 'start'), {}, hostKey), 409, 'ROOM_PLAYING');
  });
});

describe('a rematch', () => {
  it('deals the next match with everybody moved one seat on, and keys move with their people', async () => {
    const { code, hostKey, keys, matchId } = await played();
    const ana = await visit(app, { code, seatKey: keys[0] });
    await ana.until(({ you }) => you.seat === '0');
    const body = await startNext(app, { code, hostKey, keys });
    expect(body).toMatchObject({ state: 'playing' });
    expect(body.matchId).not.toBe(matchId);
    expect(names(body)).toEqual(['Ben', 'Cy', 'Ana']);
    await ana.until(({ you, room }) => you.seat === '2' && room.seats[2]?.here === true);
    const back = await visit(app, { code, seatKey: keys[1] });
    expect((await back.until(() => true)).you.seat).toBe('0');
  });

  it('is possible only after an end', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    await refusedAs(app.post(path(room.code, 'rematch'), {}, hostKey), 409, 'ROOM_NOT_PLAYING');
    await start(app, room.code, hostKey);
    await refusedAs(app.post(path(room.code, 'rematch'), {}, hostKey), 409, 'ROOM_PLAYING');
  });

  it('keeps muted people muted on their new seats', async () => {
    const { code, hostKey, keys } = await played();
    await app.post(path(code, 'talk'), { mute: { seat: '1', name: 'Ben' } }, hostKey).expect(200);
    const body = await startNext(app, { code, hostKey, keys });
    expect(body.talk.muted).toEqual([{ seat: '0', name: 'Ben' }]);
  });
});

describe('the history of a room', () => {
  it('lists who won which game against whom, the latest last', async () => {
    const { code, hostKey, keys, matchId } = await played();
    const again = await startNext(app, { code, hostKey, keys });
    const match = await app.parts.matches.open(again.matchId as string);
    await match?.act({ seat: '1', move: 'concede', args: [] });
    const { history } = await eventually(async () => {
      const room = await roomOf(app, code);
      return room.history.length === 2 ? room : undefined;
    });
    expect(history).toMatchObject([
      { matchId, game: 'toy', end: 'result', winners: ['1', '2'], players: [{ name: 'Ana' }, {}, {}] },
      { matchId: again.matchId, winners: ['0', '2'], players: [{ name: 'Ben', kind: 'person' }, {}, { name: 'Ana' }] },
    ]);
  });

  it('stays when another game is chosen', async () => {
    const { code, hostKey } = await played();
    const { body } = await app.post(path(code, 'configure'), { game: 'toy', players: 4 }, hostKey).expect(200);
    expect(body).toMatchObject({ state: 'open', history: [{ game: 'toy' }] });
  });
});

describe('the people of a room', () => {
  const persons = (room: { seats: { person: number | null }[] }) => room.seats.map(({ person }) => person);
  const sitDown = async (code: string, seat: string, name: string, key?: string) =>
    (await app.post(path(code, `seats/${seat}/sit`), { name }, key).expect(200)).body;

  it('are recognised by the key of a former seat, under another name and on another seat', async () => {
    const { room, keys } = await openRoom(app, { players: 3 }, ['Ana', 'Ben']);
    const { code } = room;
    await app.post(path(code, 'seats/0/stand'), {}, keys[0]).expect(200);
    const { room: after, seatKey } = await sitDown(code, '2', 'Anna', keys[0]);
    expect(persons(after)).toEqual([null, 2, 1]);
    await app.post(path(code, 'seats/2/stand'), {}, seatKey).expect(200);
    expect(persons((await sitDown(code, '0', 'Ana', seatKey)).room)).toEqual([1, 2, null]);
  });

  it('are new without such a key, even under a known name', async () => {
    const { room, keys } = await openRoom(app, { players: 3 }, ['Ana', 'Ben']);
    const { code } = room;
    expect(persons((await sitDown(code, '2', 'Ana', keys[0])).room)).toEqual([1, 2, 3]);
    await app.post(path(code, 'seats/1/stand'), {}, keys[1]).expect(200);
    expect(persons((await sitDown(code, '1', 'Ben')).room)).toEqual([1, 4, 3]);
  });

  it('stay the same on another device', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { token } = (await app.post(path(room.code, 'seats/1/hand-over'), {}, keys[1]).expect(200)).body;
    const { body } = await app.post(path(room.code, 'redeem'), {}, token).expect(200);
    expect(persons(body.room)).toEqual([1, 2]);
  });

  it('keep their numbers in the history from match to match', async () => {
    const { code, hostKey, keys } = await played(['Ana', 'Ana', 'Cy']);
    const { matchId } = await startNext(app, { code, hostKey, keys });
    await (await app.parts.matches.open(matchId as string))?.act({ seat: '0', move: 'concede', args: [] });
    const { history } = await eventually(async () => {
      const room = await roomOf(app, code);
      return room.history.length === 2 ? room : undefined;
    });
    expect(history.map(({ players }) => players.map(({ person }) => person))).toEqual([
      [1, 2, 3],
      [2, 3, 1],
    ]);
  });

  it('are identified by numbers, and not by anything that opens their seat', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    await app.post(path(room.code, 'seats/1/stand'), {}, keys[1]).expect(200);
    expect(JSON.stringify(await roomOf(app, room.code))).not.toMatch(/hash|gone/i);
  });
});

describe('the order of seats', () => {
  it('is changed by the host before a start: two people swap seats with their keys', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben', 'Cy']);
    const { body } = await app.post(path(room.code, 'seats/2/move'), { to: '1' }, hostKey).expect(200);
    expect(names(body)).toEqual(['Ana', 'Cy', 'Ben']);
    const ben = await visit(app, { code: room.code, seatKey: keys[1] });
    expect((await ben.until(() => true)).you.seat).toBe('2');
  });

  it('changed after a match closes its views: nobody sees another hand', async () => {
    const { code, hostKey } = await played();
    const { body } = await app.post(path(code, 'seats/0/move'), { to: '1' }, hostKey).expect(200);
    expect(body).toMatchObject({ state: 'open', matchId: null });
  });

  it('cannot change during a match, and contains existing seats only', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    await refusedAs(app.post(path(room.code, 'seats/0/move'), { to: '7' }, hostKey), 404, 'NO_SUCH_SEAT');
    await refusedAs(app.post(path(room.code, 'seats/0/move'), { to: 7 }, hostKey), 400, 'MALFORMED');
    await start(app, room.code, hostKey);
    await refusedAs(app.post(path(room.code, 'seats/0/move'), { to: '1' }, hostKey), 409, 'ROOM_PLAYING');
  });
});

describe('a locked room', () => {
  it('admits nobody new to a seat until it is unlocked', async () => {
    const { room, hostKey } = await openRoom(app, {}, ['Ana']);
    await app.post(path(room.code, 'configure'), { locked: true }, hostKey).expect(200);
    await refusedAs(app.post(path(room.code, 'seats/1/sit'), { name: 'Ben' }), 403, 'ROOM_LOCKED');
    await app.post(path(room.code, 'configure'), { locked: false }, hostKey).expect(200);
    await sit(app, room.code, '1', 'Ben');
  });
});

describe('hints', () => {
  const hintsOf = (room: { seats: { hints?: number }[] }) => room.seats.map(({ hints }) => hints);
  const hint = (code: string, key?: string) => app.post(path(code, 'hint'), {}, key);

  it('against people are allowed and forbidden by the host, even during a match', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    await start(app, room.code, hostKey);
    const allow = (hints: boolean, key?: string) => app.post(path(room.code, 'configure'), { hints }, key);
    await refusedAs(allow(true, keys[1]), 403, 'NOT_HOST');
    expect((await allow(true, hostKey).expect(200)).body.hints).toBe(true);
    expect((await allow(false, hostKey).expect(200)).body.hints).toBe(false);
  });

  it('are counted on their seat, publicly, until the next match begins', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    await start(app, code, hostKey);
    await hint(code, keys[1]).expect(200);
    expect(hintsOf((await hint(code, keys[1]).expect(200)).body)).toEqual([undefined, 2]);
    await app.post(path(code, 'end'), { wanted: true }, keys[0]).expect(200);
    await app.post(path(code, 'end'), { wanted: true }, keys[1]).expect(200);
    expect(hintsOf(await roomOf(app, code))).toEqual([undefined, 2]);
    expect(hintsOf(await startNext(app, { code, hostKey, keys }))).toEqual([undefined, undefined]);
  });

  it('are reported by seated players only, and only during a match', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    await refusedAs(hint(room.code, keys[0]), 409, 'ROOM_NOT_PLAYING');
    await start(app, room.code, hostKey);
    await refusedAs(hint(room.code), 403, 'NOT_YOUR_SEAT');
    await refusedAs(hint(room.code, 'x'.repeat(32)), 403, 'NOT_YOUR_SEAT');
    expect(hintsOf(await roomOf(app, room.code))).toEqual([undefined, undefined]);
  });
});

describe('the host role', () => {
  it('passed to a person is proved by the key of their seat, and the former key is invalid', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    const { body } = await app.post(path(code, 'seats/1/host'), {}, hostKey).expect(200);
    expect(body.hostSeat).toBe('1');
    await refusedAs(app.post(path(code, 'configure'), { listed: true }, hostKey), 403, 'NOT_HOST');
    await app.post(path(code, 'configure'), { listed: true }, keys[1]).expect(200);
    const ben = await visit(app, { code, seatKey: keys[1] });
    expect((await ben.until(() => true)).you).toEqual({ seat: '1', host: true, devices: 1 });
  });

  it('goes to people only', async () => {
    const { room, hostKey } = await openRoom(app, { players: 3 }, ['Ana']);
    await app.post(path(room.code, 'seats/1/bot'), {}, hostKey).expect(200);
    await refusedAs(app.post(path(room.code, 'seats/1/host'), {}, hostKey), 409, 'NOT_A_PERSON');
    await refusedAs(app.post(path(room.code, 'seats/2/host'), {}, hostKey), 409, 'NOT_A_PERSON');
    await refusedAs(app.post(path(room.code, 'seats/9/host'), {}, hostKey), 404, 'NO_SUCH_SEAT');
  });
});

describe('moving a seat to another device', () => {
  it('gives the seat a new key once, and makes the former device a watcher', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    const old = await visit(app, { code, name: 'Ana', seatKey: keys[0] });
    const { body } = await app.post(path(code, 'seats/0/hand-over'), {}, keys[0]).expect(200);
    expect(body).toEqual({
      token: expect.stringMatching(/^[\w-]{32}$/),
      typed: expect.stringMatching(/^[B-DF-HJKMNP-RTV-Z2-46-9]{8}$/),
      lasts: 120_000,
    });
    const taken = (await app.post(path(code, 'redeem'), {}, body.token).expect(200)).body;
    expect(taken).toMatchObject({ seat: '0', room: { seats: [{ name: 'Ana', kind: 'person' }, {}] } });
    await old.until(({ you, room: now }) => you.seat === null && now.watchers.includes('Ana'));
    const fresh = await visit(app, { code, seatKey: taken.seatKey });
    expect((await fresh.until(() => true)).you.seat).toBe('0');
    await refusedAs(app.post(path(code, 'redeem'), {}, body.token), 403, 'HAND_OVER_GONE');
  });

  it('also works by a typed code: once, and only until it is withdrawn or replaced', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    const offer = async () => (await app.post(path(code, 'seats/0/hand-over'), {}, keys[0]).expect(200)).body.typed;
    const [first, second] = [await offer(), await offer()];
    await refusedAs(app.post(path(code, 'redeem'), {}, first), 403, 'HAND_OVER_GONE');
    await app.post(path(code, 'seats/0/keep'), {}, keys[0]).expect(200);
    await refusedAs(app.post(path(code, 'redeem'), {}, second), 403, 'HAND_OVER_GONE');
    const third = await offer();
    expect((await app.post(path(code, 'redeem'), {}, third).expect(200)).body.seat).toBe('0');
    await refusedAs(app.post(path(code, 'redeem'), {}, third), 403, 'HAND_OVER_GONE');
  });

  it('allows one address ten codes in two minutes, across all rooms; links still work', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const other = await openRoom(app, {}, ['Ana']);
    const offer = (await app.post(path(room.code, 'seats/0/hand-over'), {}, keys[0]).expect(200)).body;
    for (let tried = 0; tried < 10; tried++) {
      const { code } = tried % 2 === 0 ? room : other.room;
      await refusedAs(app.post(path(code, 'redeem'), {}, 'BBBBBBBB'), 403, 'HAND_OVER_GONE');
    }
    await refusedAs(app.post(path(room.code, 'redeem'), {}, offer.typed), 429, 'TOO_MANY_TRIES');
    const { headers } = await app.post(path(room.code, 'redeem'), {}, offer.typed);
    expect(headers['retry-after']).toMatch(/^(1[12]\d|120)$/);
    await app.post(path(room.code, 'redeem'), {}, offer.token).expect(200);
  });

  it('still works by a typed code after one stranger has used up their attempts', async () => {
    app = await startApp({ env: { TRUST_PROXY: '1' } });
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { typed } = (await app.post(path(room.code, 'seats/0/hand-over'), {}, keys[0]).expect(200)).body;
    const redeem = (from: string, code: string) =>
      app.post(path(room.code, 'redeem'), {}, code).set('x-forwarded-for', from);
    for (let tried = 0; tried < 120; tried++) await redeem('10.0.0.1', 'BBBBBBBB');
    await refusedAs(redeem('10.0.0.1', typed), 429, 'TOO_MANY_TRIES');
    expect((await redeem('10.0.0.2', typed).expect(200)).body.seat).toBe('0');
  });

  it('allows a hundred codes in a room for all addresses together, however its code is written', async () => {
    app = await startApp({ env: { TRUST_PROXY: '1' } });
    const [{ room, keys }, other] = [await openRoom(app, {}, ['Ana', 'Ben']), await openRoom(app, {}, ['Ana'])];
    const { typed } = (await app.post(path(room.code, 'seats/0/hand-over'), {}, keys[0]).expect(200)).body;
    const redeem = (code: string, from: number, secret: string) =>
      app.post(path(code, 'redeem'), {}, secret).set('x-forwarded-for', `10.0.0.${from}`);
    for (let tried = 0; tried < 100; tried++) {
      const written = tried % 2 === 0 ? room.code : room.code.toLowerCase();
      await refusedAs(redeem(written, tried % 10, 'BBBBBBBB'), 403, 'HAND_OVER_GONE');
    }
    await refusedAs(redeem(room.code, 10, typed), 429, 'TOO_MANY_TRIES');
    await refusedAs(redeem(other.room.code, 10, 'BBBBBBBB'), 403, 'HAND_OVER_GONE');
  });

  it('moves the role of the host too', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    await app.post(path(code, 'seats/0/host'), {}, hostKey).expect(200);
    const { token } = (await app.post(path(code, 'seats/0/hand-over'), {}, keys[0]).expect(200)).body;
    const { seatKey } = (await app.post(path(code, 'redeem'), {}, token).expect(200)).body;
    await refusedAs(app.post(path(code, 'configure'), { listed: true }, keys[0]), 403, 'NOT_HOST');
    await app.post(path(code, 'configure'), { listed: true }, seatKey).expect(200);
  });

  it('fails if the offer was withdrawn or replaced, or never existed', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    const offer = async () => (await app.post(path(code, 'seats/0/hand-over'), {}, keys[0]).expect(200)).body.token;
    const [first, second] = [await offer(), await offer()];
    await refusedAs(app.post(path(code, 'redeem'), {}, first), 403, 'HAND_OVER_GONE');
    await app.post(path(code, 'seats/0/keep'), {}, keys[0]).expect(200);
    await refusedAs(app.post(path(code, 'redeem'), {}, second), 403, 'HAND_OVER_GONE');
    await refusedAs(app.post(path(code, 'redeem'), {}), 403, 'HAND_OVER_GONE');
    await refusedAs(app.post(path(code, 'seats/0/hand-over'), {}, keys[1]), 403, 'NOT_YOUR_SEAT');
    await refusedAs(app.post(path(code, 'seats/0/keep'), {}), 403, 'NOT_YOUR_SEAT');
  });

  it('and its token are shown to nobody', async () => {
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { token, typed } = (await app.post(path(room.code, 'seats/0/hand-over'), {}, keys[0]).expect(200)).body;
    const told = JSON.stringify(await roomOf(app, room.code));
    expect(told).not.toContain(token);
    expect(told).not.toContain(typed);
    expect(told).not.toMatch(/handOver|hash/i);
  });
});

describe('ending a match by vote', () => {
  it('takes more than half of the seated people, and nobody wins', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben', 'Cy']);
    const { code } = room;
    const { matchId } = await start(app, code, hostKey);
    const first = (await app.post(path(code, 'end'), { wanted: true }, keys[0]).expect(200)).body;
    expect(first).toMatchObject({ state: 'playing', votes: [{ about: 'end', seat: null, by: ['0'], needed: 2 }] });
    const back = (await app.post(path(code, 'end'), { wanted: false }, keys[0]).expect(200)).body;
    expect(back.votes).toEqual([]);
    await app.post(path(code, 'end'), { wanted: true }, keys[0]).expect(200);
    await app.post(path(code, 'end'), { wanted: true }, keys[0]).expect(200);
    const { body } = await app.post(path(code, 'end'), { wanted: true }, keys[2]).expect(200);
    expect(body).toMatchObject({ state: 'over', votes: [], history: [{ matchId, end: 'vote', winners: [] }] });
  });

  it('is for seated people, during a match', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    await refusedAs(app.post(path(room.code, 'end'), { wanted: true }, keys[0]), 409, 'ROOM_NOT_PLAYING');
    await start(app, room.code, hostKey);
    await refusedAs(app.post(path(room.code, 'end'), { wanted: true }, hostKey), 403, 'NOT_YOUR_SEAT');
    await refusedAs(app.post(path(room.code, 'end'), {}, keys[0]), 400, 'MALFORMED');
  });
});
