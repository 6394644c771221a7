import { isDeepStrictEqual } from 'node:util';
import { applyPatch } from '@lantern/games/engine/patch';
import { randomPlayer } from '@lantern/games/engine/randomPlay';
import type { Random } from '@lantern/games/kit/random';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { MoveAck } from '@lantern/protocol/packets';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { Seat } from '@lantern/protocol/seat';
import { io, type Socket } from 'socket.io-client';
import type { Ledger, SentMove } from './ledger';

/** A seat and its key. */
export interface Place {
  server: string;
  roomCode: string;
  matchId: string;
  players: number;
  seat: Seat;
  seatKey: string;
  /** The address of the person, different for each. */
  address: string;
  /** Maximum thinking time, in milliseconds. */
  thinking: number;
}

interface WireState {
  G: CommonView;
  _stateID: number;
}

/** Temporary refusals, after which the move is sent again. */
const PASSING = new Set(['TOO_MANY_REQUESTS', 'STORE_DOWN', 'CLOSING', 'INTERNAL']);

/** Delay before a move is sent again after a temporary refusal. */
const RETRY_DELAY_MS = 300;

let requests = 0;

/**
 * A player who makes random moves over a socket, based on the view of their seat, and reconnects after every crash. A
 * move without an answer is sent again under the same request id.
 */
export class SimulatedPlayer {
  readonly place: Place;
  readonly #module: AnyModule;
  readonly #random: Random;
  readonly #ledger: Ledger;
  readonly #socket: Socket;
  #state: WireState | null = null;
  #open: SentMove | null = null;
  #last: SentMove | null = null;
  /** A refusal that only a newer view can explain. */
  #unexplained: { sent: SentMove; code: string } | null = null;
  #thinking = false;
  #resting = false;
  #left = false;

  constructor(place: Place, module: AnyModule, random: Random, ledger: Ledger) {
    this.place = place;
    this.#module = module;
    this.#random = random;
    this.#ledger = ledger;
    this.#socket = io(`${place.server}/${module.id}`, {
      query: { room: place.roomCode },
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 250,
      extraHeaders: { 'x-forwarded-for': place.address },
    });
    this.#socket.on('connect', () => this.#sync());
    this.#socket.on('sync', (_match: string, { state }: { state: WireState }) => this.#synced(state));
    this.#socket.on('patch', (_match: string, from: number, to: number, patch: PatchOperation[]) =>
      this.#patched(from, to, patch),
    );
  }

  get over(): boolean {
    return this.#state !== null && this.#state.G.result !== null;
  }

  /** Whether all moves of this person were answered. */
  get settled(): boolean {
    return this.#open === null;
  }

  /** The version of the last received view; -1 before the first. */
  get version(): number {
    return this.#state?._stateID ?? -1;
  }

  /** Makes no further move; a pending one still needs its answer. */
  rest(): void {
    this.#resting = true;
  }

  /** Loses the connection, like a phone that changes its network. */
  stumble(): void {
    this.#socket.io.engine?.close();
  }

  leave(): void {
    if (this.#unexplained && this.#unexplained.sent.version === this.version) {
      const { sent, code } = this.#unexplained;
      this.#ledger.fault(`${this.#who()}: ${sent.move} is refused: ${code}`);
    }
    this.#left = true;
    this.#socket.disconnect();
  }

  #sync(): void {
    const { matchId, seat, seatKey, players } = this.place;
    this.#socket.emit('sync', matchId, seat, seatKey, players, ({ code }: { code: string }) => {
      if (PASSING.has(code)) setTimeout(() => this.#socket.connected && this.#sync(), RETRY_DELAY_MS);
      else this.#ledger.fault(`${this.#who()} cannot reconnect: ${code}`);
    });
  }

  #synced(state: WireState): void {
    const before = this.#state;
    if (before && state._stateID < before._stateID)
      this.#ledger.fault(`${this.#who()} was at version ${before._stateID} and received version ${state._stateID}`);
    if (before && state._stateID === before._stateID) {
      if (isDeepStrictEqual(before.G, state.G)) this.#ledger.reopened += 1;
      else this.#ledger.fault(`${this.#who()} has another view of version ${state._stateID} than before`);
    }
    this.#state = state;
    if (this.#open) this.#send(this.#open);
    else if (this.#last) this.#repeat(this.#last);
    this.#think();
  }

  #patched(from: number, to: number, patch: PatchOperation[]): void {
    const state = this.#state;
    if (!state || to <= state._stateID) return;
    if (from !== state._stateID) {
      this.#sync();
      return;
    }
    this.#state = applyPatch(state, patch);
    this.#think();
  }

  #think(): void {
    if (this.#thinking) return;
    this.#thinking = true;
    setTimeout(() => {
      this.#thinking = false;
      this.#move();
    }, this.#random.die(this.place.thinking));
  }

  #move(): void {
    if (this.#resting || this.#left || this.#open || !this.#state || !this.#socket.connected) return;
    const { G: view, _stateID: version } = this.#state;
    const { matchId, seat } = this.place;
    const choice = view.mustDecide ? randomPlayer(this.#module)(view, seat, this.#random) : undefined;
    if (!choice) return;
    const requestId = `r${++requests}`;
    this.#open = { matchId, seat, requestId, ...choice, version, times: 0, killedAt: null, answer: null };
    this.#ledger.sent.set(requestId, this.#open);
    this.#send(this.#open);
  }

  #send(sent: SentMove): void {
    sent.times += 1;
    this.#update(sent, (ack) => {
      if (this.#open !== sent) return;
      if (!ack.ok && PASSING.has(ack.code)) {
        this.#ledger.passed(ack.code);
        return this.#later(sent);
      }
      sent.answer = ack.ok ? 'ok' : ack.code;
      this.#open = null;
      if (ack.ok) this.#last = sent;
      else if (ack.code !== 'STALE_STATE') this.#refused(sent, ack.code);
      this.#think();
    });
  }

  /** A move that was possible in the view of the seat may be refused if the move of another seat is on its way. */
  #refused(sent: SentMove, code: string): void {
    if (this.version === sent.version) this.#unexplained = { sent, code };
  }

  #later(sent: SentMove): void {
    setTimeout(() => {
      if (this.#open === sent && this.#socket.connected) this.#send(sent);
    }, RETRY_DELAY_MS);
  }

  /** An answered move that is sent again must get the same answer; the store shows that it acted once. */
  #repeat(sent: SentMove): void {
    this.#update(sent, (ack) => {
      if (ack.ok) this.#ledger.repeated += 1;
      else if (!PASSING.has(ack.code))
        this.#ledger.fault(`${this.#who()}: ${sent.move} (${sent.requestId}) was accepted, and is now: ${ack.code}`);
    });
  }

  #update({ move, args, requestId, version }: SentMove, answered: (ack: MoveAck) => void): void {
    const { matchId, seat, seatKey } = this.place;
    const payload = { type: move, args, playerID: seat, credentials: seatKey, requestId };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, version, matchId, seat, answered);
  }

  #who(): string {
    return `seat ${this.place.seat} of match ${this.place.matchId}`;
  }
}
