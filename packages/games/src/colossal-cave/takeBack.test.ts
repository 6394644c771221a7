import { seededRandom } from '../kit/random';
import { colossalCave } from './game';
import { hiddenOf } from './rules/secrets';
import type { State } from './state';
import { lost, renumber, reshuffle } from './takeBack';

const dealt = (): State => colossalCave.setup({ ...defaults() }, 3, seededRandom('take-back'));
const defaults = () =>
  Object.fromEntries(
    Object.entries(colossalCave.options.rules).map(([key, rule]) => [key, rule.default]),
  ) as unknown as Parameters<typeof colossalCave.setup>[0];

test('R8.6 a window that is open again after a take-back is another one: an answer to the first is too late', () => {
  const state: State = { ...dealt(), window: { id: 4 }, nextId: 9 };
  renumber(state);
  expect([state.window, state.nextId]).toEqual([{ id: 9 }, 10]);
  const late = colossalCave.moves.respond?.refuse(colossalCave.view(state, '1'), '1', [4, { t: 'pass' }]);
  expect(late?.code).toBe('STALE_WINDOW');
});

test('R8.5 the player who changed a standing order since then has lost it, and nobody else', () => {
  const [before, now] = [dealt(), dealt()];
  hiddenOf(now).standing['1'] = { moves: 'pass', plays: 'ask', evenIfTargeted: false, until: 'forever' };
  expect(now.seats.map((seat) => lost(now, before, seat))).toEqual([[], ['order'], []]);
});

test('R8.6 a secret reaction given since then is lost; a lost pass is not reported', () => {
  const [before, now] = [dealt(), dealt()];
  hiddenOf(now).responses = { '0': { t: 'pass' }, '1': { t: 'magazines' }, '2': null };
  expect(now.seats.map((seat) => lost(now, before, seat))).toEqual([[], ['answer'], []]);
});

test('a draw pile of which a card was seen has the same cards in another order', () => {
  const state = dealt();
  const before = [...hiddenOf(state).draw];
  reshuffle({ state, random: seededRandom('other') });
  const after = hiddenOf(state).draw;
  expect(after).not.toEqual(before);
  expect([...after].sort()).toEqual([...before].sort());
});
