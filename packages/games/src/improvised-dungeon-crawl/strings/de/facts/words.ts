import type { Seat } from '@lantern/protocol/seat';
import type { Voice } from '../../../../kit/strings';
import { listOf, who, whom } from '../../../../kit/voice.de';
import type { Die } from '../../../types';

/** "4", "4 + 3 = 7". */
export function rolled(dice: readonly Die[]): string {
  const values = dice.map(({ value }) => value);
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.length === 1 ? String(total) : `${values.join(' + ')} = ${total}`;
}

/** "keine Wunden", "1 Wunde", "2 Wunden". */
export function many(count: number, one: string, several: string): string {
  if (count === 0) return `keine ${several}`;
  return `${count} ${count === 1 ? one : several}`;
}

/** Behind "mit": "1 Würfel", "3 Würfeln". */
export function withDice(count: number): string {
  return many(count, 'Würfel', 'Würfeln');
}

/** "5 Beutepunkte". */
export function points(lp: number): string {
  return many(lp, 'Beutepunkt', 'Beutepunkte');
}

/** Behind "mit": "5 Trefferpunkten". */
export function withHitPoints(hp: number): string {
  return many(hp, 'Trefferpunkt', 'Trefferpunkten');
}

/** "kein Schaden", "3 Schaden". */
export function damageOf(damage: number): string {
  return damage === 0 ? 'kein Schaden' : `${damage} Schaden`;
}

/** "du 6, Ana 5". */
export function shareWords(voice: Voice, shares: Record<Seat, number>): string {
  return Object.entries(shares)
    .map(([seat, lp]) => `${who(voice, seat)} ${lp}`)
    .join(', ');
}

/** Behind "für": "Ana, Ben und dich". */
export function forPeople(voice: Voice, seats: readonly Seat[]): string {
  return listOf(seats.map((seat) => whom(voice, seat)));
}
