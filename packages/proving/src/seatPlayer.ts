import { setTimeout as pause } from 'node:timers/promises';
import { applyPatch } from '@lantern/games/engine/patch';
import type { Choice } from '@lantern/games/kit/move';
import type { Random } from '@lantern/games/kit/random';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { MoveAck } from '@lantern/protocol/packets';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { Seat } from '@lantern/protocol/seat';
import { io, type Socket } from 'socket.io-client';

interface WireState {
  G: CommonView;
  _stateID: number;
}

export interface SeatPlace {
  server: string;
  matchId: string;
  players: number;
  seat: Seat;
  seatKey: string;
}

/**
 * Delays in milliseconds before a refused move is sent again: the seat's view was outdated, or it has sent too much.
 */
const AGAIN: Readonly<Record<string, number>> = { STALE_STATE: 20, TOO_MANY_REQUESTS: 1000 };

/** Maximum time of a move, and the interval between two checks of the seat's view. */
const MOVE_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 10;

/** Plays one seat like the game's bot, one move at a time on request, while a page shows the same seat. */
export class SeatPlayer {
  readonly place: SeatPlace;
  readonly #module: AnyModule;
  readonly #random: Random;
  readonly #socket: Socket;
  #state: WireState | null = null;

  constructor(place: SeatPlace, module: AnyModule, random: Random) {
    this.place = place;
    this.#module = module;
    this.#random = random;
    const { server, matchId, seat, seatKey, players } = place;
    this.#socket = io(`${server}/${module.id}`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('connect', () => this.#socket.emit('sync', matchId, seat, seatKey, players));
    this.#socket.on('sync', (_match: string, { state }: { state: WireState }) => {
      this.#state = state;
    });
    this.#socket.on('patch', (_match: string, from: number, _to: number, patch: PatchOperation[]) => {
      if (this.#state && this.#state._stateID === from) this.#state = applyPatch(this.#state, patch);
      else this.#socket.emit('sync', matchId, seat, seatKey, players);
    });
  }

  get view(): CommonView | undefined {
    return this.#state?.G;
  }

  /**
   * Makes the bot's move; does nothing if none is owed.
   * @returns the name of the move
   */
  async play(): Promise<string | undefined> {
    const { seat } = this.place;
    const state = this.#state;
    const choice = state?.G.mustDecide ? this.#module.bot(state.G, seat, this.#random) : undefined;
    if (!state || !choice) return undefined;
    return (await this.#send(choice, state)).ok ? choice.move : undefined;
  }

  /**
   * Makes a move as soon as the seat has received everything before it.
   * @throws the refusal
   */
  async make(choice: Choice): Promise<void> {
    for (const latest = performance.now() + MOVE_TIMEOUT_MS; ; ) {
      const ack = this.#state && (await this.#send(choice, this.#state));
      if (ack?.ok) return;
      const again = ack ? AGAIN[ack.code] : POLL_INTERVAL_MS;
      if (again === undefined) throw new Error(`${choice.move} is refused: ${ack?.message}`);
      if (performance.now() > latest) throw new Error(`${choice.move} cannot be made: ${ack?.message ?? 'no match'}`);
      await pause(again);
    }
  }

  #send(choice: Choice, { _stateID }: WireState): Promise<MoveAck> {
    const { matchId, seat, seatKey } = this.place;
    const payload = { type: choice.move, args: choice.args, playerID: seat, credentials: seatKey };
    return this.#socket.timeout(10_000).emitWithAck('update', { type: 'MAKE_MOVE', payload }, _stateID, matchId, seat);
  }

  leave(): void {
    this.#socket.disconnect();
  }
}
