import type { Paragraph } from '../../../kit/rulebook';
import type { Options } from '../../options';
import { cardRules } from './rulebook/cards';
import { endRules } from './rulebook/ends';
import { reactionRules } from './rulebook/reactions';
import { turnRules } from './rulebook/turns';

export const rulebook: readonly Paragraph<Options>[] = [...turnRules, ...cardRules, ...reactionRules, ...endRules];
