import { moduleOf } from '@lantern/games/engine/moduleOf';
import type { Absence } from '@lantern/protocol/absence';
import type { MoveAck } from '@lantern/protocol/packets';
import { io } from 'socket.io-client';
import { openRoom, roomOf, start, startApp, stopApps, type TestApp, visit, whileBotsPlay } from '../testing/app';
import { eventually } from '../testing/eventually';
import { type ToyState, toy } from '../testing/toy';

afterEach(async () => {
  jest.restoreAllMocks();
  await stopApps();
});

const path = (code: string, rest: string) => `/api/rooms/${code}/${rest}`;

async function playing(absence: Absence, people = ['Ana', 'Ben', 'Cy'], modules = [toy as never]) {
  const app = await startApp({ modules, env: { BOT_PACE: '0.01' } });
  const { room, hostKey, keys } = await openRoom(app, {}, people);
  const { code } = room;
  const here = await Promise.all(keys.slice(1).map((seatKey) => visit(app, { code, seatKey })));
  await here[0]?.until(({ room: now }) => now.seats.slice(1).every((seat) => seat.here));
  await app.post(path(code, 'configure'), { absence }, hostKey).expect(200);
  const { matchId } = await start(app, code, hostKey);
  return { app, code, hostKey, keys, here, matchId: matchId as string };
}

async function turnOf(app: TestApp, matchId: string): Promise<number> {
  return ((await app.parts.matches.open(matchId))?.view(null).decisionId ?? 0) % 1000;
}

/** Makes a move as a browser does. */
async function act(app: TestApp, matchId: string, seat: string, credentials: string | undefined): Promise<MoveAck> {
  const socket = io(`${app.url}/toy`, { transports: ['websocket'], forceNew: true });
  try {
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
    const version = (await app.parts.matches.open(matchId))?.snapshot(seat).version;
    const payload = { type: 'draw', args: [], playerID: seat, credentials };
    return await socket.emitWithAck('update', { type: 'MAKE_MOVE', payload }, version, matchId, seat);
  } finally {
    socket.disconnect();
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('an absent player', () => {
  it('is awaited for the time of the room, then a stand-in plays until they are back', async () => {
    const { app, code, keys, here, matchId } = await playing({ after: 1, by: 'bot' });
    await here[0]?.until(({ room }) => room.seats[0]?.standIn === 'bot');
    await eventually(async () => ((await turnOf(app, matchId)) === 2 ? true : undefined));
    const ana = await visit(app, { code, seatKey: keys[0] });
    await ana.until(({ you, room }) => you.seat === '0' && room.seats[0]?.standIn === 'none');
  });

  it('is shown as awaited with the remaining time, until they are back', async () => {
    const { app, code, keys, here } = await playing({ after: 60, by: 'bot' });
    const missed = await here[0]?.until(({ waits }) => waits.seats['0'] !== undefined);
    expect(missed?.waits.seats['0']).toBeGreaterThan(0);
    expect(missed?.waits.seats['0']).toBeLessThanOrEqual(60_000);
    const watcher = await visit(app, { code });
    const seen = await watcher.until(({ waits }) => waits.seats['0'] !== undefined);
    expect(seen.waits.seats['0']).toBeLessThanOrEqual(missed?.waits.seats['0'] as number);
    await visit(app, { code, seatKey: keys[0] });
    await here[0]?.until(({ waits }) => waits.seats['0'] === undefined);
  });

  it('loses no time during a pause', async () => {
    const { app, code, hostKey, here } = await playing({ after: 60, by: 'bot' });
    await here[0]?.until(({ waits }) => waits.seats['0'] !== undefined);
    await app.post(path(code, 'pause'), { paused: true }, hostKey).expect(200);
    await here[0]?.until(({ room, waits }) => room.paused && waits.seats['0'] === undefined);
  });

  it.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])('keeps the remaining time when the clock of the server jumps %s', async (_, jump) => {
    const { here, hostKey, app, code } = await playing({ after: 60, by: 'bot' });
    await here[0]?.until(({ waits }) => waits.seats['0'] !== undefined);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + jump);
    await app.post(path(code, 'configure'), { listed: true }, hostKey).expect(200);
    const after = await here[0]?.until(({ room }) => room.listed);
    expect(after?.room.seats[0]?.standIn).toBe('none');
    expect(after?.waits.seats['0']).toBeGreaterThan(0);
    expect(after?.waits.seats['0']).toBeLessThanOrEqual(60_000);
  });

  it('is no longer awaited after the end of the match', async () => {
    const { app, here, matchId } = await playing({ after: 60, by: 'bot' });
    await here[0]?.until(({ waits }) => waits.seats['0'] !== undefined);
    await (await app.parts.matches.open(matchId))?.act({ seat: '1', move: 'concede', args: [] });
    expect((await here[0]?.until(({ room }) => room.state === 'over'))?.waits.seats).toEqual({});
  });

  it('gets a stand-in earlier by a majority of the people here', async () => {
    const { app, code, keys, matchId } = await playing({ after: null, by: 'default' });
    const one = (await app.post(path(code, 'seats/0/stand-in'), { wanted: true }, keys[1]).expect(200)).body;
    expect(one).toMatchObject({ votes: [{ about: 'stand-in', seat: '0', by: ['1'], needed: 2 }] });
    const two = (await app.post(path(code, 'seats/0/stand-in'), { wanted: true }, keys[2]).expect(200)).body;
    expect(two).toMatchObject({ votes: [], seats: [{ standIn: 'default' }, {}, {}] });
    await eventually(async () => ((await turnOf(app, matchId)) === 2 ? true : undefined));
  });

  it('cannot be voted about if they are here or a bot', async () => {
    const { app, code, keys } = await playing({ after: null, by: 'bot' });
    const call = await app.post(path(code, 'seats/1/stand-in'), { wanted: true }, keys[2]);
    expect([call.status, call.body.code]).toEqual([409, 'NOT_AWAY']);
    const nowhere = await app.post(path(code, 'seats/7/stand-in'), { wanted: true }, keys[2]);
    expect(nowhere.body.code).toBe('NO_SUCH_SEAT');
  });

  it('keeps a vote about the end for a minute, even if a stand-in plays at once', async () => {
    const { app, code, keys } = await playing({ after: 0, by: 'bot' }, ['Ana', 'Ben']);
    await eventually(async () => ((await roomOf(app, code)).seats[0]?.standIn === 'bot' ? true : undefined));
    const { body } = await app.post(path(code, 'end'), { wanted: true }, keys[1]).expect(200);
    expect(body).toMatchObject({ state: 'playing', votes: [{ about: 'end', by: ['1'], needed: 2 }] });
  });
});

describe('a pause', () => {
  it('stops bots and stand-ins, and refuses moves, until the match is resumed', async () => {
    const { app, code, hostKey, keys, matchId } = await playing({ after: null, by: 'bot' }, ['Ana', 'Ben']);
    const { body } = await app.post(path(code, 'pause'), { paused: true }, hostKey).expect(200);
    expect(body.paused).toBe(true);
    expect(await act(app, matchId, '0', keys[0])).toMatchObject({ ok: false, code: 'PAUSED' });
    await app.post(path(code, 'configure'), { absence: { after: 0, by: 'bot' } }, hostKey).expect(200);
    const timeOut = await app.post(path(code, 'time-out'), { decisionId: 1001 }, hostKey);
    expect(timeOut.body.code).toBe('PAUSED');
    await whileBotsPlay(app);
    expect(await turnOf(app, matchId)).toBe(1);
    await app.post(path(code, 'pause'), { paused: false }, hostKey).expect(200);
    await eventually(async () => ((await turnOf(app, matchId)) === 2 ? true : undefined));
  });

  it('stops the clock, which continues with the remaining time', async () => {
    const clock = (state: ToyState) => ({ decisionId: state.decisionId, seconds: 60 });
    const clocked = moduleOf({ ...toy, clock } as never);
    const { app, code, hostKey, here, matchId } = await playing(
      { after: 300, by: 'bot' },
      ['Ana', 'Ben'],
      [clocked as never],
    );
    await here[0]?.until((update) => update.clock !== null);
    await app.post(path(code, 'pause'), { paused: true }, hostKey).expect(200);
    await here[0]?.until((update) => update.clock === null && update.room.paused);
    const since = async () => (await app.parts.matches.open(matchId))?.clock()?.since ?? 0;
    const before = await since();
    const began = performance.now();
    await pause(200);
    const stood = performance.now() - began;
    await app.post(path(code, 'pause'), { paused: false }, hostKey).expect(200);
    const resumed = await here[0]?.until((update) => update.clock !== null);
    const after = await since();
    expect(resumed?.clock?.decisionId).toBe(1001);
    expect(after + (resumed?.clock?.seconds ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(60_000);
    expect(after).toBeGreaterThan(before + stood - 1);
  });

  it('requires a running match', async () => {
    const app = await startApp();
    const { room, hostKey } = await openRoom(app, {}, ['Ana', 'Ben']);
    const call = await app.post(path(room.code, 'pause'), { paused: true }, hostKey);
    expect(call.body.code).toBe('ROOM_NOT_PLAYING');
    const shape = await app.post(path(room.code, 'pause'), { paused: 'yes' }, hostKey);
    expect(shape.body.code).toBe('MALFORMED');
  });
});

describe('a match that was ended by vote', () => {
  it('accepts no more moves', async () => {
    const { app, code, keys, matchId } = await playing({ after: null, by: 'bot' }, ['Ana', 'Ben']);
    for (const key of keys) await app.post(path(code, 'end'), { wanted: true }, key).expect(200);
    expect(await act(app, matchId, '0', keys[0])).toMatchObject({ ok: false, code: 'ROOM_NOT_PLAYING' });
  });
});
