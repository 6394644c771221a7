import { type LaidTable, type Lay, lay } from '../testing';

const asked = (table: LaidTable) => Object.keys(table.stages()).filter((seat) => table.stages()[seat] === 'luck');

describe('another roll', () => {
  const missed = () =>
    lay({ heroes: ['JS'] })
      .enter('10S')
      .dice(1, 2, 1)
      .act('0', 'attack', '10S', 2);

  test('R10.4 a halfling rolls all dice of a roll again; the new result counts', () => {
    const table = missed();
    expect(table.state.fight?.monsters[0]?.wounds).toBe(0);
    table.dice(3, 4, 3, 1).act('0', 'reroll');
    expect(table.told('attacked')).toMatchObject([{ total: 10, wounds: 2 }]);
    expect(table.hero('0').pools).toMatchObject({ luck: 3, slay: 3 });
    expect(table.told('rerolled')).toMatchObject([{ seat: '0', owner: '0', purpose: 'attack', left: 3 }]);
  });

  test('R10.4 even where it is worse', () => {
    const table = lay({ heroes: ['JS'] })
      .enter('10S')
      .dice(6)
      .act('0', 'attack', '10S', 0);
    table.dice(1).act('0', 'reroll').dice(1).act('0', 'keepRoll');
    expect(table.told('attacked')).toMatchObject([{ total: 1, wounds: 0 }]);
  });

  test('R10.4 and again, while re-rolls are left', () => {
    const table = missed();
    table.hero('0').pools.luck = 2;
    table.dice(1, 1, 1).act('0', 'reroll');
    expect(asked(table)).toEqual(['0']);
    table.dice(1, 1, 1, 1).act('0', 'reroll');
    expect(asked(table)).toEqual([]);
    expect(table.hero('0').pools.luck).toBe(0);
  });

  test('R10.4 there are four of them in a crawl', () => {
    expect(lay({ heroes: ['JS'] }).hero('0').pools.luck).toBe(4);
  });

  test('R10.4 a halfling thief rolls Evade dice again before the damage counts, then decides on', () => {
    const table = lay({ heroes: [{ card: 'QS', hp: 4 }] })
      .dice(8)
      .enter('8C');
    expect(table.stages()).toEqual({ '0': 'evade' });
    table.dice(1).act('0', 'evade', 1);
    expect(table.stages()).toEqual({ '0': 'luck' });
    expect(table.state.hit?.evaded).toBe(0);
    table.dice(5).act('0', 'reroll').act('0', 'keepRoll');
    expect(table.stages()).toEqual({ '0': 'evade' });
    expect(table.state.hit?.evaded).toBe(5);
    table.act('0', 'takeHit');
    expect(table.hero('0')).toMatchObject({ hp: 1, pools: { evade: 4, luck: 3 } });
  });
});

/** A roll that could be better, of every kind, made by seat 0; the cards are of the roller. */
const ROLLS: [kind: string, roller: 'JS' | 'QS' | 'KS' | 'AS', make: (table: LaidTable) => LaidTable][] = [
  ['attack', 'JS', (table) => table.enter('10S', 'QC').dice(1).act('0', 'attack', '10S', 0)],
  ['missile', 'AS', (table) => table.dice(1).enter('10S', 'QC').ready().dice(1).act('0', 'missile', '10S', 1)],
  ['heal', 'KS', (table) => table.dice(1).act('0', 'heal', '0', 1)],
  ['resurrect', 'KS', (table) => table.dice(1).act('0', 'resurrect', '2', 1, 0)],
  ['evade', 'QS', (table) => table.dice(3).enter('6C', 'QC').act('0', 'pass').dice(2).act('0', 'evade', 1)],
  ['disarm', 'QS', (table) => table.enter('5H', 'QC').dice(1).act('0', 'disarm')],
  ['trap', 'JS', (table) => table.enter('5H', 'QC').dice(2).act('0', 'springTrap')],
  ['chest', 'JS', (table) => table.enter('5D', 'QC').dice(5).act('0', 'openChest')],
  ['treasure', 'JS', (table) => table.enter('5D', 'QC').dice(1, 3, 3).act('0', 'openChest')],
  ['jackLoot', 'JS', (table) => table.enter('JC', 'QC').wound('JC', 1).dice(6, 1, 1).act('0', 'attack', 'JC', 0)],
  ['npc', 'JS', (table) => table.enter('JD', 'QC').dice(1).act('0', 'meet')],
  ['adventurer', 'JS', (table) => table.enter('JD', 'QC').dice(3, 2).act('0', 'meet').act('0', 'keepRoll')],
  ['alchemist', 'JS', (table) => table.enter('JD', 'QC').dice(4, 2).act('0', 'meet').act('0', 'keepRoll')],
];

describe('rolls that may be repeated', () => {
  const open = (card: 'JS' | 'QS' | 'KS' | 'AS', options: Lay['options'] = {}) =>
    lay({
      options,
      heroes: [
        { card, hp: 3, lp: 9 },
        { card: 'KS', pools: { heal: 0 } },
        { card: 'JH', hp: 0, bag: ['magicWeapon'] },
      ],
    });

  test.each(ROLLS)('R10.5 a halfling is asked about the own roll: %s', (kind, roller, make) => {
    const table = make(open(roller));
    expect([table.state.roll?.purpose.kind, asked(table)]).toEqual([kind, ['0']]);
    expect(table.refused('1', 'reroll')).toBe('NO_LUCK');
  });

  test.each(ROLLS.filter(([kind]) => !['missile', 'evade', 'adventurer', 'alchemist'].includes(kind)))(
    'R10.5 with `any` every halfling is asked: %s',
    (kind, roller, make) => {
      const table = make(open(roller, { luck: 'any' }));
      expect([table.state.roll?.purpose.kind, asked(table)]).toEqual([kind, ['0', '1']]);
    },
  );

  test('R10.5 an attack of a monster is nobody’s own, but `any` is any', () => {
    const blow = (luck: 'own' | 'any') =>
      lay({ options: { luck }, heroes: ['JS', 'KH'] })
        .enter('6C', 'QC')
        .dice(5)
        .act('0', 'pass');
    expect(blow('own').hero('0').hp).toBe(1);
    const table = blow('any');
    expect(asked(table)).toEqual(['0']);
    expect(table.dice(1).act('0', 'reroll').act('0', 'keepRoll').hero('0').hp).toBe(5);
  });

  test('R10.5 the chest is checked by the thief: the thief’s luck, not the opener’s', () => {
    const table = lay({ heroes: ['JS', 'QS'] })
      .enter('5D', 'QC')
      .dice(5)
      .act('0', 'openChest');
    expect(asked(table)).toEqual(['1']);
  });

  test('R10.5 the fallen have no luck, nor do other races', () => {
    const table = lay({ options: { luck: 'any' }, heroes: ['JC', { card: 'KS', hp: 0 }] })
      .enter('5D')
      .dice(1, 1, 1);
    expect(table.act('0', 'openChest').state.step).toBe('rest');
  });
});

describe('R10.6 no question if no roll could be better', () => {
  const settled = (table: LaidTable) => expect(table.state.roll).toBeNull();
  const one = (hero: Lay['heroes'][number]) =>
    lay({ heroes: [hero, 'JH', { card: 'JH', hp: 0, bag: ['magicWeapon'] }] });
  const light = { card: 'QS', bag: ['leather'] } satisfies Lay['heroes'][number];
  const scaled = { card: 'KS', bag: ['scale'] } satisfies Lay['heroes'][number];

  test.each<[what: string, make: () => LaidTable]>([
    ['an attack that kills', () => one('QS').enter('2C', 'QC').wound('2C', 1).dice(3).act('0', 'attack', '2C', 0)],
    ['the best attack', () => one(light).dice(1).enter('10S', 'QC').dice(6).act('0', 'attack', '10S', 0)],
    ['a heal to the maximum', () => one({ card: 'KS', hp: 3 }).dice(3).act('0', 'heal', '0', 1)],
    ['the best Heal dice', () => one({ card: 'KS', hp: 1, hpBase: 9 }).dice(6).act('0', 'heal', '0', 1)],
    ['a success of Resurrect', () => one({ card: 'KS', lp: 32 }).dice(6, 3).act('0', 'resurrect', '2', 2, 32)],
    ['an evasion of it all', () => one('QS').enter('6C', 'QC').dice(3).act('0', 'pass').dice(3).act('0', 'evade', 1)],
    ['a trap disarmed', () => one('QS').enter('5H', 'QC').dice(2).act('0', 'disarm')],
    ['a safe chest and the best treasure', () => one('KS').enter('5D', 'QC').dice(4, 6, 6).act('0', 'openChest')],
    ['a trap that does nothing', () => one(scaled).enter('5H', 'QC').dice(4).act('0', 'springTrap')],
    ['the best purse', () => one('KS').enter('JD', 'QC').dice(3, 6).act('0', 'meet').act('0', 'keepRoll')],
  ])('R10.6 %s', (_, make) => {
    settled(make());
  });

  test('R10.6 a hero without a re-roll left is not asked', () => {
    settled(
      lay({ heroes: [{ card: 'JS', pools: { luck: 0 } }] })
        .enter('5H')
        .dice(3)
        .act('0', 'springTrap'),
    );
  });
});

describe('R10.4 luck before evasion', () => {
  test('R10.4 with `any` a monster’s attack is rolled again before the thief decides to evade', () => {
    const table = lay({ options: { luck: 'any' }, heroes: ['QS'] })
      .dice(8)
      .enter('8C');
    expect([table.stages(), table.state.hit]).toEqual([{ '0': 'luck' }, null]);
    table.dice(5).act('0', 'reroll').act('0', 'keepRoll');
    expect([table.stages(), table.state.hit?.roll]).toEqual([{ '0': 'evade' }, 5]);
  });

  test('R10.4 so is the trap’s roll of a thief who is its victim', () => {
    const table = lay({ heroes: ['QS'] })
      .enter('5H')
      .act('0', 'leaveTrap')
      .dice(6)
      .act('0', 'springTrap');
    expect(table.stages()).toEqual({ '0': 'luck' });
    table.act('0', 'keepRoll');
    expect([table.stages(), table.state.hit?.roll]).toEqual([{ '0': 'evade' }, 6]);
  });
});

describe('luck of several halflings', () => {
  const chestOfTwo = () => {
    const table = lay({ options: { luck: 'any' }, heroes: ['JS', 'KS'] }).enter('5D', 'QC');
    return table.dice(5).act('0', 'openChest');
  };

  test('R10.5 with `any` each of them is asked, and the roll stands once both keep it', () => {
    const table = chestOfTwo();
    expect(table.stages()).toEqual({ '0': 'luck', '1': 'luck' });
    table.act('1', 'keepRoll');
    expect(table.stages()).toEqual({ '0': 'luck' });
    expect(table.refused('1', 'reroll')).toBe('KEPT');
    expect(table.refused('1', 'keepRoll')).toBe('KEPT');
  });

  test('R10.4 after another roll everybody is asked again', () => {
    const table = chestOfTwo().act('1', 'keepRoll').dice(6).act('0', 'reroll');
    expect(table.stages()).toEqual({ '0': 'luck', '1': 'luck' });
    expect([table.hero('0').pools.luck, table.hero('1').pools.luck]).toEqual([3, 4]);
  });

  test('R10.6 a roll that cannot be better is not asked about', () => {
    const table = lay({ options: { luck: 'any' }, heroes: ['JS', 'KS'] }).enter('5D', 'QC');
    table.dice(4, 6, 6).act('0', 'openChest');
    expect(table.stages()).toEqual({ '0': 'rest', '1': 'rest' });
  });
});
