import { io } from 'socket.io-client';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';

afterEach(stopApps);

/** Milliseconds after which a match is deserted in these tests. */
const PATIENCE = 60;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const kept = async (app: TestApp, code: string) => {
  const room = await app.parts.store.loadRoom(code);
  if (!room) throw new Error(`no room ${code}`);
  return room;
};

/** The room once its match is deserted. */
const untilDeserted = (app: TestApp, code: string) =>
  eventually(async () => {
    const room = await kept(app, code);
    return room.hosting.desertedAt === undefined ? undefined : room;
  });

const movesIn = async (app: TestApp, matchId: string) => (await app.parts.store.loadMatch(matchId))?.seq ?? 0;

/** A running match of a person and two bots, with the person there. */
async function playing(env: Record<string, string> = { BOT_PACE: '0.02' }, options = {}) {
  const app = await startApp({ desertedAfter: PATIENCE, env });
  const { room, hostKey, keys } = await openRoom(app, { players: 3, options }, ['Ana']);
  const { code } = room;
  for (const seat of [1, 2]) await app.post(`/api/rooms/${code}/seats/${seat}/bot`, {}, hostKey).expect(200);
  const enter = () => visit(app, { code, hostKey, seatKey: keys[0] });
  const ana = await enter();
  const { matchId } = await start(app, code, hostKey);
  return { app, code, hostKey, seatKey: keys[0], ana, enter, matchId: matchId as string };
}

describe('a match in whose room nobody is any more', () => {
  it('stands still after some time: no bot plays on, no server keeps it, it leaves memory', async () => {
    const { app, code, hostKey, ana, matchId } = await playing();
    const absence = { after: 0, by: 'bot' };
    await app.post(`/api/rooms/${code}/configure`, { absence }, hostKey).expect(200);
    ana.socket.disconnect();
    expect(await untilDeserted(app, code)).toMatchObject({ state: 'playing', keeper: null });
    await pause(60);
    expect(app.parts.tables.hot).toBe(0);
    const moves = await movesIn(app, matchId);
    await pause(200);
    expect(await movesIn(app, matchId)).toBe(moves);
  });

  it('goes on when somebody comes, who finds nothing paused', async () => {
    const { app, code, ana, enter } = await playing();
    ana.socket.disconnect();
    const { keeper: nobody } = await untilDeserted(app, code);
    expect(nobody).toBeNull();
    const back = await enter();
    const { keeper, hosting } = await eventually(async () => {
      const room = await kept(app, code);
      return room.keeper === null ? undefined : room;
    });
    expect([typeof keeper, hosting.desertedAt]).toEqual(['string', undefined]);
    expect(back.updates.every(({ room }) => !room.paused)).toBe(true);
  });

  it('goes on as well when a client that knows no rooms comes', async () => {
    const { app, code, seatKey, ana, matchId } = await playing();
    ana.socket.disconnect();
    await untilDeserted(app, code);
    const socket = io(`${app.url}/toy`, { transports: ['websocket'], forceNew: true });
    try {
      socket.emit('sync', matchId, '0', seatKey, 3);
      await eventually(async () => ((await kept(app, code)).keeper === null ? undefined : true));
    } finally {
      socket.disconnect();
    }
  });

  it('keeps the time that was left of its decision', async () => {
    const { app, code, ana, enter } = await playing({}, { seconds: 30 });
    const { clock } = await ana.until((update) => update.clock !== null);
    ana.socket.disconnect();
    await untilDeserted(app, code);
    await pause(700);
    const back = await enter();
    const later = (await back.until((update) => update.clock !== null)).clock;
    expect(later?.decisionId).toBe(clock?.decisionId);
    expect((clock?.remaining ?? 0) - (later?.remaining ?? 0)).toBeLessThan(600);
  });

  it('stays paused if it was paused', async () => {
    const { app, code, hostKey, ana, enter } = await playing();
    await app.post(`/api/rooms/${code}/pause`, { paused: true }, hostKey).expect(200);
    ana.socket.disconnect();
    await untilDeserted(app, code);
    const back = await enter();
    await eventually(async () => ((await kept(app, code)).keeper === null ? undefined : true));
    await back.until(({ room }) => room.paused);
    expect((await roomOf(app, code)).paused).toBe(true);
  });

  it('is left alone by a server that starts, until somebody comes', async () => {
    const { app, code, ana, hostKey } = await playing();
    ana.socket.disconnect();
    await untilDeserted(app, code);
    await app.close();
    const next = await startApp({ folder: app.folder, desertedAfter: PATIENCE });
    expect(next.parts.players.needed).toBe(false);
    await visit(next, { code, hostKey });
    await eventually(() => next.parts.players.needed || undefined);
  });
});

describe('a match goes on', () => {
  it('while somebody watches', async () => {
    const { app, code, ana } = await playing();
    await visit(app, { code, name: 'Wanda' });
    ana.socket.disconnect();
    await pause(3 * PATIENCE);
    expect((await kept(app, code)).hosting.desertedAt).toBeUndefined();
  });

  it('for somebody who comes back in time', async () => {
    const { app, code, ana, enter } = await playing();
    ana.socket.disconnect();
    await pause(PATIENCE / 3);
    await enter();
    await pause(3 * PATIENCE);
    expect((await kept(app, code)).hosting.desertedAt).toBeUndefined();
  });
});
