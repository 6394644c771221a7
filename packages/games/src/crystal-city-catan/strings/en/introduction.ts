import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in English. */
export const introduction: IntroductionStrings<MomentId> = {
  begin: 'Each of you builds a colony of pyramids, with pools of resources around its communities.',
  roll: 'Each turn one die says what happens, and another which pools produce, for both of you.',
  build: 'You pay with what your pools hold: roads first, for suburbs stand behind them, and cities grow from those.',
  events: 'Events give and take: Marauders rob whoever holds much, and Garrisons protect.',
  win: 'Whoever first has enough points in their own turn wins.',
};
