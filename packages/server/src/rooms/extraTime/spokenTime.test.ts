import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { toy } from '../../testing/toy';
import { Visitors } from '../presence/visitors';
import { spokenSeconds } from './spokenTime';

const room = keptRoom(['Ana', 'Ben']);
const asked = { asides: ['turn', 'vote'] };
const withWords = (words: number): AnyModule => ({
  ...toy,
  overDays: asked,
  strings: { ...toy.strings, facts: { drew: () => 'word '.repeat(words) } },
});

const visitor = (name: string, more: object = {}) => ({
  ...{ name, hostHash: null, seatHash: keptSeat('0', name).keyHash },
  ...more,
});
const listening = [visitor('Ben', { listens: true })];

/** The seconds in a match of which a card has been drawn. */
function secondsOf(module: AnyModule, visitors: ConstructorParameters<typeof Visitors>[0]): number {
  const { view, act } = localMatch(module, 2, {}, seededRandom('spoken'));
  act('0', { move: 'draw', args: [] });
  return spokenSeconds(room, { module, players: 2, view }, new Visitors(visitors));
}

test.each([
  [1, 6],
  [7, 7],
  [11, 8],
  [40, 8],
])('an announcement with a fact of %i words takes %i seconds, at most 8', (words, seconds) => {
  expect(secondsOf(withWords(words), listening)).toBe(seconds);
});

test.each([
  ['nobody uses a screen reader', [visitor('Ana'), visitor('Ben')]],
  ['only a watcher uses one', [{ ...visitor('Wanda', { listens: true }), seatHash: null }]],
])('a clock is as usual if %s', (_, visitors) => {
  expect(secondsOf(withWords(11), visitors)).toBe(0);
});

test('a clock is as usual in a turn', () => {
  expect(secondsOf({ ...withWords(11), overDays: { asides: [] } }, listening)).toBe(0);
});
