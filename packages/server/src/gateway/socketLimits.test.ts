import type { IncomingMessage } from 'node:http';
import { GatewayLimits, ROOM_JOIN_COST } from './socketLimits';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  [0, '10.0.0.1', undefined, '10.0.0.1'],
  [0, '::ffff:10.0.0.1', '1.2.3.4', '10.0.0.1'],
  [1, '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  [2, '10.0.0.1', '1.2.3.4, 10.0.0.2', '1.2.3.4'],
  [3, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
])('behind %i proxies, the address of %s with the header %s is %s', (proxies, remote, forwarded, address) => {
  expect(new GatewayLimits({}, proxies).addressOf(request(remote, forwarded))).toBe(address);
});

test('an address opens as many connections as it may, and closing one makes room for one', async () => {
  const limits = new GatewayLimits({ connectionsPerAddress: 2 }, 0);
  const [end] = [limits.connected('a'), limits.connected('a')];
  expect(await limits.mayConnect('a')).toBe(false);
  expect(await limits.mayConnect('b')).toBe(true);
  end?.();
  expect(await limits.mayConnect('a')).toBe(true);
  limits.connected('a');
  expect(await limits.mayConnect('a')).toBe(false);
});

test('an address makes only so many connections within a minute', async () => {
  const limits = new GatewayLimits({ handshakesPerAddress: 2 }, 0);
  expect([await limits.mayConnect('a'), await limits.mayConnect('a'), await limits.mayConnect('a')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('messages are answered, then refused, then end the connection; another connection is not concerned', async () => {
  const limits = new GatewayLimits({ messagesPerSocket: 2 }, 0);
  const [loud, calm] = [{}, {}];
  const counted: string[] = [];
  for (let n = 0; n < 9; n++) counted.push(await limits.countMessage(loud, 'a'));
  expect(counted).toEqual([...Array(2).fill('answer'), ...Array(6).fill('refuse'), 'disconnect']);
  expect(await limits.countMessage(calm, 'a')).toBe('answer');
});

test('messages of one address are refused together, over all its connections', async () => {
  const limits = new GatewayLimits({ messagesPerAddress: 2 }, 0);
  const counted: string[] = [];
  for (let n = 0; n < 3; n++) counted.push(await limits.countMessage({}, 'a'));
  expect(counted).toEqual(['answer', 'answer', 'refuse']);
  expect(await limits.countMessage({}, 'b')).toBe('answer');
});

test('coming to a room counts as five messages, also for everybody else at the address', async () => {
  const limits = new GatewayLimits({ messagesPerSocket: 10, messagesPerAddress: 16 }, 0);
  const [one, other] = [{}, {}];
  const counted: string[] = [];
  for (let n = 0; n < 3; n++) counted.push(await limits.countMessage(one, 'a', ROOM_JOIN_COST));
  expect(counted).toEqual(['answer', 'answer', 'refuse']);
  expect(await limits.countMessage(other, 'a')).toBe('answer');
  expect(await limits.countMessage(other, 'a')).toBe('refuse');
  expect(await limits.countMessage(other, 'b')).toBe('answer');
});

describe('a clock of the machine that jumps', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])('%s silences nobody for longer than ten seconds', async (_, jump) => {
    jest.useFakeTimers();
    const limits = new GatewayLimits({ remarksPerSocket: 1, remarksPerAddress: 1 }, 0);
    const talker = {};
    expect(await limits.maySpeak(talker, 'a')).toBe(true);
    expect(await limits.maySpeak(talker, 'a')).toBe(false);
    jest.setSystemTime(Date.now() + jump);
    jest.advanceTimersByTime(10_000);
    expect(await limits.maySpeak(talker, 'a')).toBe(true);
  });

  test('back lets nobody say more than before', async () => {
    jest.useFakeTimers();
    const limits = new GatewayLimits({ remarksPerSocket: 1 }, 0);
    const talker = {};
    expect(await limits.maySpeak(talker, 'a')).toBe(true);
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(await limits.maySpeak(talker, 'a')).toBe(false);
  });
});
