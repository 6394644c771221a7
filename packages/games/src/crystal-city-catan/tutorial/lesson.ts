import type { Lesson } from '../../kit/lesson';
import type { Lay } from '../lay';

/** The eighth point: building spends what Marauders would take, and doubles pay for the last point. */
export const lesson = {
  players: 2,
  scenes: [
    {
      lay: {
        options: { victoryPoints: 8 },
        turnNo: 21,
        step: 'roll',
        P0: {
          cap: 'Fort',
          L: 'Village',
          road: { L: 2 },
          garrison: { N: 1 },
          pools: { NW: 2, NE: 1, SW: 2, SE: 1, LT: 0, LB: 1 },
        },
        P1: { cap: 'City', corners: 2 },
      },
      steps: [
        {
          id: 'roll',
          rule: 'R5.1',
          do: { move: 'rollDice', dice: [4, 5] },
          light: ['seat:0', 'move:rollDice'],
        },
        { id: 'gift', rule: 'R8.4', do: { move: 'gain', args: ['NW'] } },
        { id: 'five', rule: 'R6', tell: true, light: ['seat:0 pool:SW'] },
        { id: 'road', rule: 'R7.1', do: { move: 'buildRoad', args: ['R', 1] } },
        { id: 'suburb', rule: 'R7.3', do: { move: 'buildSuburb', args: ['R', 1] } },
        {
          id: 'end',
          rule: 'R5',
          do: { move: 'endTurn' },
          after: [
            { seat: '1', move: 'rollDice', dice: [6, 2] },
            { seat: '1', move: 'surrender', args: [{ NW: 1, NE: 1, SW: 1, SE: 1 }] },
          ],
        },
        { id: 'marauders', rule: 'R8.6', tell: true, light: ['seat:1'] },
        {
          id: 'two',
          rule: 'R6',
          tell: true,
          light: ['seat:0 pool:NW', 'seat:0 pool:RT'],
          after: [
            { seat: '1', move: 'buildRoad', args: ['L', 1] },
            { seat: '1', move: 'endTurn' },
          ],
        },
        { id: 'again', rule: 'R7.7', do: { move: 'rollDice', dice: [3, 3] }, alone: true },
        {
          id: 'doubles',
          rule: 'R8.3',
          do: { move: 'gain', args: ['SE'] },
          or: 'anyLegal',
          light: ['LT', 'LB', 'RT', 'RB', 'NW', 'NE', 'SW', 'SE'].map((pool) => `seat:0 pool:${pool}`),
          after: [{ seat: '1', move: 'gain', args: ['NW'] }],
        },
        { id: 'hospital', rule: 'R12.1', do: { move: 'buildHospital', args: ['L'] } },
      ],
    },
  ],
} as const satisfies Lesson<Lay>;

export type LessonStepId = (typeof lesson)['scenes'][number]['steps'][number]['id'];
