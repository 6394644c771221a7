import { type CardLay, type HeroLay, type Lay, lay } from '../testing';

const ROOM: CardLay = { id: '1S', x: 0, y: 0 };
const EAST: CardLay = { id: '4S', x: 1, y: 0 };
const ALONE: readonly HeroLay[] = [{ colour: 'blue' }];
const NONE = [0, 0, 0] as [number, number, number];

/** Places the last card of the deck east of the room. */
const layLast = (more: Lay, ...dice: number[]) =>
  lay({ party: ALONE, cavern: [], drawn: '4S', ...more })
    .dice(...dice)
    .act('0', 'placeCard', 1, 0, 0);

describe('R19 guards', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
  ] as const)(
    'R19.2 on level %i a shaft opens under the party, with a guardian of level %i, fought at once',
    (level, guard) => {
      const table = layLast({ level }, 1, 6);
      expect(table.card(0, 0)).toMatchObject({ shaft: true, monsters: [{ rank: 'GUARD', level: guard }] });
      expect(table.state).toMatchObject({ awaiting: { stage: 'roll' }, turnNo: 1 });
      expect(table.told('shaftOpened')).toMatchObject([{ x: 0, y: 0, monster: { level: guard } }]);
    },
  );

  test('R19.2 the turn has no move: it ends with the fight, and later the shaft leads down', () => {
    const table = layLast({ from: '0,1', map: [ROOM, { id: '4H', x: 0, y: 1 }] }, 1, 1);
    expect(table.state.from).toBeNull();
    table.dice(6, 'DIG', 1, 'AIM').act('0', 'roll');
    expect(table.state).toMatchObject({ turnNo: 2, combat: null, awaiting: { stage: 'travel' } });
    expect(table.card(0, 0).shaft).toBe(true);
    table.dice(1, 1).act('0', 'descend');
    expect(table.state.level).toBe(2);
  });

  test('R19.2 without a crystal for a guardian there is none, and no fight', () => {
    const bag: Lay['bag'] = { blue: NONE, black: NONE, red: NONE, green: NONE, yellow: NONE };
    const table = layLast({ bag });
    expect(table.card(0, 0)).toMatchObject({ shaft: true, monsters: [] });
    expect(table.state).toMatchObject({ turnNo: 2, combat: null, awaiting: { stage: 'travel' } });
    expect(table.told('shaftOpened')).toEqual([{ x: 0, y: 0, monster: null }]);
  });

  test('R19.2 where stairs have no guardians, a shaft has none either', () => {
    const table = layLast({ options: { stairs: 'unguarded' } });
    expect(table.card(0, 0)).toMatchObject({ shaft: true, monsters: [] });
    expect(table.state).toMatchObject({ turnNo: 2, combat: null, awaiting: { stage: 'travel' } });
    expect(table.refused('0', 'descend')).toBeNull();
  });

  test.each<[string, boolean, CardLay[]]>([
    ['unlocked stairs beside it', false, [{ id: '3S', x: 0, y: -1 }]],
    [
      'stairs behind monsters',
      false,
      [
        { id: '5S', x: 0, y: 1, monsters: ['red 1'] },
        { id: '3S', x: 0, y: 2 },
      ],
    ],
    ['guarded stairs', false, [{ id: '3S', x: 0, y: -1, monsters: ['stair red 1'] }]],
    ['a shaft', false, [{ id: '4H', x: 0, y: 1, shaft: true }]],
    ['locked stairs', true, [{ id: '3S', x: 0, y: -1, locked: true }]],
    [
      'stairs behind locked stairs',
      true,
      [
        { id: '3S', x: 0, y: -1, locked: true },
        { id: '3H', x: 0, y: -2 },
      ],
    ],
    [
      'stairs beyond a wall',
      true,
      [
        { id: '2S', x: -1, y: 0 },
        { id: '3S', x: -1, y: -1 },
      ],
    ],
  ])('R19.2 with %s in reach a shaft opens: %s', (_what, opens, more) => {
    const table = layLast({ map: [ROOM, ...more] }, ...(opens ? [1, 6] : []));
    expect(table.card(0, 0).shaft).toBe(opens);
    expect(table.state.awaiting?.stage).toBe(opens ? 'roll' : 'travel');
  });

  test('R19.2 not while a card is left that can be placed', () => {
    const table = layLast({ cavern: ['2S'] });
    expect(table.card(0, 0).shaft).toBe(false);
    expect(table.state.awaiting?.stage).toBe('travel');
  });

  test('R19.2 the guard also appears if a turn begins with an empty deck', () => {
    const table = lay({ party: ALONE, cavern: [], map: [ROOM, EAST] })
      .dice(1, 6)
      .act('0', 'step', 1);
    expect(table.card(1, 0)).toMatchObject({ shaft: true, monsters: [{ rank: 'GUARD' }] });
    expect(table.state).toMatchObject({ turnNo: 2, awaiting: { stage: 'roll' } });
  });

  test('R19.1 on level 4 the Dragon comes to the party, with what crystals there are, and is fought at once', () => {
    const table = layLast({ level: 4 }, 1, 1, 1, 1, 6);
    expect(table.card(0, 0)).toMatchObject({ shaft: false, monsters: [{ rank: 'JOKER', level: 4 }] });
    expect(table.told('dragonCame')).toMatchObject([{ x: 0, y: 0, called: true }]);
    expect(table.state).toMatchObject({ dragonPlaced: true, turnNo: 1, awaiting: { stage: 'roll' } });
  });

  test('R19.1 not if it has been placed already', () => {
    const dragon: CardLay = { id: '5S', x: 0, y: -1, monsters: [['red 1', 'red 1', 'blue 2', 'green 3']] };
    const table = layLast({ level: 4, exhausted: 1, pile: ['J'], map: [ROOM, dragon] });
    expect(table.state.awaiting?.stage).toBe('travel');
    expect(table.told('dragonCame')).toEqual([]);
  });

  describe('R19.3 progress', () => {
    const stay = (more: Lay, ...dice: number[]) =>
      lay({ cavern: [], map: [ROOM, { id: '3S', x: 0, y: -1 }, EAST], idle: 7, ...more })
        .dice(...dice)
        .act('0', 'reorder', ['1', '0', '2']).state.idle;

    test('R19.3 a turn without any adds one', () => {
      expect(stay({})).toBe(8);
    });

    test('R19.3 a card placed', () => {
      const table = lay({ idle: 7, drawn: '4S', cavern: ['1H'], map: [ROOM] }).act('0', 'placeCard', 1, 0, 0);
      expect(table.dice(1).act('0', 'reorder', ['1', '0', '2']).state.idle).toBe(0);
    });

    const step = (card: Partial<CardLay>, ...dice: number[]) => {
      const north: CardLay = { id: '6S', x: 0, y: -1, visited: true, ...card };
      const map: CardLay[] = [ROOM, north, { id: '3S', x: 0, y: 1 }];
      return lay({ cavern: [], idle: 7, map, party: ALONE })
        .dice(...dice)
        .act('0', 'step', 0);
    };

    test('R19.3 a card entered for the first time, not the second', () => {
      expect(step({ visited: false }).state.idle).toBe(0);
      expect(step({ visited: true }).state.idle).toBe(8);
    });

    test('R19.3 points from a pool, a fight, a descent', () => {
      expect(step({ id: '7H' }).state.idle).toBe(0);
      const fight = step({ id: '5S', monsters: ['red 1'] }, 1)
        .dice(6, 'DIG', 1, 'AIM')
        .act('0', 'roll');
      expect(fight.state.idle).toBe(0);
      const down = lay({ idle: 7, map: [{ id: '3S', x: 0, y: 0 }] })
        .dice(1, 1)
        .act('0', 'descend');
      expect(down.state.idle).toBe(0);
    });

    test.each([
      [38, null],
      [39, 'lostInTheDark'],
    ])('R19.3 after %i turns without one more ends it: %s', (idle, reason) => {
      const table = lay({ options: { idleLimit: 40 }, idle, cavern: [], map: [ROOM, { id: '3S', x: 0, y: -1 }] });
      table.act('0', 'reorder', ['1', '0', '2']);
      expect(table.state.result?.reason ?? null).toBe(reason);
    });
  });
});
