import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyModule } from '@lantern/games/module';
import { REFUSED } from '@lantern/protocol/apiError';
import { io as connect, type Socket } from 'socket.io-client';
import { LocalHub } from '../cluster/bus/localBus';
import { MatchGateway, type MatchGatewayParts } from '../gateway/matchGateway';
import type { SocketLimits } from '../gateway/socketLimits';
import { createGateway } from '../gateway/socketServer';
import { Matches } from '../match/matches';
import { Viewers } from '../players/viewers';
import type { MatchKey } from '../store/matchKey';
import type { Store } from '../store/store';
import { LoggedSecrets, type LogListener, type LookedAt } from './loggedSecrets';
import { memoryStore } from './stores';
import { toy } from './toy';

/** A running server of matches without rooms. The credentials of each seat are `key-<seat>`. */
export interface MatchServer {
  url: string;
  store: Store;
  matches: Matches;
  gateway: MatchGateway;
  viewers: Viewers;
  /** Valid credentials, by seat. */
  keys: Map<string, string>;
  deal(players?: number, options?: Record<string, unknown>, game?: string): Promise<string>;
  /** A raw client of a namespace; closed with the server. */
  client(options?: {
    namespace?: string;
    headers?: Record<string, string>;
    auth?: object;
    transport?: 'polling' | 'websocket';
  }): RawClient;
  /**
   * Stops everything. Rejects if a log line contains the credentials of a seat.
   * @returns the number of lines and secrets searched
   */
  close(): Promise<LookedAt>;
}

export interface MatchServerSpec {
  modules?: readonly AnyModule[];
  limits?: Partial<SocketLimits>;
  origins?: string[];
  /** Receives the log of the server. */
  log?: LogListener;
  /** Answers of the rooms to the gateway, if they matter. */
  rooms?: Partial<Pick<MatchGatewayParts, 'standstill' | 'subscribe' | 'onRefusal'>>;
}

/** Opens a server on a free port. */
export async function openMatchServer(spec: MatchServerSpec = {}): Promise<MatchServer> {
  const { modules = [toy] } = spec;
  const logged = new LoggedSecrets();
  const log = logged.log(spec.log);
  const store = memoryStore();
  const matches = new Matches({
    store,
    bus: new LocalHub().join(),
    log,
    moduleById: (id) => modules.find((module) => module.id === id),
  });
  const server = createServer();
  const { io, limits } = createGateway(server, { origins: spec.origins ?? [], trustProxy: 0, limits: spec.limits });
  const keys = new Map(['0', '1', '2', '3'].map((seat) => [seat, `key-${seat}`]));
  const seats = {
    owns: async (_: MatchKey, seat: string, credentials: string) => keys.get(seat) === credentials,
    labels: async () => [...keys.keys()].map((seat) => ({ id: Number(seat), name: `Player ${seat}` })),
  };
  const viewers = new Viewers();
  const gateway = new MatchGateway(io, {
    matches,
    seats,
    standstill: async () => undefined,
    subscribe: async () => () => {},
    viewers,
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
    viewers,
    keys,
    deal: (players = 3, options = {}, game = 'toy') => matches.create({ roomCode: 'ROOM', game, players, options }),
    client({ namespace = '/toy', headers, auth = {}, transport = 'websocket' } = {}) {
      wires.push(
        new RawClient(
          connect(url + namespace, { forceNew: true, transports: [transport], extraHeaders: headers, auth }),
        ),
      );
      return wires.at(-1) as RawClient;
    },
    async close() {
      for (const wire of wires) wire.socket.close();
      await io.close();
      await matches.close();
      await store.close();
      for (const key of keys.values()) logged.add(`${key}`);
      const { looked } = logged;
      const told = logged.take();
      if (told.length > 0) throw new Error(`the log tells a key: ${told[0]}`);
      return looked;
    },
  };
}

/** A received message: its event and arguments. */
export type Message = [event: string, ...args: unknown[]];

/** A passive client that records everything it receives, including raw frames. */
export class RawClient {
  readonly socket: Socket;
  readonly heard: Message[] = [];
  /** The received frames; empty with long polling. */
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

  /** Sends an event and waits for a message with one of these names. */
  async ask(answers: string[], event: string, ...args: unknown[]): Promise<Message> {
    const from = this.heard.length;
    this.socket.emit(event, ...args);
    await until(() => this.heard.slice(from).some(([name]) => answers.includes(name)));
    return this.heard.slice(from).find(([name]) => answers.includes(name)) as Message;
  }

  async refusal(event: string, ...args: unknown[]): Promise<string> {
    const [, error] = await this.ask([REFUSED], event, ...args);
    return (error as { code: string }).code;
  }

  /** Sends a raw frame, bypassing the client's own checks. */
  raw(frame: string | Buffer): void {
    const engine = this.socket.io.engine as unknown as { transport: { ws: { send(data: string | Buffer): void } } };
    engine.transport.ws.send(frame);
  }

  /**
   * Joins a match.
   * @returns the snapshot
   */
  async sync(match: string, seat: string | null, key: string | null = seat && `key-${seat}`): Promise<Synced> {
    const [, , synced] = await this.ask(['sync', REFUSED], 'sync', match, seat, key, 3);
    return synced as Synced;
  }

  /** Makes a move and waits for its acknowledgement. */
  move(match: string, seat: string, version: number, type: string, args: unknown[], more = {}): Promise<Acknowledged> {
    const payload = { type, args, playerID: seat, credentials: `key-${seat}`, ...more };
    return this.socket.timeout(5_000).emitWithAck('update', { type: 'MAKE_MOVE', payload }, version, match, seat);
  }

  /** The messages with this name, without the name. */
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

/** Waits until a condition holds; fails after five seconds. */
export async function until(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 5_000; !holds(); ) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Waits until everything sent so far to a client has arrived. */
export async function settled(...wires: RawClient[]): Promise<void> {
  await Promise.all(wires.map((wire) => wire.refusal('chat')));
}
