import type { RoomView } from '@lantern/protocol/rooms';
import { RoomList } from './roomList';

const person = (name: string, here = true) => ({ kind: 'person', name, here });
const bot = { kind: 'bot', name: 'Hugo', here: true };
const empty = { kind: 'empty', name: '', here: false };

/** The list entries of a room. */
async function listed(room: object): Promise<unknown[]> {
  const view = { code: 'AAAAAA', game: 'toy', state: 'open', locked: false, watcherCount: 0, ...room } as RoomView;
  return new RoomList({ listed: async () => [view] }).get();
}

describe('a listed room', () => {
  test('shows the names of its people and the number of free seats', async () => {
    expect(await listed({ seats: [person('Ana'), bot, empty, empty], options: { secret: 1 }, matchId: 'm' })).toEqual([
      { code: 'AAAAAA', game: 'toy', names: ['Ana'], free: 2 },
    ]);
  });

  test('shows no free seat during a match, which may be watched even if the room is locked', async () => {
    const seats = [person('Ana'), empty];
    expect(await listed({ seats, state: 'playing', locked: true })).toMatchObject([{ free: 0 }]);
  });

  test('is shown after a match as long as a seat is free', async () => {
    expect(await listed({ seats: [person('Ana'), empty], state: 'over' })).toHaveLength(1);
    expect(await listed({ seats: [person('Ana'), bot], state: 'over' })).toHaveLength(0);
  });

  test('is shown if a visitor without a seat is there', async () => {
    expect(await listed({ seats: [empty, empty], watcherCount: 1 })).toHaveLength(1);
  });
});

describe('a room is not listed', () => {
  test.each([
    ['that is full', { seats: [person('Ana'), bot] }],
    ['that is locked and waits for its match', { seats: [person('Ana'), empty], locked: true }],
    ['without visitors', { seats: [person('Ana', false), bot, empty] }],
    ['whose match has no visitors', { seats: [person('Ana', false), bot], state: 'playing' }],
  ])('%s', async (_, room) => {
    expect(await listed(room)).toEqual([]);
  });
});

test('the list has at most 30 rooms', async () => {
  const room = { code: 'A', game: 'toy', state: 'open', locked: false, watcherCount: 1, seats: [empty] };
  const list = (count: number) =>
    new RoomList({ listed: async () => Array.from({ length: count }, () => room as unknown as RoomView) }).get();
  expect(await list(30)).toHaveLength(30);
  expect(await list(31)).toHaveLength(30);
});

describe('the list is computed', () => {
  let made: number;
  const rooms = {
    async listed() {
      made++;
      return [];
    },
  };

  beforeEach(() => {
    made = 0;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test('once a second, however often it is requested', async () => {
    const list = new RoomList(rooms);
    await Promise.all([list.get(), list.get()]);
    jest.advanceTimersByTime(999);
    await list.get();
    expect(made).toBe(1);
    jest.advanceTimersByTime(1);
    await list.get();
    expect(made).toBe(2);
  });

  test('again at once after a failure', async () => {
    let fails = true;
    const list = new RoomList({
      async listed() {
        if (fails) throw new Error('no store');
        return [];
      },
    });
    await expect(list.get()).rejects.toThrow('no store');
    fails = false;
    expect(await list.get()).toEqual([]);
  });
});
