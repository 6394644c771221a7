import { randomPlayer } from '@lantern/games/engine/randomPlay';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import type { CommonView } from '@lantern/games/module';
import jsonPatch, { type Operation } from 'fast-json-patch';
import type { Count } from './count';
import { acknowledges, closeEvening, type MatchSession, openEvening, sendMove, type Venue } from './session';
import { contentOf } from './wire';

interface Seen {
  G: CommonView;
  _stateID: number;
}

/** Minimum thinking time of a person, within the limits of the server. */
export const MIN_THINKING_MS = 100;

/** A real game, whose people read the view of their seat, as a client does, and make any legal move. */
export class CaveTable {
  readonly #venue: Venue;
  readonly #count: Count;
  readonly #random: Random;
  #session: MatchSession | undefined;
  #seen: (Seen | undefined)[] = [];
  #pending: boolean[] = [];
  #newest = 0;
  #resting = false;

  constructor(venue: Venue, count: Count, seed: string) {
    this.#venue = venue;
    this.#count = count;
    this.#random = seededRandom(seed);
  }

  /** Joins a new match and plays until `close`, one match after the other. */
  async open(): Promise<void> {
    this.#seen = [];
    this.#pending = [];
    this.#newest = 0;
    this.#session = await openEvening(this.#venue, 2, (guest, event, frame, bytes) => {
      if (event !== 'sync') this.#count.bytes += bytes;
      if (guest < this.#venue.module.players.max) this.#reached(guest, event, frame);
    });
    for (const seat of this.#seen.keys()) this.#think(seat);
  }

  close(): void {
    this.#resting = true;
    if (this.#session) closeEvening(this.#session);
  }

  #reached(seat: number, event: string, frame: string): void {
    if (event === 'sync') this.#seen[seat] = (contentOf(frame)[1] as { state: Seen }).state;
    else if (event === 'update') this.#updated(seat, contentOf(frame)[1] as Seen);
    else if (event === 'patch') this.#patched(seat, contentOf(frame)[3] as Operation[]);
    else return;
    if (this.#session) this.#think(seat);
  }

  /** The stock server sends no acknowledgements: its moves are counted by its states, and any message ends the wait. */
  #updated(seat: number, seen: Seen): void {
    this.#seen[seat] = seen;
    this.#pending[seat] = false;
    if (seen._stateID <= this.#newest) return;
    this.#count.moves += seen._stateID - this.#newest;
    this.#newest = seen._stateID;
  }

  #patched(seat: number, patch: Operation[]): void {
    const seen = this.#seen[seat];
    if (seen) this.#seen[seat] = jsonPatch.applyPatch(seen, patch, false, false).newDocument;
  }

  #think(seat: number): void {
    setTimeout(() => this.#move(seat), MIN_THINKING_MS);
  }

  #move(seat: number): void {
    const seen = this.#seen[seat];
    if (this.#resting || this.#pending[seat] || !seen || !this.#session) return;
    if (seen.G.result) this.#over(seat);
    if (seen.G.result || !seen.G.mustDecide) return;
    const choice = randomPlayer(this.#venue.module)(seen.G, String(seat), this.#random);
    if (!choice) return;
    this.#pending[seat] = true;
    const answered = ({ ok }: { ok: boolean }) => {
      this.#pending[seat] = false;
      if (ok) this.#count.moves++;
      else this.#count.refused++;
      this.#think(seat);
    };
    sendMove(this.#session, seat, seen._stateID, choice, acknowledges(this.#venue.kind) ? answered : undefined);
  }

  #over(seat: number): void {
    if (seat !== 0 || !this.#session) return;
    closeEvening(this.#session);
    this.#session = undefined;
    this.open().catch((error: unknown) => console.error(error));
  }
}
