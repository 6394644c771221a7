import type { Paragraph } from '../../kit/rulebook';
import type { Options } from '../options';
import { abilityRules } from './rulebook/abilities.en';
import { endRules } from './rulebook/ends.en';
import { fightRules } from './rulebook/fights.en';
import { heroRules } from './rulebook/heroes.en';
import { roomRules } from './rulebook/rooms.en';

/** The rules in our own words, in an order to learn them by. Refusals quote the numbers. */
export const rulebook: readonly Paragraph<Options>[] = [
  ...heroRules,
  ...roomRules,
  ...fightRules,
  ...abilityRules,
  ...endRules,
];
