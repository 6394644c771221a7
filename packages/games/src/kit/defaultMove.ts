import type { Seat } from '@lantern/protocol/seat';
import { type Choice, checkMove, type MoveContext, type Moves, moveNamed } from './move';

/** The parts of a module that are needed to play for an absent player. */
export interface DefaultRules<State, View> {
  moves: Moves<State, View>;
  view(state: State, seat: Seat): View;
  defaultMove(view: View, seat: Seat): Choice | undefined;
}

/**
 * Makes the default move of a seat that owes a decision, with the checks of a player's move.
 * @throws Error naming the seat, the move and the refusal if there is no default or it is not legal: the rules are
 * inconsistent, and the state can no longer be trusted
 */
export function playDefault<State, View>(
  { moves, view, defaultMove }: DefaultRules<State, View>,
  context: MoveContext<State>,
  seat: Seat,
): void {
  const seen = view(context.state, seat);
  const choice = defaultMove(seen, seat);
  if (!choice) throw new Error(`seat ${seat} owes a decision and has no default move`);
  const checked = checkMove(moves, seen, seat, choice);
  if ('refusal' in checked) {
    throw new Error(`the default move ${choice.move} of seat ${seat} is refused: ${checked.refusal.code}`);
  }
  moveNamed(moves, choice.move)?.apply(context, seat, checked.args);
}
