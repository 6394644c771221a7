import type { Lesson } from '../../kit/lesson';
import type { Lay } from '../lay';

/** Twelve: a first fight, the shop, and the dragon that wakes with the twelfth counter. */
export const lesson = {
  players: 2,
  scenes: [
    {
      lay: {
        heroes: [
          { card: 'JC', hp: 10, lp: 5, bag: ['chain'] },
          { card: 'KH', hp: 8, bag: ['scale'] },
        ],
        counters: 10,
        roomNo: 8,
        draw: ['6C', '4D', 'QH', 'KS'],
      },
      steps: [
        {
          id: 'enter',
          rule: 'R5.1',
          do: { move: 'setReady', args: [true] },
          light: ['part:stack', 'move:setReady'],
          after: [{ seat: '1', move: 'setReady', args: [true] }],
        },
        { id: 'goblin', rule: 'R7.1', do: { move: 'attack', args: ['6C', 0], dice: [5, 6] } },
        {
          id: 'wounded',
          rule: 'R8.1',
          tell: true,
          light: ['card:6C', 'seat:0'],
          after: [{ seat: '1', move: 'heal', args: ['0', 1], dice: [4] }],
        },
        {
          id: 'slay',
          rule: 'R7.4',
          do: { move: 'attack', args: ['6C', 1], dice: [2, 4] },
          after: [{ seat: '1', move: 'openChest', dice: [2, 4, 3] }],
        },
        { id: 'loot', rule: 'R14.1', tell: true, light: ['seat:0', 'seat:1'] },
        {
          id: 'shop',
          rule: 'R4.1',
          do: { move: 'buy', args: ['shield', 0] },
          light: ['part:shop', 'ware:shield', 'move:buy'],
        },
        {
          id: 'next',
          rule: 'R16.1',
          do: { move: 'setReady', args: [true] },
          light: ['part:stack', 'move:setReady'],
          after: [{ seat: '1', move: 'setReady', args: [true], dice: [7] }],
        },
        { id: 'twelve', rule: 'R16.4', tell: true, light: ['part:stack', 'card:dragon'] },
      ],
    },
    {
      lay: {
        heroes: [
          { card: 'JC', hp: 7, pools: { slay: 2 }, bag: ['chain', 'shield'] },
          { card: 'KH', hp: 3, pools: { heal: 1 }, bag: ['scale'] },
        ],
        counters: 10,
        roomNo: 9,
        draw: ['QH', 'KS'],
        fight: { round: 5, wounds: { dragon: 9 }, dice: [7] },
      },
      before: [{ seat: '1', move: 'heal', args: ['0', 1], dice: [3, 9] }],
      steps: [
        { id: 'later', rule: 'R16.3', tell: true, light: ['part:stack'] },
        { id: 'blow', rule: 'R7.4', do: { move: 'attack', args: ['dragon', 2], dice: [8, 6, 4] }, alone: true },
        {
          id: 'home',
          rule: 'R17.1',
          do: { move: 'setReady', args: [true] },
          after: [{ seat: '1', move: 'setReady', args: [true] }],
        },
      ],
    },
  ],
} as const satisfies Lesson<Lay>;

export type LessonStepId = (typeof lesson)['scenes'][number]['steps'][number]['id'];
