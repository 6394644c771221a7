import { type Moment, won } from '../../kit/introduction';
import { asked } from '../../kit/tutorial';
import type { View } from '../view';

/** What the introduction to improvised Dungeon Crawl shows, in this order. */
export const moments = [
  { id: 'hero', when: asked('shop') },
  { id: 'room', when: asked('act') },
  { id: 'fight', after: 6, when: asked('act') },
  { id: 'gear', after: 12, when: asked('rest') },
  { id: 'dragon', when: won() },
] as const satisfies readonly Moment<View>[];

export type MomentId = (typeof moments)[number]['id'];
