import type { Suit } from '@lantern/games/improvised-dungeon-crawl/board';
import { quantity } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';

export const words = {
  signs: (counters: number, of: number) => `${counters} of ${of} signs of the dragon lie open.`,
  making: (cards: number) => `Heroes are made. ${quantity(cards, 'card')} left in the hero deck.`,
  shopping: 'Heroes buy their gear.',
  line: (name: string, parts: readonly string[]) => `${name}: ${parts.join(', ')}.`,
  /** A face card with the hero that it would make. */
  wouldBe: (kindred: string, hp: number, die: number, dice: number, pool: string) =>
    `${kindred}: up to ${hp} HP, attacks with a d${die}, ${dice} ${pool}`,
  bag: (things: readonly string[]) => `Carries ${listOf(things)}.`,
  inUse: (thing: string) => `${thing} (in use)`,
  against: (rating: number) => `${rating} against magical traps`,
  spells: (dice: number) => `${dice} dice in a spell`,
  card: (rank: string, suit: Suit) => `${rank} of ${{ C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' }[suit]}`,
};

export type Words = typeof words;
