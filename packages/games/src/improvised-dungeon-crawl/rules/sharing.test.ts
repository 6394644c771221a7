import { type LaidTable, type Lay, lay } from '../testing';
import { equalShares } from './sharing';

const PARTY: Lay['heroes'] = ['JH', 'KH', 'QH'];
const owned = (table: LaidTable) => table.state.seats.map((seat) => table.hero(seat).lp);

/** Seat 0 has killed a rat (1 loot point), seat 1 opened a chest (2d6), which seat 2, a thief, has checked. */
function looted(options: Lay['options'], chest: [number, number] = [4, 5], lead = '0'): LaidTable {
  const table = lay({ options, heroes: PARTY }).enter('2C', '5D', 'QC');
  table.state.lead = lead;
  return table
    .dice(10)
    .act('0', 'attack', '2C', 0)
    .dice(1, ...chest)
    .act('1', 'openChest');
}

describe('loot', () => {
  test.each([
    ['2C', [10], 1],
    ['5S', [9], 2],
    ['7C', [9], 3],
    ['8C', [9], 4],
    ['10S', [10], 5],
  ] as const)('R14.1 a dead %s leaves its threshold', (card, dice, lp) => {
    const table = lay({ heroes: ['JH'] })
      .enter(card)
      .wound(card, 1)
      .dice(...dice)
      .act('0', 'attack', card, 0);
    expect(table.hero('0').lp).toBe(lp);
  });

  test('R14.1 a Jack leaves 2d6, rolled when it is collected', () => {
    const table = lay({ heroes: ['JH', 'KH'] })
      .enter('JC', '5D')
      .wound('JC', 1)
      .dice(5)
      .act('0', 'attack', 'JC', 0);
    expect(table.state.room?.spoils).toEqual([]);
    table.dice(1, 1, 1, 6, 6).act('1', 'openChest');
    expect(table.told('monsterLoot')).toMatchObject([{ seat: '0', monster: 'JC', lp: 12 }]);
    expect(owned(table)).toEqual([7, 7]);
  });

  test('R14.1 an elite leaves 2 more, the dragon 40', () => {
    const elite = lay({ options: { elites: true }, heroes: ['JH'] })
      .enter('2C')
      .act('0', 'declareElite', true);
    expect(elite.wound('2C', 2).dice(1).act('0', 'attack', '2C', 0).hero('0').lp).toBe(3);
    const dragon = lay({ heroes: ['JH'], counters: 11 })
      .dice(1)
      .enter('AS')
      .wound('dragon', 11);
    expect(dragon.dice(6).act('0', 'attack', 'dragon', 0).hero('0').lp).toBe(40);
  });

  test('R14.1 nothing is collected during the fight', () => {
    const table = lay({ heroes: PARTY }).enter('2C', '3C', 'QC').dice(10).act('0', 'attack', '2C', 0);
    expect(table.state.fight).not.toBeNull();
    expect(table.state.room).toMatchObject({ spoils: [], slain: [{ id: '2C' }] });
  });
});

describe('sharing', () => {
  test.each([
    ['0', [4, 3, 3]],
    ['1', [3, 4, 3]],
    ['2', [3, 3, 4]],
  ])('R14.2 `equal`: equal shares, the rest one each from the lead %s on', (lead, shares) => {
    expect(owned(looted({ loot: 'equal' }, [4, 5], lead))).toEqual(shares);
  });

  test('R14.2 only among the living', () => {
    const table = lay({ heroes: ['JH', { card: 'KH', hp: 0 }, 'QH'], lead: '1' });
    expect(equalShares(table.state, 5)).toEqual({ '2': 3, '0': 2 });
  });

  test('R14.2 shares differ by at most one and add up, whatever the loot', () => {
    const table = lay({ heroes: PARTY, lead: '2' });
    for (let total = 0; total < 50; total++) {
      const shares = Object.values(equalShares(table.state, total));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }
  });

  test('R14.3 `finders`: the monster’s to its drawer, the chest’s to the hero who rolled it', () => {
    expect(owned(looted({ loot: 'finders' }))).toEqual([1, 9, 0]);
  });

  test('R14.3 the adventurer’s to the hero who met him, the dragon’s to all', () => {
    const table = lay({ options: { loot: 'finders' }, heroes: ['JH', 'KH'] })
      .enter('QC', 'JD')
      .dice(3, 4);
    expect(owned(table.act('1', 'meet'))).toEqual([0, 4]);
    const dragon = lay({ options: { loot: 'finders' }, heroes: ['JH', 'KH'], counters: 11 })
      .dice(1)
      .enter('AS', '2C');
    expect(owned(dragon.wound('dragon', 11).ready().dice(6).act('0', 'attack', 'dragon', 0))).toEqual([20, 20]);
  });

  test('R14.3 a fallen drawer’s to the next living hero', () => {
    const heroes: Lay['heroes'] = ['QH', { card: 'JH', hp: 1 }, 'KH'];
    const table = lay({ options: { loot: 'finders' }, heroes })
      .enter('QC', '2C', 'KC')
      .wound('2C', 1);
    table.ready().dice(2).act('1', 'pass');
    expect(table.hero('1').hp).toBe(0);
    table.ready().dice(5).act('2', 'attack', '2C', 0);
    expect(owned(table)).toEqual([0, 0, 1]);
  });

  test('R14.3 the find of a hero who dies in the same room goes to the next living hero', () => {
    const heroes: Lay['heroes'] = ['JH', { card: 'QH', hp: 3, pools: { evade: 0 } }, 'AH'];
    const table = lay({ options: { loot: 'finders' }, heroes }).enter('QC', '5D', '6D');
    table.dice(1, 4, 4).act('1', 'openChest').dice(5).act('2', 'openChest').dice(1, 3, 1, 2).act('1', 'disarm');
    expect(table.hero('1').hp).toBe(0);
    expect(owned(table)).toEqual([0, 0, 8 + 3]);
  });

  test('R14.4 `purse`: all of it into the common purse', () => {
    const table = looted({ loot: 'purse' });
    expect([table.state.purse, owned(table)]).toEqual([10, [0, 0, 0]]);
  });
});

describe('voting', () => {
  const proposed = (mode: string) => looted({ loot: 'vote' }).act('0', 'proposeSplit', mode);

  test('R14.5 the lead proposes, everybody else votes', () => {
    const table = looted({ loot: 'vote' });
    expect(table.stages()).toEqual({ '0': 'propose', '1': 'calm', '2': 'calm' });
    table.act('0', 'proposeSplit', 'equal');
    expect(table.stages()).toEqual({ '0': 'calm', '1': 'vote', '2': 'vote' });
    table.act('1', 'voteSplit', true);
    expect(table.refused('1', 'voteSplit', false)).toBe('VOTED');
    expect(['0', '1', '2'].map((seat) => table.view(seat).mustDecide)).toEqual([false, false, true]);
    expect(owned(table)).toEqual([0, 0, 0]);
    expect(owned(table.act('2', 'voteSplit', true))).toEqual([4, 3, 3]);
  });

  test.each([
    ['equal', [4, 3, 3], 0],
    ['finders', [1, 9, 0], 0],
    ['purse', [0, 0, 0], 10],
    ['to:2', [0, 0, 10], 0],
  ])('R14.5 agreed on `%s`', (mode, shares, purse) => {
    const table = proposed(mode).act('1', 'voteSplit', true).act('2', 'voteSplit', true);
    expect([owned(table), table.state.purse]).toEqual([shares, purse]);
  });

  test('R14.5 one no means equal shares, at once', () => {
    expect(owned(proposed('to:0').act('2', 'voteSplit', false))).toEqual([4, 3, 3]);
  });

  test('R14.5 not to the fallen or to nobody', () => {
    const table = lay({ options: { loot: 'vote' }, heroes: ['JH', { card: 'KH', hp: 0 }, 'QH'] }).enter('5D', 'QC');
    table.dice(1, 1, 1).act('0', 'openChest');
    expect(['to:1', 'to:3', 'to:2'].map((mode) => table.refused('0', 'proposeSplit', mode))).toEqual([
      'BAD_ARGS',
      'BAD_ARGS',
      null,
    ]);
  });

  test('R14.5 without loot there is no vote; a hero alone has all', () => {
    expect(lay({ options: { loot: 'vote' }, heroes: PARTY }).enter('QC', 'KC', 'AC').state.step).toBe('rest');
    const little = lay({ options: { loot: 'vote' }, heroes: PARTY })
      .enter('2C', 'QC', 'KC')
      .dice(10);
    expect(little.act('0', 'attack', '2C', 0).stages()['0']).toBe('propose');
    const alone = lay({ options: { loot: 'vote' }, heroes: ['JH'] })
      .enter('5D')
      .dice(1, 1, 2)
      .act('0', 'openChest');
    expect([alone.state.step, alone.hero('0').lp]).toEqual(['rest', 3]);
  });

  test('R14.5, R4.2 loot points voted into the purse can be spent', () => {
    const table = proposed('purse').act('1', 'voteSplit', true).act('2', 'voteSplit', true);
    expect(table.act('1', 'buy', 'cloth', 0).state.purse).toBe(4);
  });
});

describe('gifts', () => {
  const rich = () => lay({ heroes: [{ card: 'JH', lp: 5, bag: ['plate'] }, { card: 'KH', hp: 0 }, 'QH'] });

  test('R14.6 loot points and items go to other living heroes, for nothing', () => {
    const table = rich().act('0', 'giveLP', '2', 5).act('0', 'giveItem', '2', 'i1');
    expect(owned(table)).toEqual([0, 0, 5]);
    expect([table.hero('0').bag, table.hero('2').bag]).toMatchObject([[], [{ kind: 'plate', inUse: false }]]);
  });

  test('R14.6 not to the fallen, not to oneself, not more than one has', () => {
    const table = rich();
    expect(table.refused('0', 'giveLP', '1', 1)).toBe('TARGET_DEAD');
    expect(table.refused('0', 'giveLP', '0', 1)).toBe('SELF');
    expect([0, 6].map((lp) => table.refused('0', 'giveLP', '2', lp))).toEqual(['NO_LP', 'NO_LP']);
    expect(table.refused('0', 'giveItem', '1', 'i1')).toBe('TARGET_DEAD');
    expect(table.refused('0', 'giveItem', '0', 'i1')).toBe('SELF');
    expect(table.refused('2', 'giveItem', '0', 'i1')).toBe('BAD_ARGS');
  });
});

describe('bodies', () => {
  const heroes: Lay['heroes'] = ['JH', { card: 'KH', hp: 0, lp: 7, bag: [{ kind: 'scale', damaged: true }] }, 'QH'];

  test('R15.1 any living hero takes an item; it stays as it is', () => {
    const table = lay({ heroes }).act('2', 'lootBody', '1', 'i1');
    expect(table.hero('2').bag).toMatchObject([{ kind: 'scale', damaged: true, inUse: false }]);
    expect(table.refused('2', 'lootBody', '1', 'i1')).toBe('NOTHING');
  });

  test.each([
    ['equal', [4, 0, 3], 0],
    ['finders', [0, 0, 7], 0],
    ['purse', [0, 0, 0], 7],
    ['vote', [4, 0, 3], 0],
  ] as const)('R15.1 with `%s` loot points of a body go to %j', (loot, shares, purse) => {
    const table = lay({ options: { loot }, heroes }).act('2', 'lootBody', '1', 'lp');
    expect([owned(table), table.state.purse]).toEqual([shares, purse]);
    expect(table.refused('0', 'lootBody', '1', 'lp')).toBe('NOTHING');
  });

  test('R15.1 the living are not looted', () => {
    expect(lay({ heroes }).refused('0', 'lootBody', '2', 'lp')).toBe('TARGET_ALIVE');
  });

  test('R15.2 only armour in use breaks, and only half of it is left until it is repaired', () => {
    const table = lay({
      heroes: [
        { card: 'JC', hp: 1, bag: ['plate', 'shield'] },
        { card: 'KC', bag: ['divine'] },
      ],
    });
    table.enter('5H', 'QC').dice(3).act('0', 'springTrap');
    expect(table.hero('0').hp).toBe(0);
    expect(table.hero('0').bag.map(({ damaged }) => damaged)).toEqual([true, false]);
  });
});
