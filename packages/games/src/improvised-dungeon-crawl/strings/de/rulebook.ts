import type { Paragraph } from '../../../kit/rulebook';
import type { Options } from '../../options';
import { abilityRules } from './rulebook/abilities';
import { endRules } from './rulebook/ends';
import { fightRules } from './rulebook/fights';
import { heroRules } from './rulebook/heroes';
import { roomRules } from './rulebook/rooms';

export const rulebook: readonly Paragraph<Options>[] = [
  ...heroRules,
  ...roomRules,
  ...fightRules,
  ...abilityRules,
  ...endRules,
];
