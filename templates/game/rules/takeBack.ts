import type { MoveContext } from '../kit/move';
import { conceal, reveal } from '../kit/secret';
import type { AnyModule } from '../module';
import type { State } from './state';

/** What dice and cards people come to see. */
export const shows = { rolled: 'die', played: 'hand', drew: 'card' } satisfies AnyModule['shows'];

/** What was seen of the pile goes back into a pile shuffled again. */
export function reshuffle({ state, random }: MoveContext<State>): void {
  state.pile = conceal(random.shuffle(reveal(state.pile)));
}
