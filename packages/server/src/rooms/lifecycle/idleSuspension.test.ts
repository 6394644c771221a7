import type { RoomCreated } from '@lantern/protocol/credentials';
import { MINUTE } from '@lantern/protocol/timeUnits';
import { io } from 'socket.io-client';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit, whileBotsPlay } from '../../testing/app';
import { eventually } from '../../testing/eventually';
import { keptMatch } from '../../testing/keptMatch';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../../testing/roomParts';
import { hashKey } from '../access/keys';
import { IDLE_TIMEOUT, IdleSuspension } from './idleSuspension';

/** As stated in `docs/scale.md`. */
const PATIENCE = 5 * MINUTE;

describe('a match', () => {
  let parts: RoomParts;
  let desertions: IdleSuspension;

  beforeEach(() => {
    fakeTime();
    parts = openRoomParts();
    desertions = new IdleSuspension({
      ...{ ...parts, plays: () => false, timeout: IDLE_TIMEOUT },
      dayBeat: { letGo() {} },
    });
  });

  afterEach(async () => {
    desertions.close();
    await parts.close();
    jest.useRealTimers();
  });

  /** A running match of a person and a bot, owned by this server. */
  async function playing(wish: object = {}) {
    const { room, hostKey, seat }: RoomCreated = await parts.rooms.create({
      ...{ game: 'toy', players: 2, name: 'Ana' },
      ...wish,
    });
    const { code } = room;
    await parts.rooms.bot(code, '1', hostKey);
    const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
    const unsubscribe = await parts.subscriptions.subscribe(code);
    const ana = { name: 'Ana', hostHash: hashKey(hostKey), seatHash: hashKey(seat?.seatKey ?? '') };
    return { code, matchId: matchId as string, unsubscribe, enter: () => parts.presence.enter(code, ana) };
  }

  const standing = async (code: string) => {
    const { owner, hosting } = await parts.rooms.load(code);
    return { owner, suspended: hosting.desertedAt !== undefined };
  };
  const GOES_ON = { owner: 'here', suspended: false };
  const STANDS_STILL = { owner: null, suspended: true };

  it('is suspended and loses its owner five minutes after the last visitor has left, and not before', async () => {
    const { code, enter } = await playing();
    const leave = enter();
    await pass(2 * PATIENCE);
    leave();
    await pass(PATIENCE - 1);
    expect(await standing(code)).toEqual(GOES_ON);
    await pass(1);
    expect(await standing(code)).toEqual(STANDS_STILL);
    expect((await parts.rooms.load(code)).state).toBe('playing');
  });

  it('is suspended too if nobody ever visits its room', async () => {
    const { code } = await playing();
    await pass(PATIENCE);
    expect(await standing(code)).toEqual(STANDS_STILL);
  });

  it('goes on while a watcher is there', async () => {
    const { code, enter } = await playing();
    const end = parts.presence.enter(code, { name: 'Wanda', hostHash: null, seatHash: null });
    enter()();
    await pass(2 * PATIENCE);
    expect(await standing(code)).toEqual(GOES_ON);
    end();
    await pass(PATIENCE);
    expect(await standing(code)).toEqual(STANDS_STILL);
  });

  it('goes on if somebody returns in time, and the timeout starts again', async () => {
    const { code, enter } = await playing();
    enter()();
    await pass(PATIENCE - 2);
    const leave = enter();
    await pass(1);
    leave();
    await pass(PATIENCE - 1);
    expect(await standing(code)).toEqual(GOES_ON);
    await pass(1);
    expect(await standing(code)).toEqual(STANDS_STILL);
  });

  it('goes on without a change if somebody returns while it is being suspended', async () => {
    const { code, enter } = await playing();
    const before = await parts.rooms.load(code);
    const load = parts.store.loadRoom.bind(parts.store);
    jest.spyOn(parts.store, 'loadRoom').mockImplementationOnce((asked) => {
      enter();
      return load(asked);
    });
    await pass(PATIENCE);
    expect(await parts.rooms.load(code)).toEqual(before);
  });

  it('is left to another server that has taken it over meanwhile', async () => {
    const { code } = await playing();
    const room = await parts.rooms.load(code);
    await parts.store.saveRoom({ ...room, version: room.version + 1, owner: 'there' });
    await pass(PATIENCE);
    expect(await standing(code)).toEqual({ owner: 'there', suspended: false });
  });

  it('is owned again by the server through which somebody returns', async () => {
    const { code, enter } = await playing();
    await pass(PATIENCE);
    parts.registry.id = 'there';
    enter();
    await pass(0);
    expect(await standing(code)).toEqual({ owner: 'there', suspended: false });
  });

  it('keeps the remaining time of its decision, however long it is suspended', async () => {
    const { matchId, enter } = await playing({ options: { seconds: 300 } });
    const decidedAt = async () => (await keptMatch(parts.store, matchId).load())?.decidedAt;
    const before = (await decidedAt()) as number;
    await pass(PATIENCE);
    await pass(60 * MINUTE);
    expect(await decidedAt()).toBe(before);
    enter();
    await pass(0);
    expect(await decidedAt()).toBe(before + 60 * MINUTE);
  });

  it('of another server is left to that server', async () => {
    const { code } = await playing();
    parts.registry.id = 'there';
    await parts.rooms.change(code, (room) => ({ ...room, listed: true }));
    await pass(2 * PATIENCE);
    expect(await standing(code)).toEqual(GOES_ON);
  });

  it('is suspended later if the store does not answer', async () => {
    const { code } = await playing();
    jest.spyOn(parts.store, 'loadRoom').mockRejectedValueOnce(new Error('away'));
    await pass(PATIENCE);
    expect(await standing(code)).toEqual(GOES_ON);
    await pass(2000);
    await pass(PATIENCE);
    expect(await standing(code)).toEqual(STANDS_STILL);
  });

  it('is not tried again by a server that has stopped', async () => {
    const { code } = await playing();
    const loading = jest.spyOn(parts.store, 'loadRoom').mockImplementationOnce(async () => {
      desertions.close();
      throw new Error('away');
    });
    await pass(PATIENCE);
    loading.mockClear();
    await pass(2 * PATIENCE);
    expect(loading).not.toHaveBeenCalled();
    expect(await standing(code)).toEqual(GOES_ON);
  });

  it('is not suspended by a server that no longer follows its room', async () => {
    const { code, unsubscribe } = await playing();
    unsubscribe();
    await pass(2 * PATIENCE);
    expect(await standing(code)).toEqual(GOES_ON);
  });

  it('that has ended is not suspended', async () => {
    const { code, matchId } = await playing();
    await parts.rooms.finish(code, matchId, ['0']);
    const { version } = await parts.rooms.load(code);
    await pass(2 * PATIENCE);
    expect((await parts.rooms.load(code)).version).toBe(version);
  });

  it('is not suspended by a stopped server, no matter who left before or leaves later', async () => {
    const [left, visited] = [await playing(), await playing()];
    const leave = visited.enter();
    desertions.close();
    leave();
    await pass(2 * PATIENCE);
    expect([await standing(left.code), await standing(visited.code)]).toEqual([GOES_ON, GOES_ON]);
  });
});

describe('on a server, a match in an empty room', () => {
  /** Timeout until a match is suspended here, in milliseconds. */
  const SOON = 60;

  afterEach(stopApps);

  const kept = async (app: TestApp, code: string) => {
    const room = await app.parts.store.loadRoom(code);
    if (!room) throw new Error(`no room ${code}`);
    return room;
  };

  /** Resolves with the room once its match is suspended. */
  const untilDeserted = (app: TestApp, code: string) =>
    eventually(async () => {
      const room = await kept(app, code);
      return room.hosting.desertedAt === undefined ? undefined : room;
    });

  const movesIn = async (app: TestApp, matchId: string) => (await keptMatch(app.parts.store, matchId).load())?.seq ?? 0;

  /** A running match of a person and two bots, with the person connected. */
  async function playing() {
    const app = await startApp({ suspendAfter: SOON, env: { BOT_PACE: '0.02' } });
    const { room, hostKey, keys } = await openRoom(app, { players: 3 }, ['Ana']);
    const { code } = room;
    for (const seat of [1, 2]) await app.post(`/api/rooms/${code}/seats/${seat}/bot`, {}, hostKey).expect(200);
    const enter = () => visit(app, { code, hostKey, seatKey: keys[0] });
    const ana = await enter();
    const { matchId } = await start(app, code, hostKey);
    return { app, code, hostKey, seatKey: keys[0], ana, enter, matchId: matchId as string };
  }

  it('stops and leaves memory, while others go on', async () => {
    const { app, code, hostKey, ana, matchId } = await playing();
    const absence = { after: 0, by: 'bot' };
    await app.post(`/api/rooms/${code}/configure`, { absence }, hostKey).expect(200);
    ana.socket.disconnect();
    expect(await untilDeserted(app, code)).toMatchObject({ state: 'playing', owner: null });
    await eventually(() => (app.parts.matches.loaded === 0 ? true : undefined));
    const moves = await movesIn(app, matchId);
    await whileBotsPlay(app);
    expect(await movesIn(app, matchId)).toBe(moves);
  });

  it('leaves memory even if a move was in progress when the last visitor left', async () => {
    const { app, code, ana, matchId } = await playing();
    const { store, matches } = app.parts;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const commit = store.commit.bind(store);
    let botMoves = false;
    jest.spyOn(store, 'commit').mockImplementation(async (made) => {
      botMoves = made.move.seat !== '0';
      if (botMoves) await held;
      return commit(made);
    });
    await (await matches.open(matchId))?.act({ seat: '0', move: 'draw', args: [] });
    await eventually(() => botMoves || undefined);
    ana.socket.disconnect();
    await untilDeserted(app, code);
    expect(matches.loaded).toBe(1);
    goOn();
    await eventually(() => (matches.loaded === 0 ? true : undefined));
  });

  it('resumes for a visitor, who sees no pause', async () => {
    const { app, code, ana, enter } = await playing();
    ana.socket.disconnect();
    const { owner: nobody } = await untilDeserted(app, code);
    expect(nobody).toBeNull();
    const back = await enter();
    const { owner, hosting } = await eventually(async () => {
      const room = await kept(app, code);
      return room.owner === null ? undefined : room;
    });
    expect([typeof owner, hosting.desertedAt]).toEqual(['string', undefined]);
    expect(back.updates.every(({ room }) => !room.paused)).toBe(true);
  });

  it('also resumes for a client that knows no rooms', async () => {
    const { app, code, seatKey, ana, matchId } = await playing();
    ana.socket.disconnect();
    await untilDeserted(app, code);
    const socket = io(`${app.url}/toy`, { transports: ['websocket'], forceNew: true });
    try {
      socket.emit('sync', matchId, '0', seatKey, 3);
      await eventually(async () => ((await kept(app, code)).owner === null ? undefined : true));
    } finally {
      socket.disconnect();
    }
  });

  it('stays paused if it was paused', async () => {
    const { app, code, hostKey, ana, enter } = await playing();
    await app.post(`/api/rooms/${code}/pause`, { paused: true }, hostKey).expect(200);
    ana.socket.disconnect();
    await untilDeserted(app, code);
    const back = await enter();
    await eventually(async () => ((await kept(app, code)).owner === null ? undefined : true));
    await back.until(({ room }) => room.paused);
    expect((await roomOf(app, code)).paused).toBe(true);
  });

  it('is not resumed by a server that starts, but by the next visitor', async () => {
    const { app, code, ana, hostKey } = await playing();
    ana.socket.disconnect();
    await untilDeserted(app, code);
    await app.close();
    const next = await startApp({ folder: app.folder, suspendAfter: SOON });
    expect(next.parts.players.needed).toBe(false);
    await visit(next, { code, hostKey });
    await eventually(() => next.parts.players.needed || undefined);
  });
});
