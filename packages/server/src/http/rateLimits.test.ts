import { createLimiter, household, type Limiter } from './rateLimits';

let limiter: Limiter;
beforeEach(() => {
  jest.useFakeTimers();
  limiter = createLimiter({ requestsPerMinute: 3, roomsPerHour: 2 });
});
afterEach(() => void jest.useRealTimers());

/** The code with which something is refused; nothing if it is let through. */
async function refusal(counted: Promise<void>): Promise<unknown> {
  return counted.then(
    () => undefined,
    ({ body }) => body.code,
  );
}

const minutes = (count: number) => count * 60_000;

describe.each([
  { what: 'requests', count: 'countRequest', most: 3, lasts: minutes(1), code: 'TOO_MANY_REQUESTS' },
  { what: 'rooms', count: 'countRoom', most: 2, lasts: minutes(60), code: 'TOO_MANY_ROOMS' },
  { what: 'looks into the past', count: 'countLookBack', most: 120, lasts: minutes(1), code: 'TOO_MANY_REQUESTS' },
] as const)('$what of one address', ({ count, most, lasts, code }) => {
  beforeEach(async () => {
    for (let time = 0; time < most; time++) await limiter[count]('1.1.1.1');
  });

  it('are let through up to the limit, and then refused', async () => {
    expect(await refusal(limiter[count]('1.1.1.1'))).toBe(code);
  });

  it('do not count for another address', async () => {
    expect(await refusal(limiter[count]('1.1.1.2'))).toBeUndefined();
  });

  it('are let through again when the time is over, not before', async () => {
    jest.advanceTimersByTime(lasts - 1);
    expect(await refusal(limiter[count]('1.1.1.1'))).toBe(code);
    jest.advanceTimersByTime(1);
    expect(await refusal(limiter[count]('1.1.1.1'))).toBeUndefined();
  });
});

it.each([
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the household of %s is %s', (address, expected) => expect(household(address)).toBe(expected));
