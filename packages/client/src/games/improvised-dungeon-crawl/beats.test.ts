/** @jest-environment ./test/page.ts */
import { type LaidTable, lay } from '@lantern/games/improvised-dungeon-crawl/testing';
import { fakeTimeline, shownOf } from '../../match/timeline/testing';
import { beats } from './beats';

/** The views shown at a table, phase by phase. */
const shownAt = (table: LaidTable, happens: (table: LaidTable) => void) =>
  shownOf(
    beats,
    () => table.view('0'),
    () => happens(table),
  );

fakeTimeline();

/** The fighter misses a Ghoul, which then hits for 5. */
const blows = () =>
  shownAt(
    lay({ heroes: ['JH'] })
      .enter('7S')
      .ready(),
    (table) => table.dice(1, 5).act('0', 'attack', '7S', 0),
  );

test('hit points fall with the fact of the attack, after its dice have landed', () => {
  const told = blows().map(({ fact, phase, view }) => [fact?.kind ?? null, phase, view.heroes['0']?.hp]);
  expect(told).toEqual([
    ['attacked', 'rolling', 8],
    ['attacked', 'landed', 8],
    ['monsterAttacked', 'rolling', 8],
    ['monsterAttacked', 'landed', 8],
    ['hurt', 'landed', 3],
    [null, 'rest', 3],
  ]);
});

test('the next round is not shown before the last attack of this one has landed', () => {
  const rounds = blows().map(({ view }) => view.fight?.round);
  expect(rounds).toEqual([1, 1, 1, 1, 1, 2]);
});

test('a monster stays on the board until the fact says that it died', () => {
  const table = lay({ heroes: ['JH'] })
    .enter('7S')
    .ready();
  const told = shownAt(table, () => table.dice(10).act('0', 'attack', '7S', 0)).map(
    ({ fact, phase, view }) => [fact?.kind ?? null, phase, view.fight?.monsters.length ?? 0] as const,
  );
  const died = told.findIndex(([kind]) => kind === 'monsterDied');
  expect(died).toBeGreaterThan(0);
  expect(told.slice(0, died).every(([, , monsters]) => monsters === 1)).toBe(true);
  expect(told[died]?.[2]).toBe(0);
});

test('a room is shown before its cards are drawn, one after the other', () => {
  const told = shownAt(lay({ heroes: ['JH', 'JS'] }), (table) => table.enter('5H', '6H')).map(
    ({ fact, view }) => [fact?.kind ?? null, view.room?.drawn.length ?? null] as const,
  );
  expect(told.slice(0, 3)).toEqual([
    ['roomEntered', 0],
    ['drew', 1],
    ['drew', 2],
  ]);
});
