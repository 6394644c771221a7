import { gearRating } from '../rules/gear';
import { type Lay, lay } from '../testing';

describe('the fallen', () => {
  test.each([
    [[3, 1, 2, 5], 1],
    [[3, 1, 2, 4], 0],
  ])('W20 after an offering of 30 the dice %j leave the fallen hero with %i hit points', (dice, hp) => {
    const joseph = { card: 'KH', lp: 45, pools: { heal: 1 } } as const;
    const table = lay({ heroes: [joseph, { card: 'AH', hp: 0 }], slain: true });
    table.act('0', 'pray', 3);
    expect(table.hero('0')).toMatchObject({ lp: 30, pools: { heal: 4 } });
    table.dice(...dice).act('0', 'resurrect', '1', 4, 30);
    expect(table.told('resurrected')).toMatchObject([{ difficulty: 10, success: hp > 0 }]);
    expect(table.hero('1').hp).toBe(hp);
    expect(table.hero('0')).toMatchObject({ lp: 0, pools: { heal: 0 } });
  });

  test('W24 armour in which a hero has died protects half, until a dwarf repairs it', () => {
    const heroes: Lay['heroes'] = [
      { card: 'JH', hp: 1, bag: ['plate', 'shield'] },
      { card: 'KC', bag: ['divine'] },
    ];
    const table = lay({ heroes }).enter('5H', 'QC');
    table.dice(3).act('0', 'springTrap');
    expect(table.hero('0').hp).toBe(0);
    table.act('1', 'usePotion', 'i3', '0');
    expect(table.hero('0').hp).toBe(8);
    expect(gearRating(table.hero('0'))).toBe(3);
    table.act('1', 'repair', '0', 'i1');
    expect(gearRating(table.hero('0'))).toBe(6);
  });
});

describe('traps and chests', () => {
  test.each([
    ['magical, against the dwarf’s magic armour', [1, 3], 8],
    ['physical, against the chain mail', [1, 5], 8],
    ['disarmed', [6], 10],
  ])('W21 a thief at a trap: %s', (_, dice, hp) => {
    const table = lay({ heroes: ['JH', { card: 'QC', bag: ['chain'] }] }).enter('5H', 'QD');
    table.dice(...dice).act('1', 'disarm');
    if (table.state.hit) table.act('1', 'takeHit');
    expect(table.hero('1').hp).toBe(hp);
    expect(table.hero('0').hp).toBe(8);
    expect(table.state.step).toBe('rest');
  });

  const trapped = () => {
    const table = lay({ heroes: [{ card: 'JH', bag: ['plate'] }, 'QH'] }).enter('5D', 'QC');
    return table.dice(5).act('0', 'openChest').act('1', 'leaveTrap');
  };

  test('W22 the player who opens a trapped chest springs its trap and finds the treasure', () => {
    const table = trapped().dice(4, 2, 6).act('0', 'springTrap');
    expect(table.hero('0')).toMatchObject({ hp: 8, lp: 4 });
    expect(table.told('treasure')).toMatchObject([{ seat: '0', lp: 8 }]);
  });

  test('W22 a player who leaves it gains nothing', () => {
    const table = trapped().act('0', 'leaveChest');
    expect(table.state.step).toBe('rest');
    expect([table.hero('0').lp, table.hero('1').lp]).toEqual([0, 0]);
  });

  test('W29 a halfling thief rolls again until the trap is disarmed', () => {
    const table = lay({ heroes: ['QS'] }).enter('5H');
    table.dice(1, 1, 4).act('0', 'disarm').act('0', 'reroll').act('0', 'reroll');
    expect(table.told('disarmed')).toHaveLength(1);
    expect(table.hero('0')).toMatchObject({ hp: 6, pools: { luck: 2 } });
  });
});

describe('loot', () => {
  test('W23 17 loot points for three, from seat 2 on: 6, 5, 6', () => {
    const table = lay({ heroes: ['JH', 'KH', 'AH'], lead: '2' }).enter('2D', '3D', 'QC');
    table.dice(1, 6, 6).act('2', 'openChest').dice(1, 2, 3).act('0', 'openChest');
    expect(table.told('lootShared')).toEqual([
      { total: 17, mode: 'equal', shares: { '0': 6, '1': 5, '2': 6 }, purse: 0 },
    ]);
    expect(['0', '1', '2'].map((seat) => table.hero(seat).lp)).toEqual([6, 5, 6]);
  });

  test('W32 an elite Jack has a d12 and three wounds, and brings 2 loot points more', () => {
    const table = lay({ options: { elites: true }, heroes: ['JH'] }).enter('JS');
    table.dice(1).act('0', 'declareElite', true);
    expect(table.state.fight?.monsters[0]).toMatchObject({ die: 12, wt: 5, need: 3, elite: true });
    table.wound('JS', 2).dice(5, 3, 4).act('0', 'attack', 'JS', 0);
    expect(table.told('monsterDied')).toEqual([{ seat: '0', monster: 'JS' }]);
    expect(table.hero('0').lp).toBe(9);
  });

  test('W39 after one no to the lead’s proposal all get equal shares', () => {
    const table = lay({ options: { loot: 'vote' }, heroes: ['JH', 'KH', 'AH'] }).enter('2D', 'QC', 'KC');
    table.dice(1, 4, 5).act('0', 'openChest').act('0', 'proposeSplit', 'to:2').act('1', 'voteSplit', false);
    expect(['0', '1', '2'].map((seat) => table.hero(seat).lp)).toEqual([3, 3, 3]);
  });
});

describe('encounters', () => {
  const thief = { card: 'QS', hp: 2 } as const;
  const wizard = { card: 'AC', hpBase: 5 } as const;

  test('W27 a cleric without Heal dice prays at the altar: everybody is healed, for nothing', () => {
    const table = lay({ heroes: [{ card: 'KH', hp: 1, lp: 3, pools: { heal: 0 } }, thief, wizard] });
    table.enter('QC', 'KC', 'JH').act('0', 'prayAltar');
    expect(['0', '1', '2'].map((seat) => table.hero(seat).hp)).toEqual([8, 6, 5]);
    expect(table.hero('0')).toMatchObject({ lp: 3, pools: { heal: 0 } });
  });

  test('W27 without a living cleric the altar does nothing', () => {
    const table = lay({ heroes: [{ card: 'KH', hp: 0 }, thief, wizard] }).enter('KC', 'JH');
    expect(table.told('altarSilent')).toHaveLength(1);
    expect(table.state.step).toBe('rest');
    expect(['0', '1', '2'].map((seat) => table.hero(seat).hp)).toEqual([0, 2, 5]);
  });

  test('W28 a halfling meets somebody else by rolling again', () => {
    const heroes: Lay['heroes'] = [{ card: 'JD', pools: { spell: 0 } }, { card: 'AH', pools: { spell: 3 } }, 'QS'];
    const table = lay({ heroes }).enter('QC', 'KC', 'JD');
    table.dice(1).act('2', 'meet').dice(6).act('2', 'reroll').act('2', 'keepRoll');
    expect(table.told('met')).toMatchObject([{ seat: '2', npc: 'gnome' }]);
    expect([table.hero('0').pools.spell, table.hero('1').pools.spell]).toEqual([2, 8]);
    expect(table.hero('2').pools.luck).toBe(3);
  });
});
