import { io, type Socket } from 'socket.io-client';
import { openRoom, startApp, stopApps, type TestApp, visit } from '../testing/app';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

/** Comes to a room over a connection that stands already, unless it is on the way. @returns the code of the refusal */
async function refusal(room: Socket): Promise<string> {
  const answered = new Promise<string>((resolve) => {
    room.once('connect_error', (error: Error & { data?: { code?: string } }) => resolve(error.data?.code ?? ''));
  });
  if (!room.active) room.connect();
  return answered;
}

test('each coming to a room takes five of the hundred messages that a connection has in ten seconds', async () => {
  const { room } = await openRoom(app);
  const keeper = await visit(app, { code: room.code });
  // Watching a match holds the connection while the room refuses; it takes one message.
  const match = io(`${app.url}/toy`, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve) => match.once('connect', resolve));
  const restless = match.io.socket('/room', { auth: { code: room.code, seatKey: 'wrong' } });
  const codes: string[] = [];
  for (let times = 1; times <= 20; times++) codes.push(await refusal(restless));
  expect(codes).toEqual([...Array(19).fill('NOT_YOUR_SEAT'), 'TOO_MANY_REQUESTS']);
  expect(await refusal(restless)).toBe('TOO_MANY_REQUESTS');
  expect(keeper.socket.connected).toBe(true);
  expect((await visit(app, { code: room.code })).socket.connected).toBe(true);
  match.close();
});
