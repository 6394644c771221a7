import { all, battle, type HeroLay, type Lay, lay, type MonsterWord } from '../testing';

/** A party of these classes, the first two in front. */
const party = (...colours: HeroLay['colour'][]): HeroLay[] => colours.map((colour) => ({ colour }));

describe('the cleric', () => {
  const sear = (hp: number) =>
    battle(['black 2'], { foes: [{ hp }] }, { level: 2, party: party('black', 'blue', 'yellow') })
      .dice(6, 'WILD', 'DIG', 1, 'AIM', 'AIM')
      .act('0', 'roll')
      .dice(1)
      .act('0', 'useWild', 'holy');

  test('E21 a monster that falls to the blow after holy light gives its reward', () => {
    const table = sear(3);
    expect(table.told('hurt')).toMatchObject([{ damage: 2, hp: 1 }]);
    expect(table.hero('0').hp).toBe(5);
  });

  test('E21 one that falls to holy light itself does not; its crystal is in the bag', () => {
    const table = sear(2);
    expect(table.told('slain')).toHaveLength(1);
    expect(table.hero('0').hp).toBe(3);
    expect(table.state.bag.black).toEqual([3, 3, 0]);
  });

  test('E37 in one row the cleric may mend while attacking; in two rows there is nothing to decide', () => {
    const attack = (...others: HeroLay['colour'][]) =>
      battle(['red 1'], {}, { party: party('black', ...others) })
        .dice(1, 'WILD', 6, 'DIG')
        .act('0', 'roll');
    const oneRow = attack('blue');
    expect(oneRow.choices('0', 'useWild')).toEqual([
      ['heal', '0'],
      ['heal', '1'],
    ]);
    expect(attack('blue', 'yellow').state.awaiting).toEqual({ stage: 'roll', seats: ['1'] });
  });

  test('E44 mends a wounded hero from the rear; not one without room, nor a dead one', () => {
    const heroes: HeroLay[] = [
      { colour: 'blue', hp: 2 },
      { colour: 'green', hp: 12 },
      { colour: 'black' },
      { colour: 'yellow', hp: 0 },
    ];
    const table = battle(['red 1'], { acts: '2', next: ['0'] }, { party: heroes })
      .dice('WILD')
      .act('2', 'roll');
    expect(table.refused('2', 'useWild', 'heal', '1')).toBe('STASH_FULL');
    expect(table.refused('2', 'useWild', 'heal', '3')).toBe('HERO_DEAD');
    table.act('2', 'useWild', 'heal', '0');
    expect(table.hero('0').hp).toBe(3);
    expect(table.told('mended')).toEqual([{ seat: '0', hp: 3 }]);
  });
});

describe('the mage', () => {
  test('E22 casts each spell as often as the level is deep', () => {
    const table = battle(['green 3'], { next: ['0'] }, { level: 4, party: party('red', 'blue', 'yellow') });
    table.dice(1, ...all(4, 'WILD'), 6, ...all(3, 'DIG')).act('0', 'roll');
    for (const left of [3, 2, 1, 0]) {
      table.act('0', 'useWild', 'fireball', 0);
      expect(table.hero('0').charges).toMatchObject({ fireball: left, lightning: 4 });
    }
    table.dice(1, 'WILD', 'DIG', 'DIG', 'DIG', 6, ...all(3, 'DIG')).act('0', 'roll');
    expect(table.refused('0', 'useWild', 'fireball', 0)).toBe('NO_CHARGE');
    expect(table.refused('0', 'useWild', 'lightning')).toBeNull();
  });

  test('E22 climbing down brings all spells back, one more of each', () => {
    const spent = { lightning: 0, fireball: 0, shield: 0, confuse: 0, scrying: 0, haste: 1 };
    const heroes: HeroLay[] = [{ colour: 'red', charges: spent }, { colour: 'blue' }];
    const table = lay({ level: 2, party: heroes, map: [{ id: '3S', x: 0, y: 0 }] });
    table.dice(1, 1).act('0', 'descend');
    const three = { lightning: 3, fireball: 3, shield: 3, confuse: 3, scrying: 3, haste: 3 };
    expect(table.hero('0').charges).toEqual(three);
    expect(table.hero('1').charges).toBeNull();
  });

  test('E23 confuses an attacker: mage unhurt and not cold, the other monster loses one', () => {
    const table = battle(['blue 2', 'green 2'], { acts: 0 }, { level: 2, party: party('red', 'yellow', 'blue') });
    table.dice(6, 'AIM', 'WILD', 1, 'DIG', 'WILD').act('0', 'roll').act('0', 'useWild', 'confuse');
    expect(table.hero('0').hp).toBe(3);
    expect(table.effects('0').initNext).toBeNull();
    expect([table.foe(0).hp, table.foe(1).hp]).toEqual([6, 5]);
  });

  const shielded = (first: MonsterWord) => {
    const table = battle([first, 'red 3'], { acts: 0, next: [1, 0] }, { level: 3, party: [{ colour: 'red', hp: 9 }] });
    const level = Number(String(first).at(-1));
    table
      .dice(6, ...all(level, 'DIG'), 1, 'WILD', 'AIM', 'AIM')
      .act('0', 'roll')
      .act('0', 'useWild', 'shield');
    return table;
  };

  test('E24 a shield soaks up three points in a round', () => {
    const table = shielded('green 3');
    expect([table.hero('0').hp, table.effects('0').shield]).toEqual([9, 0]);
    table.dice(6, ...all(3, 'DIG'), 1, ...all(3, 'AIM')).act('0', 'roll');
    expect(table.hero('0').hp).toBe(6);
  });

  test('E24 the rest of a shield after the first hit protects from the next', () => {
    const table = shielded('green 2');
    expect([table.hero('0').hp, table.effects('0').shield]).toEqual([9, 1]);
    table.dice(6, ...all(3, 'DIG'), 1, ...all(3, 'AIM')).act('0', 'roll');
    expect(table.hero('0').hp).toBe(7);
    expect(table.told('struck')).toMatchObject([
      { damage: 0, absorbed: 2 },
      { damage: 2, absorbed: 1 },
    ]);
  });

  test('E26 charts every unexplored exit in the order N, E, S, while the fight goes on', () => {
    const description: Lay = {
      map: [
        { id: '1S', x: -1, y: 0 },
        { id: '5D', x: 0, y: 0, monsters: ['green 1'] },
      ],
      cavern: ['6H', '6D', '8H', '9C'],
      party: party('blue', 'yellow', 'red'),
      fight: { acts: '2', next: ['0'] },
    };
    const table = lay(description).dice('WILD').act('2', 'roll');
    const foes = structuredClone(table.state.combat?.foes);
    table.dice(1, 1, 1, 1, 1).act('2', 'useWild', 'scrying');
    expect([table.card(0, -1), table.card(1, 0), table.card(0, 1)]).toMatchObject([
      { id: '6H', rot: 0, monsters: [] },
      { id: '6D', rot: 1, monsters: [] },
      { id: '8H', rot: 0, monsters: [{ rank: 'J' }] },
    ]);
    expect(table.state.cavern).toEqual(['9C']);
    expect(table.state.combat?.foes).toEqual(foes);
    expect(table.told('laid').map(({ by }) => by)).toEqual([null, null, null]);
  });

  test('E37 in one row the mage has the spells of the rear on defence rolls only', () => {
    const two = { party: party('red', 'blue') };
    const attacking = battle(['green 1'], {}, two).dice(1, 'WILD', 6, 'DIG').act('0', 'roll');
    expect(attacking.refused('0', 'useWild', 'haste', '1')).toBe('NOT_YOUR_ABILITY');
    const defending = battle(['green 1'], { acts: 0, victim: '0' }, two).dice(1, 'DIG', 6, 'WILD').act('0', 'roll');
    expect(defending.refused('0', 'useWild', 'haste', '1')).toBeNull();
  });

  const casting = (face: 'AIM' | 'WILD', level: 1 | 2 = 1) =>
    battle(['green 1'], {}, { level, options: { mageCasting: 'free' }, party: party('red', 'blue', 'yellow') })
      .dice(1, ...all(level, face), 6, 'DIG')
      .act('0', 'roll');

  test('E41 free casting: one spell without a WILD, and no more than the WILDs there are', () => {
    const free = casting('AIM').act('0', 'useWild', 'fireball', 0);
    expect(free.foe(0).hp).toBe(1);
    expect(free.state.awaiting).toEqual({ stage: 'roll', seats: ['1'] });
    const two = casting('WILD', 2);
    expect(two.state.combat?.exchange).toMatchObject({ wildsLeft: 2 });
    two.act('0', 'useWild', 'lightning').act('0', 'useWild', 'lightning');
    expect(two.foe(0).hp).toBe(1);
    expect(two.state.awaiting).toEqual({ stage: 'roll', seats: ['1'] });
  });

  test('E45 lightning strikes every monster for one', () => {
    const foes = [{ hp: 1 }, { hp: 4 }];
    const table = battle(['green 2', 'red 2'], { foes }, { level: 2, party: party('red', 'blue', 'yellow') });
    table.dice(1, 'WILD', 'TIP', 6, 'DIG', 'DIG').act('0', 'roll').act('0', 'useWild', 'lightning');
    expect(table.state.combat?.foes).toMatchObject([{ hp: 3, monster: { pieces: [{ colour: 'red' }] } }]);
  });
});

describe('the Dragon', () => {
  test('R14.4 its fall wins the match, and no other monster is hurt afterwards', () => {
    const foes = [{ hp: 1 }, {}];
    const pack: Parameters<typeof battle>[0] = [['green 1', 'yellow 1', 'black 2', 'red 3'], 'green 2'];
    const more = { level: 4, exhausted: 1, pile: ['J'], party: party('red', 'blue', 'yellow') } as const;
    const table = battle(pack, { foes }, more);
    table
      .dice(1, 'WILD', ...all(3, 'TIP'), 6, ...all(4, 'DIG'))
      .act('0', 'roll')
      .act('0', 'useWild', 'lightning');
    expect(table.state.result).toMatchObject({ reason: 'dragonSlain' });
    expect(table.told('hurt')).toMatchObject([{ foe: { rank: 'JOKER' }, hp: 0 }]);
  });
});

describe('archer and rogue', () => {
  const archers = party('green', 'blue', 'yellow');

  test('E27 immunity keeps drain away, in this exchange and for the rest of the fight', () => {
    const table = battle(['black 2'], { acts: 0, victim: '0', next: [0, '1'] }, { level: 2, party: archers });
    table.dice(1, 'WILD', 'AIM', 6, 'WILD', 'DIG').act('0', 'roll').dice(1).act('0', 'useWild', 'immunity');
    expect(table.effects('0')).toMatchObject({ immune: true, drain: 0 });
    table.dice(1, 'WILD', 'AIM', 6, 'DIG', 'DIG').act('0', 'roll');
    expect(table.effects('0').drain).toBe(0);
    expect(table.told('power').map(({ warded }) => warded)).toEqual([true, true]);
  });

  test('E27 an arrow from the rear takes a point from the monster named', () => {
    const table = battle(['black 1', 'red 1'], { acts: '2', next: ['0'] }, { party: party('blue', 'yellow', 'green') });
    table.dice('WILD').act('2', 'roll').act('2', 'useWild', 'arrow', 1);
    expect([table.foe(0).hp, table.foe(1).hp]).toEqual([3, 2]);
  });

  test('E45 a second push topples where one TIP against one HOP does not', () => {
    const push = () =>
      battle(['red 2'], {}, { level: 2, party: archers }).dice(1, 'WILD', 'TIP', 6, 'HOP', 'DIG').act('0', 'roll');
    expect(push().act('0', 'useWild', 'tip').foe(0).stunned).toBe(true);
    expect(push().act('0', 'done').foe(0).stunned).toBe(false);
  });

  test('E28 a rogue is never toppled while defending', () => {
    const attacked = (colour: HeroLay['colour']) =>
      battle(['red 2'], { acts: 0, victim: '0' }, { level: 2, party: party(colour, 'black', 'red') })
        .dice(1, 'TIP', 'TIP', 6, 'DIG', 'DIG')
        .act('0', 'roll')
        .effects('0').stunned;
    expect([attacked('yellow'), attacked('blue')]).toEqual([false, true]);
  });

  const values = (table: ReturnType<typeof battle>) =>
    table.told('roundBegan').map(({ order }) => order.map(({ value }) => value));

  test('E25 speed puts the rogue at 7 in the next round, and haste three on top of it from then on', () => {
    const heroes = party('yellow', 'blue', 'red');
    const table = battle(['red 1'], { next: ['2'], foes: [{ initBase: 6 }] }, { party: heroes });
    table.dice(1, 'WILD', 6, 'DIG').act('0', 'roll').act('0', 'useWild', 'speed');
    table.dice('WILD').act('2', 'roll').act('2', 'useWild', 'haste', '0');
    expect(values(table)).toEqual([[10, 6, 4, 1]]);
    table.dice(1, 'DIG', 6, 'DIG', 1).act('0', 'roll').dice(1, 'DIG', 6, 'DIG').act('0', 'roll');
    table.dice(1, 'DIG', 6, 'DIG').act('1', 'roll').dice('DIG').act('2', 'roll');
    expect(values(table)[1]).toEqual([8, 6, 4, 1]);
  });
});
