/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiError } from '@lantern/protocol/apiError';
import type { RoomUpdate, You } from '@lantern/protocol/rooms';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { RoomConnection } from './RoomConnection';

interface Proof {
  code: string;
  browser?: string;
  name?: string;
  hostKey?: string;
  seat?: string;
  seatKey?: string;
}

let io: Server;
let url: string;
let proofs: Proof[];
let refuse: (proof: Proof) => ApiError | undefined;
let answer: (proof: Proof) => RoomUpdate;
let own: (proof: Proof) => You | undefined;
let link: RoomConnection;
/** Nobody is let in or refused before. */
let decided: Promise<void>;

const NOBODY = { seats: {}, host: null };
const WATCHER: You = { seat: null, host: false, links: 0 };
const room = { code: 'K7WQ3H', game: 'toy', seats: [] } as unknown as RoomUpdate['room'];

beforeEach(async () => {
  proofs = [];
  refuse = () => undefined;
  decided = Promise.resolve();
  answer = () => ({ room, clock: null, waits: NOBODY });
  own = ({ seatKey }) => ({ ...WATCHER, seat: seatKey ? '1' : null });
  const http = createServer();
  io = new Server(http);
  io.of('/room')
    .use((socket, next) => {
      const proof = socket.handshake.auth as Proof;
      proofs.push(proof);
      const data = refuse(proof);
      decided.then(() => next(data && Object.assign(new Error(data.code), { data })));
    })
    .on('connection', (socket) => {
      const proof = socket.handshake.auth as Proof;
      const you = own(proof);
      if (you) socket.emit('you', you);
      socket.emit('room', answer(proof));
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

/** Tells everybody something else about themselves. */
function tell(you: You): void {
  io.of('/room').emit('you', you);
  io.of('/room').emit('room', { room, clock: null, waits: NOBODY });
}

function enter(proof: Proof): void {
  link = new RoomConnection(proof, url);
  link.open();
}

test('shows the room once the server has told of it', async () => {
  enter({ code: 'K7WQ3H' });
  expect(link.get().status).toBe('joining');
  await until(() => link.get().status === 'here');
  expect(link.get().update?.room.code).toBe('K7WQ3H');
});

test('counts the clock from the moment it hears of it', async () => {
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

test('counts those who are waited for from the moment it hears of them', async () => {
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

test('a wrong code is final and says why', async () => {
  refuse = () => ({ code: 'NO_SUCH_ROOM', message: 'No such room.' });
  enter({ code: 'NOTHRE' });
  await until(() => link.get().status === 'refused');
  expect(link.get().refusal?.message).toBe('No such room.');
});

test('after a refusal it can be tried again', async () => {
  refuse = () => ({ code: 'TOO_MANY_ROOMS', message: 'Later.' });
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'refused');
  refuse = () => undefined;
  link.retry();
  await until(() => link.get().status === 'here');
  expect(link.get().refusal).toBeNull();
});

test('shows new keys to the server after sitting down', async () => {
  enter({ code: 'K7WQ3H', name: 'Ana' });
  await until(() => link.get().status === 'here');
  link.prove({ name: 'Ana', seat: '1', seatKey: 'secret' });
  await until(() => link.get().you?.seat === '1');
  expect(proofs.at(-1)).toEqual({ code: 'K7WQ3H', name: 'Ana', seatKey: 'secret', contributes: true });
});

test('under another name the browser is still shown', async () => {
  enter({ code: 'K7WQ3H', name: 'Ana', browser: 'tablet' });
  await until(() => link.get().status === 'here');
  link.prove({ name: 'Anna' });
  await until(() => proofs.length === 2);
  expect(proofs.at(-1)).toEqual({ code: 'K7WQ3H', name: 'Anna', browser: 'tablet', contributes: true });
});

test('the same keys do not open another connection', async () => {
  enter({ code: 'K7WQ3H', name: 'Ana' });
  await until(() => link.get().status === 'here');
  link.prove({ name: 'Ana' });
  expect(link.get().status).toBe('here');
  expect(proofs).toHaveLength(1);
});

test('while the server decides it is not asked for a second socket; what is shown by then is shown after', async () => {
  let decide = () => {};
  decided = new Promise((resolve) => {
    decide = resolve;
  });
  io.of('/beside').on('connection', (socket) => socket.on('ping', (answered) => answered()));
  enter({ code: 'K7WQ3H' });
  // Another socket on the same connection, as a match has one.
  const beside = connect(`${url}/beside`).connect();
  await until(() => proofs.length === 1 && beside.connected);
  link.prove({ seatKey: 'mine' });
  await beside.emitWithAck('ping');
  expect(proofs).toHaveLength(1);
  decide();
  await until(() => link.get().you?.seat === '1');
  const shown = { code: 'K7WQ3H', contributes: true };
  expect(proofs).toEqual([shown, { ...shown, seatKey: 'mine' }]);
  beside.close();
});

test('a room without what the keys prove cannot be read', async () => {
  own = () => undefined;
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'refused');
  expect(link.get().refusal?.code).toBe('UNREADABLE');
});

test('a key the server does not take any more is told apart from a closed door', async () => {
  refuse = ({ seatKey }) => (seatKey ? { code: 'NOT_YOUR_SEAT', message: 'Not yours.' } : undefined);
  enter({ code: 'K7WQ3H', seat: '0', seatKey: 'old' });
  await until(() => link.get().disproved?.of === 'seat');
  link.prove({});
  await until(() => link.get().status === 'here');
  expect(link.get().disproved).toBeNull();
});

test('a seat that is given free while its owner is here is noticed', async () => {
  enter({ code: 'K7WQ3H', seat: '1', seatKey: 'mine' });
  await until(() => link.get().you?.seat === '1');
  tell(WATCHER);
  await until(() => link.get().disproved?.of === 'seat');
});

test('the seat a key opens is what the server says, also after the seats were ordered anew', async () => {
  enter({ code: 'K7WQ3H', seat: '0', seatKey: 'mine' });
  await until(() => link.get().proved?.seat === '1');
  tell({ ...WATCHER, seat: '2' });
  await until(() => link.get().proved?.seat === '2');
  expect(link.get()).toMatchObject({ proved: { seatKey: 'mine' }, disproved: null });
});

test('a key of the host is worth nothing once the role has passed on', async () => {
  own = () => ({ ...WATCHER, host: true });
  enter({ code: 'K7WQ3H', hostKey: 'host' });
  await until(() => link.get().you?.host === true);
  tell(WATCHER);
  await until(() => link.get().disproved?.of === 'host');
});

test('a lost connection is shown and found again', async () => {
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'here');
  const seen: string[] = [];
  link.subscribe(() => seen.push(link.get().status));
  for (const socket of await io.of('/room').fetchSockets()) socket.disconnect(true);
  await until(() => seen.includes('lost') && link.get().status === 'here');
  expect(proofs).toHaveLength(2);
});

test('a room that is deleted underfoot is told as one that does not exist', async () => {
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
])('an answer that cannot be read is told at once: %s', async (_, sent) => {
  answer = () => sent as RoomUpdate;
  enter({ code: 'K7WQ3H' });
  await until(() => link.get().status === 'refused');
  expect(link.get().refusal).toMatchObject({
    code: 'UNREADABLE',
    message: expect.stringMatching(/older or newer than this page/),
  });
});

test('a server that knows no rooms is told at once', async () => {
  link = new RoomConnection({ code: 'K7WQ3H' }, `${url}/elsewhere`);
  link.open();
  await until(() => link.get().status === 'refused');
  expect(link.get().refusal?.code).toBe('UNREADABLE');
});
