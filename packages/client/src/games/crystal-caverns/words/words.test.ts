import { lay } from '@lantern/games/crystal-caverns/testing';
import { setStrings } from '../strings';
import { strings } from '../strings.en';
import { wordsOf } from './words';

const NAMES = { '0': 'Ana', '1': 'Ben', '2': 'Cleo' };

beforeAll(() => setStrings('en', strings));

const table = lay({ map: [{ id: '5S', x: 0, y: 0, monsters: ['blue 1'] }], fight: { acts: '0' } });

test('a hero is described with its row and hit points, a monster with its level and hit points', () => {
  const words = wordsOf({ view: table.view(null), seat: null, names: NAMES });
  expect(words.people[0]?.[1]).toBe('Front row: Ana, Fighter, 3 hit points.');
  expect(words.table).toContain('Frost Imp of level 1, 3 of 3 hit points.');
});

test('a card is described with its place and exits; the card with the party is described on request', () => {
  const words = wordsOf({ view: table.view('0'), seat: '0', names: NAMES });
  expect(words.places[0]).toMatch(/^Lair, at the entrance, the party is here/);
  expect(words.here).toBe(words.places[0]);
});
