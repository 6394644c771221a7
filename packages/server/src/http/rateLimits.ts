import type { ServerCode } from '@lantern/protocol/apiError';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from '../config';
import { refusedFor } from '../refusals';

/** Counts what single addresses do. */
export interface Limiter {
  /** Throws `TOO_MANY_REQUESTS`. */
  countRequest(address: string): Promise<void>;
  /** Throws `TOO_MANY_ROOMS`. */
  countRoom(address: string): Promise<void>;
  /** A look into the past of a match, which costs more than others. Throws `TOO_MANY_REQUESTS`. */
  countLookBack(address: string): Promise<void>;
}

/** Looks into the past that one address may take in a minute: scrubbing through several long matches stays within. */
const LOOKS_PER_MINUTE = 120;

export function createLimiter(limits: Limits): Limiter {
  const requests = new RateLimiterMemory({ points: limits.requestsPerMinute, duration: 60 });
  const rooms = new RateLimiterMemory({ points: limits.roomsPerHour, duration: 3600 });
  const looks = new RateLimiterMemory({ points: LOOKS_PER_MINUTE, duration: 60 });
  return {
    countRequest: (address) => count(requests, address, 'TOO_MANY_REQUESTS'),
    countRoom: (address) => count(rooms, address, 'TOO_MANY_ROOMS'),
    countLookBack: (address) => count(looks, address, 'TOO_MANY_REQUESTS'),
  };
}

async function count(limiter: RateLimiterMemory, address: string, code: ServerCode): Promise<void> {
  try {
    await limiter.consume(household(address));
  } catch (over) {
    throw refusedFor(code, (over as RateLimiterRes).msBeforeNext);
  }
}

/** One IPv6 household has a whole /64 of addresses; an IPv4 address counts as itself, however it is written. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
