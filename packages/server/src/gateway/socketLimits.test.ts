import { GatewayLimits, ROOM_JOIN_COST } from './socketLimits';

test('an address has a limited number of open connections; closing one makes room', async () => {
  const limits = new GatewayLimits({ connectionsPerAddress: 2 }, 0);
  const [end] = [limits.connected('a'), limits.connected('a')];
  expect(await limits.mayConnect('a')).toBe(false);
  expect(await limits.mayConnect('b')).toBe(true);
  end?.();
  expect(await limits.mayConnect('a')).toBe(true);
  limits.connected('a');
  expect(await limits.mayConnect('a')).toBe(false);
});

test('an address may open a limited number of connections within a minute', async () => {
  const limits = new GatewayLimits({ handshakesPerAddress: 2 }, 0);
  expect([await limits.mayConnect('a'), await limits.mayConnect('a'), await limits.mayConnect('a')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('messages are answered, then refused, then close the connection; other connections are not affected', async () => {
  const limits = new GatewayLimits({ messagesPerSocket: 2 }, 0);
  const [loud, calm] = [{}, {}];
  const counted: string[] = [];
  for (let n = 0; n < 9; n++) counted.push(await limits.countMessage(loud, 'a'));
  expect(counted).toEqual([...Array(2).fill('answer'), ...Array(6).fill('refuse'), 'disconnect']);
  expect(await limits.countMessage(calm, 'a')).toBe('answer');
});

test('messages of one address are counted over all its connections', async () => {
  const limits = new GatewayLimits({ messagesPerAddress: 2 }, 0);
  const counted: string[] = [];
  for (let n = 0; n < 3; n++) counted.push(await limits.countMessage({}, 'a'));
  expect(counted).toEqual(['answer', 'answer', 'refuse']);
  expect(await limits.countMessage({}, 'b')).toBe('answer');
});

test('joining a room counts as five messages, for others at the address too', async () => {
  const limits = new GatewayLimits({ messagesPerSocket: 10, messagesPerAddress: 16 }, 0);
  const [one, other] = [{}, {}];
  const counted: string[] = [];
  for (let n = 0; n < 3; n++) counted.push(await limits.countMessage(one, 'a', ROOM_JOIN_COST));
  expect(counted).toEqual(['answer', 'answer', 'refuse']);
  expect(await limits.countMessage(other, 'a')).toBe('answer');
  expect(await limits.countMessage(other, 'a')).toBe('refuse');
  expect(await limits.countMessage(other, 'b')).toBe('answer');
});

describe('a system clock that jumps', () => {
  afterEach(() => jest.useRealTimers());

  test.each([
    ['forward', 3_600_000],
    ['back', -3_600_000],
  ])('%s refuses messages for at most ten seconds', async (_, jump) => {
    jest.useFakeTimers();
    const limits = new GatewayLimits({ remarksPerSocket: 1, remarksPerAddress: 1 }, 0);
    const talker = {};
    expect(await limits.maySpeak(talker, 'a')).toBe(true);
    expect(await limits.maySpeak(talker, 'a')).toBe(false);
    jest.setSystemTime(Date.now() + jump);
    jest.advanceTimersByTime(10_000);
    expect(await limits.maySpeak(talker, 'a')).toBe(true);
  });

  test('back allows no more messages than before', async () => {
    jest.useFakeTimers();
    const limits = new GatewayLimits({ remarksPerSocket: 1 }, 0);
    const talker = {};
    expect(await limits.maySpeak(talker, 'a')).toBe(true);
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(await limits.maySpeak(talker, 'a')).toBe(false);
  });
});
