import { applyPatch } from '@lantern/games/engine/patch';
import type { Choice } from '@lantern/games/kit/move';
import type { CommonView } from '@lantern/games/module';
import type { ApiError } from '@lantern/protocol/apiError';
import type { MoveAck } from '@lantern/protocol/packets';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { Seat } from '@lantern/protocol/seat';
import type { ServerMoves } from '@lantern/protocol/serverMoves';
import type { Socket } from 'socket.io-client';
import { t } from '../../i18n/strings';
import { Observable } from '../../state/observable';
import { isApiError, passes, RETRY_DELAY_MS, unreachable, unreadable } from '../api/failure';
import { reconnectIfSilent } from '../reconnectIfSilent';
import { reconnectOnResume } from '../reconnectOnResume';
import { socketTo } from '../socketTo';
import type { Takeable } from './takeable';

/** The match to follow and the seat to play; a spectator has no seat and no key. */
export interface FollowSpec {
  game: string;
  /** The code of the room, by which a proxy may choose the server. */
  room: string;
  matchId: string;
  players: number;
  seat: Seat | null;
  seatKey?: string;
  /** The id of this browser in the room. */
  browser?: string;
}

export interface FollowedState {
  /** The viewer's view; null before the first answer. */
  view: CommonView | null;
  /** boardgame.io's `_stateID` of that view. */
  version: number;
  /** The view was read as a whole, so the moves that led to it are unknown. */
  synced: boolean;
  /** A move is pending: sent or waiting to be sent, and not yet visible in the view. */
  pending: boolean;
  /** How the viewer's last move can be taken back; null if it cannot. */
  takeable: Takeable | null;
  /** The facts of the story that belong to moves of the server. */
  serverMoves: ServerMoves;
  /** The match is being followed; false until the first answer and while the connection is lost. */
  live: boolean;
  /** The server does not let this browser follow the match. */
  refusal: ApiError | null;
}

/** The part of boardgame.io's state on the wire that the table needs. */
interface WireState {
  G: CommonView;
  plugins?: { takeBack?: { data: Takeable }; serverMoves?: { data: ServerMoves } };
  _stateID: number;
}

interface Request {
  id: string;
  choice: Choice;
  /** The version of the view that the move was based on. */
  version: number;
  /** The connection that the move was sent on; null while it waits to be sent. */
  sent: string | null;
  settle(ack: MoveAck | undefined): void;
}

/** A constant, so that subscribers see no change. */
const NONE: ServerMoves = [];

/** The maximum time until a sent move is acknowledged on an open connection, in milliseconds. */
const ANSWER_TIME = 12_000;

const refusal = (code: 'NOT_SYNCED' | 'STALE_STATE'): MoveAck => ({
  ok: false,
  code,
  message: t().refusals.server[code]({}),
});

/** Returns a random id by which the server ignores a repeated request. It is not secret. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Follows a match over boardgame.io's own wire protocol: `sync`, `update` and `patch`, with the server's
 * acknowledgement.
 * The view changes only when the server says so; the client predicts nothing. One move is pending at a time. If the
 * connection breaks, the move is sent again after the next `sync` under the same request id, so the server applies it
 * once.
 */
export class MatchConnection extends Observable<FollowedState> {
  readonly #spec: FollowSpec;
  readonly #socket: Socket;
  #stopListening = () => {};
  #state: WireState | null = null;
  #request: Request | null = null;
  /** The version that has been shown, and the last version reported to the server over this connection. */
  #shown = -1;
  #toldShown = -1;
  /** The version that will show the last accepted move. */
  #awaited: number | null = null;

  /** @param url of the server; the page's own by default */
  constructor(spec: FollowSpec, url = '') {
    super({
      view: null,
      version: -1,
      synced: true,
      pending: false,
      takeable: null,
      serverMoves: NONE,
      live: false,
      refusal: null,
    });
    this.#spec = spec;
    this.#socket = socketTo(url, spec.game, spec.room, { browser: spec.browser, log: false });
    this.#listen();
  }

  open(): void {
    this.#stopListening = reconnectOnResume(this.#socket);
    this.#socket.connect();
  }

  close(): void {
    const sent = this.#request?.sent;
    this.#stopListening();
    this.#socket.disconnect();
    this.#settle(sent ? undefined : { ok: false, ...unreachable() });
  }

  /**
   * Sends a move. Resolves with the server's answer, or with `undefined` if the connection is closed before a sent move
   * is answered; never rejects. The client itself answers `NOT_SYNCED` (no view yet) and `STALE_STATE` (another move is
   * pending).
   */
  act(choice: Choice): Promise<MoveAck | undefined> {
    if (!this.#state) return Promise.resolve(refusal('NOT_SYNCED'));
    if (this.get().pending) return Promise.resolve(refusal('STALE_STATE'));
    return new Promise((settle) => {
      this.#request = { id: requestId(), choice, version: this.get().version, sent: null, settle };
      this.set({ pending: true });
      this.#send();
    });
  }

  /** Reports that the view has been shown up to a version, so that the server's bots need not wait for it. */
  shown(version: number): void {
    this.#shown = version;
    this.#tellShown();
  }

  #tellShown(): void {
    const { matchId, seat } = this.#spec;
    if (seat === null || !this.get().live || this.#shown <= this.#toldShown) return;
    this.#toldShown = this.#shown;
    this.#socket.emit('shown', matchId, this.#shown, seat);
  }

  #listen(): void {
    const socket = this.#socket;
    const mine = (matchId: unknown) => matchId === this.#spec.matchId;
    socket.on('connect', () => this.#sync());
    socket.on('disconnect', (reason) => {
      if (this.#request) this.#request.sent = null;
      this.set({ live: false });
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('connect_error', (error: Error & { data?: unknown }) => {
      this.set({ live: false });
      if (!socket.active) setTimeout(() => socket.connect(), 2000);
      if (isApiError(error.data)) this.#turnedAway(error.data);
    });
    socket.on('sync', (matchId: unknown, info?: { state?: WireState }) => {
      if (!mine(matchId)) return;
      if (!info?.state?.G) {
        this.#turnedAway(unreadable());
        return;
      }
      this.#show(info.state, true);
      this.set({ live: true, refusal: null });
      this.#toldShown = -1;
      this.#shown = Math.min(this.#shown, info.state._stateID);
      this.#tellShown();
      this.#send();
    });
    socket.on('update', (matchId: unknown, state: WireState) => {
      if (mine(matchId) && this.#state && state._stateID >= this.#state._stateID) this.#show(state);
    });
    socket.on('patch', (matchId: unknown, from: number, to: number, operations: PatchOperation[]) => {
      if (mine(matchId) && this.#state) this.#patch(from, to, operations);
    });
  }

  #sync(): void {
    const { matchId, seat, seatKey, players } = this.#spec;
    this.#socket.emit('sync', matchId, seat, seatKey ?? null, players, (answer: unknown) => {
      if (!isApiError(answer)) return;
      if (passes(answer)) setTimeout(() => this.#socket.connected && this.#sync(), RETRY_DELAY_MS);
      else this.#turnedAway(answer);
    });
  }

  #turnedAway(error: ApiError): void {
    this.set({ refusal: error });
    this.#settle({ ok: false, ...error });
  }

  #patch(from: number, to: number, operations: PatchOperation[]): void {
    const state = this.#state;
    if (!state || to <= state._stateID) return;
    if (from !== state._stateID) {
      this.#sync();
      return;
    }
    try {
      this.#show(applyPatch(state, operations));
    } catch {
      this.#sync();
    }
  }

  #show(state: WireState, synced = false): void {
    this.#state = state;
    // A server whose store has lost moves sends an earlier version, which will not contain the awaited one.
    if (synced || (this.#awaited !== null && state._stateID >= this.#awaited)) this.#awaited = null;
    this.set({
      view: state.G,
      version: state._stateID,
      synced,
      takeable: state.plugins?.takeBack?.data ?? null,
      serverMoves: state.plugins?.serverMoves?.data ?? NONE,
      pending: this.#request !== null || this.#awaited !== null,
    });
  }

  #send(): void {
    const request = this.#request;
    const sent = this.#socket.id;
    if (!request || request.sent !== null || !this.get().live || sent === undefined) return;
    request.sent = sent;
    const { matchId, seat, seatKey } = this.#spec;
    const { move, args } = request.choice;
    const payload = {
      type: move,
      args,
      playerID: seat,
      ...(seatKey && { credentials: seatKey }),
      requestId: request.id,
    };
    const stopWaiting = reconnectIfSilent(this.#socket.io);
    this.#socket
      .timeout(ANSWER_TIME)
      .emit('update', { type: 'MAKE_MOVE', payload }, request.version, matchId, seat, (late: unknown, ack: MoveAck) => {
        stopWaiting();
        if (this.#request !== request || request.sent !== sent) return;
        if (late) this.#sync();
        this.#settle(late ? { ok: false, ...unreachable() } : ack);
      });
  }

  #settle(ack: MoveAck | undefined): void {
    const request = this.#request;
    if (!request) return;
    this.#request = null;
    // No other move may be sent until the view that contains this one arrives.
    this.#awaited = ack?.ok && ack.stateID > this.get().version ? ack.stateID : null;
    this.set({ pending: this.#awaited !== null });
    // A seat that acted on an outdated view gets a new one.
    if (ack && !ack.ok && ack.code === 'STALE_STATE') this.#sync();
    request.settle(ack);
  }
}
