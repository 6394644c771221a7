import { HOUR } from '@lantern/protocol/timeUnits';
import { limitOf } from '../days/dayClock';
import type { Games } from '../games';
import type { TurnLinks } from '../hooks/turnLinks';
import type { Mailer } from '../mail/mailer';
import type { Matches } from '../match/matches';
import type { DayCounters } from '../metrics/dayCounters';
import type { CallRecord } from '../store/calls';
import type { DayClockRecord } from '../store/days';
import type { MailBox } from '../store/mail';
import type { PushRecord } from '../store/push';
import type { RoomRecord, SeatRecord } from '../store/records';
import type { Store } from '../store/store';
import { callWords, instantInWords } from './callWords';
import { maybeCalled } from './pushServices';
import { quietAt } from './quietHours';
import type { WebPush } from './webPush';

export interface PersonCallerParts {
  store: Pick<Store, 'calls' | 'push' | 'mail'>;
  matches: Pick<Matches, 'newest'>;
  games: Pick<Games, 'load'>;
  /** `null` if notifications are off. */
  webPush: WebPush | null;
  /** `null` if this server sends no mails. */
  mailer: Pick<Mailer, 'send'> | null;
  links: TurnLinks;
  /** Allowed push services. */
  services: readonly string[];
  counters: Pick<DayCounters, 'called'>;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** Maximum time for which a push service keeps a notification. */
const TIME_TO_LIVE_MS = 28 * 24 * HOUR;

/** Time before the deadline in which a last notification comes too late, in milliseconds. */
const TOO_LATE = HOUR / 2;

/** Time before the quiet hours at which it is sent instead, in milliseconds. */
const BEFORE_QUIET = 60_000;

/** The texts of a notification for its reader. */
interface Message {
  title: string;
  /** The title with the names of the others. */
  heading: string;
  body: string;
  /** When it is obsolete, in milliseconds since 1970; `null` for never. */
  limit: number | null;
}

/** Notifies the person on a seat by push and mail, but not in the quiet hours of their zone. */
export class PersonCaller {
  readonly #parts: PersonCallerParts;

  constructor(parts: PersonCallerParts) {
    this.#parts = parts;
  }

  /**
   * Sends a due notification, or postpones it.
   * @param until when an answer comes too late, in milliseconds since 1970; by default the deadline of the turn
   */
  async call(
    call: CallRecord,
    room: RoomRecord,
    { keyHash }: SeatRecord,
    clock: DayClockRecord,
    until: number | null = limitOf(clock, call.seat),
  ): Promise<void> {
    const { store, wallTime } = this.#parts;
    const now = wallTime();
    const { addresses, boxes, zone, quiet } = await this.#readerOf(room, keyHash, clock);
    const hours = addresses.length + boxes.length > 0 ? quietAt(now, zone, quiet) : undefined;
    if (hours && hours.until < (until ?? Number.POSITIVE_INFINITY)) return store.calls.putOff(call, hours.until);
    const isAsked = call.kind !== 'aside' || (await this.#owes(call));
    // From here on no other server sends it.
    if (!(await store.calls.take(call)) || !isAsked) return;
    const limit = isWithoutLimit(call, clock) ? null : until;
    const about = { call, room, clock, now, limit };
    for (const to of addresses) await this.#push(to, await this.#messageOf(about, to.language, to.zone), about);
    for (const to of boxes) await this.#mail(to, await this.#messageOf(about, to.language, to.zone), room);
  }

  /**
   * When a last notification is due: before quiet hours in which or after which it would be too late.
   * @param due without quiet hours, in milliseconds since 1970
   */
  async lastDue(
    call: CallRecord,
    due: number,
    room: RoomRecord,
    seat: SeatRecord,
    clock: DayClockRecord,
  ): Promise<number> {
    const { zone, quiet } = await this.#readerOf(room, seat.keyHash, clock);
    const hours = quietAt(due, zone, quiet);
    const limit = limitOf(clock, call.seat) ?? Number.POSITIVE_INFINITY;
    return hours && hours.until > limit - TOO_LATE ? hours.from - BEFORE_QUIET : due;
  }

  /** Where a person is notified, with the zone and the quiet hours of their latest browser or of their mails. */
  async #readerOf(room: RoomRecord, keyHash: string | null, clock: DayClockRecord) {
    const addresses = (await this.#parts.store.push.addresses(room.code)).filter(
      (address) => address.keyHash === keyHash,
    );
    const boxes = keyHash === null ? [] : await this.#boxes(room, keyHash);
    const { zone = clock.tempo.zone, quiet } = addresses.at(-1) ?? boxes[0] ?? {};
    return { addresses, boxes, zone, quiet };
  }

  /** The addresses that want a mail for each notification. */
  async #boxes({ code }: RoomRecord, keyHash: string): Promise<MailBox[]> {
    const { store, mailer } = this.#parts;
    if (!mailer) return [];
    return (await store.mail.ofSeat(code, keyHash)).filter(({ confirmed, mode }) => confirmed && mode === 'each');
  }

  /**
   * Whether the seat still owes an answer. A player who has answered in secret is not notified, which reveals nothing
   * to others.
   */
  async #owes({ roomCode, matchId, seat }: CallRecord): Promise<boolean> {
    const match = await this.#parts.matches.newest(matchId, roomCode);
    return match?.view(seat).mustDecide ?? false;
  }

  async #messageOf(
    { call, room, clock, now, limit }: About,
    language: string,
    zone = clock.tempo.zone,
  ): Promise<Message> {
    const words = callWords[language] ?? callWords.en;
    const title = (await this.#parts.games.load(room.game))?.strings.title ?? '';
    const others = room.seats.filter(({ seat, name }) => seat !== call.seat && name !== '').map(({ name }) => name);
    const nameOf = (seat: string) => room.seats.find((record) => record.seat === seat)?.name ?? '';
    const until = limit === null ? undefined : instantInWords(limit, now, language, zone);
    const body = words?.[call.kind]({ until, name: nameOf(call.about) }) ?? '';
    return { title, heading: others.length > 0 ? `${title} ${words?.with(others)}` : title, body, limit };
  }

  async #push(to: PushRecord, { title, heading, body, limit }: Message, { call, room, now }: About): Promise<void> {
    const { store, webPush, services, counters } = this.#parts;
    if (!webPush || !maybeCalled(to.address.endpoint, services)) return;
    const { language } = to;
    const became = await webPush.call(
      to.address,
      { code: room.code, title, language, shown: { title: heading, body } },
      {
        ttl: Math.min(TIME_TO_LIVE_MS, (limit ?? now + TIME_TO_LIVE_MS) - now),
        urgency: call.kind === 'last' ? 'high' : 'normal',
      },
    );
    counters.called('push', became === 'called' ? 'sent' : became);
    if (became === 'gone') await store.push.remove(room.code, to.address.endpoint);
  }

  /** The subject contains no name, since it is shown where a mail is not open. */
  async #mail(to: MailBox, { title, heading, body }: Message, room: RoomRecord): Promise<void> {
    const { store, mailer, links, counters } = this.#parts;
    if (!mailer) return;
    const text = [heading, body, links.linkTo(room)].filter(Boolean).join('\n');
    const mailed = await mailer.send(to, { subject: `Lantern: ${title}`, text });
    counters.called('mail', mailed);
    if (mailed === 'gone') await store.mail.remove(to.id);
  }
}

/** Whether the deadline of the open decision does not concern the reader of a notification. */
function isWithoutLimit({ kind, seat }: CallRecord, clock: DayClockRecord): boolean {
  if (kind === 'back') return clock.kind !== 'turn' || !clock.owing.includes(seat);
  return kind === 'overdue';
}

interface About {
  call: CallRecord;
  room: RoomRecord;
  clock: DayClockRecord;
  now: number;
  /** When it is obsolete, in milliseconds since 1970; `null` for never. */
  limit: number | null;
}
