import { orderedMove } from '../engine/orders';
import { crystalCityCatan } from './game';
import { bundle, type LaidTable, lay } from './testing';

const ALL = { gain: 'least', lose: 'most', ranked: 'M/F/C', accept: 'never/M/1/F', trade: 'decline' };
const ordered = (table: LaidTable, more: object = {}, seat = '0') =>
  orderedMove(crystalCityCatan, table.view(seat), seat, { ...ALL, ...more });

test('R8.7 the player gains the scarcest resource, or is asked', () => {
  const table = lay({ step: 'roll', P0: { pools: { NW: 2, SW: 0 } } });
  table.roll(3, 1);
  expect(ordered(table)).toEqual({ move: 'gain', args: ['SW'] });
  expect(ordered(table, { gain: 'ask' })).toBeUndefined();
});

test('R8.7 the player loses the most frequent resource, or is asked', () => {
  const table = lay({ step: 'roll', P0: { L: 'Settlement', pools: { LT: 2, LB: 1, NE: 3, SE: 0 } } });
  table.roll(6, 1);
  expect(ordered(table)).toEqual({ move: 'surrender', args: [{ LT: 2, NE: 2 }] });
  expect(ordered(table, { lose: 'ask' })).toBeUndefined();
});

test('an offer is declined if that is ordered, and not withdrawn by orders', () => {
  const table = lay();
  table.act('0', 'offerTrade', bundle('M'), bundle('F'));
  expect(ordered(table, {}, '1')).toEqual({ move: 'declineTrade', args: [] });
  expect(ordered(table, { trade: 'ask' }, '1')).toBeUndefined();
  expect(ordered(table)).toBeUndefined();
});

test('a sealed choice is not changed', () => {
  const table = lay({ step: 'roll' });
  table.roll(3, 1).act('0', 'gain', 'NE');
  expect(ordered(table)).toBeUndefined();
});

test('dice, building and the end of a turn are left to the player', () => {
  expect([ordered(lay({ step: 'roll' })), ordered(lay())]).toEqual([undefined, undefined]);
});

test('R8.7 the gained resource is the first in the ranking, the lost one the last', () => {
  const gains = lay({ step: 'roll', P0: { pools: { NW: 2, SW: 0 } } });
  gains.roll(3, 1);
  expect(ordered(gains, { gain: 'ranked', ranked: 'M/F/C' })).toEqual({ move: 'gain', args: ['NW'] });
  const losses = lay({ step: 'roll', P0: { L: 'Settlement', pools: { LT: 2, LB: 1, NE: 3, SE: 1 } } });
  losses.roll(6, 1);
  const ranked = ordered(losses, { lose: 'ranked', ranked: 'M/F/C' });
  expect(ranked?.args[0]).toHaveProperty('SE', 1);
});

describe('an offer of one Metal for one Food', () => {
  const answer = (accept: string, trade = 'ask') => {
    const table = lay();
    table.act('0', 'offerTrade', bundle('M'), bundle('F'));
    return ordered(table, { trade, accept }, '1')?.move;
  };

  test.each([
    ['1/M/1/F', 'acceptTrade'],
    ['1/M/3/F', 'acceptTrade'],
    ['2/M/1/F', undefined],
    ['1/C/1/F', undefined],
    ['1/M/1/T', undefined],
    ['never/M/1/F', undefined],
  ])('with “%s” in the orders: %s', (accept, move) => {
    expect(answer(accept)).toBe(move);
  });

  test('is declined or left to the player if it is another one', () => {
    expect(answer('2/M/1/F', 'decline')).toBe('declineTrade');
    expect(answer('2/M/1/F', 'ask')).toBeUndefined();
  });
});
