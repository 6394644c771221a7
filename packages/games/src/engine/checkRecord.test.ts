import { pebbles } from '../../test/pebbles';
import { seededRandom } from '../kit/random';
import { checkRecord } from './checkRecord';
import { localMatch } from './localMatch';

const record = (...moves: unknown[]) => ({ players: 2, options: {}, seed: 'check', moves });

/** The seat that begins, and the other seat. */
const first = localMatch(pebbles, 2, {}, seededRandom('check')).view(null).turnSeat ?? '';
const second = first === '0' ? '1' : '0';

test('a record of legal moves is legal, and tells how the match stands', () => {
  const checked = checkRecord(pebbles, record([first, 'take', [2]], [second, 'take', [1]]));
  expect(checked).toEqual({ legal: 2, result: null });
});

test('the first move that is not legal is named, with the reason', () => {
  const checked = checkRecord(pebbles, record([first, 'take', [1]], [first, 'take', [1]], [second, 'nothing', []]));
  expect(checked).toMatchObject({ illegal: 2, move: [first, 'take', [1]], refusal: { code: expect.any(String) } });
});

test.each([
  ['no object', 7],
  ['no list of moves', { players: 2, options: {}, seed: 's' }],
  ['a move of another shape', record('take')],
])('an invalid record is an error: %s', (_what, broken) => {
  expect(() => checkRecord(pebbles, broken)).toThrow(/^this is no recorded match/);
});
