import * as v from 'valibot';
import { checkMove, legalMoves, type Move, type Moves, moveNamed, noArgs, refusal } from './move';

interface State {
  coins: number;
}

const take: Move<State, State, readonly [number]> = {
  args: v.strictTuple([v.pipe(v.number(), v.integer())]),
  candidates: () => [[1], [2], [3]],
  refuse: (view, _seat, [count]) =>
    count > view.coins ? refusal('TOO_FEW', 'R2', { count, coins: view.coins }) : undefined,
  apply: ({ state }, _seat, [count]) => {
    state.coins -= count;
  },
  conceals: 'nothing',
};

const pass: Move<State, State> = {
  args: noArgs,
  candidates: (_view, seat) => (seat === '0' ? [[]] : []),
  refuse: (_view, seat) => (seat === '0' ? undefined : refusal('NOT_YOUR_DECISION')),
  apply: () => {},
  conceals: 'nothing',
};

const moves: Moves<State, State> = { take, pass };
const view = { coins: 2 };

describe('checking a move', () => {
  test('a legal move gives its checked arguments', () => {
    expect(checkMove(moves, view, '0', { move: 'take', args: [2] })).toEqual({ args: [2] });
    expect(checkMove(moves, view, '0', { move: 'pass', args: [] })).toEqual({ args: [] });
  });

  test('an unknown name is UNKNOWN_MOVE, including names of Object', () => {
    for (const move of ['steal', '', 'toString', 'constructor', '__proto__', 'hasOwnProperty']) {
      expect(checkMove(moves, view, '0', { move, args: [] })).toEqual({ refusal: { code: 'UNKNOWN_MOVE' } });
      expect(moveNamed(moves, move)).toBeUndefined();
    }
  });

  test('arguments of another form are MALFORMED before any rule is asked', () => {
    const bad: unknown[][] = [[], [1, 2], ['1'], [1.5], [null], [{}], [[1]]];
    for (const args of bad) {
      expect(checkMove(moves, view, '0', { move: 'take', args })).toEqual({ refusal: { code: 'MALFORMED' } });
    }
    expect(checkMove(moves, view, '0', { move: 'pass', args: [undefined] })).toEqual({
      refusal: { code: 'MALFORMED' },
    });
  });

  test('checked arguments stay the same on their way through JSON, also where optional ones were not given', () => {
    const optional: Move<State, State, readonly [number, number?]> = {
      ...take,
      args: v.strictTuple([v.number(), v.optional(v.number())]),
    };
    for (const args of [[1], [1, 2]]) {
      expect(checkMove({ optional }, view, '0', { move: 'optional', args })).toStrictEqual({ args });
    }
  });

  test('a rule refuses with its code, its numbers and its paragraph', () => {
    expect(checkMove(moves, view, '0', { move: 'take', args: [3] })).toEqual({
      refusal: { code: 'TOO_FEW', rule: 'R2', params: { count: 3, coins: 2 } },
    });
  });

  test('a refusal without rule or numbers has its code alone', () => {
    expect(refusal('NO')).toEqual({ code: 'NO' });
    expect(refusal('NO', 'R1')).toEqual({ code: 'NO', rule: 'R1' });
    expect(refusal('NO', undefined, { key: 'x' })).toEqual({ code: 'NO', params: { key: 'x' } });
  });
});

describe('legal moves', () => {
  test('are the candidates that are not refused, for the seat that asks', () => {
    expect(legalMoves(moves, view, '0')).toEqual([
      { move: 'take', args: [1] },
      { move: 'take', args: [2] },
      { move: 'pass', args: [] },
    ]);
    expect(legalMoves(moves, view, '1').map((choice) => choice.move)).toEqual(['take', 'take']);
    expect(legalMoves(moves, { coins: 0 }, '1')).toEqual([]);
  });
});
