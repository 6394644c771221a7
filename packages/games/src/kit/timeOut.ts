import { type Choice, checkMove, type Moves, type Table } from './move';
import type { Seat } from './seat';

/**
 * Makes the default move of a seat whose time is up, checked like any other move.
 * @throws if the seat has none, or one that is refused: a fault of the game, named with seat, move and refusal
 */
export function takeDefault<State, View>(
  moves: Moves<State, View>,
  table: Table<State>,
  view: View,
  seat: Seat,
  choice: Choice | undefined,
): void {
  if (!choice) throw new Error(`seat ${seat} is asked and has no default`);
  const checked = checkMove(moves, view, seat, choice);
  if ('refusal' in checked) {
    throw new Error(`the default of seat ${seat}, ${JSON.stringify(choice)}, is refused: ${checked.refusal.code}`);
  }
  moves[choice.move]?.apply(table, seat, checked.args);
}
