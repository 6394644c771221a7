import type { Lit } from '../screenState';
import type { CavernsScreen } from './cavernsScreen';
import { type CavernsMemory, nextCavernsTap } from './cavernsTaps';

function lit(label: string, move: string | null = null, index = 0): Lit {
  return { index, label, move, room: null, pressed: false, place: '' };
}

function glance(lits: Lit[], change: Partial<CavernsScreen> = {}): CavernsScreen {
  const rest = { tray: null, lost: false, pending: false, over: false, headline: '', rooms: {}, hand: [], carried: [] };
  const more = { level: 2, turn: 5, bar: '', verdict: '', against: false, dragon: false, auto: false };
  return { lit: lits, sheet: null, ...rest, ...more, ...change };
}

const memory = (change: Partial<CavernsMemory> = {}): CavernsMemory => ({
  likes: 'Mage',
  lazy: false,
  laid: 0,
  ...change,
});

test('the preferred class is taken if it is free', () => {
  const mage = lit('Mage Red', 'chooseColour');
  expect(nextCavernsTap(glance([lit('Fighter Blue', 'chooseColour'), mage]), memory())).toEqual({ lit: mage });
});

test('scrying comes before everything else', () => {
  const scrying = lit('Scrying 2 leftEvery', 'useWild');
  expect(nextCavernsTap(glance([lit('Haste 2 left', 'aim'), scrying, lit('Done', 'done')]), memory())).toEqual({
    lit: scrying,
  });
});

test('places are swapped only if an attack would hit', () => {
  const swap = lit('Change placesTwo heroes', 'useSwap');
  const done = lit('Done: use nothing', 'done');
  expect(nextCavernsTap(glance([swap, done], { against: true, verdict: 'Would hit for 2' }), memory())).toEqual({
    lit: swap,
  });
  expect(nextCavernsTap(glance([swap, done], { against: true, verdict: 'Would miss' }), memory())).toEqual({
    lit: done,
  });
});

test('the own attack is not wasted', () => {
  const done = lit('Done: use nothing', 'done');
  const view = glance([lit('Change placesTwo heroes', 'aim'), done], { verdict: 'Would hit for 2' });
  expect(nextCavernsTap(view, memory())).toEqual({ lit: done });
});

test('the second of two heroes differs from the first', () => {
  const first = { ...lit('You (4)', 'aim'), pressed: true };
  const second = lit('Ben (3)', 'useSwap');
  const view = glance([first, second], { bar: 'Change places: with whom?' });
  expect(nextCavernsTap(view, memory())).toEqual({ lit: second });
});

test('a fight is started only against weaker monsters', () => {
  const strong = lit('Lair, Frost Brute of level 2. Fight here');
  const weak = lit('Lair, Frost Imp of level 1. Fight here');
  const way = lit('Passage; north unexplored. Move here');
  expect(nextCavernsTap(glance([strong, way]), memory())).toEqual({ lit: way });
  expect(nextCavernsTap(glance([strong, way, weak]), memory())).toEqual({ lit: weak });
});

test('lazy people turn automatic dice on and wait', () => {
  const dice = [lit('Roll', 'roll')];
  expect(nextCavernsTap(glance(dice), memory({ lazy: true }))).toBe('Roll by itself');
  expect(nextCavernsTap(glance(dice, { auto: true }), memory({ lazy: true }))).toBeUndefined();
});

test('nobody taps while a move is pending', () => {
  expect(nextCavernsTap(glance([lit('Roll', 'roll')], { pending: true }), memory())).toBeUndefined();
});
