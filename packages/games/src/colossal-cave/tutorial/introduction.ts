import { type Moment, won } from '../../kit/introduction';
import { asked } from '../../kit/tutorial';
import { isTreasure } from '../data/cards';
import type { View } from '../view';

/** What the introduction to Colossal Cave shows, in this order. */
export const moments = [
  { id: 'begin', when: asked('draw') },
  { id: 'turn', after: 10, when: asked('move') },
  { id: 'respond', after: 10, when: asked('respond') },
  { id: 'carry', after: 30, when: (view) => Object.values(view.players).some(({ inv }) => inv.some(isTreasure)) },
  { id: 'win', when: won() },
] as const satisfies readonly Moment<View>[];

export type MomentId = (typeof moments)[number]['id'];
