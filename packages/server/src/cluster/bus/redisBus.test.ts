import { pino } from 'pino';
import { describeWith } from '../../testing/describeWith';
import { eventually } from '../../testing/eventually';
import { freePort } from '../../testing/ports';
import { TestRedis } from '../../testing/redis';
import type { Bus, News } from './bus';
import { busContract } from './busContract';
import { openRedisBus } from './redisBus';

const log = pino({ level: 'silent' });
const news: News = { kind: 'match', id: 'm1', seq: 1 };

/** A bus that is connected to Redis. */
async function opened(url: string): Promise<Bus> {
  const bus = openRedisBus(url, log);
  await new Promise<void>((resolve) => bus.onReturn(resolve));
  return bus;
}

describeWith('redis-server')('the bus over Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = new TestRedis(await freePort());
    await redis.start();
  });
  afterAll(() => redis.remove());

  busContract(() => opened(redis.url));

  describe('when Redis is killed and started again', () => {
    let buses: Bus[];
    let heard: News[];
    let returned: number;
    beforeEach(async () => {
      buses = [await opened(redis.url), await opened(redis.url)];
      heard = [];
      returned = 0;
      await buses[1]?.subscribe('match/m1', (news) => heard.push(news));
      buses[1]?.onReturn(() => returned++);
    });
    afterEach(() => Promise.all(buses.map((bus) => bus.close())));

    const arrives = () =>
      eventually(async () => {
        buses[0]?.publish(news);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return heard.length > 0 ? true : undefined;
      });

    test('each change is logged once', async () => {
      const logged: string[] = [];
      const write = (line: string) => void logged.push(JSON.parse(line).msg.split(':')[0]);
      const bus = openRedisBus(redis.url, pino({}, { write }));
      buses.push(bus);
      let found = 0;
      bus.onReturn(() => found++);
      await eventually(() => (found === 1 ? true : undefined));
      for (const times of [2, 3]) {
        await redis.kill();
        await eventually(() => (logged.at(-1) === 'Redis is unreachable' ? true : undefined));
        await redis.start();
        await eventually(() => (found === times ? true : undefined));
      }
      expect(logged).toEqual([
        'Redis is unreachable',
        'Redis is reachable again',
        'Redis is unreachable',
        'Redis is reachable again',
      ]);
    });

    test('nothing fails, subscribers are notified, and messages arrive again', async () => {
      await redis.kill();
      buses[0]?.publish(news);
      const { length } = await Promise.all(
        ['match/m2', 'room/AAAA'].map((topic) => buses[1]?.subscribe(topic as 'match/m2', (news) => heard.push(news))),
      );
      expect([length, returned]).toEqual([2, 0]);
      await redis.start();
      await eventually(() => (returned > 0 ? true : undefined));
      await arrives();
      heard = [];
      buses[0]?.publish({ kind: 'room', id: 'AAAA', version: 2 });
      await eventually(() => (heard.length > 0 ? true : undefined));
    });

    test('the round-trip time is reported, and undefined while it is away', async () => {
      expect(await buses[0]?.roundTrip()).toBeGreaterThan(0);
      await redis.kill();
      await eventually(async () => ((await buses[0]?.roundTrip()) === undefined ? true : undefined));
      await redis.start();
      await eventually(async () => ((await buses[0]?.roundTrip()) !== undefined ? true : undefined));
    });
  });

  test('a closed bus stops its pings', async () => {
    const timers = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'nextTick', 'Date', 'performance'];
    jest.useFakeTimers({ doNotFake: timers as 'Date'[] });
    try {
      const bus = await opened(redis.url);
      expect(jest.getTimerCount()).toBe(1);
      await bus.close();
      expect(jest.getTimerCount()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a malformed message is ignored', async () => {
    const { Redis } = await import('ioredis');
    const [bus, other] = [await opened(redis.url), await opened(redis.url)];
    const stranger = new Redis(redis.url);
    const heard: News[] = [];
    await bus.subscribe('match/m1', (news) => heard.push(news));
    for (const text of [
      '',
      '{',
      'null',
      '{"from":"x","news":{"kind":"match"}}',
      '{"from":"x","news":{"kind":"other"}}',
    ])
      await stranger.publish('lantern:match/m1', text);
    await eventually(async () => {
      other.publish(news);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return heard.length > 0 ? true : undefined;
    });
    expect(heard.every((news) => news.kind === 'match' && news.id === 'm1')).toBe(true);
    stranger.disconnect();
    await Promise.all([bus.close(), other.close()]);
  });
});
