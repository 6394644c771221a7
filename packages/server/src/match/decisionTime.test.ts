import type { AnyModule, Clock } from '@lantern/games/module';
import { closedBy, spentOn, type TimeUsed, timeAfterMove, timeAfterTakeBack } from './decisionTime';

/** The part of a game's state that its clock reads. */
interface State {
  clock: Clock | undefined;
  owing: readonly string[];
}

const game = {
  clock: ({ clock }: State) => clock,
  view: ({ owing }: State, seat: string) => ({ mustDecide: owing.includes(seat) }),
} as unknown as AnyModule;

const NOW = 1_000_000;

/** An open decision that these seats owe, with ten seconds by default. */
const decision = (decisionId: number, owing: string | readonly string[] = '0', more: Partial<Clock> = {}): State => ({
  clock: { decisionId, seconds: 10, ...more },
  owing: typeof owing === 'string' ? [owing] : owing,
});
const UNTIMED: State = { clock: undefined, owing: ['0'] };

/** A match whose decision has been open for `ago` milliseconds. */
const since = (ago: number, G: State, time?: TimeUsed) => ({
  state: { G, ctx: { numPlayers: 2 }, ...(time && { time }) },
  decidedAt: NOW - ago,
});
/** The time used of the next decision when it begins, and the stored times. */
const after = (before: ReturnType<typeof since>, next: State) => {
  const { decidedAt, time } = timeAfterMove(game, before, next, NOW);
  return [NOW - decidedAt, time];
};

test('the time used for a decision is between zero and its whole time, and zero without a clock', () => {
  const spent = (ago: number, G: State) => spentOn(game, since(ago, G), NOW);
  expect([-5, 0, 1, 9999, 10_000, 10_001].map((ago) => spent(ago, decision(1)))).toEqual([
    0, 0, 1, 9999, 10_000, 10_000,
  ]);
  expect(spent(5, UNTIMED)).toBe(0);
});

describe('after a move', () => {
  it('the clock of the same decision or the same budget goes on', () => {
    const time = { origin: 7 };
    expect(after(since(300, decision(1), time), decision(1))).toEqual([300, time]);
    const budget = { budget: 'x' };
    expect(after(since(300, decision(1, '0', budget)), decision(2, '0', budget))).toEqual([300, undefined]);
    expect(after(since(300, UNTIMED), UNTIMED)).toEqual([300, undefined]);
  });

  it('another decision gets its whole time', () => {
    expect(after(since(300, decision(1)), decision(2))).toEqual([0, undefined]);
    expect(after(since(300, decision(1)), decision(2, '0', { budget: 'x' }))).toEqual([0, { shared: {} }]);
    expect(after(since(300, decision(1, '0', { budget: 'x' })), decision(2))).toEqual([0, undefined]);
  });

  it('a budget continues with the maximum used of it, even if other budgets come in between', () => {
    const [x, y] = [decision(1, '0', { budget: 'x' }), decision(2, '1', { budget: 'y' })];
    expect(after(since(300, x), y)).toEqual([0, { shared: { x: 300 } }]);
    expect(after(since(200, y, { shared: { x: 300 } }), decision(3, '0', { budget: 'x' }))).toEqual([
      300,
      { shared: { x: 300, y: 200 } },
    ]);
    expect(after(since(100, x, { shared: { x: 300 } }), y)).toEqual([0, { shared: { x: 300 } }]);
    expect(after(since(400, x, { shared: { x: 300 } }), y)).toEqual([0, { shared: { x: 400 } }]);
  });

  it('a repeated decision continues with the time used before, and so does the one after it', () => {
    const time = { undone: { '0': [300, 200], '1': [100] } };
    expect(after(since(50, decision(1, '1'), time), decision(2))).toEqual([
      300,
      { undone: { '0': [200], '1': [100] } },
    ]);
    const last = { undone: { '0': [300] } };
    expect(after(since(50, decision(1, '1'), last), decision(2))).toEqual([300, undefined]);
  });

  it('time used beyond the limit of a decision counts against the next one of its seat', () => {
    const time = { undone: { '0': [2500, 200] } };
    expect(after(since(50, decision(1, '1'), time), decision(2, '0', { seconds: 1 }))).toEqual([
      1000,
      { undone: { '0': [1500, 200] } },
    ]);
  });

  it('a single excess millisecond counts, and an entry without excess is dropped', () => {
    const again = (spent: number) =>
      after(since(50, decision(1, '1'), { undone: { '0': [spent] } }), decision(2, '0', { seconds: 1 }));
    expect(again(1001)).toEqual([1000, { undone: { '0': [1] } }]);
    expect(again(1000)).toEqual([1000, undefined]);
    const none = { undone: { '0': [300, 0] } };
    expect(after(since(50, decision(1, '1'), none), decision(2))).toEqual([300, undefined]);
  });

  it('an unused budget is whole', () => {
    const x = decision(1, '0', { budget: 'x' });
    expect(after(since(0, x), decision(2, '1', { budget: 'y' }))).toEqual([0, { shared: { x: 0 } }]);
  });

  it('a decision of several seats or of another seat is not a repeated one', () => {
    const time = { undone: { '0': [300] } };
    expect(after(since(50, decision(1), time), decision(2, ['0', '1']))).toEqual([0, time]);
    expect(after(since(50, decision(1), time), decision(2, '1'))).toEqual([0, time]);
  });
});

test('a decision is closed only by a seat that owed it alone, with the time it used', () => {
  const closed = (before: State, next: State) => closedBy(game, since(300, before), next, NOW);
  expect(closed(decision(1), decision(2))).toEqual({ seat: '0', spent: 300 });
  expect(closed(decision(1), decision(1))).toBeUndefined();
  expect(closed(decision(1, ['0', '1']), decision(2))).toBeUndefined();
  expect(closed(decision(1, []), decision(2))).toBeUndefined();
});

describe('after a take-back', () => {
  /**
   * Seat 0 takes back a move that took it one second, after which it made decisions that took `later` milliseconds
   * each.
   */
  const takenBack = (
    before: ReturnType<typeof since>,
    later: number[] = [],
    earlier: TimeUsed = {},
    next = decision(9),
  ) => {
    const to = { earlier: { G: decision(1), ctx: { numPlayers: 2 }, time: earlier }, after: next };
    const { decidedAt, time } = timeAfterTakeBack(game, before, to, { seat: '0', spent: 1000, later }, NOW);
    return [NOW - decidedAt, time];
  };

  it('the decision keeps its remaining time and its original id', () => {
    expect(takenBack(since(300, decision(2, '1')))).toEqual([1000, { origin: 1 }]);
    expect(takenBack(since(300, decision(2, '1')), [], { origin: 5 })).toEqual([1000, { origin: 5 }]);
  });

  it('time the seat has used for later decisions counts when they come again', () => {
    expect(takenBack(since(300, decision(2, '1')), [400])).toEqual([1000, { undone: { '0': [400] }, origin: 1 }]);
    expect(takenBack(since(300, decision(2, '0')), [400])).toEqual([1000, { undone: { '0': [400, 300] }, origin: 1 }]);
    const undone = { '0': [200], '1': [50] };
    expect(takenBack(since(300, decision(2, '0'), { undone }), [400])).toEqual([
      1000,
      { undone: { '0': [400, 300, 200] }, origin: 1 },
    ]);
  });

  it('of the times undone before and now the larger sum counts', () => {
    const before = { undone: { '0': [500, 100], '1': [50] } };
    expect(takenBack(since(300, decision(2, '1')), [400], before)).toEqual([1000, { ...before, origin: 1 }]);
    expect(takenBack(since(300, decision(2, '1')), [200, 400], before)).toEqual([
      1000,
      { undone: { '0': [200, 400], '1': [50] }, origin: 1 },
    ]);
    expect(takenBack(since(300, decision(2, '1')), [400, 300], before)).toEqual([
      1000,
      { undone: { '0': [400, 300], '1': [50] }, origin: 1 },
    ]);
  });

  it('the clock of the same decision goes on under another id', () => {
    expect(takenBack(since(300, decision(2), { origin: 1 }))).toEqual([300, { origin: 1 }]);
    expect(takenBack(since(300, decision(9)))).toEqual([300, undefined]);
    expect(takenBack(since(300, decision(9), { origin: 4 }))).toEqual([300, { origin: 1 }]);
  });

  it('no budget gains time: the maximum used of it counts', () => {
    const next = decision(9, '0', { budget: 'x' });
    const used = since(300, decision(2, '1', { budget: 'y' }), { shared: { x: 2000 } });
    expect(takenBack(used, [], { shared: { x: 500 } }, next)).toEqual([
      2000,
      { shared: { x: 2000, y: 300 }, origin: 1 },
    ]);
    expect(takenBack(used, [], { shared: { x: 3000 } }, next)).toEqual([
      3000,
      { shared: { x: 3000, y: 300 }, origin: 1 },
    ]);
    expect(takenBack(since(300, decision(2, '1')), [], {}, next)).toEqual([1000, { shared: {}, origin: 1 }]);
  });

  it('the remaining time is never negative', () => {
    expect(takenBack(since(300, decision(2, '1')), [], {}, decision(9, '0', { seconds: 0.5 }))).toEqual([
      500,
      { origin: 1 },
    ]);
  });
});
