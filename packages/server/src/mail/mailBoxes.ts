import { randomBytes } from 'node:crypto';
import type { MailWish } from '@lantern/protocol/bodies';
import type { MailSet, MailState } from '@lantern/protocol/mail';
import type { Seat } from '@lantern/protocol/seat';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { isZone } from '../days/localTime';
import { refused, refusedFor } from '../refusals';
import { drawKey, hashKey, presentedHash } from '../rooms/access/keys';
import type { Rooms } from '../rooms/rooms';
import { requireSeat } from '../rooms/seats/seats';
import type { MailBox, MailSeat } from '../store/mail';
import type { Store } from '../store/store';
import { nextMorning } from './mailBeat';
import type { Mailer } from './mailer';
import type { MailLinks } from './mailLinks';

export interface MailBoxesParts {
  store: Pick<Store, 'mail'>;
  rooms: Pick<Rooms, 'load'>;
  /** `null` if this server sends no mails. */
  mailer: Mailer | null;
  links: MailLinks;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

const DAY_SECONDS = 24 * 3600;

/** Maximum number of confirmation mails in a day: to one address, and at the request of one household. */
const TO_ADDRESS = 3;
const OF_HOUSEHOLD = 10;

/** The addresses that browsers have given for mails about their seats. Refusals are thrown as `Refused`. */
export class MailBoxes {
  readonly #parts: MailBoxesParts;
  readonly #toAddress = new RateLimiterMemory({ points: TO_ADDRESS, duration: DAY_SECONDS });
  readonly #ofHousehold = new RateLimiterMemory({ points: OF_HOUSEHOLD, duration: DAY_SECONDS });

  constructor(parts: MailBoxesParts) {
    this.#parts = parts;
  }

  /**
   * Subscribes an address to mails about a seat: the one that the browser has given before, by its token, or a new one,
   * which must be confirmed. Throws `NOT_YOUR_SEAT`, `MAIL_OFF`, `BAD_ZONE`, `MAIL_GONE`, `MAIL_FAILED`,
   * `TOO_MANY_REQUESTS`.
   * @param from the household of the request
   */
  async begin(code: string, seat: Seat, key: unknown, wish: MailWish, from: string): Promise<MailSet> {
    const { store, mailer } = this.#parts;
    const own = await this.#seatOf(code, seat, key);
    if (!mailer) throw refused('MAIL_OFF');
    const { mode, language, zone, quiet } = wish;
    if (!isZone(zone)) throw refused('BAD_ZONE');
    const now = this.#parts.wallTime();
    const settings = { mode, language, zone, quiet, dailyAt: nextMorning(now, zone), usedAt: now };
    const token = 'token' in wish ? wish.token : drawKey();
    const known = 'token' in wish ? await this.#known(token) : undefined;
    if ('token' in wish && !known) throw refused('MAIL_GONE');
    if ('address' in wish) await this.#count(wish.address, from);
    const box: MailBox = known
      ? { ...known, ...settings }
      : {
          id: randomBytes(16).toString('base64url'),
          tokenHash: hashKey(token),
          confirmed: false,
          ...settings,
          address: 'address' in wish ? wish.address : '',
        };
    await store.mail.save(box);
    await store.mail.addSeat({ ...own, boxId: box.id });
    if (!known && (await mailer.askToConfirm(box)) !== 'sent') {
      await store.mail.remove(box.id);
      throw refused('MAIL_FAILED');
    }
    return { token, ...(await this.#stateOf(box, own)) };
  }

  /** The state of the mails about a seat. Throws `NOT_YOUR_SEAT`. */
  async state(code: string, seat: Seat, key: unknown, token: string): Promise<MailState> {
    const own = await this.#seatOf(code, seat, key);
    return this.#stateOf(await this.#known(token), own);
  }

  /** Ends the mails about a seat. Throws `NOT_YOUR_SEAT`. */
  async end(code: string, seat: Seat, key: unknown, token: string): Promise<MailState> {
    const own = await this.#seatOf(code, seat, key);
    const box = await this.#known(token);
    if (box) await this.#parts.store.mail.removeSeat({ ...own, boxId: box.id });
    return this.#stateOf(box, own);
  }

  /** Deletes the address of a browser. */
  async forget(token: string): Promise<void> {
    const box = await this.#known(token);
    if (box) await this.#parts.store.mail.remove(box.id);
  }

  /** Confirms an address by the link in a mail. Throws `MAIL_GONE`. */
  async confirm(link: string): Promise<void> {
    const { store, links } = this.#parts;
    const id = links.idIn('confirm', link);
    const box = id === undefined ? undefined : await store.mail.load(id);
    if (!box) throw refused('MAIL_GONE');
    if (!box.confirmed) await store.mail.save({ ...box, confirmed: true });
  }

  /** Deletes an address by the link in a mail; does nothing if it is already deleted. Throws `MAIL_GONE`. */
  async unsubscribe(link: string): Promise<void> {
    const { store, links } = this.#parts;
    const id = links.idIn('unsubscribe', link);
    if (id === undefined) throw refused('MAIL_GONE');
    await store.mail.remove(id);
  }

  async #seatOf(code: string, seat: Seat, key: unknown): Promise<Omit<MailSeat, 'boxId'>> {
    const room = await this.#parts.rooms.load(code);
    requireSeat(room, seat, key);
    return { roomCode: room.code, keyHash: hashKey(String(key)) };
  }

  async #known(token: string): Promise<MailBox | undefined> {
    const hash = presentedHash(token);
    return hash === null ? undefined : this.#parts.store.mail.ofToken(hash);
  }

  async #stateOf(box: MailBox | undefined, { roomCode, keyHash }: Omit<MailSeat, 'boxId'>): Promise<MailState> {
    const on = this.#parts.mailer !== null;
    if (!box) return { on, here: false, box: null };
    const used = await this.#parts.store.mail.ofSeat(roomCode, keyHash);
    const { address, confirmed, mode } = box;
    return { on, here: used.some(({ id }) => id === box.id), box: { address: shortened(address), confirmed, mode } };
  }

  async #count(address: string, from: string): Promise<void> {
    const tooMany = ({ msBeforeNext }: RateLimiterRes) => {
      throw refusedFor('TOO_MANY_REQUESTS', msBeforeNext);
    };
    await this.#ofHousehold.consume(from).catch(tooMany);
    await this.#toAddress.consume(address.toLowerCase()).catch(tooMany);
  }
}

/** Shortens an address so that its owner recognises it: `a…@example.org`. */
const shortened = (address: string) => address.replace(/^(.).*@/, '$1…@');
