import { lay, type Place } from '../testing';
import { planOf } from './plan';

function planned(place: Place) {
  const table = lay({ P0: place });
  return planOf(table.player('0'), table.hand('0'));
}

describe('a plan', () => {
  test('lists the treasures that are neither in the safe nor carried nor in hand', () => {
    expect(planned({}).missing).toBe(3);
    expect(planned({ deposited: ['emerald'], inv: ['diamonds'] }).missing).toBe(1);
    expect(planned({ inv: ['diamonds'], hand: ['silverBars', 'jewelry', 'rareCoins'] }).missing).toBe(0);
  });

  test('counts the moves home and a deposit of every treasure carried', () => {
    expect(planned({ room: 'y2', inv: ['diamonds', 'jewelry'] }).deeds).toBe(3 + 2);
  });

  test('visits the rooms of the treasures in hand and the Well House, and plays and deposits each', () => {
    expect(planned({ room: 'wellHouse', hand: ['silverBars', 'goldNugget'] }).deeds).toBe(6 + 4);
  });

  test('fetches no more treasures than needed, the nearest first', () => {
    const hand = ['silverBars', 'goldNugget', 'emerald'];
    expect(planned({ deposited: ['diamonds', 'jewelry'], hand }).deeds).toBe(4 + 2);
  });

  test('of a dead player begins in the Well House', () => {
    expect(planned({ room: 'dead', inv: [], hand: [] }).deeds).toBe(0);
  });
});
