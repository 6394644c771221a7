import { openRoom, startApp, stopApps, type TestApp, type Visit, visit } from '../testing/app';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

/** Comes to the room again over the same connection. @returns how it is answered */
async function again({ socket }: Visit): Promise<string> {
  const answered = new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('here'));
    socket.once('connect_error', (error: Error & { data?: { code?: string } }) => resolve(error.data?.code ?? ''));
  });
  socket.disconnect().connect();
  return answered;
}

test('each coming to a room takes five of the hundred messages that a connection has in ten seconds', async () => {
  const { room } = await openRoom(app);
  const keeper = await visit(app, { code: room.code });
  const restless = await visit(app, { code: room.code });
  // Holds the connection while the room is left; takes one message.
  restless.socket.io.socket('/toy').connect();
  const answers: string[] = [];
  for (let times = 2; times <= 20; times++) answers.push(await again(restless));
  expect(answers).toEqual([...Array(18).fill('here'), 'TOO_MANY_REQUESTS']);
  expect(await again(keeper)).toBe('here');
});
