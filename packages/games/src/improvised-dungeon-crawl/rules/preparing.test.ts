import { type LaidTable, type Lay, lay } from '../testing';

const OPTIONS = { defending: true, ritualInCombat: true } as const;

/** All players have preparations: an elf who heals, a wizard, a dwarf with potions; the rat faces seat 2. */
function busy(options: Lay['options'] = OPTIONS): LaidTable {
  const heroes: Lay['heroes'] = [
    { card: 'KD', hp: 3, bag: ['potion'] },
    { card: 'AH', hp: 3, lp: 50, pools: { spell: 4 }, bag: ['potion'] },
    { card: 'QC', hp: 3, pools: { evade: 0 } },
  ];
  return lay({ options, heroes }).enter('QC', 'KC', '2C').round(2);
}

describe('before the attacks', () => {
  test('R6.5 all the living at once, also those without a monster of their own', () => {
    const heroes: Lay['heroes'] = ['AH', { card: 'KH', hp: 1 }, { card: 'JH', hp: 0 }];
    expect(lay({ heroes }).enter('2C', 'QC').stages()).toEqual({ '0': 'prepare', '1': 'prepare' });
  });

  test('R6.5 a hero without any move to make is passed over', () => {
    const heroes: Lay['heroes'] = ['JH', 'KH', 'AH'];
    expect(lay({ heroes }).enter('2C', 'QC', 'KC').stages()).toEqual({ '2': 'prepare' });
    const empty: Lay['heroes'] = ['JH', 'KH', { card: 'AH', pools: { spell: 0 } }];
    expect(lay({ heroes: empty }).enter('2C', 'QC', 'KC').stages()).toEqual({ '0': 'act' });
  });

  test('R6.5 a player without a move left is ready', () => {
    const heroes: Lay['heroes'] = ['JH', { card: 'KH', hp: 1, pools: { heal: 2 } }];
    const table = lay({ heroes }).enter('2C', 'QC').dice(1).act('1', 'heal', '1', 1);
    expect(table.stages()).toEqual({ '1': 'prepare' });
    table.dice(1).act('1', 'heal', '1', 1);
    expect(table.stages()).toEqual({ '0': 'act' });
  });

  test('R6.5 ready is ready for this round', () => {
    const table = busy().act('1', 'setReady', true);
    expect(table.refused('1', 'castProtect', '1', 1)).toBe('NOT_YOUR_DECISION');
    expect(table.refused('1', 'setReady', false)).toBe('NOT_YOUR_DECISION');
    expect(table.refused('0', 'setReady', false)).toBe('SAME');
  });
});

/** The possible uses of the action. */
const ACTIONS: [name: string, seat: string, move: string, ...args: unknown[]][] = [
  ['heal', '0', 'heal', '0', 1],
  ['a potion', '0', 'usePotion', 'i1', '0'],
  ['Buff', '0', 'castBuff', '2', 1],
  ['Confuse', '0', 'castConfuse', '2C', 2],
  ['Protect', '0', 'castProtect', '1', 1],
  ['a guard', '0', 'guard', '2C'],
  ['Ritual', '1', 'ritual', 1],
];

describe('one action a round', () => {
  /** The others wait until the end of the round; the rat does 1 damage. */
  const restOfRound = (table: LaidTable) => {
    table.ready().dice(1);
    for (;;) {
      const [seat] = Object.entries(table.stages()).find(([, stage]) => stage === 'act') ?? [];
      if (seat === undefined || table.state.fight?.round !== 2) return table;
      table.act(seat, 'pass');
    }
  };

  test.each(ACTIONS)('R6.6 %s is the action of this round: seat %s has no turn', (_, seat, move, ...args) => {
    const table = busy()
      .dice(...(move === 'heal' ? [1] : []))
      .act(seat, move, ...args);
    expect(table.state.fight?.used).toHaveProperty(seat);
    restOfRound(table);
    expect(table.state.fight?.round).toBe(3);
    expect(
      table
        .told('passed')
        .map((one) => one.seat)
        .toSorted(),
    ).toEqual(['0', '1', '2'].filter((one) => one !== seat));
  });

  test('R6.6 ALREADY_ACTED is the refusal of other actions for a hero who could still heal', () => {
    const table = busy().dice(1).act('0', 'heal', '0', 1);
    expect(table.refused('0', 'heal', '1', 1)).toBeNull();
    for (const [move, ...args] of [
      ['usePotion', 'i1', '0'],
      ['castBuff', '2', 1],
      ['castConfuse', '2C', 2],
      ['castProtect', '1', 1],
      ['guard', '2C'],
    ] as [string, ...unknown[]][]) {
      expect([move, table.refused('0', move, ...args)]).toEqual([move, 'ALREADY_ACTED']);
    }
  });

  test('R9.12 with `free` spells take no action, and there may be several', () => {
    const table = busy({ ...OPTIONS, spellTempo: 'free' });
    table.act('1', 'castBuff', '2', 1).act('1', 'castProtect', '1', 1).act('1', 'castConfuse', '2C', 2);
    expect(table.state.fight?.used).toEqual({});
    expect(table.hero('1').pools.spell).toBe(0);
    expect(table.refused('1', 'ritual', 1)).toBeNull();
  });

  test('R9.12 with `action` there is one of them for each caster', () => {
    const table = busy().act('1', 'castProtect', '1', 1).act('0', 'castProtect', '1', 2);
    expect(table.state.fight?.protects).toHaveLength(2);
    expect(table.state.fight?.used).toEqual({ '0': 'spell', '1': 'spell' });
  });

  test('R6.6 without a partner in the exchange the action is the same', () => {
    const heroes: Lay['heroes'] = ['JH', { card: 'KD', hp: 1 }];
    const table = lay({ heroes }).enter('2C', 'QC').act('1', 'castProtect', '0', 1);
    expect(table.refused('1', 'heal', '1', 1)).toBe('NOT_YOUR_DECISION');
    expect(table.state.fight?.used).toEqual({ '1': 'spell' });
  });
});

describe('a ritual in a fight', () => {
  test('R9.18 only by option, as the action, for own loot points', () => {
    const wizard = { card: 'AH', lp: 5, pools: { spell: 0 } } as const;
    const fight = (ritualInCombat: boolean) =>
      lay({ options: { ritualInCombat }, heroes: [{ ...wizard }] }).enter('2C');
    expect(fight(false).stages()).toEqual({ '0': 'act' });
    const table = fight(true);
    expect(table.refused('0', 'ritual', 2)).toBe('NO_LP');
    table.dice(1).act('0', 'ritual', 1);
    expect(table.hero('0')).toMatchObject({ lp: 0, pools: { spell: 1 } });
    expect(table.told('attacked')).toEqual([]);
    expect(table.state.fight?.round).toBe(2);
  });
});

describe('Resurrect in a fight', () => {
  const heroes: Lay['heroes'] = [
    { card: 'KH', lp: 32 },
    { card: 'JH', hp: 0 },
  ];
  const fight = (resurrectInCombat: boolean) => lay({ options: { resurrectInCombat }, heroes }).enter('2C').round(2);

  test('R9.7 only by option: without it the cleric is not asked before the turns', () => {
    expect(fight(false).stages()).toEqual({ '0': 'act' });
    expect(fight(false).refused('0', 'resurrect', '1', 2, 32)).toBe('NOT_CALM');
    expect(fight(true).stages()).toEqual({ '0': 'prepare' });
  });

  test('R9.7, R6.6 it is the action of the round, even if it fails', () => {
    const table = fight(true).dice(4, 4, 1).act('0', 'resurrect', '1', 2, 32);
    expect(table.hero('1').hp).toBe(0);
    expect(table.hero('0')).toMatchObject({ lp: 0, pools: { heal: 3 } });
    expect(table.told('attacked')).toEqual([]);
    expect(table.state.fight).toMatchObject({ round: 3, used: {} });
  });

  test('R9.7, R6.9 a raised hero takes the turn of this round if it is still to come', () => {
    const table = fight(true).dice(4, 5).act('0', 'resurrect', '1', 2, 32);
    expect(table.told('resurrected')).toMatchObject([{ seat: '0', on: '1', sum: 9, difficulty: 8, success: true }]);
    expect(table.hero('1').hp).toBe(1);
    expect(table.stages()).toEqual({ '1': 'act' });
    expect(table.state.fight?.used).toEqual({ '0': 'resurrect' });
  });

  test('R9.7, R6.6 not after another action, and nothing else after it', () => {
    const bag: Lay['heroes'] = [
      { card: 'KH', lp: 32, hp: 5, bag: ['potion'] },
      { card: 'JH', hp: 0 },
      { card: 'AH', lp: 1 },
    ];
    const laid = () =>
      lay({ options: { resurrectInCombat: true }, heroes: bag })
        .enter('2C', '3C')
        .round(2);
    const healed = laid().dice(1).act('0', 'heal', '0', 1);
    expect(healed.refused('0', 'resurrect', '1', 1, 0)).toBe('ALREADY_ACTED');
    const raised = laid().dice(1).act('0', 'resurrect', '1', 1, 0);
    expect(raised.refused('0', 'usePotion', 'i1', '0')).toBe('NOT_YOUR_DECISION');
    expect(raised.refused('0', 'heal', '0', 1)).toBe('NOT_YOUR_DECISION');
    expect(raised.refused('0', 'resurrect', '1', 1, 0)).toBe('NOT_YOUR_DECISION');
  });
});

describe('potions in a fight', () => {
  test('R19.1 an own potion, on anybody who lives and is hurt', () => {
    const table = busy();
    expect(table.refused('0', 'usePotion', 'i1', '2')).toBeNull();
    expect(table.refused('0', 'usePotion', 'i2', '2')).toBe('BAD_ARGS');
    table.act('0', 'usePotion', 'i1', '2');
    expect([table.hero('0').hp, table.hero('2').hp]).toEqual([3, 8]);
    expect(table.state.fight?.used).toEqual({ '0': 'potion' });
  });

  test('R19.1 without that option nobody is asked because of a potion', () => {
    const heroes: Lay['heroes'] = [{ card: 'JH', hp: 1, bag: ['potion'] }];
    expect(lay({ heroes }).enter('2C').stages()).toEqual({ '0': 'prepare' });
    expect(
      lay({ heroes, options: { potionsInCombat: false } })
        .enter('2C')
        .stages(),
    ).toEqual({ '0': 'act' });
  });
});

describe('guards', () => {
  const guarded = () => {
    const heroes: Lay['heroes'] = ['JC', 'KH', { card: 'QH', hp: 1, bag: ['potion'] }];
    return lay({ options: { defending: true }, heroes }).enter('QC', '10C', '10S');
  };

  test('R19.2 one guard for a monster, one monster for a guard, never against one’s own attacker', () => {
    const table = guarded().act('0', 'guard', '10C');
    expect(table.refused('2', 'guard', '10C')).toBe('GUARDED');
    expect(table.refused('2', 'guard', '10S')).toBe('BAD_TARGET');
    expect(table.refused('0', 'guard', '10S')).toBe('NOT_YOUR_DECISION');
  });

  test('R19.2 not against a confused or dead monster', () => {
    const heroes: Lay['heroes'] = ['JC', 'AH'];
    const table = lay({ options: { defending: true, spellTempo: 'free' }, heroes }).enter('QC', '10C');
    expect(table.refused('0', 'guard', '10S')).toBe('BAD_TARGET');
    table.act('1', 'castConfuse', '10C', 2);
    expect(table.refused('0', 'guard', '10C')).not.toBeNull();
  });

  test('R19.2 while the guard lives: then the blow falls on the target again', () => {
    const heroes: Lay['heroes'] = [
      { card: 'KH', hp: 1 },
      { card: 'QH', pools: { evade: 0 } },
    ];
    const table = lay({ options: { defending: true }, heroes })
      .enter('10C', '8C')
      .round(2);
    table.act('0', 'guard', '8C').dice(5, 3).ready();
    expect([table.hero('0').hp, table.hero('1').hp]).toEqual([0, 5]);
    expect(table.state.fight?.guards).toEqual([]);
  });

  test('R19.2 only where the options say so', () => {
    const heroes: Lay['heroes'] = ['AH', 'KH'];
    expect(lay({ heroes }).enter('QC', '2C').refused('0', 'guard', '2C')).toBe('OPTION_OFF');
  });
});
