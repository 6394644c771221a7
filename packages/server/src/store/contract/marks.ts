import type { MarkRecord } from '../marks';
import type { Store } from '../store';
import { room } from './records';

const mark = (more: Partial<MarkRecord> = {}): MarkRecord => ({
  roomCode: 'AAAA',
  person: 1,
  read: 3,
  seen: { matchId: 'm', version: 5, fact: 9 },
  ...more,
});

export function marksContract(store: () => Store): void {
  const kept = () => store().marks.ofRooms(['AAAA', 'BBBB']);

  beforeEach(async () => {
    for (const code of ['AAAA', 'BBBB']) await store().createRoom(room(code));
  });

  test('marks are loaded as they were stored, for the requested rooms', async () => {
    const other = mark({ roomCode: 'BBBB', person: 2, seen: null });
    await store().marks.save([mark(), other]);
    expect(await store().marks.ofRooms(['AAAA', 'NONE'])).toEqual([mark()]);
    expect(await store().marks.ofRooms(['BBBB'])).toEqual([other]);
    expect(await store().marks.ofRooms([])).toEqual([]);
  });

  test('a read or seen mark never decreases', async () => {
    await store().marks.save([mark()]);
    await store().marks.save([mark({ read: 2, seen: { matchId: 'm', version: 4, fact: 7 } })]);
    await store().marks.save([mark({ read: 0, seen: null })]);
    expect(await kept()).toEqual([mark()]);
    const later = mark({ read: 4, seen: { matchId: 'm', version: 6, fact: 12 } });
    await store().marks.save([later]);
    expect(await kept()).toEqual([later]);
  });

  test('the mark of another match replaces the former one', async () => {
    await store().marks.save([mark()]);
    const next = mark({ seen: { matchId: 'next', version: 0, fact: 0 } });
    await store().marks.save([next]);
    expect(await kept()).toEqual([next]);
  });

  test('they are deleted with their room, and a room that does not exist has none', async () => {
    await store().marks.save([mark(), mark({ roomCode: 'NONE' })]);
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    await store().createRoom(room('AAAA'));
    expect(await store().marks.ofRooms(['AAAA', 'NONE'])).toEqual([]);
  });
}
