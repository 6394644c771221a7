import { drawKey, hashKey } from '../rooms/access/keys';
import { redacted } from './redaction';

const key = drawKey();

test.each<[string, object]>([
  ['under its name', { seatKey: 'short' }],
  [
    'under its name, nine levels deep',
    { a: { b: { c: { d: { e: { f: { g: { h: { credentials: 'short' } } } } } } } } },
  ],
  ['under its name, with quotes in it', { cookie: 'a "short" one\\' }],
  ['in a list under its name', { cookie: ['a=short', 'b=short'] }],
  ['in the headers of a request', { err: { request: { headers: { Authorization: 'short' } } } }],
  ['in headers without names', { rawHeaders: ['authorization', 'Bearer short'] }],
])('a secret is redacted %s', (_, told) => {
  const line = redacted(JSON.stringify({ ...told, msg: 'stays' }));
  expect(line).not.toContain('short');
  expect(JSON.parse(line)).toMatchObject({ msg: 'stays' });
});

test.each<[string, object]>([
  ['as a value', { anything: key }],
  ['as a name', { [key]: true }],
  ['in a list', { sent: ['m', '0', key] }],
  ['within a sentence', { msg: `no such key: ${key}.` }],
  ['on a line of its own', { stack: `Error:\n${key}\n  at` }],
])('a key is redacted %s', (_, told) => {
  const line = redacted(JSON.stringify({ ...told, msg2: 'stays' }));
  expect(line).not.toContain(key);
  expect(JSON.parse(line)).toMatchObject({ msg2: 'stays' });
});

test.each([
  { request: '123e4567-e89b-42d3-a456-426614174000' },
  { matchId: 'Zm9vYmFyYmF6cXV4' },
  { hash: hashKey('a') },
  { err: { code: 'SQLITE_FULL', stack: 'Error: no\n    at Matches (/srv/lantern/main.js:1:1)' } },
])('the ids of requests, matches and errors are kept: %j', (told) => {
  expect(redacted(JSON.stringify(told))).toBe(JSON.stringify(told));
});
