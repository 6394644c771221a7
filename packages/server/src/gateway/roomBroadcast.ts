import type { RoomUpdate, You } from '@lantern/protocol/rooms';
import type { Namespace, Socket } from 'socket.io';
import { Throttle } from '../clock/throttle';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { isHost, type Presence, seatOf } from '../rooms/presence/presence';
import type { ReadonlyVisitors } from '../rooms/presence/visitors';
import { roomView } from '../rooms/roomView';
import type { RoomRecord } from '../store/records';
import type { Visitor } from '../store/shared';

export interface RoomBroadcastParts {
  presence: Presence;
  subscriptions: Pick<RoomSubscriptions, 'room'>;
  /** The clock of the open decision of a match. */
  clock: (matchId: string | null) => RoomUpdate['clock'];
  waits: (room: RoomRecord) => RoomUpdate['waits'];
}

/** A connection that was admitted to the namespace `/room`. */
export interface Guest {
  code: string;
  visitor: Visitor;
  /** Ends its presence. */
  leave: () => void;
}

/** Changes of a room within so many milliseconds are broadcast together. */
const TOGETHER = 100;

/** Sockets served before the event loop gets a turn: a crowd must not block other matches. */
const AT_ONCE = 200;

/**
 * Broadcasts the state of a room. The view is computed once per change and encoded once for many sockets; what concerns one
 * connection (`you`) is sent to it alone, and only when it has changed. So the cost of a change is linear in the connections.
 */
export class RoomBroadcast {
  readonly #namespace: Namespace;
  readonly #parts: RoomBroadcastParts;
  readonly #throttle = new Throttle(TOGETHER, (code) => this.#tellAll(code));

  constructor(namespace: Namespace, parts: RoomBroadcastParts) {
    this.#namespace = namespace;
    this.#parts = parts;
  }

  /** Schedules a broadcast to everybody in a room. */
  announce(code: string): void {
    if (this.#namespace.adapter.rooms.has(code)) this.#throttle.ask(code);
  }

  /** Sends the state of the room to a new connection at once. */
  welcome(socket: Socket): void {
    const { code } = guestOf(socket);
    const room = this.#parts.subscriptions.room(code);
    if (!room) return;
    this.#tellOwn(socket, room);
    socket.emit('room', this.#update(room));
  }

  /** The connections to a room on this server. */
  sockets(code: string): Socket[] {
    const ids = this.#namespace.adapter.rooms.get(code) ?? [];
    return [...ids].flatMap((id) => this.#namespace.sockets.get(id) ?? []);
  }

  async #tellAll(code: string): Promise<void> {
    const room = this.#parts.subscriptions.room(code);
    if (!room) return;
    const update = this.#update(room);
    const sockets = this.sockets(code);
    for (let told = 0; told < sockets.length; told += AT_ONCE) {
      if (told > 0) await new Promise<void>((resolve) => setImmediate(resolve));
      const some = sockets.slice(told, told + AT_ONCE);
      for (const socket of some) this.#tellOwn(socket, room);
      this.#namespace.to(some.map(({ id }) => id)).emit('room', update);
    }
  }

  #update(room: RoomRecord): RoomUpdate {
    const { presence, clock, waits } = this.#parts;
    return {
      room: roomView(room, presence.visitors(room.code)),
      clock: clock(room.matchId),
      waits: waits(room),
    };
  }

  #tellOwn(socket: Socket, room: RoomRecord): void {
    const you = youOf(room, guestOf(socket).visitor, this.#parts.presence.visitors(room.code));
    const before = socket.data.you as You | undefined;
    if (before?.seat === you.seat && before.host === you.host && before.links === you.links) return;
    socket.data.you = you;
    socket.emit('you', you);
  }
}

export function guestOf(socket: Socket): Guest {
  return socket.data.guest as Guest;
}

function youOf(room: RoomRecord, visitor: Visitor, visitors: ReadonlyVisitors): You {
  const seat = seatOf(room, visitor);
  const links = seat === null ? 0 : visitors.atSeat({ keyHash: visitor.seatHash });
  return { seat, host: isHost(room, visitor), links };
}
