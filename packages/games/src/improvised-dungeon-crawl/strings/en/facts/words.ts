import type { Seat } from '@lantern/protocol/seat';
import { listOf, type Voice } from '../../../../kit/strings';
import { who } from '../../../../kit/voice.en';
import type { Die } from '../../../types';

/** "4", "4 + 3 = 7". */
export function rolled(dice: readonly Die[]): string {
  const values = dice.map(({ value }) => value);
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.length === 1 ? String(total) : `${values.join(' + ')} = ${total}`;
}

/** "no wound", "1 wound", "2 wounds". */
export function many(count: number, noun: string): string {
  if (count === 0) return `no ${noun}`;
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** "1 die", "3 dice". */
export function diceCount(count: number): string {
  return count === 1 ? '1 die' : `${count} dice`;
}

/** "5 loot points". */
export function points(lp: number): string {
  return many(lp, 'loot point');
}

/** "you 6, Ana 5". */
export function shareWords(voice: Voice, shares: Record<Seat, number>): string {
  return Object.entries(shares)
    .map(([seat, lp]) => `${who(voice, seat)} ${lp}`)
    .join(', ');
}

/** "Ana, Ben and you". */
export function people(voice: Voice, seats: readonly Seat[]): string {
  return listOf(seats.map((seat) => who(voice, seat)));
}
