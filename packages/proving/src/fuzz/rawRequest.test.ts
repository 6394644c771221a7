import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { sendRawRequest } from './rawRequest';

let server: Server;
const open = new Set<Socket>();
afterEach(async () => {
  for (const socket of open) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

async function fateOf(serves: (socket: Socket) => void, { due = true, foreign = true, patience = 4000 } = {}) {
  server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => serves(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return sendRawRequest(url, { request: 'GET / HTTP/1.1\r\n\r\n', due, foreign }, patience);
}

test('an answer is counted by its status', async () => {
  expect(await fateOf((socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n{}'))).toEqual({ kind: 'HTTP 404' });
});

test('a server that never answers is found out', async () => {
  expect(await fateOf(() => {}, { patience: 50 })).toEqual({ kind: 'UNANSWERED' });
});

test('the end of the connection will do', async () => {
  expect(await fateOf((socket) => socket.end(), { due: false })).toEqual({ kind: 'cut' });
});

test('something that is no answer will not do where one is due', async () => {
  expect(await fateOf((socket) => socket.end('garbage'))).toEqual({ kind: 'UNANSWERED' });
});

test.each(['HTTP/1.1 500 Internal Server Error\r\n\r\n', 'HTTP/1.1 404 Not Found\r\n\r\nat run (/srv/a.js:1)'])(
  'an answer that shows a fault of the server is one: %j',
  async (answer) => expect(await fateOf((socket) => socket.end(answer))).toHaveProperty('wrong'),
);

test("a seat's own view is for nobody else", async () => {
  const shows = (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n{"matchId":"m","audience":"0"}');
  expect(await fateOf(shows)).toHaveProperty('wrong');
  expect(await fateOf(shows, { foreign: false })).not.toHaveProperty('wrong');
});
