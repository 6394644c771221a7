import { type Moves, noArgs, refusal } from './move';
import { seededRandom } from './random';
import { takeDefault } from './timeOut';

interface Count {
  count: number;
}

/** One move: it counts up to 1. */
const moves: Moves<Count, Count> = {
  step: {
    args: noArgs,
    candidates: () => [[]],
    refuse: ({ count }) => (count > 0 ? refusal('TOO_HIGH') : undefined),
    apply: ({ state }) => {
      state.count += 1;
    },
  },
};
const table = () => ({ state: { count: 0 }, random: seededRandom('defaults') });
const step = { move: 'step', args: [] };

describe('the default of a seat whose time is up', () => {
  test('is made if it is legal', () => {
    const given = table();
    takeDefault(moves, given, given.state, '0', step);
    expect(given.state.count).toBe(1);
  });

  test('is an error that names seat, move and refusal if it is refused, and changes nothing', () => {
    const given = { ...table(), state: { count: 1 } };
    expect(() => takeDefault(moves, given, given.state, '2', step)).toThrow(/seat 2.*"step".*TOO_HIGH/);
    expect(() => takeDefault(moves, given, given.state, '2', { move: 'fly', args: [] })).toThrow('UNKNOWN_MOVE');
    expect(given.state.count).toBe(1);
  });

  test('is an error that names the seat if there is none', () => {
    const given = table();
    expect(() => takeDefault(moves, given, given.state, '1', undefined)).toThrow('seat 1');
  });
});
