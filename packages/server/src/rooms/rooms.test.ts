import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import { openRoomParts, type RoomParts } from '../testing/roomParts';

/** Number of attempts at a change of a room that others keep changing. */
const TRIES = 8;

let parts: RoomParts;
beforeEach(() => {
  parts = openRoomParts();
});
afterEach(() => parts.close());

interface Opened {
  code: string;
  hostKey: string;
  anaKey: string;
}

/** A room with the host Ana and with Ben. */
async function opened(): Promise<Opened> {
  const { room, hostKey, seat }: RoomCreated = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  await parts.rooms.sit(room.code, '1', 'Ben');
  return { code: room.code, hostKey, anaKey: (seat as SeatTaken).seatKey };
}

const deal = async ({ code, hostKey }: Opened) => (await parts.deals.byHost(code, 'start', hostKey)).matchId as string;

describe('the end of a match', () => {
  it('ends the match of its room, which remembers the winners', async () => {
    const room = await opened();
    const matchId = await deal(room);
    await parts.rooms.finish(room.code, matchId, ['1']);
    const { state, hosting } = await parts.rooms.load(room.code);
    expect([state, hosting.history]).toEqual([
      'over',
      [expect.objectContaining({ matchId, end: 'result', winners: ['1'] })],
    ]);
  });

  it('is recorded once, however often it is reported', async () => {
    const room = await opened();
    const matchId = await deal(room);
    await parts.rooms.finish(room.code, matchId, ['1']);
    const before = await parts.rooms.load(room.code);
    await parts.rooms.finish(room.code, matchId, ['0']);
    expect(await parts.rooms.load(room.code)).toEqual(before);
  });

  it('reported late does not end a later match of the room', async () => {
    const room = await opened();
    const former = await deal(room);
    await parts.rooms.finish(room.code, former, ['1']);
    await parts.deals.byHost(room.code, 'rematch', room.hostKey);
    const before = await parts.rooms.load(room.code);
    await parts.rooms.finish(room.code, former, ['1']);
    expect(await parts.rooms.load(room.code)).toEqual(before);
    expect(before.state).toBe('playing');
  });
});

describe('a change of a room that others change too', () => {
  /** Lets another server save the room just before each of the first `times` attempts. */
  function rivals(times: number): () => number {
    const { store } = parts;
    const save = store.saveRoom.bind(store);
    let left = times;
    jest.spyOn(store, 'saveRoom').mockImplementation(async (room, stood) => {
      if (left-- > 0) {
        const kept = await parts.rooms.load(room.code);
        await save({ ...kept, version: kept.version + 1 });
      }
      return save(room, stood);
    });
    return () => times - left;
  }

  it(`is made again on what they have made of it, ${TRIES} times in all`, async () => {
    const { code, hostKey } = await opened();
    const tried = rivals(TRIES - 1);
    const { version } = await parts.rooms.load(code);
    expect((await parts.rooms.configure(code, hostKey, { listed: true })).listed).toBe(true);
    expect(tried()).toBe(TRIES);
    expect(await parts.rooms.load(code)).toMatchObject({ listed: true, version: version + TRIES });
  });

  it('is refused after that, and changes nothing', async () => {
    const { code, hostKey } = await opened();
    const tried = rivals(TRIES);
    const change = parts.rooms.configure(code, hostKey, { listed: true });
    await expect(change).rejects.toMatchObject({ body: { code: 'STORE_DOWN' } });
    expect(tried()).toBe(TRIES);
    expect((await parts.rooms.load(code)).listed).toBe(false);
  });

  it('is reported only if it is saved, and saves nothing without a difference', async () => {
    const { code } = await opened();
    const told: number[] = [];
    await parts.subscriptions.subscribe(code);
    parts.subscriptions.listen({ changed: ({ version }) => told.push(version) });
    const before = await parts.rooms.load(code);
    expect(await parts.rooms.change(code, (room) => room)).toEqual(before);
    rivals(TRIES);
    await expect(parts.rooms.change(code, (room) => ({ ...room, listed: true }))).rejects.toThrow();
    expect(told).toEqual([]);
  });
});

describe('the deletion of a room that others change', () => {
  /** Changes the room just before each of the first `times` deletions. */
  function rivals(times: number): void {
    const { maintenance } = parts.store;
    const remove = maintenance.deleteRoom.bind(maintenance);
    let left = times;
    jest.spyOn(maintenance, 'deleteRoom').mockImplementation(async (gone) => {
      if (left-- > 0) await parts.rooms.change(gone.room.code, (room) => ({ ...room, listed: !room.listed }));
      return remove(gone);
    });
  }

  it(`is deleted as it stands then, if one of ${TRIES} tries succeeds`, async () => {
    const { code } = await opened();
    rivals(TRIES - 1);
    await parts.rooms.remove(code, () => true);
    expect(await parts.store.loadRoom(code)).toBeUndefined();
  });

  it('is refused after as many failed attempts', async () => {
    const { code } = await opened();
    rivals(TRIES);
    await expect(parts.rooms.remove(code, () => true)).rejects.toMatchObject({ body: { code: 'STORE_DOWN' } });
    expect(await parts.store.loadRoom(code)).toBeDefined();
  });

  it('is not done if the changed room may no longer be deleted', async () => {
    const { code } = await opened();
    rivals(1);
    await parts.rooms.remove(code, ({ listed }) => !listed);
    expect(await parts.store.loadRoom(code)).toMatchObject({ listed: true });
  });
});
