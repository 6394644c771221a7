import { crystalCaverns } from '../game';
import { battle, type HeroLay, type LaidTable, type Lay } from '../testing';

const fourAndOneDead: HeroLay[] = [
  { colour: 'blue' },
  { colour: 'yellow', hp: 0 },
  { colour: 'green' },
  { colour: 'black' },
  { colour: 'red' },
];

describe('R10 changing places', () => {
  test('R10.5 any two living heroes may change places, also such as take no part', () => {
    const table = battle(['red 1'], { next: ['2'] }, { party: fourAndOneDead })
      .dice(1, 'SWAP', 6, 'DIG')
      .act('0', 'roll');
    expect(table.choices('0', 'useSwap')).toEqual([
      ['0', '2'],
      ['0', '3'],
      ['0', '4'],
      ['2', '3'],
      ['2', '4'],
      ['3', '4'],
    ]);
    table.act('0', 'useSwap', '3', '2');
    expect(table.state.order).toEqual(['0', '3', '2', '4']);
  });

  test('R10.5 once a roll, however many SWAPs it shows', () => {
    const table = battle(['red 2'], {}, { level: 2 }).dice(1, 'SWAP', 'SWAP', 6, 'DIG', 'DIG').act('0', 'roll');
    table.act('0', 'useSwap', '0', '2');
    expect(table.state).toMatchObject({ order: ['2', '1', '0'], awaiting: { stage: 'roll' } });
  });

  test('R10.5 a hero alone has nobody to change places with, and is not asked', () => {
    const table = battle(['red 1'], { next: ['0'] }, { party: [{ colour: 'blue' }] });
    table.dice(1, 'SWAP', 6, 'DIG').act('0', 'roll');
    expect(table.state.awaiting?.stage).toBe('roll');
  });

  test('R11.2 the ability counts with the SWAP dice: one or the other, once', () => {
    const table = battle(['red 2'], {}, { level: 2 }).dice(1, 'SWAP', 'WILD', 6, 'DIG', 'DIG').act('0', 'roll');
    table.act('0', 'useSwap', '0', '2');
    expect(table.refused('0', 'useWild', 'swap', ['0', '1'])).toBe('SWAP_DONE');
    expect(table.refused('0', 'useSwap', '0', '1')).toBe('SWAP_DONE');
    expect(table.refused('0', 'useWild', 'plusDamage')).toBeNull();
    expect(table.state.order).toEqual(['0', '1', '2']);
  });

  test('R10.6 the swap is made at the end of the exchange, after all other uses', () => {
    const table = battle(['red 2'], { foes: [{ hp: 1 }] }, { level: 2, options: { swapDamage: 'rollerOnly' } });
    table.dice(6, 'SWAP', 'WILD', 1, 'AIM', 'AIM').act('0', 'roll').act('0', 'useSwap', '1', '2');
    expect(table.state.order).toEqual(['0', '1', '2']);
    table.act('0', 'done');
    expect(table.state.order).toEqual(['0', '2', '1']);
  });

  /** Whether the attack wounds, by the attacker, the swapping side, and the option. */
  const wounds = (attacker: 'hero' | 'foe', swapper: 'hero' | 'foe', swapDamage: 'none' | 'rollerOnly') => {
    const faces = { hero: swapper === 'hero' ? 'SWAP' : 'DIG', foe: swapper === 'foe' ? 'SWAP' : 'TIP' } as const;
    const table = battle(['red 1', 'green 1'], { acts: attacker === 'hero' ? '0' : 0 }, { options: { swapDamage } });
    if (attacker === 'hero') table.dice(6, faces.hero, 1, faces.foe);
    else table.dice(6, faces.foe, 1, faces.hero);
    table.act('0', 'roll');
    if (swapper === 'hero') table.act('0', 'useSwap', '0', '2');
    return table.told('struck')[0]?.damage !== 0;
  };

  test.each([
    ['hero', 'hero', false, false],
    ['hero', 'foe', false, true],
    ['foe', 'foe', false, false],
    ['foe', 'hero', false, true],
  ] as const)(
    'R10.6 the %s attacks, the %s changes places: a wound with none %s, with rollerOnly %s',
    (attacker, swapper, none, own) => {
      expect(wounds(attacker, swapper, 'none')).toBe(none);
      expect(wounds(attacker, swapper, 'rollerOnly')).toBe(own);
    },
  );

  test('R10.6 the damage of abilities is never cancelled', () => {
    const table = battle(
      ['red 2'],
      { acts: 0, victim: '0' },
      { level: 2, party: [{ colour: 'green' }, { colour: 'blue' }] },
    );
    table.dice(6, 'DIG', 'DIG', 1, 'SWAP', 'WILD').act('0', 'roll').act('0', 'useSwap', '0', '1');
    table.act('0', 'useWild', 'arrow', 0);
    expect([table.hero('0').hp, table.foe(0).hp]).toEqual([3, 3]);
  });

  test('R10.6 a swap with a hero who has just died is void', () => {
    const party: HeroLay[] = [
      { colour: 'blue', hp: 1 },
      { colour: 'yellow' },
      { colour: 'green' },
      { colour: 'black' },
    ];
    const table = battle(['red 1'], { acts: 0, victim: '0' }, { party, options: { swapDamage: 'rollerOnly' } });
    table.dice(6, 'DIG', 1, 'SWAP').act('0', 'roll').act('0', 'useSwap', '0', '2');
    expect(table.state.order).toEqual(['2', '1', '3']);
    expect(table.told('swapped')).toEqual([]);
  });

  test('R10.7 two monsters change sides whenever the one that rolls shows a SWAP, attacking or defending, once', () => {
    const colours = (acts: '0' | 0) => {
      const table = battle(['red 2', 'green 2'], { acts }, { level: 2 });
      const [hero, foe] = [[1, 'AIM', 'AIM'] as const, [1, 'SWAP', 'SWAP'] as const];
      table.dice(...(acts === '0' ? [...hero, ...foe] : [...foe, ...hero])).act('0', 'roll');
      return table.state.combat?.foes.map(({ monster }) => monster.pieces[0]?.colour);
    };
    expect([colours('0'), colours(0)]).toEqual([
      ['green', 'red'],
      ['green', 'red'],
    ]);
  });

  test('R10.7 the SWAP of a single monster does nothing', () => {
    const table = battle(['red 1']).dice(6, 'DIG', 1, 'SWAP').act('0', 'roll');
    expect(table.foe(0).hp).toBe(2);
    expect(table.told('foesSwapped')).toEqual([]);
  });
});

describe('R10 heroes who may swap monsters', () => {
  const either = { options: { swapMonsters: true } } as const;
  const places = (table: LaidTable) => table.state.combat?.foes.map(({ monster }) => monster.pieces[0]?.colour);
  /** Seat 0 defends against the red monster on the left and rolls a SWAP; the attack would hit. */
  const struck = (more: Lay = {}, foeFace: 'AIM' | 'SWAP' = 'AIM') =>
    battle(['red 1', 'green 1'], { acts: 0, next: ['1'] }, { ...either, ...more })
      .dice(6, foeFace, 1, 'SWAP')
      .act('0', 'roll');

  test('R10.5 the two monsters may change sides instead of two heroes; the blow comes to nothing', () => {
    const table = struck();
    expect(table.choices('0', 'useSwap')).toContainEqual(['monsters']);
    table.act('0', 'useSwap', 'monsters');
    expect(places(table)).toEqual(['green', 'red']);
    expect(table.state.order).toEqual(['0', '1', '2']);
    expect(table.hero('0').hp).toBe(3);
    expect(table.told('foesSwapped')).toMatchObject([{ by: '0', foes: [{ id: 2 }, { id: 1 }] }]);
    expect(table.told('swapped')).toEqual([]);
  });

  test('R10.6 with rollerOnly a defender wards off nothing with it, and the monsters change sides all the same', () => {
    const table = struck({ options: { swapMonsters: true, swapDamage: 'rollerOnly' } });
    table.act('0', 'useSwap', 'monsters');
    expect(table.hero('0').hp).toBe(2);
    expect(places(table)).toEqual(['green', 'red']);
  });

  test('R10.7 a SWAP of the monster moves them again, and is told as its own', () => {
    const table = struck({}, 'SWAP').act('0', 'useSwap', 'monsters');
    expect(places(table)).toEqual(['red', 'green']);
    expect(table.told('foesSwapped').map(({ by }) => by)).toEqual(['0', undefined]);
  });

  test('R10.5 once a roll: after the monsters no heroes, and the other way round', () => {
    const shown = () =>
      battle(['red 2', 'green 2'], {}, { level: 2, ...either })
        .dice(1, 'SWAP', 'WILD', 6, 'DIG', 'DIG')
        .act('0', 'roll');
    expect(shown().act('0', 'useSwap', 'monsters').refused('0', 'useWild', 'swap', ['0', '1'])).toBe('SWAP_DONE');
    expect(shown().act('0', 'useSwap', '0', '1').refused('0', 'useWild', 'swap', 'monsters')).toBe('SWAP_DONE');
  });

  test('R11.2 by the ability too, and the story tells it', () => {
    const table = battle(['red 1', 'green 1'], {}, either).dice(1, 'WILD', 6, 'DIG').act('0', 'roll');
    table.act('0', 'useWild', 'swap', 'monsters');
    expect(places(table)).toEqual(['green', 'red']);
    expect(table.told('used')).toEqual([{ seat: '0', ability: 'swap', monsters: true }]);
  });

  test('R10.5 a single monster has nobody to change sides with', () => {
    const table = battle(['red 1'], {}, either).dice(1, 'SWAP', 6, 'DIG').act('0', 'roll');
    expect(table.refused('0', 'useSwap', 'monsters')).toBe('BAD_TARGET');
    expect(table.choices('0', 'useSwap')).not.toContainEqual(['monsters']);
  });

  test('R10.5 usually heroes swap heroes only', () => {
    const table = struck({ options: {} });
    expect(table.refused('0', 'useSwap', 'monsters')).toBe('BAD_TARGET');
  });

  test('R10.5 a swap of monsters is void when one of the two falls before it', () => {
    const party: HeroLay[] = [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }];
    const table = battle(['red 2', 'green 2'], { foes: [{}, { hp: 1 }] }, { level: 2, party, ...either });
    table.dice(1, 'SWAP', 'WILD', 6, 'DIG', 'DIG').act('0', 'roll');
    table.act('0', 'useSwap', 'monsters').act('0', 'useWild', 'lightning');
    expect(places(table)).toEqual(['red']);
    expect(table.told('foesSwapped')).toEqual([]);
  });

  test('R10.5 a hero alone gets out of the way of a blow by it: the clock and the bot do so', () => {
    const party: HeroLay[] = [{ colour: 'blue' }];
    const table = battle(['red 1', 'green 1'], { acts: 0, next: ['0'] }, { party, ...either });
    table.dice(6, 'AIM', 1, 'SWAP').act('0', 'roll');
    const swap = { move: 'useSwap', args: ['monsters'] };
    expect(table.byDefault('0')).toEqual(swap);
    expect(crystalCaverns.bot(table.view('0'), '0', { die: () => 1, shuffle: (items) => [...items] })).toEqual(swap);
  });
});
