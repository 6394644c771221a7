import { usualTempo } from '@lantern/protocol/tempo';
import { exportRoom } from '../../admin/exportRoom';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp } from '../../testing/app';
import { eventually } from '../../testing/eventually';
import { calmToy } from '../../testing/toy';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [calmToy], suspendAfter: 0 });
});
afterEach(stopApps);

const tempo = usualTempo(1, 'Europe/Berlin');
const usual = { orders: { turn: 'ask' }, given: false };
const blindly = { orders: { turn: 'blindly' } };

/** A match over days of Ana and Ben, with nobody in the room; Ana must move. */
async function begun() {
  const { room, hostKey, keys } = await openRoom(app, { game: 'calm', tempo }, ['Ana', 'Ben']);
  const { code } = room;
  const { matchId } = await start(app, code, hostKey);
  const at = (seat: string) => `/api/rooms/${code}/seats/${seat}/orders`;
  const open = async () => (await app.parts.matches.open(matchId as string)) ?? Promise.reject(new Error('no match'));
  return {
    ...{ code, hostKey, keys, at },
    own: async (seat: number) => (await app.get(at(String(seat))).auth(keys[seat] ?? '', { type: 'bearer' })).body,
    draw: async (seat: string) => (await open()).act({ seat, move: 'draw', args: [] }),
    turn: async () => (await open()).view(null).turnSeat,
    resting: () => eventually(async () => ((await app.parts.store.loadRoom(code))?.owner === null ? true : undefined)),
  };
}

test('orders are complete from the start, and become those that a person gives', async () => {
  const { at, keys, own } = await begun();
  expect(await own(1)).toEqual(usual);
  expect((await app.post(at('1'), blindly, keys[1]).expect(200)).body).toEqual({ ...blindly, given: true });
  expect([await own(0), await own(1)]).toEqual([usual, { ...blindly, given: true }]);
});

test('an answer that cannot be played leaves the turn to its person, who alone sees the reason while it is open', async () => {
  const { at, keys, own, draw, turn } = await begun();
  for (const seat of ['0', '1'])
    await app.post(at(seat), { orders: { turn: 'noCard' } }, keys[Number(seat)]).expect(200);
  expect((await own(0)).notPlayed).toMatchObject({ code: 'NO_CARD' });
  expect(await own(1)).not.toHaveProperty('notPlayed');
  await draw('0');
  expect([(await own(0)).notPlayed, (await own(1)).notPlayed]).toMatchObject([undefined, { code: 'NO_CARD' }]);
  expect(await turn()).toBe('1');
});

test.each<[string, object, string]>([
  ['a question that the game does not have', { orders: { rest: 'ask' } }, 'UNKNOWN_OPTION'],
  ['a value that the question does not have', { orders: { turn: 'wisely' } }, 'BAD_OPTION'],
  ['a value that is no word', { orders: { turn: 1 } }, 'MALFORMED'],
  ['no orders', {}, 'MALFORMED'],
])('%s is refused and changes nothing', async (_, body, code) => {
  const { at, keys, own } = await begun();
  await app.post(at('1'), blindly, keys[1]).expect(200);
  expect((await app.post(at('1'), body, keys[1])).body.code).toBe(code);
  expect(await own(1)).toEqual({ ...blindly, given: true });
});

test('only the person on the seat reads and gives its orders', async () => {
  const { at, keys, hostKey, own } = await begun();
  for (const key of [keys[0], hostKey, undefined]) {
    expect((await app.post(at('1'), blindly, key).expect(403)).body.code).toBe('NOT_YOUR_SEAT');
    const asked = key === undefined ? app.get(at('1')) : app.get(at('1')).auth(key, { type: 'bearer' });
    expect((await asked.expect(403)).body.code).toBe('NOT_YOUR_SEAT');
  }
  expect(await own(1)).toEqual(usual);
});

test('there are no orders before the deal, nor in a match in one go', async () => {
  for (const more of [{ tempo }, {}]) {
    const { room, hostKey, keys } = await openRoom(app, { game: 'calm', ...more }, ['Ana', 'Ben']);
    if (!('tempo' in more)) await start(app, room.code, hostKey);
    const { body } = await app.post(`/api/rooms/${room.code}/seats/1/orders`, blindly, keys[1]).expect(409);
    expect(body.code).toBe('NOT_OVER_DAYS');
  }
});

test('the server plays the orders of an absent person, and the match leaves memory again', async () => {
  const { at, keys, draw, turn, resting } = await begun();
  await app.post(at('1'), blindly, keys[1]).expect(200);
  await resting();
  expect(await draw('0')).toMatchObject({ ok: true });
  await eventually(async () => ((await turn()) === '0' ? true : undefined));
  await resting();
});

test('a match in which orders ask the person gets no owner', async () => {
  const { code, draw, turn, resting } = await begun();
  await resting();
  const before = await app.parts.store.loadRoom(code);
  expect(await draw('0')).toMatchObject({ ok: true });
  await app.parts.dayBeat.beat();
  expect([await turn(), await app.parts.store.loadRoom(code)]).toEqual(['1', before]);
});

test('orders are deleted when their person leaves', async () => {
  const { code, at, keys, draw, turn, resting } = await begun();
  await resting();
  await app.post(at('1'), blindly, keys[1]).expect(200);
  await app.post(`/api/rooms/${code}/seats/1/stand`, {}, keys[1]).expect(200);
  expect(
    (
      await app
        .get(at('1'))
        .auth(keys[1] ?? '', { type: 'bearer' })
        .expect(403)
    ).body.code,
  ).toBe('NOT_YOUR_SEAT');
  expect(await draw('0')).toMatchObject({ ok: true });
  await app.parts.dayBeat.beat();
  expect([await turn(), (await app.parts.store.loadRoom(code))?.owner]).toEqual(['1', null]);
});

test('orders are deleted with their match', async () => {
  const { code, at, keys, hostKey, own } = await begun();
  await app.post(at('1'), blindly, keys[1]).expect(200);
  for (const key of keys) await app.post(`/api/rooms/${code}/end`, { wanted: true }, key).expect(200);
  expect((await app.post(at('1'), blindly, keys[1]).expect(409)).body.code).toBe('NOT_OVER_DAYS');
  const offered = (await app.post(`/api/rooms/${code}/start`, {}, hostKey).expect(200)).body;
  for (const key of keys) await app.post(`/api/rooms/${code}/offer/${offered.offer.id}/answer`, { agreed: true }, key);
  await eventually(async () => ((await roomOf(app, code)).state === 'playing' ? true : undefined));
  expect(await own(1)).toEqual(usual);
});

test('orders are neither in the room nor in its export', async () => {
  const { code, at, keys } = await begun();
  await app.post(at('1'), blindly, keys[1]).expect(200);
  expect(JSON.stringify(await roomOf(app, code))).not.toContain('blindly');
  expect(JSON.stringify(await exportRoom(app.parts.store, code))).not.toContain('blindly');
});
