import type { Seat } from '@lantern/protocol/seat';
import { conceal, reveal } from '../../kit/secret';
import type { SealedChoice, State } from '../state';

export function seal(state: State, seat: Seat, choice: SealedChoice): void {
  reveal(state.sealed)[seat] = choice;
  state.committed[seat] = true;
}

/**
 * Reveals the choices when every seat that is asked has sealed one (R8.8); before that it does nothing.
 * @param asked the seats that owe a choice
 */
export function turnUp(state: State, asked: readonly Seat[]): Record<Seat, SealedChoice> | undefined {
  if (!asked.every((seat) => state.committed[seat])) return undefined;
  const choices = reveal(state.sealed);
  state.sealed = conceal({ '0': null, '1': null });
  state.committed = { '0': false, '1': false };
  return choices as Record<Seat, SealedChoice>;
}
