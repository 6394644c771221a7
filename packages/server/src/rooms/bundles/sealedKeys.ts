import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { HeldRoom } from '@lantern/protocol/heldRooms';

const CIPHER = 'aes-256-gcm';
const [IV, TAG, KEY] = [12, 16, 32];

/** Encrypts the keys of seats, so that they cannot be read without the secret. */
export function sealed(rooms: readonly HeldRoom[], secret: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, keyFrom(secret), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(rooms), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Decrypts keys. Throws if they were sealed with another secret. */
export function unsealed(bundle: string, secret: string): HeldRoom[] {
  const bytes = Buffer.from(bundle, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyFrom(secret), bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return JSON.parse(decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8'));
}

function keyFrom(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'keys of seats', KEY));
}
