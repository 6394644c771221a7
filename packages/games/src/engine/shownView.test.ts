import { pebbles } from '../../test/pebbles';
import { seededRandom } from '../kit/random';
import { localMatch } from './localMatch';
import { shownView } from './shownView';

const withholding = { ...pebbles, withhold: (view: object) => ({ ...view, pebbles: 99 }) };

/** A match before and after its last move. */
function states(): { running: unknown; over: unknown } {
  const match = localMatch(pebbles, 2, { pebbles: 4 }, seededRandom('shown'));
  match.act('1', { move: 'take', args: [1] });
  const running = structuredClone(match.state);
  match.act('0', { move: 'take', args: [3] });
  return { running, over: match.state };
}

test.each([
  ['running', true, 3],
  ['running', false, 3],
  ['over', true, 99],
  ['over', false, 0],
] as const)('of a match that is %s, withheld: %p, the view is withheld only after the end', (when, withheld, shown) => {
  expect(shownView(withholding, states()[when], null, withheld)).toMatchObject({ pebbles: shown });
});

test('a game that reveals nothing after the end needs no shown view', () => {
  const { over } = states();
  expect(JSON.stringify(shownView(pebbles, over, '0', true))).toBe(JSON.stringify(pebbles.view(over as never, '0')));
});
