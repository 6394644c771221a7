import { all, battle, dragonFight, type HeroLay } from '../testing';

const FIVE: readonly HeroLay[] = [
  { colour: 'blue', hp: 9 },
  { colour: 'black', hp: 9 },
  { colour: 'red' },
  { colour: 'green' },
  { colour: 'yellow' },
];

describe('powers of monsters', () => {
  test('E29 poison: the fighter in front is passed over in the next round', () => {
    const table = battle(['green 1'], { next: [] }).dice(1, 'AIM', 6, 'WILD').act('0', 'roll');
    expect(table.state.combat?.round).toBe(2);
    table.dice(1, 'AIM', 6, 'DIG').act('1', 'roll');
    expect(table.told('skipped')).toEqual([{ seat: '0' }]);
    expect(table.state.awaiting).toEqual({ stage: 'roll', seats: ['2'] });
  });

  test('E29 cold: the rogue has 1 in the next round, as the mage always has, and rolls off with it', () => {
    const party: HeroLay[] = [{ colour: 'yellow' }, { colour: 'blue' }, { colour: 'red' }];
    const table = battle(['blue 1'], { acts: 0, victim: '0', next: [], foes: [{ initBase: 6 }] }, { party });
    table.dice(1, 'WILD', 6, 'DIG', 2, 5, 1).act('0', 'roll');
    expect(table.told('roundBegan')[0]?.order).toMatchObject([
      { value: 6 },
      { who: { hero: '1' }, value: 4 },
      { who: { hero: '2' }, value: 1, ties: [5] },
      { who: { hero: '0' }, value: 1, ties: [2] },
    ]);
  });

  test('E29 fire: the blow of a medium monster does three', () => {
    const party: HeroLay[] = [{ colour: 'blue', hp: 5 }, { colour: 'black' }, { colour: 'yellow' }];
    const table = battle(['red 2'], { acts: 0, victim: '0' }, { level: 2, party });
    table.dice(6, 'WILD', 'TIP', 1, 'AIM', 'AIM').act('0', 'roll');
    expect(table.hero('0').hp).toBe(2);
  });

  test('E29 drain: a hero of level 2 rolls one die, adds one and does one', () => {
    const table = battle(['black 2'], { acts: 0, victim: '0', next: ['0', '1'] }, { level: 2 });
    table.dice(1, 'WILD', 'DIG', 6, 'DIG', 'DIG').act('0', 'roll');
    table.dice(6, 'DIG', 1, 'AIM', 'AIM').act('0', 'roll');
    expect(table.told('struck')[1]).toMatchObject({ attack: { die: 6, level: 1, total: 7 }, damage: 1 });
    expect(table.foe(0).hp).toBe(5);
  });
});

describe('the Dragon', () => {
  const attack = (wilds: number, ...chance: number[]) => {
    const table = dragonFight({ acts: 0, victim: '0' }, { party: FIVE });
    table.dice(6, ...all(wilds, 'WILD'), ...all(4 - wilds, 'DIG'), 1, ...all(4, 'AIM'), ...chance).act('0', 'roll');
    return table;
  };
  const powers = (table: ReturnType<typeof attack>) => table.told('power').map(({ power }) => power);

  test('E30 one WILD more calls up one crystal more, the large one first', () => {
    expect(powers(attack(1))).toEqual(['fire']);
    expect(powers(attack(2))).toEqual(['fire', 'drain']);
    expect(powers(attack(3, 1))).toEqual(['fire', 'drain', 'poison']);
    expect(powers(attack(3, 2))).toEqual(['fire', 'drain', 'speed']);
    expect(powers(attack(4))).toEqual(['fire', 'drain', 'poison', 'speed']);
  });

  test('E30 twenty points against five heroes; four for a hit, five with fire', () => {
    const plain = attack(0);
    expect(plain.foe(0)).toMatchObject({ hp: 20, maxHp: 20 });
    expect(plain.hero('0').hp).toBe(5);
    expect(attack(1).hero('0').hp).toBe(4);
  });
});
