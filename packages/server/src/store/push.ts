import type { PushAddress } from '@lantern/protocol/bodies';
import type { QuietHours } from '@lantern/protocol/quietHours';
import { quietColumn, quietOf } from './quiet';

/** Number of browsers that get notifications for one seat; one more replaces the oldest. */
export const ADDRESSES_PER_SEAT = 5;

/** A browser that wants notifications for a seat. */
export interface PushRecord {
  roomCode: string;
  /** Hash of the key of the seat: the next person on the seat has another key. */
  keyHash: string;
  address: PushAddress;
  language: string;
  /** The time zone of the browser, if it has sent one. */
  zone?: string;
  /** Its quiet hours; absent for the usual ones. */
  quiet?: QuietHours;
  /** Time of the request, in milliseconds since 1970. */
  at: number;
}

/** Web Push: the addresses of browsers, deleted with their room, and the server's own key. */
export interface PushStore {
  /** The secret of that name. The first call stores `fresh`. */
  secret(name: string, fresh: string): Promise<string>;
  /** Stores an address and replaces an older one of the same browser. Does nothing if the room does not exist. */
  add(record: PushRecord): Promise<void>;
  addresses(roomCode: string): Promise<PushRecord[]>;
  remove(roomCode: string, endpoint: string): Promise<void>;
}

/** A row of `push_addresses`. */
export interface PushRow {
  room_code: string;
  endpoint: string;
  key_hash: string;
  p256dh: string;
  auth: string;
  language: string;
  at: number;
  zone: string | null;
  quiet: string | null;
}

export function pushRow({ roomCode, keyHash, address, language, zone, quiet, at }: PushRecord): PushRow {
  const key = { room_code: roomCode, endpoint: address.endpoint };
  return { ...key, key_hash: keyHash, ...address.keys, language, zone: zone ?? null, quiet: quietColumn(quiet), at };
}

export function pushOf({
  room_code,
  key_hash,
  endpoint,
  p256dh,
  auth,
  language,
  zone,
  quiet,
  at,
}: PushRow): PushRecord {
  const address = { endpoint, keys: { p256dh, auth } };
  return {
    roomCode: room_code,
    keyHash: key_hash,
    address,
    language,
    ...(zone === null ? {} : { zone }),
    ...quietOf(quiet),
    at,
  };
}
