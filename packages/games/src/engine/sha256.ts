/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104) in plain TypeScript: what fixes the chance of a match must come out the
 * same on the server and in every browser, at once and also where a page on a plain address has no cryptography of its own.
 */

/** Bytes of a block. */
const BLOCK = 64;

const primes = firstPrimes(64);
/** The first 32 bits of the fractional parts of roots of primes. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(prime ** (1 / 2)));
const ROUND = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const encoder = new TextEncoder();

/** SHA-256 of a text (as UTF-8), in hexadecimal. */
export function sha256(text: string): string {
  return hex(finished(START, 0, encoder.encode(text)));
}

/** HMAC-SHA-256 of a text under a key, both as UTF-8, in hexadecimal. */
export function hmacSha256(key: string, text: string): string {
  return hex(new HmacKey(key).words(text));
}

/** A key that many texts are hashed under: what depends on the key alone is reckoned once. */
export class HmacKey {
  readonly #inner: Int32Array;
  readonly #outer: Int32Array;

  constructor(key: string) {
    const long = encoder.encode(key);
    const short = long.length > BLOCK ? bytesOf(finished(START, 0, long)) : long;
    const block = new Uint8Array(BLOCK);
    block.set(short);
    const masked = (mask: number) => block.map((byte) => byte ^ mask);
    this.#inner = compressed(START, masked(0x36));
    this.#outer = compressed(START, masked(0x5c));
  }

  /** HMAC-SHA-256 of a text, as eight words of 32 bits with sign. */
  words(text: string): Int32Array {
    return finished(this.#outer, BLOCK, bytesOf(finished(this.#inner, BLOCK, encoder.encode(text))));
  }
}

/**
 * The hash of a message whose first blocks are hashed already.
 * @param state after those blocks; left as it is
 * @param done their bytes
 * @param rest the bytes that follow
 */
function finished(state: Int32Array, done: number, rest: Uint8Array): Int32Array {
  // The message ends with a one, zeros and its length in bits, in whole blocks.
  const blocks = new Uint8Array(Math.ceil((rest.length + 9) / BLOCK) * BLOCK);
  blocks.set(rest);
  blocks[rest.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor((done + rest.length) / 2 ** 29));
  view.setUint32(blocks.length - 4, (done + rest.length) << 3);
  return compressed(state, blocks);
}

/** The words of a block and those made from them; one for all, as nothing here waits. */
const w = new Int32Array(BLOCK);

/** The state after some whole blocks. */
function compressed(state: Int32Array, blocks: Uint8Array): Int32Array {
  const hash = Int32Array.from(state);
  const view = new DataView(blocks.buffer, blocks.byteOffset, blocks.length);
  for (let at = 0; at < blocks.length; at += BLOCK) {
    for (let t = 0; t < 16; t++) w[t] = view.getInt32(at + 4 * t);
    compress(hash);
  }
  return hash;
}

type Words = [number, number, number, number, number, number, number, number];

/** One block, which stands in `w`. */
function compress(hash: Int32Array): void {
  for (let t = 16; t < 64; t++) {
    const w2 = w[t - 2] as number;
    const w15 = w[t - 15] as number;
    const small0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const small1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    w[t] = small1 + (w[t - 7] as number) + small0 + (w[t - 16] as number);
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as Words;
  for (let t = 0; t < 64; t++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + (ROUND[t] as number) + (w[t] as number)) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  const words: Words = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < words.length; at++) hash[at] = (hash[at] as number) + (words[at] as number);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function bytesOf(words: Int32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * words.length));
  words.forEach((word, index) => {
    view.setInt32(4 * index, word);
  });
  return new Uint8Array(view.buffer);
}

function hex(words: Int32Array): string {
  return Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
