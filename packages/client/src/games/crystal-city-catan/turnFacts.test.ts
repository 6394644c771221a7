import type { Facts, View } from '@lantern/games/crystal-city-catan/board';
import { GARRISONS, POOLS, SITES } from '@lantern/games/crystal-city-catan/board';
import { eventMarks } from './turnFacts';

/** Returns a view whose story has a roll followed by these facts. */
function after(...facts: { [Kind in keyof Facts]: [Kind, Facts[Kind]] }[keyof Facts][]): View {
  const told = [['rolled', { seat: '0', event: 1, production: 2, double: false }] as const, ...facts];
  const story = told.map(([kind, data], at) => ({ n: at + 1, kind, data }));
  const options = { epidemicPiece: 'spare' };
  return { story, options, roll: { event: 1, production: 2, double: false } } as unknown as View;
}

const fell = { armory: false, store: null, ports: [], garrisons: [], roads: [], suburbs: [] };

test('an Epidemic marks the community that shrank with the lost size', () => {
  const view = after(['shrank', { seat: '0', site: 'L', to: 1, lost: fell }]);
  expect(eventMarks(view, '0')).toEqual([{ cell: SITES.L, change: -1, lost: 2 }]);
  expect(eventMarks(view, '1')).toEqual([]);
});

test('R8.1a: with smaller pieces allowed no number is shown if the former size is unknown', () => {
  const shrank = (to: 1 | 2, armory = false) => {
    const view = after(['shrank', { seat: '0', site: 'cap', to, lost: { ...fell, armory } }]);
    return eventMarks({ ...view, options: { ...view.options, epidemicPiece: 'smaller' } }, '0')[0];
  };
  expect(shrank(1)).toMatchObject({ change: 0 });
  expect(shrank(2)).toMatchObject({ change: -1, lost: 3 });
  expect(shrank(1, true)).toMatchObject({ change: -4, lost: 3 });
});

test('a lost Armory is marked with its two points, and a lost suburb at its place', () => {
  const view = after(['shrank', { seat: '0', site: 'cap', to: 2, lost: { ...fell, armory: true, suburbs: ['R'] } }]);
  expect(eventMarks(view, '0')).toEqual([
    { cell: SITES.cap, change: -3, lost: 3 },
    { cell: SITES.R, change: 0, lost: 1 },
  ]);
});

test('a wager marks the losing pool and the gaining pool, each in its colony', () => {
  const view = after(['claimed', { seat: '0', resource: 'M', from: 'NE', to: 'SW' }]);
  expect(eventMarks(view, '0')).toEqual([{ cell: POOLS.SW, change: 1 }]);
  expect(eventMarks(view, '1')).toEqual([{ cell: POOLS.NE, change: -1 }]);
});

test('gains, Champion and Marauders are marked at the affected places', () => {
  expect(eventMarks(after(['gained', { seat: '1', resource: 'F', pool: 'RB' }]), '1')).toEqual([
    { cell: POOLS.RB, change: 1 },
  ]);
  expect(eventMarks(after(['garrisonFell', { seat: '1', at: 'S', to: 1 }]), '1')).toEqual([
    { cell: GARRISONS.S, change: -1 },
  ]);
  expect(eventMarks(after(['marauded', { seat: '0', exposed: 8, lost: { M: 1, F: 0, C: 2, T: 1 } }]), '0')).toEqual([
    { cell: SITES.cap, change: -4 },
  ]);
});

test('nothing is marked before the roll of a turn', () => {
  expect(eventMarks({ ...after(['garrisonFell', { seat: '1', at: 'S', to: 1 }]), roll: null }, '1')).toEqual([]);
});
