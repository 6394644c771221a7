import { pino } from 'pino';
import { describeWith } from '../../testing/describeWith';
import { eventually } from '../../testing/eventually';
import { freePort } from '../../testing/ports';
import { TestRedis } from '../../testing/redis';
import { openRedisBus } from './redisBus';

/** Longer than the bus waits for an answer of Redis. */
const STANDSTILL = 9_000;

describeWith('redis-server')('the bus over Redis', () => {
  test('replaces the connection to a Redis that hangs, and reconnects', async () => {
    const redis = new TestRedis(await freePort());
    await redis.start();
    const bus = openRedisBus(redis.url, pino({ level: 'silent' }));
    let found = 0;
    bus.onReturn(() => found++);
    await eventually(() => (found === 1 ? true : undefined));
    redis.signal('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, STANDSTILL));
    redis.signal('SIGCONT');
    await eventually(() => (found === 2 ? true : undefined));
    await bus.close();
    await redis.remove();
  });
});
