import type { Lesson } from '../../kit/lesson';
import type { Lay } from '../lay';

/** Two turns to the fifteenth point. */
export const lesson = {
  players: 2,
  scenes: [
    {
      lay: { points: { '0': 7, '1': 9 }, hands: { '0': [1, 5, 6], '1': [1, 2, 6] } },
      steps: [
        { id: 'roll', rule: 'R1', do: { move: 'roll', dice: [4] } },
        {
          id: 'play',
          rule: 'R2',
          do: { move: 'play', args: [5] },
          after: [
            { seat: '1', move: 'roll', dice: [3] },
            { seat: '1', move: 'play', args: [6] },
          ],
        },
        { id: 'again', rule: 'R1', do: { move: 'roll', dice: [4] }, alone: true },
        { id: 'win', rule: 'R4', do: { move: 'play', args: [6] }, alone: true },
      ],
    },
  ],
} as const satisfies Lesson<Lay>;

export type LessonStepId = (typeof lesson)['scenes'][number]['steps'][number]['id'];
