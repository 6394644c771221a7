import type { HookKind } from '@lantern/protocol/hooks';
import { type HookHosts, hookTarget } from './hookTarget';

const allowed = (url: string, hosts: HookHosts = ['hook.example', 'hook.example:8443'], kind: HookKind = 'json') => {
  try {
    return hookTarget(kind, url, hosts).href;
  } catch {
    return 'refused';
  }
};

test.each(['https://hook.example/a?b=c', 'https://hook.example:8443/a', 'https://hook.example:443/a'])(
  'a listed host may be posted to: %s',
  (url) => {
    expect(allowed(url)).toBe(url.replace(':443/', '/'));
  },
);

test.each([
  'http://hook.example/a',
  'https://hook.example:8444/a',
  'https://other.example/a',
  'https://sub.hook.example/a',
  'https://hook.example.evil.example/a',
  'https://user@hook.example/a',
  'https://user:word@hook.example/a',
  'https://hook.example@evil.example/a',
  'ftp://hook.example/a',
  'hook.example/a',
  '',
])('any other address is refused: %s', (url) => {
  expect(allowed(url)).toBe('refused');
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://hook.example:8443/',
])('with any host allowed, IP addresses and other ports are still refused: %s', (url) => {
  expect(allowed(url, 'any')).toBe('refused');
});

test('with any host allowed, a host name is accepted', () => {
  expect(allowed('https://any.example/a', 'any')).toBe('https://any.example/a');
});

test('with channels off, no host is allowed', () => {
  expect(allowed('https://hook.example/a', [])).toBe('refused');
});

test('an address of ntfy is a topic', () => {
  expect(allowed('https://hook.example/my-topic', ['hook.example'], 'ntfy')).toBe('https://hook.example/my-topic');
  for (const path of ['', 'a/b', 'a%2Fb'])
    expect(allowed(`https://hook.example/${path}`, ['hook.example'], 'ntfy')).toBe('refused');
});

test('an address has up to 500 characters', () => {
  const of = (length: number) => `https://hook.example/${'a'.repeat(length - 21)}`;
  expect([allowed(of(500)), allowed(of(501))]).toEqual([of(500), 'refused']);
});
