import type { Lesson } from '../../kit/lesson';
import { squareNamed } from '../data/squares';
import type { Lay } from '../lay';

const square = (name: string) => `square:${squareNamed(name)}`;

/** Through the ring: a village is taken with the flow, an attack is beaten off, and a vortex leads to the last village. */
export const lesson = {
  players: 2,
  scenes: [
    {
      lay: {
        options: { map: 'duel' },
        pieces: {
          A1: '0 village',
          A8: '0 village',
          A9: '0 infantry',
          A5: '0 tank',
          B4: '1 village',
          B8: '1 infantry',
          B9: 'freeVillage',
        },
      },
      steps: [
        {
          id: 'flow',
          rule: 'R6.5',
          do: { move: 'moveUnit', args: ['A9', 'A3'] },
          light: [square('A9'), square('A3')],
        },
        { id: 'endMoves', rule: 'R6.1', do: { move: 'endMovement' } },
        {
          id: 'siege',
          rule: 'R8.1',
          do: { move: 'siege', args: ['A3', 'B9', []], dice: [4, 2] },
          light: [square('A3'), square('B9'), 'move:siege'],
        },
        { id: 'fate', rule: 'R9.1', do: { move: 'endCombat', dice: [5] } },
        { id: 'crop', rule: 'R9.4', tell: true, light: ['seat:0'] },
        {
          id: 'soldier',
          rule: 'R10.2',
          do: { move: 'create', args: ['infantry', 'A9'] },
          light: ['kind:infantry', square('A9')],
        },
        {
          id: 'endTurn',
          rule: 'R5.1',
          do: { move: 'endTurn' },
          after: [
            { seat: '1', move: 'moveUnit', args: ['B8', 'A2'] },
            { seat: '1', move: 'endMovement' },
            { seat: '1', move: 'battle', args: ['A2', 'A3', []], dice: [2, 3] },
          ],
        },
        {
          id: 'support',
          rule: 'R7.7',
          tell: true,
          light: [square('A3'), square('A5')],
          after: [{ seat: '1', move: 'endCombat', dice: [2, 6, 2] }],
        },
        {
          id: 'jump',
          rule: 'R6.6',
          do: { move: 'teleport', args: ['A5', 'B5'] },
          light: [square('A5'), square('B5')],
        },
        { id: 'endMovesAgain', rule: 'R8.2', do: { move: 'endMovement' }, alone: true },
        {
          id: 'last',
          rule: 'R8.4',
          do: { move: 'siege', args: ['B5', 'B4', []], dice: [3, 3] },
          light: [square('B5'), square('B4'), 'move:siege'],
          alone: true,
        },
      ],
    },
  ],
} as const satisfies Lesson<Lay>;

export type LessonStepId = (typeof lesson)['scenes'][number]['steps'][number]['id'];
