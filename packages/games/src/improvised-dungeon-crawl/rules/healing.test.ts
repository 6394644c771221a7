import { type Lay, lay } from '../testing';

describe('Heal', () => {
  const cleric = (heal: number): Lay['heroes'] => [{ card: 'KH', pools: { heal } }, { card: 'JH', hp: 3 }, 'QH'];

  test('R9.5 the sum of the dice is healed, up to the maximum', () => {
    const table = lay({ heroes: cleric(5) }).dice(2, 1);
    expect(table.changes(() => table.act('0', 'heal', '1', 2))).toEqual({ 'heroes.1.hp': 6, 'heroes.0.pools.heal': 3 });
    expect(table.dice(6).act('0', 'heal', '1', 1).hero('1').hp).toBe(8);
  });

  test('R9.5 at least one die, at most all that are left', () => {
    const table = lay({ heroes: cleric(2) });
    expect([0, 1, 2, 3].map((dice) => table.refused('0', 'heal', '1', dice))).toEqual([
      'NO_DICE',
      null,
      null,
      'NO_DICE',
    ]);
  });

  test('R9.5 only the living who are hurt, only by clerics', () => {
    const table = lay({ heroes: [...cleric(2), { card: 'AH', hp: 0 }] });
    expect(table.refused('0', 'heal', '2', 1)).toBe('FULL_HP');
    expect(table.refused('0', 'heal', '3', 1)).toBe('TARGET_DEAD');
    expect(table.refused('1', 'heal', '1', 1)).toBe('NOT_A_CLERIC');
  });

  test('R9.1 a die that was used is gone until it is regained', () => {
    const table = lay({ heroes: cleric(1) })
      .dice(1)
      .act('0', 'heal', '1', 1)
      .enter('QC', 'KC', 'AC');
    expect(table.hero('0').pools.heal).toBe(0);
    expect(table.refused('0', 'heal', '1', 1)).toBe('NO_DICE');
  });
});

describe('Pray', () => {
  const praying = (lp: number, heal: number) =>
    lay({
      heroes: [
        { card: 'KH', lp, pools: { heal } },
        { card: 'JH', lp: 9 },
      ],
    });

  test('R9.6 five loot points for each die', () => {
    const table = praying(12, 2).act('0', 'pray', 2);
    expect(table.hero('0')).toMatchObject({ lp: 2, pools: { heal: 4 } });
    expect(table.refused('0', 'pray', 1)).toBe('NO_LP');
  });

  test('R9.6 up to five dice, at least one', () => {
    const table = praying(99, 3);
    expect([0, 2, 3].map((count) => table.refused('0', 'pray', count))).toEqual(['OVER_MAX', null, 'OVER_MAX']);
  });

  test('R9.6 others contribute by giving', () => {
    const table = praying(1, 4).act('1', 'giveLP', '0', 4).act('0', 'pray', 1);
    expect([table.hero('0').lp, table.hero('1').lp, table.hero('0').pools.heal]).toEqual([0, 5, 5]);
  });

  test('R9.6 only clerics pray', () => {
    expect(praying(10, 1).refused('1', 'pray', 1)).toBe('NOT_A_CLERIC');
  });
});

describe('Resurrect', () => {
  const raising = (options: Lay['options'] = {}) =>
    lay({
      options,
      heroes: [
        { card: 'KH', lp: 40 },
        { card: 'AC', hp: 0, hpBase: 9, lp: 3, pools: { spell: 2 }, bag: [{ kind: 'leather', damaged: true }] },
        'JH',
      ],
    });

  test('R9.7 an offering of 0 to 32 loot points', () => {
    const table = raising();
    const codes = [0, 32, 33].map((lp) => table.refused('0', 'resurrect', '1', 1, lp));
    expect(codes).toEqual([null, null, 'BAD_OFFER']);
    expect(
      lay({
        heroes: [
          { card: 'KH', lp: 3 },
          { card: 'JH', hp: 0 },
        ],
      }).refused('0', 'resurrect', '1', 1, 4),
    ).toBe('NO_LP');
  });

  test('R9.7 one die at least, all that are left at most, on the fallen, by clerics', () => {
    const table = raising();
    expect([0, 1, 5, 6].map((dice) => table.refused('0', 'resurrect', '1', dice, 0))).toEqual([
      'NO_DICE',
      null,
      null,
      'NO_DICE',
    ]);
    expect(table.refused('0', 'resurrect', '2', 1, 0)).toBe('TARGET_ALIVE');
    expect(table.refused('2', 'resurrect', '1', 1, 0)).toBe('NOT_A_CLERIC');
  });

  test.each([
    [[4, 4], 0],
    [[4, 5], 1],
  ])('R9.8 after an offering of 32 the dice %j must exceed 8; both are spent either way', (dice, hp) => {
    const table = raising()
      .dice(...dice)
      .act('0', 'resurrect', '1', 2, 32);
    expect(table.hero('1').hp).toBe(hp);
    expect(table.hero('0')).toMatchObject({ lp: 8, pools: { heal: 3 } });
  });

  test.each([
    ['one', 1],
    ['half', 4],
    ['full', 9],
  ] as const)('R9.9 with `%s` the hero comes back with %i of 9 hit points', (resurrectHp, hp) => {
    const table = raising({ resurrectHp }).dice(6, 6).act('0', 'resurrect', '1', 2, 32);
    expect(table.hero('1').hp).toBe(hp);
  });

  test('R9.9 half of one hit point is one', () => {
    const heroes: Lay['heroes'] = [
      { card: 'KH', lp: 40 },
      { card: 'JH', hp: 0, hpBase: 1 },
    ];
    const table = lay({ options: { resurrectHp: 'half' }, heroes })
      .dice(6, 6)
      .act('0', 'resurrect', '1', 2, 32);
    expect(table.hero('1').hp).toBe(1);
  });

  test('R9.9, R15.3 dice and gear are as they were, armour still damaged', () => {
    const table = raising().dice(6, 6).act('0', 'resurrect', '1', 2, 32);
    expect(table.hero('1')).toMatchObject({ lp: 3, pools: { spell: 2 }, bag: [{ kind: 'leather', damaged: true }] });
    expect(table.stages()['1']).toBe('rest');
  });
});

describe('potions', () => {
  test('R3.5 a healing potion heals its value, up to the maximum, and is used up', () => {
    const potion = { kind: 'potion', value: 4 } as const;
    const table = lay({ heroes: [{ card: 'JH', hp: 3, bag: [potion, potion] }, 'KH'] });
    expect(table.act('0', 'usePotion', 'i1', '0').hero('0')).toMatchObject({ hp: 7, bag: [{ id: 'i2' }] });
    expect(table.act('0', 'usePotion', 'i2', '0').hero('0')).toMatchObject({ hp: 8, bag: [] });
  });

  test('R3.5 it is for the living who are hurt', () => {
    const table = lay({
      heroes: [
        { card: 'JH', bag: ['potion', 'leather'] },
        { card: 'KH', hp: 0 },
      ],
    });
    expect(table.refused('0', 'usePotion', 'i1', '0')).toBe('FULL_HP');
    expect(table.refused('0', 'usePotion', 'i1', '1')).toBe('TARGET_DEAD');
    expect(table.refused('0', 'usePotion', 'i2', '0')).toBe('NOT_A_POTION');
    expect(table.refused('0', 'usePotion', 'i1', '3')).toBe('BAD_ARGS');
  });

  test('R15.4 Divine Intervention raises a fallen hero at full hit points, gear and dice as they are', () => {
    const body = { card: 'QC', hp: 0, pools: { evade: 1 }, bag: [{ kind: 'chain', damaged: true } as const] } as const;
    const table = lay({
      heroes: [
        { card: 'JH', bag: ['divine', 'divine'] },
        { ...body, bag: [...body.bag] },
      ],
    });
    expect(table.refused('0', 'usePotion', 'i1', '0')).toBe('TARGET_ALIVE');
    table.act('0', 'usePotion', 'i1', '1');
    expect(table.hero('1')).toMatchObject({ hp: 10, pools: { evade: 1 }, bag: [{ kind: 'chain', damaged: true }] });
  });

  test('R15.4 the player who is raised joins the decision that is open, at rest and before the blows', () => {
    const heroes: Lay['heroes'] = [
      { card: 'JH', bag: ['divine'] },
      { card: 'AH', hp: 0 },
    ];
    for (const table of [lay({ heroes }), lay({ heroes }).enter('2C')]) {
      const { decisionId, stages } = table.view(null);
      table.act('0', 'usePotion', 'i1', '1');
      expect(table.view(null).decisionId).toBe(decisionId);
      expect(table.stages()['1']).toBe(stages['0']);
      expect(table.view('1').mustDecide).toBe(true);
    }
  });

  test('R15.4 the one on a body must be taken first, and not in a fight', () => {
    const heroes: Lay['heroes'] = ['JH', { card: 'KH', hp: 0, bag: ['divine'] }, 'QC'];
    const table = lay({ heroes });
    expect(table.refused('0', 'usePotion', 'i1', '1')).toBe('BAD_ARGS');
    expect(lay({ heroes }).enter('2C', 'QC').refused('0', 'lootBody', '1', 'i1')).toBe('NOT_CALM');
    table.act('0', 'lootBody', '1', 'i1').act('0', 'usePotion', 'i1', '1');
    expect(table.hero('1').hp).toBe(8);
  });
});
