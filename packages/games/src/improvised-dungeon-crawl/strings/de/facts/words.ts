import type { Seat } from '@lantern/protocol/seat';
import { quantity } from '../../../../kit/plural.de';
import type { Voice } from '../../../../kit/strings';
import { listOf, who, whom } from '../../../../kit/voice.de';
import type { Die, DieTag } from '../../../types';

const OF_TAG: Readonly<Record<DieTag, string>> = { attack: '', spell: '', die: '', slay: 'Wucht ', buff: 'Segen ' };

/** "4", "4 + 3 = 7", "7 + Wucht 4 + Segen 2 = 13". */
export function rolled(dice: readonly Die[]): string {
  const total = dice.reduce((sum, { value }) => sum + value, 0);
  const values = dice.map(({ tag, value }) => `${OF_TAG[tag]}${value}`);
  return values.length === 1 ? String(values[0]) : `${values.join(' + ')} = ${total}`;
}

/** "keine Wunden", "1 Wunde", "2 Wunden". */
export function many(count: number, one: string, several: string): string {
  if (count === 0) return `keine ${several}`;
  return quantity(count, one, several);
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
