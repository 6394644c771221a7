import type { RemotePresence } from '../cluster/remotePresence';
import type { Visitor } from '../store/shared';
import { openRoomParts, type RoomParts } from '../testing/roomParts';
import { browserHashIn, hashKey } from './access/keys';
import { Rooms } from './rooms';

let parts: RoomParts;
/** The rooms this server was notified of, in order. */
let told: string[];
beforeEach(() => {
  parts = openRoomParts();
  told = [];
  parts.subscriptions.listen({ changed: ({ code }) => told.push(code) });
});
afterEach(() => parts.close());

const refusal = (code: string) => ({ body: { code } });
const wish = { game: 'toy', players: 2 };

describe('a new room', () => {
  it('gets another code if the first one is taken', async () => {
    const create = parts.store.createRoom.bind(parts.store);
    const tried: string[] = [];
    jest.spyOn(parts.store, 'createRoom').mockImplementation(async (room) => {
      tried.push(room.code);
      return tried.length === 1 ? 'exists' : create(room);
    });
    const { room } = await parts.rooms.create(wish);
    expect(new Set(tried).size).toBe(2);
    expect(room.code).toBe(tried[1]);
  });

  it('is listed only if requested', async () => {
    expect((await parts.rooms.create(wish)).room.listed).toBe(false);
    const shown = await parts.rooms.create({ ...wish, listed: true });
    expect((await parts.rooms.listed(10)).map(({ code }) => code)).toEqual([shown.room.code]);
    expect(await parts.rooms.listed(0)).toEqual([]);
  });

  it('seats its creator if a name is given, with their own key', async () => {
    expect((await parts.rooms.create(wish)).seat).toBeUndefined();
    const { room, seat, hostKey } = await parts.rooms.create({ ...wish, name: ' Ana ' });
    expect(seat).toEqual({ seat: '0', seatKey: expect.any(String), room });
    expect(seat?.seatKey).not.toBe(hostKey);
    const { seats, hostKeyHash } = await parts.rooms.load(room.code);
    expect([seats[0]?.name, seats[0]?.keyHash, hostKeyHash]).toEqual([
      'Ana',
      hashKey(seat?.seatKey as string),
      hashKey(hostKey),
    ]);
  });

  it('is not found under an invalid or unknown code', async () => {
    for (const code of ['', 'nothing', 'BBBBBB'])
      await expect(parts.rooms.load(code)).rejects.toMatchObject(refusal('NO_SUCH_ROOM'));
    const { room } = await parts.rooms.create(wish);
    expect((await parts.rooms.load(` ${room.code.toLowerCase()} `)).code).toBe(room.code);
  });
});

describe('a player who leaves a seat', () => {
  it.each([
    ['by the key of the seat may come back to it', true],
    ['by the key of the host may not', false],
  ])('%s, during a match', async (_, own) => {
    const { room, hostKey, seat } = await parts.rooms.create({ ...wish, name: 'Ana' });
    await parts.rooms.sit(room.code, '1', 'Ben');
    await parts.deals.byHost(room.code, 'start', hostKey);
    const key = seat?.seatKey as string;
    await parts.rooms.stand(room.code, '0', own ? key : hostKey);
    const back = parts.rooms.sit(room.code, '0', 'Ana', key);
    if (own) expect((await back).seat).toBe('0');
    else await expect(back).rejects.toMatchObject(refusal('ASK_FOR_SEAT'));
  });

  it('needs a key', async () => {
    const { room } = await parts.rooms.create({ ...wish, name: 'Ana' });
    await expect(parts.rooms.stand(room.code, '0', 'wrong')).rejects.toMatchObject(refusal('NOT_YOUR_SEAT'));
    expect((await parts.rooms.load(room.code)).seats[0]?.name).toBe('Ana');
  });
});

describe('the browser of a newcomer', () => {
  it('is recognised only in this room, and not stored if it is not shown', async () => {
    const { room } = await parts.rooms.create(wish);
    await parts.rooms.sit(room.code, '0', 'Ana', undefined, 'a browser');
    await parts.rooms.sit(room.code, '1', 'Ben');
    const [ana, ben] = (await parts.rooms.load(room.code)).seats;
    expect(ana?.browser).toBe(browserHashIn(room.code, 'a browser'));
    expect(ben).not.toHaveProperty('browser');
  });

  it('gets no second seat in a running match, but another browser does', async () => {
    const { room, hostKey } = await parts.rooms.create(wish);
    await parts.rooms.sit(room.code, '0', 'Ana', undefined, 'a browser');
    const { seatKey } = await parts.rooms.sit(room.code, '1', 'Ben', undefined, 'another');
    await parts.deals.byHost(room.code, 'start', hostKey);
    await parts.rooms.stand(room.code, '1', seatKey);
    const again = (browser: string | undefined) => parts.rooms.sit(room.code, '1', 'Ben', seatKey, browser);
    await expect(again('a browser')).rejects.toMatchObject(refusal('SECOND_SEAT'));
    expect((await again('another')).seat).toBe('1');
  });
});

describe('visitors of a room through other servers', () => {
  const watcher = (name: string): Visitor => ({ name, hostHash: null, seatHash: null });
  /** The rooms that other servers were asked about. */
  let asked: string[][];
  let elsewhere: Map<string, Visitor[]>;
  let rooms: Rooms;
  beforeEach(() => {
    asked = [];
    elsewhere = new Map();
    const look = async (codes: readonly string[]) => {
      asked.push([...codes]);
      return elsewhere;
    };
    const remotePresence = { look } as Partial<RemotePresence> as RemotePresence;
    rooms = new Rooms({ ...parts, remotePresence });
  });

  it('are combined with the visitors of this server', async () => {
    const { room } = await parts.rooms.create(wish);
    parts.presence.enter(room.code, watcher('Ana'));
    elsewhere.set(room.code, [watcher('Ben')]);
    const kept = await rooms.load(room.code);
    expect((await rooms.view(kept)).watchers).toEqual(['Ana', 'Ben']);
    expect([...(await rooms.visitors(kept))].map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    expect(asked).toEqual([[room.code], [room.code]]);
  });

  it('are not queried for a subscribed room', async () => {
    const { room } = await parts.rooms.create(wish);
    await parts.subscriptions.subscribe(room.code);
    elsewhere.set(room.code, [watcher('Ben')]);
    const kept = await rooms.load(room.code);
    expect((await rooms.view(kept)).watchers).toEqual([]);
    expect((await rooms.visitors(kept)).size).toBe(0);
    expect(asked).toEqual([]);
  });

  it('are queried once for all rooms without a subscription', async () => {
    const codes = [];
    for (let n = 0; n < 3; n++) codes.push((await parts.rooms.create(wish)).room.code);
    await parts.subscriptions.subscribe(codes[1] as string);
    const kept = await Promise.all(codes.map((code) => rooms.load(code)));
    expect((await rooms.views(kept)).map(({ code }) => code)).toEqual(codes);
    expect(asked).toEqual([[codes[0], codes[2]]]);
  });
});

test('moves are refused in a paused match, with or without a subscription, and accepted without a room', async () => {
  const { room, hostKey } = await parts.rooms.create({ ...wish, name: 'Ana' });
  const { code } = room;
  await parts.rooms.sit(code, '1', 'Ben');
  const matchId = (await parts.deals.byHost(code, 'start', hostKey)).matchId as string;
  const paused = (at: number | null) =>
    parts.rooms.change(code, (kept) => ({ ...kept, hosting: { ...kept.hosting, pausedAt: at } }));
  for (const follow of [() => {}, () => parts.subscriptions.subscribe(code)]) {
    await follow();
    await paused(1);
    expect(await parts.rooms.standstill(code, matchId)).toBe('PAUSED');
    await paused(null);
    expect(await parts.rooms.standstill(code, matchId)).toBeUndefined();
  }
  expect(await parts.rooms.standstill('BBBBBB', matchId)).toBeUndefined();
});
