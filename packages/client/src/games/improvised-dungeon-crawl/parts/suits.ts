import type { Suit } from '@lantern/games/improvised-dungeon-crawl/board';
import type { SuitName } from '../../../art/cards/Suit';

/** The drawn suits by the letter on a card. */
export const SUIT_NAMES: Readonly<Record<Suit, SuitName>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
