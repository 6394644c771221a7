import { HOUR } from '@lantern/protocol/timeUnits';
import { openRoom, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { steadyNow } from './steadyTime';

const YEAR = 365 * 24 * HOUR;

afterEach(async () => {
  jest.restoreAllMocks();
  await stopApps();
});

/** Sets the system clock; monotonic clocks are not affected. */
function jump(by: number): void {
  const told = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => told() + by);
}

const JUMPS = [
  ['forward by three hours', 3 * HOUR],
  ['back by three hours', -3 * HOUR],
] as const;

/** A match of two friends with a minute for each decision. */
async function timed(app: TestApp) {
  const opened = await openRoom(app, { options: { seconds: 60 } }, ['Ana', 'Ben']);
  const { code } = opened.room;
  const ana = await visit(app, { code, seatKey: opened.keys[0] });
  await visit(app, { code, seatKey: opened.keys[1] });
  await start(app, code, opened.hostKey);
  const { clock } = await ana.until((update) => update.clock !== null);
  return { ...opened, code, ana, decisionId: clock?.decisionId };
}

describe.each(JUMPS)('when the system clock is set %s', (_, by) => {
  test('an open decision keeps its time, even over a pause', async () => {
    const app = await startApp();
    const { code, hostKey, ana, decisionId } = await timed(app);
    const thought = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 300));
    jump(by);
    const pause = (paused: boolean) => app.post(`/api/rooms/${code}/pause`, { paused }, hostKey).expect(200);
    await pause(true);
    await ana.until(({ clock }) => clock === null);
    await pause(false);
    const { clock } = await ana.until((update) => update.clock !== null);
    expect(clock?.decisionId).toBe(decisionId);
    // Exactly the time that has passed is used up.
    expect(clock?.remaining).toBeLessThan(60_000 - 250);
    expect(clock?.remaining).toBeGreaterThan(59_000 - (performance.now() - thought));
  });

  test('the next decision gets its whole time', async () => {
    const app = await startApp();
    const { ana, decisionId: first } = await timed(app);
    jump(by);
    const match = await app.parts.matches.open(ana.updates.at(-1)?.room.matchId as string);
    expect(await match?.act({ seat: '0', move: 'draw', args: [] })).toMatchObject({ ok: true });
    const { clock } = await ana.until((update) => update.clock !== null && update.clock.decisionId !== first);
    expect(clock?.remaining).toBeGreaterThan(30_000);
  });

  test('a seat can be moved to another device for as long as before', async () => {
    const app = await startApp();
    const { room, keys } = await openRoom(app, {}, ['Ana', 'Ben']);
    const path = `/api/rooms/${room.code}`;
    const { token } = (await app.post(`${path}/seats/0/hand-over`, {}, keys[0]).expect(200)).body;
    jump(by);
    await app.post(`${path}/redeem`, {}, token).expect(200);
  });

  test('the limits of an address still work', async () => {
    const app = await startApp({ env: { REQUESTS_PER_MINUTE: '5' } });
    for (let n = 0; n < 3; n++) await app.get('/api/rooms').expect(200);
    jump(by);
    await app.get('/api/rooms').expect(200);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await app.get('/api/rooms')).status);
    expect(statuses).toContain(429);
  });
});

test.each([YEAR, -YEAR])('no room ages when the clock is set by %d milliseconds', async (by) => {
  const app = await startApp();
  const { room } = await openRoom(app, {}, ['Ana', 'Ben']);
  jump(by);
  await app.parts.retention.sweep();
  await app.get(`/api/rooms/${room.code}`).expect(200);
});

test('the monotonic time starts with the system clock and continues without it', () => {
  expect(Math.abs(steadyNow() - Date.now())).toBeLessThan(HOUR);
  const before = steadyNow();
  jump(YEAR);
  expect(steadyNow() - before).toBeLessThan(HOUR);
});
