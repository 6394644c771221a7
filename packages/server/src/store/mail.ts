import type { MailMode } from '@lantern/protocol/mail';
import type { QuietHours } from '@lantern/protocol/quietHours';
import { quietColumn, quietOf } from './quiet';

/** A mail address to which notifications of matches over days are sent. */
export interface MailBox {
  id: string;
  address: string;
  /** The hash of the token of the browser that has given the address. */
  tokenHash: string;
  /** Whether its owner has confirmed it; nothing is sent before. */
  confirmed: boolean;
  mode: MailMode;
  language: string;
  zone: string;
  /** Its quiet hours; absent for the usual ones. */
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
export interface MailStore {
  /** Stores an address, or changes its confirmation, mode, language, zone and times. */
  save(box: MailBox): Promise<void>;
  load(id: string): Promise<MailBox | undefined>;
  ofToken(tokenHash: string): Promise<MailBox | undefined>;
  /** Deletes an address with its seats. */
  remove(id: string): Promise<void>;
  /** Does nothing if the room does not exist. */
  addSeat(seat: MailSeat): Promise<void>;
  removeSeat(seat: MailSeat): Promise<void>;
  /** The addresses that a seat uses. */
  ofSeat(roomCode: string, keyHash: string): Promise<MailBox[]>;
  seatsOf(boxId: string): Promise<MailSeat[]>;
  /** Confirmed addresses whose daily mail is due. */
  daily(now: number, limit: number): Promise<MailBox[]>;
  /** Sets the time of the next daily mail, if it is `before`. @returns whether it was */
  nextDaily(id: string, before: number, next: number): Promise<boolean>;
  /**
   * Notes which addresses are in use, and deletes those that no seat has used since `unused`, and unconfirmed ones from
   * before `unconfirmed`.
   */
  sweep(times: { now: number; unused: number; unconfirmed: number }): Promise<void>;
}

/** A row of `mail_boxes`. */
export interface MailBoxRow {
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

/** A row of `mail_seats`. */
export interface MailSeatRow {
  box_id: string;
  room_code: string;
  key_hash: string;
}

export function mailBoxRow({ tokenHash, confirmed, dailyAt, usedAt, quiet, ...box }: MailBox): MailBoxRow {
  const times = { daily_at: dailyAt, used_at: usedAt };
  return { ...box, token_hash: tokenHash, confirmed: Number(confirmed), quiet: quietColumn(quiet), ...times };
}

export function mailBoxOf({ token_hash, confirmed, mode, quiet, daily_at, used_at, ...row }: MailBoxRow): MailBox {
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

export function mailSeatRow({ boxId, roomCode, keyHash }: MailSeat): MailSeatRow {
  return { box_id: boxId, room_code: roomCode, key_hash: keyHash };
}

export function mailSeatOf({ box_id, room_code, key_hash }: MailSeatRow): MailSeat {
  return { boxId: box_id, roomCode: room_code, keyHash: key_hash };
}
