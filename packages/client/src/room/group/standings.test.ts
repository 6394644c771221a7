import type { GroupMatch, GroupNight } from '@lantern/protocol/groupHistory';
import type { PlayedBy } from '@lantern/protocol/playedMatches';
import { standingsOf } from './standings';

const person = (name: string, number: number): PlayedBy => ({ name, kind: 'person', person: number });
const match = (players: PlayedBy[], winners: string[] = []): GroupMatch => ({
  ...{ game: 'toy', at: 0, end: 'result', players, winners },
});
const night = (...matches: GroupMatch[]): GroupNight => ({ matches });
const told = (...nights: GroupNight[]) =>
  standingsOf(nights).map(({ name, wins, matches, nights: count, byName }) => [name, wins, matches, count, byName]);

const [ana, ben] = [person('Ana', 1), person('Ben', 2)];

test('wins, matches and nights are counted by person over all nights, the most wins first', () => {
  expect(told(night(match([ana, ben], ['1']), match([ben, ana], ['0'])), night(match([ana, ben], ['0'])))).toEqual([
    ['Ben', 2, 3, 2, false],
    ['Ana', 1, 3, 2, false],
  ]);
});

test('whoever has the same number is the same, and has the latest name', () => {
  expect(told(night(match([ana], ['0'])), night(match([person('Anna', 1)], ['0'])))).toEqual([
    ['Anna', 2, 2, 2, false],
  ]);
});

test('a new number is taken for the one absent person of that name, and that is told', () => {
  expect(told(night(match([ana, ben])), night(match([person('ana', 7), ben])))).toEqual([
    ['ana', 0, 2, 2, true],
    ['Ben', 0, 2, 2, false],
  ]);
});

test('a new number is somebody new where the person of that name is there as well', () => {
  expect(told(night(match([ana])), night(match([ana, person('Ana', 7)])))).toEqual([
    ['Ana', 0, 2, 2, false],
    ['Ana (2)', 0, 1, 1, false],
  ]);
});

test('a new number is somebody new where two people had that name, and within one night', () => {
  expect(told(night(match([ana, person('Ana', 2)])), night(match([person('Ana', 7)])))).toHaveLength(3);
  expect(told(night(match([ana]), match([person('Ana', 7)])))).toHaveLength(2);
});

test('a bot is known by its name and is no person; an empty seat is nobody', () => {
  const bot: PlayedBy = { name: 'Ana', kind: 'bot', person: null };
  const empty: PlayedBy = { name: '', kind: 'empty', person: null };
  expect(told(night(match([bot, empty])), night(match([bot, ana], ['0'])))).toEqual([
    ['Ana', 1, 2, 2, false],
    ['Ana (2)', 0, 1, 1, false],
  ]);
});
