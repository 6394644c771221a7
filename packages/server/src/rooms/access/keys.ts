import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits of room codes: no vowels (no words), nothing that looks like something else. */
export const CODE_ALPHABET = 'BCDFGHJKMNPQRTVWXYZ2346789';
const CODE_LENGTH = 6;
/** Length of codes that are computed from another match, so that they cannot meet a drawn one. */
const DERIVED_LENGTH = 12;
/** 192 bits. */
const KEY_BYTES = 24;
const LONGEST_KEY = 128;

/** A fresh room code, e.g. `K7WQ3H`. */
export function drawCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** The code of the room that follows a match: the same for everybody who asks. */
export function codeAfter(matchId: string): string {
  const bytes = createHash('sha256').update(`after ${matchId}`).digest();
  return Array.from(bytes.subarray(0, DERIVED_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
}

/** A code as it is kept, from how people type it; nothing if it cannot be one. */
export function normalCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  const fits = code.length === CODE_LENGTH || code.length === DERIVED_LENGTH;
  return fits && [...code].every((letter) => CODE_ALPHABET.includes(letter)) ? code : undefined;
}

/** A fresh secret for a host or a seat, safe in addresses and headers. */
export function drawKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** A secret as it is kept: SHA-256 in hex. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a hash of a presented secret is the kept one; takes the same time for every wrong one. */
export function hashFits(kept: string | null, presented: string | null): boolean {
  if (kept === null || presented === null) return false;
  const a = Buffer.from(kept, 'hex');
  const b = Buffer.from(presented, 'hex');
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a presented secret is the kept one. */
export function keyFits(keptHash: string | null, key: unknown): boolean {
  return hashFits(keptHash, presentedHash(key));
}

/** The hash of a presented secret; nothing if it cannot be one. */
export function presentedHash(key: unknown): string | null {
  return typeof key !== 'string' || key === '' || key.length > LONGEST_KEY ? null : hashKey(key);
}

/** What a browser is known by in a room: something else in every other one. */
export function browserHashIn(code: string, browser: string): string {
  return hashKey(`${code} ${browser}`);
}
