import type { RoomUpdate, You } from '@lantern/protocol/rooms';
import type { Namespace, Socket } from 'socket.io';
import { Throttle } from '../clock/throttle';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { isHost, type Presence, seatOf } from '../rooms/presence/presence';
import type { ReadonlyVisitors } from '../rooms/presence/visitors';
import { roomView } from '../rooms/roomView';
import type { Visitor } from '../store/leases';
import type { RoomRecord } from '../store/store';

export interface RoomBroadcastParts {
  presence: Presence;
  subscriptions: Pick<RoomSubscriptions, 'room'>;
  /** The clock of the open decision of a match. */
  clock: (matchId: string | null) => RoomUpdate['clock'];
  waits: (room: RoomRecord) => RoomUpdate['waits'];
}

/** Whoever has a room open, as admitted to the namespace `/room`. */
export interface Guest {
  code: string;
  visitor: Visitor;
  /** Ends being here. */
  leave: () => void;
}

/** Changes of a room within so many milliseconds are told together. */
const TOGETHER = 100;

/** So many sockets are told in one go: a crowd must not hold up what others do on this server. */
const AT_ONCE = 200;

/**
 * Tells everybody in a room how it stands. The view is computed once a change and encoded once for many sockets; what a
 * connection is told of itself goes to that one, and only when it has changed. So a change costs as much as there are
 * people, not as their square.
 */
export class RoomBroadcast {
  readonly #namespace: Namespace;
  readonly #parts: RoomBroadcastParts;
  readonly #throttle = new Throttle(TOGETHER, (code) => this.#tellAll(code));

  constructor(namespace: Namespace, parts: RoomBroadcastParts) {
    this.#namespace = namespace;
    this.#parts = parts;
  }

  /** Tells everybody in a room. */
  announce(code: string): void {
    if (this.#namespace.adapter.rooms.has(code)) this.#throttle.ask(code);
  }

  /** Tells somebody who has just come in, who need not wait for the next change. */
  welcome(socket: Socket): void {
    const { code } = guestOf(socket);
    const room = this.#parts.subscriptions.room(code);
    if (!room) return;
    this.#tellOwn(socket, room);
    socket.emit('room', this.#update(room));
  }

  /** Those who have a room open through this server. */
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
