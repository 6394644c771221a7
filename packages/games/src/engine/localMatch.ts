import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type Choice, checkMove } from '../kit/move';
import { checkOptions, checkPlayers } from '../kit/options';
import type { Random } from '../kit/random';
import { seatsOf } from '../kit/seat';
import type { FactKinds } from '../kit/story';
import type { CommonView, GameModule } from '../module';

/** A match played in this process without boardgame.io or a server: for tests, random play and guided matches. */
export interface LocalMatch<State, View> {
  state: State;
  seats: Seat[];
  view(seat: Seat | null): View;
  /**
   * Makes a move.
   * @returns the refusal, in which case nothing has changed
   */
  act(seat: Seat, choice: Choice): Refusal | undefined;
  /** Lets the clock of the open decision expire. */
  timeOut(): void;
}

/**
 * Deals a match.
 * @throws on a number of players or options that the game does not have
 */
export function localMatch<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds>(
  module: GameModule<State, View, Options, Kinds>,
  players: number,
  options: Partial<Options>,
  random: Random,
): LocalMatch<State, View> {
  const wrongCount = checkPlayers(module.players, players);
  if (wrongCount) throw new Error(`${module.id}: ${JSON.stringify(wrongCount)}`);
  const checked = checkOptions(module.options, players, options);
  if ('refusal' in checked) throw new Error(`${module.id}: ${JSON.stringify(checked.refusal)}`);
  return matchFrom(module, players, module.setup(checked.options, players, random), random);
}

/** A match that continues from a state, which it changes. */
export function matchFrom<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds>(
  module: GameModule<State, View, Options, Kinds>,
  players: number,
  state: State,
  random: Random,
): LocalMatch<State, View> {
  return {
    state,
    seats: seatsOf(players),
    view: (seat) => module.view(state, seat),
    act(seat, choice) {
      const result = checkMove(module.moves, module.view(state, seat), seat, choice);
      if ('refusal' in result) return result.refusal;
      module.moves[choice.move]?.apply({ state, random }, seat, result.args);
      return undefined;
    },
    timeOut: () => module.timeOut({ state, random }),
  };
}
