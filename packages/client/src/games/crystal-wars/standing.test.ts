import { type Lay, lay } from '@lantern/games/crystal-wars/testing';
import type { Seat } from '@lantern/protocol/seat';
import { standingOf } from './standing';

const standing = (table: Lay, seat: Seat | null = '0') => standingOf(lay(table).view(seat));

const four: Lay = {
  players: 4,
  pieces: {
    A1: '1 village',
    A2: '1 city',
    B1: '2 village',
    C1: '0 village',
    D1: '3 village',
    D2: '3 village',
    D3: '3 village',
    B9: 'freeVillage',
  },
};

test('the viewer’s places come first, then those of the others by number, and neutral ones last', () => {
  expect(standing(four).shares.map(({ seat }) => seat)).toEqual(['0', '3', '1', '2', null]);
});

test('the viewer’s number is shown, out of all villages and cities including free ones', () => {
  expect(standing(four)).toMatchObject({ of: '0', count: 1, all: 8 });
});

test('a spectator sees who is ahead', () => {
  expect(standing(four, null)).toMatchObject({ of: '3', count: 3, all: 8 });
});

test('cities come before villages', () => {
  expect(standing(four).shares.find(({ seat }) => seat === '1')?.blocks).toEqual(['city', 'village']);
});

test('the Metropolis counts its nine squares, including neutral ones', () => {
  const { count, all, shares } = standing({
    players: 4,
    options: { scenario: 'metropolis' },
    pieces: { A1: '0 village' },
    blocks: { I2: '0', I3: '0', I5: '1' },
  });
  expect({ count, all }).toEqual({ count: 2, all: 9 });
  expect(shares.map(({ seat, blocks }) => [seat, blocks.length])).toEqual([
    ['0', 2],
    ['1', 1],
    [null, 6],
  ]);
});

test('at the Gold Mountain the units around it count, out of the three that win', () => {
  const { count, all, shares } = standing({
    options: { scenario: 'goldMountain' },
    pieces: { A1: '0 village', B1: '1 village', C5: 'goldMountain', C2: '0 tank', C1: '1 infantry' },
  });
  expect({ count, all }).toEqual({ count: 1, all: 3 });
  expect(shares).toHaveLength(2);
});
