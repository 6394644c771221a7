import type { PlayedBy, PlayedMatch } from '@lantern/protocol/playedMatches';
import { seriesOf } from './series';
import { seatOf } from './testing';

const ana: PlayedBy = { name: 'Ana', kind: 'person', person: 1 };
const ben: PlayedBy = { name: 'Ben', kind: 'person', person: 2 };
const cy: PlayedBy = { name: 'Cy', kind: 'person', person: 3 };

const match = (players: readonly PlayedBy[], winners: readonly string[]): PlayedMatch => ({
  matchId: players.map(({ name }) => name).join(),
  game: 'toy',
  at: 0,
  end: winners.length > 0 ? 'result' : 'vote',
  players: [...players],
  winners: [...winners],
});

const scores = (history: PlayedMatch[], seats = [seatOf('0', '')]) =>
  seriesOf({ history, seats }, 'Deleted').map(({ name, wins }) => [name, wins]);

test('wins are counted by person, whatever their seat, and the most come first', () => {
  expect(scores([match([ana, ben], ['1']), match([ben, ana], ['0']), match([ben, ana], ['1'])])).toEqual([
    ['Ben', 2],
    ['Ana', 1],
  ]);
});

test('shared wins count for all, and a match without a winner counts for nobody', () => {
  expect(scores([match([ana, ben], ['0', '1']), match([ana, cy], [])])).toEqual([
    ['Ana', 1],
    ['Ben', 1],
    ['Cy', 0],
  ]);
});

test('a person with a new name keeps their wins, and is shown under the latest one', () => {
  const anna = { ...ana, name: 'Anna' };
  expect(scores([match([ana, ben], ['0']), match([anna, ben], ['0'])])).toEqual([
    ['Anna', 2],
    ['Ben', 0],
  ]);
  const now = seatOf('0', 'Annabel', { person: 1 });
  expect(scores([match([anna, ben], ['0'])], [now])).toEqual([
    ['Annabel', 1],
    ['Ben', 0],
  ]);
});

test('two people with the same name are counted separately, and have numbers', () => {
  const other = { ...ben, name: 'Ana' };
  const history = [match([ana, other], ['1']), match([ana, other], ['1']), match([ana, other], ['0'])];
  expect(scores(history)).toEqual([
    ['Ana (2)', 2],
    ['Ana', 1],
  ]);
  expect(new Set(seriesOf({ history, seats: [] }, 'Deleted').map(({ id }) => id)).size).toBe(2);
});

test('a bot is recognised by its name, and is not counted as a person of that name', () => {
  const bot: PlayedBy = { name: 'Ana', kind: 'bot', person: null };
  expect(scores([match([ana, bot], ['0']), match([bot, ana], ['1'])])).toEqual([
    ['Ana', 2],
    ['Ana (2)', 0],
  ]);
});

test('an empty seat is not counted', () => {
  expect(scores([match([ana, { name: '', kind: 'empty', person: null }], ['0'])])).toEqual([['Ana', 1]]);
});

test('people who have deleted their names are told apart by numbers, and keep their wins', () => {
  const [one, other] = [ana, ben].map((player) => ({ ...player, name: '' })) as [PlayedBy, PlayedBy];
  expect(scores([match([one, other], ['1']), match([one, other], ['1'])])).toEqual([
    ['Deleted (2)', 2],
    ['Deleted', 0],
  ]);
});
