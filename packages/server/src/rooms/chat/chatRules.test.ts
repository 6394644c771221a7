import type { Visitor } from '../../store/shared';
import { keptRoom } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import { changedChat, chatView, isMuted, speakerOf } from './chatRules';

const room = keptRoom(['Ana', 'Ben', 'Cy'], { hostKeyHash: hashKey('key-Ana') });

/** A connection: seated with the key of this name, or watching under it. */
const seated = (name: string, more: Partial<Visitor> = {}): Visitor => ({
  name: '',
  hostHash: null,
  seatHash: hashKey(`key-${name}`),
  ...more,
});
const watching = (name: string, more: Partial<Visitor> = {}): Visitor => ({
  name,
  hostHash: null,
  seatHash: null,
  ...more,
});

const BEN = { seat: '1', name: 'Ben' };
const WANDA = { seat: null, name: 'Wanda' };
const muting = (speaker: typeof BEN | typeof WANDA, here: readonly Visitor[] = [], kept = room) =>
  changedChat(kept, { mute: speaker }, here);

test('a seated visitor appears as the person on the seat, others under their name', () => {
  expect(speakerOf(room, seated('Ben'))).toEqual(BEN);
  expect(speakerOf(room, watching('Wanda'))).toEqual(WANDA);
});

test('only the muted person is muted', () => {
  const kept = muting(BEN, [seated('Ben')]);
  expect([seated('Ben'), seated('Cy'), watching('Ben')].map((visitor) => isMuted(kept, visitor))).toEqual([
    true,
    false,
    false,
  ]);
});

test('the host may always speak', () => {
  const kept = muting({ seat: '0', name: 'Ana' }, [seated('Ana')]);
  expect(isMuted(kept, seated('Ana', { hostHash: room.hostKeyHash }))).toBe(false);
});

test('a person stays muted on another seat and under another name; others on the same browser do not', () => {
  const browserHash = 'shared';
  const kept = muting(BEN, [seated('Ben', { browserHash }), seated('Cy', { browserHash })]);
  const [ana, ben, cy] = kept.seats;
  const moved = { ...kept, seats: [ana, { ...cy, seat: '1' }, { ...ben, seat: '2', name: 'Bo' }] as typeof room.seats };
  expect(isMuted(moved, seated('Ben', { browserHash }))).toBe(true);
  expect(isMuted(moved, seated('Cy', { browserHash }))).toBe(false);
});

test('a watcher stays muted under another name in the same browser, and on a seat only by that browser', () => {
  const kept = muting(WANDA, [watching('Wanda', { browserHash: 'hers' })]);
  expect(isMuted(kept, watching('Willy', { browserHash: 'hers' }))).toBe(true);
  expect(isMuted(kept, watching('Willy', { browserHash: 'his' }))).toBe(false);
  expect(isMuted(kept, watching('Willy'))).toBe(false);
  expect(isMuted(kept, seated('Cy', { browserHash: 'hers' }))).toBe(true);
});

test('an unmuted person may speak again, even under a new name', () => {
  const here = [watching('Wanda', { browserHash: 'hers' })];
  const kept = muting(WANDA, here);
  const renamed = [watching('Willy', { browserHash: 'hers' })];
  const free = changedChat(kept, { unmute: { seat: null, name: 'Willy' } }, renamed);
  expect(free.chat.muted).toEqual([]);
  expect(changedChat(kept, { unmute: BEN }, here).chat.muted).toEqual(kept.chat.muted);
});

test('muting somebody twice stores one entry', () => {
  const twice = muting(BEN, [seated('Ben')], muting(BEN, [seated('Ben')]));
  expect(twice.chat.muted).toEqual([{ ...BEN, person: 2 }]);
});

test('muted people appear once under their current names, and absent ones under the old name', () => {
  const kept = muting(WANDA, [watching('Wanda', { browserHash: 'hers' })], muting(BEN, [seated('Ben')]));
  expect(chatView(kept, []).muted).toEqual([BEN, WANDA]);
  const willy = watching('Willy', { browserHash: 'hers' });
  expect(chatView(kept, [willy, willy, seated('Ben')]).muted).toEqual([BEN, { seat: null, name: 'Willy' }]);
  expect(chatView(room, [willy])).toEqual({ watchers: 'together', muted: [] });
});

test('at most fifty people are muted: one more unmutes the first', () => {
  let kept = room;
  for (let n = 0; n <= 50; n++) kept = changedChat(kept, { mute: { seat: null, name: `W${n}` } }, []);
  expect(kept.chat.muted).toHaveLength(50);
  expect([isMuted(kept, watching('W0')), isMuted(kept, watching('W1'))]).toEqual([false, true]);
});

test('the rule for watchers changes only if it is given', () => {
  const apart = changedChat(room, { watchers: 'apart' }, []);
  expect(apart.chat).toEqual({ watchers: 'apart', muted: [] });
  expect(muting(BEN, [], apart).chat.watchers).toBe('apart');
});

test('at most a hundred names of muted people are shown, and twenty browsers stored for one', () => {
  const browsers = (count: number) =>
    Array.from({ length: count }, (_, n) => watching('Wanda', { browserHash: `browser ${n}` }));
  const kept = muting(WANDA, browsers(21));
  expect(kept.chat.muted[0]?.browsers).toEqual(Array.from({ length: 20 }, (_, n) => `browser ${n}`));
  const names = (count: number) =>
    Array.from({ length: count }, (_, n) => watching(`W${n}`, { browserHash: 'browser 0' }));
  expect(chatView(kept, names(101)).muted).toEqual(names(100).map(({ name }) => ({ seat: null, name })));
});

test('a host on a seat never appears as muted, and a bot has no name to speak under', () => {
  const hosted = { ...room, hostKeyHash: hashKey('key-Ana') };
  const kept = muting({ seat: '0', name: 'Anna' }, [], hosted);
  const silenced = { ...kept, chat: { ...kept.chat, muted: [{ seat: '0', name: 'Anna', person: 1 }] } };
  expect(chatView(silenced, []).muted).toEqual([{ seat: '0', name: 'Anna' }]);
  const seats = room.seats.map((seat) => (seat.seat === '1' ? { ...seat, kind: 'bot' as const } : seat));
  const bot = { ...room, seats, chat: { ...room.chat, muted: [{ seat: '5', name: 'Ben', person: 2 }] } };
  expect(chatView(bot, []).muted).toEqual([{ seat: '5', name: 'Ben' }]);
});
