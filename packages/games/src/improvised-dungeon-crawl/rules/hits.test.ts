import { type Lay, lay } from '../testing';

/** A fighter who can only wait for the attack. */
const struck = (by: '2C' | '8C' | '10C', roll: number, hero: Omit<Lay['heroes'][number] & object, 'card'> = {}) => {
  const table = lay({ heroes: [{ card: 'JC', ...hero }, 'QH'] }).enter(by, 'QC');
  // If the fighter falls, the monster attacks the thief next.
  return table.dice(roll, 1).act('0', 'pass');
};

describe('damage', () => {
  test.each([
    [3, 10],
    [5, 10],
    [6, 9],
    [8, 7],
  ])('R8.1 a roll of %i against plate leaves %i of 10 hit points', (roll, hp) => {
    expect(struck('8C', roll, { bag: ['plate'] }).hero('0').hp).toBe(hp);
  });

  test('R8.1 hit points never fall below 0, and bystanders lose none', () => {
    const table = struck('8C', 8, { hp: 3 });
    expect([table.hero('0').hp, table.hero('1').hp]).toEqual([0, 8]);
  });

  test('R8.2 at 0 a hero is dead, at 1 alive', () => {
    expect(struck('8C', 3, { hp: 3 }).told('died')).toEqual([{ seat: '0' }]);
    expect(struck('8C', 2, { hp: 3 }).told('died')).toEqual([]);
  });

  test('R8.2 the armour in use breaks, the rest stays as it is; dice are kept', () => {
    const carried = { kind: 'leather', inUse: false } as const;
    const table = struck('8C', 8, { hp: 1, bag: ['cloth', 'shield', 'magicWeapon', 'protection', carried] });
    expect(table.hero('0').bag.map(({ kind, damaged }) => [kind, damaged])).toEqual([
      ['cloth', true],
      ['shield', false],
      ['magicWeapon', false],
      ['protection', false],
      ['leather', false],
    ]);
    expect(table.hero('0').pools.slay).toBe(5);
  });

  test('R8.2 Protects on the dead end; Buff dice on them return with the end of the round', () => {
    const options = { spellTempo: 'free' } as const;
    const table = lay({ options, heroes: [{ card: 'QH', hp: 1, pools: { evade: 0 } }, 'AH'] })
      .enter('8C', 'QC')
      .round(2);
    table.act('1', 'castProtect', '0', 1).act('1', 'castProtect', '1', 2).act('1', 'castBuff', '0', 2);
    expect(table.hero('1').pools.spell).toBe(3);
    table.dice(8).ready();
    expect(table.hero('0').hp).toBe(0);
    expect(table.state.fight).toMatchObject({ protects: [{ on: '1' }], buffs: [{ on: '0', dice: 2 }] });
    table.act('1', 'pass');
    expect(table.hero('1').pools.spell).toBe(5);
    expect(table.state.fight?.buffs).toEqual([]);
  });

  test('R8.3, R17.4 with the last hero the crawl is lost at once', () => {
    const table = lay({
      heroes: [
        { card: 'JC', hp: 1 },
        { card: 'KH', hp: 0 },
      ],
    })
      .enter('2C')
      .dice(2)
      .act('0', 'pass');
    expect(table.state.result).toMatchObject({ reason: 'lost', winners: [], survivors: [], crawlsWon: 0, rooms: 1 });
    expect(table.stages()).toEqual({});
  });
});

describe('Evade', () => {
  const thief = (hero: Partial<Exclude<Lay['heroes'][number], string>> = {}) => {
    const table = lay({ heroes: [{ card: 'QH', hp: 8, bag: ['leather'], ...hero }] }).dice(10);
    return table.enter('10C');
  };

  test('R9.4 a thief is asked before a hit lands', () => {
    const table = thief();
    expect(table.stages()).toEqual({ '0': 'evade' });
    expect(table.state.hit).toMatchObject({ seat: '0', roll: 10, protection: 2, evaded: 0 });
    expect(table.act('0', 'takeHit').hero('0').hp).toBe(0);
  });

  test('R9.4 one or more dice at a time, seeing each result', () => {
    const table = thief().dice(2, 1).act('0', 'evade', 2);
    expect(table.state.hit?.evaded).toBe(3);
    expect(table.refused('0', 'evade', 4)).toBe('NO_DICE');
    expect(table.refused('0', 'evade', 0)).toBe('NO_DICE');
    table.dice(4).act('0', 'evade', 1).act('0', 'takeHit');
    expect(table.hero('0')).toMatchObject({ hp: 7, pools: { evade: 2 } });
  });

  test('R9.4 it ends when nothing is left of the hit', () => {
    const table = thief().dice(4, 4).act('0', 'evade', 2);
    expect(table.hero('0').hp).toBe(8);
    expect(table.stages()).toEqual({ '0': 'act' });
  });

  test('R9.4 or when no die is left', () => {
    const table = thief({ pools: { evade: 1 } })
      .dice(3)
      .act('0', 'evade', 1);
    expect(table.hero('0')).toMatchObject({ hp: 3, pools: { evade: 0 } });
    expect(table.state.hit).toBeNull();
  });

  test('R9.4 for that hit only', () => {
    const table = thief({ pools: { evade: 1 } })
      .dice(6)
      .act('0', 'evade', 1);
    expect(table.hero('0').hp).toBe(6);
    table.dice(10).act('0', 'pass');
    expect(table.hero('0').hp).toBe(0);
  });

  test('R9.4 nobody is asked about a hit without damage, without dice, or without being a thief', () => {
    const table = lay({ heroes: [{ card: 'QH', bag: ['leather'] }] })
      .dice(2)
      .enter('10C');
    expect(table.stages()).toEqual({ '0': 'act' });
    expect(thief({ pools: { evade: 0 }, hp: 8 }).state.result?.reason).toBe('lost');
    expect(struck('8C', 4).state.hit).toBeNull();
  });

  test.each([
    [3, ['spellProtection'], 1, 1],
    [3, ['leather'], 0, 2],
    [5, ['leather'], 2, 2],
  ] as const)(
    'R9.4, R11.5 a trap of %i against %j: %i armour counts, Evade in full',
    (roll, bag, protection, damage) => {
      const table = lay({ heroes: [{ card: 'QH', bag: [...bag] }] }).enter('5H');
      table.act('0', 'leaveTrap').dice(roll).act('0', 'springTrap');
      expect(table.state.hit).toMatchObject({ protection, roll });
      table.dice(1).act('0', 'evade', 1).act('0', 'takeHit');
      expect(8 - table.hero('0').hp).toBe(damage);
    },
  );
});
