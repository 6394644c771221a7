import type { Refusal } from '@lantern/games/kit/move';
import { type Audience, type Seat, seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { ApiError, MoveAck, ServerCode } from '@lantern/games/protocol';
import type { Logger } from 'pino';
import type { Namespace, Server, Socket } from 'socket.io';
import * as v from 'valibot';
import { Refused, refused } from '../rooms/refused';
import type { Change, Table, Tables } from '../table/api';
import { audienceKey, audiencesOf } from '../table/audience';
import type { GatewayLimits } from './limits';
import { anyAction, isPlainJson, syncPacket, updatePacket } from './packets';

/** A seat as boardgame.io's clients see it in `matchData`. */
export interface SeatLabel {
  id: number;
  name?: string;
  isConnected?: boolean;
}

/** What the gateway asks the rooms about seats. */
export interface Seats {
  /** Whether the credentials are those of the seat. */
  owns(matchId: string, seat: Seat, credentials: string): Promise<boolean>;
  /** The seats of a match with the names of those who sit there. */
  labels(matchId: string): Promise<SeatLabel[]>;
}

export interface MatchGatewayParts {
  tables: Tables;
  seats: Seats;
  limits: GatewayLimits;
  log: Logger;
  modules: readonly AnyModule[];
}

/** Told to whoever asked for something that is refused and did not ask for an acknowledgement: an `ApiError`. */
export const REFUSED = 'lantern:refused';

/** Messages of one client that may wait for an answer at the same time. */
const WAITING = 500;

type Ack = (answer: MoveAck) => void;

/**
 * boardgame.io's wire protocol: one namespace a game, `/<game id>`. Clients send `sync` and `update`; they get `sync`,
 * `patch`, `matchData`, and an answer to everything they ask.
 */
export class MatchGateway {
  readonly #parts: MatchGatewayParts;
  readonly #namespaces = new Map<string, Namespace>();
  /** Goes up when a seat is dropped: proofs begun before are worth nothing. */
  #drops = 0;

  constructor(io: Server, parts: MatchGatewayParts) {
    this.#parts = parts;
    for (const module of parts.modules) {
      const namespace = io.of(`/${module.id}`);
      namespace.on('connection', (socket) => this.#connected(socket, module));
      this.#namespaces.set(module.id, namespace);
    }
    parts.tables.listen({ changed: (table, audience, change) => this.#changed(table, audience, change) });
  }

  /** Tells everybody at a match who sits where. */
  async announceSeats(matchId: string): Promise<void> {
    const table = await this.#parts.tables.open(matchId);
    if (!table) return;
    const rooms = audiencesOf(table.players).map((audience) => roomOf(matchId, audience));
    const labels = await this.#parts.seats.labels(matchId);
    this.#namespaces.get(table.module.id)?.to(rooms).emit('matchData', matchId, labels);
  }

  /** Takes the seat's view from everybody who has it: the seat was given up, or somebody else sits there now. */
  dropSeat(matchId: string, seat: Seat): void {
    this.#drops++;
    const room = roomOf(matchId, seat);
    for (const namespace of this.#namespaces.values()) {
      namespace.to(room).emit(REFUSED, refused('NOT_YOUR_SEAT').body);
      namespace.in(room).socketsLeave(room);
    }
  }

  #changed(table: Table, audience: Audience, { previousVersion, version, patch, log }: Change): void {
    const namespace = this.#namespaces.get(table.module.id);
    const room = roomOf(table.id, audience);
    if (!namespace?.adapter.rooms.has(room)) return;
    namespace.to(room).emit('patch', table.id, previousVersion, version, patch, log);
  }

  #connected(socket: Socket, module: AnyModule): void {
    const address = this.#parts.limits.addressOf(socket.request);
    let tail: Promise<void> = Promise.resolve();
    let waiting = 0;
    // In the order of arrival, whatever each of them has to wait for.
    socket.onAny((event: string, ...args: unknown[]) => {
      if (++waiting > WAITING) return socket.conn.close();
      tail = tail.then(() => this.#received(socket, module, address, event, args)).finally(() => waiting--);
    });
  }

  /** Answers one message; nothing a client sends makes this reject. */
  async #received(socket: Socket, module: AnyModule, address: string, event: string, sent: unknown[]): Promise<void> {
    const ack = typeof sent.at(-1) === 'function' ? (sent.pop() as Ack) : undefined;
    const answer = (error: ApiError) => (ack ? ack({ ok: false, ...error }) : socket.emit(REFUSED, error));
    try {
      if (!socket.connected) return;
      const counted = await this.#parts.limits.countMessage(socket.conn, address);
      if (counted === 'disconnect') return socket.conn.close();
      if (counted === 'refuse') throw refused('TOO_MANY_REQUESTS');
      if (!isPlainJson(sent.map((item) => item ?? null))) throw refused('MALFORMED');
      if (event === 'sync') await this.#sync(socket, module, sent);
      else if (event === 'update') await this.#update(socket, module, sent, ack);
      else throw refused(event === 'chat' ? 'MOVES_ONLY' : 'MALFORMED');
    } catch (error) {
      if (!(error instanceof Refused)) this.#parts.log.error({ err: error, game: module.id, event }, 'message failed');
      answer(error instanceof Refused ? error.body : refused('INTERNAL').body);
    }
  }

  async #sync(socket: Socket, module: AnyModule, sent: unknown[]): Promise<void> {
    const [matchId, seat, credentials] = parsed(syncPacket, sent);
    const table = await this.#table(module, matchId);
    const labels = await this.#parts.seats.labels(matchId);
    const audience = seat ?? null;
    if (audience !== null) await this.#prove(table, audience, credentials);
    if (!socket.connected) return;
    // From here on in one go: the next change of the match comes after this snapshot, and none is missed.
    for (const room of socket.rooms) if (room !== socket.id) socket.leave(room);
    socket.join(roomOf(matchId, audience));
    sendSnapshot(socket, table, audience, labels);
  }

  async #update(socket: Socket, module: AnyModule, sent: unknown[], ack: Ack | undefined): Promise<void> {
    const kind = v.safeParse(anyAction, sent[0]);
    if (kind.success && kind.output.type !== 'MAKE_MOVE') throw refused('MOVES_ONLY');
    const [{ payload }, version, matchId, seat] = parsed(updatePacket, sent);
    const table = await this.#table(module, matchId);
    if (seat == null || (payload.playerID != null && payload.playerID !== seat)) throw refused('NOT_YOUR_SEAT');
    await this.#prove(table, seat, payload.credentials);
    const { type: move, args, requestId } = payload;
    const outcome = await table.act({ seat, move, args: args ?? [], version, ...(requestId != null && { requestId }) });
    if (outcome.ok) return ack?.({ ok: true, stateID: outcome.version });
    await this.#refuse(socket, table, seat, outcome.refusal);
  }

  /** Whoever moved on an old view may have missed something, so it gets the newest one. */
  async #refuse(socket: Socket, table: Table, seat: Seat, refusal: Refusal): Promise<never> {
    if (refusal.code === 'STALE_STATE' && socket.rooms.has(roomOf(table.id, seat))) {
      const labels = await this.#parts.seats.labels(table.id);
      if (socket.rooms.has(roomOf(table.id, seat))) sendSnapshot(socket, table, seat, labels);
    }
    throw new Refused(refusal, table.module);
  }

  /** Throws `NO_SUCH_MATCH`, `STORE_DOWN`. A match is reached through its own game only. */
  async #table(module: AnyModule, matchId: string): Promise<Table> {
    const table = await this.#asked(this.#parts.tables.open(matchId));
    if (table?.module.id !== module.id) throw refused('NO_SUCH_MATCH');
    return table;
  }

  /** Throws `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`, `STORE_DOWN`. */
  async #prove(table: Table, seat: Seat, credentials: string | null | undefined): Promise<void> {
    if (!seatsOf(table.players).includes(seat)) throw refused('NO_SUCH_SEAT');
    if (!credentials) throw refused('NOT_YOUR_SEAT');
    for (let drops = -1; drops !== this.#drops; ) {
      drops = this.#drops;
      if (!(await this.#asked(this.#parts.seats.owns(table.id, seat, credentials)))) throw refused('NOT_YOUR_SEAT');
    }
  }

  async #asked<T>(question: Promise<T>): Promise<T> {
    try {
      return await question;
    } catch (error) {
      this.#parts.log.error({ err: error }, 'store does not answer');
      throw refused('STORE_DOWN' satisfies ServerCode);
    }
  }
}

/** The socket.io room of an audience. */
function roomOf(matchId: string, audience: Audience): string {
  return `${matchId}/${audienceKey(audience)}`;
}

function sendSnapshot(socket: Socket, table: Table, audience: Audience, labels: SeatLabel[]): void {
  const { state, log } = table.snapshot(audience);
  socket.emit('sync', table.id, { state, log, filteredMetadata: labels });
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, sent, { abortEarly: true });
  if (!result.success) throw refused('MALFORMED');
  return result.output;
}
