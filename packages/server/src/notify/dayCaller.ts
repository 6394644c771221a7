import { HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { type Interval, interval } from '../clock/interval';
import { awaitedOf, callDue, isLate } from '../days/dayCalls';
import type { HookCaller } from '../hooks/hookCaller';
import { mayReopen, openQuestions, QUESTIONS, withoutLapsed } from '../rooms/questions/openQuestions';
import type { Rooms } from '../rooms/rooms';
import { type CallRecord, ROOM } from '../store/calls';
import type { DayClockRecord } from '../store/days';
import type { RoomRecord, SeatRecord } from '../store/records';
import type { Store } from '../store/store';
import type { PersonCaller } from './personCaller';

export interface DayCallerParts {
  store: Pick<Store, 'calls' | 'days' | 'loadRoom'>;
  rooms: Pick<Rooms, 'change' | 'visitors'>;
  people: Pick<PersonCaller, 'call' | 'lastDue'>;
  channels: Pick<HookCaller, 'call'>;
  log: Pick<Logger, 'debug' | 'warn'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

const SEARCH_INTERVAL_MS = 15_000;

/**
 * Maximum number of notifications to claim at once, and how long a server may take for them before another one tries,
 * in milliseconds.
 */
const AT_ONCE = 50;
const CLAIM_LASTS = 60_000;

/** Delay of a notification while its person uses the match or an aside holds up the turn, in milliseconds. */
const NOT_YET = 5 * MINUTE;

/**
 * Sends the notifications of matches over days, to players and to the channels of rooms. They are in the store and marked
 * as sent before they are sent, so that none is sent twice. Players who are using the match are not notified.
 */
export class DayCaller {
  readonly #parts: DayCallerParts;
  #repeated: Interval | undefined;

  constructor(parts: DayCallerParts) {
    this.#parts = parts;
  }

  start(): void {
    const { log } = this.#parts;
    this.#repeated = interval(SEARCH_INTERVAL_MS, () => this.beat(), {
      log,
      message: 'notifications over days could not be checked',
    });
  }

  stop(): void {
    this.#repeated?.stop();
  }

  /** Sends the due notifications. Rejects if the store does not answer. */
  async beat(): Promise<void> {
    const { store, wallTime } = this.#parts;
    for (let some = AT_ONCE; some === AT_ONCE; ) {
      const now = wallTime();
      const due = await store.calls.claim(now, now + CLAIM_LASTS, AT_ONCE);
      for (const call of due) await this.#handle(call);
      some = due.length;
    }
  }

  async #handle(call: CallRecord): Promise<void> {
    const { store, people, channels, wallTime } = this.#parts;
    const now = wallTime();
    const room = await store.loadRoom(call.roomCode);
    const person = room?.seats.find(({ seat, kind }) => seat === call.seat && kind === 'person');
    const clock = await store.days.load(call);
    if (!room || !clock || room.matchId !== call.matchId || !(person || call.seat === ROOM))
      return void (await store.calls.take(call));
    if (isQuestion(call)) return this.#ask(call, room, clock, person);
    const isPaused = room.hosting.pausedAt !== null;
    // The end of a pause is not announced to present players, nor while another pause runs.
    if (call.kind === 'back' && (isPaused || (person && (await this.#allAttend(room, [person])))))
      return void (await store.calls.take(call));
    const planned = isPaused ? now + HOUR : callDue(call, clock);
    const isLast = person && call.kind === 'last' && typeof planned === 'number';
    const due = isLast ? await people.lastDue(call, planned, room, person, clock) : planned;
    if (due === 'held') return store.calls.putOff(call, now + NOT_YET);
    if (due === 'never' || isLate(call, clock, Math.max(now, due))) return void (await store.calls.take(call));
    if (due > now) return store.calls.putOff(call, due);
    const readers = person ? [person] : awaitedIn(room, awaitedOf(call, clock));
    if (isPostponable(call) && (await this.#allAttend(room, readers))) return store.calls.putOff(call, now + NOT_YET);
    if (person) return people.call(call, room, person, clock);
    return channels.call(call, room, clock);
  }

  /** Notifies a player who has not answered a vote or request; the call of the room removes it at its end. */
  async #ask(call: CallRecord, room: RoomRecord, clock: DayClockRecord, person?: SeatRecord): Promise<void> {
    const { store, rooms, people, wallTime } = this.#parts;
    const now = wallTime();
    const questions = openQuestions(room, await rooms.visitors(room), now);
    const question = questions.find(({ kind, about }) => kind === call.kind && about === call.about);
    if (!person) {
      if (question) return store.calls.putOff(call, question.until);
      await rooms.change(room.code, (kept) => withoutLapsed(kept, now));
    } else if (question?.awaits.includes(call.seat)) {
      if (await this.#allAttend(room, [person])) return store.calls.putOff(call, now + NOT_YET);
      return people.call(call, room, person, clock, question.until);
    } else if (mayReopen(room, call, now)) return store.calls.putOff(call, now + NOT_YET);
    await store.calls.take(call);
  }

  async #allAttend(room: RoomRecord, people: readonly SeatRecord[]): Promise<boolean> {
    const visitors = await this.#parts.rooms.visitors(room);
    return people.every(({ keyHash }) => visitors.anyAtSeat({ keyHash }, 'attends'));
  }
}

const isQuestion = ({ kind }: CallRecord) => QUESTIONS.some((question) => question === kind);

const awaitedIn = ({ seats }: RoomRecord, awaited: readonly string[]) =>
  seats.filter(({ seat }) => awaited.includes(seat));

/**
 * Whether a notification is postponed while its readers use the match. The readers of a post in a channel are the awaited
 * players. The end of a match is announced at once.
 */
const isPostponable = ({ seat, kind }: CallRecord) => kind !== 'end' && (seat !== ROOM || kind === 'turn');
