import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import { openMatch } from '../rooms';
import type { Ledger } from './ledger';
import { SimulatedPlayer } from './simulatedPlayer';

/** Delay before an interrupted opening of a room is repeated. */
const RETRY_DELAY_MS = 200;

/** Default maximum thinking time. */
const MAX_THINKING_MS = 60;

/** People in a number of rooms who play one match after the other and reconnect when the server is killed. */
export class SimulatedRooms {
  readonly #server: string;
  readonly #module: AnyModule;
  readonly #ledger: Ledger;
  readonly #thinking: number;
  readonly #tables = new Map<number, SimulatedPlayer[]>();
  readonly #evenings: Promise<void>[];
  #resting = false;

  /** @param thinking maximum thinking time, in milliseconds */
  constructor(
    server: string,
    module: AnyModule,
    rooms: number,
    seed: string,
    ledger: Ledger,
    thinking: number = MAX_THINKING_MS,
  ) {
    this.#server = server;
    this.#thinking = thinking;
    this.#module = module;
    this.#ledger = ledger;
    this.#evenings = Array.from({ length: rooms }, (_, room) => this.#evening(room, seededRandom(`${seed}/${room}`)));
  }

  /** All current players. */
  get people(): SimulatedPlayer[] {
    return [...this.#tables.values()].flat();
  }

  /**
   * Ends all play. Resolves when every move has its answer, or the time is up.
   * @param time in milliseconds
   */
  async rest(time: number): Promise<void> {
    this.#resting = true;
    const latest = performance.now() + time;
    for (const person of this.people) person.rest();
    await Promise.all(this.#evenings);
    for (const person of this.people) person.rest();
    while (!this.people.every((person) => person.settled) && performance.now() < latest) await pause(20);
  }

  /** Disconnects everybody. */
  leave(): void {
    for (const person of this.people) person.leave();
  }

  async #evening(room: number, random: Random): Promise<void> {
    while (!this.#resting) {
      try {
        this.#tables.set(room, await this.#sitDown(room, random));
      } catch {
        // A crash interrupted this: a partly opened room stays behind, as with real people.
        await pause(RETRY_DELAY_MS);
        continue;
      }
      const people = this.#tables.get(room) ?? [];
      while (!this.#resting && !people.every((person) => person.over && person.settled)) await pause(50);
      if (!this.#resting) for (const person of people) person.leave();
    }
  }

  async #sitDown(room: number, random: Random): Promise<SimulatedPlayer[]> {
    const { min, max } = this.#module.players;
    const players = min - 1 + random.die(max - min + 1);
    const names = Array.from({ length: players }, (_, seat) => `Person ${seat}`);
    const from = () => `10.1.${room}.100`;
    const { code, matchId, keys } = await openMatch(this.#server, this.#module.id, names, {}, { from });
    this.#ledger.matches.add(matchId);
    return Object.entries(keys).map(([seat, seatKey]) => {
      const address = `10.1.${room}.${seat}`;
      const where = { server: this.#server, roomCode: code, matchId, players, address };
      return new SimulatedPlayer(
        { ...where, seat, seatKey, thinking: this.#thinking },
        this.#module,
        random,
        this.#ledger,
      );
    });
  }
}
