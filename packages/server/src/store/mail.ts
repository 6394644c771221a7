import type { MailMode } from '@lantern/protocol/mail';
import type { QuietHours } from '@lantern/protocol/quietHours';
import { quietColumn, quietOf } from './quiet';
import { type SqlRunner, sql } from './sql';

/** A mail address for notifications of matches over days. */
export interface MailBox {
  id: string;
  address: string;
  /** The hash of the token of the browser that has given the address. */
  tokenHash: string;
  /** Whether its owner has confirmed it; nothing is sent before that. */
  confirmed: boolean;
  mode: MailMode;
  language: string;
  zone: string;
  /** Its quiet hours; absent for the default ones. */
  quiet?: QuietHours | undefined;
  /** When the next daily mail is due, in milliseconds since 1970. */
  dailyAt: number;
  /** When it was last used for a seat, in milliseconds since 1970. */
  usedAt: number;
}

/** A seat whose notifications are sent to an address. */
export interface MailSeat {
  boxId: string;
  roomCode: string;
  /** Hash of the key of the seat: the next person on the seat has another key. */
  keyHash: string;
}

/** Mail addresses, and the seats that use them; a seat is deleted with its room. */
export class MailStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  /** Stores an address, or changes its confirmation, mode, language, zone and times. */
  async save(box: MailBox): Promise<void> {
    await this.#sql.change(SQL.save, mailBoxRow(box));
  }

  async load(id: string): Promise<MailBox | undefined> {
    return (await this.#sql.read(SQL.load, { id })).map(mailBoxOf)[0];
  }

  async ofToken(tokenHash: string): Promise<MailBox | undefined> {
    return (await this.#sql.read(SQL.ofToken, { tokenHash })).map(mailBoxOf)[0];
  }

  /** Deletes an address with its seats. */
  async remove(id: string): Promise<void> {
    await this.#sql.change(SQL.remove, { id });
  }

  /** Does nothing if the room does not exist. */
  async addSeat(seat: MailSeat): Promise<void> {
    await this.#sql.change(SQL.addSeat, mailSeatRow(seat));
  }

  async removeSeat(seat: MailSeat): Promise<void> {
    await this.#sql.change(SQL.removeSeat, mailSeatRow(seat));
  }

  /** The addresses that a seat uses. */
  async ofSeat(roomCode: string, keyHash: string): Promise<MailBox[]> {
    return (await this.#sql.read(SQL.ofSeat, { roomCode, keyHash })).map(mailBoxOf);
  }

  async seatsOf(boxId: string): Promise<MailSeat[]> {
    return (await this.#sql.read(SQL.seatsOf, { boxId })).map(mailSeatOf);
  }

  /** Confirmed addresses whose daily mail is due. */
  async daily(now: number, limit: number): Promise<MailBox[]> {
    return (await this.#sql.read(SQL.daily, { now, limit })).map(mailBoxOf);
  }

  /** Sets the time of the next daily mail, if it is `before`. @returns whether it was */
  async nextDaily(id: string, before: number, next: number): Promise<boolean> {
    return (await this.#sql.change(SQL.nextDaily, { id, before, next })) === 1;
  }

  /**
   * Records which addresses are in use, and deletes those that no seat has used since `unused`, and unconfirmed ones
   * from before `unconfirmed`.
   */
  async sweep({ now, unused, unconfirmed }: { now: number; unused: number; unconfirmed: number }): Promise<void> {
    await this.#sql.change(SQL.use, { now });
    await this.#sql.change(SQL.removeUnused, { unused, unconfirmed });
  }
}

interface MailBoxRow {
  id: string;
  address: string;
  token_hash: string;
  confirmed: number;
  mode: string;
  language: string;
  zone: string;
  quiet: string | null;
  daily_at: number;
  used_at: number;
}

interface MailSeatRow {
  box_id: string;
  room_code: string;
  key_hash: string;
}

function mailBoxRow({ tokenHash, confirmed, dailyAt, usedAt, quiet, ...box }: MailBox): MailBoxRow {
  const times = { daily_at: dailyAt, used_at: usedAt };
  return { ...box, token_hash: tokenHash, confirmed: Number(confirmed), quiet: quietColumn(quiet), ...times };
}

function mailBoxOf({ token_hash, confirmed, mode, quiet, daily_at, used_at, ...row }: MailBoxRow): MailBox {
  const times = { dailyAt: daily_at, usedAt: used_at };
  return {
    ...row,
    tokenHash: token_hash,
    confirmed: confirmed === 1,
    mode: mode as MailMode,
    ...quietOf(quiet),
    ...times,
  };
}

function mailSeatRow({ boxId, roomCode, keyHash }: MailSeat): MailSeatRow {
  return { box_id: boxId, room_code: roomCode, key_hash: keyHash };
}

function mailSeatOf({ box_id, room_code, key_hash }: MailSeatRow): MailSeat {
  return { boxId: box_id, roomCode: room_code, keyHash: key_hash };
}

const SQL = {
  save: sql<MailBoxRow>(
    `INSERT INTO mail_boxes (id, address, token_hash, confirmed, mode, language, zone, quiet, daily_at, used_at)
     VALUES (:id, :address, :token_hash, :confirmed, :mode, :language, :zone, :quiet, :daily_at, :used_at)
     ON CONFLICT (id) DO UPDATE SET confirmed = excluded.confirmed, mode = excluded.mode, language = excluded.language,
       zone = excluded.zone, quiet = excluded.quiet, daily_at = excluded.daily_at, used_at = excluded.used_at`,
  ),
  load: sql<{ id: string }, MailBoxRow>('SELECT * FROM mail_boxes WHERE id = :id'),
  ofToken: sql<{ tokenHash: string }, MailBoxRow>('SELECT * FROM mail_boxes WHERE token_hash = :tokenHash'),
  remove: sql<{ id: string }>('DELETE FROM mail_boxes WHERE id = :id'),
  addSeat: sql<MailSeatRow>(
    `INSERT INTO mail_seats (box_id, room_code, key_hash)
     SELECT CAST(:box_id AS TEXT), code, CAST(:key_hash AS TEXT) FROM rooms WHERE code = :room_code ON CONFLICT DO NOTHING`,
  ),
  removeSeat: sql<MailSeatRow>(
    'DELETE FROM mail_seats WHERE box_id = :box_id AND room_code = :room_code AND key_hash = :key_hash',
  ),
  ofSeat: sql<{ roomCode: string; keyHash: string }, MailBoxRow>(
    `SELECT mail_boxes.* FROM mail_seats JOIN mail_boxes ON id = box_id
     WHERE room_code = :roomCode AND key_hash = :keyHash ORDER BY id`,
  ),
  seatsOf: sql<{ boxId: string }, MailSeatRow>('SELECT * FROM mail_seats WHERE box_id = :boxId ORDER BY room_code'),
  daily: sql<{ now: number; limit: number }, MailBoxRow>(
    `SELECT * FROM mail_boxes WHERE mode = 'daily' AND confirmed = 1 AND daily_at <= :now ORDER BY daily_at LIMIT :limit`,
  ),
  nextDaily: sql<{ id: string; before: number; next: number }>(
    'UPDATE mail_boxes SET daily_at = :next WHERE id = :id AND daily_at = :before',
  ),
  use: sql<{ now: number }>(
    'UPDATE mail_boxes SET used_at = :now WHERE EXISTS (SELECT 1 FROM mail_seats WHERE box_id = id)',
  ),
  removeUnused: sql<{ unused: number; unconfirmed: number }>(
    `DELETE FROM mail_boxes WHERE (confirmed = 0 AND used_at < :unconfirmed)
       OR (used_at < :unused AND NOT EXISTS (SELECT 1 FROM mail_seats WHERE box_id = id))`,
  ),
};
