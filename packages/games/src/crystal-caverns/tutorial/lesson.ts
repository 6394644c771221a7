import type { Lesson } from '../../kit/lesson';
import type { Lay } from '../lay';

/** Blue is for the fighter: the first fights of a party, and three levels later the last blow against the Dragon. */
export const lesson = {
  players: 2,
  scenes: [
    {
      lay: { party: [{ colour: 'blue' }, { colour: 'green' }], drawn: '5H' },
      steps: [
        { id: 'place', rule: 'R3.1', do: { move: 'placeCard', args: [1, 0, 0], dice: [1, 1] } },
        { id: 'imp', rule: 'R5.2', tell: true, light: ['x:1 y:0', 'seat:0'] },
        { id: 'enter', rule: 'R6.1', do: { move: 'step', args: [1], dice: [2] } },
        { id: 'roll', rule: 'R9.1', do: { move: 'roll', dice: [5, 'WILD', 2, 'DIG'] } },
        {
          id: 'wild',
          rule: 'R11',
          do: { move: 'useWild', args: ['plusDamage'], dice: ['card:3D'] },
          light: ['part:exchange', 'move:useWild'],
        },
        {
          id: 'grown',
          rule: 'R15.3',
          tell: true,
          light: ['seat:0'],
          after: [
            { seat: '1', move: 'placeCard', args: [2, 0, 1], dice: [10] },
            { seat: '1', move: 'step', args: [1], dice: [1] },
          ],
        },
        {
          id: 'guardian',
          rule: 'R5.5',
          do: { move: 'roll', dice: [4, 'AIM', 3, 'HOP'] },
          alone: true,
          after: [{ seat: '1', move: 'roll', dice: [6, 'TIP', 2, 'AIM', 'card:4C'] }],
        },
        { id: 'placeAgain', rule: 'R3.1', do: { move: 'placeCard', args: [3, 0, 0] }, alone: true },
        { id: 'descend', rule: 'R6.2', do: { move: 'descend', dice: [5, 5] } },
      ],
    },
    {
      lay: {
        level: 4,
        party: [
          { colour: 'blue', hp: 9 },
          { colour: 'green', hp: 6 },
        ],
        map: [{ id: '9S', x: 0, y: 0, monsters: [['green 1', 'yellow 1', 'black 2', 'red 3']] }],
        exhausted: 1,
        pile: ['J'],
        fight: { acts: '0', next: ['1'], foes: [{ hp: 5 }] },
      },
      steps: [
        { id: 'later', rule: 'R14', tell: true, light: ['foe:1'] },
        {
          id: 'blow',
          rule: 'R9.1',
          do: { move: 'roll', dice: [6, 'AIM', 'AIM', 'WILD', 'TIP', 3, 'DIG', 'HOP', 'AIM', 'SWAP'] },
          alone: true,
        },
        {
          id: 'trick',
          rule: 'R11',
          do: { move: 'useWild', args: ['plusDamage'] },
          light: ['part:exchange', 'move:useWild'],
          alone: true,
        },
      ],
    },
  ],
} as const satisfies Lesson<Lay>;

export type LessonStepId = (typeof lesson)['scenes'][number]['steps'][number]['id'];
