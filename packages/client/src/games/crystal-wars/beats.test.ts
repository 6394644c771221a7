/** @jest-environment ./test/page.ts */
import type { View } from '@lantern/games/crystal-wars/board';
import { type LaidTable, type Lay, lay } from '@lantern/games/crystal-wars/testing';
import type { Seat } from '@lantern/protocol/seat';
import type { Shown } from '../../match/timeline/beats';
import { fakeTimeline, shownOf } from '../../match/timeline/testing';
import { beats } from './beats';

/** The views shown at a table, phase by phase: to a watcher by default. */
function shownAt(description: Lay, happens: (table: LaidTable) => void, seat: Seat | null = null): Shown<View>[] {
  const table = lay(description);
  return shownOf(
    beats,
    () => table.view(seat),
    () => happens(table),
  );
}

fakeTimeline();

/** A tank on A3 beside a hover on B9. */
const ATTACK: Lay = {
  pieces: { A3: '0 tank', B9: '1 hover', B1: '1 village', A7: '0 village' },
  step: 'combat',
};
const TARGET = 17;

test.each([null, '0', '1'])(
  'seat %s: a unit stays on the board until its battle was rolled and the fact says that it fell',
  (seat) => {
    const seen = shownAt(ATTACK, (table) => table.dice(6, 1).act('0', 'battle', 'A3', 'B9', []), seat);
    const told = seen.map(({ fact, phase, view }) => [fact?.kind ?? null, phase, view.pieces[TARGET]?.kind ?? null]);
    expect(told.slice(0, 3)).toEqual([
      ['battle', 'rolling', 'hover'],
      ['battle', 'landed', 'hover'],
      ['fell', 'landed', null],
    ]);
    expect(told.at(-1)).toEqual([null, 'rest', null]);
  },
);

test('a besieged village changes hands when the dice have landed', () => {
  const pieces: Lay['pieces'] = { A3: '0 tank', B9: '1 village', A7: '0 village', B1: '1 village' };
  const seen = shownAt({ pieces, step: 'combat' }, (table) => table.dice(6, 1).act('0', 'siege', 'A3', 'B9', []));
  const told = seen.map(({ fact, phase, view }) => [fact?.kind ?? null, phase, view.pieces[TARGET]?.owner]);
  expect(told.slice(0, 2)).toEqual([
    ['siege', 'rolling', '1'],
    ['siege', 'landed', '0'],
  ]);
});

test('a village that holds stays where it is', () => {
  const pieces: Lay['pieces'] = { A3: '0 tank', B9: '1 village', A7: '0 village', B1: '1 village' };
  const seen = shownAt({ pieces, step: 'combat' }, (table) => table.dice(1, 6).act('0', 'siege', 'A3', 'B9', []));
  expect(new Set(seen.map(({ view }) => view.pieces[TARGET]?.owner))).toEqual(new Set(['1']));
});

test('an event takes grain with the fact about its effect, not when its die is rolled', () => {
  const pieces: Lay['pieces'] = { A7: '0 city', A1: '0 infantry', B1: '1 village' };
  const seen = shownAt({ pieces, grain: { 0: 4 }, step: 'combat' }, (table) =>
    table.dice(2, 4, 3, 5).act('0', 'endCombat'),
  );
  const told = seen.map(({ fact, phase, view }) => [fact?.kind ?? null, phase, view.players['0']?.grain]);
  expect(told.slice(0, 3)).toEqual([
    ['eventRolled', 'rolling', 4],
    ['eventRolled', 'landed', 4],
    ['drought', 'landed', 0],
  ]);
});
