import type { ApiError } from '@lantern/protocol/apiError';
import { attention, mark, roomAuth } from '@lantern/protocol/packets';
import type { Logger } from 'pino';
import type { Namespace, Server, Socket } from 'socket.io';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { levelOf, refused } from '../refusals';
import type { CodeGuesses } from '../rooms/access/codeGuesses';
import { browserHashIn, hashKey } from '../rooms/access/keys';
import type { ShownKeys } from '../rooms/access/shownKeys';
import type { Chat } from '../rooms/chat/chat';
import type { SeatMarks } from '../rooms/marks/seatMarks';
import { isAwayHost, seatOf } from '../rooms/presence/presence';
import { cleanName } from '../rooms/seats/names';
import { lossOf } from '../rooms/seats/people';
import { requireHost, seatOfKey } from '../rooms/seats/seats';
import type { RoomRecord } from '../store/records';
import type { Visitor } from '../store/shared';
import { wellFormed } from '../wellFormed';
import type { ForbiddenWords } from '../words/forbiddenWords';
import { errorReply, replyTo } from './acknowledgements';
import { ChatGateway } from './chatGateway';
import { type Guest, guestOf, RoomBroadcast, type RoomBroadcastParts } from './roomBroadcast';
import type { GatewayLimits } from './socketLimits';

export interface RoomGatewayParts extends RoomBroadcastParts {
  codes: CodeGuesses;
  shownKeys: ShownKeys;
  subscriptions: RoomSubscriptions;
  chat: Chat;
  marks: SeatMarks;
  limits: GatewayLimits;
  words: ForbiddenWords;
  log: Logger;
  onRefusal: (code: string) => void;
  closing: () => boolean;
}

/** The namespace `/room`: connected clients count as present and receive every change of the room. */
export class RoomGateway {
  readonly #parts: RoomGatewayParts;
  readonly #namespace: Namespace;
  readonly #broadcast: RoomBroadcast;
  readonly #chat: ChatGateway;

  constructor(io: Server, parts: RoomGatewayParts) {
    this.#parts = parts;
    this.#namespace = io.of('/room');
    this.#namespace.use((socket, next) => {
      this.#admit(socket).then(
        (guest) => {
          socket.data.guest = guest;
          next();
        },
        (error: unknown) => {
          parts.limits.release(socket);
          next(this.#connectionError(error));
        },
      );
    });
    this.#namespace.on('connection', (socket) => this.#connected(socket));
    this.#broadcast = new RoomBroadcast(this.#namespace, parts);
    this.#chat = new ChatGateway(this.#namespace, this.#broadcast, parts);
    parts.subscriptions.listen({
      changed: (room) => this.announce(room.code),
      deleted: (room) => this.#sendAway(room.code),
    });
    parts.presence.listen((code) => this.announce(code));
  }

  /** Schedules a broadcast of a room. */
  announce(code: string): void {
    this.#broadcast.announce(code);
  }

  /**
   * Throws `CLOSING`, `MALFORMED`, `NO_SUCH_ROOM`, `TOO_MANY_REQUESTS`, `BAD_NAME`, `FORBIDDEN_WORD`, `NOT_HOST`,
   * `NOT_YOUR_SEAT`, `ROOM_CROWDED`.
   */
  async #admit(socket: Socket): Promise<Guest> {
    if (this.#parts.closing()) throw refused('CLOSING');
    const auth = wellFormed(roomAuth, socket.handshake.auth);
    const { code, name, hostKey, seatKey, formerKey, browser, contributes, listens } = auth;
    const address = this.#parts.limits.addressOf(socket.request);
    const room = await this.#parts.codes.find(address, code, [hostKey, seatKey]);
    const clean = name ? cleanName(name) : '';
    if (clean === undefined) throw refused('BAD_NAME');
    // A person who took a seat before the word was forbidden may still connect.
    const forbidden = this.#parts.words.isIn(clean);
    if (forbidden && !seatKey) throw refused('FORBIDDEN_WORD');
    if (hostKey && !isAwayHost(room, hashKey(hostKey))) requireHost(room, hostKey);
    if (seatKey && seatOfKey(room, seatKey) === null && !lossOf(room, hashKey(seatKey))) throw refused('NOT_YOUR_SEAT');
    const shown = seatKey || formerKey;
    const visitor: Visitor = {
      name: forbidden ? '' : clean,
      hostHash: hostKey ? hashKey(hostKey) : null,
      seatHash: shown ? hashKey(shown) : null,
      // A browser has a different hash in every room.
      ...(browser && { browserHash: browserHashIn(room.code, browser) }),
      ...(contributes && { contributes: true as const }),
      ...(listens && { listens: true as const }),
    };
    const keys = [visitor.hostHash, visitor.seatHash].filter((hash) => hash !== null);
    const browsers = visitor.browserHash === undefined ? [] : [visitor.browserHash];
    await this.#parts.shownKeys.note(socket.conn, room, { keys, browsers });
    return { code: room.code, version: room.version, visitor, leave: this.#enter(socket, room, visitor) };
  }

  /**
   * Counts a connection as present from its admission on, so that simultaneous ones cannot exceed the limit. Throws
   * `ROOM_CROWDED`.
   * @returns a function that ends its presence; so does closing the connection
   */
  #enter({ conn }: Socket, room: RoomRecord, visitor: Visitor): () => void {
    const { presence, limits } = this.#parts;
    const visitors = presence.visitors(room.code);
    const ofSeat = seatOf(room, visitor) === null ? null : visitors.atSeat({ keyHash: visitor.seatHash });
    const ofKey = visitor.hostHash === null ? ofSeat : visitors.hosts(room).length;
    if (!limits.hasRoom(visitors.size, ofKey)) throw refused('ROOM_CROWDED');
    if (conn.readyState === 'closed') return () => {};
    const leave = presence.enter(room.code, visitor);
    conn.once('close', leave);
    return () => {
      conn.off('close', leave);
      leave();
    };
  }

  #connected(socket: Socket): void {
    const { code, version, leave } = guestOf(socket);
    const { subscriptions, log } = this.#parts;
    const address = this.#parts.limits.addressOf(socket.request);
    socket.join(code);
    // Receives every change from here on. The room may have changed since the keys were checked.
    const subscribed = subscriptions.subscribe(code, version);
    socket.onAny((...sent) => this.#hear(socket, address, subscribed, sent));
    socket.on('disconnect', () => {
      leave();
      subscribed.then((end) => end()).catch(() => {});
    });
    subscribed
      .then(async () => {
        await this.#tellMarks(socket);
        this.#broadcast.welcome(socket);
        return this.#chat.join(socket);
      })
      .catch((error: unknown) => {
        log[levelOf(error)]({ err: error }, 'a room could not be read');
        // The client reconnects by itself.
        socket.conn.close();
      });
  }

  /** Handles a message: a chat message, a mark, or a report of whether somebody looks at the page. */
  async #hear(socket: Socket, address: string, subscribed: Promise<unknown>, sent: unknown[]): Promise<void> {
    const counted = await this.#parts.limits.countMessage(socket.conn, address);
    if (counted === 'disconnect') return socket.conn.close();
    const { ack, refuse } = replyTo(socket, sent);
    try {
      if (counted === 'refuse') throw refused('TOO_MANY_REQUESTS');
      const [event, ...said] = sent;
      if (event === 'attend') {
        const { code, visitor } = guestOf(socket);
        this.#parts.presence.attend(code, visitor, wellFormed(attention, said[0]));
        return ack?.({ ok: true });
      }
      if (event === 'mark') {
        await subscribed;
        await this.#mark(socket, said[0]);
        return ack?.({ ok: true });
      }
      if (event !== 'say') throw refused('MALFORMED');
      if (this.#parts.closing()) throw refused('CLOSING');
      await subscribed;
      const answer = await this.#chat.say(socket, address, said);
      ack?.(answer);
    } catch (error) {
      refuse(errorReply(error, this.#parts, { event: 'say' }));
    }
  }

  /**
   * Stores a mark of the person on the seat, and sends the marks to their other connections. Throws `MALFORMED`,
   * `NOT_YOUR_SEAT`.
   */
  async #mark(socket: Socket, said: unknown): Promise<void> {
    const { read = 0, seen = null } = wellFormed(mark, said);
    const own = this.#ownOf(socket);
    if (!own) throw refused('NOT_YOUR_SEAT');
    const { roomCode, matchId, person, seatHash } = own;
    this.#parts.marks.note({ roomCode, person, read, seen: seen?.matchId === matchId ? seen : null });
    const others = this.#broadcast.sockets(roomCode).filter((one) => one !== socket && keyOf(one) === seatHash);
    if (others.length === 0) return;
    const marks = await this.#parts.marks.of(roomCode, person);
    for (const other of others) other.emit('marks', marks);
  }

  async #tellMarks(socket: Socket): Promise<void> {
    const own = this.#ownOf(socket);
    if (own) socket.emit('marks', await this.#parts.marks.of(own.roomCode, own.person));
  }

  /** The person on the seat of a connection; undefined for watchers. */
  #ownOf(socket: Socket) {
    const { code, visitor } = guestOf(socket);
    const room = this.#parts.subscriptions.room(code);
    const seat = room && seatOf(room, visitor);
    const person = room?.seats.find((record) => record.seat === seat)?.person ?? null;
    if (!room || person === null) return undefined;
    return { roomCode: room.code, matchId: room.matchId, person, seatHash: visitor.seatHash };
  }

  /** Disconnects everybody from a deleted room: clients reconnect and receive `NO_SUCH_ROOM`. */
  #sendAway(code: string): void {
    for (const socket of this.#broadcast.sockets(code)) socket.conn.close();
  }

  #connectionError(error: unknown): Error & { data: ApiError } {
    const data = errorReply(error, this.#parts, { event: 'connection' });
    return Object.assign(new Error(data.message), { data });
  }
}

/** The hash of the key that a connection has shown for a seat. */
const keyOf = (socket: Socket): string | null => guestOf(socket).visitor.seatHash;
