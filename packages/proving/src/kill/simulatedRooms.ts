import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Ledger } from './ledger';
import { SimulatedPlayer } from './simulatedPlayer';

/** What a room whose opening was cut short waits before it is opened anew, in milliseconds. */
const PATIENCE = 200;

/** The longest a person thinks unless told otherwise, in milliseconds. */
const THINKING = 60;

/** People in a number of rooms who play one match after the other, whatever happens to the server. */
export class SimulatedRooms {
  readonly #server: string;
  readonly #module: AnyModule;
  readonly #ledger: Ledger;
  readonly #thinking: number;
  readonly #tables = new Map<number, SimulatedPlayer[]>();
  readonly #evenings: Promise<void>[];
  #resting = false;

  /** @param thinking the longest a person thinks, in milliseconds */
  constructor(
    server: string,
    module: AnyModule,
    rooms: number,
    seed: string,
    ledger: Ledger,
    thinking: number = THINKING,
  ) {
    this.#server = server;
    this.#thinking = thinking;
    this.#module = module;
    this.#ledger = ledger;
    this.#evenings = Array.from({ length: rooms }, (_, room) => this.#evening(room, seededRandom(`${seed}/${room}`)));
  }

  /** Everybody who plays at the moment. */
  get people(): SimulatedPlayer[] {
    return [...this.#tables.values()].flat();
  }

  /** Ends all play. Resolves when every move has its answer, or the time is up (milliseconds). */
  async rest(time: number): Promise<void> {
    this.#resting = true;
    const latest = performance.now() + time;
    for (const person of this.people) person.rest();
    await Promise.all(this.#evenings);
    for (const person of this.people) person.rest();
    while (!this.people.every((person) => person.settled) && performance.now() < latest) await pause(20);
  }

  /** Sends everybody home. */
  leave(): void {
    for (const person of this.people) person.leave();
  }

  async #evening(room: number, random: Random): Promise<void> {
    while (!this.#resting) {
      try {
        this.#tables.set(room, await this.#sitDown(room, random));
      } catch {
        // Cut short by a crash: half a room stays behind, as it does with people.
        await pause(PATIENCE);
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
    const post = <Answer>(path: string, body: object, key?: string) => this.#post<Answer>(room, path, body, key);
    const created = await post<RoomCreated>('/api/rooms', { game: this.#module.id, players, name: 'Ana' });
    const path = `/api/rooms/${created.room.code}`;
    const taken = created.seat ? [created.seat] : [];
    for (let seat = 1; seat < players; seat++)
      taken.push(await post<SeatTaken>(`${path}/seats/${seat}/sit`, { name: `Person ${seat}` }));
    const { matchId } = await post<RoomView>(`${path}/start`, {}, created.hostKey);
    if (matchId === null) throw new Error('the room has started without a match');
    this.#ledger.matches.add(matchId);
    return taken.map(({ seat, seatKey }) => {
      const address = `10.1.${room}.${seat}`;
      const where = { server: this.#server, roomCode: created.room.code, matchId, players, address };
      return new SimulatedPlayer(
        { ...where, seat, seatKey, thinking: this.#thinking },
        this.#module,
        random,
        this.#ledger,
      );
    });
  }

  async #post<Answer>(room: number, path: string, body: object, key?: string): Promise<Answer> {
    const from = { 'x-forwarded-for': `10.1.${room}.100` };
    const headers = { 'content-type': 'application/json', ...from, ...(key && { authorization: `Bearer ${key}` }) };
    const answer = await fetch(this.#server + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as Answer;
  }
}
