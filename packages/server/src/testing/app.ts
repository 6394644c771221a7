import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyModule } from '@lantern/games/module';
import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomUpdate, RoomView, You } from '@lantern/protocol/rooms';
import { io, type Socket } from 'socket.io-client';
import request from 'supertest';
import { type App, createApp } from '../app';
import { loadConfig } from '../config';
import { gamesOf } from '../games';
import type { HookConnection } from '../hooks/safePost';
import { isDeclared } from './declaredRefusals';
import { eventually } from './eventually';
import { keptMatch } from './keptMatch';
import { LoggedSecrets, type LogListener, type LookedAt } from './loggedSecrets';
import { writeDatabase } from './stores';
import { toy } from './toy';

/** The real server for a test, on its own port, with a database in a temporary folder. */
export interface TestApp extends App {
  url: string;
  folder: string;
  post(path: string, body?: object, key?: string): request.Test;
  get(path: string): request.Test;
}

export interface TestAppSpec {
  modules?: readonly AnyModule[];
  env?: Record<string, string>;
  /** Folder of an earlier server, to start again with its database. */
  folder?: string;
  clientFolder?: string;
  /** Receives the log of the server. */
  log?: LogListener;
  /** The file that search threads run. */
  searchWorker?: string;
  /** Time until the role of an absent host passes on, in milliseconds. */
  hostTimeout?: number;
  /** Time until a match in an empty room is suspended, in milliseconds. */
  suspendAfter?: number;
  /** Time until an absent player is notified, in milliseconds. */
  notifyAfter?: number;
  /** How posts in channels of rooms are connected. */
  hookConnection?: HookConnection;
  /** Milliseconds since 1970, for deadlines over days. */
  wallTime?: () => number;
}

const running: App[] = [];
const folders: string[] = [];
const sockets: Socket[] = [];
const logged = new LoggedSecrets();

/** Starts a server; `stopApps` stops it. */
export async function startApp(spec: TestAppSpec = {}): Promise<TestApp> {
  const folder = spec.folder ?? mkdtempSync(join(tmpdir(), 'lantern-'));
  folders.push(folder);
  const database = join(folder, 'test.db');
  if (!existsSync(database)) writeDatabase(database);
  const config = loadConfig({
    DATABASE_URL: `sqlite:${database}`,
    BOT_PACE: '0',
    ROOMS_PER_HOUR: '1000',
    ...spec.env,
  });
  const {
    modules = [toy],
    clientFolder = null,
    log,
    searchWorker,
    hostTimeout,
    suspendAfter,
    notifyAfter = 0,
    wallTime,
    hookConnection,
  } = spec;
  const app = await createApp({
    config,
    games: gamesOf(modules),
    clientFolder,
    hostTimeout,
    suspendAfter,
    notifyAfter,
    log: logged.log(log),
    ...(searchWorker && { searchWorker }),
    ...(wallTime && { wallTime }),
    ...(hookConnection && { hookConnection }),
  });
  running.push(app);
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    ...app,
    url,
    folder,
    get: (path) => watched('GET', path, request(url).get(path)),
    post(path, body, key) {
      const call = watched('POST', path, request(url).post(path));
      logged.note(body);
      if (key !== undefined) {
        logged.add(key);
        call.set('authorization', `Bearer ${key}`);
      }
      return body === undefined ? call : call.send(body);
    },
  };
}

/** Refusals that are missing in the table of routes. */
const undeclared: string[] = [];

function watched(method: string, path: string, call: request.Test): request.Test {
  return call.on('response', ({ body }: { body?: { code?: unknown; message?: unknown } }) => {
    logged.note(body);
    if (typeof body?.code !== 'string' || typeof body.message !== 'string') return;
    if (!isDeclared(method, path, body.code)) undeclared.push(`${method} ${path}: ${body.code}`);
  });
}

/**
 * Stops all servers, and deletes their files. Throws if a route has refused with a code that it does not declare, or if a
 * log line contains a key or the code of a room.
 * @returns the number of log lines and secrets searched
 */
export async function stopApps(): Promise<LookedAt> {
  for (const socket of sockets.splice(0)) socket.disconnect();
  for (const app of running.splice(0)) await app.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  const { looked } = logged;
  const told = logged.take();
  if (told.length > 0) throw new Error(`the log tells a secret: ${told[0]}`);
  const unknown = undeclared.splice(0);
  if (unknown.length > 0) throw new Error(`protocol/routes.ts does not declare ${unknown.join(', ')}`);
  return looked;
}

/** Opens a room of the toy game; with names, everybody gets a seat, the host first. */
export async function openRoom(
  app: TestApp,
  wish: object = {},
  names: readonly string[] = [],
): Promise<RoomCreated & { keys: string[] }> {
  const [host] = names;
  const body = { game: 'toy', players: Math.max(2, names.length), ...(host && { name: host }), ...wish };
  const created: RoomCreated = (await app.post('/api/rooms', body).expect(201)).body;
  const keys = created.seat ? [created.seat.seatKey] : [];
  for (const [index, name] of names.slice(1).entries()) {
    keys.push((await sit(app, created.room.code, String(index + 1), name)).seatKey);
  }
  return { ...created, keys };
}

export async function sit(app: TestApp, code: string, seat: string, name: string): Promise<SeatTaken> {
  return (await app.post(`/api/rooms/${code}/seats/${seat}/sit`, { name }).expect(200)).body;
}

export async function start(app: TestApp, code: string, hostKey: string): Promise<RoomView> {
  return (await app.post(`/api/rooms/${code}/start`, {}, hostKey).expect(200)).body;
}

/** Starts the next match of a room with the consent of the owners of these keys. */
export async function startNext(
  app: TestApp,
  { code, hostKey, keys }: { code: string; hostKey: string; keys: readonly string[] },
  way: 'start' | 'rematch' = 'rematch',
): Promise<RoomView> {
  let room: RoomView = (await app.post(`/api/rooms/${code}/${way}`, {}, hostKey).expect(200)).body;
  for (const key of keys) {
    const answer = `/api/rooms/${code}/offer/${room.offer?.id}/answer`;
    if (room.offer) room = (await app.post(answer, { agreed: true }, key).expect(200)).body;
  }
  return room;
}

/** Expects a refusal with a sentence. */
export async function refusedAs(call: ReturnType<TestApp['post']>, status: number, code: string): Promise<void> {
  const answer = await call;
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.body.message).toMatch(/\.$/);
}

export async function roomOf(app: TestApp, code: string): Promise<RoomView> {
  return (await app.get(`/api/rooms/${code}`).expect(200)).body;
}

/** An update of a room, with the personal part. */
type Told = RoomUpdate & { you: You };

/** A visitor with the room open. */
export interface Visit {
  socket: Socket;
  updates: Told[];
  /** Resolves with the first past or future update that fits. */
  until(fits: (update: Told) => boolean): Promise<Told>;
}

/**
 * Opens a room as a browser does. Rejects with the refusal of the connection.
 * @param listen called with the socket before it connects
 */
export async function visit(
  app: TestApp,
  auth: object,
  listen: (socket: Socket) => void = () => {},
  extraHeaders: Record<string, string> = {},
): Promise<Visit> {
  logged.note(auth);
  const once = { forceNew: true, reconnection: false, extraHeaders };
  const socket = io(`${app.url}/room`, { auth, transports: ['websocket'], ...once });
  sockets.push(socket);
  listen(socket);
  const updates: Told[] = [];
  let you: You;
  socket.on('you', (now: You) => {
    you = now;
  });
  socket.on('room', (update: RoomUpdate) => updates.push({ ...update, you }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error: Error & { data?: unknown }) => reject(error.data ?? error));
  });
  return {
    socket,
    updates,
    until: (fits) =>
      eventually(() => {
        const found = updates.at(-1);
        return found && fits(found) ? found : undefined;
      }),
  };
}

/**
 * Lets bots make five moves in another, watched match of the toy game: enough time for any wrong reaction to happen.
 */
export async function whileBotsPlay(app: TestApp): Promise<void> {
  const { room, hostKey } = await openRoom(app);
  const { code } = room;
  for (const { seat } of room.seats) await app.post(`/api/rooms/${code}/seats/${seat}/bot`, {}, hostKey).expect(200);
  await visit(app, { code, name: 'Wanda' });
  const { matchId } = await start(app, code, hostKey);
  await eventually(async () => {
    const match = await keptMatch(app.parts.store, matchId as string).load();
    return match && match.seq >= 5 ? true : undefined;
  });
}
