import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits of room codes: no vowels, so that no words appear, and no look-alikes. */
export const CODE_ALPHABET = 'BCDFGHJKMNPQRTVWXYZ2346789';
const CODE_LENGTH = 6;
/** Length of codes derived from another match, which differs from that of drawn codes. */
const DERIVED_LENGTH = 12;
/** 192 bits. */
const KEY_BYTES = 24;
const LONGEST_KEY = 128;

/** Draws a room code, e.g. `K7WQ3H`. */
export function drawCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** The code of the room that follows a match: the same for every caller. */
export function codeAfter(matchId: string): string {
  const bytes = createHash('sha256').update(`after ${matchId}`).digest();
  return Array.from(bytes.subarray(0, DERIVED_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
}

/** Normalises a code as people type it; undefined if it cannot be one. */
export function normalCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  const fits = code.length === CODE_LENGTH || code.length === DERIVED_LENGTH;
  return fits && [...code].every((letter) => CODE_ALPHABET.includes(letter)) ? code : undefined;
}

/** Draws a secret for a host or a seat, safe in URLs and headers. */
export function drawKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** Hashes a secret for the store: SHA-256 in hex. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether the hash of a presented secret equals the stored one. Takes the same time for every wrong one. */
export function hashFits(kept: string | null, presented: string | null): boolean {
  if (kept === null || presented === null) return false;
  const a = Buffer.from(kept, 'hex');
  const b = Buffer.from(presented, 'hex');
  return a.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a presented secret fits the stored hash. */
export function keyFits(keptHash: string | null, key: unknown): boolean {
  return hashFits(keptHash, presentedHash(key));
}

/** The hash of a presented secret; `null` if it cannot be one. */
export function presentedHash(key: unknown): string | null {
  return typeof key !== 'string' || key === '' || key.length > LONGEST_KEY ? null : hashKey(key);
}

/** The id of a browser within one room: different in every room. */
export function browserHashIn(code: string, browser: string): string {
  return hashKey(`${code} ${browser}`);
}
