import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isSentence, type OrderSentence, type OrderValues } from '@lantern/games/kit/orders';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { GivenOrders } from '@lantern/protocol/orders';
import type { Tempo } from '@lantern/protocol/tempo';
import type { DayClockRecord } from '@lantern/server/src/store/days';
import type { Store } from '@lantern/server/src/store/store';
import { keptMatch } from '@lantern/server/src/testing/keptMatch';
import { browserKeys } from '../fuzz/recordedRequests';
import { openMatch, post } from '../rooms';
import { SeatPlayer } from '../seatPlayer';

/** The seat of the person; the others are bots. */
const PERSON = '0';

/** Interval between two queries, and the maximum wait. */
const POLL_INTERVAL_MS = 250;
const TIMEOUT_MS = 90_000;

/** A match over days of one person against bots. */
export interface DayMatch {
  module: AnyModule;
  code: string;
  seatKey: string;
  matchId: string;
  players: number;
}

/** One day for each turn, without a reserve, at any hour: every deadline is exactly a day later. */
const TEMPO: Tempo = {
  turn: 1,
  reserve: 0,
  nights: false,
  weekends: 'count',
  zone: 'Europe/Berlin',
  overdue: 'strict',
  routine: true,
};

/** The push address of the person of a match. */
export const addressOf = ({ code }: Pick<DayMatch, 'code'>): string => `/${code}/201`;

/**
 * Opens a room over days with a person subscribed to notifications, and starts its match.
 * @param push address of the push service
 */
export async function openDayMatch(server: string, module: AnyModule, push: string): Promise<DayMatch> {
  const seats = ['Ana', ...Array<null>(Math.max(2, module.players.min) - 1).fill(null)];
  const { code, keys, matchId, players } = await openMatch(server, module.id, seats, { tempo: TEMPO });
  const seatKey = keys[PERSON] ?? '';
  const mine = `${server}/api/rooms/${code}/seats/${PERSON}`;
  const address = { endpoint: `${push}${addressOf({ code })}`, keys: browserKeys() };
  await post(`${mine}/push`, { address, language: 'en' }, seatKey);
  await post(`${mine}/orders`, { orders: alwaysAsk(module) }, seatKey);
  return { module, code, seatKey, matchId, players };
}

/** Orders that leave every decision to the person, so that each deadline has an open decision. */
export function alwaysAsk({ orders }: AnyModule): GivenOrders {
  const asking = Object.entries<OrderValues | OrderSentence>(orders?.choices ?? {}).filter(
    ([, values]) => !isSentence(values) && values.includes('ask'),
  );
  return Object.fromEntries(asking.map(([key]) => [key, 'ask']));
}

/**
 * Whether a match waits for its person, without a stand-in. In an aside bots answer at once, in Colossal Cave without a
 * message to anybody.
 */
export function awaitsPerson({ kind, owing, seats }: DayClockRecord): boolean {
  return owing.includes(PERSON) && (owing.length === 1 || kind === 'aside') && !seats[PERSON]?.bot;
}

/** Consecutive turns that the person has missed. */
export const missed = (clock: DayClockRecord): number => clock.seats[PERSON]?.missed ?? 0;

/**
 * Waits until a match waits for its person, or is over.
 * @returns its clock; undefined once it is over
 */
export async function untilAwaited(store: Store, match: DayMatch): Promise<DayClockRecord | undefined> {
  for (const latest = performance.now() + TIMEOUT_MS; ; await pause(POLL_INTERVAL_MS)) {
    const clock = await keptMatch(store, match.matchId).clock();
    if (clock?.owing.length === 0) return undefined;
    // The server makes moves without alternatives some seconds later.
    if (clock && awaitsPerson(clock) && !clock.routine) return clock;
    if (performance.now() > latest) throw new Error(`${match.module.id}: nobody continues the match`);
  }
}

/** The person plays until the match waits for somebody else. */
export async function playTurn(server: string, store: Store, match: DayMatch, seed: string): Promise<void> {
  const place = { server, matchId: match.matchId, players: match.players, seat: PERSON, seatKey: match.seatKey };
  const player = new SeatPlayer(place, match.module, seededRandom(seed));
  try {
    const before = (await keptMatch(store, match.matchId).clock())?.seats[PERSON]?.missed;
    for (const latest = performance.now() + TIMEOUT_MS; ; await pause(20)) {
      const made = await player.play();
      const clock = await keptMatch(store, match.matchId).clock();
      if (!clock || !awaitsPerson(clock) || (made && before && missed(clock) === 0)) return;
      if (performance.now() > latest) throw new Error(`${match.module.id}: the person cannot move`);
    }
  } finally {
    player.leave();
  }
}

/** Milliseconds until noon in UTC, which is outside the quiet hours of Berlin. */
function untilNoon(): number {
  const noon = new Date();
  noon.setUTCHours(12, 0, 0, 0);
  return noon.getTime() - Date.now();
}

/** The wall clock of all servers; it starts at noon. */
export class WallTime {
  #ahead = untilNoon();

  /** @param file read by the servers */
  constructor(
    private readonly file: string,
    private readonly store: Store,
  ) {
    writeFileSync(file, String(this.#ahead));
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Lets time pass while servers are running. */
  async pass(milliseconds: number): Promise<void> {
    const { days } = this.store;
    this.#ahead += milliseconds;
    for (let stored = false; !stored; ) {
      const beat = { now: this.now(), before: (await days.course()).lastBeat, shift: 0, notBefore: 0 };
      stored = (await days.beat(beat)) === 'stored';
    }
    writeFileSync(this.file, String(this.#ahead));
  }

  /** Lets time pass without servers, or sets the clock. */
  jump(milliseconds: number): void {
    this.#ahead += milliseconds;
    writeFileSync(this.file, String(this.#ahead));
  }
}
