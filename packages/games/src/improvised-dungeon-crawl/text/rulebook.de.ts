import type { Paragraph } from '../../kit/rulebook';
import type { Options } from '../options';
import { abilityRules } from './rulebook/abilities.de';
import { endRules } from './rulebook/ends.de';
import { fightRules } from './rulebook/fights.de';
import { heroRules } from './rulebook/heroes.de';
import { roomRules } from './rulebook/rooms.de';

/** The rules in our own words, in an order to learn them by. Refusals quote the numbers. */
export const rulebook: readonly Paragraph<Options>[] = [
  ...heroRules,
  ...roomRules,
  ...fightRules,
  ...abilityRules,
  ...endRules,
];
