import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { usualTempo } from '@lantern/protocol/tempo';
import Database from 'better-sqlite3';
import { backUp } from '../admin/backup';
import { openRoom, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { keptMatch } from '../testing/keptMatch';

afterEach(stopApps);

/** A server with a running match of friends, and the text of its metrics. */
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

test('moves, the time to commit them, matches in memory and the state of dependencies are reported', async () => {
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
    'lantern_oldest_write_seconds 0',
    'lantern_store_went_back_total 0',
    'lantern_stored_rooms 1',
    'lantern_stored_rooms_playing 1',
    'lantern_last_backup_age_seconds Nan',
    'lantern_matches_begun_total{game="toy"} 1',
    'lantern_matches_ended_total{game="toy"} 0',
    'lantern_http_seconds_count{route="/api/rooms/:code/start"} 1',
  ])
    expect(lines).toContain(line);
  expect(lines).toContainEqual(expect.stringMatching(/^lantern_store_bytes [1-9]/));
  expect(lines).toContainEqual(expect.stringMatching(/^lantern_build_info\{version="\d.*",commit="unknown"/));
  expect(lines).toContainEqual(expect.stringMatching(/^process_resident_memory_bytes \d/));
  expect(lines).toContainEqual(expect.stringMatching(/^nodejs_eventloop_lag_p99_seconds \d/));
});

test('matches over days and late clocks are reported', async () => {
  const { app, tell } = await watched();
  const { room, hostKey } = await openRoom(app, { tempo: usualTempo(1, 'Europe/Berlin') }, ['Ana', 'Ben']);
  const { matchId } = await start(app, room.code, hostKey);
  const { days } = app.parts.store;
  const clock = await keptMatch(app.parts.store, matchId as string).clock();
  if (clock) await days.save({ ...clock, nextAt: Date.now() - 60_000 });
  const told = await tell();
  expect(told.split('\n')).toContain('lantern_day_matches 1');
  const [, lag] = /^lantern_day_clock_lag_seconds (.+)$/m.exec(told) ?? [];
  expect(Number(lag)).toBeGreaterThanOrEqual(60);
});

test('late turns over days are counted by what followed', async () => {
  const { app, tell } = await watched();
  const days = { tempo: { ...usualTempo(1, 'Europe/Berlin'), reserve: 0 } };
  const { room, hostKey, keys } = await openRoom(app, days, ['Ana', 'Ben']);
  const { matchId } = await start(app, room.code, hostKey);
  const clock = await keptMatch(app.parts.store, matchId as string).clock();
  const late = Number(clock?.owing[0]);
  if (clock) await app.parts.store.days.save({ ...clock, endsAt: 0 });
  await app.post(`/api/rooms/${room.code}/seats/${late}/grant`, {}, keys[1 - late]).expect(200);
  const lines = (await tell()).split('\n');
  expect(lines).toContain('lantern_overdue_total{by="day"} 1');
  expect(lines).toContain('lantern_overdue_total{by="clock"} 0');
  expect(lines).toContain('lantern_calls_total{channel="hook",outcome="failed"} 0');
});

test('counters by game or code start at 0', async () => {
  const lines = (await (await watched()).tell()).split('\n');
  for (const line of [
    'lantern_moves_total{game="toy"} 0',
    'lantern_frozen_tables_total{game="toy"} 0',
    'lantern_refusals_total{code="INTERNAL"} 0',
  ])
    expect(lines).toContain(line);
});

test.each(['alerts.yml', 'dashboard.json'])('every metric that docs/operating/%s uses is reported', async (file) => {
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

test('a frozen match is counted', async () => {
  const { app, tell } = await watched();
  const { match } = await playing(app);
  expect(await match?.act({ seat: '0', move: 'explode', args: [] })).toMatchObject({ ok: false });
  expect(await tell()).toContain('lantern_frozen_tables_total{game="toy"} 1');
});

test('no match, room, person or key can be identified by the metrics', async () => {
  const { app, tell } = await watched();
  const { room, hostKey, keys, matchId, match } = await playing(app);
  await match?.act({ seat: '0', move: 'draw', args: [] });
  await app.post(`/api/rooms/${room.code}/start`, {}, 'wrongkey').expect(403);
  const text = await tell();
  for (const secret of [room.code, hostKey, ...keys, matchId, 'Anastasia', 'wrongkey']) {
    expect(text).not.toContain(secret);
  }
});

test('the metrics are served at their own address only, and by default not at all', async () => {
  const { app, port } = await watched();
  await app.get('/metrics').expect(404);
  expect((await fetch(`http://127.0.0.1:${port}/api/rooms`)).status).toBe(404);
  expect((await startApp()).metrics).toBeNull();
});

test('each server of a process has its own counters', async () => {
  const [one, other] = [await watched(), await watched()];
  await one.app.get('/api/nothing').expect(404);
  expect(await other.tell()).toContain('lantern_refusals_total{code="NO_SUCH_ROUTE"} 0');
});

test('a match of which the database has lost moves is counted', async () => {
  const { app, tell } = await watched();
  const { match, matchId } = await playing(app);
  expect(await match?.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  const database = new Database(join(app.folder, 'test.db'));
  database.exec(`BEGIN; DELETE FROM moves; DELETE FROM snapshots WHERE seq > 0; UPDATE matches SET seq = 0; COMMIT`);
  database.close();
  await app.parts.matches.catchUp([matchId]);
  expect(await tell()).toContain('lantern_store_went_back_total 1');
});

test('the end of a match is counted', async () => {
  const { app, tell } = await watched();
  const { match } = await playing(app);
  expect(await match?.act({ seat: '0', move: 'concede', args: [] })).toMatchObject({ ok: true });
  expect(await tell()).toContain('lantern_matches_ended_total{game="toy"} 1');
});

test('the age of the last backup is reported', async () => {
  const { app, tell } = await watched();
  await backUp(join(app.folder, 'test.db'), join(app.folder, 'copy.db'));
  expect(await tell()).toMatch(/^lantern_last_backup_age_seconds 0\.\d+$/m);
});
