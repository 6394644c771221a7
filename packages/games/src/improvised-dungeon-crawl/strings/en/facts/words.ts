import type { Seat } from '@lantern/protocol/seat';
import { quantity } from '../../../../kit/plural.en';
import { listOf, type Voice } from '../../../../kit/strings';
import { who } from '../../../../kit/voice.en';
import type { Die, DieTag } from '../../../types';

const OF_TAG: Readonly<Record<DieTag, string>> = { attack: '', spell: '', die: '', slay: 'Slay! ', buff: 'Buff ' };

/** "4", "4 + 3 = 7", "7 + Slay! 4 + Buff 2 = 13". */
export function rolled(dice: readonly Die[]): string {
  const total = dice.reduce((sum, { value }) => sum + value, 0);
  const values = dice.map(({ tag, value }) => `${OF_TAG[tag]}${value}`);
  return values.length === 1 ? String(values[0]) : `${values.join(' + ')} = ${total}`;
}

/** "no wounds", "1 wound", "2 wounds". */
export function many(count: number, noun: string): string {
  if (count === 0) return `no ${noun}s`;
  return quantity(count, noun);
}

/** "1 die", "3 dice". */
export function diceCount(count: number): string {
  return quantity(count, 'die', 'dice');
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
