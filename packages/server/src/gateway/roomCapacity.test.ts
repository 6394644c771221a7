import { io } from 'socket.io-client';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { RawClient } from '../testing/matchServer';

let app: TestApp;
const wires: RawClient[] = [];
beforeEach(async () => {
  app = await startApp({ env: { CONNECTIONS_PER_ROOM: '3' } });
});
afterEach(async () => {
  for (const { socket } of wires.splice(0)) socket.disconnect();
  await stopApps();
});

const settled = (visits: Promise<unknown>[]) =>
  Promise.allSettled(visits).then((all) =>
    all.map((result) => (result.status === 'rejected' ? result.reason.code : 'in')),
  );

describe('a room with its maximum of connections', () => {
  it('refuses another watcher with a code and a sentence, and admits one when one has left', async () => {
    const { code } = (await openRoom(app)).room;
    const [first] = [await visit(app, { code }), await visit(app, { code }), await visit(app, { code })];
    await expect(visit(app, { code })).rejects.toEqual({
      code: 'ROOM_CROWDED',
      message: expect.stringMatching(/^So many people/),
    });
    first?.socket.disconnect();
    await eventually(async () => ((await roomOf(app, code)).watcherCount === 2 ? true : undefined));
    await visit(app, { code });
    expect((await roomOf(app, code)).watcherCount).toBe(3);
  });

  it('does not exceed its limit by simultaneous requests', async () => {
    const { code } = (await openRoom(app)).room;
    const came = await settled(Array.from({ length: 8 }, () => visit(app, { code })));
    expect(came.sort()).toEqual([...Array(5).fill('ROOM_CROWDED'), ...Array(3).fill('in')]);
    expect((await roomOf(app, code)).watcherCount).toBe(3);
  });

  it('admits the keys of its seats and of its host, ten connections each', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { code } = room;
    await settled(Array.from({ length: 3 }, () => visit(app, { code })));
    const ben = { code, seatKey: keys[1] };
    for (let count = 0; count < 10; count++) await visit(app, ben);
    await expect(visit(app, ben)).rejects.toMatchObject({ code: 'ROOM_CROWDED' });
    const ana = await visit(app, { code, hostKey, seatKey: keys[0] });
    expect((await ana.until(() => true)).you).toEqual({ seat: '0', host: true, devices: 1 });
  });

  it('does not affect other rooms', async () => {
    const [one, other] = [await openRoom(app), await openRoom(app)];
    await settled(Array.from({ length: 3 }, () => visit(app, { code: one.room.code })));
    await visit(app, { code: other.room.code });
  });
});

describe('a match with its maximum of followers', () => {
  const follow = async (matchId: string, seat: string | null, key: string | null) => {
    const wire = new RawClient(io(`${app.url}/toy`, { forceNew: true, transports: ['websocket'] }));
    wires.push(wire);
    const [answer, error] = await wire.ask(['sync', 'lantern:refused'], 'sync', matchId, seat, key, 2);
    return answer === 'sync' ? 'in' : (error as { code: string }).code;
  };

  it('refuses another watcher, admits its players, and keeps its followers', async () => {
    const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const matchId = (await start(app, room.code, hostKey)).matchId as string;
    for (let count = 0; count < 3; count++) expect(await follow(matchId, null, null)).toBe('in');
    expect(await follow(matchId, null, null)).toBe('ROOM_CROWDED');
    expect(await follow(matchId, '0', keys[0] as string)).toBe('in');
    const [watcher] = wires;
    const again = await watcher?.ask(['sync', 'lantern:refused'], 'sync', matchId, null, null, 2);
    expect(again?.[0]).toBe('sync');
  });
});
