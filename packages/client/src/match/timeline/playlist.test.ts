import type { AnyFact, CommonView } from '@lantern/games/module';
import { rollTime } from '../../art/dice/rollTime';
import type { Beats } from './beats';
import { MIN_BEAT_MS, playlist } from './playlist';

const beats: Beats<CommonView> = {
  blow: { dice: () => 2, hold: 700, weight: 3 },
  note: { hold: 300, weight: 1 },
  heal: { hold: (data) => data.amount * 100 },
};

const facts = (...kinds: string[]): AnyFact[] => kinds.map((kind, at) => ({ n: at + 1, kind, data: { amount: 5 } }));

const lengthOf = (plan: ReturnType<typeof playlist>) =>
  [...plan.values()].reduce((sum, { rolling, hold }) => sum + rolling + hold, 0);

test('if there is time, every beat has its normal length', () => {
  expect([...playlist(facts('blow', 'heal'), beats, 10_000)]).toEqual([
    [1, { rolling: rollTime(2), hold: 700 }],
    [2, { rolling: 0, hold: 500 }],
  ]);
});

test('a kind without a beat takes no time', () => {
  expect(playlist(facts('other', 'toString'), beats, 10_000).size).toBe(0);
});

test('beats that do not fit are shortened, and keep their order of lengths', () => {
  const plan = playlist(facts('blow', 'note', 'heal'), beats, 1000);
  expect(lengthOf(plan)).toBeCloseTo(1000);
  const [blow, note, heal] = [...plan.values()].map(({ rolling, hold }) => rolling + hold);
  expect(blow).toBeGreaterThan(heal as number);
  expect(heal).toBeGreaterThan(note as number);
  expect(note).toBeGreaterThanOrEqual(MIN_BEAT_MS);
});

test.each([
  [3 * MIN_BEAT_MS, [1, 2, 3]],
  [3 * MIN_BEAT_MS - 1, [1, 3]],
  [2 * MIN_BEAT_MS - 1, [1]],
  [MIN_BEAT_MS - 1, []],
])('in %i ms beats of little weight are dropped first', (budget, kept) => {
  expect([...playlist(facts('blow', 'note', 'heal'), beats, budget).keys()]).toEqual(kept);
});

test('at a calmer speed beats are longer', () => {
  expect(lengthOf(playlist(facts('note'), beats, 10_000, (time) => time * 2))).toBe(600);
});
