import { createLimiter, type Limiter } from './rateLimits';

let limiter: Limiter;
beforeEach(() => {
  jest.useFakeTimers();
  limiter = createLimiter({ requestsPerMinute: 3, roomsPerHour: 2 });
});
afterEach(() => void jest.useRealTimers());

/** The code of the refusal; undefined if the request passes. */
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
  { what: 'looks at all rooms', count: 'countDesk', most: 60, lasts: minutes(1), code: 'TOO_MANY_REQUESTS' },
  { what: 'encrypted keys', count: 'countBundle', most: 30, lasts: minutes(60), code: 'TOO_MANY_REQUESTS' },
  { what: 'secrets of copies', count: 'countTry', most: 10, lasts: minutes(2), code: 'TOO_MANY_TRIES' },
] as const)('$what of one address', ({ count, most, lasts, code }) => {
  beforeEach(async () => {
    for (let time = 0; time < most; time++) await limiter[count]('1.1.1.1');
  });

  it('pass up to the limit, and are then refused', async () => {
    expect(await refusal(limiter[count]('1.1.1.1'))).toBe(code);
  });

  it('do not count for another address', async () => {
    expect(await refusal(limiter[count]('1.1.1.2'))).toBeUndefined();
  });

  it('pass again when the time is over, and not before', async () => {
    jest.advanceTimersByTime(lasts - 1);
    expect(await refusal(limiter[count]('1.1.1.1'))).toBe(code);
    jest.advanceTimersByTime(1);
    expect(await refusal(limiter[count]('1.1.1.1'))).toBeUndefined();
  });
});
