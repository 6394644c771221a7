import { io } from 'socket.io-client';
import { openRoom, start, startApp, startNext, stopApps, type TestApp } from '../../testing/app';
import { eventually } from '../../testing/eventually';
import { RawClient } from '../../testing/matchServer';
import { drawKey } from '../access/keys';

const wires: RawClient[] = [];

afterEach(async () => {
  for (const { socket } of wires.splice(0)) socket.disconnect();
  await stopApps();
});

function wireTo(app: TestApp): RawClient {
  const wire = new RawClient(io(`${app.url}/toy`, { forceNew: true, transports: ['websocket'] }));
  wires.push(wire);
  return wire;
}

/** The answer to a move sent over the wire. */
const moves = (wire: RawClient, match: string, seat: string, credentials: string) =>
  wire.move(match, seat, 0, 'draw', [], { credentials });

/** A room in its second match: Ana had seat 0 and has seat 1 now, Ben has seat 0. */
async function rematched() {
  const app = await startApp();
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const [ana, ben] = keys as [string, string];
  const { code } = room;
  const former = (await start(app, code, hostKey)).matchId as string;
  await (await app.parts.matches.open(former))?.act({ seat: '0', move: 'concede', args: [] });
  const isOver = async () => (await app.parts.store.loadRoom(code))?.state === 'over' || undefined;
  await eventually(isOver);
  const { matchId } = await startNext(app, { code, hostKey, keys });
  return { app, former, newest: matchId as string, ana, ben };
}

describe('after a rematch', () => {
  it.each(['0', '1'])(
    'neither an unknown key nor that of its former person opens seat %s of the old match',
    async (seat) => {
      const { app, former, ana, ben } = await rematched();
      for (const key of [drawKey(), ana, ben]) {
        const wire = wireTo(app);
        expect(await wire.refusal('sync', former, seat, key, 2)).toBe('NOT_YOUR_SEAT');
        expect(await moves(wire, former, seat, key)).toMatchObject({ ok: false, code: 'NOT_YOUR_SEAT' });
        expect(wire.all('sync')).toEqual([]);
      }
    },
  );

  it('each key opens the seat its person has now, and no other', async () => {
    const { app, newest, ana, ben } = await rematched();
    expect((await wireTo(app).sync(newest, '0', ben)).state.G.hand).toHaveLength(5);
    expect((await wireTo(app).sync(newest, '1', ana)).state.G.hand).toHaveLength(5);
    for (const [seat, key] of [
      ['0', ana],
      ['1', ben],
      ['0', drawKey()],
    ] as const) {
      expect(await wireTo(app).refusal('sync', newest, seat, key, 2)).toBe('NOT_YOUR_SEAT');
      expect(await moves(wireTo(app), newest, seat, key)).toMatchObject({ ok: false, code: 'NOT_YOUR_SEAT' });
    }
  });

  it('the old match can be watched, without the names of the current players', async () => {
    const { app, former, newest } = await rematched();
    const [old, running] = [await wireTo(app).sync(former, null), await wireTo(app).sync(newest, null)];
    expect([old.state.G.hand, old.filteredMetadata]).toEqual([[], []]);
    expect(running.filteredMetadata).toEqual([
      { id: 0, name: 'Ben', isConnected: false },
      { id: 1, name: 'Ana', isConnected: false },
    ]);
  });
});

test('an empty seat of a match has no name, and no key opens it', async () => {
  const app = await startApp();
  const { matchID } = (await app.post('/games/toy/create', { numPlayers: 2 }).expect(200)).body;
  const { filteredMetadata } = await wireTo(app).sync(matchID, null);
  expect(filteredMetadata).toEqual([{ id: 0 }, { id: 1 }]);
  expect(await wireTo(app).refusal('sync', matchID, '0', drawKey(), 2)).toBe('NOT_YOUR_SEAT');
});
