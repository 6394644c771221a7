import type { AuditEntry, OperatorOverview } from '@lantern/protocol/operator';
import { REPORTS_KEPT_DAYS, type Report } from '@lantern/protocol/reports';
import { DAY } from '@lantern/protocol/timeUnits';
import { openRoom, startApp, stopApps, type TestApp, type Visit, visit } from '../testing/app';

const TOKEN = 'the-token-of-the-operator-of-this-server';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env: { ADMIN_TOKEN: TOKEN, TRUST_PROXY: '1' } });
});
afterEach(stopApps);

const ask = (path: string) => app.get(`/api/admin${path}`).set('authorization', `Bearer ${TOKEN}`);
const reports = async (): Promise<Report[]> => (await ask('/reports').expect(200)).body.reports;
const done = (n: number | string) => app.post(`/api/admin/reports/${n}/done`, {}, TOKEN);
const reported = async (query = '?sign=reported') => {
  const { rooms }: OperatorOverview = (await ask(`/rooms${query}`).expect(200)).body;
  return rooms.map(({ room, signs }) => ({ code: room.code, signs }));
};
const say = async ({ socket }: Visit, text: string) =>
  expect(await socket.emitWithAck('say', { text })).toEqual({ ok: true });

/** Stores a message of Ben, without the limits of a connection. */
const stored = (roomCode: string, text: string) =>
  app.parts.store.chat.add({
    ...{ roomCode, audience: 'all', at: 1 },
    ...{ speaker: { seat: '1', name: 'Ben' }, saying: { text } },
  });

/** A room in which Ben (seat 1) has said these things, and Wanda watches. */
async function room(said: readonly string[] = []) {
  const { room: opened, hostKey, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
  const { code } = opened;
  const ben = await visit(app, { code, seatKey: keys[1] });
  for (const text of said) await stored(code, text);
  const report = (body: object, key?: string, from = '192.0.2.1') =>
    app.post(`/api/rooms/${code}/report`, body, key).set('x-forwarded-for', from);
  return { code, hostKey, keys, ben, report };
}

const BEN = { speaker: { seat: '1', name: 'Ben' } };
const message = (n: number, audience = 'all') => ({ message: { audience, n } });

describe('a reported message', () => {
  test('reaches the operator with the messages around it and the reporting person', async () => {
    const { code, keys, report } = await room(Array.from({ length: 20 }, (_, index) => `line ${index + 1}`));
    await report(message(10), keys[0]).expect(204);
    const [found, ...others] = await reports();
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      ...{ room: code, game: 'toy', about: { seat: '1', name: 'Ben' }, by: { seat: '0', name: 'Ana' } },
      message: { n: 10, saying: { text: 'line 10' } },
    });
    expect(found?.around.map(({ n }) => n)).toEqual(Array.from({ length: 17 }, (_, index) => index + 2));
  });

  test('is refused if it does not exist', async () => {
    const { report } = await room(['hello']);
    for (const body of [message(2), message(1, 'watchers')])
      expect((await report(body).expect(404)).body.code).toBe('NOTHING_TO_REPORT');
    expect(await reports()).toEqual([]);
  });

  test('among spectators does not exist for a player', async () => {
    const { code, hostKey, keys, report } = await room();
    await app.post(`/api/rooms/${code}/talk`, { watchers: 'apart' }, hostKey).expect(200);
    await say(await visit(app, { code, name: 'Wanda' }), 'between us');
    expect((await report(message(1, 'watchers'), keys[0]).expect(404)).body.code).toBe('NOTHING_TO_REPORT');
    await report(message(1, 'watchers')).expect(204);
    expect(await reports()).toMatchObject([{ about: { seat: null, name: 'Wanda' }, by: { seat: null, name: '' } }]);
  });

  test('of the operator is refused', async () => {
    const { code, report } = await room();
    await app.post(`/api/admin/rooms/${code}`, { act: 'say', text: 'Restart at ten' }, TOKEN).expect(204);
    await report(message(1)).expect(404);
  });
});

describe('a reported name', () => {
  test('of a player, a spectator or somebody in the chat reaches the operator with the newest messages', async () => {
    const { code, ben, report } = await room(['hello']);
    await visit(app, { code, name: 'Wanda' });
    await report(BEN).expect(204);
    await report({ speaker: { seat: null, name: 'Wanda' } }).expect(204);
    ben.socket.disconnect();
    const found = await reports();
    expect(found.map(({ about }) => about.name)).toEqual(['Wanda', 'Ben']);
    expect(found[0]).toMatchObject({ message: null, around: [{ saying: { text: 'hello' } }] });
  });

  test('that nobody in the room has is refused', async () => {
    const { report } = await room();
    for (const speaker of [
      { seat: '0', name: 'Ben' },
      { seat: null, name: 'Ben' },
    ])
      expect((await report({ speaker }).expect(404)).body.code).toBe('NOTHING_TO_REPORT');
  });
});

test.each([{}, message(0), { ...BEN, ...message(1) }, { speaker: { seat: '1' } }])('%j is malformed', async (body) => {
  const { report } = await room();
  expect((await report(body).expect(400)).body.code).toBe('MALFORMED');
});

describe('within an hour', () => {
  test('a person reports five times in a room, from any address, and in another room again', async () => {
    const { keys, report } = await room();
    for (let n = 1; n <= 5; n++) await report(BEN, keys[0], `192.0.2.${n}`).expect(204);
    const refusal = await report(BEN, keys[0], '192.0.2.9').expect(429);
    expect(refusal.body.code).toBe('TOO_MANY_REPORTS');
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(3_000);
    await report({ speaker: { seat: '0', name: 'Ana' } }, keys[1]).expect(204);
    const other = await room();
    await other.report(BEN, other.keys[0]).expect(204);
  });

  test('an address reports twenty times, in all rooms together', async () => {
    for (let n = 0; n < 4; n++) {
      const { keys, report } = await room();
      for (let one = 0; one < 5; one++) await report(BEN, keys[0]).expect(204);
    }
    const { keys, report } = await room();
    expect((await report(BEN, keys[0]).expect(429)).body.code).toBe('TOO_MANY_REPORTS');
    await report(BEN, keys[0], '192.0.2.2').expect(204);
  });
});

test('a reported person is not notified', async () => {
  const { ben, keys, report } = await room();
  await say(ben, 'hello');
  const told: unknown[] = [];
  ben.socket.onAny((...event) => told.push(event));
  await report(message(1), keys[0]).expect(204);
  await report(BEN, keys[0]).expect(204);
  await say(ben, 'the end');
  expect(told).toMatchObject([['said', [{ saying: { text: 'the end' } }]]]);
});

test('the operator finds reported rooms, until their reports are done', async () => {
  const { code, report } = await room();
  await room();
  expect(await reported()).toEqual([]);
  await report(BEN).expect(204);
  expect(await reported()).toEqual([{ code, signs: ['reported'] }]);
  expect(await reported('')).toHaveLength(2);
  const [found] = await reports();
  await done(found?.n ?? 0).expect(204);
  expect([await reported(), await reports()]).toEqual([[], []]);
  const { entries }: { entries: AuditEntry[] } = (await ask('/audit')).body;
  expect(entries).toMatchObject([{ act: 'report done', room: code, detail: String(found?.n) }]);
});

test('a done or unknown report cannot be marked as done', async () => {
  const { report } = await room();
  await report(BEN).expect(204);
  const [found] = await reports();
  await done(found?.n ?? 0).expect(204);
  for (const n of [found?.n ?? 0, 99, 'x', '1e99'])
    expect((await done(n).expect(404)).body.code).toBe('NOTHING_TO_REPORT');
});

test('a report outlives its room until its term is over', async () => {
  const { code, hostKey, report } = await room();
  await report(BEN).expect(204);
  await app.post(`/api/rooms/${code}/close`, {}, hostKey).expect(204);
  const [found] = await reports();
  const term = (found?.at ?? 0) + REPORTS_KEPT_DAYS * DAY;
  await app.parts.retention.sweep(term);
  expect(await reports()).toHaveLength(1);
  await app.parts.retention.sweep(term + 1);
  expect(await reports()).toEqual([]);
});
