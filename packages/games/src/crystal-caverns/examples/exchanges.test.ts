import { battle, type CardLay, type HeroLay, lay } from '../testing';

const ROGUE_AND_FIGHTER: readonly HeroLay[] = [{ colour: 'yellow' }, { colour: 'blue' }];

describe('initiative', () => {
  const map: CardLay[] = [
    { id: '1S', x: 0, y: 0 },
    { id: '5S', x: 0, y: -1, monsters: ['red 1'] },
  ];

  test('E14 equals roll off in every round: rogue 5, then fighter and monster with 4 each', () => {
    const table = lay({ party: ROGUE_AND_FIGHTER, map }).dice(4, 6, 2).act('0', 'step', 0);
    expect(table.told('roundBegan')[0]?.order).toMatchObject([
      { who: { hero: '0' }, value: 5, ties: [] },
      { who: { hero: '1' }, value: 4, ties: [6] },
      { who: { foe: { rank: 'J' } }, value: 4, ties: [2] },
    ]);
  });

  test('E35 where everybody rolls: rogue 2, mage 6, monster 6, of whom the last two roll off', () => {
    const party: HeroLay[] = [{ colour: 'yellow' }, { colour: 'red' }];
    const table = lay({ options: { rollInitiatives: true }, party, map })
      .dice(2, 6, 6, 1, 5, 1)
      .act('0', 'step', 0);
    expect(table.told('roundBegan')[0]?.order).toMatchObject([
      { who: { foe: { rank: 'J' } }, value: 6, ties: [5] },
      { who: { hero: '1' }, value: 6, ties: [1] },
      { who: { hero: '0' }, value: 2, ties: [] },
    ]);
  });
});

describe('an exchange', () => {
  test('E15 an attack must be higher than the defence; a TIP of the defender counts for nothing', () => {
    const strike = (foeDie: number) => battle(['red 1']).dice(4, 'AIM', foeDie, 'TIP').act('0', 'roll');
    const miss = strike(5);
    expect(miss.foe(0).hp).toBe(3);
    expect(miss.told('struck')).toMatchObject([{ attack: { total: 6 }, defence: { total: 6 }, outcome: 'miss' }]);
    expect(miss.effects('0').stunned).toBe(false);
    expect(strike(4).foe(0).hp).toBe(2);
  });

  test('E16 the fighter strikes harder for a WILD: three instead of two', () => {
    const table = battle(['red 2'], {}, { level: 2 }).dice(5, 'WILD', 'AIM', 3, 'DIG', 'DIG').act('0', 'roll');
    expect(table.foe(0).hp).toBe(6);
    table.act('0', 'useWild', 'plusDamage');
    expect(table.foe(0).hp).toBe(3);
    expect(table.told('struck')).toMatchObject([{ attack: { total: 8 }, defence: { total: 7 }, damage: 3 }]);
  });

  test('E17 more TIPs than HOPs topple; as many or fewer do not; a HOP without a TIP gets up', () => {
    const after = (hero: ('TIP' | 'AIM')[], foe: ('HOP' | 'DIG' | 'AIM')[], stunned = false) => {
      const table = battle(['red 3'], { foes: [{ stunned }] }, { level: 3 });
      return table
        .dice(1, ...hero, 6, ...foe)
        .act('0', 'roll')
        .foe(0).stunned;
    };
    expect(after(['TIP', 'TIP', 'AIM'], ['HOP', 'DIG', 'DIG'])).toBe(true);
    expect(after(['TIP', 'TIP', 'AIM'], ['HOP', 'HOP', 'AIM'])).toBe(false);
    expect(after(['TIP', 'TIP', 'AIM'], ['HOP', 'HOP', 'AIM'], true)).toBe(true);
    expect(after(['AIM', 'AIM', 'AIM'], ['HOP', 'AIM', 'AIM'], true)).toBe(false);
  });

  test('E18 a toppled monster can topple, but not wound', () => {
    const table = battle(['red 1'], { acts: 0, victim: '0', foes: [{ stunned: true }] });
    table.dice(6, 'TIP', 1, 'AIM').act('0', 'roll');
    expect([table.hero('0').hp, table.effects('0').stunned]).toEqual([3, true]);
    expect(table.told('struck')).toMatchObject([{ outcome: 'prone', damage: 0 }]);
  });

  test('E18 with a HOP it gets up first, and wounds', () => {
    const table = battle(['red 1'], { acts: 0, victim: '0', foes: [{ stunned: true }] });
    table.dice(6, 'HOP', 1, 'AIM').act('0', 'roll');
    expect([table.hero('0').hp, table.foe(0).stunned]).toEqual([2, false]);
  });

  const struck = (swapDamage: 'none' | 'rollerOnly') =>
    battle(['red 2'], { acts: 0, victim: '0' }, { level: 2, options: { swapDamage } })
      .dice(6, 'DIG', 'DIG', 1, 'SWAP', 'AIM')
      .act('0', 'roll')
      .act('0', 'useSwap', '0', '2');

  test('E19 a hero who swaps is not wounded', () => {
    const table = struck('none');
    expect([table.hero('0').hp, table.hero('2').hp]).toEqual([3, 3]);
    expect(table.state.order).toEqual(['2', '1', '0']);
    expect(table.told('swapped')).toEqual([{ pair: ['0', '2'], order: ['2', '1', '0'] }]);
  });

  test('E19 with rollerOnly a defender is, and changes places after it', () => {
    const table = struck('rollerOnly');
    expect([table.hero('0').hp, table.hero('2').hp]).toEqual([1, 3]);
    expect(table.state.order).toEqual(['2', '1', '0']);
  });

  test('E20 two monsters change sides for a SWAP, and the blow does nothing', () => {
    const table = battle(['red 1', 'green 1']).dice(6, 'AIM', 1, 'SWAP').act('0', 'roll');
    expect(table.state.combat?.foes).toMatchObject([
      { hp: 3, monster: { pieces: [{ colour: 'green' }] } },
      { hp: 3, monster: { pieces: [{ colour: 'red' }] } },
    ]);
    expect(table.told('foesSwapped')).toHaveLength(1);
  });

  test('E31 a hero alone before two monsters names its target, and both turn on it', () => {
    const table = battle(['red 1', 'green 1'], { next: [0, 1] }, { party: [{ colour: 'blue' }] });
    expect(table.refused('0', 'roll')).toBe('TARGET_REQUIRED');
    table.dice(6, 'DIG', 1, 'AIM').act('0', 'roll', 1);
    expect(table.told('slain')).toMatchObject([{ foe: { pieces: [{ colour: 'green' }] } }]);
    const two = battle(['red 1', 'green 1'], { acts: 0, next: [1] }, { party: [{ colour: 'blue' }] });
    two.dice(1, 'DIG', 6, 'AIM').act('0', 'roll');
    expect(two.told('aimed')).toMatchObject([
      { seat: '0', chance: false },
      { seat: '0', chance: false },
    ]);
  });

  test('E43 a raised shield turns a hit into a tie; the TIP still topples', () => {
    const table = battle(['red 3'], { acts: 0, victim: '0' }, { level: 3 });
    table.dice(5, 'AIM', 'TIP', 'HOP', 4, 'DIG', 'WILD', 'SWAP').act('0', 'roll');
    table.act('0', 'useWild', 'guard').act('0', 'done');
    expect([table.hero('0').hp, table.effects('0').stunned]).toEqual([3, true]);
    expect(table.told('struck')).toMatchObject([{ attack: { total: 9 }, defence: { total: 9 }, outcome: 'miss' }]);
  });

  test('E46 a rogue in the rear moves to the front for a WILD; a hero who has not acted yet acts from the new place', () => {
    const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'green' }, { colour: 'yellow' }];
    const table = battle(['red 1'], { acts: '2', next: ['0', '1'] }, { party });
    table.dice('WILD').act('2', 'roll').act('2', 'useWild', 'swap', ['0', '2']);
    expect(table.state.order).toEqual(['2', '1', '0']);
    expect(table.state.combat?.exchange).toMatchObject({ kind: 'rear', seat: '0' });
    table.dice('DIG').act('0', 'roll');
    expect(table.state.combat?.exchange).toMatchObject({ kind: 'attack', seat: '1' });
  });
});
