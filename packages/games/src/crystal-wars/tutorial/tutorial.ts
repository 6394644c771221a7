import { asked, atOnce, type TutorialPlan } from '../../kit/tutorial';
import type { View } from '../view';

/** The guided first match of Crystal Wars. */
export const plan = {
  players: 2,
  preset: 'standard',
  situations: [
    { id: 'aim', rule: 'R12', when: atOnce },
    { id: 'freeVillage', rule: 'R3.2', when: asked('freeVillage') },
    { id: 'village', rule: 'R3.4', when: asked('village') },
    { id: 'movement', rule: 'R6.1', when: asked('movement') },
    { id: 'combat', rule: 'R7.2', when: asked('combat') },
    { id: 'creation', rule: 'R10.1', when: asked('creation') },
  ],
} as const satisfies TutorialPlan<View>;

export type LessonId = (typeof plan)['situations'][number]['id'];
