import type { Value } from '../state';
import type { View } from '../view';
import { bot } from './bot';

const holding = (die: Value | null, hand: Value[]) =>
  ({ die, hand, stages: { '0': die === null ? 'roll' : 'play' } }) as unknown as View;

test('it rolls first', () => {
  expect(bot(holding(null, [1, 2, 3]), '0')).toEqual({ move: 'roll', args: [] });
});

test.each<[Value, Value[], Value]>([
  [4, [5, 4, 6], 4],
  [4, [6, 5, 1], 5],
  [4, [3, 1, 2], 1],
])('on a %i it plays of %j the %i', (die, hand, best) => {
  expect(bot(holding(die, hand), '0')).toEqual({ move: 'play', args: [best] });
});
