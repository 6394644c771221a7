import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyModule } from '@lantern/games/module';
import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomUpdate, RoomView, You } from '@lantern/protocol/rooms';
import type { Logger } from 'pino';
import { io, type Socket } from 'socket.io-client';
import request from 'supertest';
import { type App, createApp } from '../app';
import { loadConfig } from '../config';
import { gamesOf } from '../games';
import { isDeclared } from './declaredRefusals';
import { eventually } from './eventually';
import { toy } from './toy';

/** A server for a test: the real one, on a port of its own, with a database in a temporary folder. */
export interface TestApp extends App {
  url: string;
  folder: string;
  post(path: string, body?: object, key?: string): request.Test;
  get(path: string): request.Test;
}

export interface TestAppSpec {
  modules?: readonly AnyModule[];
  env?: Record<string, string>;
  /** Folder of an earlier server, to start again on its database. */
  folder?: string;
  clientFolder?: string;
  log?: Logger;
  /** The file that threads run which look ahead for bots. */
  searchWorker?: string;
  /** How long a host is waited for, in milliseconds. */
  hostTimeout?: number;
  /** How long the room of a lesson is kept that everybody has left, in milliseconds. */
  tutorialTimeout?: number;
  /** How long a match goes on in whose room nobody is any more, in milliseconds. */
  suspendAfter?: number;
  /** How long somebody is waited for before they are called, in milliseconds. */
  notifyAfter?: number;
}

const running: App[] = [];
const folders: string[] = [];
const sockets: Socket[] = [];

/** Starts a server. `stopApps` ends it. */
export async function startApp(spec: TestAppSpec = {}): Promise<TestApp> {
  const folder = spec.folder ?? mkdtempSync(join(tmpdir(), 'lantern-'));
  folders.push(folder);
  const config = loadConfig({
    DATABASE_URL: `sqlite:${join(folder, 'test.db')}`,
    LOG_LEVEL: 'silent',
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
    tutorialTimeout,
    suspendAfter,
    notifyAfter = 0,
  } = spec;
  const app = await createApp({
    ...{ config, games: gamesOf(modules), clientFolder, hostTimeout, tutorialTimeout, suspendAfter, notifyAfter },
    ...(log && { log }),
    ...(searchWorker && { searchWorker }),
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
      if (key !== undefined) call.set('authorization', `Bearer ${key}`);
      return body === undefined ? call : call.send(body);
    },
  };
}

/** Refusals that the table of routes does not know of. */
const undeclared: string[] = [];

function watched(method: string, path: string, call: request.Test): request.Test {
  return call.on('response', ({ body }: { body?: { code?: unknown; message?: unknown } }) => {
    if (typeof body?.code !== 'string' || typeof body.message !== 'string') return;
    if (!isDeclared(method, path, body.code)) undeclared.push(`${method} ${path}: ${body.code}`);
  });
}

/** Ends everything that was started, and removes what it has kept. Throws if a route has refused with a code that is not its own. */
export async function stopApps(): Promise<void> {
  for (const socket of sockets.splice(0)) socket.disconnect();
  for (const app of running.splice(0)) await app.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  const unknown = undeclared.splice(0);
  if (unknown.length > 0) throw new Error(`protocol/routes.ts does not declare ${unknown.join(', ')}`);
}

/** Opens a room of the toy; with names, everybody sits, the opener first. */
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

export async function roomOf(app: TestApp, code: string): Promise<RoomView> {
  return (await app.get(`/api/rooms/${code}`).expect(200)).body;
}

/** How a room stands, with what somebody has been told of themselves. */
type Told = RoomUpdate & { you: You };

/** Somebody with the room open. */
export interface Visit {
  socket: Socket;
  updates: Told[];
  /** The first update, past or coming, that fits. */
  until(fits: (update: Told) => boolean): Promise<Told>;
}

/**
 * Opens a room as a browser does. Rejects with the refusal of the connection.
 * @param listen told of the connection before it is opened
 */
export async function visit(
  app: TestApp,
  auth: object,
  listen: (socket: Socket) => void = () => {},
  extraHeaders: Record<string, string> = {},
): Promise<Visit> {
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

/** Lets bots make five moves in another match of the toy, which somebody watches: time for anybody to do what they must not. */
export async function whileBotsPlay(app: TestApp): Promise<void> {
  const { room, hostKey } = await openRoom(app);
  const { code } = room;
  for (const { seat } of room.seats) await app.post(`/api/rooms/${code}/seats/${seat}/bot`, {}, hostKey).expect(200);
  await visit(app, { code, name: 'Wanda' });
  const { matchId } = await start(app, code, hostKey);
  await eventually(async () => {
    const match = await app.parts.store.loadMatch(matchId as string);
    return match && match.seq >= 5 ? true : undefined;
  });
}
