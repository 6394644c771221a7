import { asked, atOnce, type TutorialPlan } from '../../kit/tutorial';
import type { View } from '../view';

/** The guided first match of Crystal Caverns. */
export const plan = {
  players: 2,
  preset: 'gentle',
  situations: [
    { id: 'aim', rule: 'S1', when: atOnce },
    { id: 'choose', rule: 'S2', when: asked('choose') },
    { id: 'arrange', rule: 'S6', when: asked('arrange') },
    { id: 'place', rule: 'R2.1', when: asked('place') },
    { id: 'travel', rule: 'R6.1', when: asked('travel') },
    { id: 'roll', rule: 'R9.1', when: asked('roll') },
    { id: 'decide', rule: 'R10.4', when: asked('decide') },
  ],
} as const satisfies TutorialPlan<View>;

export type LessonId = (typeof plan)['situations'][number]['id'];
