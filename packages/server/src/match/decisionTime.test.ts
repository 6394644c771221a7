import type { AnyModule, Clock } from '@lantern/games/module';
import { closedBy, spentOn, type TimeUsed, timeAfterMove, timeAfterTakeBack } from './decisionTime';

/** As much of a game's state as its clock looks at. */
interface State {
  clock: Clock | undefined;
  owing: readonly string[];
}

const game = {
  clock: ({ clock }: State) => clock,
  view: ({ owing }: State, seat: string) => ({ mustDecide: owing.includes(seat) }),
} as unknown as AnyModule;

const NOW = 1_000_000;

/** An open decision, of ten seconds unless told otherwise, that these seats owe. */
const decision = (decisionId: number, owing: string | readonly string[] = '0', more: Partial<Clock> = {}): State => ({
  clock: { decisionId, seconds: 10, ...more },
  owing: typeof owing === 'string' ? [owing] : owing,
});
const UNTIMED: State = { clock: undefined, owing: ['0'] };

/** A match whose decision has been open for so long. */
const since = (ago: number, G: State, time?: TimeUsed) => ({
  state: { G, ctx: { numPlayers: 2 }, ...(time && { time }) },
  decidedAt: NOW - ago,
});
/** What is used of the next decision when it begins, and the time that is kept. */
const after = (before: ReturnType<typeof since>, next: State) => {
  const { decidedAt, time } = timeAfterMove(game, before, next, NOW);
  return [NOW - decidedAt, time];
};

test('of a decision nothing to all of its time is used, and nothing of one without a clock', () => {
  const spent = (ago: number, G: State) => spentOn(game, since(ago, G), NOW);
  expect([-5, 0, 1, 9999, 10_000, 10_001].map((ago) => spent(ago, decision(1)))).toEqual([
    0, 0, 1, 9999, 10_000, 10_000,
  ]);
  expect(spent(5, UNTIMED)).toBe(0);
});

describe('after a move', () => {
  it('the same decision goes on, and one of the same budget', () => {
    const time = { origin: 7 };
    expect(after(since(300, decision(1), time), decision(1))).toEqual([300, time]);
    const budget = { budget: 'x' };
    expect(after(since(300, decision(1, '0', budget)), decision(2, '0', budget))).toEqual([300, undefined]);
    expect(after(since(300, UNTIMED), UNTIMED)).toEqual([300, undefined]);
  });

  it('another decision has its whole time', () => {
    expect(after(since(300, decision(1)), decision(2))).toEqual([0, undefined]);
    expect(after(since(300, decision(1)), decision(2, '0', { budget: 'x' }))).toEqual([0, { shared: {} }]);
    expect(after(since(300, decision(1, '0', { budget: 'x' })), decision(2))).toEqual([0, undefined]);
  });

  it('a budget goes on with what was used of it at most, while others are between', () => {
    const [x, y] = [decision(1, '0', { budget: 'x' }), decision(2, '1', { budget: 'y' })];
    expect(after(since(300, x), y)).toEqual([0, { shared: { x: 300 } }]);
    expect(after(since(200, y, { shared: { x: 300 } }), decision(3, '0', { budget: 'x' }))).toEqual([
      300,
      { shared: { x: 300, y: 200 } },
    ]);
    expect(after(since(100, x, { shared: { x: 300 } }), y)).toEqual([0, { shared: { x: 300 } }]);
    expect(after(since(400, x, { shared: { x: 300 } }), y)).toEqual([0, { shared: { x: 400 } }]);
  });

  it('a decision that comes again has what was used of it, the next one what was used of that', () => {
    const time = { undone: { '0': [300, 200], '1': [100] } };
    expect(after(since(50, decision(1, '1'), time), decision(2))).toEqual([
      300,
      { undone: { '0': [200], '1': [100] } },
    ]);
    const last = { undone: { '0': [300] } };
    expect(after(since(50, decision(1, '1'), last), decision(2))).toEqual([300, undefined]);
  });

  it('what was used beyond the whole time of a decision counts against the next of its seat', () => {
    const time = { undone: { '0': [2500, 200] } };
    expect(after(since(50, decision(1, '1'), time), decision(2, '0', { seconds: 1 }))).toEqual([
      1000,
      { undone: { '0': [1500, 200] } },
    ]);
  });

  it('a single millisecond beyond it counts as well, and nothing where nothing is left', () => {
    const again = (spent: number) =>
      after(since(50, decision(1, '1'), { undone: { '0': [spent] } }), decision(2, '0', { seconds: 1 }));
    expect(again(1001)).toEqual([1000, { undone: { '0': [1] } }]);
    expect(again(1000)).toEqual([1000, undefined]);
    const none = { undone: { '0': [300, 0] } };
    expect(after(since(50, decision(1, '1'), none), decision(2))).toEqual([300, undefined]);
  });

  it('a budget of which nothing was used is whole', () => {
    const x = decision(1, '0', { budget: 'x' });
    expect(after(since(0, x), decision(2, '1', { budget: 'y' }))).toEqual([0, { shared: { x: 0 } }]);
  });

  it('a decision that several owe, or another seat, is none that comes again', () => {
    const time = { undone: { '0': [300] } };
    expect(after(since(50, decision(1), time), decision(2, ['0', '1']))).toEqual([0, time]);
    expect(after(since(50, decision(1), time), decision(2, '1'))).toEqual([0, time]);
  });
});

test('a decision is closed by the seat that owed it alone, with the time it used', () => {
  const closed = (before: State, next: State) => closedBy(game, since(300, before), next, NOW);
  expect(closed(decision(1), decision(2))).toEqual({ seat: '0', spent: 300 });
  expect(closed(decision(1), decision(1))).toBeUndefined();
  expect(closed(decision(1, ['0', '1']), decision(2))).toBeUndefined();
  expect(closed(decision(1, []), decision(2))).toBeUndefined();
});

describe('after a take-back', () => {
  /** Seat 0 takes back a move for which it had used a second; then came decisions of its own of so many milliseconds. */
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

  it('the decision has the time that was left, and keeps the number it had at first', () => {
    expect(takenBack(since(300, decision(2, '1')))).toEqual([1000, { origin: 1 }]);
    expect(takenBack(since(300, decision(2, '1')), [], { origin: 5 })).toEqual([1000, { origin: 5 }]);
  });

  it('what the seat has used of its decisions since stays used when they come again', () => {
    expect(takenBack(since(300, decision(2, '1')), [400])).toEqual([1000, { undone: { '0': [400] }, origin: 1 }]);
    expect(takenBack(since(300, decision(2, '0')), [400])).toEqual([1000, { undone: { '0': [400, 300] }, origin: 1 }]);
    const undone = { '0': [200], '1': [50] };
    expect(takenBack(since(300, decision(2, '0'), { undone }), [400])).toEqual([
      1000,
      { undone: { '0': [400, 300, 200] }, origin: 1 },
    ]);
  });

  it('of what was undone before and now the longer counts', () => {
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

  it('the same decision goes on as it is, whatever its number is now', () => {
    expect(takenBack(since(300, decision(2), { origin: 1 }))).toEqual([300, { origin: 1 }]);
    expect(takenBack(since(300, decision(9)))).toEqual([300, undefined]);
    expect(takenBack(since(300, decision(9), { origin: 4 }))).toEqual([300, { origin: 1 }]);
  });

  it('no budget gains by it: what was used of one at most counts', () => {
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

  it('nobody has less than nothing left', () => {
    expect(takenBack(since(300, decision(2, '1')), [], {}, decision(9, '0', { seconds: 0.5 }))).toEqual([
      500,
      { origin: 1 },
    ]);
  });
});
