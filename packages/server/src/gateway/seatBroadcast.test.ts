import { io } from 'socket.io-client';
import { openRoom, roomOf, start, startApp, stopApps, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { RawClient } from '../testing/matchServer';
import { openRoomParts } from '../testing/roomParts';
import { keptRoom } from '../testing/roomRecords';
import { broadcastSeats } from './seatBroadcast';

afterEach(stopApps);

const connected = (labels: unknown) => (labels as { isConnected: boolean }[]).map(({ isConnected }) => isConnected);

test('followers of a match learn which seats come and go, and nothing of watchers', async () => {
  const app = await startApp();
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { code } = room;
  const { matchId } = await start(app, code, hostKey);
  const wire = new RawClient(io(`${app.url}/toy`, { forceNew: true, transports: ['websocket'] }));
  await wire.sync(matchId as string, null);
  const told = () => wire.all('matchData').map(([, labels]) => connected(labels));

  for (let count = 0; count < 5; count++) await visit(app, { code });
  await eventually(async () => ((await roomOf(app, code)).watcherCount === 5 ? true : undefined));
  const ben = await visit(app, { code, seatKey: keys[1] });
  await eventually(() => (told().length === 1 ? true : undefined));
  ben.socket.disconnect();
  await eventually(() => (told().length === 2 ? true : undefined));
  expect(told()).toEqual([
    [false, true],
    [false, false],
  ]);
  wire.socket.disconnect();
});

test.each([
  ['is logged', false, 1],
  ['is not logged while the server stops', true, 0],
])('a failed announcement %s', async (_, stops, times) => {
  const parts = openRoomParts();
  const failed = jest.fn();
  let closing = false;
  const told = jest.fn(() => {
    closing = stops;
    return Promise.reject(new Error('the store is away'));
  });
  broadcastSeats({
    ...parts,
    gateway: { announceSeats: told, dropSeat: () => {}, dropMatch: () => {} },
    log: { error: failed, debug: failed },
    closing: () => closing,
  });
  parts.subscriptions.saved(keptRoom(['Ana', 'Ben'], { matchId: 'm1' }), undefined);
  await eventually(() => told.mock.calls.length > 0 || undefined);
  await new Promise((resolve) => setImmediate(resolve));
  expect(failed).toHaveBeenCalledTimes(times);
  await parts.close();
});
