import { all, battle, type HeroLay, type Lay } from '../testing';

const party = (...colours: HeroLay['colour'][]): Lay => ({ party: colours.map((colour) => ({ colour })) });

describe('useWild: the first of several reasons', () => {
  const spent = { lightning: 0, fireball: 0, shield: 0, confuse: 0, scrying: 0, haste: 0 };
  /** Seat 0 attacks on level 3, showing two WILDs and a SWAP. */
  const attack = (heroes: HeroLay[], monster: 'red 1' | 'black 1' = 'red 1', stunned = false) =>
    battle([monster], { effects: { '0': { stunned } } }, { level: 3, party: heroes })
      .dice(1, 'WILD', 'WILD', 'SWAP', 6, 'DIG')
      .act('0', 'roll');
  const rest: HeroLay[] = [{ colour: 'yellow' }, { colour: 'green' }];

  test('NO_WILD_LEFT before NOT_YOUR_ABILITY', () => {
    const table = battle(['red 1']).dice(1, 'SWAP', 6, 'DIG').act('0', 'roll');
    expect(table.refused('0', 'useWild', 'fireball', 0)).toBe('NO_WILD_LEFT');
    expect(table.refused('0', 'useWild', 'plusDamage')).toBe('NO_WILD_LEFT');
  });

  test('NOT_YOUR_ABILITY of another class, another roll, another row; before NO_CHARGE', () => {
    const table = attack([{ colour: 'blue' }, ...rest]);
    for (const [ability, target] of [['fireball', 0], ['guard'], ['heal', '0'], ['speed']] as const) {
      expect(table.refused('0', 'useWild', ability, ...(target === undefined ? [] : [target]))).toBe(
        'NOT_YOUR_ABILITY',
      );
    }
    expect(attack([{ colour: 'red', charges: spent }, ...rest]).refused('0', 'useWild', 'shield')).toBe(
      'NOT_YOUR_ABILITY',
    );
  });

  test('NO_CHARGE before STUNNED, STUNNED before NO_UNDEAD', () => {
    const charges = { ...spent, lightning: 1 };
    const mage = attack([{ colour: 'red', charges }, ...rest], 'red 1', true);
    expect(mage.refused('0', 'useWild', 'fireball', 0)).toBe('NO_CHARGE');
    expect(mage.refused('0', 'useWild', 'lightning')).toBe('STUNNED');
    expect(attack([{ colour: 'black' }, ...rest], 'red 1', true).refused('0', 'useWild', 'holy')).toBe('STUNNED');
    expect(attack([{ colour: 'black' }, ...rest]).refused('0', 'useWild', 'holy')).toBe('NO_UNDEAD');
  });

  test('SWAP_DONE, ALREADY_CONFUSED, NO_UNDEAD and NOTHING_TO_SCRY before BAD_TARGET', () => {
    const table = attack([{ colour: 'blue' }, ...rest]);
    expect(table.refused('0', 'useWild', 'swap', ['1', '1'])).toBe('BAD_TARGET');
    table.act('0', 'useWild', 'swap', ['1', '2']);
    expect(table.refused('0', 'useWild', 'swap', ['1', '1'])).toBe('SWAP_DONE');
    expect(attack([{ colour: 'black' }, ...rest]).refused('0', 'useWild', 'holy', 0)).toBe('NO_UNDEAD');
    const mage = battle(['red 1'], { acts: 0, victim: '0' }, { level: 2, cavern: [], ...party('red', 'blue') });
    mage.dice(1, 'DIG', 6, 'WILD', 'WILD').act('0', 'roll');
    expect(mage.refused('0', 'useWild', 'scrying', '0')).toBe('NOTHING_TO_SCRY');
    expect(mage.refused('0', 'useWild', 'confuse', 0)).toBe('BAD_TARGET');
    mage.act('0', 'useWild', 'confuse');
    expect(mage.refused('0', 'useWild', 'confuse', 0)).toBe('ALREADY_CONFUSED');
  });

  test('BAD_TARGET: none where one is needed, one where none is, another kind, or nobody there', () => {
    const archer = battle(['red 1'], { acts: '2', next: ['0'] })
      .dice('WILD')
      .act('2', 'roll');
    for (const target of [[], [1], ['0'], [['0', '1']]])
      expect(archer.refused('2', 'useWild', 'arrow', ...target)).toBe('BAD_TARGET');
    const cleric = battle(['red 1'], { acts: '2', next: ['0'] }, party('blue', 'yellow', 'black'));
    cleric.dice('WILD').act('2', 'roll');
    for (const target of [[], [0], ['3'], [['0', '1']]])
      expect(cleric.refused('2', 'useWild', 'heal', ...target)).toBe('BAD_TARGET');
    const fighter = attack([{ colour: 'blue' }, ...rest, { colour: 'red', hp: 0 }]);
    for (const target of [[], [0], ['0'], [['0', '0']], [['0', '3']], [['0', '4']]]) {
      expect(fighter.refused('0', 'useWild', 'swap', ...target)).toBe('BAD_TARGET');
    }
    expect(fighter.refused('0', 'useWild', 'plusDamage', 0)).toBe('BAD_TARGET');
    expect(fighter.refused('0', 'useWild', 'swap', ['1', '2'])).toBeNull();
  });

  test('BAD_TARGET for the blow on a monster that has fallen, while another lives', () => {
    const heroes: HeroLay[] = [{ colour: 'green' }, { colour: 'blue' }];
    const table = battle(['red 1', 'blue 1'], { foes: [{ hp: 1 }] }, { level: 2, party: heroes });
    table
      .dice(1, ...all(2, 'WILD'), 6, 'DIG')
      .act('0', 'roll')
      .act('0', 'useWild', 'arrow', 0);
    expect(table.refused('0', 'useWild', 'tip')).toBe('BAD_TARGET');
    expect(table.choices('0', 'useWild')).toEqual([['arrow', 0]]);
  });

  test('HERO_DEAD before STASH_FULL; haste needs no room', () => {
    const rear = (colour: 'black' | 'red') => {
      const heroes: HeroLay[] = [
        { colour: 'blue', hp: 0 },
        { colour: 'yellow', hp: 12 },
        { colour: 'green' },
        { colour },
      ];
      return battle(['red 1'], { acts: '3', next: ['1'] }, { party: heroes })
        .dice('WILD')
        .act('3', 'roll');
    };
    expect(rear('black').refused('3', 'useWild', 'heal', '0')).toBe('HERO_DEAD');
    expect(rear('black').refused('3', 'useWild', 'heal', '1')).toBe('STASH_FULL');
    expect(rear('red').refused('3', 'useWild', 'haste', '0')).toBe('HERO_DEAD');
    expect(rear('red').refused('3', 'useWild', 'haste', '1')).toBeNull();
  });
});

describe('useSwap: the first of several reasons', () => {
  test('NO_SWAP_LEFT before SWAP_DONE and BAD_TARGET', () => {
    const table = battle(['red 2'], {}, { level: 2 }).dice(1, 'WILD', 'WILD', 6, 'DIG', 'DIG').act('0', 'roll');
    expect(table.refused('0', 'useSwap', '0', '0')).toBe('NO_SWAP_LEFT');
    table.act('0', 'useWild', 'swap', ['0', '1']);
    expect(table.refused('0', 'useSwap', '0', '1')).toBe('NO_SWAP_LEFT');
  });

  test('SWAP_DONE before BAD_TARGET', () => {
    const table = battle(['red 2'], {}, { level: 2 }).dice(1, 'WILD', 'SWAP', 6, 'DIG', 'DIG').act('0', 'roll');
    for (const pair of [
      ['0', '0'],
      ['0', '4'],
    ])
      expect(table.refused('0', 'useSwap', ...pair)).toBe('BAD_TARGET');
    table.act('0', 'useSwap', '0', '1');
    expect(table.refused('0', 'useSwap', '0', '0')).toBe('SWAP_DONE');
  });
});
