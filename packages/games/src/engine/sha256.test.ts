import { createHash, createHmac } from 'node:crypto';
import { hmacSha256, sha256 } from './sha256';

const lengths = [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000];

test.each(lengths)('SHA-256 of %i characters is the same as in Node', (length) => {
  const text = 'lantern '.repeat(length).slice(0, length);
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('text is hashed as UTF-8', () => {
  expect(sha256('Höhle – 洞窟 🏮')).toBe(createHash('sha256').update('Höhle – 洞窟 🏮').digest('hex'));
});

test.each(lengths)('HMAC with a key of %i characters is the same as in Node', (length) => {
  const key = 'secret '.repeat(length).slice(0, length);
  expect(hmacSha256(key, 'move 12')).toBe(createHmac('sha256', key).update('move 12').digest('hex'));
});
