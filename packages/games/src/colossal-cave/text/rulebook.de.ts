import type { Paragraph } from '../../kit/text';
import { cardRules } from './rulebook/cards.de';
import { endRules } from './rulebook/ends.de';
import { reactionRules } from './rulebook/reactions.de';
import { turnRules } from './rulebook/turns.de';

/** The rules in our own words, in an order to learn them by. Refusals quote the numbers. */
export const rulebook: readonly Paragraph[] = [...turnRules, ...cardRules, ...reactionRules, ...endRules];
