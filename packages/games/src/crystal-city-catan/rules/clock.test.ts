import { localMatch } from '../../kit/play';
import { seededRandom } from '../../kit/random';
import { crystalCityCatan } from '../game';
import type { State } from '../state';
import { clock } from './clock';
import { colonyOf } from './colony';

/** A turn in which seat 0 may build and trade. */
function building(): State {
  const { state } = localMatch(crystalCityCatan, 2, { decisionSeconds: 30 }, seededRandom('clock'));
  return { ...structuredClone(state), step: 'build', active: '0', trade: null };
}

const offer = { give: { M: 1 }, get: { C: 1 }, counters: 0 } as unknown as NonNullable<State['trade']>;
const budget = (state: State) => clock(state)?.budget;

test('R10 an offer that is taken back or declined gives its player no new time, and the other none for the next', () => {
  const free = building();
  const offered: State = { ...free, trade: { ...offer, from: '0' }, decisionId: free.decisionId + 1 };
  const again: State = { ...free, decisionId: free.decisionId + 2 };
  expect(budget(again)).toBe(budget(free));
  expect(budget(offered)).not.toBe(budget(free));
  expect(budget({ ...offered, decisionId: free.decisionId + 3 })).toBe(budget(offered));
});

test('R10 whoever answers has a time of their own, and each turn and each change of a colony gives a new one', () => {
  const free = building();
  expect(budget({ ...free, turnNo: free.turnNo + 1 })).not.toBe(budget(free));
  const built = structuredClone(free);
  colonyOf(built, '0').stock[1] -= 1;
  expect(budget(built)).not.toBe(budget(free));
});

test('no clock runs where the option is 0', () => {
  const free = building();
  expect(clock({ ...free, options: { ...free.options, decisionSeconds: 0 } })).toBeUndefined();
});
