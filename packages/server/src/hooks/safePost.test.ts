import { isIPv6 } from 'node:net';
import { describeIf, succeeds } from '../testing/describeWith';
import { type HttpsReceiver, httpsReceiver } from '../testing/httpsReceiver';
import { type Post, safePost } from './safePost';

describeIf(succeeds('openssl', ['version']), 'openssl is not installed')('a post to a typed address', () => {
  let receiver: HttpsReceiver;
  beforeEach(async () => {
    receiver = await httpsReceiver();
  });
  afterEach(() => receiver.close());

  /** Sends a post to the receiver under its name, which resolves to these addresses. */
  async function posted(addresses: readonly string[], more: Partial<Post> & { ca?: string } = {}) {
    const { ca = receiver.ca, ...post } = more;
    const url = new URL(`https://hook.example:${receiver.port}/channel`);
    const resolve = jest.fn(async () => addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 })));
    const outcome = await safePost({ url, headers: {}, body: '{}', mayBePrivate: true, ...post }, { resolve, ca });
    return { ...outcome, asked: resolve.mock.calls };
  }

  test('reaches a listed host, even at a private address', async () => {
    expect(await posted(['127.0.0.1'], { body: '{"text":"x"}' })).toMatchObject({ status: 204, wait: 0 });
    expect(receiver.received).toMatchObject([{ path: '/channel', body: '{"text":"x"}' }]);
    expect(receiver.received[0]?.headers).toMatchObject({
      host: `hook.example:${receiver.port}`,
      'content-type': 'application/json',
    });
  });

  test.each([
    [['127.0.0.1']],
    [['::ffff:127.0.0.1']],
    [['::1']],
    [['10.0.0.1']],
    [['169.254.169.254']],
    [['162.159.128.233', '127.0.0.1']],
    [['127.0.0.1', '2606:4700::1111']],
    [[]],
  ])('does not connect to a host that is not listed with the addresses %s', async (addresses) => {
    expect(await posted(addresses, { mayBePrivate: false })).toMatchObject({ status: 0 });
    expect(receiver.connections()).toBe(0);
  });

  test('resolves the name once, and connects to the resolved address', async () => {
    const other = await httpsReceiver('127.0.0.2');
    try {
      const answers = ['127.0.0.1', '127.0.0.2'];
      const resolve = jest.fn(async () => [{ address: answers.shift() ?? '', family: 4 }]);
      const url = new URL(`https://hook.example:${receiver.port}/`);
      const { status } = await safePost(
        { url, headers: {}, body: '', mayBePrivate: true },
        { resolve, ca: receiver.ca },
      );
      expect([status, resolve.mock.calls, receiver.connections(), other.connections()]).toEqual([
        204,
        [['hook.example']],
        1,
        0,
      ]);
    } finally {
      await other.close();
    }
  });

  test('fails if the name cannot be resolved', async () => {
    const url = new URL(`https://hook.example:${receiver.port}/`);
    const resolve = () => Promise.reject(new Error('SERVFAIL'));
    const post = { url, headers: {}, body: '', mayBePrivate: true };
    expect(await safePost(post, { resolve, ca: receiver.ca })).toEqual({ status: 0, wait: 0 });
  });

  test('follows no redirect', async () => {
    receiver.answer((response) => response.writeHead(302, { location: '/elsewhere' }).end());
    expect(await posted(['127.0.0.1'])).toMatchObject({ status: 302 });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/channel']);
  });

  test('needs a valid certificate', async () => {
    expect(await posted(['127.0.0.1'], { ca: '' })).toMatchObject({ status: 0 });
    expect(receiver.received).toEqual([]);
  });

  test('ends the connection of an answer without an end', async () => {
    const ended = new Promise<void>((resolve) => {
      receiver.answer((response) => {
        response.writeHead(200);
        const more = setInterval(() => response.write('more'), 10);
        response.on('close', () => {
          clearInterval(more);
          resolve();
        });
      });
    });
    expect(await posted(['127.0.0.1'])).toMatchObject({ status: 200 });
    await ended;
  });

  test('waits five seconds at most for an answer', async () => {
    const { timeout } = AbortSignal;
    const waits = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 50));
    receiver.answer(() => {});
    const { status } = await posted(['127.0.0.1']);
    const { calls } = waits.mock;
    waits.mockRestore();
    expect([status, calls, receiver.received.length]).toEqual([0, [[5000]], 1]);
  });

  test('refuses an answer with a head of more than 4 kB', async () => {
    receiver.answer((response) => response.writeHead(200, { 'x-long': 'x'.repeat(5000) }).end());
    expect(await posted(['127.0.0.1'])).toMatchObject({ status: 0 });
  });

  test.each([
    ['120', 120_000],
    ['Wed, 21 Oct 2037 07:28:00 GMT', 0],
    ['99999999', 0],
  ])('reads a wait of %s', async (after, wait) => {
    receiver.answer((response) => response.writeHead(429, { 'retry-after': after }).end());
    expect(await posted(['127.0.0.1'])).toMatchObject({ status: 429, wait });
  });
});
