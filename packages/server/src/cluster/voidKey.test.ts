import { io } from 'socket.io-client';
import { openRoom, start, startApp, stopApps, type TestApp } from '../testing/app';
import { describeWithPostgres } from '../testing/describeWith';
import { keptMatch } from '../testing/keptMatch';
import { RawClient } from '../testing/matchServer';
import { newSchema, type TestSchema } from '../testing/postgres';

describeWithPostgres('of two servers with one PostgreSQL and no Redis', () => {
  let schema: TestSchema;
  let here: TestApp;
  let there: TestApp;
  const clients: RawClient[] = [];

  beforeEach(async () => {
    schema = await newSchema();
    const env = { DATABASE_URL: schema.url };
    [here, there] = [await startApp({ env }), await startApp({ env })];
  });
  afterEach(async () => {
    for (const { socket } of clients.splice(0)) socket.disconnect();
    await stopApps();
    await schema.remove();
  });

  /** A client at the other server that follows the view of a seat. */
  async function seated(matchId: string, seat: string, key: string): Promise<RawClient> {
    const client = new RawClient(io(`${there.url}/toy`, { forceNew: true, transports: ['websocket'] }));
    clients.push(client);
    await client.sync(matchId, seat, key);
    return client;
  }

  test('a server refuses moves with a key that another has just revoked, and accepts all others', async () => {
    const { room, hostKey, keys } = await openRoom(here, {}, ['Ana', 'Ben']);
    const matchId = String((await start(here, room.code, hostKey)).matchId);
    const [ana, ben] = [await seated(matchId, '0', String(keys[0])), await seated(matchId, '1', String(keys[1]))];
    const vote = (client: RawClient, seat: string) =>
      client.move(matchId, seat, 0, 'vote', [true], { credentials: keys[Number(seat)] });
    await here.post(`/api/rooms/${room.code}/seats/1/stand`, {}, hostKey).expect(200);
    expect(await vote(ben, '1')).toMatchObject({ ok: false, code: 'NOT_YOUR_SEAT' });
    expect(await vote(ana, '0')).toMatchObject({ ok: true });
    expect((await keptMatch(here.parts.store, matchId).moves()).map(({ seat }) => seat)).toEqual(['0']);
  });
});
