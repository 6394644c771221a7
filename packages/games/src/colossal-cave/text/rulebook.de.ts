import type { Paragraph } from '../../kit/rulebook';
import type { Options } from '../options';
import { cardRules } from './rulebook/cards.de';
import { endRules } from './rulebook/ends.de';
import { reactionRules } from './rulebook/reactions.de';
import { turnRules } from './rulebook/turns.de';

/** The rules in our own words, in an order to learn them by. Refusals quote the numbers. */
export const rulebook: readonly Paragraph<Options>[] = [...turnRules, ...cardRules, ...reactionRules, ...endRules];
