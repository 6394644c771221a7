import { io, type Socket } from 'socket.io-client';
import { openRoom, roomOf, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';

let app: TestApp;
/** An existing connection with a socket of another game. */
let line: Socket;
/** The socket.io packets sent by the server. */
let packets: string[];

beforeEach(async () => {
  app = await startApp();
  line = io(`${app.url}/toy`, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise<void>((resolve) => line.once('connect', resolve));
  packets = [];
  line.io.engine.on('message', (packet) => packets.push(String(packet)));
});
afterEach(async () => {
  line.close();
  await stopApps();
});

const answers = (namespace: string) => packets.filter((packet) => /^[04]/.test(packet) && packet.includes(namespace));
const accepted = (namespace: string) => answers(namespace).filter((packet) => packet.startsWith('0'));

/** Sends this number of connection requests without waiting. Resolves with all answers. */
async function pipelined(namespace: string, auth: object, times: number): Promise<string[]> {
  for (let time = 0; time < times; time++) line.io.engine.write(`0${namespace},${JSON.stringify(auth)}`);
  return eventually(() => (answers(namespace).length === times ? answers(namespace) : undefined));
}

describe('one connection', () => {
  test('has at most one socket of a room, even if it sends several requests at once; the others are refused', async () => {
    const { room } = await openRoom(app);
    const others = (await pipelined('/room', { code: room.code }, 10)).filter((packet) => packet.startsWith('4'));
    expect(accepted('/room')).toHaveLength(1);
    expect(others).toHaveLength(9);
    for (const packet of others)
      expect(packet).toMatch(/"code":"ALREADY_CONNECTED","message":"This connection already/);
    expect((await roomOf(app, room.code)).watcherCount).toBe(1);
  });

  test('is admitted after an earlier refusal', async () => {
    const { room } = await openRoom(app);
    await pipelined('/room', { code: room.code, seatKey: 'wrong' }, 1);
    expect(accepted('/room')).toHaveLength(0);
    packets.length = 0;
    await pipelined('/room', { code: room.code }, 1);
    expect(accepted('/room')).toHaveLength(1);
  });

  test('can return to a room it has left', async () => {
    const { room } = await openRoom(app);
    await pipelined('/room', { code: room.code }, 1);
    line.io.engine.write('1/room,');
    await eventually(async () => ((await roomOf(app, room.code)).watcherCount === 0 ? true : undefined));
    packets.length = 0;
    await pipelined('/room', { code: room.code }, 1);
    expect(accepted('/room')).toHaveLength(1);
    expect((await roomOf(app, room.code)).watcherCount).toBe(1);
  });

  test('has at most one socket of a game', async () => {
    line.close();
    const { room } = await openRoom(app);
    line = io(`${app.url}/room`, {
      ...{ transports: ['websocket'], forceNew: true, reconnection: false },
      auth: { code: room.code },
    });
    await new Promise<void>((resolve) => line.once('connect', resolve));
    line.io.engine.on('message', (packet) => packets.push(String(packet)));
    await pipelined('/toy', {}, 5);
    expect(accepted('/toy')).toHaveLength(1);
  });

  test('can have a socket in a room and in its game at once, without affecting other connections', async () => {
    const { room } = await openRoom(app);
    await pipelined('/room', { code: room.code }, 1);
    await visit(app, { code: room.code });
    expect(line.connected).toBe(true);
    expect((await roomOf(app, room.code)).watcherCount).toBe(2);
  });
});
