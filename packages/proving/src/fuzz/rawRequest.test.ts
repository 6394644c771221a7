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

test('a server that never answers is found', async () => {
  expect(await fateOf(() => {}, { patience: 50 })).toEqual({ kind: 'UNANSWERED' });
});

test('a closed connection is accepted', async () => {
  expect(await fateOf((socket) => socket.end(), { due: false })).toEqual({ kind: 'cut' });
});

test('text that is not an answer is not accepted if one is required', async () => {
  expect(await fateOf((socket) => socket.end('garbage'))).toEqual({ kind: 'UNANSWERED' });
});

test.each(['HTTP/1.1 500 Internal Server Error\r\n\r\n', 'HTTP/1.1 404 Not Found\r\n\r\nat run (/srv/a.js:1)'])(
  'an answer that shows a failure of the server is an error: %j',
  async (answer) => expect(await fateOf((socket) => socket.end(answer))).toHaveProperty('wrong'),
);

test('the view of a seat is an error for anybody else', async () => {
  const shows = (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n{"matchId":"m","audience":"0"}');
  expect(await fateOf(shows)).toHaveProperty('wrong');
  expect(await fateOf(shows, { foreign: false })).not.toHaveProperty('wrong');
});
