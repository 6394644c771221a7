import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openRoom, start, startApp, stopApps, type TestApp, visit } from '../testing/app';

afterEach(stopApps);

/** A server with friends at a running match, and what its metrics tell. */
async function watched() {
  const app = await startApp({ env: { METRICS_PORT: '0' } });
  const server = app.metrics as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const tell = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { app, port, tell };
}

async function playing(app: TestApp) {
  const opened = await openRoom(app, {}, ['Anastasia', 'Ben']);
  const { matchId } = await start(app, opened.room.code, opened.hostKey);
  const match = await app.parts.matches.open(matchId as string);
  return { ...opened, matchId: matchId as string, match };
}

test('moves, the time to keep them, matches in memory and what they depend on are told', async () => {
  const { app, tell } = await watched();
  const { room, match } = await playing(app);
  await visit(app, { code: room.code });
  for (const seat of ['0', '1']) expect(await match?.act({ seat, move: 'draw', args: [] })).toMatchObject({ ok: true });
  await match?.act({ seat: '1', move: 'draw', args: [] });
  const lines = (await tell()).split('\n');
  for (const line of [
    'lantern_moves_total{game="toy"} 2',
    'lantern_commit_seconds_count 2',
    'lantern_tables 1',
    'lantern_rooms 1',
    'lantern_sockets 1',
    'lantern_bus_up 1',
    'lantern_bus_lag_seconds 0',
    'lantern_store_up 1',
  ])
    expect(lines).toContain(line);
  expect(lines).toContainEqual(expect.stringMatching(/^process_resident_memory_bytes \d/));
  expect(lines).toContainEqual(expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds \d/));
});

test('what is counted by game or code starts at 0', async () => {
  const lines = (await (await watched()).tell()).split('\n');
  for (const line of [
    'lantern_moves_total{game="toy"} 0',
    'lantern_frozen_tables_total{game="toy"} 0',
    'lantern_refusals_total{code="INTERNAL"} 0',
  ])
    expect(lines).toContain(line);
});

test.each(['alerts.yml', 'dashboard.json'])('every metric that docs/operating/%s asks for is told', async (file) => {
  const told = await (await watched()).tell();
  const names = new Set(told.match(/^[a-z]\w+/gm));
  const text = readFileSync(join(__dirname, '../../../../docs/operating', file), 'utf8');
  const asked = [...new Set(text.match(/\b(?:lantern|nodejs|process)_\w+/g))];
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

test('refusals are counted by code, on requests and on sockets', async () => {
  const { app, tell } = await watched();
  await app.get('/api/rooms/BBBBBB').expect(404);
  await app.get('/api/nothing').expect(404);
  await expect(visit(app, { code: 'BBBBBB' })).rejects.toMatchObject({ code: 'NO_SUCH_ROOM' });
  const text = await tell();
  expect(text).toContain('lantern_refusals_total{code="NO_SUCH_ROOM"} 2');
  expect(text).toContain('lantern_refusals_total{code="NO_SUCH_ROUTE"} 1');
});

test('a table that a fault has stopped is counted', async () => {
  const { app, tell } = await watched();
  const { match } = await playing(app);
  expect(await match?.act({ seat: '0', move: 'explode', args: [] })).toMatchObject({ ok: false });
  expect(await tell()).toContain('lantern_frozen_tables_total{game="toy"} 1');
});

test('neither a match nor a room nor a person nor a key can be told from the metrics', async () => {
  const { app, tell } = await watched();
  const { room, hostKey, keys, matchId, match } = await playing(app);
  await match?.act({ seat: '0', move: 'draw', args: [] });
  await app.post(`/api/rooms/${room.code}/start`, {}, 'wrongkey').expect(403);
  const text = await tell();
  for (const secret of [room.code, hostKey, ...keys, matchId, 'Anastasia', 'wrongkey']) {
    expect(text).not.toContain(secret);
  }
});

test('the metrics are told at their own address only, and nowhere unless an operator wants them', async () => {
  const { app, port } = await watched();
  await app.get('/metrics').expect(404);
  expect((await fetch(`http://127.0.0.1:${port}/api/rooms`)).status).toBe(404);
  expect((await startApp()).metrics).toBeNull();
});

test('each server of a process counts for itself', async () => {
  const [one, other] = [await watched(), await watched()];
  await one.app.get('/api/nothing').expect(404);
  expect(await other.tell()).toContain('lantern_refusals_total{code="NO_SUCH_ROUTE"} 0');
});
