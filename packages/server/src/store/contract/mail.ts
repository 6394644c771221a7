import type { MailBox, MailSeat } from '../mail';
import type { Store } from '../store';
import { room } from './records';

const box = (id: string, more: Partial<MailBox> = {}): MailBox => ({
  id,
  address: 'ana@example.org',
  tokenHash: `token of ${id}`,
  confirmed: true,
  mode: 'each',
  language: 'de',
  zone: 'Europe/Berlin',
  dailyAt: 100,
  usedAt: 10,
  ...more,
});

export function mailContract(store: () => Store): void {
  const seat = (boxId: string, more: Partial<MailSeat> = {}) => ({ boxId, roomCode: 'AAAA', keyHash: 'k', ...more });

  beforeEach(async () => {
    for (const code of ['AAAA', 'BBBB']) await store().createRoom(room(code));
    for (const id of ['a', 'b']) await store().mail.save(box(id));
  });

  test('an address is stored, changed and found by its token', async () => {
    const changed = box('a', {
      confirmed: false,
      mode: 'daily',
      language: 'en',
      zone: 'UTC',
      dailyAt: 7,
      usedAt: 8,
      quiet: { begins: 0, ends: 7 },
    });
    await store().mail.save(changed);
    expect([await store().mail.load('a'), await store().mail.ofToken('token of a')]).toEqual([changed, changed]);
    expect([await store().mail.load('c'), await store().mail.ofToken('c')]).toEqual([undefined, undefined]);
  });

  test('an address is found by the seats that use it', async () => {
    for (const one of [seat('a'), seat('a'), seat('b'), seat('a', { roomCode: 'BBBB' })])
      await store().mail.addSeat(one);
    expect(await store().mail.ofSeat('AAAA', 'k')).toEqual([box('a'), box('b')]);
    expect(await store().mail.ofSeat('AAAA', 'other')).toEqual([]);
    expect(await store().mail.seatsOf('a')).toEqual([seat('a'), seat('a', { roomCode: 'BBBB' })]);
    await store().mail.removeSeat(seat('a'));
    expect(await store().mail.seatsOf('a')).toEqual([seat('a', { roomCode: 'BBBB' })]);
  });

  test('seats are deleted with their room and with their address', async () => {
    for (const one of [seat('a'), seat('b'), seat('a', { roomCode: 'NONE' })]) await store().mail.addSeat(one);
    await store().mail.remove('b');
    expect([await store().mail.seatsOf('a'), await store().mail.seatsOf('b')]).toEqual([[seat('a')], []]);
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    expect([await store().mail.seatsOf('a'), await store().mail.load('a')]).toEqual([[], box('a')]);
  });

  test('a daily mail is due once, to a confirmed address', async () => {
    const daily = box('a', { mode: 'daily' });
    for (const one of [daily, box('c', { mode: 'daily', confirmed: false })]) await store().mail.save(one);
    expect([await store().mail.daily(99, 9), await store().mail.daily(100, 9)]).toEqual([[], [daily]]);
    const taken = await Promise.all([1, 2].map(() => store().mail.nextDaily('a', 100, 200)));
    expect(taken.sort()).toEqual([false, true]);
    expect(await store().mail.daily(199, 9)).toEqual([]);
  });

  test('an unused or unconfirmed address is deleted after a time', async () => {
    await store().mail.save(box('c', { confirmed: false }));
    await store().mail.addSeat(seat('a'));
    await store().mail.sweep({ now: 40, unused: 10, unconfirmed: 10 });
    expect(await store().mail.load('b')).toBeDefined();
    await store().mail.sweep({ now: 50, unused: 11, unconfirmed: 10 });
    const left = await Promise.all(['a', 'b', 'c'].map((id) => store().mail.load(id)));
    expect(left).toEqual([box('a', { usedAt: 50 }), undefined, undefined]);
    await store().mail.save(box('c', { confirmed: false }));
    await store().mail.sweep({ now: 50, unused: 0, unconfirmed: 11 });
    expect(await store().mail.load('c')).toBeUndefined();
  });
}
