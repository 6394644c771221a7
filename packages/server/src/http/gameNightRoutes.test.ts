import { DAY } from '@lantern/protocol/timeUnits';
import { REPLIES_OF_ADDRESS } from '../rooms/gameNight/gameNights';
import { openRoom, refusedAs, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

const BROWSER = '1-2-3-4-of-a-browser';

/** A room with a date one day ahead, and its requests. */
async function dated() {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { code } = room;
  const post = (path: string, body?: object, key?: string) =>
    app.post(`/api/rooms/${code}/game-night${path}`, body, key);
  const at = Date.now() + DAY;
  await post('', { at }, hostKey).expect(200);
  const reply = (name: string, more: object = {}) => post('/reply', { name, reply: 'yes', browser: BROWSER, ...more });
  return { code, hostKey, keys, at, post, reply, night: async () => (await roomOf(app, code)).gameNight };
}

describe('the date of a game night', () => {
  test('is set by the host, sent to everybody in the room, and removed again', async () => {
    const { code, hostKey, at, post, night } = await dated();
    expect(await night()).toEqual({ at, revision: 0, guests: [] });
    const { until } = await visit(app, { code });
    await post('', { at: at + DAY }, hostKey).expect(200);
    await until(({ room }) => room.gameNight?.at === at + DAY);
    await post('', { at: null }, hostKey).expect(200);
    await until(({ room }) => room.gameNight === undefined);
    expect(await night()).toBeUndefined();
  });

  test('is not set by anybody else', async () => {
    const { keys, post } = await dated();
    await refusedAs(post('', { at: null }), 403, 'NOT_HOST');
    await refusedAs(post('', { at: null }, keys[1]), 403, 'NOT_HOST');
  });

  test('is a whole number of milliseconds in the future', async () => {
    const { hostKey, post } = await dated();
    for (const at of [1.5, '2030-01-01', undefined, {}]) {
      await refusedAs(post('', { at }, hostKey), 400, 'MALFORMED');
    }
    await refusedAs(post('', { at: Date.now() - 1000 }, hostKey), 400, 'BAD_DATE');
    await refusedAs(post('', { at: Date.now() + 800 * DAY }, hostKey), 400, 'BAD_DATE');
  });

  test('survives a restart of the server', async () => {
    const { code, at } = await dated();
    await app.close();
    app = await startApp({ folder: app.folder });
    expect((await roomOf(app, code)).gameNight?.at).toBe(at);
  });
});

describe('an answer to the invitation', () => {
  test('comes with a name from anybody who knows the room, and is changed by the same browser', async () => {
    const { code, reply, night } = await dated();
    const { until } = await visit(app, { code });
    const first = (await reply(' Cy ').expect(200)).body;
    expect(first.room.gameNight.guests).toEqual([{ id: first.guest, name: 'Cy', reply: 'yes' }]);
    await until(({ room }) => room.gameNight?.guests.length === 1);
    const second = (await reply('Cyrus', { reply: 'maybe' }).expect(200)).body;
    expect(second.guest).toBe(first.guest);
    await reply('Dan', { reply: 'no', browser: 'another-browser-there' }).expect(200);
    expect((await night())?.guests).toMatchObject([
      { name: 'Cyrus', reply: 'maybe' },
      { name: 'Dan', reply: 'no' },
    ]);
  });

  test('does not reveal the id of the browser', async () => {
    const { code, reply } = await dated();
    await reply('Cy').expect(200);
    expect(JSON.stringify(await roomOf(app, code))).not.toMatch(/browser|hash|1-2-3-4/i);
  });

  test('needs a name, one of three replies, and the id of the browser', async () => {
    const { reply } = await dated();
    await refusedAs(reply(' '), 400, 'BAD_NAME');
    await refusedAs(reply('a'.repeat(25)), 400, 'BAD_NAME');
    await refusedAs(reply('Cy', { reply: 'perhaps' }), 400, 'MALFORMED');
    await refusedAs(reply('Cy', { browser: 'short' }), 400, 'MALFORMED');
    await refusedAs(reply('Cy', { more: 1 }), 400, 'MALFORMED');
  });

  test('is accepted only while a date is set, and not during a match', async () => {
    const { code, hostKey, post, reply } = await dated();
    await start(app, code, hostKey);
    await refusedAs(reply('Cy'), 409, 'ROOM_PLAYING');
    await post('', { at: null }, hostKey).expect(200);
    await refusedAs(reply('Cy'), 409, 'NO_GAME_NIGHT');
  });

  test('is removed by the host and nobody else', async () => {
    const { keys, hostKey, post, reply, night } = await dated();
    const { guest } = (await reply('Cy').expect(200)).body;
    await refusedAs(post(`/guests/${guest}/remove`, {}), 403, 'NOT_HOST');
    await refusedAs(post(`/guests/${guest}/remove`, {}, keys[1]), 403, 'NOT_HOST');
    await post(`/guests/${guest}/remove`, {}, hostKey).expect(200);
    await post(`/guests/${guest}/remove`, {}, hostKey).expect(200);
    expect((await night())?.guests).toEqual([]);
  });

  test('cannot be used to flood a room from one address', async () => {
    const { reply } = await dated();
    for (let count = 0; count < REPLIES_OF_ADDRESS; count++) await reply('Cy').expect(200);
    await refusedAs(reply('Cy'), 429, 'TOO_MANY_REQUESTS');
  });
});
