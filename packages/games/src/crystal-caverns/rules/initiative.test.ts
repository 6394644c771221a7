import { battle, type CardLay, type HeroLay, type Lay, lay } from '../testing';

const FIVE: readonly HeroLay[] = (['blue', 'black', 'red', 'green', 'yellow'] as const).map((colour) => ({ colour }));
const room = (...monsters: NonNullable<CardLay['monsters']>): CardLay[] => [
  { id: '1S', x: 0, y: 0 },
  { id: '9S', x: 0, y: -1, monsters },
];

/** The order of the first round of a fight: `h0` for a hero, `m1` for a monster, with value and ties. */
function firstRound(description: Lay, ...dice: number[]): string[] {
  return (
    roundsOf(
      lay(description)
        .dice(...dice)
        .act('0', 'step', 0),
    )[0] ?? []
  );
}

function roundsOf(table: ReturnType<typeof lay>): string[][] {
  return table
    .told('roundBegan')
    .map(({ order }) =>
      order.map(({ who, value, ties }) =>
        [`${'hero' in who ? `h${who.hero}` : `m${who.foe.id}`} ${value}`, ...ties].join(' '),
      ),
    );
}

describe('R8 initiative', () => {
  test('R8.1 rogue 5, fighter 4, archer 3, cleric 2, mage 1; the monster throws a die', () => {
    expect(firstRound({ party: FIVE, map: room('red 1') }, 6, 1)).toEqual([
      'm1 6',
      'h4 5',
      'h0 4',
      'h3 3',
      'h1 2',
      'h2 1',
    ]);
  });

  test('R8.1 the left monster throws first, and both keep their dice for the fight', () => {
    const party: HeroLay[] = [{ colour: 'yellow' }, { colour: 'blue' }];
    const table = lay({ party, map: room('red 1', 'green 1') })
      .dice(2, 3)
      .act('0', 'step', 0);
    for (const seat of ['0', '1', '1', '0']) table.dice(1, 'DIG', 6, 'DIG').act(seat, 'roll');
    expect(roundsOf(table)).toEqual([
      ['h0 5', 'h1 4', 'm2 3', 'm1 2'],
      ['h0 5', 'h1 4', 'm2 3', 'm1 2'],
    ]);
  });

  test('R8.2 equals roll off, the highest first, and equals among them again', () => {
    const party: HeroLay[] = [{ colour: 'blue' }];
    expect(firstRound({ party, map: room('red 1', 'green 1') }, 4, 4, 2, 5, 2, 1, 6)).toEqual([
      'm1 4 5',
      'm2 4 2 6',
      'h0 4 2 1',
    ]);
  });

  test('R8.2 groups of equals roll from the highest value down', () => {
    const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'black' }];
    expect(firstRound({ party, map: room('red 1', 'green 1') }, 2, 4, 1, 6, 3, 2)).toEqual([
      'm2 4 6',
      'h0 4 1',
      'h1 2 3',
      'm1 2 2',
    ]);
  });

  test('R8.2 equals roll again in every round', () => {
    const table = battle(['red 1'], { next: [], foes: [{ initBase: 5 }] });
    table.dice(1, 'DIG', 6, 'DIG', 1, 2, 1).act('0', 'roll');
    expect(roundsOf(table)).toEqual([['m1 5 2', 'h1 5 1', 'h0 4', 'h2 3']]);
  });

  test.each([
    ['speed', { initNext: 7 }, 'h2 7'],
    ['cold', { initNext: 1 }, 'h2 1'],
    ['haste', { haste: 3 }, 'h2 6'],
    ['speed and haste', { initNext: 7, haste: 3 }, 'h2 10'],
    ['cold and haste twice', { initNext: 1, haste: 6 }, 'h2 7'],
  ] as const)('R8.2 7 or 1 replaces the class number, haste is added: %s', (_what, effect, place) => {
    const table = battle(['red 1'], { next: [], foes: [{ initBase: 2 }], effects: { '2': effect } });
    table.dice(1, 'DIG', 6, 'DIG').act('0', 'roll');
    expect(roundsOf(table)[0]).toContain(place);
  });

  test('R8.2 a monster in haste has 7 in place of its die, which it keeps', () => {
    const table = battle(['red 1'], { next: [], foes: [{ initBase: 2, initNext: 7 }] });
    table.dice(1, 'DIG', 6, 'DIG', 1).act('0', 'roll');
    expect(roundsOf(table)[0]?.[0]).toBe('m1 7');
    expect(table.foe(0).initBase).toBe(2);
  });

  describe('R18.1 where everybody rolls', () => {
    const options = { rollInitiatives: true };

    test('R18.1 heroes in party order, then monsters from the left; classes do not count', () => {
      const party: HeroLay[] = [{ colour: 'yellow' }, { colour: 'red' }];
      const description = { options, party, active: '0', order: ['1', '0'], map: room('red 1', 'green 1') };
      expect(firstRound(description, 6, 1, 5, 2)).toEqual(['h1 6', 'm1 5', 'm2 2', 'h0 1']);
    });

    test('R18.1 in every round again; 7, 1 and haste work as usual', () => {
      const party: HeroLay[] = [{ colour: 'yellow' }, { colour: 'red' }];
      const effects = { '0': { haste: 3 }, '1': { initNext: 1 as const } };
      const table = battle(['red 1'], { next: [], effects }, { options, party });
      table.dice(1, 'DIG', 6, 'DIG', 2, 6, 3).act('0', 'roll');
      expect(roundsOf(table)).toEqual([['h0 5', 'm1 3', 'h1 1']]);
    });
  });
});
