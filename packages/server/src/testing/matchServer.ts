import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyModule } from '@lantern/games/module';
import { REFUSED } from '@lantern/protocol/apiError';
import { type Logger, pino } from 'pino';
import { io as connect, type Socket } from 'socket.io-client';
import { LocalHub } from '../cluster/bus/localBus';
import { MatchGateway, type MatchGatewayParts } from '../gateway/matchGateway';
import type { SocketLimits } from '../gateway/socketLimits';
import { createGateway } from '../gateway/socketServer';
import type { RunningMatches } from '../match/api';
import { createRunningMatches } from '../match/runningMatches';
import { openSqlite } from '../store/sqlite/sqlite';
import type { Store } from '../store/store';
import { toy } from './toy';

/** A running server of matches without rooms: each seat's credentials are `key-<seat>`. */
export interface MatchServer {
  url: string;
  store: Store;
  matches: RunningMatches;
  gateway: MatchGateway;
  /** Credentials that count, by seat. */
  keys: Map<string, string>;
  /** Opens a match. */
  deal(players?: number, options?: Record<string, unknown>, game?: string): Promise<string>;
  /** A raw client of a namespace; closed with the place. */
  client(options?: {
    namespace?: string;
    headers?: Record<string, string>;
    transport?: 'polling' | 'websocket';
  }): RawClient;
  close(): Promise<void>;
}

export interface MatchServerSpec {
  modules?: readonly AnyModule[];
  limits?: Partial<SocketLimits>;
  origins?: string[];
  log?: Logger;
  /** What the rooms answer the gateway, where it matters. */
  rooms?: Partial<Pick<MatchGatewayParts, 'standstill' | 'subscribe' | 'onRefusal'>>;
}

/** Opens a place on a free port. */
export async function openMatchServer(spec: MatchServerSpec = {}): Promise<MatchServer> {
  const { modules = [toy], log = pino({ level: 'silent' }) } = spec;
  const store = openSqlite(':memory:');
  const matches = createRunningMatches({
    store,
    bus: new LocalHub().join(),
    log,
    moduleById: (id) => modules.find((module) => module.id === id),
  });
  const server = createServer();
  const { io, limits } = createGateway(server, { origins: spec.origins ?? [], trustProxy: 0, limits: spec.limits });
  const keys = new Map(['0', '1', '2', '3'].map((seat) => [seat, `key-${seat}`]));
  const seats = {
    owns: async (_: string, seat: string, credentials: string) => keys.get(seat) === credentials,
    labels: async () => [...keys.keys()].map((seat) => ({ id: Number(seat), name: `Player ${seat}` })),
  };
  const gateway = new MatchGateway(io, {
    matches,
    seats,
    standstill: async () => undefined,
    subscribe: async () => () => {},
    limits,
    log,
    onRefusal: () => {},
    games: modules.map(({ id }) => id),
    ...spec.rooms,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wires: RawClient[] = [];
  return {
    url,
    store,
    matches,
    gateway,
    keys,
    deal: (players = 3, options = {}, game = 'toy') => matches.create({ roomCode: 'ROOM', game, players, options }),
    client({ namespace = '/toy', headers, transport = 'websocket' } = {}) {
      wires.push(
        new RawClient(connect(url + namespace, { forceNew: true, transports: [transport], extraHeaders: headers })),
      );
      return wires.at(-1) as RawClient;
    },
    async close() {
      for (const wire of wires) wire.socket.close();
      await io.close();
      await matches.close();
      await store.close();
    },
  };
}

/** A message as it came in: its event and arguments. */
export type Message = [event: string, ...args: unknown[]];

/** A client that does nothing by itself and keeps everything it hears, down to the frames. */
export class RawClient {
  readonly socket: Socket;
  readonly heard: Message[] = [];
  /** Frames as they came in; empty over polling. */
  readonly frames: string[] = [];
  closed = false;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.onAny((...message: Message) => this.heard.push(message));
    socket.on('disconnect', () => {
      this.closed = true;
    });
    socket.io.engine?.on('packet', ({ data }: { data?: unknown }) => this.frames.push(String(data)));
  }

  /** Sends an event and waits for the answer that comes by itself: a message of one of these names. */
  async ask(answers: string[], event: string, ...args: unknown[]): Promise<Message> {
    const from = this.heard.length;
    this.socket.emit(event, ...args);
    await until(() => this.heard.slice(from).some(([name]) => answers.includes(name)));
    return this.heard.slice(from).find(([name]) => answers.includes(name)) as Message;
  }

  /** The code of the refusal of what is sent. */
  async refusal(event: string, ...args: unknown[]): Promise<string> {
    const [, error] = await this.ask([REFUSED], event, ...args);
    return (error as { code: string }).code;
  }

  /** Sends a frame as it is, past everything the client would refuse to send. */
  raw(frame: string | Buffer): void {
    const engine = this.socket.io.engine as unknown as { transport: { ws: { send(data: string | Buffer): void } } };
    engine.transport.ws.send(frame);
  }

  /** Joins a match. @returns the snapshot */
  async sync(match: string, seat: string | null, key: string | null = seat && `key-${seat}`): Promise<Synced> {
    const [, , synced] = await this.ask(['sync', REFUSED], 'sync', match, seat, key, 3);
    return synced as Synced;
  }

  /** Makes a move and waits for its acknowledgement. */
  move(match: string, seat: string, version: number, type: string, args: unknown[], more = {}): Promise<Acknowledged> {
    const payload = { type, args, playerID: seat, credentials: `key-${seat}`, ...more };
    return this.socket.timeout(5_000).emitWithAck('update', { type: 'MAKE_MOVE', payload }, version, match, seat);
  }

  /** Messages of one name, without the name. */
  all(event: string): unknown[][] {
    return this.heard.filter(([name]) => name === event).map(([, ...args]) => args);
  }
}

export interface Synced {
  state: { G: Record<string, unknown>; _stateID: number };
  log: Record<string, unknown>[];
  filteredMetadata: unknown[];
}

export interface Acknowledged {
  ok: boolean;
  stateID?: number;
  code?: string;
  message?: string;
}

/** Waits until something holds; fails after five seconds. */
export async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 5_000; !holds(); ) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Waits until everything sent so far to a client has arrived: what is answered later has overtaken nothing. */
export async function settled(...wires: RawClient[]): Promise<void> {
  await Promise.all(wires.map((wire) => wire.refusal('chat')));
}
