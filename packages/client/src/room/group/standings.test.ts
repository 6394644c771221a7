import type { GroupMatch, GroupNight } from '@lantern/protocol/groupHistory';
import type { PlayedBy } from '@lantern/protocol/playedMatches';
import { standingsOf } from './standings';

const person = (name: string, number: number): PlayedBy => ({ name, kind: 'person', person: number });
const match = (players: PlayedBy[], winners: string[] = []): GroupMatch => ({
  ...{ game: 'toy', at: 0, end: 'result', players, winners },
});
const night = (...matches: GroupMatch[]): GroupNight => ({ matches });
const told = (...nights: GroupNight[]) =>
  standingsOf(nights, 'Deleted').map(({ name, wins, matches, nights: count, byName }) => [
    name,
    wins,
    matches,
    count,
    byName,
  ]);

const [ana, ben] = [person('Ana', 1), person('Ben', 2)];

test('wins, matches and game nights are counted by person over all nights, and the most wins come first', () => {
  expect(told(night(match([ana, ben], ['1']), match([ben, ana], ['0'])), night(match([ana, ben], ['0'])))).toEqual([
    ['Ben', 2, 3, 2, false],
    ['Ana', 1, 3, 2, false],
  ]);
});

test('players with the same number are the same person, who has the latest name', () => {
  expect(told(night(match([ana], ['0'])), night(match([person('Anna', 1)], ['0'])))).toEqual([
    ['Anna', 2, 2, 2, false],
  ]);
});

test('a new number is matched with the only absent person of that name, and the standing says so', () => {
  expect(told(night(match([ana, ben])), night(match([person('ana', 7), ben])))).toEqual([
    ['ana', 0, 2, 2, true],
    ['Ben', 0, 2, 2, false],
  ]);
});

test('a new number is a new person if the person of that name is present as well', () => {
  expect(told(night(match([ana])), night(match([ana, person('Ana', 7)])))).toEqual([
    ['Ana', 0, 2, 2, false],
    ['Ana (2)', 0, 1, 1, false],
  ]);
});

test('a new number is a new person if two people had that name, and within one night', () => {
  expect(told(night(match([ana, person('Ana', 2)])), night(match([person('Ana', 7)])))).toHaveLength(3);
  expect(told(night(match([ana]), match([person('Ana', 7)])))).toHaveLength(2);
});

test('a bot is recognised by its name and is not a person; an empty seat is not counted', () => {
  const bot: PlayedBy = { name: 'Ana', kind: 'bot', person: null };
  const empty: PlayedBy = { name: '', kind: 'empty', person: null };
  expect(told(night(match([bot, empty])), night(match([bot, ana], ['0'])))).toEqual([
    ['Ana', 1, 2, 2, false],
    ['Ana (2)', 0, 1, 1, false],
  ]);
});

test('people who have deleted their names are recognised by their numbers alone', () => {
  const nameless = (number: number) => person('', number);
  expect(told(night(match([nameless(1)], ['0'])), night(match([nameless(1)])), night(match([nameless(7)])))).toEqual([
    ['Deleted', 1, 2, 2, false],
    ['Deleted (2)', 0, 1, 1, false],
  ]);
});
