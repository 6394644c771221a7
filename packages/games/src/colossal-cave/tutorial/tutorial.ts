import { asked, atOnce, type TutorialPlan } from '../../kit/tutorial';
import { isTreasure } from '../data/cards';
import type { View } from '../view';

/** The guided first match of Colossal Cave. */
export const plan = {
  players: 3,
  preset: 'quickStart',
  situations: [
    { id: 'aim', rule: 'R16', when: atOnce },
    { id: 'draw', rule: 'R3.1', when: asked('draw') },
    { id: 'move', rule: 'R4.1', when: asked('move') },
    { id: 'play', rule: 'R5.1', when: asked('play') },
    { id: 'respond', rule: 'R8.1', when: asked('respond') },
    { id: 'carry', rule: 'R13.1', when: (view, seat) => view.players[seat]?.inv.some(isTreasure) ?? false },
    {
      id: 'deposit',
      rule: 'R13.1',
      when: (view, seat) =>
        asked('play')(view, seat) &&
        view.players[seat]?.room === 'wellHouse' &&
        view.players[seat].inv.some(isTreasure),
    },
  ],
} as const satisfies TutorialPlan<View>;

export type LessonId = (typeof plan)['situations'][number]['id'];
