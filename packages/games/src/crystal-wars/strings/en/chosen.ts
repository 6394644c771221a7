import { listOf } from '../../../kit/strings';
import { type Square, squareName } from '../../data/squares';

type Aim = readonly [from: Square, target: Square];
type Attack = readonly [...Aim, support: readonly Square[]];

const aim = ([from, target]: Aim) => `${squareName(from)} against ${squareName(target)}`;

const attack = ([from, target, support]: Attack) =>
  `${aim([from, target])}${support.length > 0 ? ` with ${listOf(support.map(squareName))}` : ''}`;

export const chosen = { battle: attack, siege: attack, persuade: aim, sabotage: aim };
