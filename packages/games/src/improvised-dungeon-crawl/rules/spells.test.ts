import { type LaidTable, type Lay, lay } from '../testing';

/** A fighter who faces a troll, and casters without a monster. */
function casting(more: { spell?: number; bag?: ('wand' | 'arcane')[]; options?: Lay['options'] } = {}): LaidTable {
  const { spell = 8, bag = [], options } = more;
  const table = lay({ options, heroes: ['JC', { card: 'AH', pools: { spell }, bag }] });
  return table.enter('10S', 'QC');
}

describe('casting', () => {
  test('R9.10 two dice a spell, with wand and amulet up to four', () => {
    const limit = (bag: ('wand' | 'arcane')[]) =>
      [1, 2, 3, 4, 5].filter((dice) => !casting({ bag }).refused('1', 'castProtect', '0', dice)).length;
    expect([limit([]), limit(['wand']), limit(['arcane']), limit(['wand', 'arcane'])]).toEqual([2, 3, 3, 4]);
  });

  test('R9.10 wizards and all elves, nobody else', () => {
    const cast = (card: 'JD' | 'KD' | 'QD' | 'AS' | 'KH') => {
      const hero = card === 'KH' ? { card, hp: 1 } : { card };
      return lay({ heroes: ['JC', hero] })
        .dice(2, 1)
        .enter('2C', 'QC')
        .refused('1', 'castProtect', '0', 1);
    };
    expect((['JD', 'KD', 'QD', 'AS', 'KH'] as const).map(cast)).toEqual([null, null, null, null, 'NO_SPELLS']);
  });

  test('R9.10 an elf who is no wizard has no use for a wand', () => {
    const table = lay({ heroes: [{ card: 'KD', bag: ['wand', 'arcane'] }] }).enter('10S');
    expect(table.refused('0', 'castProtect', '0', 3)).toBe('SPELL_LIMIT');
  });

  test('R9.10 each die is spent, and no more than there are', () => {
    const table = casting({ spell: 1 });
    expect(table.refused('1', 'castProtect', '0', 2)).toBe('NO_DICE');
    expect(table.refused('1', 'castProtect', '0', 3)).toBe('SPELL_LIMIT');
    expect(table.act('1', 'castProtect', '0', 1).hero('1').pools.spell).toBe(0);
  });

  test('R9.11 Buff, Confuse and Protect before the blows only, Missile on the own turn only', () => {
    const table = casting();
    expect(table.refused('1', 'missile', '10S', 1)).toBe('WRONG_STEP');
    table.ready().round(2).ready().dice(1).act('0', 'pass');
    expect(table.stages()).toEqual({ '1': 'act' });
    expect(table.refused('1', 'castBuff', '0', 1)).toBe('WRONG_STEP');
    expect(table.refused('1', 'castConfuse', '10S', 2)).toBe('WRONG_STEP');
    expect(table.refused('1', 'castProtect', '0', 1)).toBe('WRONG_STEP');
    expect(table.refused('1', 'missile', '10S', 1)).toBeNull();
    const calm = lay({ heroes: ['AH', 'JH'] });
    expect(calm.refused('0', 'castProtect', '1', 1)).toBe('WRONG_STEP');
  });
});

describe('Buff', () => {
  test('R9.13 on another living hero who can still attack in this round', () => {
    const table = lay({ heroes: ['JC', 'AH', { card: 'QH', hp: 0 }, { card: 'KH', hp: 1 }] }).enter('10S', 'QC', 'KC');
    expect(table.refused('1', 'castBuff', '1', 1)).toBe('SELF');
    expect(table.refused('1', 'castBuff', '2', 1)).toBe('TARGET_DEAD');
    expect(table.refused('1', 'castBuff', '3', 1)).toBe('NO_ATTACK');
    expect(table.refused('1', 'castBuff', '0', 1)).toBeNull();
    table.round(2);
    expect(table.refused('1', 'castBuff', '3', 1)).toBeNull();
    table.dice(1).act('3', 'heal', '3', 1);
    expect(table.refused('1', 'castBuff', '3', 1)).toBe('NO_ATTACK');
  });

  test('R9.13 several Buffs add up, for the next attack alone', () => {
    const options = { spellTempo: 'free' } as const;
    const table = casting({ options }).act('1', 'castBuff', '0', 2).act('1', 'castBuff', '0', 1).ready();
    table.dice(1, 1, 1, 1, 1).act('0', 'attack', '10S', 0);
    expect(table.told('attacked')[0]?.dice.map(({ tag }) => tag)).toEqual(['attack', 'buff', 'buff', 'buff']);
    expect(table.state.fight?.buffs).toEqual([]);
  });
});

describe('Confuse', () => {
  test('R9.14 no attack for one round less than dice, at least two', () => {
    const table = casting({ bag: ['wand'] });
    expect([1, 2, 3, 4].map((dice) => table.refused('1', 'castConfuse', '10S', dice))).toEqual([
      'SPELL_LIMIT',
      null,
      null,
      'SPELL_LIMIT',
    ]);
    expect(table.refused('1', 'castConfuse', '10C', 2)).toBe('BAD_TARGET');
  });

  test('R9.14 it adds to a running Confuse', () => {
    const table = casting({ options: { spellTempo: 'free' } })
      .act('1', 'castConfuse', '10S', 2)
      .act('1', 'castConfuse', '10S', 2);
    expect(table.state.fight?.monsters[0]?.confused).toBe(2);
    table.ready().act('0', 'pass');
    expect(table.state.fight).toMatchObject({ round: 2, monsters: [{ confused: 1 }] });
  });

  test('R9.14 it works on the dragon', () => {
    const table = lay({ heroes: ['AC', 'JC'], counters: 11 })
      .enter('AS', '2H')
      .act('0', 'castConfuse', 'dragon', 2);
    expect(table.told('confusedIdle')).toEqual([{ monster: 'dragon' }]);
  });
});

describe('Protect', () => {
  test('R9.16 as much armour as dice, for as many rounds; several add up; oneself too', () => {
    const table = casting({ options: { spellTempo: 'free' } });
    table.act('1', 'castProtect', '0', 2).act('1', 'castProtect', '0', 1).act('1', 'castProtect', '1', 1).ready();
    const lost = [1, 2, 3].map(() => {
      const { hp } = table.hero('0');
      table.dice(4).act('0', 'pass');
      if (table.stages()['1'] === 'act') table.act('1', 'pass');
      table.ready();
      return hp - table.hero('0').hp;
    });
    expect(lost).toEqual([1, 2, 4]);
  });

  test('R9.16 not on the fallen; it ends with the fight', () => {
    const table = lay({ heroes: ['JC', 'AH', { card: 'KH', hp: 0 }] }).enter('10S', 'QC');
    expect(table.refused('1', 'castProtect', '2', 1)).toBe('TARGET_DEAD');
    table.wound('10S', 1).act('1', 'castProtect', '0', 2).dice(5).act('0', 'attack', '10S', 0);
    expect(table.state.fight).toBeNull();
    const next = table.enter('KC', '10C').act('1', 'setReady', true).dice(4).act('0', 'pass');
    expect(next.hero('0').hp).toBe(6);
  });
});

describe('Missile and Ritual', () => {
  test('R9.15 one die at least', () => {
    const table = lay({ heroes: ['AH'] })
      .dice(1)
      .enter('10S')
      .ready();
    expect([0, 1, 2, 3].map((dice) => table.refused('0', 'missile', '10S', dice))).toEqual([
      'SPELL_LIMIT',
      null,
      null,
      'SPELL_LIMIT',
    ]);
    expect(table.choices('0', 'missile')).toEqual([
      ['10S', 1],
      ['10S', 2],
    ]);
    expect(table.refused('0', 'missile', '10C', 1)).toBe('BAD_TARGET');
    expect(table.dice(5, 1).act('0', 'missile', '10S', 1).hero('0').pools.spell).toBe(7);
  });

  test('R9.17 five loot points for each spell die, up to the maximum, for wizards', () => {
    const heroes: Lay['heroes'] = [
      { card: 'AD', lp: 12, pools: { spell: 7 } },
      { card: 'KD', lp: 50, pools: { spell: 0 } },
    ];
    const table = lay({ heroes });
    expect([0, 2, 3, 4].map((count) => table.refused('0', 'ritual', count))).toEqual([
      'OVER_MAX',
      null,
      'NO_LP',
      'OVER_MAX',
    ]);
    expect(table.act('0', 'ritual', 2).hero('0')).toMatchObject({ lp: 2, pools: { spell: 9 } });
    expect(table.refused('1', 'ritual', 1)).toBe('NOT_A_WIZARD');
  });
});
