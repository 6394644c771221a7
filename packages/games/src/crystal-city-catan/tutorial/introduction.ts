import { type Moment, won } from '../../kit/introduction';
import { asked } from '../../kit/tutorial';
import type { View } from '../view';

/** What the introduction to Crystal City Catan shows, in this order. */
export const moments = [
  { id: 'begin', when: asked('roll') },
  { id: 'roll', when: asked('build') },
  { id: 'build', after: 14, when: asked('build') },
  { id: 'events', when: asked('lose') },
  { id: 'win', when: won() },
] as const satisfies readonly Moment<View>[];

export type MomentId = (typeof moments)[number]['id'];
