import type { Seat } from '@lantern/protocol/seat';
import { conceal, reveal } from '../../kit/secret';
import type { SealedChoice, State } from '../state';

/** Lays a choice down face down. */
export function seal(state: State, seat: Seat, choice: SealedChoice): void {
  reveal(state.sealed)[seat] = choice;
  state.committed[seat] = true;
}

/**
 * Turns the choices up once everybody asked has sealed one (R8.8); until then nothing happens.
 * @param asked the seats that owe a choice
 */
export function turnUp(state: State, asked: readonly Seat[]): Record<Seat, SealedChoice> | undefined {
  if (!asked.every((seat) => state.committed[seat])) return undefined;
  const choices = reveal(state.sealed);
  state.sealed = conceal({ '0': null, '1': null });
  state.committed = { '0': false, '1': false };
  return choices as Record<Seat, SealedChoice>;
}
