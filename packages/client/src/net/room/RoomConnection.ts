import type { ApiError } from '@lantern/protocol/apiError';
import type { RoomUpdate, You } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { Socket } from 'socket.io-client';
import { Observable } from '../../state/observable';
import type { RoomKeys } from '../../state/roomKeys';
import { isApiError, PAUSE, passes, unreadable } from '../api/failure';
import { reconnectOnResume } from '../reconnectOnResume';
import { socketTo } from '../socketTo';
import { ChatConnection } from './ChatConnection';

/** The clock of the open decision by `performance.now()`, in milliseconds. */
export interface RunningClock {
  decisionId: number;
  endsAt: number;
  length: number;
}

/** Who is waited for, and until when, by `performance.now()` in milliseconds. */
export interface RunningWaits {
  /** Until a stand-in plays a seat. */
  seats: Readonly<Record<Seat, number>>;
  /** Until the role of the host passes on to somebody who sits here. */
  host: { heir: Seat; endsAt: number } | null;
}

export interface RoomSnapshot {
  /** `joining` until the first answer; `lost` while the connection is away; `refused` for good. */
  status: 'joining' | 'here' | 'lost' | 'refused';
  update: RoomUpdate | null;
  /** What the shown keys proved; nothing before the first answer. */
  you: You | null;
  clock: RunningClock | null;
  waits: RunningWaits;
  refusal: ApiError | null;
  /** The seat that the shown key opens; nothing before an answer, and where it opens none. */
  proved: { seat: Seat; seatKey: string } | null;
  /** A key that no longer counts: the host has freed this browser's seat, or the room has another host. */
  disproved: { of: 'seat' | 'host'; key: string } | null;
}

/** What proves who is here. Sent anew on every connection. */
interface Proof extends RoomKeys {
  code: string;
  name?: string;
  /** What this browser is known by in the room, whatever name it shows. */
  browser?: string;
}

/** The connection to a room: who sits, who watches, what is set, and the clock. */
export class RoomConnection extends Observable<RoomSnapshot> {
  readonly chat: ChatConnection;
  readonly #socket: Socket;
  #proof: Proof;
  /** What the running connection was opened with. */
  #shown: Proof;
  /** The server has been asked to let this page in, and has not answered. */
  #asking = false;
  /** What the server has told of this connection; a `room` follows. */
  #you: You | null = null;
  #wanted = false;
  #stopListening = () => {};

  /** @param url of the server; the page's own by default */
  constructor(proof: Proof, url = '') {
    super({
      ...{ status: 'joining', update: null, you: null, clock: null, refusal: null, proved: null, disproved: null },
      waits: { seats: {}, host: null },
    });
    this.#proof = proof;
    this.#shown = proof;
    this.#socket = socketTo(url, 'room', proof.code, (send) => {
      const { seat: _, ...shown } = this.#proof;
      this.#shown = this.#proof;
      this.#asking = true;
      this.#you = null;
      send({ ...shown, contributes: true });
    });
    this.chat = new ChatConnection(this.#socket);
    this.#socket.on('connect', () => {
      this.#asking = false;
      if (this.#shown !== this.#proof) this.#reconnect();
    });
    this.#socket.on('you', (you: You) => {
      this.#you = you;
    });
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
      // A server that closes the namespace itself is not waited for by socket.io.
      if (reason === 'io server disconnect') this.#socket.connect();
    });
    this.#socket.on('connect_error', (error: Error & { data?: unknown }) => {
      this.#asking = false;
      // What is shown no longer need not be told to be wrong; a connection that failed is tried again by itself.
      if (isApiError(error.data) && this.#shown !== this.#proof) this.#reconnect();
      else this.#refused(error.data);
    });
  }

  open(): void {
    this.#wanted = true;
    this.#stopListening = reconnectOnResume(this.#socket);
    this.#socket.connect();
  }

  close(): void {
    this.#wanted = false;
    this.#stopListening();
    this.#socket.disconnect();
  }

  /** Tries once more after a refusal. */
  retry(): void {
    this.set({ status: 'joining', refusal: null });
    this.#reconnect();
  }

  /** Shows other keys or another name to the server: after sitting down, standing up, a seat lost. */
  prove(proof: Omit<Proof, 'code' | 'browser'>): void {
    const { code, browser, name, hostKey, seatKey } = this.#proof;
    const same = name === proof.name && hostKey === proof.hostKey && seatKey === proof.seatKey;
    if (same) return;
    this.#proof = { ...proof, code, ...(browser !== undefined && { browser }) };
    this.set({ disproved: null });
    this.#reconnect();
  }

  /** A connection holds one socket of a room: while the server decides about one, it is not asked for another. */
  #reconnect(): void {
    if (this.#wanted && !this.#asking) this.#socket.disconnect().connect();
  }

  /** Throws where the server is an older one, or a newer one that says something else. */
  #heard(update: RoomUpdate): Partial<RoomSnapshot> {
    const { room, clock, waits } = update;
    const you = this.#you;
    if (!Array.isArray(room.seats) || you === null) throw new TypeError();
    const now = performance.now();
    const { seatKey } = this.#shown;
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
    if (seatKey !== undefined && seatKey === this.#proof.seatKey && you.seat === null) {
      return { of: 'seat', key: seatKey };
    }
    const another = hostKey !== undefined && hostKey === this.#proof.hostKey && !you.host;
    return another ? { of: 'host', key: hostKey } : null;
  }

  #refused(data: unknown): void {
    if (!isApiError(data)) {
      // What socket.io does not try again by itself was turned away by a server that knows no rooms like these.
      if (!this.#socket.active) this.set({ status: 'refused', refusal: unreadable() });
      else this.set({ status: this.get().update ? 'lost' : 'joining', refusal: null });
      return;
    }
    const { seatKey, hostKey, name } = this.#proof;
    if (seatKey !== undefined && (data.code === 'NOT_YOUR_SEAT' || data.code === 'NO_SUCH_SEAT')) {
      this.set({ disproved: { of: 'seat', key: seatKey } });
      return;
    }
    if (hostKey !== undefined && data.code === 'NOT_HOST') {
      this.set({ disproved: { of: 'host', key: hostKey } });
      return;
    }
    if (name && data.code === 'BAD_NAME') {
      this.#proof = { ...this.#proof, name: '' };
      this.#reconnect();
      return;
    }
    if (!passes(data)) {
      this.set({ status: 'refused', refusal: data });
      return;
    }
    this.set({ status: 'lost' });
    // A refused connection is final for socket.io; these refusals pass.
    setTimeout(() => this.get().status === 'lost' && this.#reconnect(), PAUSE);
  }
}
