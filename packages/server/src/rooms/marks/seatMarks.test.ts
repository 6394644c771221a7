import { pino } from 'pino';
import type { Store } from '../../store/store';
import { keptRoom } from '../../testing/roomRecords';
import { memoryStore } from '../../testing/stores';
import { SeatMarks } from './seatMarks';

const room = keptRoom(['Ana', 'Ben']);
const ana = { roomCode: room.code, person: 1 };
const log = pino({ level: 'silent' });

let store: Store;
let marks: SeatMarks;
beforeEach(async () => {
  store = memoryStore();
  await store.createRoom(room);
  marks = new SeatMarks(store.marks, log);
});
afterEach(async () => {
  await marks.close();
  await store.close();
});

const seen = (version: number, matchId = 'm') => ({ matchId, version, fact: version });

test('a mark applies at once, and is written later', async () => {
  marks.note({ ...ana, read: 2, seen: null });
  expect(await marks.of(room.code, 1)).toEqual({ read: 2, seen: null });
  expect(await store.marks.ofRooms([room.code])).toEqual([]);
  await marks.write();
  expect(await store.marks.ofRooms([room.code])).toEqual([{ ...ana, read: 2, seen: null }]);
});

test('marks of one person are merged with the stored ones: the higher one counts', async () => {
  marks.note({ ...ana, read: 2, seen: seen(5) });
  await marks.write();
  marks.note({ ...ana, read: 1, seen: seen(4) });
  marks.note({ ...ana, read: 3, seen: null });
  expect(await marks.of(room.code, 1)).toEqual({ read: 3, seen: seen(5) });
  marks.note({ ...ana, read: 0, seen: seen(0, 'next') });
  expect(await marks.of(room.code, 1)).toEqual({ read: 3, seen: seen(0, 'next') });
});

test('marks of others do not change', async () => {
  marks.note({ ...ana, read: 2, seen: seen(5) });
  expect(await marks.of(room.code, 2)).toEqual({ read: 0, seen: null });
});

test('marks that could not be written are written with the next ones', async () => {
  marks.note({ ...ana, read: 2, seen: null });
  const { save } = store.marks;
  store.marks.save = () => Promise.reject(new Error('the store is down'));
  await expect(marks.write()).rejects.toThrow('the store is down');
  store.marks.save = save;
  await marks.write();
  expect(await store.marks.ofRooms([room.code])).toEqual([{ ...ana, read: 2, seen: null }]);
});

test('marks that are not written yet are written at the end', async () => {
  marks.note({ ...ana, read: 2, seen: null });
  await marks.close();
  expect(await store.marks.ofRooms([room.code])).toHaveLength(1);
});
