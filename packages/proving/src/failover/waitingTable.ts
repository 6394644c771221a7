import { setTimeout as pause } from 'node:timers/promises';
import type { AnyModule } from '@lantern/games/module';
import type { Store } from '@lantern/server/src/store/store';
import { keptMatch } from '@lantern/server/src/testing/keptMatch';
import type { Ledger } from '../kill/ledger';
import { SimulatedRooms } from '../kill/simulatedRooms';

/** A thinking time that nobody reaches: longer than the clock of a decision. */
const ENDLESS_THINKING_MS = 2_000_000_000;

/** Maximum time until everybody sits at the table. */
const TIMEOUT_MS = 20_000;

/** A table at which nobody decides, so that the clock of the open decision shows which time is charged. */
export class WaitingTable {
  readonly #store: Store;
  readonly #room: SimulatedRooms;
  readonly #matchId: string;
  /** The time at which it was opened, and the time charged by then, in milliseconds. */
  readonly #opened: { at: number; charged: number };

  private constructor(store: Store, room: SimulatedRooms, matchId: string, charged: number) {
    this.#store = store;
    this.#room = room;
    this.#matchId = matchId;
    this.#opened = { at: performance.now(), charged };
  }

  static async open(server: string, module: AnyModule, store: Store, ledger: Ledger): Promise<WaitingTable> {
    const room = new SimulatedRooms(server, module, 1, 'waiting', ledger, ENDLESS_THINKING_MS);
    const isReady = () => room.people.length > 0 && room.people.every(({ version }) => version >= 0);
    for (const latest = performance.now() + TIMEOUT_MS; !isReady(); await pause(50))
      if (performance.now() > latest) throw new Error('nobody takes a seat in the waiting match');
    const { matchId } = (room.people[0] as (typeof room.people)[number]).place;
    return new WaitingTable(store, room, matchId, await chargedOf(store, matchId));
  }

  /**
   * Closes the table.
   * @returns the time since it was opened, and how much of it was charged, in milliseconds; undefined if the clock has
   *   run out
   */
  async close(): Promise<{ elapsed: number; charged: number } | undefined> {
    const { at, charged } = this.#opened;
    const now = await chargedOf(this.#store, this.#matchId);
    const elapsed = Math.round(performance.now() - at);
    const moves = await keptMatch(this.#store, this.#matchId).moves();
    await this.#room.rest(TIMEOUT_MS);
    this.#room.leave();
    return moves.length > 0 ? undefined : { elapsed, charged: now - charged };
  }
}

/** The charged time of the open decision, in milliseconds. */
async function chargedOf(store: Store, matchId: string): Promise<number> {
  const match = await keptMatch(store, matchId).load();
  if (!match) throw new Error(`match ${matchId} is lost`);
  return Date.now() - match.decidedAt;
}
