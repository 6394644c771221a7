import { routeList } from '@lantern/protocol/routes';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp } from '../testing/app';

/**
 * The key of the request: that of seat 0, of seat 1, of a host without a seat, none, a wrong one, and that of the host
 * of another room.
 */
type Key = 'seat' | 'otherSeat' | 'host' | 'none' | 'wrong' | 'otherHost';

/** A request of a route, the keys it succeeds with, and the code of the refusal for all others. */
interface Row {
  may: readonly Key[];
  refused: string;
  body?: object;
  /** Parts of the path other than the room, the game, the match and seat 0. */
  parts?: Readonly<Record<string, string>>;
}

const SEATS = ['seat', 'otherSeat'] as const;
const byHost = (body?: object, parts?: Row['parts']): Row => ({
  ...{ may: ['host'], refused: 'NOT_HOST' },
  ...(body && { body }),
  ...(parts && { parts }),
});
const bySeat = (body?: object): Row => ({ may: ['seat'], refused: 'NOT_YOUR_SEAT', ...(body && { body }) });
const byAnySeat = (body?: object): Row => ({ may: SEATS, refused: 'NOT_YOUR_SEAT', ...(body && { body }) });

const hash = 'a'.repeat(64);
const address = { endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) } };

/** A row for each route that needs a key. */
const ROWS: Readonly<Record<string, Row>> = {
  'POST /api/rooms/:code/configure': byHost({ locked: true }),
  'POST /api/rooms/:code/talk': byHost({ watchers: 'apart' }),
  'POST /api/rooms/:code/contribute': byAnySeat({ matchId: 'm', commitment: hash }),
  'POST /api/rooms/:code/start': byHost(),
  'POST /api/rooms/:code/rematch': byHost(),
  'POST /api/rooms/:code/pause': byHost({ paused: true }),
  'POST /api/rooms/:code/pause/vote': byAnySeat({ wanted: true, about: 'resume' }),
  'POST /api/rooms/:code/end': byAnySeat({ wanted: true }),
  'POST /api/rooms/:code/hint': byAnySeat(),
  'POST /api/rooms/:code/host': { may: [], refused: 'HOST_LINK_GONE' },
  'POST /api/rooms/:code/close': byHost(),
  'POST /api/rooms/:code/tempo/vote': { ...byAnySeat({ tempo: null, wanted: true }), may: SEATS },
  'POST /api/rooms/:code/time-out': byHost({ decisionId: 1 }),
  // The open decision is public, so a stale one is refused before the key is checked.
  'POST /api/rooms/:code/time-out/vote': {
    ...byAnySeat({ decisionId: 0, wanted: true }),
    may: [],
    refused: 'STALE_DECISION',
  },
  'POST /api/rooms/:code/offer/:id/answer': { ...byAnySeat({ agreed: true }), may: ['host', ...SEATS] },
  'POST /api/rooms/:code/offer/:id/start': byHost({ without: [] }),
  'POST /api/rooms/:code/game-night': byHost({ at: null }),
  'POST /api/rooms/:code/game-night/guests/:guest/remove': byHost(undefined, { guest: 'g' }),
  'POST /api/rooms/:code/hooks': byHost({ kind: 'slack', url: 'https://x.invalid', events: ['end'], language: 'en' }),
  'POST /api/rooms/:code/hooks/test': byHost({ n: 1 }),
  'POST /api/rooms/:code/hooks/remove': byHost({ n: 1 }),
  'POST /api/rooms/:code/next': byHost(),
  'GET /api/rooms/:code/next': { may: ['host', ...SEATS], refused: 'NOT_YOUR_SEAT' },
  'POST /api/rooms/:code/group/delete': byHost(),
  'POST /api/rooms/:code/seat-requests/:id/answer': { ...byAnySeat({ agreed: true }), may: ['host', ...SEATS] },
  'POST /api/rooms/:code/seats/:seat/stand': { ...bySeat(), may: ['host', 'seat'] },
  'POST /api/rooms/:code/undo': { may: [], refused: 'UNDO_GONE', body: { seat: '0' } },
  'POST /api/rooms/:code/seats/:seat/bot': byHost({}),
  'POST /api/rooms/:code/seats/:seat/move': byHost({ to: '1' }),
  'POST /api/rooms/:code/seats/:seat/host': byHost(),
  'POST /api/rooms/:code/seats/:seat/stand-in': byAnySeat({ wanted: true }),
  'POST /api/rooms/:code/seats/:seat/extra-time': bySeat({ time: 'double' }),
  'POST /api/rooms/:code/seats/:seat/hand-over': bySeat(),
  'POST /api/rooms/:code/seats/:seat/keep': bySeat(),
  'POST /api/rooms/:code/redeem': { may: SEATS, refused: 'HAND_OVER_GONE', body: {} },
  'POST /api/seat-copies/take': { may: [], refused: 'HAND_OVER_GONE' },
  'POST /api/seat-copies/state': { may: [], refused: 'HAND_OVER_GONE' },
  'POST /api/seat-copies/end': { may: [], refused: 'HAND_OVER_GONE' },
  'POST /api/rooms/:code/seats/:seat/grant': { may: ['otherSeat'], refused: 'NOT_YOUR_SEAT' },
  'POST /api/rooms/:code/seats/:seat/nudge': { may: ['otherSeat'], refused: 'NOT_YOUR_SEAT' },
  'POST /api/rooms/:code/seats/:seat/let-bot': { may: ['otherSeat'], refused: 'NOT_YOUR_SEAT' },
  'GET /api/rooms/:code/seats/:seat/note': bySeat(),
  'POST /api/rooms/:code/seats/:seat/note': bySeat({ text: 'x' }),
  'GET /api/rooms/:code/seats/:seat/orders': bySeat(),
  'POST /api/rooms/:code/seats/:seat/orders': bySeat({ orders: {} }),
  'POST /api/rooms/:code/seats/:seat/holiday': bySeat({ first: '2026-01-05', last: '2026-01-05', by: 'wait' }),
  'POST /api/rooms/:code/seats/:seat/holiday-end': bySeat(),
  'POST /api/rooms/:code/seats/:seat/mail': bySeat({
    ...{ address: 'ana@example.org', mode: 'each', language: 'en', zone: 'UTC' },
  }),
  'POST /api/rooms/:code/seats/:seat/mail-state': bySeat({ token: '' }),
  'POST /api/rooms/:code/seats/:seat/mail-end': bySeat({ token: '' }),
  'POST /api/rooms/:code/seats/:seat/push': bySeat({ address, language: 'en' }),
  'POST /api/rooms/:code/seats/:seat/push-end': bySeat({ endpoint: address.endpoint }),
  'POST /api/rooms/:code/seats/:seat/push-test': bySeat({ endpoint: address.endpoint }),
  'POST /api/rooms/:code/seats/:seat/push-state': bySeat({ endpoint: address.endpoint }),
  'POST /api/rooms/:code/take-back': byAnySeat({ version: 0 }),
  'POST /api/rooms/:code/take-back/ask': byAnySeat({ version: 0 }),
  'POST /api/rooms/:code/take-back/answer': byAnySeat({ agreed: true }),
  'POST /api/rooms/:code/own-data': byAnySeat({}),
  'POST /api/rooms/:code/own-data/delete': byAnySeat({}),
  'GET /api/admin/rooms': { may: [], refused: 'NO_SUCH_ROUTE' },
  'POST /api/admin/rooms/:room': { may: [], refused: 'NO_SUCH_ROUTE', body: { act: 'end' } },
  'POST /api/admin/say': { may: [], refused: 'NO_SUCH_ROUTE', body: { text: 'Hello' } },
  'POST /api/admin/block': { may: [], refused: 'NO_SUCH_ROUTE', body: { address: '192.0.2.1', hours: 1 } },
  'GET /api/admin/reports': { may: [], refused: 'NO_SUCH_ROUTE' },
  'POST /api/admin/reports/:n/done': { may: [], refused: 'NO_SUCH_ROUTE', parts: { n: '1' } },
  'GET /api/admin/audit': { may: [], refused: 'NO_SUCH_ROUTE' },
  'POST /games/:game/:id/leave': bySeat({ playerID: '0' }),
  'POST /games/:game/:id/update': bySeat({ playerID: '0', newName: 'Cy' }),
  'POST /games/:game/:id/rename': bySeat({ playerID: '0', newName: 'Cy' }),
  'POST /games/:game/:id/playAgain': bySeat({ playerID: '0' }),
};

/** A request to a public route, with the status or error code for each key. */
interface OpenRow extends Pick<Row, 'body' | 'parts'> {
  gets: string | number | Readonly<Record<Key, string | number>>;
  /** Keys whose answer differs from that without a key. */
  more?: readonly Key[];
  /** A time-dependent field of the answer, excluded from the comparison. */
  timed?: string;
}

/** A row for each public route, requested during a running match. */
const OPEN_ROWS: Readonly<Record<string, OpenRow>> = {
  'GET /api/rooms/:code/hooks': { gets: 200 },
  'POST /api/mail/forget': { gets: 204, body: { token: 'x' } },
  'POST /api/mail/confirm': { gets: 'MAIL_GONE', body: { link: 'x' } },
  'POST /api/mail/unsubscribe': { gets: 'MAIL_GONE', body: { link: 'x' } },
  'POST /api/mail/unsubscribe/:link': { gets: 'MAIL_GONE', parts: { link: 'x' } },
  'POST /api/turn': { gets: 200, body: { tag: 'x', rooms: [] } },
  'POST /api/desk': { gets: 200, body: { rooms: [] } },
  'POST /api/seat-copies': { gets: 201, body: { rooms: [] } },
  'POST /api/keep': { gets: 204, body: { rooms: [] } },
  'POST /api/keep/restore': { gets: 200 },
  'POST /api/keep/forget': { gets: 204 },
  'POST /api/rooms': { gets: 201, body: { game: 'toy', players: 2 } },
  'GET /api/rooms': { gets: 200 },
  'GET /api/rooms/:code': { gets: 200 },
  'GET /api/rooms/:code/glance': { gets: 200, timed: 'ago' },
  'POST /api/rooms/:code/game-night/reply': {
    gets: 'NO_GAME_NIGHT',
    body: { name: 'Cy', reply: 'yes', browser: 'a-browser' },
  },
  'GET /api/rooms/:code/group': { gets: 200 },
  // Each seat gets its own view of the past.
  'GET /api/rooms/:code/matches/:id/past': {
    gets: {
      ...{ seat: 200, otherSeat: 200, none: 200 },
      ...{ host: 'NOT_YOUR_SEAT', wrong: 'NOT_YOUR_SEAT', otherHost: 'NOT_YOUR_SEAT' },
    },
    more: SEATS,
  },
  'GET /api/rooms/:code/matches/:id/fair': { gets: 200 },
  'GET /api/matches/:id/past': { gets: 'NO_SUCH_MATCH' },
  'GET /api/matches/:id/fair': { gets: 'NO_SUCH_MATCH' },
  'GET /api/push': { gets: 200 },
  'GET /api/privacy': { gets: 200 },
  'GET /api/health': { gets: 200 },
  'GET /api/health/live': { gets: 200 },
  'GET /api/health/serving': { gets: 200 },
  'POST /api/rooms/:code/report': { gets: 204, body: { speaker: { seat: '1', name: 'Ben' } } },
  'POST /api/rooms/:code/seats/:seat/sit': { gets: 'SEAT_TAKEN', body: { name: 'Cy' } },
  'POST /api/rooms/:code/seats/:seat/ask': { gets: 'SEAT_TAKEN', body: { name: 'Cy' } },
  'GET /games': { gets: 200 },
  'GET /games/:game': { gets: 200 },
  'GET /games/:game/:id': { gets: 200 },
  'POST /games/:game/create': { gets: 200, body: { numPlayers: 2 } },
  'POST /games/:game/:id/join': { gets: 'SEAT_TAKEN', body: { playerID: '0', playerName: 'Cy' } },
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { REQUESTS_PER_MINUTE: '100000' } });
});
afterAll(stopApps);

/** Starts a match of two, and returns functions that send a request with a key. */
async function playing() {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { code } = room;
  const { matchId } = await start(app, code, hostKey);
  const otherHost = (await openRoom(app)).hostKey;
  const keyOf: Readonly<Record<Key, string | undefined>> = {
    ...{ seat: keys[0], otherSeat: keys[1], host: hostKey, none: undefined, wrong: 'wrong-key', otherHost },
  };
  async function answer(route: string, { body, parts }: Pick<Row, 'body' | 'parts'>, key: Key) {
    const [method, pattern = ''] = route.split(' ');
    const named: Record<string, string> = { code, seat: '0', game: 'toy', id: matchId as string, ...parts };
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? '');
    const shown = keyOf[key];
    const isLobby = path.startsWith('/games/');
    const sent = body && isLobby ? { ...body, credentials: shown ?? '' } : body;
    const call = method === 'GET' ? app.get(path) : app.post(path, sent, isLobby ? undefined : shown);
    if (method === 'GET' && shown) call.set('authorization', `Bearer ${shown}`);
    const { status, body: told } = await call;
    return { status, told: told as { code?: string } };
  }
  /** Returns the code of the refusal; `undefined` if the request succeeds. */
  const refusal = async (route: string, key: Key) => (await answer(route, ROWS[route] as Row, key)).told.code;
  return { code, answer, refusal };
}

const KEYS: readonly Key[] = ['seat', 'otherSeat', 'host', 'none', 'wrong', 'otherHost'];

test('each route that needs a key has its row', () => {
  const guarded = routeList.filter(({ who }) => who !== 'anybody').map(({ name }) => name);
  expect(Object.keys(ROWS).sort()).toEqual(guarded.sort());
});

test.each(Object.keys(ROWS))('%s is refused without effect for all keys but its own', async (route) => {
  const { may, refused } = ROWS[route] as Row;
  const { code, refusal } = await playing();
  const before = (await roomOf(app, code)).version;
  const got: Record<string, string | undefined> = {};
  for (const key of KEYS) if (!may.includes(key)) got[key] = await refusal(route, key);
  expect(got).toEqual(Object.fromEntries(Object.keys(got).map((key) => [key, refused])));
  expect((await roomOf(app, code)).version).toBe(before);
});

test.each(Object.keys(ROWS))('%s is not refused for its own keys for lack of a key', async (route) => {
  const { may, refused } = ROWS[route] as Row;
  for (const key of may) expect(await (await playing()).refusal(route, key)).not.toBe(refused);
});

test('each public route has its row', () => {
  const open = routeList.filter(({ who }) => who === 'anybody').map(({ name }) => name);
  expect(Object.keys(OPEN_ROWS).sort()).toEqual(open.sort());
});

test.each(Object.entries(OPEN_ROWS))('%s reveals no more to any key than its row says', async (route, row) => {
  const { code, answer } = await playing();
  const before = (await roomOf(app, code)).version;
  const got: Record<string, unknown> = {};
  const told: Record<string, unknown> = {};
  for (const key of KEYS) {
    const { status, told: body } = await answer(route, row, key);
    got[key] = status < 300 ? status : body.code;
    told[key] = body;
  }
  const { gets, more, timed } = row;
  const plain = (body: unknown) => JSON.stringify(body, (key, value) => (key === timed ? undefined : value));
  expect(got).toEqual(typeof gets === 'object' ? gets : Object.fromEntries(KEYS.map((key) => [key, gets])));
  // The answers to requests without side effects are compared byte by byte.
  const answered = KEYS.filter((key) => route.startsWith('GET') && got[key] === 200);
  const others = answered.filter((key) => plain(told[key]) !== plain(told.none));
  expect(others).toEqual(more ?? []);
  expect((await roomOf(app, code)).version).toBe(before);
});
