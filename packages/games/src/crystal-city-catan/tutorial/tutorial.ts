import { asked, atOnce, type TutorialPlan } from '../../kit/tutorial';
import type { View } from '../view';

/** The guided first match of Crystal City Catan. */
export const plan = {
  players: 2,
  preset: 'short',
  situations: [
    { id: 'aim', rule: 'R12.1', when: atOnce },
    { id: 'numbers', rule: 'S6', when: asked('numbers') },
    { id: 'roll', rule: 'R5.1', when: asked('roll') },
    { id: 'build', rule: 'R7.3', when: asked('build') },
    { id: 'gain', rule: 'R8.3', when: asked('gain') },
    { id: 'lose', rule: 'R8.6', when: asked('lose') },
  ],
} as const satisfies TutorialPlan<View>;

export type LessonId = (typeof plan)['situations'][number]['id'];
