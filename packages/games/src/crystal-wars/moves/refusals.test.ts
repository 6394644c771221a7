import { dealt, lay } from '../testing';

/** A move of each kind, with arguments that are legal in some position. */
const MOVES: readonly [move: string, args: readonly unknown[], stage: string][] = [
  ['placeFreeVillage', ['A1'], 'freeVillage'],
  ['placeMountain', ['A1'], 'mountain'],
  ['skipMountain', [], 'mountain'],
  ['placeVillage', ['A1'], 'village'],
  ['starve', ['A1'], 'starvation'],
  ['moveUnit', ['A1', 'A2'], 'movement'],
  ['teleport', ['A5', 'B5'], 'movement'],
  ['endMovement', [], 'movement'],
  ['battle', ['A1', 'B7', []], 'combat'],
  ['siege', ['A1', 'B7', []], 'combat'],
  ['persuade', ['A1', 'B7'], 'combat'],
  ['sabotage', ['A1', 'B7'], 'combat'],
  ['endCombat', [], 'combat'],
  ['chooseCasualty', ['A1'], 'casualty'],
  ['placeMilitia', ['A1'], 'event'],
  ['chooseRiot', ['A1'], 'event'],
  ['create', ['infantry', 'A1'], 'creation'],
  ['endTurn', [], 'creation'],
];

const pieces = { A9: '0 village', B3: '1 village', C1: '2 village' };

describe('section 7: every move is checked first, in this order', () => {
  test.each(MOVES)('%s: the end, eliminated players, the turn, the step', (move, args, stage) => {
    const steps = ['movement', 'combat', 'creation'] as const;
    const table = (step: (typeof steps)[number]) => lay({ players: 3, step, pieces, grain: { 0: 5 } });
    for (const step of steps.filter((other) => other !== stage)) {
      expect(table(step).refused('0', move, ...args)).toBe('WRONG_STEP');
      expect(table(step).refused('1', move, ...args)).toBe('NOT_YOUR_TURN');
    }
    const left = table('creation').act('2', 'concede');
    expect(left.refused('2', move, ...args)).toBe('OUT');
    left.act('1', 'concede');
    for (const seat of ['0', '1', '2']) expect(left.refused(seat, move, ...args)).toBe('GAME_OVER');
  });

  test.each(MOVES)('%s: the wrong number or kind of arguments is malformed', (move, args) => {
    const table = lay({ players: 3, step: 'creation', pieces });
    for (const wrong of [[...args, 'A1'], [null, ...args], args.map(() => null), args.map(() => 1.5), args.slice(1)]) {
      if (wrong.length === 0 && args.length === 0) continue;
      expect(table.refused('0', move, ...wrong)).toBe('MALFORMED');
    }
  });

  test('squares off every map are malformed, off this map BAD_ARG, after the step is looked at', () => {
    const table = lay({ step: 'creation', grain: { 0: 5 }, pieces: { A9: '0 village', B3: '1 village' } });
    expect(table.refused('0', 'create', 'infantry', 81)).toBe('MALFORMED');
    expect(table.refused('0', 'create', 'infantry', -1)).toBe('MALFORMED');
    expect(table.refused('0', 'create', 'infantry', 80)).toBe('BAD_ARG');
    expect(table.refused('0', 'create', 'infantry', 18)).toBe('BAD_ARG');
    expect(table.refused('0', 'create', 'infantry', 17)).toBe('NO_SOURCE');
    expect(table.refused('0', 'moveUnit', 18, 0)).toBe('WRONG_STEP');
    expect(table.refused('0', 'build', 0)).toBe('UNKNOWN_MOVE');
  });

  test('eight squares may be named as supporters, nine are malformed', () => {
    const table = lay({ step: 'combat', pieces: { A9: '0 infantry', B3: '1 village' } });
    const squares = (count: number) => Array.from({ length: count }, (_, square) => square);
    expect(table.refused('0', 'battle', 'A9', 'B3', squares(9))).toBe('MALFORMED');
    expect(table.refused('0', 'battle', 'A9', 'B3', squares(8))).not.toBe('MALFORMED');
  });

  test('answers name a square of this map too', () => {
    const militia = lay({ step: 'combat', pieces: { A9: '0 village', A8: '0 infantry', B3: '1 village' } });
    militia.dice(3).act('0', 'endCombat');
    expect(militia.refused('0', 'placeMilitia', 'C1')).toBe('BAD_ARG');
    const cities = { A9: '0 city', A7: '0 city', A8: '0 infantry', B3: '1 village' };
    const riots = lay({ step: 'combat', pieces: cities }).dice(6).act('0', 'endCombat');
    expect(riots.refused('0', 'chooseRiot', 'C1')).toBe('BAD_ARG');
    expect(riots.refused('0', 'chooseRiot', 'A8')).toBe('NOT_CANDIDATE');
  });

  test('while a question is open only giving up is possible', () => {
    const fight = { A3: '0 tank', A2: '0 tank', B9: '1 hover', B8: '1 hover' };
    const asked = lay({ step: 'combat', pieces: { A9: '0 village', B3: '1 village', ...fight } });
    asked.dice(6, 1).act('0', 'battle', 'A3', 'B9', ['A2']);
    for (const [move, args] of MOVES.filter(([name]) => name !== 'chooseCasualty')) {
      expect(asked.refused('0', move, ...args)).toBe('WRONG_STEP');
    }
    expect(asked.moves('0')).toEqual(['chooseCasualty']);
    for (const seat of ['0', '1']) expect(asked.refused(seat, 'concede')).toBeNull();
  });

  test('in the setup each placement is for the seat of the queue and its task alone', () => {
    const table = dealt({}, 2, [6, 1]);
    expect(table.refused('1', 'placeFreeVillage', 'A1')).toBe('NOT_YOUR_TURN');
    for (const [move, args] of MOVES.slice(1)) expect(table.refused('0', move, ...args)).toBe('WRONG_STEP');
    expect(table.moves('1')).toEqual([]);
  });
});
