import type { RoomUpdate, You } from '@lantern/protocol/rooms';
import type { Namespace, Socket } from 'socket.io';
import { Throttle } from '../clock/throttle';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { isAwayHost, isHost, type Presence, seatOf } from '../rooms/presence/presence';
import type { ReadonlyVisitors } from '../rooms/presence/visitors';
import { roomView } from '../rooms/roomView';
import { lossOf } from '../rooms/seats/people';
import type { RoomRecord } from '../store/records';
import type { Visitor } from '../store/shared';

export interface RoomBroadcastParts {
  presence: Presence;
  subscriptions: Pick<RoomSubscriptions, 'room'>;
  /** The clock of the open decision of a match. */
  clock: (matchId: string | null) => RoomUpdate['clock'];
  /** The deadline of the open decision of a match over days. */
  dayClock: (matchId: string | null) => RoomUpdate['dayClock'];
  waits: (room: RoomRecord) => RoomUpdate['waits'];
}

/** A connection that was admitted to the namespace `/room`. */
export interface Guest {
  code: string;
  /** Version of the room in which its keys were checked. */
  version: number;
  visitor: Visitor;
  /** Ends its presence in the room. */
  leave: () => void;
}

/** Interval in which changes of a room are collected into one broadcast. */
const BATCH_INTERVAL_MS = 100;

/** Number of sockets per batch: between batches the event loop can serve other matches. */
const AT_ONCE = 200;

/**
 * Broadcasts the state of a room. The view is computed once per change and encoded once for many sockets. The personal
 * part (`you`) is sent separately, and only when it has changed. The cost of a change is therefore linear in the number
 * of connections.
 */
export class RoomBroadcast {
  readonly #namespace: Namespace;
  readonly #parts: RoomBroadcastParts;
  readonly #throttle = new Throttle(BATCH_INTERVAL_MS, (code) => this.#tellAll(code));

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
    const { presence, clock, dayClock, waits } = this.#parts;
    const deadline = dayClock(room.matchId);
    return {
      room: roomView(room, presence.visitors(room.code)),
      clock: clock(room.matchId),
      ...(deadline && { dayClock: deadline }),
      waits: waits(room),
    };
  }

  #tellOwn(socket: Socket, room: RoomRecord): void {
    const you = youOf(room, guestOf(socket).visitor, this.#parts.presence.visitors(room.code));
    const before = socket.data.you as You | undefined;
    if (JSON.stringify(before) === JSON.stringify(you)) return;
    socket.data.you = you;
    socket.emit('you', you);
  }
}

export function guestOf(socket: Socket): Guest {
  return socket.data.guest as Guest;
}

function youOf(room: RoomRecord, visitor: Visitor, visitors: ReadonlyVisitors): You {
  const seat = seatOf(room, visitor);
  const devices = seat === null ? 0 : visitors.devicesAtSeat({ keyHash: visitor.seatHash });
  const lost = seat === null ? lossOf(room, visitor.seatHash) : undefined;
  // A returning host gets the role back at once, so nothing is dropped in the meantime.
  const back = isAwayHost(room, visitor.hostHash) || isAwayHost(room, visitor.seatHash);
  return { seat, ...(lost && { lost }), host: back || isHost(room, visitor), devices };
}
