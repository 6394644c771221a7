import { REFUSED } from '@lantern/protocol/apiError';
import { events } from '@lantern/protocol/events';
import { io } from 'socket.io-client';
import { openRoom, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { keptMatch } from '../testing/keptMatch';
import { RawClient } from '../testing/matchServer';

/**
 * The keys of the senders: none, a wrong one, that of seat 0, that of seat 1, that of a host without a seat, and that
 * of a seat in another room.
 */
const KEYS = ['none', 'wrong', 'seat', 'otherSeat', 'host', 'otherRoom'] as const;
type Key = (typeof KEYS)[number];

const onlyTheSeat: Readonly<Record<Key, string>> = {
  ...{ none: 'NOT_YOUR_SEAT', wrong: 'NOT_YOUR_SEAT', seat: 'done' },
  ...{ otherSeat: 'NOT_YOUR_SEAT', host: 'NOT_YOUR_SEAT', otherRoom: 'NOT_YOUR_SEAT' },
};

/**
 * The result of each event for each key: game events for seat 0, and chat messages after joining the room with the key.
 */
const ROWS: Readonly<Record<string, Readonly<Record<Key, string>>>> = {
  '/<game id> sync': onlyTheSeat,
  '/<game id> update': onlyTheSeat,
  '/<game id> shown': onlyTheSeat,
  '/room attend': { ...onlyTheSeat, none: 'done', otherSeat: 'done' },
  '/room mark': { ...onlyTheSeat, otherSeat: 'done' },
  '/room say': { ...onlyTheSeat, none: 'done', otherSeat: 'done' },
};

let app: TestApp;
const wires: RawClient[] = [];
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  for (const wire of wires) wire.socket.close();
  await stopApps();
});

/** A room with a running match of two, and a function that sends an event and returns the result. */
async function playing() {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { code } = room;
  const matchId = (await start(app, code, hostKey)).matchId as string;
  const other = await openRoom(app, {}, ['Cy', 'Dee']);
  const keyOf: Readonly<Record<Key, string | undefined>> = {
    ...{ none: undefined, wrong: 'wrong-key', seat: keys[0], otherSeat: keys[1], host: hostKey },
    otherRoom: other.keys[0],
  };
  const wire = () => {
    wires.push(new RawClient(io(`${app.url}/toy`, { forceNew: true, transports: ['websocket'] })));
    return wires.at(-1) as RawClient;
  };
  const inRoom = async (key: string | undefined, event: string, sent: unknown): Promise<string> => {
    const guest = await visit(app, { code, ...(key && { seatKey: key }) }).catch(({ code: refusal }) => refusal);
    if (typeof guest === 'string') return guest;
    const done = await guest.socket.emitWithAck(event, sent);
    return done.ok ? 'done' : done.code;
  };
  const send: Readonly<Record<string, (key: string | undefined) => Promise<string>>> = {
    async '/<game id> sync'(key) {
      const [event, answer] = await wire().ask(['sync', REFUSED], 'sync', matchId, '0', key ?? null, 2);
      return event === 'sync' ? 'done' : (answer as { code: string }).code;
    },
    async '/<game id> update'(key) {
      const done = await wire().move(matchId, '0', 0, 'draw', [], { credentials: key });
      return done.ok ? 'done' : (done.code ?? '');
    },
    async '/<game id> shown'(key) {
      const client = wire();
      await client.ask(['sync', REFUSED], 'sync', matchId, '0', key ?? null, 2);
      const done = await client.socket.emitWithAck('shown', matchId, 0, '0');
      return done.ok ? 'done' : done.code;
    },
    '/room attend': (key) => inRoom(key, 'attend', true),
    '/room mark': (key) => inRoom(key, 'mark', { read: 1 }),
    '/room say': (key) => inRoom(key, 'say', { text: 'Hello' }),
  };
  const moves = async () => (await keptMatch(app.parts.store, matchId).moves()).length;
  return { keyOf, send, moves };
}

test('each event of clients has its row', () => {
  const sent = events.filter(({ from }) => from === 'client').map(({ namespace, name }) => `${namespace} ${name}`);
  expect(Object.keys(ROWS).sort()).toEqual(sent.sort());
});

test.each(Object.keys(ROWS))(
  '%s succeeds with its own keys, and is refused without effect with all others',
  async (event) => {
    const { keyOf, send, moves } = await playing();
    const others = KEYS.filter((key) => ROWS[event]?.[key] !== 'done');
    const own = KEYS.filter((key) => ROWS[event]?.[key] === 'done');
    const got: Partial<Record<Key, string>> = {};
    for (const key of others) got[key] = await send[event]?.(keyOf[key]);
    expect(await moves()).toBe(0);
    for (const key of own) got[key] = await send[event]?.(keyOf[key]);
    expect(got).toEqual(ROWS[event]);
  },
);
