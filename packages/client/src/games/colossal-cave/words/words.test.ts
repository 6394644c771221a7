import type { View } from '@lantern/games/colossal-cave/board';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { localMatch } from '@lantern/games/engine/localMatch';
import { seededRandom } from '@lantern/games/kit/random';
import type { Seat } from '@lantern/protocol/seat';
import { setStrings } from '../strings';
import { strings } from '../strings.en';
import { wayWords, wordsOf } from './words';

const NAMES = { '0': 'Ana', '1': 'Ben', '2': 'Cleo' };

beforeAll(() => setStrings('en', strings));

/** The first view of a match, with a change. */
const view = (change: Partial<View> = {}): View => ({
  ...localMatch(colossalCave, 3, { firstPlayer: 'host' }, seededRandom('words')).view('0'),
  ...change,
});

const told = (of: View, seat: Seat | null) => wordsOf({ view: of, seat, names: NAMES });
const closing = { card: 'caveClosing-1', by: '1', words: { '0': 1 }, endsAtTurn: null } as unknown as View['closing'];

test('a player is described with room, light, cards and safe', () => {
  const line = new Map(told(view(), '1').people).get('0');
  expect(line).toMatch(
    /^Ana: in the Well House, in the light\. Carries nothing\. In the safe: nothing\. Cards in hand: \d\.$/,
  );
});

test('a room is described with its players, its passages and the way there', () => {
  const { places } = told(view(), '0');
  expect(places[0]).toBe('Well House, lit; You, Ben and Cleo here; ways to Cobble Crawl (grate)');
  expect(places).toContain(
    'Hall of Mists, dark; ways to Cobble Crawl, Hall of the Mountain King, Y2 and Twisty Maze (maze); 2 steps, by Cobble Crawl',
  );
});

test('the descriptions for a spectator contain no way', () => {
  expect(told(view(), null).places.join()).not.toContain('steps');
});

test('no way leads through the closed grate', () => {
  expect(wayWords({ view: view(), seat: '0' }, 'cobbleCrawl')).toBe('1 step');
  expect(wayWords({ view: view({ closing }), seat: '0' }, 'cobbleCrawl')).toBeUndefined();
  expect(told(view({ closing }), '0').places[0]).toContain('Cobble Crawl (grate, shut)');
});
