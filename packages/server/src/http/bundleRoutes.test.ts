import type { HeldRoom, SeatCopy } from '@lantern/protocol/heldRooms';
import { DAY, MINUTE } from '@lantern/protocol/timeUnits';
import { hashKey } from '../rooms/access/keys';
import { openRoom, startApp, stopApps, type TestApp, visit } from '../testing/app';

let app: TestApp;
let now: number;
const begin = async (env: Record<string, string> = {}) => {
  now = Date.UTC(2026, 0, 5);
  app = await startApp({ wallTime: () => now, env });
};
beforeEach(() => begin());
afterEach(stopApps);

/** The keys of a browser with Ana's seat in a room of Ana and Ben. */
async function held(): Promise<HeldRoom> {
  const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  return { code: room.code, game: 'toy', seats: [{ seat: '0', seatKey: keys[0] ?? '', name: 'Ana' }] };
}

const keyOf = ({ seats }: HeldRoom): string => seats[0]?.seatKey ?? '';

/** How a request of the cookie `sent` is answered. */
const kept = (what: '' | '/restore' | '/forget', sent?: string, body?: object) => {
  const call = app.post(`/api/keep${what}`, body);
  if (sent !== undefined) call.set('cookie', sent);
  return call.expect(what === '/restore' ? 200 : 204);
};

const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string => String(headers['set-cookie']);

const secretIn = (cookie: string): string => /^lantern_seats=([\w-]*);/.exec(cookie)?.[1] ?? '';

describe('copies of all seats for another device', () => {
  const copies = (what: 'take' | 'state' | 'end', token: string) => app.post(`/api/seat-copies/${what}`, {}, token);
  const refusal = async (what: 'take' | 'state' | 'end', token: string) => (await copies(what, token).expect(403)).body;

  async function offered() {
    const room = await held();
    const { token, lasts }: SeatCopy = (await app.post('/api/seat-copies', { rooms: [room] }).expect(201)).body;
    return { room, token, lasts };
  }

  test('are taken once, and both devices play on then', async () => {
    const { room, token } = await offered();
    expect((await copies('state', token).expect(200)).body).toEqual({ taken: false });
    expect((await copies('take', token).expect(200)).body).toEqual({ rooms: [room] });
    expect((await copies('state', token).expect(200)).body).toEqual({ taken: true });
    expect(await refusal('take', token)).toMatchObject({ code: 'HAND_OVER_GONE' });
    const devices = await Promise.all([1, 2].map(() => visit(app, { code: room.code, seatKey: keyOf(room) })));
    await devices[0]?.until(({ you }) => you.seat === '0' && you.devices === 2);
  });

  test('can be taken for two minutes', async () => {
    const { token, lasts } = await offered();
    expect(lasts).toBe(2 * MINUTE);
    now += lasts;
    for (const what of ['take', 'state', 'end'] as const)
      expect(await refusal(what, token)).toMatchObject({ code: 'HAND_OVER_GONE' });
  });

  test('are deleted once their offer has ended', async () => {
    const { token } = await offered();
    await copies('end', token).expect(204);
    expect(await refusal('take', token)).toMatchObject({ code: 'HAND_OVER_GONE' });
  });

  test('cannot be opened with anything else', async () => {
    const { token } = await offered();
    for (const other of ['B'.repeat(16), token.toLowerCase(), token.slice(1)])
      expect(await refusal('take', other)).toMatchObject({ code: 'HAND_OVER_GONE' });
    expect((await kept('/restore', `lantern_seats=${token}`)).body).toEqual({ rooms: [] });
    await copies('take', token).expect(200);
  });

  test('are tried ten times in two minutes at most', async () => {
    const { token } = await offered();
    for (let tried = 0; tried < 10; tried++) await copies('take', 'B'.repeat(16)).expect(403);
    expect((await copies('take', token).expect(429)).body.code).toBe('TOO_MANY_TRIES');
  });

  test('are stored sealed, and their secret as a hash', async () => {
    const { room, token } = await offered();
    const stored = await app.parts.store.bundles.load(hashKey(token));
    expect(stored?.sealed).toEqual(expect.any(String));
    for (const secret of [token, room.code, keyOf(room)]) expect(JSON.stringify(stored)).not.toContain(secret);
    expect(Buffer.from(stored?.sealed ?? '', 'base64url').toString('latin1')).not.toContain(keyOf(room));
  });
});

describe('seats that are stored for a browser', () => {
  test('are returned as often as it asks, by a cookie that scripts cannot read', async () => {
    const room = await held();
    const set = cookieOf(await kept('', undefined, { rooms: [room] }));
    expect(set.replace(/=[\w-]{32};/, '=…;')).toBe(
      'lantern_seats=…; Path=/api/keep; Max-Age=15552000; HttpOnly; SameSite=Lax',
    );
    const [cookie = ''] = set.split(';');
    for (let asked = 0; asked < 2; asked++) expect((await kept('/restore', cookie)).body).toEqual({ rooms: [room] });
  });

  test('are replaced by later ones, under the same cookie', async () => {
    const [first, second] = [await held(), await held()];
    const before = cookieOf(await kept('', undefined, { rooms: [first] }));
    const [cookie = ''] = before.split(';');
    const after = cookieOf(await kept('', cookie, { rooms: [second] }));
    expect(after).toBe(before);
    expect((await kept('/restore', cookie)).body).toEqual({ rooms: [second] });
  });

  test('are kept for 180 days from the last time', async () => {
    const room = await held();
    const [cookie = ''] = cookieOf(await kept('', undefined, { rooms: [room] })).split(';');
    now += 179 * DAY;
    await kept('', cookie, { rooms: [room] });
    now += 179 * DAY;
    expect((await kept('/restore', cookie)).body).toEqual({ rooms: [room] });
    now += DAY;
    expect((await kept('/restore', cookie)).body).toEqual({ rooms: [] });
  });

  test('are deleted with their cookie on request', async () => {
    const [cookie = ''] = cookieOf(await kept('', undefined, { rooms: [await held()] })).split(';');
    expect(cookieOf(await kept('/forget', cookie))).toMatch(/^lantern_seats=; .*Max-Age=0;/);
    expect((await kept('/restore', cookie)).body).toEqual({ rooms: [] });
    expect(await app.parts.store.bundles.load(hashKey(cookie.split('=')[1] ?? ''))).toBeUndefined();
  });

  test('are returned to nobody without the cookie, and not as a copy', async () => {
    const secret = secretIn(cookieOf(await kept('', undefined, { rooms: [await held()] })));
    for (const cookie of [undefined, 'lantern_seats=', 'lantern_seats=wrong-wrong-wrong-wrong'])
      expect((await kept('/restore', cookie)).body).toEqual({ rooms: [] });
    await app.post('/api/seat-copies/take', {}, secret).expect(403);
  });

  test('a secret that is not from the server is not accepted as a cookie', async () => {
    const set = cookieOf(await kept('', 'lantern_seats=chosen-by-somebody-else-here', { rooms: [] }));
    expect(set).not.toContain('chosen');
    expect(secretIn(set)).toHaveLength(32);
  });

  test('over https and beneath a path, the cookie is sent to that path only', async () => {
    await stopApps();
    await begin({ PUBLIC_URL: 'https://lantern.example/games' });
    const call = app.post('/games/api/keep', { rooms: [] }).set('host', 'lantern.example');
    expect(cookieOf(await call.expect(204))).toMatch(/; Path=\/games\/api\/keep; .*; Secure$/);
  });
});

test.each([
  ['without a game', { code: 'BBBBBB', seats: [] }],
  ['with a field that means nothing', { code: 'BBBBBB', game: 'toy', seats: [], former: [] }],
  ['with a key that is too long', { code: 'BBBBBB', game: 'toy', seats: [], hostKey: 'k'.repeat(201) }],
])('a room %s is refused', async (_, room) => {
  for (const path of ['/api/seat-copies', '/api/keep'])
    expect((await app.post(path, { rooms: [room] }).expect(400)).body.code).toBe('MALFORMED');
});
