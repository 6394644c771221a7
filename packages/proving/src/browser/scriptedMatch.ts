import { deal, type EngineState, reduce } from '@lantern/games/engine/reducer';
import { seedOf } from '@lantern/games/engine/seedCommitment';
import type { Choice } from '@lantern/games/kit/move';
import { checkOptions } from '@lantern/games/kit/options';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { OpenedMatch } from '../rooms';
import type { SeatPlayer } from '../seatPlayer';
import { secretOf } from '../serverProcess';
import { playersOf } from './seated';

/** A match of bots to watch: the names on its seats, and the seat of the viewer. */
export interface Cast {
  module: AnyModule;
  names: readonly string[];
  options: object;
  seat: Seat;
}

/**
 * The course of a match with a fixed seed, in which the game's bot plays every seat with fixed randomness: computed
 * here, the same every time.
 */
export class Course<View extends CommonView> {
  readonly #module: AnyModule;
  readonly #seats: Seat[];
  readonly #random: Random;
  #state: EngineState;

  /** @param seed the server's `SEED`; the randomness of the bots is derived from it too */
  constructor({ module, names, options }: Cast, seed: string) {
    const checked = checkOptions(module.options, names.length, options);
    if ('refusal' in checked) throw new Error(`${module.id}: ${JSON.stringify(checked.refusal)}`);
    this.#module = module;
    this.#seats = seatsOf(names.length);
    this.#random = seededRandom(seed);
    this.#state = deal(module, names.length, checked.options, seedOf(secretOf(seed), {}));
  }

  view(seat: Seat): View {
    return this.#module.view(this.#state.G, seat) as View;
  }

  /**
   * Makes the next move.
   * @returns the move; undefined if no seat can move
   */
  next(): { seat: Seat; choice: Choice } | undefined {
    for (const seat of this.#seats) {
      const view = this.view(seat);
      const choice = view.mustDecide ? this.#module.bot(view, seat, this.#random) : undefined;
      if (!choice) continue;
      const made = reduce(this.#module, this.#state, { seat, ...choice });
      if ('error' in made) throw new Error(`${this.#module.id}: ${seat} may not ${choice.move}: ${made.error}`);
      this.#state = made.state;
      return { seat, choice };
    }
    return undefined;
  }
}

/** A match on the server that follows such a course step by step, over the sockets of its seats. */
export class ScriptedMatch<View extends CommonView> {
  readonly cast: Cast;
  readonly #course: Course<View>;
  readonly #players: readonly SeatPlayer[];

  constructor(server: string, cast: Cast, seated: OpenedMatch, seed: string) {
    this.cast = cast;
    this.#course = new Course(cast, seed);
    this.#players = playersOf(server, cast.module, seated, seededRandom(''));
  }

  /** The current view of the observed seat. */
  get view(): View {
    return this.#course.view(this.cast.seat);
  }

  /**
   * Plays until a condition on the view of that seat holds.
   * @returns whether it holds; false if the match is over
   */
  async playUntil(sees: (view: View) => boolean): Promise<boolean> {
    while (!sees(this.view)) {
      const next = this.#course.next();
      if (!next) return false;
      await this.#players[Number(next.seat)]?.make(next.choice);
    }
    return true;
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }
}
