import type { Store } from '../store';
import { room } from './records';

const ordered = (answer: string, matchId = 'm') => ({ orders: { matchId, orders: { answer } } });
const noted = (text: string) => ({ note: { matchId: 'm', text } });

export function personalContract(store: () => Store): void {
  const kept = (person: number, code = 'AAAA') => store().personal.load(code, person);

  beforeEach(async () => {
    for (const code of ['AAAA', 'BBBB']) await store().createRoom(room(code));
  });

  test('those of a person are loaded as they were saved last', async () => {
    expect(await kept(1)).toEqual({});
    await store().personal.save('AAAA', 1, ordered('ask'));
    await store().personal.save('AAAA', 1, ordered('pass', 'next'));
    await store().personal.save('AAAA', 2, noted('ü\u0000 "one"\ntwo'));
    expect([await kept(1), await kept(2)]).toEqual([ordered('pass', 'next'), noted('ü\u0000 "one"\ntwo')]);
    expect(await kept(1, 'BBBB')).toEqual({});
  });

  test('orders and notes do not replace one another', async () => {
    await store().personal.save('AAAA', 1, ordered('ask'));
    await store().personal.save('AAAA', 1, noted('later'));
    await store().personal.save('AAAA', 1, ordered('pass'));
    expect(await kept(1)).toEqual({ ...ordered('pass'), ...noted('later') });
  });

  test('neither they nor the marks of a person replace the other', async () => {
    const mark = { roomCode: 'AAAA', person: 1, read: 3, seen: { matchId: 'm', version: 5, fact: 9 } };
    const other = { ...mark, person: 2 };
    await store().marks.save([mark]);
    for (const person of [1, 2]) await store().personal.save('AAAA', person, ordered('ask'));
    await store().marks.save([other]);
    expect(await store().marks.ofRooms(['AAAA'])).toEqual([mark, other]);
    expect([await kept(1), await kept(2)]).toEqual([ordered('ask'), ordered('ask')]);
  });

  test('they are deleted with their room, and a room that does not exist has none', async () => {
    for (const code of ['AAAA', 'NONE']) await store().personal.save(code, 1, ordered('ask'));
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    await store().createRoom(room('AAAA'));
    expect([await kept(1), await kept(1, 'NONE')]).toEqual([{}, {}]);
  });

  test('removing a person from a room deletes their data and marks, and not those of others', async () => {
    for (const code of ['AAAA', 'BBBB'])
      for (const person of [1, 2]) await store().personal.save(code, person, noted('a plan'));
    await store().personal.remove('AAAA', 1);
    expect([await kept(1), await kept(2), await kept(1, 'BBBB')]).toEqual([{}, noted('a plan'), noted('a plan')]);
    expect((await store().marks.ofRooms(['AAAA'])).map(({ person }) => person)).toEqual([2]);
  });
}
