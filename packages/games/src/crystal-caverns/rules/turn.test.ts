import { type CardLay, type HeroLay, type Lay, lay } from '../testing';

const ROOM: CardLay = { id: '1S', x: 0, y: 0 };
const EAST: CardLay = { id: '4S', x: 1, y: 0 };

describe('R3 the turn', () => {
  test('R3.1 draw and place, contents, one move, then the next seat', () => {
    const table = lay({ drawn: '8S', map: [ROOM, EAST] });
    expect(table.moves('0')).toEqual(['placeCard']);
    table.dice(1, 3).act('0', 'placeCard', 0, -1, 0);
    expect(table.told('laid')).toEqual([{ by: '0', card: '8S', x: 0, y: -1, rot: 0 }]);
    expect(table.told('stirred')).toMatchObject([{ rank: 'J', monster: { pieces: [{ colour: 'blue', size: 1 }] } }]);
    expect(table.state.awaiting).toEqual({ stage: 'travel', seats: ['0'] });
    table.dice(1).act('0', 'step', 1);
    expect(table.told('stepped')).toEqual([{ seat: '0', dir: 1, x: 1, y: 0 }]);
    expect(table.state).toMatchObject({ active: '1', turnNo: 2, awaiting: { stage: 'place', seats: ['1'] } });
    expect(table.told('turnBegan')).toEqual([{ seat: '1', turn: 2 }]);
  });

  test('R3.1 T6: the dead have no turns, and after the last seat comes the first', () => {
    const party: HeroLay[] = [{ colour: 'blue' }, { colour: 'red', hp: 0 }, { colour: 'green' }];
    const next = (active: string) =>
      lay({ party, active, map: [ROOM, EAST] })
        .dice(1)
        .act(active, 'step', 1).state.active;
    expect([next('0'), next('2')]).toEqual(['2', '0']);
  });

  test('R3.2 nobody but the active player decides about the card and the move', () => {
    const placing = lay({ drawn: '6S' });
    const travelling = lay({ map: [ROOM, EAST] });
    for (const seat of ['1', '2']) {
      expect([placing.moves(seat), travelling.moves(seat)]).toEqual([[], []]);
      expect(placing.refused(seat, 'placeCard', 1, 0, 1)).toBe('NOT_YOUR_DECISION');
      expect(travelling.refused(seat, 'step', 1)).toBe('NOT_YOUR_DECISION');
      expect(travelling.refused(seat, 'reorder', ['1', '0', '2'])).toBe('NOT_YOUR_DECISION');
    }
  });
});

describe('R4 drawing', () => {
  const endTurn = (description: Lay, ...dice: number[]) =>
    lay({ map: [ROOM, EAST, { id: '3S', x: 0, y: 1 }], ...description })
      .dice(...dice)
      .act('0', 'step', 1);

  test('R4.1 with an empty deck the turn begins with the move', () => {
    const table = endTurn({ cavern: [] });
    expect(table.state).toMatchObject({ active: '1', drawn: null, awaiting: { stage: 'travel', seats: ['1'] } });
    expect(table.told('drew')).toEqual([]);
  });

  test('R4.2 one of the cards that fit is drawn, each as likely as the others, and shown to all', () => {
    const drawn = (die: number) => endTurn({ cavern: ['2S', '5H', '10C'] }, die).state.drawn;
    expect([drawn(1), drawn(2), drawn(3)]).toEqual(['2S', '5H', '10C']);
    expect(() => drawn(4)).toThrow('cannot show');
    const table = endTurn({ cavern: ['2S', '5H', '10C'] }, 2);
    expect(table.told('drew')).toEqual([{ seat: '1', card: '5H' }]);
    expect(table.state.cavern).toEqual(['2S', '10C']);
    for (const audience of ['0', '1', '2', null]) expect(table.view(audience).drawn).toBe('5H');
  });

  test('R4.2 R4.3 a card that has been drawn is placed by the player, wherever else it could not lie', () => {
    const map: CardLay[] = [
      { id: '2S', x: 0, y: 0 },
      { id: '3S', x: 0, y: -1, locked: true },
    ];
    const table = lay({ map, drawn: '6S', party: [{ colour: 'blue' }] });
    expect(table.choices('0', 'placeCard')).toEqual([
      [0, -2, 0],
      [0, 1, 0],
    ]);
    expect(table.moves('0')).toEqual(['placeCard']);
  });
});

describe('R6 the move', () => {
  const stairs = (more: Partial<CardLay> = {}, rest: Lay = {}) =>
    lay({
      map: [
        { id: '3S', x: 0, y: 0, ...more },
        { id: '4S', x: 0, y: -1 },
        { id: '4H', x: 0, y: 1 },
      ],
      ...rest,
    });

  test('R6.2 stairs may be walked through', () => {
    const table = stairs({}, { from: '0,1' });
    expect(table.refused('0', 'step', 0)).toBeNull();
    expect(table.refused('0', 'descend')).toBeNull();
  });

  test('R6.2 climbing down is listed among the moves on stairs, and only when the party travels', () => {
    const map: CardLay[] = [{ id: '3S', x: 0, y: 0 }];
    expect(lay({ map }).choices('0', 'descend')).toEqual([[]]);
    expect(lay({ map, drawn: '4S' }).choices('0', 'descend')).toEqual([]);
  });

  test('R6.2 a shaft leads down too, any other card does not', () => {
    expect(lay({ map: [{ ...ROOM, shaft: true }] }).refused('0', 'descend')).toBeNull();
    expect(lay().refused('0', 'descend')).toBe('NOT_ON_STAIRS');
  });

  test('R6.2 an entrance that is a stairway may be left downwards in the first turn', () => {
    const table = stairs({}, { turnNo: 1 });
    table.dice(1, 1).act('0', 'descend');
    expect(table.state).toMatchObject({ level: 2, turnNo: 2, active: '1', from: null });
  });

  test.each([
    [2, 1],
    [3, 5],
    [5, 119],
  ])('R6.3 %i heroes have %i other orders', (heroes, orders) => {
    const colours = ['blue', 'black', 'red', 'green', 'yellow'] as const;
    const table = lay({ party: colours.slice(0, heroes).map((colour) => ({ colour })) });
    expect(table.choices('0', 'reorder')).toHaveLength(orders);
  });

  test('R6.3 an order must differ, name everybody once, and needs two heroes', () => {
    const table = lay();
    expect(table.refused('0', 'reorder', ['0', '1', '2'])).toBe('SAME_ORDER');
    expect(table.refused('0', 'reorder', ['0', '1'])).toBe('NOT_A_PERMUTATION');
    expect(table.refused('0', 'reorder', ['0', '2', '1'])).toBeNull();
    expect(lay({ party: [{ colour: 'blue' }] }).refused('0', 'reorder', ['0'])).toBe('ALONE');
    const lonely = lay({ party: [{ colour: 'blue' }, { colour: 'red', hp: 0 }] });
    expect(lonely.refused('0', 'reorder', ['0'])).toBe('ALONE');
  });

  test('R6.3 a change of order is the move of the turn', () => {
    const table = lay({ map: [ROOM, EAST] })
      .dice(1)
      .act('0', 'reorder', ['2', '0', '1']);
    expect(table.state).toMatchObject({ order: ['2', '0', '1'], pos: '0,0', active: '1' });
    expect(table.told('reordered')).toEqual([{ seat: '0', order: ['2', '0', '1'] }]);
  });

  test('R6.4 the party waits only where it can neither step nor climb down', () => {
    const alone: Lay = { party: [{ colour: 'blue' }] };
    expect(lay(alone).refused('0', 'hold')).toBeNull();
    expect(lay({ ...alone, map: [ROOM, EAST] }).refused('0', 'hold')).toBe('MUST_MOVE');
    expect(lay({ ...alone, map: [{ id: '3S', x: 0, y: 0 }] }).refused('0', 'hold')).toBe('MUST_MOVE');
    expect(lay().refused('0', 'hold')).toBeNull();
    const table = lay(alone).dice(1).act('0', 'hold');
    expect(table.told('held')).toEqual([{ seat: '0' }]);
    expect(table.state).toMatchObject({ pos: '0,0', turnNo: 2 });
  });

  test('R6.5 after a step the party remembers the card it left; after anything else it remembers none', () => {
    const map = [ROOM, EAST, { id: '4H', x: 2, y: 0 } as const];
    const table = (from?: string) => lay({ map, at: '1,0', from });
    expect(table('0,0').dice(1).act('0', 'step', 1).state).toMatchObject({ pos: '2,0', from: '1,0' });
    expect(table('0,0').dice(1).act('0', 'reorder', ['1', '0', '2']).state.from).toBeNull();
    expect(
      lay({ cavern: ['1H'] })
        .dice(1)
        .act('0', 'hold').state.from,
    ).toBeNull();
    expect(stairs({}, { from: '0,1' }).dice(1, 1).act('0', 'descend').state.from).toBeNull();
  });

  test('R6.6 R6.7 turning a corner changes no order: two abreast, the first two in front', () => {
    const map = [ROOM, EAST, { id: '4H', x: 1, y: 1 } as const];
    const table = lay({ map, cavern: ['1H', '1D'] })
      .dice(1)
      .act('0', 'step', 1)
      .act('1', 'placeCard', 2, 0, 0);
    table.dice(1).act('1', 'step', 2);
    expect(table.state).toMatchObject({ pos: '1,1', order: ['0', '1', '2'] });
  });
});

describe('R15 the Healing Pool', () => {
  const pool = (options: Lay['options'], more: Partial<CardLay> = {}, rest: Lay = {}) =>
    lay({
      options,
      map: [
        { id: '7H', x: 0, y: 0, ...more },
        { id: '4S', x: 0, y: -1 },
      ],
      ...rest,
    });

  test('R15.5 a pool without monsters works the moment the party enters it', () => {
    const table = pool({}, {}, { at: '0,-1' }).dice(1).act('0', 'step', 2);
    expect(table.told('pooled')).toEqual([{ seats: ['0', '1', '2'] }]);
    expect(Object.values(table.state.heroes).map(({ hp }) => hp)).toEqual([4, 4, 4]);
  });

  test.each([
    [false, 3, []],
    [true, 4, [{ seats: ['0', '1', '2'] }]],
  ])('R15.4 with poolLaid %s heroes of 3 points have %i once it is laid', (poolLaid, hp, told) => {
    const table = lay({ options: { poolLaid }, drawn: '7H' }).act('0', 'placeCard', 0, -1, 0);
    expect(Object.values(table.state.heroes).map((hero) => hero.hp)).toEqual([hp, hp, hp]);
    expect(table.told('pooled')).toEqual(told);
    expect(table.card(0, -1).poolUsed).toBe(poolLaid);
  });

  test('R15.4 with poolLaid it does not work again at the first entry, but does so with poolRepeat', () => {
    const enter = (poolRepeat: boolean) =>
      lay({ options: { poolLaid: true, poolRepeat }, drawn: '7H' })
        .act('0', 'placeCard', 0, -1, 0)
        .dice(1)
        .act('0', 'step', 0);
    expect([false, true].map((repeat) => enter(repeat).hero('0').hp)).toEqual([4, 5]);
  });

  test('R15.4 with poolLaid another card heals nobody', () => {
    const table = lay({ options: { poolLaid: true }, drawn: '4S' }).act('0', 'placeCard', 0, -1, 0);
    expect(table.told('pooled')).toEqual([]);
  });

  test('R15.4 with poolRepeat it works at every entry, not for those who stay', () => {
    const staying = pool({ poolRepeat: true }, { poolUsed: true }, { from: '0,-1' });
    staying.dice(1).act('0', 'reorder', ['1', '0', '2']);
    expect(staying.told('pooled')).toEqual([]);
    const entering = pool({ poolRepeat: true }, { poolUsed: true }, { at: '0,-1' }).dice(1).act('0', 'step', 2);
    expect(entering.hero('0').hp).toBe(4);
  });

  test('R15.4 where nobody has room it is used up all the same, and is no progress', () => {
    const full: HeroLay[] = [
      { colour: 'blue', hp: 12 },
      { colour: 'red', hp: 12 },
    ];
    const visited = { visited: true };
    const table = pool({}, visited, { party: full, at: '0,-1', idle: 3 }).dice(1).act('0', 'step', 2);
    expect(table.told('pooled')).toEqual([{ seats: [] }]);
    expect(table.card(0, 0).poolUsed).toBe(true);
    expect(table.state.idle).toBe(4);
  });

  test('R15.4 R17.4 a hero with borrowed crystals has the room that these show, and takes none for it', () => {
    const party: HeroLay[] = [
      { colour: 'blue', hp: 14, borrowed: [0, 0, 1] },
      { colour: 'red', hp: 0 },
    ];
    const table = pool({}, {}, { level: 3, party, at: '0,-1' }).dice(1).act('0', 'step', 2);
    expect(table.hero('0')).toMatchObject({ hp: 15, borrowed: [0, 0, 1] });
    expect(table.hero('1').hp).toBe(0);
    expect(table.state.bag.blue).toEqual([3, 3, 2]);
  });
});
