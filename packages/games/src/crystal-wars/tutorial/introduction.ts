import { type Moment, won } from '../../kit/introduction';
import { asked } from '../../kit/tutorial';
import type { View } from '../view';

/** What the introduction to Crystal Wars shows, in this order. */
export const moments = [
  { id: 'map', when: asked('village') },
  { id: 'grain', after: 6, when: asked('creation') },
  { id: 'move', after: 10, when: asked('movement') },
  { id: 'fight', after: 8, when: asked('combat') },
  { id: 'win', when: won('domination') },
] as const satisfies readonly Moment<View>[];

export type MomentId = (typeof moments)[number]['id'];
