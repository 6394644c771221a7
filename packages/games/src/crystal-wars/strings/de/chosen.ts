import { listOf } from '../../../kit/voice.de';
import { type Square, squareName } from '../../data/squares';

type Aim = readonly [from: Square, target: Square];
type Attack = readonly [...Aim, support: readonly Square[]];

const aim = ([from, target]: Aim) => `${squareName(from)} gegen ${squareName(target)}`;

const attack = ([from, target, support]: Attack) =>
  `${aim([from, target])}${support.length > 0 ? ` mit ${listOf(support.map(squareName))}` : ''}`;

export const chosen = { battle: attack, siege: attack, persuade: aim, sabotage: aim };
