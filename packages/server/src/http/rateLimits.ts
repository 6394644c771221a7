import type { ServerCode } from '@lantern/protocol/apiError';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../config';
import { refusedFor } from '../refusals';

/** Counts the actions of each household, as named by `household`. */
export interface Limiter {
  /** Throws `TOO_MANY_REQUESTS`. */
  countRequest(address: string): Promise<void>;
  /** Throws `TOO_MANY_ROOMS`. */
  countRoom(address: string): Promise<void>;
  /** Counts a look into the past of a match, which costs more than other requests. Throws `TOO_MANY_REQUESTS`. */
  countLookBack(address: string): Promise<void>;
  /** Counts a request for all rooms of a browser. Throws `TOO_MANY_REQUESTS`. */
  countDesk(address: string): Promise<void>;
  /** Counts a new bundle of sealed keys. Throws `TOO_MANY_REQUESTS`. */
  countBundle(address: string): Promise<void>;
  /** Counts a report to the operator. Throws `TOO_MANY_REPORTS`. */
  countReport(address: string): Promise<void>;
  /** Throws `TOO_MANY_TRIES` if this address has shown too many wrong tokens of the operator. */
  requireOperatorTries(address: string): Promise<void>;
  /** Counts a wrong token of the operator. */
  countOperatorTry(address: string): Promise<void>;
  /** Counts an attempt to type the secret of a copy of keys. Throws `TOO_MANY_TRIES`. */
  countTry(address: string): Promise<void>;
}

/** Maximum number of looks into the past by one address in a minute, enough to scrub through several long matches. */
const LOOKS_PER_MINUTE = 120;

/** Maximum number of requests for all rooms of a browser, by one address in a minute. */
const DESKS_PER_MINUTE = 60;

/** Maximum number of new bundles of sealed keys, by one address in an hour. */
const BUNDLES_PER_HOUR = 30;

/** Maximum number of reports by one address in an hour, in all rooms. */
const REPORTS_PER_HOUR = 20;

/** Maximum number of wrong operator tokens by one address in ten minutes. */
const OPERATOR_TRIES = 10;

/** Maximum number of attempts at secrets of copies by one address in two minutes. */
const MAX_ATTEMPTS = 10;

export function createLimiter(limits: Limits): Limiter {
  const requests = new RateLimiterMemory({ points: limits.requestsPerMinute, duration: 60 });
  const rooms = new RateLimiterMemory({ points: limits.roomsPerHour, duration: 3600 });
  const looks = new RateLimiterMemory({ points: LOOKS_PER_MINUTE, duration: 60 });
  const desks = new RateLimiterMemory({ points: DESKS_PER_MINUTE, duration: 60 });
  const bundles = new RateLimiterMemory({ points: BUNDLES_PER_HOUR, duration: 3600 });
  const reports = new RateLimiterMemory({ points: REPORTS_PER_HOUR, duration: 3600 });
  const tries = new RateLimiterMemory({ points: MAX_ATTEMPTS, duration: 120 });
  const operatorTries = new RateLimiterMemory({ points: OPERATOR_TRIES, duration: 600 });
  return {
    countRequest: (address) => count(requests, address, 'TOO_MANY_REQUESTS'),
    countRoom: (address) => count(rooms, address, 'TOO_MANY_ROOMS'),
    countLookBack: (address) => count(looks, address, 'TOO_MANY_REQUESTS'),
    countDesk: (address) => count(desks, address, 'TOO_MANY_REQUESTS'),
    countBundle: (address) => count(bundles, address, 'TOO_MANY_REQUESTS'),
    countReport: (address) => count(reports, address, 'TOO_MANY_REPORTS'),
    requireOperatorTries: async (address) => {
      const tried = await operatorTries.get(address);
      if (tried && tried.remainingPoints <= 0) throw refusedFor('TOO_MANY_TRIES', tried.msBeforeNext);
    },
    countOperatorTry: (address) => count(operatorTries, address, 'TOO_MANY_TRIES'),
    countTry: (address) => count(tries, address, 'TOO_MANY_TRIES'),
  };
}

async function count(limiter: RateLimiterMemory, address: string, code: ServerCode): Promise<void> {
  try {
    await limiter.consume(address);
  } catch (over) {
    throw refusedFor(code, (over as RateLimiterRes).msBeforeNext);
  }
}
