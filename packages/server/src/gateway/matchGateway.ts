import { seatsOf } from '@lantern/games/kit/seat';
import { REFUSED } from '@lantern/protocol/apiError';
import { anyAction, shownPacket, syncPacket, updatePacket } from '@lantern/protocol/packets';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Logger } from 'pino';
import type { Namespace, Server, Socket } from 'socket.io';
import * as v from 'valibot';
import type { Change } from '../match/api';
import { audienceKey, audiencesOf } from '../match/audience';
import type { Matches } from '../match/matches';
import type { RunningMatch } from '../match/runningMatch';
import type { Viewers } from '../players/viewers';
import { asRefused, levelOf, Refused, refused } from '../refusals';
import { hashKey } from '../rooms/access/keys';
import { keyOf, type MatchKey } from '../store/matchKey';
import { wellFormed } from '../wellFormed';
import { type Ack, errorReply, replyTo } from './acknowledgements';
import { readsLog } from './matchHandshake';
import { isPlainJson } from './plainJson';
import type { GatewayLimits } from './socketLimits';

/** A seat as boardgame.io's clients see it in `matchData`. */
export interface SeatLabel {
  id: number;
  name?: string;
  isConnected?: boolean;
}

/** The queries of the gateway about seats. */
interface Seats {
  owns(match: MatchKey, seat: Seat, credentials: string): Promise<boolean>;
  /** The seats of a match with the names of their players. */
  labels(match: MatchKey): Promise<SeatLabel[]>;
}

export interface MatchGatewayParts {
  matches: Matches;
  seats: Seats;
  /** The reason why a match of a room accepts no moves now; undefined if it accepts them. */
  standstill(roomCode: string, matchId: string): Promise<'PAUSED' | 'ROOM_NOT_PLAYING' | undefined>;
  /**
   * Subscribes to the changes of a room.
   * @returns unsubscribe
   */
  subscribe(roomCode: string): Promise<() => void>;
  /** Receives the versions shown by the clients at the seats. */
  viewers: Viewers;
  limits: GatewayLimits;
  log: Logger;
  onRefusal: (code: string) => void;
  /** The ids of the games. Each game has its own namespace. */
  games: readonly string[];
}

/** Maximum number of queued messages of one client. */
const MAX_QUEUED = 500;

/**
 * boardgame.io's wire protocol: one namespace per game, `/<game id>`. Clients send `sync` and `update`, and ours
 * `shown`. They receive `sync`, `patch`, `matchData`, `update` after a move of their own without an acknowledgement,
 * and an answer to every request.
 */
export class MatchGateway {
  readonly #parts: MatchGatewayParts;
  readonly #namespaces = new Map<string, Namespace>();
  /** Incremented when a seat is dropped: invalidates authentication that began before. */
  #drops = 0;

  constructor(io: Server, parts: MatchGatewayParts) {
    this.#parts = parts;
    for (const game of parts.games) {
      const namespace = io.of(`/${game}`);
      namespace.on('connection', (socket) => this.#connected(socket, game));
      namespace.adapter.on('leave-room', (room: string, connection: string) => {
        const followed = seatOfRoom(room);
        if (followed) parts.viewers.left({ ...followed, connection });
      });
      this.#namespaces.set(game, namespace);
    }
    parts.matches.listen({
      changed: (match, audience, change) => this.#changed(match, audience, change),
      resync: (match) => this.#renewed(match),
    });
  }

  /** Broadcasts the seats of a match with their names. */
  async announceSeats(matchId: string): Promise<void> {
    for (const namespace of this.#namespaces.values()) {
      if (!namespace.adapter.rooms.has(matchId)) continue;
      const match = await this.#parts.matches.open(matchId);
      if (match) namespace.to(matchId).emit('matchData', matchId, await this.#parts.seats.labels(keyOf(match)));
    }
  }

  /** Unsubscribes all connections from a seat's view, because the seat was left or has a new key. */
  dropSeat(matchId: string, seat: Seat): void {
    this.#drops++;
    const room = roomOf(matchId, seat);
    for (const namespace of this.#namespaces.values()) {
      namespace.to(room).emit(REFUSED, refused('NOT_YOUR_SEAT').body);
      namespace.in(room).socketsLeave([room, readersOf(room)]);
    }
  }

  /** Reports to all followers of a match that it has been deleted. */
  dropMatch(matchId: string): void {
    for (const namespace of this.#namespaces.values()) {
      namespace.to(matchId).emit(REFUSED, refused('NO_SUCH_MATCH').body);
    }
  }

  #changed(match: RunningMatch, audience: Audience, { previousVersion, version, patch, log }: Change): void {
    const namespace = this.#namespaces.get(match.module.id);
    const room = roomOf(match.id, audience);
    const followers = namespace?.adapter.rooms.get(room)?.size ?? 0;
    if (!namespace || followers === 0) return;
    const readers = readersOf(room);
    const reading = namespace.adapter.rooms.get(readers)?.size ?? 0;
    const change = [match.id, previousVersion, version, patch] as const;
    if (reading > 0) namespace.to(readers).emit('patch', ...change, log);
    if (reading < followers)
      namespace
        .to(room)
        .except(reading > 0 ? readers : [])
        .emit('patch', ...change, []);
  }

  /** Sends a new snapshot to all followers of the match. */
  #renewed(match: RunningMatch): void {
    const namespace = this.#namespaces.get(match.module.id);
    if (!namespace?.adapter.rooms.has(match.id)) return;
    const begin = (labels: SeatLabel[]) => {
      for (const audience of audiencesOf(match.players)) {
        namespace.to(roomOf(match.id, audience)).emit('sync', ...snapshotOf(match, audience, { labels }));
      }
    };
    this.#parts.seats.labels(keyOf(match)).then(begin, (error: unknown) => {
      this.#parts.log[levelOf(error)]({ err: error, matchId: match.id }, 'the snapshot of a match could not be sent');
    });
  }

  #connected(socket: Socket, game: string): void {
    const address = this.#parts.limits.addressOf(socket.request);
    let tail: Promise<void> = Promise.resolve();
    let waiting = 0;
    socket.on('disconnect', () => socket.data.unfollow?.());
    // Messages are handled in order of arrival, however long each takes.
    socket.onAny((event: string, ...args: unknown[]) => {
      if (++waiting > MAX_QUEUED) return socket.conn.close();
      tail = tail.then(() => this.#received(socket, game, address, event, args)).finally(() => waiting--);
    });
  }

  /** Answers one message. Never rejects, whatever the client sends. */
  async #received(socket: Socket, game: string, address: string, event: string, sent: unknown[]): Promise<void> {
    const { ack, refuse } = replyTo(socket, sent);
    try {
      if (!socket.connected) return;
      const counted = await this.#parts.limits.countMessage(socket.conn, address);
      if (counted === 'disconnect') return socket.conn.close();
      if (counted === 'refuse') throw refused('TOO_MANY_REQUESTS');
      if (!isPlainJson(sent.map((item) => item ?? null))) throw refused('MALFORMED');
      if (event === 'sync') await this.#sync(socket, game, sent);
      else if (event === 'update') await this.#update(socket, game, sent, ack);
      else if (event === 'shown') this.#shown(socket, sent, ack);
      else throw refused(event === 'chat' ? 'MOVES_ONLY' : 'MALFORMED');
    } catch (error) {
      refuse(errorReply(error, this.#parts, { game, event }));
    }
  }

  async #sync(socket: Socket, game: string, sent: unknown[]): Promise<void> {
    const [matchId, seat, credentials] = wellFormed(syncPacket, sent);
    const audience = seat ?? null;
    const match = await this.#matchOf(game, matchId);
    // Subscribes first, so that neither a move nor a new key of the seat is missed.
    const end = await this.#asked(this.#follow(match));
    try {
      const labels = await this.#asked(this.#parts.seats.labels(keyOf(match)));
      if (audience !== null) await this.#prove(match, audience, credentials);
      if (!socket.connected) return end();
      this.#join(socket, match, audience, labels, end);
      socket.data.key = credentials;
    } catch (error) {
      end();
      throw error;
    }
  }

  async #follow(match: RunningMatch): Promise<() => void> {
    const end = await this.#parts.matches.watch(match.id, match.roomCode);
    try {
      const leave = await this.#parts.subscribe(match.roomCode);
      return () => {
        end();
        leave();
      };
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Synchronous, so that no change is lost between snapshot and subscription. Throws `ROOM_CROWDED`. */
  #join(socket: Socket, match: RunningMatch, audience: Audience, labels: SeatLabel[], end: () => void): void {
    const { rooms } = socket.nsp.adapter;
    const ofKey = audience === null ? null : (rooms.get(roomOf(match.id, audience))?.size ?? 0);
    const isIn = socket.rooms.has(match.id);
    if (!isIn && !this.#parts.limits.hasRoom(rooms.get(match.id)?.size ?? 0, ofKey)) throw refused('ROOM_CROWDED');
    for (const room of socket.rooms) if (room !== socket.id) socket.leave(room);
    // Ends the subscription to the match it followed before.
    socket.data.unfollow?.();
    socket.data.unfollow = end;
    const room = roomOf(match.id, audience);
    const reads = readsLog(socket);
    socket.join([match.id, room, ...(reads ? [readersOf(room)] : [])]);
    socket.emit('sync', ...snapshotOf(match, audience, { labels, reads }));
  }

  async #update(socket: Socket, game: string, sent: unknown[], ack: Ack | undefined): Promise<void> {
    const kind = v.safeParse(anyAction, sent[0]);
    if (kind.success && kind.output.type !== 'MAKE_MOVE') throw refused('MOVES_ONLY');
    const [{ payload }, version, matchId, seat] = wellFormed(updatePacket, sent);
    const match = await this.#matchOf(game, matchId);
    if (seat == null || (payload.playerID != null && payload.playerID !== seat)) throw refused('NOT_YOUR_SEAT');
    if (!sits(socket, match, seat, payload.credentials)) await this.#prove(match, seat, payload.credentials);
    try {
      const still = await this.#asked(this.#parts.standstill(match.roomCode, matchId));
      if (still) throw refused(still);
      const { type: move, args, requestId } = payload;
      const outcome = await match.act({
        seat,
        move,
        args: args ?? [],
        version,
        ...(requestId != null && { requestId }),
        ...(payload.credentials && { keyHash: hashKey(payload.credentials) }),
      });
      if (!outcome.ok) throw this.#refusal(outcome.refusal, socket, match, seat);
      if (ack) ack({ ok: true, stateID: outcome.version });
      else await this.#settle(socket, match, seat, version);
    } catch (error) {
      if (!ack || asRefused(error).body.code === 'STALE_STATE') await this.#resync(socket, match, seat);
      throw error;
    }
  }

  /** Records a version that a client has shown. Accepted only from clients that follow the view of the seat. */
  #shown({ id, rooms }: Socket, sent: unknown[], ack: Ack | undefined): void {
    const [matchId, version, seat] = wellFormed(shownPacket, sent);
    if (!rooms.has(roomOf(matchId, seat))) throw refused('NOT_YOUR_SEAT');
    this.#parts.viewers.told({ matchId, seat, connection: id }, version);
    ack?.({ ok: true });
  }

  /** Refuses a move. A connection whose key is invalid stops following the seat's view. */
  #refusal(refusal: Refusal, socket: Socket, match: RunningMatch, seat: Seat): Refused {
    const room = roomOf(match.id, seat);
    if (refusal.code === 'NOT_YOUR_SEAT') for (const one of [room, readersOf(room)]) socket.leave(one);
    return new Refused(refusal, match.module);
  }

  /**
   * A client that asks for no acknowledgement may have applied its move optimistically, with its own version. It gets
   * the resulting state with the log since then. This may overtake the patch, which the client then ignores. If its
   * version has not increased, only a snapshot helps.
   * @param version the client's version when it made the move
   */
  async #settle(socket: Socket, match: RunningMatch, seat: Seat, version: number): Promise<void> {
    const { version: now, state, log } = match.snapshot(seat);
    if (now <= version) return this.#resync(socket, match, seat);
    const since = log.filter(({ _stateID }) => Number(_stateID) >= version);
    if (socket.rooms.has(roomOf(match.id, seat))) socket.emit('update', match.id, state, since);
  }

  /** Sends a client the newest snapshot of the seat's view it follows. */
  async #resync(socket: Socket, match: RunningMatch, seat: Seat): Promise<void> {
    if (!socket.rooms.has(roomOf(match.id, seat))) return;
    const labels = await this.#parts.seats.labels(keyOf(match));
    if (socket.rooms.has(roomOf(match.id, seat)))
      socket.emit('sync', ...snapshotOf(match, seat, { labels, reads: readsLog(socket) }));
  }

  /** Throws `NO_SUCH_MATCH`, `STORE_DOWN`. A match is accessible only through its own game. */
  async #matchOf(game: string, matchId: string): Promise<RunningMatch> {
    const match = await this.#asked(this.#parts.matches.open(matchId));
    if (match?.module.id !== game) throw refused('NO_SUCH_MATCH');
    return match;
  }

  /** Throws `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`, `STORE_DOWN`. */
  async #prove(match: RunningMatch, seat: Seat, credentials: string | null | undefined): Promise<void> {
    if (!seatsOf(match.players).includes(seat)) throw refused('NO_SUCH_SEAT');
    if (!credentials) throw refused('NOT_YOUR_SEAT');
    for (let drops = -1; drops !== this.#drops; ) {
      drops = this.#drops;
      if (!(await this.#asked(this.#parts.seats.owns(keyOf(match), seat, credentials)))) throw refused('NOT_YOUR_SEAT');
    }
  }

  async #asked<T>(question: Promise<T>): Promise<T> {
    try {
      return await question;
    } catch (error) {
      throw error instanceof Refused ? error : Object.assign(refused('STORE_DOWN'), { cause: error });
    }
  }
}

/**
 * Whether the connection was authenticated with the same key and still follows the seat's view. `dropSeat` ends that as
 * soon as the key is invalid, so a move need not query the store.
 */
function sits(socket: Socket, match: RunningMatch, seat: Seat, credentials: string | null | undefined): boolean {
  return credentials != null && socket.data.key === credentials && socket.rooms.has(roomOf(match.id, seat));
}

function roomOf(matchId: string, audience: Audience): string {
  return `${matchId}/${audienceKey(audience)}`;
}

/** The socket.io room of those of an audience who read boardgame.io's log. */
function readersOf(room: string): string {
  return `${room}/log`;
}

/** The match and the seat of a socket.io room; `undefined` for watchers and for other rooms. */
export function seatOfRoom(room: string): { matchId: string; seat: Seat } | undefined {
  const [, matchId, seat] = /^([\w-]+)\/(\d+)$/.exec(room) ?? [];
  return matchId === undefined || seat === undefined ? undefined : { matchId, seat };
}

/** The payload of boardgame.io's `sync`. @param reads whether the client reads the log */
function snapshotOf(
  match: RunningMatch,
  audience: Audience,
  { labels, reads = true }: { labels: SeatLabel[]; reads?: boolean },
) {
  const { state, log } = match.snapshot(audience);
  return [match.id, { state, log: reads ? log : [], filteredMetadata: labels }] as const;
}
