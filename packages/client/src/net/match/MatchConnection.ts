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
import { isApiError, PAUSE, passes, unreachable, unreadable } from '../api/failure';
import type { Takeable } from '../api/hosting/takeback';
import { reconnectOnResume } from '../reconnectOnResume';
import { socketTo } from '../socketTo';

/** Which match, and who plays it here; a watcher has no seat and no key. */
export interface MatchSpec {
  game: string;
  /** The code of its room, by which a proxy may choose the server. */
  room: string;
  matchId: string;
  players: number;
  seat: Seat | null;
  seatKey?: string;
}

export interface MatchSnapshot {
  /** The viewer's view; nothing before the first answer. */
  view: CommonView | null;
  /** boardgame.io's `_stateID` of that view. */
  version: number;
  /** A move is under way: sent or waiting to be sent, and not yet visible in the view. */
  pending: boolean;
  /** How the viewer's last move can be taken back; nothing where it cannot. */
  takeable: Takeable | null;
  /** Which facts of the story tell of moves that the server made. */
  serverMoves: ServerMoves;
  /** The match is being followed; false until the first answer and while the connection is away. */
  live: boolean;
  /** The server does not let this browser follow the match. */
  refusal: ApiError | null;
}

/** boardgame.io's state on the wire, as far as the table needs it. */
interface WireState {
  G: CommonView;
  plugins?: { takeBack?: { data: Takeable }; serverMoves?: { data: ServerMoves } };
  _stateID: number;
}

interface Request {
  id: string;
  choice: Choice;
  /** The version of the view the move was decided on. */
  version: number;
  sent: boolean;
  settle(ack: MoveAck): void;
}

/** Always the same, so that it changes nothing where it is followed. */
const NONE: ServerMoves = [];

/** How long a sent move may go unanswered on a living connection, in milliseconds. */
const ANSWER_TIME = 12_000;

const refusal = (code: 'NOT_SYNCED' | 'STALE_STATE'): MoveAck => ({
  ok: false,
  code,
  message: t().refusals.server[code]({}),
});

/** Not a secret: makes a repeated request act once. */
function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A match over boardgame.io's own wire protocol: `sync`, `update` and `patch`, with the server's acknowledgement.
 *
 * Nothing is guessed: the view only changes when the server says so. One move is under way at a time. A move that met a
 * broken connection is sent again after the next `sync` under the same request id, so it acts once.
 */
export class MatchConnection extends Observable<MatchSnapshot> {
  readonly #spec: MatchSpec;
  readonly #socket: Socket;
  #stopListening = () => {};
  #state: WireState | null = null;
  #request: Request | null = null;
  /** The version that will show the last accepted move. */
  #awaited: number | null = null;

  /** @param url of the server; the page's own by default */
  constructor(spec: MatchSpec, url = '') {
    super({ view: null, version: -1, pending: false, takeable: null, serverMoves: NONE, live: false, refusal: null });
    this.#spec = spec;
    this.#socket = socketTo(url, spec.game, spec.room);
    this.#listen();
  }

  open(): void {
    this.#stopListening = reconnectOnResume(this.#socket);
    this.#socket.connect();
  }

  close(): void {
    this.#stopListening();
    this.#socket.disconnect();
    this.#settle({ ok: false, ...unreachable() });
  }

  /**
   * Sends a move. Resolves with the server's answer; never rejects.
   * Answers besides the server's: `NOT_SYNCED` (no view yet), `STALE_STATE` (another move is under way).
   */
  act(choice: Choice): Promise<MoveAck> {
    if (!this.#state) return Promise.resolve(refusal('NOT_SYNCED'));
    if (this.get().pending) return Promise.resolve(refusal('STALE_STATE'));
    return new Promise((settle) => {
      this.#request = { id: requestId(), choice, version: this.get().version, sent: false, settle };
      this.set({ pending: true });
      this.#send();
    });
  }

  #listen(): void {
    const socket = this.#socket;
    const mine = (matchId: unknown) => matchId === this.#spec.matchId;
    socket.on('connect', () => this.#sync());
    socket.on('disconnect', (reason) => {
      if (this.#request) this.#request.sent = false;
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
      this.#show(info.state);
      this.set({ live: true, refusal: null });
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
      if (passes(answer)) setTimeout(() => this.#socket.connected && this.#sync(), PAUSE);
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

  #show(state: WireState): void {
    this.#state = state;
    if (this.#awaited !== null && state._stateID >= this.#awaited) this.#awaited = null;
    this.set({
      view: state.G,
      version: state._stateID,
      takeable: state.plugins?.takeBack?.data ?? null,
      serverMoves: state.plugins?.serverMoves?.data ?? NONE,
      pending: this.#request !== null || this.#awaited !== null,
    });
  }

  #send(): void {
    const request = this.#request;
    if (!request || request.sent || !this.get().live || !this.#socket.connected) return;
    request.sent = true;
    const { matchId, seat, seatKey } = this.#spec;
    const { move, args } = request.choice;
    const payload = {
      type: move,
      args,
      playerID: seat,
      ...(seatKey && { credentials: seatKey }),
      requestId: request.id,
    };
    this.#socket
      .timeout(ANSWER_TIME)
      .emit('update', { type: 'MAKE_MOVE', payload }, request.version, matchId, seat, (late: unknown, ack: MoveAck) => {
        if (this.#request !== request || !request.sent) return;
        if (late) this.#sync();
        this.#settle(late ? { ok: false, ...unreachable() } : ack);
      });
  }

  #settle(ack: MoveAck): void {
    const request = this.#request;
    if (!request) return;
    this.#request = null;
    // The view that shows the move may still be on its way; until it is here nothing else can be decided on.
    this.#awaited = ack.ok && ack.stateID > this.get().version ? ack.stateID : null;
    this.set({ pending: this.#awaited !== null });
    // A seat that acted on an old picture of the table gets a new one.
    if (!ack.ok && ack.code === 'STALE_STATE') this.#sync();
    request.settle(ack);
  }
}
