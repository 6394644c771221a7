import type { MoveContext } from '../kit/move';
import { conceal, reveal } from '../kit/secret';
import type { AnyModule } from '../module';
import type { State } from './state';

/** The facts that reveal dice or cards. */
export const shows = { rolled: 'die', played: 'hand', drew: 'card' } satisfies AnyModule['shows'];

/** Shuffles the pile after revealed cards have returned to it. */
export function reshuffle({ state, random }: MoveContext<State>): void {
  state.pile = conceal(random.shuffle(reveal(state.pile)));
}
