import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoom, startApp, stopApps, type TestApp, visit } from '../testing/app';

let clientFolder: string;
beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'lantern-client-'));
  writeFileSync(join(clientFolder, 'index.html'), '<!doctype html><head></head><body>Lantern</body>');
  writeFileSync(join(clientFolder, 'room.html'), '<!doctype html><head></head><body>Lantern, a room</body>');
});
afterAll(() => rmSync(clientFolder, { recursive: true }));

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ clientFolder, env: { TRUST_PROXY: '1' } });
});
afterEach(stopApps);

const GUESSER = '10.0.0.1';
const OTHER = '10.0.0.2';

const get = (path: string, from = GUESSER) => app.get(path).set('x-forwarded-for', from);
const page = (code: string, from?: string) => get(`/r/${code}`, from).set('accept', 'text/html').expect(200);

/** The result of opening a room from an address. */
const opening = (auth: object, from = GUESSER): Promise<string> =>
  visit(app, auth, () => {}, { 'x-forwarded-for': from }).then(
    () => 'here',
    ({ code }: { code: string }) => code,
  );

/** Misses twenty times in all, through each way to ask for a room. */
async function guessed(): Promise<void> {
  for (let n = 0; n < 7; n++) await get('/api/rooms/BBBBBB').expect(404);
  for (let n = 0; n < 7; n++) await page('BBBBBB');
  for (let n = 0; n < 6; n++) expect(await opening({ code: 'BBBBBB' })).toBe('NO_SUCH_ROOM');
}

test('misses over HTTP, on pages and over sockets count together; then no answer tells whether a code exists', async () => {
  const { room } = await openRoom(app);
  await guessed();
  const answers = await Promise.all([room.code, 'BBBBBB', 'no code'].map((code) => get(`/api/rooms/${code}`)));
  for (const { status, body, headers } of answers) {
    expect(status).toBe(429);
    expect(body).toEqual({ code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/\.$/) });
    expect(headers['retry-after']).toMatch(/^([1-5]?\d|60)$/);
  }
  expect((await page(room.code)).text).toBe((await page('BBBBBB')).text);
  expect(await opening({ code: room.code })).toBe('TOO_MANY_REQUESTS');
  expect(await opening({ code: 'BBBBBB', seatKey: 'x', hostKey: 'y' })).toBe('TOO_MANY_REQUESTS');
  expect(await opening({ code: room.code, seatKey: 'x', hostKey: 'y' })).toBe('TOO_MANY_REQUESTS');
});

test('every route that names a room is closed to a guesser', async () => {
  const { room } = await openRoom(app, {}, ['Ana', 'Ben']);
  await guessed();
  for (const code of [room.code, 'BBBBBB'])
    for (const rest of ['start', 'redeem', 'seats/0/sit', 'seats/0/push-end', 'take-back', 'end', 'talk']) {
      const { status } = await app.post(`/api/rooms/${code}/${rest}`, { name: 'Cy' }).set('x-forwarded-for', GUESSER);
      expect([rest, status]).toEqual([rest, 429]);
    }
});

test('players at the same address stay, play on and return with their keys; other addresses are not affected', async () => {
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { code } = room;
  const sitting = await visit(app, { code, seatKey: keys[0] }, () => {}, { 'x-forwarded-for': GUESSER });
  await guessed();
  expect(await opening({ code, seatKey: keys[1] })).toBe('here');
  expect(await opening({ code, hostKey })).toBe('here');
  const start = app.post(`/api/rooms/${code}/start`, {}, hostKey).set('x-forwarded-for', GUESSER);
  expect((await start.expect(200)).body.state).toBe('playing');
  await sitting.until((update) => update.room.state === 'playing');
  expect(sitting.socket.connected).toBe(true);
  await get(`/api/rooms/${code}`, OTHER).expect(200);
  expect(await opening({ code }, OTHER)).toBe('here');
  expect((await page(code, OTHER)).text).toContain('given-room');
});
