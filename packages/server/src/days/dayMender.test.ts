import { usualTempo } from '@lantern/protocol/tempo';
import { DAY } from '@lantern/protocol/timeUnits';
import Database from 'better-sqlite3';
import { openRoom, start, startApp, stopApps, type TestApp } from '../testing/app';
import { eventually } from '../testing/eventually';
import { keptMatch } from '../testing/keptMatch';
import { calmToy } from '../testing/toy';

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);

let app: TestApp;
afterEach(stopApps);

/** A match of Ana and Ben over days that nobody has open, and how its stored clock is damaged. */
async function begun() {
  app = await startApp({ modules: [calmToy], wallTime: () => MONDAY, suspendAfter: 0 });
  const tempo = { ...usualTempo(1, 'Europe/Berlin'), reserve: 0 };
  const { room, hostKey } = await openRoom(app, { game: 'calm', tempo }, ['Ana', 'Ben']);
  const matchId = (await start(app, room.code, hostKey)).matchId as string;
  await eventually(async () => ((await app.parts.store.loadRoom(room.code))?.owner === null ? true : undefined));
  const damage = (sql: string) => {
    const database = new Database(`${app.folder}/test.db`);
    database.prepare(sql).run();
    database.close();
    app.parts.matches.unload(matchId);
  };
  const clock = () => keptMatch(app.parts.store, matchId).clock();
  return { matchId, hostKey, code: room.code, damage, clock };
}

test('a match without a clock gets one, with the whole time of its open decision', async () => {
  const { damage, clock, matchId } = await begun();
  damage('DELETE FROM day_clocks');
  await app.parts.dayMender.round();
  expect(await clock()).toMatchObject({ owing: ['0'], endsAt: MONDAY + DAY });
  const match = await app.parts.matches.open(matchId);
  expect(await match?.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
  expect(await clock()).toMatchObject({ owing: ['1'] });
});

test('a clock that has stopped runs again', async () => {
  const { damage, clock } = await begun();
  const before = await clock();
  damage('UPDATE day_clocks SET next_at = NULL');
  await app.parts.dayMender.round();
  expect(await clock()).toEqual({ ...before, version: 1 });
});

test('a clock that runs, and the one of a match that is over, stay as they are', async () => {
  const { clock, matchId } = await begun();
  const before = await clock();
  await app.parts.dayMender.round();
  expect(await clock()).toEqual(before);
  const match = await app.parts.matches.open(matchId);
  await match?.act({ seat: '0', move: 'concede', args: [] });
  await app.parts.dayMender.round();
  expect((await clock())?.nextAt).toBeNull();
});
