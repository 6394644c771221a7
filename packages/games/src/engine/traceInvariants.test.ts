import { pebbles } from '../../test/pebbles';
import { seededRandom } from '../kit/random';
import type { AnyModule } from '../module';
import { localMatch } from './localMatch';
import { traceInvariants } from './traceInvariants';

type Numbers = { decisionId: number; nextId?: number; window?: { id: number } | null };

const dealt = () => localMatch(pebbles, 2, {}, seededRandom('trace')).state;

/** The violated invariants at each state, in order. */
function broken(module: AnyModule, ...states: unknown[]): string[][] {
  const check = traceInvariants(module);
  return states.map((state) => check(state));
}

describe('numbers', () => {
  const numbered = (numbers: Numbers) => ({ ...dealt(), ...numbers });

  test('may stay and rise', () => {
    const states = [{ decisionId: 1 }, { decisionId: 1 }, { decisionId: 3 }].map(numbered);
    expect(broken(pebbles, ...states).flat()).toEqual([]);
  });

  test('of decisions never fall, whatever lies between', () => {
    const states = [{ decisionId: 3 }, { decisionId: 2 }].map(numbered);
    expect(broken(pebbles, ...states)).toEqual([[], ['decisionId falls from 3 to 2']]);
  });

  test('of windows never fall, also when none was open between', () => {
    const states = [
      { decisionId: 1, window: { id: 5 } },
      { decisionId: 2, window: null },
      { decisionId: 3, window: { id: 4 } },
    ].map(numbered);
    expect(broken(pebbles, ...states)).toEqual([[], [], ['window falls from 5 to 4']]);
  });
});

describe('a seat that owes a new decision', () => {
  const asking = (seat: string, decisionId: number) => ({ ...dealt(), seat, decisionId });

  test('owes it under a new number', () => {
    expect(broken(pebbles, asking('0', 1), asking('1', 2)).flat()).toEqual([]);
  });

  test('breaks the law under the number of another decision', () => {
    expect(broken(pebbles, asking('0', 1), asking('1', 1))).toEqual([[], ['seat 1 owes take again under decision 1']]);
  });

  test('may owe the same decision again under the same number', () => {
    const changedItsMind = broken(pebbles, asking('0', 1), {
      ...asking('0', 1),
      result: { reason: 'last', winners: [] },
    });
    expect(changedItsMind.flat()).toEqual([]);
  });
});
