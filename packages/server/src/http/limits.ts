import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Limits } from '../config';
import { refused } from '../rooms/refused';

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
    async countRequest(address) {
      if (!(await allows(requests, address))) throw refused('TOO_MANY_REQUESTS');
    },
    async countRoom(address) {
      if (!(await allows(rooms, address))) throw refused('TOO_MANY_ROOMS');
    },
    async countLookBack(address) {
      if (!(await allows(looks, address))) throw refused('TOO_MANY_REQUESTS');
    },
  };
}

async function allows(limiter: RateLimiterMemory, address: string): Promise<boolean> {
  try {
    await limiter.consume(household(address));
    return true;
  } catch {
    return false;
  }
}

/** One IPv6 household has a whole /64 of addresses; an IPv4 address counts as itself, however it is written. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}
