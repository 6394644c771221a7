import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { HandOver } from '@lantern/protocol/credentials';
import { Ledger } from '../kill/ledger';
import { SimulatedPlayer } from '../kill/simulatedPlayer';
import { openMatch, post } from '../rooms';
import type { Names } from './input';

/**
 * The lifetime of a room, in milliseconds: by the server's accelerated clock shorter than that of an offer to move a
 * seat.
 */
const LASTS = 10_000;

/** Delay before a failed opening of a room is repeated. */
const RETRY_DELAY_MS = 500;

const MAX_THINKING_MS = 600;

/** A ledger that ignores errors reported by people whose keys are known to others. */
export class PatientLedger extends Ledger {
  override fault(): void {}
}

type Keys = Pick<Names, 'match' | 'code' | 'key' | 'hostKey' | 'token'>;

/** The address and the game of a playground. */
export interface TargetRoomParts {
  server: string;
  module: AnyModule;
  /** The number of the room, from 0. */
  index: number;
  random: Random;
}

/**
 * A room that may be abused: the key of its host, that of seat 0 and the token that moves that seat are known to all.
 * Seat 1 is a person's or a bot's, and the others are bots. When its time is over another one is opened, whatever has
 * happened to it.
 */
export class TargetRoom {
  readonly #parts: TargetRoomParts;
  readonly #closing = new AbortController();
  #people: SimulatedPlayer[] = [];
  #keys: Keys | undefined;
  #opened = 0;

  constructor(parts: TargetRoomParts) {
    this.#parts = parts;
    void this.#evening();
  }

  /** The public state of the room; `undefined` while there is none. */
  get names(): (Keys & Pick<Names, 'version'>) | undefined {
    return this.#keys && { ...this.#keys, version: this.#people[0]?.version ?? 0 };
  }

  close(): void {
    this.#closing.abort();
    this.#clear();
  }

  async #evening(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const opened = await this.#open().then(
        () => true,
        () => false,
      );
      if (signal.aborted) this.#clear();
      await pause(opened ? LASTS : RETRY_DELAY_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #open(): Promise<void> {
    const { server, module, random } = this.#parts;
    this.#opened++;
    const players = Math.max(2, module.players.min);
    const rest = Array.from({ length: players - 1 }, (_, at) => (at === 0 && random.die(2) === 1 ? 'Ben' : null));
    const from = () => this.#address;
    const opened = await openMatch(server, module.id, ['Ana', ...rest], {}, { from });
    const { code, hostKey, matchId } = opened;
    const keys = Object.values(opened.keys);
    const handOver = `${server}/api/rooms/${code}/seats/0/hand-over`;
    const { token } = await post<HandOver>(handOver, {}, keys[0], from());
    this.#clear();
    this.#keys = { match: matchId, code, key: keys[0] ?? '', hostKey, token };
    const place = { server, roomCode: code, matchId, players, address: this.#address, thinking: MAX_THINKING_MS };
    this.#people = keys.map((seatKey, index) => {
      return new SimulatedPlayer({ ...place, seat: String(index), seatKey }, module, random, new PatientLedger());
    });
  }

  #clear(): void {
    for (const person of this.#people) person.leave();
  }

  /** A separate address for each room, so that the hosts of all rooms are not one household. */
  get #address(): string {
    return `10.4.${this.#parts.index}.${this.#opened & 255}`;
  }
}
