import { woundsOf } from '../rules/wounds';
import { lay } from '../testing';

describe('the order of a fight', () => {
  test('W8 larger dice first, heroes before monsters; in round 1 heroes attack their own monster alone', () => {
    const table = lay({ heroes: ['JH', 'KH', 'AH'] })
      .enter('7C', '4H', '10S')
      .ready();
    expect(table.state.fight?.order.map(({ id }) => id)).toEqual(['0', '10S', '1', '7C', '2']);
    expect(table.stages()).toEqual({ '0': 'act' });
    expect(table.refused('0', 'attack', '10S', 0)).toBe('EXCHANGE_PARTNER_ONLY');
    table.dice(2, 3, 4);
    expect(table.changes(() => table.act('0', 'attack', '7C', 0))).toMatchObject({
      'heroes.2.hp': 5,
      'heroes.0.hp': 4,
    });
    expect(table.stages()).toEqual({ '2': 'act' });
    expect(table.refused('2', 'attack', '7C', 0)).toBe('EXCHANGE_PARTNER_ONLY');
    table.dice(4).act('2', 'attack', '10S', 0);
    expect(table.state.fight?.round).toBe(2);
    table.ready();
    expect(table.refused('0', 'attack', '10S', 0)).toBeNull();
    expect(table.refused('0', 'attack', '7C', 0)).toBeNull();
  });

  test('W14 a monster whose target has fallen turns to the next living hero, and stays there when the first is raised', () => {
    const thief = { card: 'QH', hp: 1, pools: { evade: 0 } } as const;
    const wizard = { card: 'AH', pools: { spell: 0 } } as const;
    const table = lay({ heroes: [{ card: 'JH', bag: ['divine'] }, thief, 'KH', wizard] });
    table.enter('QC', '7C', 'KC', 'AC').ready().dice(1, 4).act('1', 'attack', '7C', 0);
    expect(table.hero('1').hp).toBe(0);
    expect(table.state.fight?.monsters[0]).toMatchObject({ id: '7C', target: '2' });
    table.act('0', 'usePotion', 'i1', '1');
    expect(table.hero('1').hp).toBe(8);
    expect(table.state.fight?.monsters[0]?.target).toBe('2');
  });
});

describe('wounds', () => {
  test.each([
    ['full', 2],
    ['dice', 1],
    ['off', 1],
  ] as const)('W9 with criticals `%s` a perfect blow of twice the threshold makes %i wounds', (criticals, wounds) => {
    const table = lay({ options: { criticals }, heroes: ['AH'] })
      .enter('4S')
      .ready();
    // A surviving monster attacks.
    table.dice(4, 1).act('0', 'attack', '4S', 0);
    expect(table.told('attacked')).toMatchObject([{ total: 4, wt: 2, wounds }]);
    expect(table.told('monsterDied')).toHaveLength(wounds - 1);
  });

  test('W10 a fighter with two Slay! dice reaches twice the threshold: two wounds', () => {
    const table = lay({ heroes: ['JH'] })
      .enter('JC')
      .dice(4, 3, 3, 1, 1)
      .act('0', 'attack', 'JC', 2);
    expect(table.told('attacked')).toMatchObject([{ total: 10, wt: 5, wounds: 2, left: 0 }]);
    expect(table.hero('0').pools.slay).toBe(3);
  });

  test('W11 three times the threshold of the dragon are three wounds, and nine counters stay', () => {
    const table = lay({ heroes: ['JH'], counters: 11 })
      .dice(1)
      .enter('AS');
    table.dice(8, 6, 4, 1).act('0', 'attack', 'dragon', 2);
    expect(table.told('attacked')).toMatchObject([{ total: 18, wt: 6, wounds: 3 }]);
    expect(table.state.dungeon.counters).toHaveLength(9);
  });

  test('W12 the perfect blow of the attack die alone makes two wounds, not three: an elite lives on', () => {
    const table = lay({ options: { elites: true }, heroes: [{ card: 'KH', bag: ['magicWeapon'] }] }).enter('6C');
    table.act('0', 'declareElite', true);
    expect(table.state.fight?.monsters[0]).toMatchObject({ die: 8, wt: 3, need: 3 });
    table.dice(10, 1).act('0', 'attack', '6C', 0);
    expect(table.state.fight?.monsters[0]?.wounds).toBe(2);
  });

  test('W17 Slay! and Buff dice count each multiple; where the hero passes, Buff dice return', () => {
    const buffed = () => {
      const table = lay({ heroes: ['JH', 'AH'] })
        .enter('9C', 'QC')
        .act('1', 'setReady', true);
      return table.dice(1, 1).act('0', 'attack', '9C', 0).act('1', 'castBuff', '0', 2);
    };
    const table = buffed().dice(1, 5, 3, 4).act('0', 'attack', '9C', 1);
    expect(table.told('attacked').at(-1)).toMatchObject({ total: 13, wt: 4, left: 0 });
    const blow = { total: 13, best: false, boosted: true, missile: false };
    expect(woundsOf(table.state.options, blow, 4)).toBe(3);
    expect(table.hero('1').pools.spell).toBe(6);
    const passed = buffed().dice(1).act('0', 'pass');
    expect(passed.state.fight?.round).toBe(3);
    expect(passed.hero('1').pools.spell).toBe(8);
  });

  test('W18 a Missile counts each multiple, with `single` it makes one wound', () => {
    const shot = (missileCriticals: 'dice' | 'single') => {
      const table = lay({ options: { missileCriticals }, heroes: [{ card: 'AH', bag: ['arcane'] }] }).enter('10S');
      table.dice(1).ready();
      return table.dice(6, 5, 4, 1).act('0', 'missile', '10S', 3).told('missile')[0];
    };
    expect(shot('dice')).toMatchObject({ total: 15, wounds: 2, left: 0 });
    expect(shot('single')).toMatchObject({ total: 15, wounds: 1, left: 1 });
  });
});

describe('before and after the blows', () => {
  const lara = () => {
    const table = lay({ heroes: [{ card: 'QH', hp: 2, bag: ['leather'] }] }).enter('6C');
    return table.dice(1, 5).act('0', 'attack', '6C', 0);
  };

  test('W13 an Evade die comes on top of the armour, for this hit', () => {
    const table = lara().dice(2).act('0', 'evade', 1).act('0', 'takeHit');
    expect(table.hero('0')).toMatchObject({ hp: 1, pools: { evade: 4 } });
  });

  test('W13 the player who has been hit may roll each number of Evade dice or take the hit, and nobody else', () => {
    const table = lara();
    expect(table.choices('0', 'takeHit')).toEqual([[]]);
    expect(table.choices('0', 'evade')).toEqual([[1], [2], [3], [4], [5]]);
    table.act('0', 'takeHit');
    expect([table.choices('0', 'takeHit'), table.choices('0', 'evade')]).toEqual([[], []]);
  });

  test('W13 with one Evade die more nothing would be left of the hit', () => {
    const table = lara().dice(2, 1).act('0', 'evade', 1).act('0', 'evade', 1);
    expect(table.hero('0')).toMatchObject({ hp: 2, pools: { evade: 3 } });
    expect(table.state.hit).toBeNull();
  });

  test('W15 Confuse with three dice: no attack in this round and the next, and the caster has no turn', () => {
    const table = lay({ heroes: [{ card: 'AH', bag: ['wand'] }] })
      .enter('10S')
      .round(2);
    table.act('0', 'castConfuse', '10S', 3);
    expect(table.told('confusedIdle')).toHaveLength(1);
    expect(table.state.fight?.round).toBe(3);
    table.ready().act('0', 'pass');
    expect(table.told('confusedIdle')).toHaveLength(2);
    expect(table.hero('0').hp).toBe(8);
    table.dice(3).ready();
    expect(table.hero('0').hp).toBe(5);
  });

  test('W16 Protect with two dice: armour rating +2 in this round and the next', () => {
    const table = lay({ heroes: [{ card: 'JC', bag: ['plate'] }, 'AH'] }).enter('10S', 'QC');
    table.round(3).act('1', 'castProtect', '0', 2);
    const lost = [3, 4, 5].map(() => {
      const { hp } = table.hero('0');
      table.ready().dice(1, 9).act('0', 'attack', '10S', 0);
      const damage = hp - table.hero('0').hp;
      if (!table.refused('1', 'pass')) table.act('1', 'pass');
      return damage;
    });
    expect(lost).toEqual([2, 2, 4]);
  });

  test('W19 a cleric heals two heroes in one action, and has no turn in this round', () => {
    const table = lay({ heroes: [{ card: 'JH', hp: 3 }, { card: 'QS', hp: 1 }, 'KH'] }).enter('QC', 'KC', '2C');
    table.dice(6, 4).act('2', 'heal', '0', 2).dice(2).act('2', 'heal', '1', 1);
    expect([table.hero('0').hp, table.hero('1').hp, table.hero('2').pools.heal]).toEqual([8, 3, 2]);
    table.dice(1).act('2', 'setReady', true);
    expect(table.state.fight?.round).toBe(2);
    expect(table.told('attacked')).toEqual([]);
  });

  test('W30 a potion is used in place of the attack, unless potions are for calm alone', () => {
    const fight = (potionsInCombat: boolean) =>
      lay({
        options: { potionsInCombat },
        heroes: [
          { card: 'KH', bag: [{ kind: 'potion', value: 7 }] },
          { card: 'AH', hpBase: 4, hp: 1 },
        ],
      }).enter('2C', 'QC');
    const table = fight(true).act('0', 'usePotion', 'i1', '1');
    expect(table.hero('1').hp).toBe(4);
    table.dice(1).ready();
    expect(table.state.fight?.round).toBe(2);
    expect(table.told('attacked')).toEqual([]);
    expect(fight(false).refused('0', 'usePotion', 'i1', '1')).toBe('IN_COMBAT');
  });

  test('W31 a guard takes the blow of this round; in the next the monster is back at its target', () => {
    const table = lay({ options: { defending: true }, heroes: [{ card: 'JH', bag: ['plate'] }, 'AH'] });
    table.enter('QC', '10S').act('0', 'guard', '10S');
    table.dice(9).act('1', 'setReady', true);
    expect([table.hero('0').hp, table.hero('1').hp]).toEqual([4, 8]);
    table.act('1', 'pass').ready();
    expect(table.stages()).toEqual({ '0': 'act' });
    table.dice(3).act('0', 'pass');
    expect([table.hero('0').hp, table.hero('1').hp]).toEqual([4, 5]);
  });

  test('W38 from round 61 on armour does not help', () => {
    const lost = (round: number) => {
      const table = lay({ heroes: [{ card: 'JH', bag: ['plate', 'shield'] }] }).enter('2C');
      table.round(round).dice(1).act('0', 'pass');
      return 8 - table.hero('0').hp;
    };
    expect([lost(60), lost(61)]).toEqual([0, 1]);
  });
});
