import type { WarsLit, WarsScreen, WarsSquare } from './warsScreen';
import { nextWarsTap, type WarsMemory } from './warsTaps';

function lit(label: string, change: Partial<WarsLit> = {}): WarsLit {
  return { index: 0, label, move: null, kind: null, mark: null, square: null, pressed: false, ...change };
}

/** Squares in a row, from left to right. */
const row = (...labels: string[]): WarsSquare[] =>
  labels.map((label, square) => ({ square, x: 100 * square, y: 0, label }));

function glance(change: Partial<WarsScreen>): WarsScreen {
  return {
    lit: [],
    squares: [],
    sheet: null,
    words: '',
    detail: 'Move your units.',
    round: 1,
    harvest: 2,
    upkeep: 0,
    pending: false,
    over: false,
    ...change,
  };
}

const memory = (): WarsMemory => ({ tried: new Set(), unit: null, step: '' });
const end = lit('End movement', { move: 'endMovement' });

test('a chosen action is confirmed', () => {
  const button = lit('Place the village', { move: 'placeVillage' });
  expect(nextWarsTap(glance({ lit: [lit('A1', { mark: 'place', square: 0 }), button] }), memory())).toEqual({
    lit: button,
  });
});

test('a considered fight is fought; a sheet without one is closed', () => {
  const roll = lit('Roll the dice', { move: 'battle' });
  expect(nextWarsTap(glance({ sheet: 'Battle for B9', lit: [roll] }), memory())).toEqual({ lit: roll });
  expect(nextWarsTap(glance({ sheet: 'Result' }), memory())).toBe('close');
});

test('a unit is chosen and moves towards the nearest settlement', () => {
  const squares = row('A1, your tank', 'A2', 'A3', 'A4, Ben’s village');
  const unit = lit('A1, your tank', { mark: 'can', square: 0 });
  const [near, far] = [lit('A2', { mark: 'plain', square: 1 }), lit('A3', { mark: 'flow', square: 2 })];
  const remembered = memory();
  expect(nextWarsTap(glance({ squares, lit: [unit, end] }), remembered)).toEqual({ lit: unit });
  expect(nextWarsTap(glance({ squares, lit: [near, far, end] }), remembered)).toEqual({ lit: far });
});

test('a unit that gets no nearer stays, and the step is ended', () => {
  const squares = row('A1', 'A2, your tank', 'A3, Ben’s village');
  const [unit, back] = [lit('A2', { mark: 'can', square: 1 }), lit('A1', { mark: 'plain', square: 0 })];
  const remembered = memory();
  nextWarsTap(glance({ squares, lit: [unit, end] }), remembered);
  expect(nextWarsTap(glance({ squares, lit: [back, unit, end] }), remembered)).toEqual({ lit: end });
});

test('a city is built only beside enough villages', () => {
  const city = lit('City', { kind: 'city' });
  const turn = lit('End turn', { move: 'endTurn' });
  const built = (count: number) => row(...Array.from({ length: count }, (_, at) => `A${at + 1}, your village`));
  expect(nextWarsTap(glance({ squares: built(1), lit: [city, turn] }), memory())).toEqual({ lit: turn });
  expect(nextWarsTap(glance({ squares: built(2), lit: [city, turn] }), memory())).toEqual({ lit: city });
});

test('no unit is built beyond the upkeep of the harvest', () => {
  const infantry = lit('Infantry', { kind: 'infantry' });
  const turn = lit('End turn', { move: 'endTurn' });
  expect(nextWarsTap(glance({ lit: [infantry, turn], harvest: 2, upkeep: 2 }), memory())).toEqual({ lit: turn });
  expect(nextWarsTap(glance({ lit: [infantry, turn], harvest: 3, upkeep: 2 }), memory())).toEqual({ lit: infantry });
});

test('nothing is tapped while a move is pending', () => {
  expect(nextWarsTap(glance({ lit: [end], pending: true }), memory())).toBeUndefined();
});
