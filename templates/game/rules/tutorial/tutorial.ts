import { asked, atOnce, type TutorialPlan } from '../../kit/tutorial';
import type { View } from '../view';

/** The guided first match of New Game. */
export const plan = {
  players: 2,
  preset: 'short',
  situations: [
    { id: 'aim', rule: 'R4', when: atOnce },
    { id: 'roll', rule: 'R1', when: asked('roll') },
    { id: 'play', rule: 'R2', when: asked('play') },
  ],
} as const satisfies TutorialPlan<View>;

export type LessonId = (typeof plan)['situations'][number]['id'];
