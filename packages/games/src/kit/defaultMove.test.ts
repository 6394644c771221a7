import * as v from 'valibot';
import { playDefault } from './defaultMove';
import { type Choice, type Move, refusal } from './move';

interface State {
  coins: number;
}

const take: Move<State, State, readonly [number]> = {
  args: v.strictTuple([v.number()]),
  candidates: () => [],
  refuse: (view, _seat, [count]) => (count > view.coins ? refusal('TOO_FEW') : undefined),
  apply: ({ state }, _seat, [count]) => {
    state.coins -= count;
  },
  conceals: 'nothing',
};

const random = { die: () => 1, shuffle: <T>(items: readonly T[]) => [...items] };

const rulesWith = (choice: Choice | undefined) => ({
  moves: { take },
  view: (state: State) => state,
  defaultMove: () => choice,
});

describe('the default move of a seat', () => {
  test('is made where it is legal', () => {
    const state = { coins: 2 };
    playDefault(rulesWith({ move: 'take', args: [2] }), { state, random }, '0');
    expect(state).toEqual({ coins: 0 });
  });

  test.each([
    ['refused', { move: 'take', args: [3] }, 'the default move take of seat 0 is refused: TOO_FEW'],
    ['malformed', { move: 'take', args: ['1'] }, 'the default move take of seat 0 is refused: MALFORMED'],
    ['unknown', { move: 'steal', args: [1] }, 'the default move steal of seat 0 is refused: UNKNOWN_MOVE'],
    ['missing', undefined, 'seat 0 owes a decision and has no default move'],
  ])('throws, naming seat, move and refusal, and changes nothing where it is %s', (_how, choice, message) => {
    const state = { coins: 2 };
    expect(() => playDefault(rulesWith(choice), { state, random }, '0')).toThrow(message);
    expect(state).toEqual({ coins: 2 });
  });
});
