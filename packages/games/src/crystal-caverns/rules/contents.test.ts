import { battle, type CardLay, dieFor, type Lay, lay } from '../testing';

const ROOM: CardLay = { id: '1S', x: 0, y: 0 };
const NONE = [0, 0, 0] as [number, number, number];
const EMPTY: Lay['bag'] = { blue: NONE, black: NONE, red: NONE, green: NONE, yellow: NONE };

/** Places a card north of the room and draws its contents. */
const layNorth = (description: Lay, ...dice: number[]) =>
  lay(description)
    .dice(...dice)
    .act('0', 'placeCard', 0, -1, 0);

describe('R5 what lies on a card', () => {
  test.each([
    ['1H', 0],
    ['2S', 0],
    ['4S', 0],
    ['6S', 0],
    ['7H', 0],
    ['5S', 1],
    ['7S', 1],
    ['8S', 1],
    ['9S', 2],
    ['10S', 2],
  ] as const)('R5.1 R1.5 %s calls for %i monster cards, as soon as it lies', (drawn, calls) => {
    const table = layNorth({ drawn }, ...Array(2 * calls).fill(1));
    expect(table.card(0, -1).monsters).toHaveLength(calls);
    expect(table.state.monsterSpent).toHaveLength(calls);
  });

  test('R5.1 the monster drawn first stands left', () => {
    const table = layNorth({ drawn: '9S' }, 1, 7, 1, 10);
    expect(table.card(0, -1).monsters.map(({ pieces }) => pieces[0]?.colour)).toEqual(['red', 'green']);
  });

  test.each([
    ['J', 1],
    ['Q', 2],
    ['K', 3],
  ] as const)('R5.2 a %s brings a crystal of size %i, and its level is that', (rank, size) => {
    const pile = ['J', 'Q', 'K'] as const;
    const table = layNorth({ level: 3, drawn: '5S', pile }, dieFor(pile, rank), 1);
    expect(table.card(0, -1).monsters).toMatchObject([{ rank, level: size, pieces: [{ colour: 'blue', size }] }]);
    expect(table.state.monsterPile).toEqual(pile.filter((other) => other !== rank));
    expect(table.state.bag.blue[size - 1]).toBe(2);
  });

  test('R5.2 the crystal is drawn blindly: every one in the bag is as likely', () => {
    const bag: Lay['bag'] = { ...EMPTY, red: [1, 0, 0], green: [2, 0, 0] };
    const drawn = (die: number) => layNorth({ drawn: '5S', bag }, 1, die).card(0, -1).monsters[0]?.pieces[0]?.colour;
    expect([drawn(1), drawn(2), drawn(3)]).toEqual(['red', 'green', 'green']);
    expect(() => drawn(4)).toThrow('cannot show');
  });

  test('R5.3 after the second time the cards run out no card calls for monsters any more', () => {
    const table = layNorth({ drawn: '9S', exhausted: 2 });
    expect(table.card(0, -1).monsters).toEqual([]);
    expect(table.told('stirred')).toEqual([]);
  });

  test('R5.3 on levels 1 to 3 no Joker is among the cards that come back', () => {
    const table = layNorth({ level: 3, drawn: '5S', pile: ['K'] }, 1, 1);
    expect(table.state.monsterPile).toHaveLength(12);
    expect(table.told('exhausted')).toEqual([{ times: 1, joker: false }]);
  });

  test('R5.3 on level 4 the Joker comes in once: not when the cards run out again', () => {
    const table = layNorth({ level: 4, exhausted: 1, drawn: '5S', pile: ['K'] }, 1, 1);
    expect(table.state).toMatchObject({ exhausted: 2, monsterPile: [] });
    expect(table.told('exhausted')).toEqual([{ times: 2, joker: false }]);
  });

  test('R5.4 without a crystal of the size the card is spent and nothing appears', () => {
    const table = layNorth({ drawn: '5S', bag: EMPTY }, 1);
    expect(table.card(0, -1).monsters).toEqual([]);
    expect(table.state).toMatchObject({ monsterPile: ['J', 'J', 'J'], monsterSpent: ['J'] });
    expect(table.told('stirred')).toEqual([{ x: 0, y: -1, rank: 'J', monster: null }]);
  });

  test.each([1, 2, 3] as const)(
    'R5.5 the guardian of a stairway on level %i is of that level, and no monster card',
    (level) => {
      const table = layNorth({ level, drawn: '3S' }, 1);
      expect(table.card(0, -1).monsters).toMatchObject([{ rank: 'GUARD', level, pieces: [{ size: level }] }]);
      expect(table.state.monsterSpent).toEqual([]);
      expect(table.told('guarded')).toMatchObject([{ x: 0, y: -1, monster: { level } }]);
    },
  );

  test('R5.5 a locked stairway may not be entered', () => {
    const table = layNorth({ drawn: '3S', bag: EMPTY });
    expect(table.card(0, -1)).toMatchObject({ locked: true, monsters: [] });
    expect(table.refused('0', 'step', 0)).toBe('LOCKED');
  });

  const OPEN: Lay = { options: { stairs: 'open' } };
  const UNGUARDED: Lay = { options: { stairs: 'unguarded' } };

  test('R5.5 where stairs are never locked, one without a crystal for its guardian is open', () => {
    const table = layNorth({ drawn: '3S', bag: EMPTY, ...OPEN });
    expect(table.card(0, -1)).toMatchObject({ locked: false, monsters: [] });
    expect([...table.told('locked'), ...table.told('guarded')]).toEqual([]);
    expect(table.refused('0', 'step', 0)).toBeNull();
  });

  test('R5.5 with a crystal for it a guardian waits there all the same', () => {
    expect(layNorth({ drawn: '3S', ...OPEN }, 1).card(0, -1).monsters).toMatchObject([{ rank: 'GUARD' }]);
  });

  test('R5.5 where stairs have no guardians no crystal is drawn, though the bag has some', () => {
    const table = layNorth({ drawn: '3S', ...UNGUARDED });
    expect(table.card(0, -1)).toMatchObject({ locked: false, monsters: [] });
    expect(table.dice(1).act('0', 'step', 0).state.awaiting?.stage).toBe('place');
  });

  test('R5.6 after a fight stairs unlock in the order they were laid, as far as crystals go', () => {
    const map: CardLay[] = [
      { id: '3S', x: 0, y: -1, locked: true },
      { id: '3H', x: 0, y: 1, locked: true },
      { id: '3D', x: 1, y: 0, rot: 1, locked: true },
    ];
    const bag: Lay['bag'] = { ...EMPTY, red: [1, 0, 0] };
    const table = battle(['black 1'], { foes: [{ hp: 1 }] }, { map, bag });
    table.dice(6, 'DIG', 1, 'AIM', 1, 1, 1).act('0', 'roll');
    expect(map.map(({ x, y }) => table.card(x, y).locked)).toEqual([false, false, true]);
    expect(table.told('unlocked').map(({ x, y, monster }) => [x, y, monster.pieces[0]?.colour])).toEqual([
      [0, -1, 'black'],
      [0, 1, 'red'],
    ]);
  });

  test('R5.6 not without a fight, though the bag has crystals', () => {
    const map: CardLay[] = [ROOM, { id: '4S', x: 1, y: 0 }, { id: '3S', x: 0, y: -1, locked: true }];
    expect(lay({ map }).dice(1).act('0', 'step', 1).card(0, -1).locked).toBe(true);
  });

  test('R5.7 monsters stay where they are; a card that has been cleared stays clear', () => {
    const map: CardLay[] = [{ id: '5S', x: 0, y: -1, monsters: ['green 1'] }];
    const table = battle(['red 1'], { foes: [{ hp: 1 }] }, { map })
      .dice(6, 'DIG', 1, 'AIM', 1)
      .act('0', 'roll');
    expect(table.card(0, 0).monsters).toEqual([]);
    expect(table.card(0, -1).monsters).toHaveLength(1);
    expect(table.told('combatWon')).toEqual([{ rounds: 1 }]);
  });
});

describe('R14 the Joker', () => {
  const joker = (description: Lay, ...dice: number[]) =>
    layNorth({ level: 4, exhausted: 1, pile: ['JOKER', 'K'], drawn: '5S', ...description }, 1, ...dice);

  test('R14.1 brings the Dragon: two small crystals, a medium and a large one, drawn blindly', () => {
    const table = joker({}, 1, 14, 4, 7);
    expect(table.card(0, -1).monsters).toMatchObject([{ rank: 'JOKER', level: 4 }]);
    expect(table.card(0, -1).monsters[0]?.pieces).toEqual([
      { colour: 'blue', size: 1 },
      { colour: 'yellow', size: 1 },
      { colour: 'black', size: 2 },
      { colour: 'red', size: 3 },
    ]);
    expect(table.state.dragonPlaced).toBe(true);
    expect(table.told('dragonCame')).toMatchObject([{ x: 0, y: -1, called: false }]);
  });

  test('R14.1 a size the bag does not have is absent', () => {
    const bag: Lay['bag'] = { ...EMPTY, red: [1, 0, 1] };
    expect(joker({ bag }, 1, 1).card(0, -1).monsters[0]?.pieces).toEqual([
      { colour: 'red', size: 1 },
      { colour: 'red', size: 3 },
    ]);
  });
});
