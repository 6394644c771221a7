import { HOUR } from '@lantern/protocol/timeUnits';
import type { RunningMatch } from '../match/runningMatch';
import { Clocks } from './decisionClocks';

const SECONDS = 90;

/** The parts of a match that a clock reads: a decision of ninety seconds. */
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
])('an open decision keeps its time when the system clock jumps %s', (_, jump) => {
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

test('after the clock was set back no decision gets more than its time', () => {
  clocks.follow(tableSince(Date.now() + HOUR), false);
  expect(remaining()).toBeLessThanOrEqual(SECONDS * 1000);
  expect(remaining()).toBeGreaterThan(0);
});

describe('a decision that goes on', () => {
  test('gets more time at once', () => {
    const match = tableSince(Date.now());
    clocks.follow(match, false);
    expect(clocks.follow(match, false, 2)).toBe(true);
    expect(clocks.of('m')).toMatchObject({ seconds: 2 * SECONDS });
    expect(remaining()).toBeGreaterThan(SECONDS * 1000);
  });

  test('gets the seconds of its announcement in addition to its multiple', () => {
    const match = tableSince(Date.now());
    expect(clocks.follow(match, false, 2, 5)).toBe(true);
    expect(clocks.of('m')).toMatchObject({ seconds: 2 * SECONDS + 5 });
  });

  test('keeps its time if the next one has less', () => {
    const match = tableSince(Date.now());
    clocks.follow(match, false, 2);
    expect(clocks.follow(match, false, 1)).toBe(false);
    expect(clocks.of('m')).toMatchObject({ seconds: 2 * SECONDS });
  });

  test('has no clock without a limit, even if the next one has a limit', () => {
    const match = tableSince(Date.now() - HOUR);
    expect(clocks.follow(match, false, Number.POSITIVE_INFINITY)).toBe(true);
    expect(clocks.of('m')).toBeNull();
    clocks.follow(match, false, 2);
    expect(clocks.of('m')).toBeNull();
  });
});

test('after the clock was put forward no decision has negative time', () => {
  clocks.follow(tableSince(Date.now() - HOUR), false);
  expect(remaining()).toBe(0);
});
