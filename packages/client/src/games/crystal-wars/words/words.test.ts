import { type Lay, lay } from '@lantern/games/crystal-wars/testing';
import { setStrings } from '../strings';
import { strings } from '../strings.en';
import { wordsOf } from './words';

const NAMES = { '0': 'Ana', '1': 'Ben' };

beforeAll(() => setStrings('en', strings));

const told = (change: Lay) => wordsOf({ view: lay(change).view('0'), seat: '0', names: NAMES });

test('a player is described with grain, harvest, upkeep and pieces, and neutral pieces are listed', () => {
  const { people, places } = told({ pieces: { A3: '0 tank', B9: '1 village', B2: 'freeVillage' }, grain: { 0: 3 } });
  expect(people[0]?.[1]).toMatch(/^You, green: 3 grain, harvest 0, upkeep 3\. Tank A3\. Stock: /);
  expect(people[1]?.[1]).toMatch(/^Ben, red: 0 grain, harvest 2, upkeep 0\. Village B9\. Stock: /);
  expect(places[0]).toBe('Nobody’s: free village B2.');
});

test.each([
  [40, 'Round 2 of 40.'],
  [0, 'Round 2.'],
])('the last round is named if there is one: %i', (roundLimit, line) => {
  const { table } = told({ pieces: { A3: '0 tank', B9: '1 village' }, options: { roundLimit } });
  expect(table[0]).toBe(line);
});
