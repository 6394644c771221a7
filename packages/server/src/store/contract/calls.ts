import { type CallRecord, NO_DECISION } from '../calls';
import type { Store } from '../store';
import { commitOf, match, room } from './records';

const callOf = (more: Partial<CallRecord> = {}): CallRecord => ({
  roomCode: 'AAAA',
  matchId: 'm',
  seat: '0',
  decisionId: 1,
  kind: 'turn',
  about: '',
  notBefore: 100,
  ...more,
});

export function callsContract(store: () => Store): void {
  const claimed = (now: number, until = now + 50) => store().calls.claim(now, until, 9);

  beforeEach(async () => {
    await store().createRoom(room('AAAA'));
    await store().createMatch(match('m'), undefined, {
      from: 1,
      calls: [callOf(), callOf({ kind: 'half', notBefore: 200 })],
    });
  });

  test('a notification is claimed when it is due, and by one server until the claim ends', async () => {
    expect(await claimed(99)).toEqual([]);
    expect(await claimed(100)).toEqual([callOf()]);
    expect(await claimed(149)).toEqual([]);
    expect(await claimed(150)).toEqual([callOf()]);
  });

  test('a notification is taken once and not claimed afterwards', async () => {
    const takes = await Promise.all([1, 2].map(() => store().calls.take(callOf())));
    expect(takes.sort()).toEqual([false, true]);
    expect(await claimed(150)).toEqual([]);
  });

  test('a notification is renewed, even after it was sent', async () => {
    const nudge = callOf({ kind: 'nudge', notBefore: 120 });
    await store().calls.renew(nudge);
    expect(await store().calls.take(nudge)).toBe(true);
    const again = { ...nudge, notBefore: 130 };
    await store().calls.renew(again);
    await store().calls.take(callOf());
    expect(await claimed(129)).toEqual([]);
    expect(await claimed(130)).toEqual([again]);
  });

  test('a notification is postponed', async () => {
    await claimed(100, 10_000);
    await store().calls.putOff(callOf(), 300);
    expect(await claimed(299, 10_000)).toEqual([callOf({ kind: 'half', notBefore: 200 })]);
    expect(await claimed(300)).toEqual([callOf({ notBefore: 300 })]);
  });

  test('a move replaces the notifications of earlier decisions; a rejected move changes none', async () => {
    const next = callOf({ decisionId: 2, seat: '1' });
    expect(await store().commit({ ...commitOf('m', 1), calls: { from: 2, calls: [next] } })).toBe('committed');
    const late = callOf({ decisionId: 3 });
    expect(await store().commit({ ...commitOf('m', 1), calls: { from: 3, calls: [late] } })).toBe('conflict');
    expect(await claimed(1000)).toEqual([next]);
  });

  test('the same notification is stored once, even after it was sent', async () => {
    await store().calls.take(callOf());
    await store().commit({ ...commitOf('m', 1), calls: { from: 1, calls: [callOf()] } });
    expect(await claimed(150)).toEqual([]);
  });

  test('notifications are stored with a change of their room, and not if the change is rejected', async () => {
    const vote = callOf({ kind: 'vote', about: 'end', decisionId: NO_DECISION });
    await store().calls.take(callOf());
    const changed = room('AAAA', { version: 2, matchId: 'm' });
    expect(await store().saveRoom(changed, 0, [vote])).toBe('saved');
    expect(await store().saveRoom(changed, 0, [{ ...vote, seat: '1' }])).toBe('conflict');
    expect(await claimed(150)).toEqual([vote]);
  });

  test('no move makes a notification without a decision obsolete', async () => {
    const vote = callOf({ kind: 'vote', about: 'end', decisionId: NO_DECISION });
    await store().saveRoom(room('AAAA', { version: 2, matchId: 'm' }), 0, [vote]);
    await store().commit({ ...commitOf('m', 1), calls: { from: 2, calls: [] } });
    expect(await claimed(1000)).toEqual([vote]);
  });

  test('notifications are deleted with their match', async () => {
    await store().maintenance.deleteRoom({ room: room('AAAA'), changedAt: 1 });
    expect(await claimed(1000)).toEqual([]);
  });
}
