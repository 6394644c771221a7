import { io, type Socket } from 'socket.io-client';
import { openRoom, startApp, stopApps, type TestApp, visit } from '../testing/app';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

/**
 * Joins a room over an existing connection.
 * @returns the code of the refusal
 */
async function refusal(room: Socket): Promise<string> {
  const answered = new Promise<string>((resolve) => {
    room.once('connect_error', (error: Error & { data?: { code?: string } }) => resolve(error.data?.code ?? ''));
  });
  if (!room.active) room.connect();
  return answered;
}

test('joining a room costs five of the hundred messages a connection has in ten seconds', async () => {
  const { room } = await openRoom(app);
  const keeper = await visit(app, { code: room.code });
  // Keeps the connection open while the room refuses; joining the match costs one message.
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
