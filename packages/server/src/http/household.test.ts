import type { IncomingMessage } from 'node:http';
import { household, householdOf } from './household';

describe('the household', () => {
  it.each([
    ['10.0.0.7', '10.0.0.7'],
    [' 10.0.0.7 ', '10.0.0.7'],
    ['10.0.0.7:50123', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['::FFFF:0a00:0007', '10.0.0.7'],
    ['0:0:0:0:0:ffff:10.0.0.7', '10.0.0.7'],
    ['[::ffff:10.0.0.7]:443', '10.0.0.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2'],
    ['2001:DB8::6', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['[fe80::1%eth0]:80', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, expected) => expect(household(address)).toBe(expected));

  it.each([
    '',
    'unknown',
    '_hidden',
    '10.0.0',
    '10.0.0.7:port',
    '10.0.0.7:123456',
    '[10.0.0.7',
    '1::2::3',
    'localhost',
  ])('of %p is undefined, since that is not an address', (text) => expect(household(text)).toBeUndefined());
});

describe('the household of a request', () => {
  const request = (remoteAddress: string, forwarded?: string) =>
    ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

  it.each([
    [0, '10.0.0.1', undefined, '10.0.0.1'],
    [0, '::ffff:10.0.0.1', '1.2.3.4', '10.0.0.1'],
    [1, '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    [1, '10.0.0.1', '6.6.6.6,, 1.2.3.4:4711,', '1.2.3.4'],
    [1, '10.0.0.1', '6.6.6.6, [2001:db8::5]:4711', '2001:db8:0:0'],
    [2, '10.0.0.1', '1.2.3.4, 10.0.0.2', '1.2.3.4'],
    [3, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    [1, '::ffff:10.0.0.1', 'unknown', '10.0.0.1'],
    [1, '10.0.0.1', undefined, '10.0.0.1'],
  ])('behind %i proxies, of %s with the header %s, is %s', (proxies, remote, forwarded, expected) =>
    expect(householdOf(request(remote, forwarded), proxies)).toBe(expected),
  );
});
