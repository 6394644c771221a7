/**
 * SHA-256 and HMAC-SHA-256 of texts, in plain JavaScript: the chance of a match must be the same on the server and in
 * every browser, synchronously, and also on a page without a secure context, which has no `crypto.subtle`.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const encoder = new TextEncoder();

/** SHA-256 of a text (as UTF-8), in hexadecimal. */
export function sha256(text: string): string {
  return bytesToHex(hash(encoder.encode(text)));
}

/** HMAC-SHA-256 of a text under a key, both as UTF-8, in hexadecimal. */
export function hmacSha256(key: string, text: string): string {
  return bytesToHex(hmac(hash, encoder.encode(key), encoder.encode(text)));
}

/** HMAC-SHA-256 of a text under a key, both as UTF-8, as eight big-endian words of 32 bits. */
export function hmacWords(key: string, text: string): Uint32Array<ArrayBuffer> {
  const { buffer, byteOffset } = hmac(hash, encoder.encode(key), encoder.encode(text));
  const view = new DataView(buffer, byteOffset);
  const words = new Uint32Array(8);
  for (let index = 0; index < words.length; index++) words[index] = view.getUint32(4 * index);
  return words;
}
