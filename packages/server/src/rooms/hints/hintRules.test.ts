import { keptRoom } from '../../testing/roomRecords';
import { withHintsAllowed } from './hintRules';

const room = keptRoom(['Ana', 'Ben']);
const allowing = withHintsAllowed(room, true);

test('a room allows hints where its host says so, and no more once they say no', () => {
  expect(allowing.hosting.hints).toBe(true);
  expect(withHintsAllowed(allowing, false)).toEqual(room);
});

test.each([
  ['allows them', allowing],
  ['does not', room],
])('a change that says nothing of hints, or nothing new, leaves a room as it is that %s', (_, kept) => {
  expect(withHintsAllowed(kept, undefined)).toBe(kept);
  expect(withHintsAllowed(kept, kept.hosting.hints === true)).toBe(kept);
});
