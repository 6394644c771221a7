/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104) in plain TypeScript: what fixes the chance of a match must come out the
 * same on the server and in every browser, also where a page on a plain address has no cryptography of its own.
 */

const BLOCK = 64;

const primes = firstPrimes(64);
/** The first 32 bits of the fractional parts of roots of primes. */
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));

/** SHA-256 of a text (as UTF-8), in hexadecimal. */
export function sha256(text: string): string {
  return hex(digest(bytesOf(text)));
}

/** HMAC-SHA-256 of a text under a key, both as UTF-8, in hexadecimal. */
export function hmacSha256(key: string, text: string): string {
  const long = bytesOf(key);
  const short = long.length > BLOCK ? digest(long) : long;
  const pad = (value: number) => Uint8Array.from({ length: BLOCK }, (_, at) => (short[at] ?? 0) ^ value);
  return hex(digest(joined(pad(0x5c), digest(joined(pad(0x36), bytesOf(text))))));
}

function digest(message: Uint8Array): Uint8Array {
  const hash = Int32Array.from(START);
  const blocks = padded(message);
  for (let at = 0; at < blocks.byteLength; at += BLOCK) compress(hash, new DataView(blocks.buffer, at, BLOCK));
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => {
    out.setInt32(4 * index, word);
  });
  return new Uint8Array(out.buffer);
}

/** The message with a one, zeros and its length in bits, in whole blocks. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(blocks.length - 4, message.length << 3);
  return blocks;
}

function compress(hash: Int32Array, block: DataView): void {
  const w = new Int32Array(64);
  for (let t = 0; t < 64; t++) w[t] = t < 16 ? block.getInt32(4 * t) : expanded(w, t);
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + (ROUND[t] as number) + (w[t] as number)) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = (hash[index] as number) + word;
  });
}

function expanded(w: Int32Array, t: number): number {
  const [w2, w7, w15, w16] = [w[t - 2], w[t - 7], w[t - 15], w[t - 16]] as [number, number, number, number];
  const small0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
  const small1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
  return (small1 + w7 + small0 + w16) | 0;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
