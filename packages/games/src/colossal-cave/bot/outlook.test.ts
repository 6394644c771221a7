import { lay, type Place } from '../testing';
import { outlook } from './outlook';

/** The share of seat 0 in a match that has just begun for the others. */
const shareOf = (place: Place, other: Place = {}) => outlook(lay({ turn: '1', P0: place, P1: other }).state)['0'] ?? 0;

describe('the outlook', () => {
  test('the shares add up to 1', () => {
    const shares = Object.values(outlook(lay({ P0: { hand: ['harHar-1'] }, P1: { room: 'y2' } }).state));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('the nearer to the third deposit, the better', () => {
    const place = { inv: ['emerald'], deposited: ['diamonds', 'jewelry'] };
    expect(shareOf({ ...place, room: 'cobbleCrawl' })).toBeGreaterThan(shareOf({ ...place, room: 'y2' }));
  });

  test('a treasure in hand whose way is short is worth more than one far away', () => {
    expect(shareOf({ hand: ['goldNugget'] })).toBeGreaterThan(shareOf({ hand: ['rareSpices'] }));
  });

  test('Har Har! has a worth, a higher one if a rival carries treasures', () => {
    const gain = (other: Place) => shareOf({ hand: ['harHar-1'] }, other) / shareOf({ hand: ['lampDim'] }, other);
    expect(gain({})).toBeGreaterThan(1);
    expect(gain({ room: 'y2', inv: ['emerald'] })).toBeGreaterThan(gain({}));
  });

  test('carrying the Black Rod has a worth until the Diamonds are in a safe', () => {
    const gain = (other: Place) => shareOf({ inv: ['blackRod'] }, other) / shareOf({ inv: ['setOfKeys'] }, other);
    expect(gain({})).toBeGreaterThan(1);
    expect(gain({ deposited: ['diamonds'] })).toBeCloseTo(1);
  });

  test('the Golden Eggs are called out of a safe as well', () => {
    const gain = (other: Place) => shareOf({ hand: ['feeFieFoeFoo'] }, other) / shareOf({ hand: ['lampDim'] }, other);
    expect(gain({ deposited: ['goldenEggs'] })).toBeGreaterThan(1);
  });
});
