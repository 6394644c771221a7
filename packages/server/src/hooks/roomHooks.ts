import type { HookWish } from '@lantern/protocol/bodies';
import type { HookSet, Hooks, HookView } from '@lantern/protocol/hooks';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { refused, refusedFor } from '../refusals';
import { drawKey, keyFits } from '../rooms/access/keys';
import type { Rooms } from '../rooms/rooms';
import { hostName } from '../rooms/seats/seatRequestRules';
import { requireHost } from '../rooms/seats/seats';
import type { HookRecord } from '../store/hooks';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import type { HookCaller } from './hookCaller';
import type { HookSender } from './hookSender';
import { type HookHosts, hookTarget } from './hookTarget';

export interface RoomHooksParts {
  store: Pick<Store, 'hooks'>;
  rooms: Pick<Rooms, 'load' | 'visitors'>;
  hosts: HookHosts;
  caller: HookCaller;
  sender: HookSender;
}

/** Maximum number of new channels and tests of one room in a minute. */
const ACTS_PER_MINUTE = 10;

/** The channels of rooms, set by their hosts. Refusals are thrown as `Refused`. */
export class RoomHooks {
  readonly #parts: RoomHooksParts;
  readonly #acts = new RateLimiterMemory({ points: ACTS_PER_MINUTE, duration: 60 });

  constructor(parts: RoomHooksParts) {
    this.#parts = parts;
  }

  /** The channels of a room. Only the host sees their servers and their failures. Throws `NO_SUCH_ROOM`. */
  async of(code: string, key: unknown): Promise<Hooks> {
    const room = await this.#parts.rooms.load(code);
    return { on: this.#parts.hosts.length > 0, hooks: await this.#views(room, keyFits(room.hostKeyHash, key)) };
  }

  /** Adds a channel. Throws `NOT_HOST`, `HOOK_REFUSED`, `TOO_MANY_HOOKS`, `TOO_MANY_REQUESTS`. */
  async add(code: string, key: unknown, { kind, url, events, language }: HookWish): Promise<HookSet> {
    const { store, rooms, hosts } = this.#parts;
    const room = await this.#hosted(code, key);
    const target = hookTarget(kind, url, hosts);
    const secret = kind === 'json' ? drawKey() : '';
    const n = await store.hooks.add({
      roomCode: room.code,
      kind,
      url: target.href,
      secret,
      language,
      events: [...new Set(events)],
      setBy: hostName(room, await rooms.visitors(room)),
      notBefore: 0,
      fails: 0,
      fault: null,
      offAt: null,
    });
    if (n === undefined) throw refused('TOO_MANY_HOOKS');
    return { n, hooks: await this.#views(room, true), ...(secret && { secret }) };
  }

  /** Removes a channel, if it still exists. Throws `NOT_HOST`. */
  async remove(code: string, key: unknown, n: number): Promise<Hooks> {
    const { store, rooms } = this.#parts;
    const room = await rooms.load(code);
    requireHost(room, key);
    await store.hooks.remove(room.code, n);
    return this.of(code, key);
  }

  /**
   * Posts a test in a channel; a channel that was switched off is switched on if it succeeds. Throws `NOT_HOST`,
   * `TOO_MANY_REQUESTS`.
   */
  async test(code: string, key: unknown, n: number): Promise<Hooks> {
    const { store, caller, sender } = this.#parts;
    const room = await this.#hosted(code, key);
    const hook = (await store.hooks.ofRoom(room.code)).find((record) => record.n === n);
    if (hook) await sender.send(hook, await caller.postOf(hook, room, { event: 'test', seats: [] }));
    return this.of(code, key);
  }

  async #hosted(code: string, key: unknown): Promise<RoomRecord> {
    const room = await this.#parts.rooms.load(code);
    requireHost(room, key);
    await this.#acts.consume(room.code).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw refusedFor('TOO_MANY_REQUESTS', msBeforeNext);
    });
    return room;
  }

  async #views({ code }: RoomRecord, forHost: boolean): Promise<HookView[]> {
    return (await this.#parts.store.hooks.ofRoom(code)).map((hook) => viewOf(hook, forHost));
  }
}

/** A channel as shown to the host, or to everybody else: an allow-list. */
function viewOf({ n, kind, events, setBy, url, offAt, fault }: HookRecord, forHost: boolean): HookView {
  const off = offAt !== null;
  if (!forHost) return { n, kind, events, setBy, off };
  return { n, kind, events, setBy, off, server: new URL(url).host, ...(fault !== null && { fault }) };
}
