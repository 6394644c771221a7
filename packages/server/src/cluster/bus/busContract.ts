import { randomBytes } from 'node:crypto';
import { eventually } from '../../testing/eventually';
import type { Bus, News } from './bus';

/**
 * The contract of every bus, run by the tests of each implementation.
 * @param join connects one more server
 */
export function busContract(join: () => Promise<Bus>): void {
  let buses: Bus[];
  const id = () => randomBytes(8).toString('hex');

  beforeEach(async () => {
    buses = [await join(), await join(), await join()];
  });
  afterEach(() => Promise.all(buses.map((bus) => bus.close())));

  const bus = (index: number) => buses[index] as Bus;
  async function ears(index: number, topic: Parameters<Bus['subscribe']>[0]) {
    const heard: News[] = [];
    const end = await bus(index).subscribe(topic, (news) => heard.push(news));
    return { heard, end };
  }

  test('every other subscribed server receives a message, and its sender does not', async () => {
    const news: News = { kind: 'match', id: id(), seq: 7 };
    const all = await Promise.all([0, 1, 2].map((index) => ears(index, `match/${news.id}`)));
    bus(0).publish(news);
    await eventually(() => (all[1]?.heard.length && all[2]?.heard.length ? true : undefined));
    expect(all.map(({ heard }) => heard)).toEqual([[], [news], [news]]);
  });

  test('messages of one topic arrive in order, those of others not at all', async () => {
    const [one, other] = [id(), id()];
    const { heard } = await ears(1, `match/${one}`);
    bus(0).publish({ kind: 'match', id: other, seq: 1 });
    for (let seq = 1; seq <= 20; seq++) bus(0).publish({ kind: 'match', id: one, seq });
    await eventually(() => (heard.length >= 20 ? true : undefined));
    expect(heard).toEqual(Array.from({ length: 20 }, (_, index) => ({ kind: 'match', id: one, seq: index + 1 })));
  });

  test('changes of a room and of its visitors are one topic', async () => {
    const code = id();
    const { heard } = await ears(1, `room/${code}`);
    bus(0).publish({ kind: 'room', id: code, version: 2 });
    bus(0).publish({ kind: 'visitors', id: code });
    await eventually(() => (heard.length === 2 ? true : undefined));
    expect(heard.map(({ kind }) => kind)).toEqual(['room', 'visitors']);
  });

  test('after unsubscribing nothing is received; other subscriptions of the same server stay', async () => {
    const topic = `match/${id()}` as const;
    const [gone, stays] = [await ears(1, topic), await ears(1, topic)];
    gone.end();
    gone.end();
    bus(0).publish({ kind: 'match', id: topic.slice(6), seq: 1 });
    await eventually(() => (stays.heard.length > 0 ? true : undefined));
    expect(gone.heard).toEqual([]);
  });

  test('publishing without subscribers, or after closing, has no effect', async () => {
    bus(0).publish({ kind: 'servers' });
    await bus(0).close();
    bus(0).publish({ kind: 'servers' });
    await bus(0).close();
  });
}
