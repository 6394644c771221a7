import { createServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { forget } from '../state/storage';
import { pollIfSilent } from './pollIfSilent';

type Way = 'swallows the upgrade' | 'swallows the frames' | 'swallows what the client sends' | 'passes everything';

let http: HttpServer;
let server: Server;
let proxy: TcpServer;
let way: Way;
let socket: Socket;

beforeEach(async () => {
  forget('webSocketSilent');
  http = createServer();
  server = new Server(http);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  proxy = createTcpServer((near) => {
    const far = connect((http.address() as AddressInfo).port, '127.0.0.1');
    for (const end of [near, far])
      end.on('error', () => {}).on('close', () => [near, far].map((socket) => socket.destroy()));
    near.once('data', (head) => {
      const upgrade = /^upgrade: websocket/im.test(head.toString('latin1'));
      if (upgrade && way === 'swallows the upgrade') return;
      far.write(head);
      if (!upgrade || way !== 'swallows what the client sends') near.pipe(far);
      if (!upgrade || way !== 'swallows the frames') far.pipe(near);
      else far.once('data', (answer) => near.write(answer.subarray(0, answer.indexOf('\r\n\r\n') + 4)));
    });
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  socket.disconnect();
  proxy.close();
  await server.close();
});

/** Connects through the proxy. @returns the name of the transport */
async function connectedBy(): Promise<string> {
  socket = io(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, {
    forceNew: true,
    autoConnect: false,
    tryAllTransports: true,
    reconnectionDelay: 10,
  });
  pollIfSilent(socket.io, { opens: 300, answers: 300 });
  const connected = new Promise<void>((done) => socket.on('connect', done));
  socket.connect();
  await connected;
  return socket.io.engine.transport.name;
}

test.each<Way>(['swallows the upgrade', 'swallows the frames', 'swallows what the client sends'])(
  'a proxy that %s is got round by polling',
  async (given) => {
    way = given;
    expect(await connectedBy()).toBe('polling');
  },
);

test('a WebSocket that answers is used at once', async () => {
  way = 'passes everything';
  expect(await connectedBy()).toBe('websocket');
});

test('a connection by polling becomes a WebSocket as soon as one answers, and the next one starts with it', async () => {
  way = 'swallows the upgrade';
  await connectedBy();
  way = 'passes everything';
  const upgraded = new Promise<void>((done) => {
    socket.io.on('open', () => socket.io.engine.once('upgrade', () => done()));
  });
  socket.io.engine.close();
  await upgraded;
  expect(socket.io.opts.transports).toEqual(['websocket', 'polling']);
});
