import { openRoomParts, type RoomParts } from '../../testing/roomParts';
import { hashKey } from '../access/keys';
import { Groups } from './groups';

let parts: RoomParts;
beforeEach(() => {
  parts = openRoomParts();
});
afterEach(() => parts.close());

test('whoever ceases to be the host while the next room is opened has opened none', async () => {
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
