import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in English. */
export const introduction: IntroductionStrings<MomentId> = {
  map: 'Coasters with arrows are the land, standing pyramids are villages and cities, lying ones are units.',
  grain: 'Your villages bring grain, and with it you create units and more.',
  move: 'Each unit moves once in a turn, and the arrows carry it further.',
  fight: 'Who stands beside an enemy may attack: you see the odds before the dice fall.',
  win: 'Whoever holds every village and city on the map wins.',
};
