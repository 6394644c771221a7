import { goalsOf } from './goals';

const reached = (measured: Parameters<typeof goalsOf>[0]) => goalsOf(measured).map((goal) => goal.reached);
const told = (lantern: number) => ({ lantern: [lantern], relay: [1] });

test('a change and a chat message may cost exactly twice as much as on a relay', () => {
  expect(reached({ change: told(2), remark: told(2) })).toEqual([true, true]);
  expect(reached({ change: told(2.01), remark: told(2) })).toEqual([false, true]);
  expect(reached({ change: told(2), remark: told(2.01) })).toEqual([true, false]);
});

test('moves beside the crowd may take a fifth longer, by the medians', () => {
  const beside = (crowd: number) => ({
    change: told(1),
    remark: told(1),
    beside: { crowd: [crowd, 99, 0], alone: [10] },
  });
  expect(reached(beside(12)).at(2)).toBe(true);
  expect(reached(beside(12.1)).at(2)).toBe(false);
});
