import type { ApiError } from '@lantern/protocol/apiError';
import { roomAuth } from '@lantern/protocol/packets';
import type { Logger } from 'pino';
import type { Namespace, Server, Socket } from 'socket.io';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { refused } from '../refusals';
import type { CodeGuesses } from '../rooms/access/codeGuesses';
import { browserHashIn, hashKey } from '../rooms/access/keys';
import type { Chat } from '../rooms/chat/chat';
import { cleanName } from '../rooms/seats/names';
import { requireHost, seatOfKey } from '../rooms/seats/seats';
import type { RoomRecord } from '../store/records';
import type { Visitor } from '../store/shared';
import { wellFormed } from '../wellFormed';
import { errorReply, replyTo } from './acknowledgements';
import { ChatGateway } from './chatGateway';
import { type Guest, guestOf, RoomBroadcast, type RoomBroadcastParts } from './roomBroadcast';
import type { GatewayLimits } from './socketLimits';

export interface RoomGatewayParts extends RoomBroadcastParts {
  codes: CodeGuesses;
  subscriptions: RoomSubscriptions;
  chat: Chat;
  limits: GatewayLimits;
  log: Logger;
  /** Called with the code of everything that is refused. */
  onRefusal: (code: string) => void;
  closing: () => boolean;
}

/** The namespace `/room`: who is connected counts as present and gets every change of the room. */
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
   * Throws `CLOSING`, `MALFORMED`, `NO_SUCH_ROOM`, `TOO_MANY_REQUESTS`, `BAD_NAME`, `NOT_HOST`, `NOT_YOUR_SEAT`,
   * `ROOM_CROWDED`.
   */
  async #admit(socket: Socket): Promise<Guest> {
    if (this.#parts.closing()) throw refused('CLOSING');
    const auth = wellFormed(roomAuth, socket.handshake.auth);
    const { code, name, hostKey, seatKey, browser, contributes } = auth;
    const address = this.#parts.limits.addressOf(socket.request);
    const room = await this.#parts.codes.find(address, code, [hostKey, seatKey]);
    const clean = name ? cleanName(name) : '';
    if (clean === undefined) throw refused('BAD_NAME');
    if (hostKey) requireHost(room, hostKey);
    if (seatKey && seatOfKey(room, seatKey) === null) throw refused('NOT_YOUR_SEAT');
    const visitor: Visitor = {
      name: clean,
      hostHash: hostKey ? hashKey(hostKey) : null,
      seatHash: seatKey ? hashKey(seatKey) : null,
      // Other rooms know the same browser by something else.
      ...(browser && { browserHash: browserHashIn(room.code, browser) }),
      ...(contributes && { contributes: true as const }),
    };
    return { code: room.code, visitor, leave: this.#enter(socket, room, visitor) };
  }

  /**
   * Counts a connection as present from its admission, so that simultaneous ones cannot exceed the limit. Throws
   * `ROOM_CROWDED`.
   * @returns what ends its presence; losing the connection does so too
   */
  #enter({ conn }: Socket, room: RoomRecord, visitor: Visitor): () => void {
    const { presence, limits } = this.#parts;
    const visitors = presence.visitors(room.code);
    const { seatHash, hostHash } = visitor;
    const ofSeat = seatHash === null ? null : visitors.atSeat({ keyHash: seatHash });
    const ofKey = hostHash === null ? ofSeat : visitors.hosts(room).length;
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
    const { code, leave } = guestOf(socket);
    const { subscriptions, log } = this.#parts;
    const address = this.#parts.limits.addressOf(socket.request);
    socket.join(code);
    // Every change is received from here on; the room may have changed since the keys were checked.
    const subscribed = subscriptions.subscribe(code);
    socket.onAny((...sent) => this.#hear(socket, address, subscribed, sent));
    socket.on('disconnect', () => {
      leave();
      subscribed.then((end) => end()).catch(() => {});
    });
    subscribed
      .then(() => {
        this.#broadcast.welcome(socket);
        return this.#chat.join(socket);
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'a room could not be read');
        // Clients reconnect by themselves.
        socket.conn.close();
      });
  }

  /** Handles a message: chat is all there is. */
  async #hear(socket: Socket, address: string, subscribed: Promise<unknown>, sent: unknown[]): Promise<void> {
    const counted = await this.#parts.limits.countMessage(socket.conn, address);
    if (counted === 'disconnect') return socket.conn.close();
    const { ack, refuse } = replyTo(socket, sent);
    try {
      if (counted === 'refuse') throw refused('TOO_MANY_REQUESTS');
      const [event, ...said] = sent;
      if (event !== 'say') throw refused('MALFORMED');
      if (this.#parts.closing()) throw refused('CLOSING');
      await subscribed;
      const answer = await this.#chat.say(socket, address, said);
      ack?.(answer);
    } catch (error) {
      refuse(errorReply(error, this.#parts, { event: 'say' }));
    }
  }

  /** Disconnects everybody from a deleted room: clients reconnect and are told `NO_SUCH_ROOM`. */
  #sendAway(code: string): void {
    for (const socket of this.#broadcast.sockets(code)) socket.conn.close();
  }

  #connectionError(error: unknown): Error & { data: ApiError } {
    const data = errorReply(error, this.#parts, { event: 'connection' });
    return Object.assign(new Error(data.message), { data });
  }
}
