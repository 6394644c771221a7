import { localMatch } from '../../engine/localMatch';
import { seededRandom } from '../../kit/random';
import { conceal } from '../../kit/secret';
import type { Value } from '../cards';
import { newGame } from '../game';
import { bot } from './bot';

/** The view of seat 0 on its turn, with this die and hand. */
function holding(die: Value | null, hand: Value[]) {
  const match = localMatch(newGame, 2, {}, seededRandom('bot'));
  Object.assign(match.state, { die, hands: conceal({ '0': hand, '1': [1, 1, 6] }) });
  return match.view('0');
}

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
