import { asked, atOnce, type TutorialPlan } from '../../kit/tutorial';
import type { View } from '../view';

/** The guided first match of improvised Dungeon Crawl. */
export const plan = {
  players: 2,
  preset: 'gentle',
  situations: [
    { id: 'aim', rule: 'R17.1', when: atOnce },
    { id: 'claim', rule: 'R2.2', when: asked('claim') },
    { id: 'shop', rule: 'R2.11', when: asked('shop') },
    { id: 'rest', rule: 'R5.1', when: asked('rest') },
    { id: 'act', rule: 'R7.1', when: asked('act') },
    { id: 'trap', rule: 'R11.1', when: asked('trap') },
    { id: 'chest', rule: 'R12.1', when: asked('chest') },
  ],
} as const satisfies TutorialPlan<View>;

export type LessonId = (typeof plan)['situations'][number]['id'];
