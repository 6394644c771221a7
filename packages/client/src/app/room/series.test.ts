import type { PlayedMatch } from '@lantern/games/hosting';
import { seriesOf } from './series';

const match = (names: readonly string[], winners: readonly string[]): PlayedMatch => ({
  matchId: names.join(),
  game: 'toy',
  at: 0,
  end: winners.length > 0 ? 'result' : 'vote',
  players: names.map((name) => ({ name, kind: name === '' ? 'empty' : 'person' })),
  winners: [...winners],
});

test('wins are counted by person, whatever seat they had, the most first', () => {
  const history = [match(['Ana', 'Ben'], ['1']), match(['Ben', 'Ana'], ['0']), match(['Ben', 'Ana'], ['1'])];
  expect(seriesOf(history)).toEqual([
    { name: 'Ben', wins: 2 },
    { name: 'Ana', wins: 1 },
  ]);
});

test('those who win together all count, and a match nobody won counts for none', () => {
  expect(seriesOf([match(['Ana', 'Ben'], ['0', '1']), match(['Ana', 'Cy'], [])])).toEqual([
    { name: 'Ana', wins: 1 },
    { name: 'Ben', wins: 1 },
    { name: 'Cy', wins: 0 },
  ]);
});

test('an empty seat is nobody', () => {
  expect(seriesOf([match(['Ana', ''], ['0'])])).toEqual([{ name: 'Ana', wins: 1 }]);
});
