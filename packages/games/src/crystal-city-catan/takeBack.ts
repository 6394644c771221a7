import type { Seat } from '@lantern/protocol/seat';
import { reveal } from '../kit/secret';
import type { Lost } from '../kit/story';
import type { AnyModule } from '../module';
import type { State } from './state';

/** The dice and sealed choices that people have seen. */
export const shows = {
  layoutsShown: 'choice',
  diceRolled: 'die',
  numbersShown: 'choice',
  rolledOff: 'die',
  rolled: 'die',
  gained: 'choice',
  gainDeclined: 'choice',
  garrisonFell: 'choice',
  marauded: 'choice',
} satisfies AnyModule['shows'];

/** A choice sealed since that is not turned up yet. */
export function lost(now: State, before: State, seat: Seat): Lost[] {
  const [sealed, kept] = [now, before].map((state) => JSON.stringify(reveal(state.sealed)[seat]));
  return now.committed[seat] && sealed !== kept ? ['answer'] : [];
}
