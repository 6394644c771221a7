import type { Lesson, RivalMove } from '../../kit/lesson';
import type { Lay } from '../lay';

/** A turn in which a rival only takes a card. */
const quietTurn = (seat: string): RivalMove[] => ['draw', 'stay', 'doNothing'].map((move) => ({ seat, move }));

/** The third treasure: it is found, defended against a pirate, and brought home by a magic word. */
export const lesson = {
  players: 3,
  scenes: [
    {
      lay: {
        turnNo: 40,
        step: 'draw',
        P0: { room: 'cobbleCrawl', hand: ['xyzzy-1', 'dontKnow-1'], deposited: ['jewelry', 'silverBars'] },
        P1: { room: 'y2', hand: ['harHar-1', 'plugh-1'], deposited: ['diamonds'] },
        P2: { room: 'mountainKing', hand: ['stockUp-1', 'speedRun-1'], inv: ['littleAxe'] },
        draw: [...['velvetPillow', 'wickerCage', 'setOfKeys', 'stockUp-2'], ...['plover-1', 'tastyFood', 'goldNugget']],
      },
      steps: [
        { id: 'draw', rule: 'R3.1', do: { move: 'draw' }, light: ['seat:0', 'move:draw'] },
        {
          id: 'walk',
          rule: 'R4.1',
          do: { move: 'moveTo', args: ['hallOfMists'] },
          light: ['card:goldNugget', 'room:hallOfMists'],
        },
        {
          id: 'find',
          rule: 'R5.2',
          do: { move: 'playCard', args: ['goldNugget'] },
          after: [
            { seat: '1', move: 'draw' },
            { seat: '1', move: 'stay' },
            { seat: '1', move: 'playCard', args: ['harHar-1', { target: '0', item: 'goldNugget' }] },
          ],
        },
        { id: 'answer', rule: 'R8.1', do: { move: 'respond', args: [{ t: 'react', card: 'dontKnow-1' }] } },
        { id: 'cancelled', rule: 'R8.10', tell: true, light: ['card:harHar-1'], after: quietTurn('2') },
        { id: 'drawAgain', rule: 'T4', do: { move: 'draw' }, alone: true },
        { id: 'stay', rule: 'R4.1', do: { move: 'stay' }, light: ['move:stay', 'room:wellHouse'] },
        {
          id: 'word',
          rule: 'R1.4',
          do: { move: 'playCard', args: ['xyzzy-1'] },
          after: [...quietTurn('1'), ...quietTurn('2')],
        },
        { id: 'home', rule: 'R5.1', do: { move: 'draw' }, alone: true },
        { id: 'stayHome', rule: 'R13.1', do: { move: 'stay' }, alone: true },
        {
          id: 'deposit',
          rule: 'R13.1',
          do: { move: 'deposit', args: ['goldNugget'] },
          light: ['seat:0', 'card:goldNugget', 'move:deposit'],
        },
      ],
    },
  ],
} as const satisfies Lesson<Lay>;

export type LessonStepId = (typeof lesson)['scenes'][number]['steps'][number]['id'];
