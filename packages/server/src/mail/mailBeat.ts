import { DAY, HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import type { Logger } from 'pino';
import { type Interval, interval } from '../clock/interval';
import { instantOf, localTime } from '../days/localTime';
import type { DayCounters } from '../metrics/dayCounters';
import type { MailBox } from '../store/mail';
import type { Store } from '../store/store';
import { dailyMail, type Mailer } from './mailer';

export interface MailBeatParts {
  store: Pick<Store, 'mail' | 'days' | 'loadRooms'>;
  mailer: Pick<Mailer, 'send'>;
  /** Public address of the server. */
  publicUrl: string;
  counters: Pick<DayCounters, 'called'>;
  log: Pick<Logger, 'debug' | 'warn'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** Interval between two searches for due daily mails. */
const SEARCH_INTERVAL_MS = 5 * MINUTE;

/** Maximum number of addresses to load at once. */
const AT_ONCE = 50;

/** The hour of daily mails, in the zone of their reader. */
const MAIL_HOUR = 8;

/** How long an unused address, and an unconfirmed one, is kept. */
const UNUSED_MS = 30 * DAY;
const UNCONFIRMED_MS = 7 * DAY;

/** The next morning in a time zone, in milliseconds since 1970. */
export function nextMorning(now: number, zone: string): number {
  const local = localTime(now, zone);
  const today = Math.floor(local / DAY) * DAY + MAIL_HOUR * HOUR;
  return instantOf(today > local ? today : today + DAY, zone);
}

/** Sends daily mails to subscribers who owe a decision, and deletes unused addresses. */
export class MailBeat {
  readonly #parts: MailBeatParts;
  #repeated: Interval | undefined;

  constructor(parts: MailBeatParts) {
    this.#parts = parts;
  }

  start(): void {
    const { log } = this.#parts;
    this.#repeated = interval(SEARCH_INTERVAL_MS, () => this.beat(), { log, message: 'daily mails could not be sent' });
  }

  stop(): void {
    this.#repeated?.stop();
  }

  /** Sends the due mails. Rejects if the store does not answer. */
  async beat(): Promise<void> {
    const { store, wallTime } = this.#parts;
    const now = wallTime();
    await store.mail.sweep({ now, unused: now - UNUSED_MS, unconfirmed: now - UNCONFIRMED_MS });
    for (let some = AT_ONCE; some === AT_ONCE; ) {
      const due = await store.mail.daily(now, AT_ONCE);
      for (const box of due) {
        // Set before the mail is sent, so that no other server sends it.
        if (await store.mail.nextDaily(box.id, box.dailyAt, nextMorning(now, box.zone))) await this.#send(box);
      }
      some = due.length;
    }
  }

  async #send(box: MailBox): Promise<void> {
    const { store, mailer, publicUrl, counters } = this.#parts;
    const matches = await this.#awaited(box);
    if (matches === 0) return;
    const mailed = await mailer.send(box, dailyMail(box.language, matches, `${publicUrl}/`));
    counters.called('mail', mailed);
    if (mailed === 'gone') await store.mail.remove(box.id);
  }

  /** The number of matches that publicly wait for the seats of an address. */
  async #awaited({ id }: MailBox): Promise<number> {
    const { store } = this.#parts;
    const seats = await store.mail.seatsOf(id);
    const codes = [...new Set(seats.map(({ roomCode }) => roomCode))];
    const [rooms, clocks] = await Promise.all([store.loadRooms(codes), store.days.ofRooms(codes)]);
    return rooms.filter(({ room }) => {
      const mine = new Set(seats.flatMap((seat) => (seat.roomCode === room.code ? seat.keyHash : [])));
      const own = room.seats.filter(({ keyHash }) => keyHash !== null && mine.has(keyHash)).map(({ seat }) => seat);
      const clock = clocks.find(({ roomCode }) => roomCode === room.code);
      const runs = room.state === 'playing' && room.hosting.pausedAt === null;
      return runs && clock?.owing.some((seat) => own.includes(seat) && !clock.seats[seat]?.bot);
    }).length;
  }
}
