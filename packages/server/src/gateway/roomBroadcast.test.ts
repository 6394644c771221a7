import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RoomUpdate, You } from '@lantern/protocol/rooms';
import { type Namespace, Server, type Socket as ServerSocket } from 'socket.io';
import { io as connect, type Socket } from 'socket.io-client';
import { hashKey } from '../rooms/access/keys';
import { Presence } from '../rooms/presence/presence';
import type { RoomRecord } from '../store/records';
import type { Visitor } from '../store/shared';
import { eventually } from '../testing/eventually';
import { keptRoom } from '../testing/roomRecords';
import { RoomBroadcast } from './roomBroadcast';

/** More connections than one batch. */
const CROWD = 210;

let http: HttpServer;
let io: Server;
let namespace: Namespace;
let room: RoomRecord;
let presence: Presence;
let broadcast: RoomBroadcast;
/** Number of times the view of the room was computed. */
let composed: number;
/** Called for each computation. */
let composing: () => void;
let people: Person[];

interface Person {
  socket: Socket;
  heard: (['you', You] | ['room', RoomUpdate])[];
}

beforeEach(async () => {
  http = createServer();
  io = new Server(http);
  namespace = io.of('/room');
  room = keptRoom(['Ana', 'Ben']);
  presence = new Presence();
  composed = 0;
  composing = () => {};
  people = [];
  const clock = () => {
    composed++;
    composing();
    return null;
  };
  const waits = () => ({ seats: {}, host: null });
  const subscriptions = { room: () => room };
  broadcast = new RoomBroadcast(namespace, { presence, subscriptions, clock, dayClock: () => undefined, waits });
  namespace.on('connection', (socket) => {
    const visitor = socket.handshake.auth as Visitor;
    socket.data.guest = { code: room.code, visitor };
    socket.join(room.code);
    presence.enter(room.code, visitor);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  for (const { socket } of people) socket.disconnect();
  await io.close();
});

async function enter(keys: { host?: string; seat?: string } = {}): Promise<Person> {
  const hashOf = (key: string | undefined) => (key === undefined ? null : hashKey(key));
  const auth = { name: '', hostHash: hashOf(keys.host), seatHash: hashOf(keys.seat) };
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/room`;
  const socket = connect(url, { auth, transports: ['websocket'], forceNew: true });
  const person: Person = { socket, heard: [] };
  socket.on('you', (you: You) => person.heard.push(['you', you]));
  socket.on('room', (update: RoomUpdate) => person.heard.push(['room', update]));
  people.push(person);
  const before = presence.visitors(room.code).size;
  await eventually(() => (socket.connected && presence.visitors(room.code).size > before ? true : undefined));
  return person;
}

const events = ({ heard }: Person) => heard.map(([event]) => event);
const lastRoom = ({ heard }: Person) => heard.flatMap(([event, told]) => (event === 'room' ? told : [])).at(-1);
const allHeard = (rooms: number) =>
  eventually(() =>
    people.every((person) => events(person).filter((event) => event === 'room').length >= rooms) ? true : undefined,
  );

test('a view is computed once for a crowd and sent to two hundred at a time, with other work in between', async () => {
  for (let count = 0; count < CROWD; count++) await enter();
  const order: (number | string)[] = [];
  composing = () => setImmediate(() => order.push('a turn'));
  const to = namespace.to.bind(namespace);
  jest.spyOn(namespace, 'to').mockImplementation((ids) => {
    order.push(ids.length);
    return to(ids);
  });
  broadcast.announce(room.code);
  await allHeard(1);
  expect(composed).toBe(1);
  expect(order).toEqual([200, 'a turn', CROWD - 200]);
  expect(people.every((person) => lastRoom(person)?.room.watcherCount === CROWD)).toBe(true);
});

test('a room without visitors is not broadcast', () => {
  broadcast.announce('BBBBBB');
  expect(composed).toBe(0);
});

test('changes within one interval are broadcast together, including the last one', async () => {
  const ana = await enter();
  broadcast.announce(room.code);
  await allHeard(1);
  for (let version = 2; version < 20; version++) {
    room = { ...room, version, listed: version % 2 === 1 };
    broadcast.announce(room.code);
  }
  await allHeard(2);
  expect(lastRoom(ana)?.room.listed).toBe(true);
  expect(composed).toBe(2);
});

test('each visitor learns what their own keys prove before the room is sent', async () => {
  const host = await enter({ host: 'host' });
  const seated = await enter({ seat: 'key-Ben' });
  const watcher = await enter();
  broadcast.announce(room.code);
  await allHeard(1);
  expect(host.heard[0]).toEqual(['you', { seat: null, host: true, devices: 0 }]);
  expect(seated.heard[0]).toEqual(['you', { seat: '1', host: false, devices: 1 }]);
  expect(watcher.heard[0]).toEqual(['you', { seat: null, host: false, devices: 0 }]);
  for (const person of people) expect(events(person)).toEqual(['you', 'room']);
});

test('a change of what keys prove is sent only to the visitors concerned', async () => {
  const phone = await enter({ seat: 'key-Ben' });
  const watcher = await enter();
  broadcast.announce(room.code);
  await allHeard(1);
  await enter({ seat: 'key-Ben' });
  broadcast.announce(room.code);
  await eventually(() => (events(watcher).length === 3 ? true : undefined));
  expect(events(watcher)).toEqual(['you', 'room', 'room']);
  await eventually(() => (events(phone).length === 4 ? true : undefined));
  expect(phone.heard[2]).toEqual(['you', { seat: '1', host: false, devices: 2 }]);
});

test('a new visitor gets the room at once, and nobody else does', async () => {
  const [ana, ben] = [await enter(), await enter()];
  broadcast.welcome(namespace.sockets.get(ben.socket.id as string) as ServerSocket);
  await eventually(() => (ben.heard.length === 2 ? true : undefined));
  expect(events(ben)).toEqual(['you', 'room']);
  expect(ana.heard).toEqual([]);
});
