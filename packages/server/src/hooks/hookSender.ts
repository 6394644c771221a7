import type { HookPost } from '@lantern/protocol/hooks';
import { DAY } from '@lantern/protocol/timeUnits';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { DayCounters } from '../metrics/dayCounters';
import type { HookRecord, HookStore } from '../store/hooks';
import { postTo } from './hookPost';
import { type HookHosts, hookTarget, isListed } from './hookTarget';
import { type HookConnection, safePost } from './safePost';

export interface HookSenderParts {
  store: Pick<HookStore, 'posted'>;
  hosts: HookHosts;
  connection: HookConnection;
  counters: Pick<DayCounters, 'called'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** Maximum number of posts to one host in a minute, over all rooms; several servers count separately. */
export const POSTS_PER_MINUTE = 60;

/** Maximum number of simultaneous posts. */
const AT_ONCE = 30;

/**
 * Number of consecutive failures after which a channel is switched off; with these statuses it is switched off at once.
 */
const MOST_FAILS = 10;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Maximum delay that the server of a channel may request, in milliseconds. */
const LONGEST_WAIT = DAY;

/** Posts in the channels of rooms, and stores the outcome. */
export class HookSender {
  readonly #parts: HookSenderParts;
  readonly #limit = new RateLimiterMemory({ points: POSTS_PER_MINUTE, duration: 60 });
  #underWay = 0;

  constructor(parts: HookSenderParts) {
    this.#parts = parts;
  }

  /** Whether posts to this channel have to wait, so that neither its host nor this server is flooded. */
  async isBusy({ url }: HookRecord): Promise<boolean> {
    const posted = await this.#limit.get(new URL(url).host);
    return this.#underWay >= AT_ONCE || (posted?.consumedPoints ?? 0) >= POSTS_PER_MINUTE;
  }

  /**
   * Posts in a channel. Rejects only if the outcome cannot be stored.
   * @returns the channel after the post
   */
  async send(hook: HookRecord, post: HookPost): Promise<HookRecord> {
    this.#underWay++;
    try {
      const after = await this.#sent(hook, post);
      const { store, counters } = this.#parts;
      counters.called('hook', after.fault === null ? 'sent' : GONE.has(after.fault) ? 'gone' : 'failed');
      await store.posted(after);
      return after;
    } finally {
      this.#underWay--;
    }
  }

  async #sent(hook: HookRecord, post: HookPost): Promise<HookRecord> {
    const { hosts, connection, wallTime } = this.#parts;
    const now = wallTime();
    const url = targetOf(hook, hosts);
    if (!url) return failed(hook, 0, now);
    await this.#limit.consume(url.host).catch(() => undefined);
    const request = { ...postTo(hook, url, post, now), mayBePrivate: isListed(url, hosts) };
    const { status, wait } = await safePost(request, connection);
    const notBefore = Math.max(hook.notBefore, now + Math.min(wait, LONGEST_WAIT));
    if (status >= 200 && status < 300) return { ...hook, notBefore, fails: 0, fault: null, offAt: null };
    return failed({ ...hook, notBefore }, status, now);
  }
}

/** The address of a channel; undefined if the operator no longer allows it. */
function targetOf({ kind, url }: HookRecord, hosts: HookHosts): URL | undefined {
  try {
    return hookTarget(kind, url, hosts);
  } catch {
    return undefined;
  }
}

function failed(hook: HookRecord, fault: number, now: number): HookRecord {
  const fails = hook.fails + 1;
  return { ...hook, fails, fault, offAt: GONE.has(fault) || fails >= MOST_FAILS ? (hook.offAt ?? now) : hook.offAt };
}
