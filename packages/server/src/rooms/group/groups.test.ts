import { openRoomParts, type RoomParts } from '../../testing/roomParts';
import { hashKey } from '../access/keys';
import { Groups } from './groups';

let parts: RoomParts;
beforeEach(() => {
  parts = openRoomParts();
});
afterEach(() => parts.close());

test('a person who stops being the host while the next room is opened opens none', async () => {
  const { rooms, store } = parts;
  const { room, hostKey } = await rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  const save = store.groups.save.bind(store.groups);
  let opened = '';
  jest.spyOn(store.groups, 'save').mockImplementationOnce(async (code, nights) => {
    opened = code;
    await rooms.change(room.code, (kept) => ({ ...kept, hostKeyHash: hashKey('the key of Ben') }));
    return save(code, nights);
  });
  await expect(new Groups(rooms, store).openNext(room.code, hostKey)).rejects.toMatchObject({
    body: { code: 'NOT_HOST' },
  });
  expect((await rooms.load(room.code)).hosting.group).toBeUndefined();
  expect(opened).not.toBe('');
  expect(await store.loadRoom(opened)).toBeUndefined();
});

/** A room of the host Ana, and calls with her key. */
async function opened() {
  const { room, hostKey } = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  await parts.rooms.sit(room.code, '1', 'Ben');
  return { code: room.code, hostKey };
}

/** Plays a match in a room to its end. */
async function play({ code, hostKey }: { code: string; hostKey: string }): Promise<void> {
  const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
  await parts.rooms.finish(code, matchId as string, ['0']);
}

/** Opens the next room of the group. */
async function next(groups: Groups, { code, hostKey }: { code: string; hostKey: string }) {
  const after = await groups.openNext(code, hostKey);
  return { code: after.room.code, hostKey: after.hostKey, view: after.room };
}

/** Opens the next room of the group and plays a match there. */
async function nextPlayed(groups: Groups, room: { code: string; hostKey: string }) {
  const after = await next(groups, room);
  await parts.rooms.sit(after.code, '0', 'Ana');
  await parts.rooms.sit(after.code, '1', 'Ben');
  await play(after);
  return after;
}

test('the first room of a group has no earlier nights, and links to the next room', async () => {
  const groups = new Groups(parts.rooms, parts.store);
  const first = await opened();
  await play(first);
  expect((await next(groups, first)).view.group).toEqual({ earlier: 1, next: false });
  const { group } = await parts.rooms.view(await parts.rooms.load(first.code));
  expect(group).toEqual({ earlier: 0, next: true });
});

test('a room with a next one keeps its own earlier nights', async () => {
  const groups = new Groups(parts.rooms, parts.store);
  const first = await opened();
  await play(first);
  const second = await next(groups, first);
  await next(groups, second);
  expect((await parts.rooms.view(await parts.rooms.load(second.code))).group).toEqual({ earlier: 1, next: true });
});

test('the next room gets another code if the first one is taken', async () => {
  const groups = new Groups(parts.rooms, parts.store);
  const first = await opened();
  const create = parts.store.createRoom.bind(parts.store);
  const tried: string[] = [];
  jest.spyOn(parts.store, 'createRoom').mockImplementation(async (room) => {
    tried.push(room.code);
    return tried.length === 1 ? 'exists' : create(room);
  });
  const second = await next(groups, first);
  expect(new Set(tried).size).toBe(2);
  expect(tried[1]).toBe(second.code);
  expect(await groups.nextCode(first.code, first.hostKey)).toBe(second.code);
});

test('two simultaneous requests open one next room', async () => {
  const groups = new Groups(parts.rooms, parts.store);
  const first = await opened();
  const save = parts.store.groups.save.bind(parts.store.groups);
  let other: string | undefined;
  jest.spyOn(parts.store.groups, 'save').mockImplementationOnce(async (code, nights) => {
    other = (await next(groups, first)).code;
    return save(code, nights);
  });
  await expect(groups.openNext(first.code, first.hostKey)).rejects.toMatchObject({ body: { code: 'NEXT_ROOM_OPEN' } });
  expect(await groups.nextCode(first.code, first.hostKey)).toBe(other);
});

test('only the host and the people who have or had a seat get the code of the next room', async () => {
  const groups = new Groups(parts.rooms, parts.store);
  const first = await opened();
  const { seatKey } = await parts.rooms.sit(
    (await parts.rooms.create({ game: 'toy', players: 2 })).room.code,
    '0',
    'Cy',
  );
  const ben = await parts.rooms
    .stand(first.code, '1', first.hostKey)
    .then(() => parts.rooms.sit(first.code, '1', 'Ben'));
  const { code } = await next(groups, first);
  expect(await groups.nextCode(first.code, first.hostKey)).toBe(code);
  expect(await groups.nextCode(first.code, ben.seatKey)).toBe(code);
  await parts.rooms.stand(first.code, '1', ben.seatKey);
  expect(await groups.nextCode(first.code, ben.seatKey)).toBe(code);
  for (const key of [seatKey, undefined])
    await expect(groups.nextCode(first.code, key)).rejects.toMatchObject({ body: { code: 'NOT_YOUR_SEAT' } });
});

describe('no room is opened', () => {
  const refused = async (room: { code: string; hostKey: string }, code: string) => {
    const create = jest.spyOn(parts.store, 'createRoom');
    const call = new Groups(parts.rooms, parts.store).openNext(room.code, room.hostKey);
    await expect(call).rejects.toMatchObject({ body: { code } });
    expect(create).not.toHaveBeenCalled();
  };

  it('by a person who is not the host', async () =>
    refused({ code: (await opened()).code, hostKey: 'wrong' }, 'NOT_HOST'));

  it('during a match', async () => {
    const room = await opened();
    await parts.deals.byHost(room.code, 'start', room.hostKey);
    await refused(room, 'ROOM_PLAYING');
  });

  it('while there is a next one', async () => {
    const room = await opened();
    await next(new Groups(parts.rooms, parts.store), room);
    await refused(room, 'NEXT_ROOM_OPEN');
  });
});

describe('forgetting the earlier nights', () => {
  it('keeps a later room with the same code', async () => {
    const groups = new Groups(parts.rooms, parts.store);
    const first = await opened();
    await play(first);
    const second = await next(groups, first);
    const kept = await parts.rooms.load(first.code);
    await parts.rooms.remove(first.code, () => true);
    await parts.store.createRoom({ ...kept, createdAt: kept.createdAt + 1 });
    await groups.forget(second.code, second.hostKey);
    expect(await parts.store.loadRoom(first.code)).toBeDefined();
  });

  it('removes them, and no other night, from the later rooms', async () => {
    const groups = new Groups(parts.rooms, parts.store);
    const first = await opened();
    await play(first);
    const second = await next(groups, first);
    const third = await next(groups, second);
    const [own] = await parts.store.groups.load(third.code);
    if (!own) throw new Error('nothing was played');
    const others = [
      { ...own, createdAt: own.createdAt + 1 },
      { ...own, code: 'BBBBBB' },
    ];
    await parts.store.groups.save(third.code, [own, ...others]);
    await groups.forget(second.code, second.hostKey);
    expect(await parts.store.groups.load(third.code)).toEqual(others);
    expect((await parts.rooms.load(third.code)).hosting.group).toEqual({ earlier: 2 });
  });

  it('removes only the earlier nights of a room where people play again, and not the room', async () => {
    const groups = new Groups(parts.rooms, parts.store);
    const first = await opened();
    await play(first);
    const second = await nextPlayed(groups, first);
    const third = await next(groups, second);
    await parts.deals.byHost(second.code, 'start', second.hostKey);
    await groups.forget(third.code, third.hostKey);
    expect(await parts.store.loadRoom(first.code)).toBeUndefined();
    expect(await parts.store.groups.load(second.code)).toEqual([]);
    expect((await parts.rooms.load(second.code)).hosting.group).toMatchObject({ earlier: 0 });
  });

  it('keeps a room in which a match starts meanwhile', async () => {
    const groups = new Groups(parts.rooms, parts.store);
    const first = await opened();
    await play(first);
    const second = await next(groups, first);
    const load = parts.store.loadRoom.bind(parts.store);
    jest.spyOn(parts.store, 'loadRoom').mockImplementation(async (code) => {
      const room = await load(code);
      if (code !== first.code || room?.state === 'playing') return room;
      jest.mocked(parts.store.loadRoom).mockImplementation(load);
      await parts.deals.byHost(first.code, 'start', first.hostKey);
      return room;
    });
    await groups.forget(second.code, second.hostKey);
    expect((await parts.rooms.load(first.code)).state).toBe('playing');
  });

  it('is refused to everybody but the host', async () => {
    const groups = new Groups(parts.rooms, parts.store);
    const first = await opened();
    await play(first);
    const second = await next(groups, first);
    const forgotten = groups.forget(second.code, first.hostKey);
    await expect(forgotten).rejects.toMatchObject({ body: { code: 'NOT_HOST' } });
    expect((await groups.history(second.code)).nights).toHaveLength(1);
    expect(await parts.store.loadRoom(first.code)).toBeDefined();
  });

  it('forgets all of them, even if their rooms are already gone', async () => {
    const groups = new Groups(parts.rooms, parts.store);
    const first = await opened();
    await play(first);
    const second = await nextPlayed(groups, first);
    const third = await next(groups, second);
    const fourth = await next(groups, third);
    expect((await groups.history(fourth.code)).nights).toHaveLength(2);
    await parts.rooms.remove(first.code, () => true);
    await groups.forget(third.code, third.hostKey);
    expect((await groups.history(third.code)).nights).toEqual([]);
    expect((await groups.history(fourth.code)).nights).toEqual([]);
    expect(await parts.store.loadRoom(second.code)).toBeUndefined();
  });

  it('keeps the nights of a later room with the same code in which people play', async () => {
    const groups = new Groups(parts.rooms, parts.store);
    const first = await opened();
    await play(first);
    const second = await next(groups, first);
    const kept = await parts.rooms.load(first.code);
    const nights = await parts.store.groups.load(second.code);
    await parts.rooms.remove(first.code, () => true);
    await parts.store.createRoom({ ...kept, createdAt: kept.createdAt + 1, state: 'playing' });
    await parts.store.groups.save(first.code, nights);
    await groups.forget(second.code, second.hostKey);
    expect(await parts.store.groups.load(first.code)).toEqual(nights);
  });
});
