import { LONGEST_NOTE } from '@lantern/protocol/note';
import { usualTempo } from '@lantern/protocol/tempo';
import { exportRoom } from '../../admin/exportRoom';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp } from '../../testing/app';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(stopApps);

/** A match over days of Ana and Ben. */
async function begun() {
  const tempo = usualTempo(1, 'Europe/Berlin');
  const { room, hostKey, keys } = await openRoom(app, { tempo }, ['Ana', 'Ben']);
  await start(app, room.code, hostKey);
  const at = `/api/rooms/${room.code}/seats/1/note`;
  const read = (key = keys[1]) => app.get(at).auth(key ?? '', { type: 'bearer' });
  return { code: room.code, hostKey, keys, at, read, text: async () => (await read().expect(200)).body.text };
}

test('a note is empty until it is written, and then has the last text', async () => {
  const { at, keys, text } = await begun();
  expect(await text()).toBe('');
  for (const written of ['Ben lies', 'Ana lies,\n“always”']) {
    await app.post(at, { text: written }, keys[1]).expect(200);
    expect(await text()).toBe(written);
  }
});

test('a note has at most 2,000 characters', async () => {
  const { at, keys, text } = await begun();
  const longest = 'x'.repeat(LONGEST_NOTE);
  await app.post(at, { text: longest }, keys[1]).expect(200);
  expect((await app.post(at, { text: `${longest}x` }, keys[1]).expect(400)).body.code).toBe('MALFORMED');
  expect(await text()).toBe(longest);
});

test('nobody else can read or write a note', async () => {
  const { at, keys, hostKey, read, text } = await begun();
  for (const key of [keys[0], hostKey, 'wrong']) {
    expect((await read(key).expect(403)).body.code).toBe('NOT_YOUR_SEAT');
    expect((await app.post(at, { text: 'x' }, key).expect(403)).body.code).toBe('NOT_YOUR_SEAT');
  }
  expect(await text()).toBe('');
});

test('a note is neither in the room nor in its export', async () => {
  const { code, at, keys } = await begun();
  await app.post(at, { text: 'a secret plan' }, keys[1]).expect(200);
  expect(JSON.stringify(await roomOf(app, code))).not.toContain('secret plan');
  expect(JSON.stringify(await exportRoom(app.parts.store, code))).not.toContain('secret plan');
});

test('a note is deleted with its match', async () => {
  const { code, at, keys } = await begun();
  for (const key of keys) await app.post(`/api/rooms/${code}/end`, { wanted: true }, key).expect(200);
  expect((await app.post(at, { text: 'x' }, keys[1]).expect(409)).body.code).toBe('NOT_OVER_DAYS');
});
