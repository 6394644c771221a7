import { blanks, lay } from '../testing';

describe('depositing, abilities, drawing', () => {
  test('X12 the Friendly Bear takes the Golden Chain out of a hand, without a window', () => {
    const table = lay({
      step: 'draw',
      P0: { inv: ['friendlyBear'] },
      P1: { hand: ['dontKnow-1'] },
      P2: { hand: ['goldenChain', 'xyzzy-1'] },
    });
    table.act('0', 'useItem', 'friendlyBear');
    expect(table.state.window).toBeNull();
    expect(table.discard).toEqual(['friendlyBear']);
    expect(table.player('0').inv).toEqual(['goldenChain']);
    expect(table.hand('2')).toEqual(['xyzzy-1']);
    expect(table.told('acquired')).toEqual([{ seat: '0', card: 'goldenChain', where: 'hand', from: '2' }]);
    expect(table.step).toBe('draw');
  });

  test('X17 a deposit opens no window and uses the play', () => {
    const table = lay({ P0: { inv: ['goldNugget', 'diamonds'] }, P1: { hand: ['dontKnow-1'] } });
    table.act('0', 'deposit', 'goldNugget');
    expect(table.state.window).toBeNull();
    expect(table.player('0')).toMatchObject({ inv: ['diamonds'], deposited: ['goldNugget'] });
    expect(table.turn).toBe('1');
  });

  test('X17 with the Empty Bottle two treasures are deposited in one turn', () => {
    const table = lay({ P0: { inv: ['goldNugget', 'diamonds', 'emptyBottle'] } });
    table.act('0', 'useItem', 'emptyBottle').act('0', 'deposit', 'goldNugget').act('0', 'deposit', 'diamonds');
    expect(table.player('0')).toMatchObject({ inv: [], deposited: ['goldNugget', 'diamonds'] });
    expect(table.discard).toEqual(['emptyBottle']);
    expect(table.turn).toBe('1');
  });

  test('X18 the third deposit wins at once', () => {
    const table = lay({ P0: { inv: ['rareSpices'], deposited: ['goldNugget', 'diamonds'] } });
    table.act('0', 'deposit', 'rareSpices');
    expect(table.state.result).toEqual({
      reason: 'treasures',
      winners: ['0'],
      deposited: { 0: ['goldNugget', 'diamonds', 'rareSpices'], 1: [], 2: [] },
    });
    expect(table.turn).toBe('0');
  });

  test('X28 an empty draw pile is made of the discard pile: 12 cards, 11 left after the draw', () => {
    const discard = blanks(11).concat('goldNugget');
    const table = lay({ step: 'draw', discard, rest: '2' });
    table.act('0', 'draw');
    expect(table.draw).toHaveLength(11);
    expect(table.discard).toEqual([]);
    expect(table.hand('0')).toHaveLength(1);
    expect([...table.draw, ...table.hand('0')].sort()).toEqual([...discard].sort());
  });

  test('X28 with both piles empty no card is drawn and the step is done', () => {
    const table = lay({ step: 'draw', rest: '2' });
    table.act('0', 'draw');
    expect(table.hand('0')).toEqual([]);
    expect(table.step).toBe('move');
  });

  test('X29 the refill turns over cards until a treasure shows', () => {
    const table = lay({
      options: { treasureRefill: true },
      P0: { inv: ['goldNugget'] },
      draw: ['rareCoins', 'dontKnow-3', 'plugh-1'],
    });
    table.act('0', 'deposit', 'goldNugget');
    expect(table.hand('0')).toEqual(['rareCoins']);
    expect(table.discard).toEqual(['plugh-1', 'dontKnow-3']);
    expect(table.player('0').deposited).toEqual(['goldNugget']);
  });

  test('X50 Tasty Food at Volcano View brings the Friendly Bear', () => {
    const table = lay({ step: 'draw', P0: { room: 'volcanoView', inv: ['tastyFood'] } });
    table.act('0', 'useItem', 'tastyFood');
    expect(table.discard).toEqual(['tastyFood']);
    expect(table.player('0').inv).toEqual(['friendlyBear']);
  });

  test('X50 the Black Rod in the Hall of Mists brings the Diamonds', () => {
    const table = lay({ step: 'draw', P0: { room: 'hallOfMists', inv: ['blackRod'] } });
    table.act('0', 'useItem', 'blackRod');
    expect(table.discard).toEqual(['blackRod']);
    expect(table.player('0').inv).toEqual(['diamonds']);
  });

  test('X50 the Wicker Cage in the Hall of Mists brings the Little Bird, once a turn, and is kept', () => {
    const table = lay({ step: 'draw', P0: { room: 'hallOfMists', inv: ['wickerCage'] } });
    table.act('0', 'useItem', 'wickerCage');
    expect(table.discard).toEqual([]);
    expect(table.player('0').inv).toEqual(['wickerCage', 'littleBird']);
    expect(table.refused('0', 'useItem', 'wickerCage')).toBe('ALREADY_USED');
  });

  test('X51 the Bear is not used when the Golden Chain is deposited', () => {
    const table = lay({ step: 'draw', P0: { inv: ['friendlyBear'] }, P2: { deposited: ['goldenChain'] } });
    expect(table.refused('0', 'useItem', 'friendlyBear')).toBe('NOTHING_TO_FIND');
  });
});
