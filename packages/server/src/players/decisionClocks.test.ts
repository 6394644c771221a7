import type { RunningMatch } from '../match/api';
import { Clocks } from './decisionClocks';

const HOUR = 3_600_000;
const SECONDS = 90;

/** As much of a table as a clock looks at: a decision of ninety seconds. */
const tableSince = (since: number): RunningMatch =>
  ({
    id: 'm',
    frozen: false,
    result: () => null,
    clock: () => ({ decisionId: 1, seconds: SECONDS, since }),
  }) as unknown as RunningMatch;

let clocks: Clocks;
let expired: string[];

beforeEach(() => {
  expired = [];
  clocks = new Clocks((matchId) => expired.push(matchId));
});

afterEach(() => {
  clocks.stop('m');
  jest.restoreAllMocks();
});

const remaining = () => clocks.of('m')?.remaining ?? -1;

test.each([
  ['forward', HOUR],
  ['back', -HOUR],
])('a decision under way keeps its time when the clock of the machine jumps %s', (_, jump) => {
  const match = tableSince(Date.now());
  clocks.follow(match, false);
  const before = remaining();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + jump);
  expect(clocks.follow(match, false)).toBe(false);
  expect(remaining()).toBeLessThanOrEqual(before);
  expect(remaining()).toBeGreaterThan(0);
  expect(expired).toEqual([]);
});

test('after the clock was put back no decision gets more than its time', () => {
  clocks.follow(tableSince(Date.now() + HOUR), false);
  expect(remaining()).toBeLessThanOrEqual(SECONDS * 1000);
  expect(remaining()).toBeGreaterThan(0);
});

test('after the clock was put forward no decision has less than nothing', () => {
  clocks.follow(tableSince(Date.now() - HOUR), false);
  expect(remaining()).toBe(0);
});
