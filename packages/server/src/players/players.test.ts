import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { moduleOf } from '@lantern/games/engine/moduleOf';
import type { AnyModule } from '@lantern/games/module';
import type { Absence } from '@lantern/protocol/absence';
import type { Pace } from '@lantern/protocol/pace';
import type { LobbyMatch } from '../rooms/lobby';
import {
  openRoom,
  roomOf,
  sit,
  start,
  startApp,
  stopApps,
  type TestApp,
  type TestAppSpec,
  visit,
  whileBotsPlay,
} from '../testing/app';
import { eventually } from '../testing/eventually';
import type { LogListener } from '../testing/loggedSecrets';
import { type ToyState, type ToyView, toy } from '../testing/toy';
import { MAX_THINKING_MS, MIN_THINKING_MS, thinkingTime } from './serverPlay';

afterEach(stopApps);

/** The toy game with some parts replaced. */
function toyWith(parts: Partial<AnyModule>): AnyModule {
  return moduleOf({ ...toy, ...parts } as never);
}

const LAST_TURN = 12;

/** A toy game that bots can finish: the player with the twelfth turn gives up. */
const finite = toyWith({
  bot: (view: ToyView, seat) => {
    if (view.turnSeat !== seat) return undefined;
    return view.decisionId % 1000 >= LAST_TURN ? { move: 'concede', args: [] } : { move: 'draw', args: [] };
  },
});

/** A toy game with a clock of this many seconds. */
const clocked = (seconds: number) =>
  toyWith({ clock: (state: ToyState) => ({ decisionId: state.decisionId, seconds }) });

async function seated(spec: TestAppSpec, who: readonly ('person' | 'bot')[]) {
  const app = await startApp(spec);
  const opened = await openRoom(app, { players: who.length, listed: true });
  const keys: string[] = [];
  for (const [seat, kind] of who.entries()) {
    const path = `/api/rooms/${opened.room.code}/seats/${seat}/bot`;
    if (kind === 'bot') await app.post(path, {}, opened.hostKey).expect(200);
    else keys[seat] = (await sit(app, opened.room.code, String(seat), `P${seat}`)).seatKey;
  }
  return { app, code: opened.room.code, hostKey: opened.hostKey, keys };
}

async function absence(app: TestApp, code: string, hostKey: string, wanted: Absence) {
  await app.post(`/api/rooms/${code}/configure`, { absence: wanted }, hostKey).expect(200);
}

/** Connects all seated people to the room. */
const everybodyHere = (app: TestApp, code: string, keys: readonly string[]) =>
  Promise.all(keys.map((seatKey, seat) => visit(app, { code, seat: String(seat), seatKey })));

/** The current turn of a running match, as its clock shows. */
async function turnOf(app: TestApp, code: string): Promise<number> {
  const match = await app.parts.matches.open((await roomOf(app, code)).matchId as string);
  return (match?.view(null).decisionId ?? 0) % 1000;
}

describe('bots', () => {
  it('continue to think when another match ends', async () => {
    const { app, code, hostKey } = await seated({ env: { BOT_PACE: '1' } }, ['bot', 'person']);
    const { room: elsewhere, hostKey: otherHost } = await openRoom(app, {}, ['Ana', 'Ben']);
    const { matchId } = await start(app, elsewhere.code, otherHost);
    await start(app, code, hostKey);
    await (await app.parts.matches.open(matchId as string))?.act({ seat: '0', move: 'concede', args: [] });
    await eventually(async () => ((await roomOf(app, elsewhere.code)).state === 'over' ? true : undefined));
    await eventually(async () => ((await turnOf(app, code)) === 2 ? true : undefined));
  });

  it('play a whole match among themselves, and the room is over', async () => {
    const { app, code, hostKey } = await seated({ modules: [finite] }, ['bot', 'bot', 'bot']);
    await start(app, code, hostKey);
    const room = await eventually(async () => {
      const now = await roomOf(app, code);
      return now.state === 'over' ? now : undefined;
    });
    const { matches }: { matches: LobbyMatch[] } = (await app.get('/games/toy?isGameover=true')).body;
    expect(matches).toMatchObject([{ matchID: room.matchId, gameover: { reason: 'conceded' } }]);
  });

  it('play the next match after one has ended', async () => {
    const { app, code, hostKey } = await seated({ modules: [finite] }, ['bot', 'bot']);
    const first = await start(app, code, hostKey);
    const over = async () => ((await roomOf(app, code)).state === 'over' ? true : undefined);
    await eventually(over);
    const second = await start(app, code, hostKey);
    expect(second.matchId).not.toBe(first.matchId);
    await eventually(over);
  });

  it('wait for people', async () => {
    const { app, code, hostKey } = await seated({}, ['bot', 'person']);
    await start(app, code, hostKey);
    await eventually(async () => ((await turnOf(app, code)) === 2 ? true : undefined));
    await whileBotsPlay(app);
    expect(await turnOf(app, code)).toBe(2);
  });

  it('make the default move instead of an illegal one or after an error, which is logged', async () => {
    const complaints: string[] = [];
    const log: LogListener = { level: 'error', write: (line) => void complaints.push(JSON.parse(line).msg) };
    const broken = toyWith({
      bot: (view: ToyView, seat) => {
        if (view.turnSeat !== seat) return undefined;
        if (view.decisionId % 2 === 0) throw new Error('confused');
        return { move: 'play', args: ['no such card'] };
      },
    });
    const { app, code, hostKey } = await seated({ modules: [broken], log }, ['bot', 'bot']);
    await start(app, code, hostKey);
    await eventually(async () => ((await turnOf(app, code)) > 6 ? true : undefined));
    expect(complaints).toContain('a bot threw an error and makes the default move');
  });

  it('choose again without an error logged if another move was faster', async () => {
    const complaints: string[] = [];
    const log: LogListener = { level: 'warn', write: (line) => void complaints.push(line) };
    const app = await startApp({ modules: [crystalCaverns], log });
    const { room, hostKey } = await openRoom(app, { game: crystalCaverns.id, players: 5 });
    for (let seat = 0; seat < 5; seat++)
      await app.post(`/api/rooms/${room.code}/seats/${seat}/bot`, {}, hostKey).expect(200);
    const { matchId } = await start(app, room.code, hostKey);
    const match = await app.parts.matches.open(matchId as string);
    await eventually(() => (Object.values(match?.view(null).stages ?? {}).includes('choose') ? undefined : true));
    expect(complaints).toEqual([]);
  });

  it('think for a time from the same range, whatever they hold', () => {
    const times = Array.from({ length: 500 }, () => thinkingTime(1, 'normal'));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(MIN_THINKING_MS);
    expect(Math.max(...times)).toBeLessThanOrEqual(MAX_THINKING_MS);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan((MAX_THINKING_MS - MIN_THINKING_MS) / 2);
    expect(thinkingTime(0, 'normal')).toBe(0);
  });

  it('think for longer or shorter as the host sets it', () => {
    const times = (pace: Pace) => Array.from({ length: 200 }, () => thinkingTime(1, 'normal', pace));
    expect(Math.min(...times('calm'))).toBeGreaterThanOrEqual(2 * MIN_THINKING_MS);
    expect(Math.max(...times('quick'))).toBeLessThan(MAX_THINKING_MS / 2);
  });

  it('give their seat to a person during a match', async () => {
    const { app, code, hostKey } = await seated({ env: { BOT_PACE: '0.05' } }, ['bot', 'bot']);
    await start(app, code, hostKey);
    const { body } = await app.post(`/api/rooms/${code}/seats/1/ask`, { name: 'Ben' }).expect(202);
    await app.post(`/api/rooms/${code}/seat-requests/${body.request}/answer`, { agreed: true }, hostKey).expect(200);
    const waiting = await eventually(async () => {
      const turn = await turnOf(app, code);
      return turn % 2 === 0 ? turn : undefined;
    });
    await whileBotsPlay(app);
    expect(await turnOf(app, code)).toBe(waiting);
  });
});

describe('stand-ins', () => {
  it.each(['default', 'bot'] as const)('play by %s for an absent person, and hand back at once', async (by) => {
    const { app, code, hostKey, keys } = await seated({ env: { BOT_PACE: '0.02' } }, ['person', 'bot']);
    await start(app, code, hostKey);
    expect(await turnOf(app, code)).toBe(1);
    await absence(app, code, hostKey, { after: 0, by });
    await eventually(async () => ((await turnOf(app, code)) > 4 ? true : undefined));
    const back = await visit(app, { code, seat: '0', seatKey: keys[0] });
    await back.until((update) => update.room.seats[0]?.here === true);
    const waiting = await eventually(async () => {
      const turn = await turnOf(app, code);
      return turn % 2 === 1 ? turn : undefined;
    });
    await whileBotsPlay(app);
    expect(await turnOf(app, code)).toBe(waiting);
    back.socket.disconnect();
    await eventually(async () => ((await turnOf(app, code)) > waiting ? true : undefined));
  });

  it('do nothing while the person is here', async () => {
    const { app, code, hostKey, keys } = await seated({}, ['person', 'bot']);
    const ana = await visit(app, { code, seat: '0', seatKey: keys[0] });
    await ana.until((update) => update.you.seat === '0');
    await start(app, code, hostKey);
    await absence(app, code, hostKey, { after: 0, by: 'bot' });
    await whileBotsPlay(app);
    expect(await turnOf(app, code)).toBe(1);
  });
});

describe('the clock', () => {
  it('is sent with the remaining time', async () => {
    const { app, code, hostKey, keys } = await seated({ modules: [clocked(60)] }, ['person', 'person']);
    await everybodyHere(app, code, keys);
    const watcher = await visit(app, { code });
    await start(app, code, hostKey);
    const { clock } = await watcher.until((update) => update.clock !== null);
    expect(clock).toMatchObject({ decisionId: 1001, seconds: 60 });
    expect(clock?.remaining).toBeLessThanOrEqual(60_000);
    expect(clock?.remaining).toBeGreaterThan(50_000);
  });

  it('makes the default move when it runs out, and another one starts', async () => {
    const { app, code, hostKey, keys } = await seated({ modules: [clocked(0.3)] }, ['person', 'person']);
    await everybodyHere(app, code, keys);
    const watcher = await visit(app, { code });
    await start(app, code, hostKey);
    await watcher.until((update) => (update.clock?.decisionId ?? 0) >= 1004);
    expect(watcher.updates.filter((update) => update.clock?.decisionId === 1002).length).toBeGreaterThan(0);
  });

  it('goes on while the decision stays open, even if a hidden answer is given', async () => {
    const { app, code, hostKey, keys } = await seated({ modules: [clocked(60)] }, ['person', 'person']);
    await everybodyHere(app, code, keys);
    const { matchId } = await start(app, code, hostKey);
    const watcher = await visit(app, { code });
    await app.post(`/api/rooms/${code}/configure`, { listed: false }, hostKey).expect(200);
    await watcher.until((update) => update.clock !== null && !update.room.listed);
    const told = watcher.updates.length;
    const match = await app.parts.matches.open(matchId as string);
    expect(await match?.act({ seat: '1', move: 'vote', args: [true] })).toMatchObject({ ok: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(watcher.updates).toHaveLength(told);
    expect(app.parts.players.clock(matchId)?.decisionId).toBe(1001);
  });

  it('stops with the match', async () => {
    const { app, code, hostKey, keys } = await seated({ modules: [clocked(60)] }, ['person', 'person']);
    await everybodyHere(app, code, keys);
    const { matchId } = await start(app, code, hostKey);
    const watcher = await visit(app, { code });
    await watcher.until((update) => update.clock !== null);
    const match = await app.parts.matches.open(matchId as string);
    await match?.act({ seat: '1', move: 'concede', args: [] });
    const update = await watcher.until(({ room }) => room.state === 'over');
    expect(update.clock).toBeNull();
    expect(app.parts.players.clock(matchId)).toBeNull();
  });

  it('stops while the match waits for an absent player who owes the decision, and continues with the remaining time', async () => {
    const { app, code, hostKey, keys } = await seated({ modules: [clocked(60)] }, ['person', 'person']);
    const [ana] = await everybodyHere(app, code, keys);
    const { matchId } = await start(app, code, hostKey);
    const watcher = await visit(app, { code });
    await watcher.until((update) => update.clock !== null);
    ana?.socket.disconnect();
    await watcher.until((update) => update.clock === null && update.room.seats[0]?.here === false);
    const told = watcher.updates.length;
    await visit(app, { code, seat: '0', seatKey: keys[0] });
    await watcher.until(() => watcher.updates.slice(told).some((update) => update.clock !== null));
    expect(app.parts.players.clock(matchId)?.decisionId).toBe(1001);
  });

  it('runs if an absent player gets a stand-in later, and for players who owe nothing', async () => {
    const { app, code, hostKey, keys } = await seated({ modules: [clocked(60)] }, ['person', 'person']);
    const [ana, ben] = await everybodyHere(app, code, keys);
    const { matchId } = await start(app, code, hostKey);
    const watcher = await visit(app, { code });
    await absence(app, code, hostKey, { after: 300, by: 'bot' });
    for (const visit of [ana, ben]) visit?.socket.disconnect();
    await watcher.until(({ room }) => room.seats.every(({ here }) => !here));
    expect(app.parts.players.clock(matchId)).not.toBeNull();
  });
});

describe('after a restart', () => {
  it('rooms, seats and the match are unchanged, and keys are still valid', async () => {
    const { app, code, hostKey, keys } = await seated({}, ['person', 'person']);
    const { matchId } = await start(app, code, hostKey);
    const match = await app.parts.matches.open(matchId as string);
    await match?.act({ seat: '0', move: 'draw', args: [] });
    const before = { room: await roomOf(app, code), view: match?.view('0') };
    await app.close();
    const again = await startApp({ folder: app.folder });
    expect(await roomOf(again, code)).toEqual({ ...before.room, version: expect.any(Number) });
    expect((await again.parts.matches.open(matchId as string))?.view('0')).toEqual(before.view);
    const ana = await visit(again, { code, hostKey, seat: '0', seatKey: keys[0] });
    expect((await ana.until(() => true)).you).toEqual({ seat: '0', host: true, devices: 1 });
  });

  it('bots play on and the open decision continues with its remaining time, however long the server was down', async () => {
    const modules = [clocked(60)];
    const { app, code, hostKey } = await seated({ modules, env: { BOT_PACE: '10' } }, ['bot', 'person']);
    await absence(app, code, hostKey, { after: 600, by: 'bot' });
    const { matchId } = await start(app, code, hostKey);
    const began = performance.now();
    const before = await eventually(() => app.parts.players.clock(matchId) ?? undefined);
    await app.close();
    const closed = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const unserved = performance.now() - closed;
    const again = await startApp({ modules, folder: app.folder, env: { BOT_PACE: '10' } });
    const clock = await eventually(() => again.parts.players.clock(matchId) ?? undefined);
    expect(clock.decisionId).toBe(before.decisionId);
    expect(clock.remaining).toBeLessThanOrEqual(before.remaining);
    expect(before.remaining - clock.remaining).toBeLessThanOrEqual(performance.now() - began - unserved + 1);
    await again.close();
    const quick = await startApp({ modules, folder: app.folder });
    await eventually(async () => ((await turnOf(quick, code)) === 2 ? true : undefined));
  });

  it.each(['person', 'bot'] as const)(
    'a match with a %s stays in memory only while somebody watches it',
    async (other) => {
      const { app, code, hostKey } = await seated({}, ['person', other]);
      const { matchId } = await start(app, code, hostKey);
      await app.close();
      const again = await startApp({ folder: app.folder });
      await eventually(() =>
        again.parts.matches.followed().some((match) => match.matchId === matchId) ? true : undefined,
      );
      await eventually(() => (again.parts.matches.loaded === 0 ? true : undefined));
      const watcher = await visit(again, { code });
      await watcher.until(() => true);
      await eventually(() => (again.parts.matches.loaded === 1 ? true : undefined));
    },
  );

  it('a match that ended without a report to its room is over', async () => {
    const { app, code, hostKey } = await seated({}, ['person', 'person']);
    const { matchId } = await start(app, code, hostKey);
    app.parts.players.close();
    const match = await app.parts.matches.open(matchId as string);
    await match?.act({ seat: '0', move: 'concede', args: [] });
    expect((await roomOf(app, code)).state).toBe('playing');
    await app.close();
    const again = await startApp({ folder: app.folder });
    await eventually(async () => ((await roomOf(again, code)).state === 'over' ? true : undefined));
  });

  it('is released by a stopping server only after its pending work is done', async () => {
    const { app, code, hostKey } = await seated({}, ['person', 'person']);
    await start(app, code, hostKey);
    const { matches, players } = app.parts;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const open = matches.open.bind(matches);
    const asked = jest.spyOn(matches, 'open').mockImplementation((id) => held.then(() => open(id)));
    await visit(app, { code });
    await eventually(() => asked.mock.calls.length > 0 || undefined);
    let stopped = false;
    const closing = players.close().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stopped).toBe(false);
    goOn();
    await closing;
  });
});
