import type { ApiError, RoomUpdate } from '@lantern/games/protocol';
import type { Logger } from 'pino';
import type { Namespace, Server, Socket } from 'socket.io';
import * as v from 'valibot';
import { hashKey } from '../rooms/keys';
import { cleanName } from '../rooms/names';
import type { Presence, Visitor } from '../rooms/presence';
import { Refused, refused } from '../rooms/refused';
import type { Rooms } from '../rooms/rooms';
import { requireHost, requireSeat } from '../rooms/seats';
import type { RoomRecord } from '../store/store';

export interface RoomGatewayParts {
  rooms: Rooms;
  presence: Presence;
  log: Logger;
  /** The clock of the open decision of a match. */
  clock: (matchId: string | null) => RoomUpdate['clock'];
  closing: () => boolean;
}

const word = v.nullish(v.pipe(v.string(), v.maxLength(200)));
const proof = v.object({
  code: v.pipe(v.string(), v.maxLength(40)),
  name: word,
  hostKey: word,
  seat: word,
  seatKey: word,
});

interface Guest {
  room: RoomRecord;
  visitor: Visitor;
}

/**
 * The namespace `/room`: being connected counts as being here, and every change of the room is told to everybody in it.
 * Several changes of one moment are told at once.
 */
export class RoomGateway {
  readonly #parts: RoomGatewayParts;
  readonly #namespace: Namespace;
  /** Rooms with open connections, as last saved. */
  readonly #rooms = new Map<string, RoomRecord>();
  readonly #due = new Set<string>();

  constructor(io: Server, parts: RoomGatewayParts) {
    this.#parts = parts;
    this.#namespace = io.of('/room');
    this.#namespace.use((socket, next) => {
      this.#admit(socket).then(
        (guest) => {
          socket.data.guest = guest;
          next();
        },
        (error: unknown) => next(this.#connectionError(error)),
      );
    });
    this.#namespace.on('connection', (socket) => this.#connected(socket));
    parts.rooms.listen((room) => this.#noteRoom(room));
    parts.presence.listen((code) => this.announce(code));
  }

  /** Tells everybody in a room how it stands. */
  announce(code: string): void {
    if (this.#due.has(code) || !this.#rooms.has(code)) return;
    this.#due.add(code);
    setImmediate(() => {
      this.#due.delete(code);
      for (const socket of this.#socketsIn(code)) this.#tell(socket, code);
    });
  }

  /** Throws `CLOSING`, `MALFORMED`, `NO_SUCH_ROOM`, `BAD_NAME`, `NOT_HOST`, `NO_SUCH_SEAT`, `NOT_YOUR_SEAT`. */
  async #admit(socket: Socket): Promise<Guest> {
    if (this.#parts.closing()) throw refused('CLOSING');
    const parsed = v.safeParse(proof, socket.handshake.auth);
    if (!parsed.success) throw refused('MALFORMED');
    const { code, name, hostKey, seat, seatKey } = parsed.output;
    const room = await this.#parts.rooms.load(code);
    const clean = name ? cleanName(name) : '';
    if (clean === undefined) throw refused('BAD_NAME');
    if (hostKey) requireHost(room, hostKey);
    if (seat != null || seatKey) requireSeat(room, seat ?? '', seatKey);
    const visitor: Visitor = {
      name: clean,
      hostHash: hostKey ? hashKey(hostKey) : null,
      seat: seat ?? null,
      seatHash: seatKey ? hashKey(seatKey) : null,
    };
    return { room, visitor };
  }

  #connected(socket: Socket): void {
    const { room, visitor } = socket.data.guest as Guest;
    socket.join(room.code);
    const leave = this.#parts.presence.enter(room.code, visitor);
    this.#noteRoom(room);
    this.announce(room.code);
    socket.on('disconnect', () => {
      leave();
      if (this.#socketsIn(room.code).length === 0) this.#rooms.delete(room.code);
    });
    // The room may have changed between the look at it and the entry.
    this.#parts.rooms.load(room.code).then(
      (now) => this.#noteRoom(now),
      (error: unknown) => this.#parts.log.error({ err: error }, 'a room could not be read'),
    );
  }

  #noteRoom(room: RoomRecord): void {
    const known = this.#rooms.get(room.code);
    if (known && known.version >= room.version) return;
    if (!known && this.#parts.presence.empty(room.code)) return;
    this.#rooms.set(room.code, room);
    this.announce(room.code);
  }

  #tell(socket: Socket, code: string): void {
    const room = this.#rooms.get(code);
    if (!room) return;
    const { rooms, presence, clock } = this.#parts;
    const { visitor } = socket.data.guest as Guest;
    const update: RoomUpdate = {
      room: rooms.view(room),
      you: { seat: presence.seatOf(room, visitor), host: presence.isHost(room, visitor) },
      clock: clock(room.matchId),
    };
    socket.emit('room', update);
  }

  #socketsIn(code: string): Socket[] {
    const ids = this.#namespace.adapter.rooms.get(code) ?? [];
    return [...ids].flatMap((id) => this.#namespace.sockets.get(id) ?? []);
  }

  #connectionError(error: unknown): Error & { data: ApiError } {
    const known = error instanceof Refused ? error : refused('INTERNAL');
    if (known !== error) this.#parts.log.error({ err: error }, 'a connection to a room failed');
    return Object.assign(new Error(known.body.message), { data: known.body });
  }
}
