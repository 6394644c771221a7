import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatMessage, SayAck } from '@lantern/protocol/chat';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { ChatConnection } from './ChatConnection';

let io: Server;
let socket: Socket;
let other: ServerSocket;
let link: ChatConnection;
let answer: SayAck;
const asked: unknown[] = [];

const remark = (n: number, at: number, audience: ChatMessage['audience'] = 'all'): ChatMessage => ({
  audience,
  n,
  at,
  speaker: { seat: '0', name: 'Ana' },
  saying: { text: `${audience} ${n}` },
});

beforeEach(async () => {
  answer = { ok: true };
  const http = createServer();
  io = new Server(http);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  socket = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { forceNew: true });
  link = new ChatConnection(socket);
  other = await new Promise((resolve) => io.once('connection', resolve));
  other.on('say', (saying: unknown, ack: (answer: SayAck) => void) => {
    asked.push(saying);
    ack(answer);
  });
});

afterEach(async () => {
  socket.close();
  await io.close();
});

const heard = (holds: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => holds() && resolve();
    link.subscribe(look);
    look();
  });

test('earlier messages arrive in order, and are not news', async () => {
  other.emit('conversation', [remark(1, 5), remark(1, 6, 'watchers'), remark(2, 7)]);
  await heard(() => link.get().said.length === 3);
  expect(link.get().said.map(({ at }) => at)).toEqual([5, 6, 7]);
  expect(link.get().latest).toBeNull();
});

test('a message is shown once, however often it arrives, and is news if it was sent just now', async () => {
  other.emit('said', [remark(2, 7)]);
  other.emit('conversation', [remark(1, 5), remark(2, 7)]);
  await heard(() => link.get().said.length === 2);
  expect(link.get().said.map(({ n }) => n)).toEqual([1, 2]);
  expect(link.get().latest).toEqual(remark(2, 7));
});

test('a message is sent to the server, which may refuse it', async () => {
  expect(await link.say({ phrase: 'wow' })).toBeUndefined();
  answer = { ok: false, code: 'MUTED', message: 'No.' };
  expect(await link.say({ text: 'hm' })).toMatchObject({ code: 'MUTED' });
  expect(asked).toEqual([{ phrase: 'wow' }, { text: 'hm' }]);
});
