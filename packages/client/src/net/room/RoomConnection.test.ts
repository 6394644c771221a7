import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiError } from '@lantern/protocol/apiError';
import type { RoomUpdate, You } from '@lantern/protocol/rooms';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { tellAnswer } from '../api/answeredRooms';
import { RoomConnection } from './RoomConnection';

interface Credentials {
  code: string;
  browser?: string;
  name?: string;
  hostKey?: string;
  seat?: string;
  seatKey?: string;
  formerKey?: string;
}

let io: Server;
let url: string;
let handshakes: Credentials[];
let refuse: (credentials: Credentials) => ApiError | undefined;
let answer: (credentials: Credentials) => RoomUpdate;
let own: (credentials: Credentials) => You | undefined;
let link: RoomConnection;
/** The server admits or refuses nobody before this resolves. */
let decided: Promise<void>;

const NOBODY = { seats: {}, host: null };
const WATCHER: You = { seat: null, host: false, devices: 0 };
const room = { code: 'K7WQ3H', version: 5, game: 'toy', seats: [] } as unknown as RoomUpdate['room'];

beforeEach(async () => {
  handshakes = [];
  refuse = () => undefined;
  decided = Promise.resolve();
  answer = () => ({ room, clock: null, waits: NOBODY });
  own = ({ seatKey }) => ({ ...WATCHER, seat: seatKey ? '1' : null });
  const http = createServer();
  io = new Server(http);
  io.of('/room')
    .use((socket, next) => {
      const credentials = socket.handshake.auth as Credentials;
      handshakes.push(credentials);
      const data = refuse(credentials);
      decided.then(() => next(data && Object.assign(new Error(data.code), { data })));
    })
    .on('connection', (socket) => {
      const credentials = socket.handshake.auth as Credentials;
      const you = own(credentials);
      if (you) socket.emit('you', you);
      socket.emit('room', answer(credentials));
    });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});

afterEach(async () => {
  link.close();
  await io.close();
});

async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 4000;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never happened: ${holds}`);
    await new Promise((next) => setTimeout(next, 5));
  }
}

/** Sends a new `you` to every client. */
function tell(you: You): void {
  io.of('/room').emit('you', you);
  io.of('/room').emit('room', { room, clock: null, waits: NOBODY });
}

function enter(credentials: Credentials): void {
  link = new RoomConnection(credentials, url);
  link.open();
}

test('knows what the person of the shown seat has read and seen', async () => {
  const marks = { read: 3, seen: null };
  io.of('/room').on('connection', (socket) => {
    const { seatKey } = socket.handshake.auth as Credentials;
    if (seatKey === 'one') socket.emit('marks', marks);
  });
  enter({ code: 'K7WQ3H', seatKey: 'one' });
  await until(() => link.get().marks !== null);
  expect(link.get().marks).toEqual(marks);
  link.prove({ seatKey: 'two' });
  await until(() => link.get().proved?.seatKey === 'two');
  expect(link.get().marks).toBeNull();
});

test('reports what was read', async () => {
  const told: unknown[] = [];
  io.of('/room').on('connection', (socket) => socket.on('mark', (mark) => told.push(mark)));
  enter({ code: 'K7WQ3H', seatKey: 'one' });
  await until(() => link.get().status === 'here');
  link.mark({ read: 4 });
  await until(() => told.length > 0);
  expect(told).toEqual([{ read: 4 }]);
});

test('shows the room once the server has sent it', async () => {
  enter({ code: 'K7WQ3H' });
  expect(link.get().status).toBe('joining');
  await until(() => link.get().status === 'here');
  expect(link.get().update?.room.code).toBe('K7WQ3H');
});

test('counts the clock from the moment it arrives', async () => {
  answer = () => ({
    room,
    clock: { decisionId: 7, seconds: 90, remaining: 60_000 },
    waits: NOBODY,
  });
  const before = performance.now();
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().clock !== null);
  expect(link.get().clock).toMatchObject({ decisionId: 7, length: 90_000 });
  expect(link.get().clock?.endsAt).toBeGreaterThanOrEqual(before + 60_000);
});

test('counts the waits from the moment they arrive', async () => {
  const waits = { seats: { '1': 30_000 }, host: { heir: '0', remaining: 180_000 } };
  answer = () => ({ room, clock: null, waits });
  enter({ code: 'K7WQ3H' });
  expect(link.get().waits).toEqual({ seats: {}, host: null });
  const before = performance.now();
  await until(() => link.get().waits.host !== null);
  const { seats, host } = link.get().waits;
  expect(seats['1']).toBeGreaterThanOrEqual(before + 30_000);
  expect(host?.heir).toBe('0');
  expect(host?.endsAt).toBeGreaterThanOrEqual(before + 180_000);
});

test('a wrong code is final and has a reason', async () => {
  refuse = () => ({ code: 'NO_SUCH_ROOM', message: 'No such room.' });
  enter({ code: 'NOTHRE' });
  await until(() => link.get().status === 'refused');
  expect(link.get().refusal?.message).toBe('No such room.');
});

test('after a refusal the connection can be retried', async () => {
  refuse = () => ({ code: 'TOO_MANY_ROOMS', message: 'Later.' });
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'refused');
  refuse = () => undefined;
  link.retry();
  await until(() => link.get().status === 'here');
  expect(link.get().refusal).toBeNull();
});

test('shows new keys to the server after a seat was taken', async () => {
  enter({ code: 'K7WQ3H', name: 'Ana' });
  await until(() => link.get().status === 'here');
  link.prove({ name: 'Ana', seat: '1', seatKey: 'secret' });
  await until(() => link.get().you?.seat === '1');
  expect(handshakes.at(-1)).toEqual({ code: 'K7WQ3H', name: 'Ana', seatKey: 'secret', contributes: true });
});

test('sends the id of the browser under another name as well', async () => {
  enter({ code: 'K7WQ3H', name: 'Ana', browser: 'tablet' });
  await until(() => link.get().status === 'here');
  link.prove({ name: 'Anna' });
  await until(() => handshakes.length === 2);
  expect(handshakes.at(-1)).toEqual({ code: 'K7WQ3H', name: 'Anna', browser: 'tablet', contributes: true });
});

test('tells the server whether the person uses a screen reader, also with other keys', async () => {
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'here');
  link.prove({ listens: true });
  await until(() => handshakes.length === 2);
  link.prove({ seatKey: 'mine' });
  await until(() => handshakes.length === 3);
  link.prove({ seatKey: 'mine', listens: false });
  await until(() => handshakes.length === 4);
  expect(handshakes).toMatchObject([{}, { listens: true }, { listens: true, seatKey: 'mine' }, { listens: false }]);
});

test('the same keys do not open another connection', async () => {
  enter({ code: 'K7WQ3H', name: 'Ana' });
  await until(() => link.get().status === 'here');
  link.prove({ name: 'Ana' });
  expect(link.get().status).toBe('here');
  expect(handshakes).toHaveLength(1);
});

test('opens no second socket until the server has answered the first; newer keys are shown afterwards', async () => {
  let decide = () => {};
  decided = new Promise((resolve) => {
    decide = resolve;
  });
  io.of('/beside').on('connection', (socket) => socket.on('ping', (answered) => answered()));
  enter({ code: 'K7WQ3H' });
  // A second socket on the same connection, as a match opens one.
  const beside = connect(`${url}/beside`).connect();
  await until(() => handshakes.length === 1 && beside.connected);
  link.prove({ seatKey: 'mine' });
  await beside.emitWithAck('ping');
  expect(handshakes).toHaveLength(1);
  decide();
  await until(() => link.get().you?.seat === '1');
  const shown = { code: 'K7WQ3H', contributes: true };
  expect(handshakes).toEqual([shown, { ...shown, seatKey: 'mine' }]);
  beside.close();
});

test('a room message without a `you` message before it cannot be read', async () => {
  own = () => undefined;
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'refused');
  expect(link.get().refusal?.code).toBe('UNREADABLE');
});

test.each(['BAD_NAME', 'FORBIDDEN_WORD'])(
  'a name that is refused as %s is left out, and the reason is known',
  async (code) => {
    refuse = ({ name }) => (name ? { code, message: 'No.' } : undefined);
    enter({ code: 'K7WQ3H', name: 'Ana' });
    await until(() => link.get().status === 'here');
    expect(handshakes.at(-1)).toEqual({ code: 'K7WQ3H', name: '', contributes: true });
    expect(link.get().refusedName).toEqual({ code, message: 'No.' });
  },
);

test('an invalid key is different from a refused connection', async () => {
  refuse = ({ seatKey }) => (seatKey ? { code: 'NOT_YOUR_SEAT', message: 'Not yours.' } : undefined);
  enter({ code: 'K7WQ3H', seat: '0', seatKey: 'old' });
  await until(() => link.get().disproved?.of === 'seat');
  link.prove({});
  await until(() => link.get().status === 'here');
  expect(link.get().disproved).toBeNull();
});

test('notices that an own seat was freed', async () => {
  enter({ code: 'K7WQ3H', seat: '1', seatKey: 'mine' });
  await until(() => link.get().you?.seat === '1');
  tell(WATCHER);
  await until(() => link.get().disproved?.of === 'seat');
});

test('reports how a seat was lost, with its key, and the same connection learns when it is given back', async () => {
  enter({ code: 'K7WQ3H', seat: '1', seatKey: 'mine' });
  await until(() => link.get().you?.seat === '1');
  tell({ ...WATCHER, lost: { how: 'removed', by: 'Ana' } });
  await until(() => link.get().disproved !== null);
  expect(link.get().disproved).toEqual({ of: 'seat', key: 'mine', lost: { how: 'removed', by: 'Ana' } });
  link.prove({ formerKey: 'mine' });
  tell({ ...WATCHER, seat: '1' });
  await until(() => link.get().proved !== null);
  expect(link.get()).toMatchObject({ proved: { seat: '1', seatKey: 'mine' }, disproved: null });
  expect(handshakes).toHaveLength(1);
});

test('a former key without a seat is not reported', async () => {
  enter({ code: 'K7WQ3H', formerKey: 'mine' });
  await until(() => link.get().status === 'here');
  expect(handshakes).toMatchObject([{ formerKey: 'mine' }]);
  expect(link.get()).toMatchObject({ proved: null, disproved: null });
});

test('a key that was refused for a seat is shown as a former one over another connection', async () => {
  refuse = ({ seatKey }) => (seatKey ? { code: 'NOT_YOUR_SEAT', message: 'Not yours.' } : undefined);
  enter({ code: 'K7WQ3H', seat: '0', seatKey: 'old' });
  await until(() => link.get().disproved?.of === 'seat');
  link.prove({ formerKey: 'old' });
  await until(() => link.get().status === 'here');
  expect(handshakes.map(({ formerKey }) => formerKey)).toEqual([undefined, 'old']);
});

test('the seat of a key is the one that the server names, also after a change of order', async () => {
  enter({ code: 'K7WQ3H', seat: '0', seatKey: 'mine' });
  await until(() => link.get().proved?.seat === '1');
  tell({ ...WATCHER, seat: '2' });
  await until(() => link.get().proved?.seat === '2');
  expect(link.get()).toMatchObject({ proved: { seatKey: 'mine' }, disproved: null });
});

test('a key of the host is invalid once the role has passed on', async () => {
  own = () => ({ ...WATCHER, host: true });
  enter({ code: 'K7WQ3H', hostKey: 'host' });
  await until(() => link.get().you?.host === true);
  tell(WATCHER);
  await until(() => link.get().disproved?.of === 'host');
});

test('a lost connection is reported and reconnects', async () => {
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'here');
  const seen: string[] = [];
  link.subscribe(() => seen.push(link.get().status));
  for (const socket of await io.of('/room').fetchSockets()) socket.disconnect(true);
  await until(() => seen.includes('lost') && link.get().status === 'here');
  expect(handshakes).toHaveLength(2);
});

test('a room that is deleted meanwhile is refused as unknown', async () => {
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'here');
  refuse = () => ({ code: 'NO_SUCH_ROOM', message: 'No such room.' });
  for (const socket of await io.of('/room').fetchSockets()) socket.disconnect(true);
  await until(() => link.get().status === 'refused');
  expect(link.get().refusal?.code).toBe('NO_SUCH_ROOM');
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a room of another make', { room: { name: 'K7WQ3H' }, you: {}, clock: null, waits: NOBODY }],
  ['an update of an older make', { room, clock: null }],
])('an answer that cannot be read is reported at once: %s', async (_, sent) => {
  answer = () => sent as RoomUpdate;
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'refused');
  expect(link.get().refusal).toMatchObject({
    code: 'UNREADABLE',
    message: expect.stringMatching(/older or newer than this page/),
  });
});

test('a server without rooms is reported at once', async () => {
  link = new RoomConnection({ code: 'K7WQ3H' }, `${url}/elsewhere`);
  link.open();
  await until(() => link.get().status === 'refused');
  expect(link.get().refusal?.code).toBe('UNREADABLE');
});

describe('an answer of the server over HTTP', () => {
  const version = () => link.get().update?.room.version;
  const tellRoom = (of: number, seats: unknown[] = []) =>
    io.of('/room').emit('room', { room: { ...room, version: of, seats }, clock: null, waits: NOBODY });
  /** Resolves once everything sent before has arrived. */
  const heard = async () => {
    const before = link.chat.get();
    io.of('/room').emit('said', []);
    await until(() => link.chat.get() !== before);
  };

  beforeEach(async () => {
    enter({ code: 'K7WQ3H', seat: '1', seatKey: 'mine' });
    await until(() => link.get().status === 'here');
  });

  test('with a newer room replaces the room, whether it is the whole answer or a part of it', () => {
    tellAnswer({ ...room, version: 6 });
    expect(version()).toBe(6);
    tellAnswer({ seat: '1', room: { ...room, version: 7 } });
    expect(version()).toBe(7);
  });

  test('with a room that is not newer, with another room or with none changes nothing', () => {
    const before = link.get();
    for (const none of [room, { ...room, code: 'BCDFGH', version: 9 }, {}, null, { room: { version: 9 } }])
      tellAnswer(none);
    expect(link.get()).toBe(before);
  });

  test('derives the own seat from the persons until the server has sent it', async () => {
    const order = (...people: (number | null)[]) => people.map((person, seat) => ({ seat: String(seat), person }));
    tellRoom(6, order(1, 2, 3));
    await until(() => version() === 6);
    tellAnswer({ ...room, version: 7, seats: order(3, 1, 2) });
    expect(link.get()).toMatchObject({ you: { seat: '2' }, proved: { seat: '2', seatKey: 'mine' }, disproved: null });
    tellAnswer({ ...room, version: 8, seats: order(3, 1, null) });
    expect(link.get()).toMatchObject({ you: { seat: null }, proved: null, disproved: null });
  });

  test('is not undone by an older message, which also disproves no key', async () => {
    tellAnswer({ ...room, version: 6 });
    io.of('/room').emit('you', WATCHER);
    tellRoom(5);
    await heard();
    expect(link.get()).toMatchObject({ update: { room: { version: 6 } }, you: { seat: '1' }, disproved: null });
  });

  test('is replaced by an earlier room if the messages of the server go back, since its store has lost changes', async () => {
    tellRoom(8);
    await until(() => version() === 8);
    tellRoom(6);
    await until(() => version() === 6);
    tellRoom(7);
    await until(() => version() === 7);
  });

  test('is replaced by a message of the same version with another person, and by a later one', async () => {
    tellAnswer({ ...room, version: 6 });
    tellRoom(6, ['come']);
    await until(() => link.get().update?.room.seats.length === 1);
    tellRoom(7);
    await until(() => version() === 7);
  });

  test('is ignored once the connection is closed', () => {
    link.close();
    tellAnswer({ ...room, version: 6 });
    expect(version()).toBe(5);
  });
});
