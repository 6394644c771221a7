import { isTreasure } from '../data/cards';
import { blanks, lay } from '../testing';

describe('depositing', () => {
  test('R13.1 a carried treasure, in the Well House, in the play step', () => {
    const at = (more: Parameters<typeof lay>[0]) => lay(more).refused('0', 'deposit', 'goldNugget');
    expect(at({ P0: { inv: ['goldNugget'] } })).toBeNull();
    expect(at({ P0: { room: 'cobbleCrawl', inv: ['goldNugget'] } })).toBe('NOT_WELL_HOUSE');
    expect(at({ P0: { hand: ['goldNugget'] } })).toBe('NOT_CARRIED');
    expect(at({ P0: { deposited: ['goldNugget'] } })).toBe('NOT_CARRIED');
    expect(at({ step: 'move', P0: { inv: ['goldNugget'] } })).toBe('WRONG_STEP');
    expect(lay({ P0: { inv: ['setOfKeys'] } }).refused('0', 'deposit', 'setOfKeys')).toBe('NOT_TREASURE');
  });

  test('R13.1 one treasure a play', () => {
    const table = lay({ P0: { inv: ['goldNugget', 'diamonds'] } }).act('0', 'deposit', 'goldNugget');
    expect(table.turn).toBe('1');
    expect(table.player('0')).toMatchObject({ inv: ['diamonds'], deposited: ['goldNugget'] });
  });

  test('R13.2 nobody can answer a deposit', () => {
    const table = lay({
      P0: { inv: ['goldNugget'] },
      P1: { hand: ['dontKnow-1'], inv: ['dwarvishMagazines'] },
    }).act('0', 'deposit', 'goldNugget');
    expect(table.state.window).toBeNull();
    expect(table.player('0').deposited).toEqual(['goldNugget']);
  });

  test('R13.3 a deposit is safe from theft, Don Woods and dropping', () => {
    const deposited = ['goldenEggs', 'emerald'];
    const table = lay({ P0: { hand: ['donWoods'] }, P1: { deposited } })
      .act('0', 'playCard', 'donWoods')
      .settle();
    expect(table.player('1').deposited).toEqual(deposited);
    const thief = lay({ P0: { hand: ['harHar-1'] }, P1: { room: 'y2', deposited } });
    expect(thief.refused('0', 'playCard', 'harHar-1', { target: '1', item: 'emerald' })).toBe('BAD_ITEM');
  });

  test('R13.4 everybody sees what is deposited', () => {
    const table = lay({ P0: { inv: ['goldNugget'] } }).act('0', 'deposit', 'goldNugget');
    for (const audience of ['1', null]) {
      expect(table.view(audience).players['0']?.deposited).toEqual(['goldNugget']);
    }
    expect(table.told('deposited')).toEqual([{ seat: '0', card: 'goldNugget', count: 1 }]);
  });

  const refill = (more: Parameters<typeof lay>[0]) =>
    lay({ options: { treasureRefill: true }, P0: { inv: ['goldNugget'] }, ...more }).act('0', 'deposit', 'goldNugget');

  test('R13.5 without the option nothing is turned over', () => {
    const table = refill({ options: {}, draw: ['diamonds'] });
    expect(table.hand('0')).toEqual([]);
    expect(table.discard).toEqual([]);
  });

  test('R13.5 a reshuffle in between includes the cards turned over before', () => {
    const table = refill({ draw: ['plugh-1', 'plugh-2'], discard: ['diamonds'], rest: '2' });
    expect(table.hand('0')).toEqual(['diamonds']);
    expect(table.told('reshuffled')).toHaveLength(1);
    expect([...table.draw, ...table.discard].sort()).toEqual(['plugh-1', 'plugh-2']);
  });

  test('R13.5 without a treasure in either pile nothing is turned over', () => {
    const draw = blanks(3);
    const table = refill({ draw, rest: '2' });
    expect(table.draw).toEqual(draw);
    expect(table.discard.some(isTreasure)).toBe(false);
    expect(table.told('turnedOver')).toEqual([]);
  });

  test('R13.5 the winning deposit turns nothing over', () => {
    const table = refill({ P0: { inv: ['goldNugget'], deposited: ['diamonds', 'emerald'] }, draw: ['jewelry'] });
    expect(table.state.result?.reason).toBe('treasures');
    expect(table.hand('0')).toEqual([]);
  });
});
