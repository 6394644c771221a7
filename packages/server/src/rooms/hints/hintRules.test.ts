import { keptRoom } from '../../testing/roomRecords';
import { withHintsAllowed } from './hintRules';

const room = keptRoom(['Ana', 'Ben']);
const allowing = withHintsAllowed(room, true);

test('a room allows hints as its host says', () => {
  expect(allowing.hosting.hints).toBe(true);
  expect(withHintsAllowed(allowing, false)).toEqual(room);
});

test.each([
  ['allows them', allowing],
  ['does not', room],
])('a change without hints, or without a difference, returns the same room that %s', (_, kept) => {
  expect(withHintsAllowed(kept, undefined)).toBe(kept);
  expect(withHintsAllowed(kept, kept.hosting.hints === true)).toBe(kept);
});
