import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoom, roomOf, startApp, stopApps, type TestApp } from '../testing/app';

let clientFolder: string;
beforeAll(() => {
  clientFolder = mkdtempSync(join(tmpdir(), 'lantern-client-'));
  writeFileSync(join(clientFolder, 'index.html'), '<!doctype html><head></head><body>Lantern</body>');
  writeFileSync(join(clientFolder, 'room.html'), '<!doctype html><head></head><body>Lantern, a room</body>');
});
afterAll(() => rmSync(clientFolder, { recursive: true }));
afterEach(stopApps);

const GIVEN = /<script type="application\/json" id="given-room">(.*?)<\/script>/;

const page = async (app: TestApp, code: string) => {
  const answer = await app.get(`/r/${code}`).set('accept', 'text/html').expect(200);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.text).toContain('Lantern, a room');
  return GIVEN.exec(answer.text)?.[1];
};

test('the page of a room contains the public view of the room, and no secret', async () => {
  const app = await startApp({ clientFolder });
  const { room, hostKey, keys } = await openRoom(app, {}, ['Ana']);
  const given = await page(app, room.code.toLowerCase());
  expect(JSON.parse(String(given))).toEqual(await roomOf(app, room.code));
  for (const secret of [hostKey, ...keys]) expect(given).not.toContain(secret);
});

test('a name cannot close the element that contains the room', async () => {
  const app = await startApp({ clientFolder });
  const { room } = await openRoom(app, {}, ['</script><b>']);
  const given = await page(app, room.code);
  expect(given).not.toContain('<');
  expect(JSON.parse(String(given)).seats[0].name).toBe('</script><b>');
});

test.each(['BBBBBB', 'no-code', '%00'])('the page for the unknown code %s contains no room', async (code) => {
  expect(await page(await startApp({ clientFolder }), code)).toBeUndefined();
});

test('an address with too many requests gets the page without the room', async () => {
  const app = await startApp({ clientFolder, env: { REQUESTS_PER_MINUTE: '2' } });
  const { room } = await openRoom(app);
  expect(await page(app, room.code)).toBeDefined();
  expect(await page(app, room.code)).toBeUndefined();
});
