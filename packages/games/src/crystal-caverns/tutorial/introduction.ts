import { type Moment, won } from '../../kit/introduction';
import { asked } from '../../kit/tutorial';
import type { View } from '../view';

/** What the introduction to Crystal Caverns shows, in this order. */
export const moments = [
  { id: 'party', when: asked('place') },
  { id: 'caverns', after: 12, when: asked('travel') },
  { id: 'fight', after: 4, when: asked('roll') },
  { id: 'grow', after: 25, when: asked('travel') },
  { id: 'dragon', when: won() },
] as const satisfies readonly Moment<View>[];

export type MomentId = (typeof moments)[number]['id'];
