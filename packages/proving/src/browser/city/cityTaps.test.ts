import type { Lit, ScreenState } from '../screenState';
import { type CityMemory, nextCityTap } from './cityTaps';

function lit(label: string, move: string | null = null, index = 0): Lit {
  return { index, label, move, room: null, pressed: false, place: '' };
}

function glance(lits: Lit[]): ScreenState {
  const rest = { tray: null, lost: false, pending: false, over: false, headline: '', rooms: {}, hand: [], carried: [] };
  return { lit: lits, sheet: null, ...rest };
}

const memory = (): CityMemory => ({ tried: new Set(), place: '' });

test('a highlighted place is looked at before the turn ends', () => {
  const place = lit('Build: capital');
  expect(nextCityTap(glance([lit('End turn', 'endTurn'), place]), memory())).toEqual({ lit: place });
});

test('a place without a useful build is ignored until the turn is over', () => {
  const remembered = memory();
  remembered.place = 'Build: capital';
  expect(nextCityTap(glance([lit('Build: Storehouse of Metal', 'buildStorehouse')]), remembered)).toBe('close');
  const end = lit('End turn', 'endTurn');
  expect(nextCityTap(glance([lit('Build: capital'), end]), remembered)).toEqual({ lit: end });
  expect(remembered.tried.size).toBe(0);
});

test('a Hospital comes before growth', () => {
  const hospital = lit('Build: Hospital', 'buildHospital');
  expect(nextCityTap(glance([lit('Build: Grow to a City', 'grow'), hospital]), memory())).toEqual({
    lit: hospital,
  });
});

test('taking a pool is better than nothing', () => {
  const pool = lit('Metal, 1 of 3');
  expect(nextCityTap(glance([pool, lit('Take nothing', 'gain')]), memory())).toEqual({ lit: pool });
});

test('nobody taps while a move is pending', () => {
  expect(nextCityTap({ ...glance([lit('Roll', 'rollDice')]), pending: true }, memory())).toBeUndefined();
});
