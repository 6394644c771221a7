import { lay } from '@lantern/games/improvised-dungeon-crawl/testing';
import { setStrings } from '../strings';
import { strings } from '../strings.en';
import { wordsOf } from './words';

beforeAll(() => setStrings('en', strings));

const fight = lay({ heroes: ['JH', 'QH'] })
  .enter('7S', '2C')
  .round(2);

test('a hero is described with every number of its sheet, a monster with its die, threshold and wounds', () => {
  const { people, places, table } = wordsOf({ view: fight.view('0'), seat: '0', names: { '1': 'Ben' } });
  expect(people[0]?.[1]).toMatch(
    /^You, Human Fighter: 8 of 8 HP, AR \d, attacks with a d\d+, 5 .*, 0 LP\. 0 against magical traps\./,
  );
  expect(places.join(' ')).toMatch(/d6, WT \d, 0 of \d wounds/);
  expect(table.join(' ')).toContain('0 of 12 signs of the dragon');
});
