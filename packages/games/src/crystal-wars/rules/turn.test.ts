import { type LaidTable, type Lay, lay, VILLAGES } from '../testing';

/** Seat 1 ends the turn before that of seat 0. */
const before = (pieces: Record<string, string>, more: Partial<Lay> = {}): LaidTable =>
  lay({
    turn: '1',
    step: 'creation',
    round: { order: ['1', '0'] },
    ...more,
    pieces: { ...VILLAGES, ...pieces },
  });

describe('R5.1, R5.2 production and upkeep', () => {
  test('R5.1 two grain a village, one a city, to the one whose turn it is alone; saved grain is added', () => {
    const table = before({ A3: '0 village', A7: '0 city', A1: '0 tank', B9: 'freeVillage' }, { grain: { 0: 4 } });
    table.act('1', 'endTurn');
    expect(table.told('harvested')).toEqual([{ seat: '0', income: 5, grain: 9 }]);
    expect(table.state.players).toMatchObject({ 0: { grain: 6 }, 1: { grain: 0 } });
  });

  test('R5.1, R14.5 a block of the Metropolis gives one', () => {
    const table = lay({
      players: 4,
      options: { scenario: 'metropolis' },
      turn: '3',
      step: 'creation',
      round: { order: ['3', '0', '1', '2'] },
      pieces: { A1: '0 village', A9: '0 tank', B1: '1 village', C1: '2 village', D9: '3 village' },
      blocks: { I1: '0', I2: '0', I3: '1' },
    }).act('3', 'endTurn');
    expect(table.told('harvested')).toEqual([{ seat: '0', income: 4, grain: 4 }]);
  });

  test('R5.2 infantry 1, hover 2, tank 3, diplomat 1: paid by itself if there is enough', () => {
    for (const [unit, upkeep] of [
      ['infantry', 1],
      ['hover', 2],
      ['tank', 3],
      ['diplomat', 1],
    ] as const) {
      const more = { grain: { 0: 3 }, options: { diplomats: true } };
      const table = before({ A1: `0 ${unit}` }, more).act('1', 'endTurn');
      expect(table.told('fed')).toEqual([{ seat: '0', upkeep, grain: 5 - upkeep }]);
      expect(table.state.step).toBe('movement');
    }
  });
});

describe('R5.3, R5.4 starvation', () => {
  const hungry = () =>
    before({ A1: '0 tank', A3: '0 infantry', A5: '0 infantry', B9: '1 infantry' }).act('1', 'endTurn');

  test('R5.3 with one grain too little a unit starves, with just enough none does', () => {
    const short = before({ A1: '0 tank' }).act('1', 'endTurn');
    expect(short.state.step).toBe('starvation');
    const enough = before({ A1: '0 hover' }).act('1', 'endTurn');
    expect(enough.state).toMatchObject({ step: 'movement', players: { 0: { grain: 0 } } });
  });

  test('R5.3 one after another, until the remaining units can be fed', () => {
    const table = hungry();
    expect(table.changes(() => table.act('0', 'starve', 'A3'))).toEqual({ A3: null });
    expect(table.state.step).toBe('starvation');
    table.act('0', 'starve', 'A1');
    expect(table.told('starved')).toMatchObject([{ unit: 'infantry' }, { unit: 'tank' }]);
    expect(table.state).toMatchObject({ step: 'movement', players: { 0: { grain: 1 } } });
    expect(table.refused('0', 'starve', 'A5')).toBe('WRONG_STEP');
  });

  test('R5.3 only own units starve', () => {
    for (const square of ['B9', 'A9', 'A4']) expect(hungry().refused('0', 'starve', square)).toBe('NOT_YOURS');
    expect(hungry().refused('0', 'starve', 'C1')).toBe('BAD_ARG');
    expect(hungry().refused('1', 'starve', 'B9')).toBe('NOT_YOUR_TURN');
  });

  test('R5.4 nobody has to lose as little as possible', () => {
    const table = hungry().act('0', 'starve', 'A1');
    expect(table.pieces()).toMatchObject({ A3: '0 infantry', A5: '0 infantry' });
    expect(table.state.players['0']?.grain).toBe(0);
  });

  test('R5.3, R12.1 a player whose last piece starves is eliminated, and the turn ends', () => {
    const around = { A1: '0 hover', B9: '1 village', C9: '2 village' };
    const round = { order: ['2', '0', '1'] };
    const table = lay({ players: 3, turn: '2', step: 'creation', round, pieces: around }).act('2', 'endTurn').dice(5);
    table.act('0', 'starve', 'A1');
    expect(table.told('eliminated')).toEqual([{ seat: '0' }]);
    expect(table.state).toMatchObject({ active: '1', players: { 0: { alive: false, outRound: 2 } } });
  });
});

describe('R4 rounds and initiative', () => {
  test('R4.1, R4.3 after everybody’s turn the initiative is rolled again: the last may be first', () => {
    const table = lay({ step: 'creation', round: { order: ['1', '0'], done: ['1'] }, pieces: VILLAGES });
    table.dice(6, 2, 5).act('0', 'endTurn');
    expect(table.state).toMatchObject({ active: '0', round: { number: 3, order: ['0', '1'], done: [] } });
  });

  const order = (...dice: number[]) => {
    const pieces = { A1: '0 village', B1: '1 village', C1: '2 village', D1: '3 village' };
    const round = { order: ['1', '2', '3', '0'], done: ['1', '2', '3'] };
    return lay({ players: 4, step: 'creation', round, pieces })
      .dice(...dice, 5)
      .act('0', 'endTurn');
  };

  test('R4.2 the highest roll begins, the others follow clockwise', () => {
    expect(order(1, 2, 6, 5).state.round.order).toEqual(['2', '3', '0', '1']);
    expect(order(6, 2, 5, 5).state.round.order).toEqual(['0', '1', '2', '3']);
  });

  test('R4.2 only those tied for highest roll again, in seat order, as often as needed', () => {
    const table = order(4, 5, 1, 5, 3, 3, 2, 6);
    expect(table.state.round.order).toEqual(['3', '0', '1', '2']);
    expect(table.told('initiative').at(-1)?.passes).toEqual([
      { 0: 4, 1: 5, 2: 1, 3: 5 },
      { 1: 3, 3: 3 },
      { 1: 2, 3: 6 },
    ]);
  });

  test('R4.4 an eliminated player is skipped, and does not roll', () => {
    const pieces = { A1: '0 village', B1: '1 village', C1: '2 village', D1: '3 village' };
    const table = lay({ players: 4, step: 'creation', pieces }).act('1', 'concede').dice(5).act('0', 'endTurn');
    expect(table.state.active).toBe('2');
    table.dice(5).act('2', 'endTurn').dice(1, 6, 2, 5).act('3', 'endTurn');
    expect(table.state.round.order).toEqual(['2', '3', '0']);
  });
});

describe('R11 spoilage', () => {
  test('R11.1 remaining grain is lost, unless a Silo was rolled in this turn', () => {
    for (const [die, grain] of [
      [4, 3],
      [5, 0],
    ] as const) {
      const table = lay({ step: 'combat', grain: { 0: 3 }, pieces: { ...VILLAGES, A8: '0 infantry' } });
      table.dice(die).act('0', 'endCombat').dice(5).act('0', 'endTurn');
      expect(table.state.players['0']).toMatchObject({ grain, silo: false });
      const told = die === 4 ? table.told('stored') : table.told('spoiled');
      expect(told).toEqual([{ seat: '0', grain: 3 + (die === 5 ? 2 : 0) }]);
    }
  });

  test('R11.2 at the turn’s end all units are ready again', () => {
    const pieces = { ...VILLAGES, A1: '0 infantry moved fought', A2: '0 tank moved' };
    const table = lay({ step: 'creation', pieces }).dice(5);
    expect(table.changes(() => table.act('0', 'endTurn'))).toEqual({ A1: '0 infantry', A2: '0 tank' });
  });
});

describe('section 5: a step in which nothing can be done is passed over', () => {
  test('R6.1 movement, if no unit can move; combat, if none can fight', () => {
    const shut = { A1: '0 infantry', A2: 'mountain', A4: 'mountain', B7: '1 infantry' };
    const table = before(shut).act('1', 'endTurn');
    expect(table.state.step).toBe('combat');
    const free = before({ A1: '0 infantry' }).act('1', 'endTurn').dice(5).act('0', 'endMovement');
    expect(free.state.step).toBe('creation');
  });

  test('R10.1 creation, if there is nothing to create: a turn may pass as a whole', () => {
    const table = before({}).dice(2, 6, 1, 5).act('1', 'endTurn');
    expect(table.told('turnBegan').map(({ seat }) => seat)).toEqual(['0', '0']);
    expect(table.state.round.number).toBe(3);
  });

  test('R7.1 a siege that only supporters make strong enough opens combat too', () => {
    const table = lay({ pieces: { ...VILLAGES, A3: '0 infantry', A2: '0 infantry', B9: '1 village' } });
    expect(table.act('0', 'endMovement').state.step).toBe('combat');
    const weak = lay({ pieces: { ...VILLAGES, A3: '0 infantry', A7: '0 infantry', B9: '1 village' } });
    expect(weak.dice(5).act('0', 'endMovement').state.step).toBe('creation');
  });
});
