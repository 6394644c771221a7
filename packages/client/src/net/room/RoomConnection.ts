import type { ApiError } from '@lantern/protocol/apiError';
import type { Marks } from '@lantern/protocol/marks';
import type { Mark } from '@lantern/protocol/packets';
import type { SeatLoss } from '@lantern/protocol/roomSeats';
import type { RoomUpdate, RoomView, You } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { Socket } from 'socket.io-client';
import { Observable } from '../../state/observable';
import type { RoomKeys } from '../../state/roomKeys';
import { listenToAnswers } from '../api/answeredRooms';
import { isApiError, passes, RETRY_DELAY_MS, unreadable } from '../api/failure';
import { reconnectOnResume } from '../reconnectOnResume';
import { socketTo } from '../socketTo';
import { ChatConnection } from './ChatConnection';

/** The clock of the open decision, in milliseconds of `performance.now()`. */
export interface RunningClock {
  decisionId: number;
  endsAt: number;
  length: number;
}

/** The absent people whom the match waits for, with deadlines in milliseconds of `performance.now()`. */
export interface RunningWaits {
  /** The time at which a stand-in takes over, by seat. */
  seats: Readonly<Record<Seat, number>>;
  /** The time at which the role of the host passes to a seated player. */
  host: { heir: Seat; endsAt: number } | null;
}

export interface RoomSnapshot {
  /** `joining` until the first answer; `lost` while the connection is lost; `refused` if it will not be retried. */
  status: 'joining' | 'here' | 'lost' | 'refused';
  update: RoomUpdate | null;
  /** The server's answer to the shown keys; null until it arrives. */
  you: You | null;
  /** The marks of the person on the shown seat; `null` until the server has answered its key. */
  marks: Marks | null;
  clock: RunningClock | null;
  waits: RunningWaits;
  refusal: ApiError | null;
  /**
   * The seat that the shown key belongs to, which may be a former one; null until the server answers, or if the key is
   * invalid.
   */
  proved: { seat: Seat; seatKey: string } | null;
  /**
   * A key that is no longer valid: this browser has lost its seat, with the reason if the server knows it, or the room
   * has another host.
   */
  disproved: { of: 'seat'; key: string; lost?: SeatLoss | undefined } | { of: 'host'; key: string } | null;
  /** Why the server did not accept the shown name: the person is here without one. `null` if it did. */
  refusedName: ApiError | null;
}

/** The keys and names shown to the server, sent on every connection. */
interface Credentials extends RoomKeys {
  code: string;
  name?: string;
  /** The id of this browser in the room, independent of the name. */
  browser?: string;
  /** Whether the person uses a screen reader. */
  listens?: boolean;
}

/** The connection to a room: its seats, spectators, settings and clock. */
export class RoomConnection extends Observable<RoomSnapshot> {
  readonly chat: ChatConnection;
  readonly #socket: Socket;
  #credentials: Credentials;
  /** The credentials that the current connection was opened with. */
  #shown: Credentials;
  /** A request to join is pending. */
  #asking = false;
  /** The server's last answer about this connection; a `room` message follows. */
  #you: You | null = null;
  #wanted = false;
  /** The newest version of the room received, over the socket or in an answer. */
  #newest = 0;
  /** The version in the last message of this connection, which decreases only if the server's store has lost changes. */
  #last = 0;
  #stopListening = () => {};

  /** @param url of the server; the page's own by default */
  constructor(credentials: Credentials, url = '') {
    super({
      ...{ status: 'joining', update: null, you: null, clock: null, refusal: null, proved: null, disproved: null },
      ...{ refusedName: null, marks: null, waits: { seats: {}, host: null } },
    });
    this.#credentials = credentials;
    this.#shown = credentials;
    this.#socket = socketTo(url, 'room', credentials.code, (send) => {
      const { seat: _, ...shown } = this.#credentials;
      this.#shown = this.#credentials;
      this.#asking = true;
      this.#you = null;
      this.set({ marks: null });
      send({ ...shown, contributes: true });
    });
    this.chat = new ChatConnection(this.#socket);
    this.#socket.on('connect', () => {
      this.#last = 0;
      this.#asking = false;
      if (this.#shown !== this.#credentials) this.#reconnect();
    });
    this.#socket.on('you', (you: You) => {
      this.#you = you;
    });
    this.#socket.on('marks', (marks: Marks) => this.set({ marks }));
    this.#socket.on('room', (update: RoomUpdate) => {
      let heard: Partial<RoomSnapshot>;
      try {
        heard = this.#heard(update);
      } catch {
        heard = { status: 'refused', refusal: unreadable() };
      }
      this.set(heard);
    });
    this.#socket.on('disconnect', (reason) => {
      if (reason === 'io client disconnect') return;
      this.set({ status: 'lost' });
      // socket.io does not reconnect after the server has closed the namespace.
      if (reason === 'io server disconnect') this.#socket.connect();
    });
    this.#socket.on('connect_error', (error: Error & { data?: unknown }) => {
      this.#asking = false;
      // A refusal of outdated keys does not count. A connection that failed is retried by socket.io.
      if (isApiError(error.data) && this.#shown !== this.#credentials) this.#reconnect();
      else this.#refused(error.data);
    });
  }

  open(): void {
    this.#wanted = true;
    const ends = [
      reconnectOnResume(this.#socket),
      listenToAnswers(this.#credentials.code, (room) => this.#answered(room)),
    ];
    this.#stopListening = () => {
      for (const end of ends) end();
    };
    this.#socket.connect();
  }

  close(): void {
    this.#wanted = false;
    this.#stopListening();
    this.#socket.disconnect();
  }

  /** Reports whether somebody looks at the page. */
  attend(attends: boolean): void {
    this.#socket.emit('attend', attends);
  }

  /** Marks a message as read or a view as seen. */
  mark(mark: Mark): void {
    if (this.#socket.connected) this.#socket.emit('mark', mark);
  }

  /** Tries once more after a refusal. */
  retry(): void {
    this.set({ status: 'joining', refusal: null });
    this.#reconnect();
  }

  /**
   * Shows other keys or another name to the server: after taking, leaving or losing a seat. Whether the person uses a
   * screen reader stays as it is if absent.
   */
  prove(credentials: Omit<Credentials, 'code' | 'browser'>): void {
    const before = this.#credentials;
    const { code, browser, listens = false } = before;
    const sameListening = (credentials.listens ?? listens) === listens;
    const same = sameListening && before.name === credentials.name && before.hostKey === credentials.hostKey;
    if (same && before.seatKey === credentials.seatKey && before.formerKey === credentials.formerKey) return;
    this.#credentials = {
      ...(listens && { listens }),
      ...credentials,
      code,
      ...(browser !== undefined && { browser }),
    };
    this.set({ disproved: null, refusedName: null });
    // The server already knows that a seat was lost or given back, since the key is the same.
    const told = this.#socket.connected && this.#shown === before;
    if (told && same && keyOf(before) === keyOf(credentials)) this.#shown = this.#credentials;
    else this.#reconnect();
  }

  /** A connection holds one socket per room, so a second request must wait until the server has answered the first. */
  #reconnect(): void {
    if (this.#wanted && !this.#asking) this.#socket.disconnect().connect();
  }

  /**
   * Takes over the view in the answer to a request, which may arrive before the socket's message about the change or
   * after a later one.
   */
  #answered(room: RoomView): void {
    if (room.version <= this.#newest) return;
    this.#newest = room.version;
    const { update, you, proved } = this.get();
    if (!update || !you) return;
    const seat = seatAfter(update.room, room, you.seat);
    this.set({
      update: { ...update, room },
      you: { ...you, seat },
      proved: proved && seat !== null ? { ...proved, seat } : null,
    });
  }

  /**
   * Returns the changes in a message; none if it is older than an answer received from another server. Throws if the
   * message comes from an incompatible version of the server.
   */
  #heard(update: RoomUpdate): Partial<RoomSnapshot> {
    const { room, clock, waits } = update;
    const you = this.#you;
    if (!Array.isArray(room.seats) || typeof room.version !== 'number' || you === null) throw new TypeError();
    const wentBack = room.version < this.#last;
    this.#last = room.version;
    if (room.version < this.#newest && !wentBack) return {};
    this.#newest = room.version;
    const now = performance.now();
    const seatKey = keyOf(this.#shown);
    return {
      status: 'here',
      update,
      you,
      refusal: null,
      proved: seatKey !== undefined && you.seat !== null ? { seat: you.seat, seatKey } : null,
      disproved: this.#disproved(you),
      clock: clock && {
        decisionId: clock.decisionId,
        endsAt: now + clock.remaining,
        length: clock.seconds * 1000,
      },
      waits: {
        seats: Object.fromEntries(Object.entries(waits.seats).map(([seat, remaining]) => [seat, now + remaining])),
        host: waits.host && { heir: waits.host.heir, endsAt: now + waits.host.remaining },
      },
    };
  }

  #disproved(you: You): RoomSnapshot['disproved'] {
    const { hostKey, seatKey } = this.#shown;
    if (seatKey !== undefined && seatKey === this.#credentials.seatKey && you.seat === null) {
      return { of: 'seat', key: seatKey, lost: you.lost };
    }
    const another = hostKey !== undefined && hostKey === this.#credentials.hostKey && !you.host;
    return another ? { of: 'host', key: hostKey } : null;
  }

  #refused(data: unknown): void {
    if (!isApiError(data)) {
      // socket.io gives up when the server does not know the namespace, so the versions do not match.
      if (!this.#socket.active) this.set({ status: 'refused', refusal: unreadable() });
      else this.set({ status: this.get().update ? 'lost' : 'joining', refusal: null });
      return;
    }
    const { seatKey, hostKey, name } = this.#credentials;
    if (seatKey !== undefined && (data.code === 'NOT_YOUR_SEAT' || data.code === 'NO_SUCH_SEAT')) {
      this.set({ proved: null, disproved: { of: 'seat', key: seatKey } });
      return;
    }
    if (hostKey !== undefined && data.code === 'NOT_HOST') {
      this.set({ disproved: { of: 'host', key: hostKey } });
      return;
    }
    if (name && (data.code === 'BAD_NAME' || data.code === 'FORBIDDEN_WORD')) {
      this.#credentials = { ...this.#credentials, name: '' };
      this.set({ refusedName: data });
      this.#reconnect();
      return;
    }
    if (!passes(data)) {
      this.set({ status: 'refused', refusal: data });
      return;
    }
    this.set({ status: 'lost' });
    // A refused connection is final for socket.io; these refusals are temporary.
    setTimeout(() => this.get().status === 'lost' && this.#reconnect(), RETRY_DELAY_MS);
  }
}

/** Returns the seat of the same person in a later view, in which the seats may have changed places. */
function seatAfter(before: RoomView, now: RoomView, seat: Seat | null): Seat | null {
  const person = before.seats.find((seatView) => seatView.seat === seat)?.person ?? null;
  return person === null ? seat : (now.seats.find((seat) => seat.person === person)?.seat ?? null);
}

/** Returns the key of the shown seat, which may be a former one. */
function keyOf({ seatKey, formerKey }: RoomKeys): string | undefined {
  return seatKey ?? formerKey;
}
