import type { PushAddress } from '@lantern/protocol/bodies';

/** Browsers that are called for one seat; a further one replaces the oldest. */
export const ADDRESSES_PER_SEAT = 5;

/** A browser that wants to be called for a seat. */
export interface PushRecord {
  roomCode: string;
  /** Hash of the key of the seat: whoever sits there later has another one. */
  keyHash: string;
  address: PushAddress;
  language: string;
  /** When it has asked, in milliseconds since 1970. */
  at: number;
}

/** Web Push: the browsers to call, deleted with their room, and the server's own key. */
export interface PushStore {
  /** The secret of that name: the one that was kept first. */
  secret(name: string, fresh: string): Promise<string>;
  /** Keeps an address, in place of an older one of the same browser. Nothing is kept of a room that does not exist. */
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
}

export function pushRow({ roomCode, keyHash, address, language, at }: PushRecord): PushRow {
  return { room_code: roomCode, endpoint: address.endpoint, key_hash: keyHash, ...address.keys, language, at };
}

export function pushOf({ room_code, key_hash, endpoint, p256dh, auth, language, at }: PushRow): PushRecord {
  return { roomCode: room_code, keyHash: key_hash, address: { endpoint, keys: { p256dh, auth } }, language, at };
}
