import { randomPlayer } from '@lantern/games/engine/randomPlay';
import { deal, type EngineState, reduce } from '@lantern/games/engine/reducer';
import { type Choice, checkMove } from '@lantern/games/kit/move';
import { checkOptions } from '@lantern/games/kit/options';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { Script } from './scriptedTable';

/** A match of rules only, without messages or a store. The same seed gives the same match. */
export class BareMatch {
  readonly #module: AnyModule;
  readonly #seed: string;
  #state: EngineState;

  constructor(module: AnyModule, seed: string) {
    this.#module = module;
    this.#seed = seed;
    this.#state = this.#dealt();
  }

  view(seat: Seat): CommonView {
    return this.#module.view(this.#state.G, seat);
  }

  /** The seats that may act. */
  get seats(): Seat[] {
    return Object.keys(this.#module.course(this.#state.G).stages);
  }

  /**
   * Checks and makes a move; deals a new match if this one is over. Throws on a refusal.
   * @returns whether it is over
   */
  act(seat: Seat, choice: Choice): boolean {
    const checked = checkMove(this.#module.moves, this.view(seat), seat, choice);
    if ('refusal' in checked) throw new Error(`refused: ${checked.refusal.code}`);
    const move = { seat, move: choice.move, args: checked.args };
    const reduction = reduce(this.#module, this.#state, move, { checked: true });
    if ('error' in reduction) throw new Error(reduction.error);
    const over = this.#module.course(reduction.state.G).result !== null;
    this.#state = over ? this.#dealt() : reduction.state;
    return over;
  }

  #dealt(): EngineState {
    const { max } = this.#module.players;
    const found = checkOptions(this.#module.options, max, {});
    if ('refusal' in found) throw new Error(`refused: ${found.refusal.code}`);
    return deal(this.#module, max, found.options, this.#seed);
  }
}

/**
 * The script of a match of random legal moves from its deal to its end, repeated forever; `BareMatch` with the same
 * seed accepts it.
 */
export function scriptOf(module: AnyModule, seed: string): Script {
  const [match, random, player] = [new BareMatch(module, seed), seededRandom(seed), randomPlayer(module)];
  const moves: ReturnType<Script>[] = [];
  for (let over = false; !over; ) {
    const seat = match.seats.find((seat) => match.view(seat).mustDecide);
    const choice = seat === undefined ? undefined : player(match.view(seat), seat, random);
    if (seat === undefined || !choice) throw new Error(`${module.id}: no seat has a move`);
    over = match.act(seat, choice);
    moves.push({ seat, choice });
  }
  return (made) => moves[made % moves.length] as ReturnType<Script>;
}
