import type { Visitor } from '../../store/shared';
import { keptRoom } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import { changedChat, chatView, isMuted, speakerOf } from './chatRules';

const room = keptRoom(['Ana', 'Ben', 'Cy'], { hostKeyHash: hashKey('key-Ana') });

/** Somebody's connection: seated with the key of their name, or watching under a name. */
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

test('somebody is seen as who sits there, others by their name', () => {
  expect(speakerOf(room, seated('Ben'))).toEqual(BEN);
  expect(speakerOf(room, watching('Wanda'))).toEqual(WANDA);
});

test('who is silenced is silent, and nobody else', () => {
  const kept = muting(BEN, [seated('Ben')]);
  expect([seated('Ben'), seated('Cy'), watching('Ben')].map((one) => isMuted(kept, one))).toEqual([true, false, false]);
});

test('the host may always speak', () => {
  const kept = muting({ seat: '0', name: 'Ana' }, [seated('Ana')]);
  expect(isMuted(kept, seated('Ana', { hostHash: room.hostKeyHash }))).toBe(false);
});

test('a person stays silent on another seat and under another name, whoever shares the browser does not', () => {
  const browserHash = 'shared';
  const kept = muting(BEN, [seated('Ben', { browserHash }), seated('Cy', { browserHash })]);
  const [ana, ben, cy] = kept.seats;
  const moved = { ...kept, seats: [ana, { ...cy, seat: '1' }, { ...ben, seat: '2', name: 'Bo' }] as typeof room.seats };
  expect(isMuted(moved, seated('Ben', { browserHash }))).toBe(true);
  expect(isMuted(moved, seated('Cy', { browserHash }))).toBe(false);
});

test('a watcher stays silent under another name in the same browser, and on a seat only by that browser', () => {
  const kept = muting(WANDA, [watching('Wanda', { browserHash: 'hers' })]);
  expect(isMuted(kept, watching('Willy', { browserHash: 'hers' }))).toBe(true);
  expect(isMuted(kept, watching('Willy', { browserHash: 'his' }))).toBe(false);
  expect(isMuted(kept, watching('Willy'))).toBe(false);
  expect(isMuted(kept, seated('Cy', { browserHash: 'hers' }))).toBe(true);
});

test('whoever is unmuted speaks again, also where they have another name now', () => {
  const here = [watching('Wanda', { browserHash: 'hers' })];
  const kept = muting(WANDA, here);
  const renamed = [watching('Willy', { browserHash: 'hers' })];
  const free = changedChat(kept, { unmute: { seat: null, name: 'Willy' } }, renamed);
  expect(free.chat.muted).toEqual([]);
  expect(changedChat(kept, { unmute: BEN }, here).chat.muted).toEqual(kept.chat.muted);
});

test('whoever is silenced twice is kept once', () => {
  const twice = muting(BEN, [seated('Ben')], muting(BEN, [seated('Ben')]));
  expect(twice.chat.muted).toEqual([{ ...BEN, person: 2 }]);
});

test('those who are silent are shown under the names they have now, each once, and those who are gone under the old', () => {
  const kept = muting(WANDA, [watching('Wanda', { browserHash: 'hers' })], muting(BEN, [seated('Ben')]));
  expect(chatView(kept, []).muted).toEqual([BEN, WANDA]);
  const willy = watching('Willy', { browserHash: 'hers' });
  expect(chatView(kept, [willy, willy, seated('Ben')]).muted).toEqual([BEN, { seat: null, name: 'Willy' }]);
  expect(chatView(room, [willy])).toEqual({ watchers: 'together', muted: [] });
});

test('fifty are kept silent at most: the longest silent one may speak again', () => {
  let kept = room;
  for (let n = 0; n <= 50; n++) kept = changedChat(kept, { mute: { seat: null, name: `W${n}` } }, []);
  expect(kept.chat.muted).toHaveLength(50);
  expect([isMuted(kept, watching('W0')), isMuted(kept, watching('W1'))]).toEqual([false, true]);
});

test('the rule for watchers changes when it is named, and only then', () => {
  const apart = changedChat(room, { watchers: 'apart' }, []);
  expect(apart.chat).toEqual({ watchers: 'apart', muted: [] });
  expect(muting(BEN, [], apart).chat.watchers).toBe('apart');
});

test('of those who are silent a hundred names are told, and twenty browsers are kept of one', () => {
  const browsers = (count: number) =>
    Array.from({ length: count }, (_, n) => watching('Wanda', { browserHash: `browser ${n}` }));
  const kept = muting(WANDA, browsers(21));
  expect(kept.chat.muted[0]?.browsers).toEqual(Array.from({ length: 20 }, (_, n) => `browser ${n}`));
  const names = (count: number) =>
    Array.from({ length: count }, (_, n) => watching(`W${n}`, { browserHash: 'browser 0' }));
  expect(chatView(kept, names(101)).muted).toEqual(names(100).map(({ name }) => ({ seat: null, name })));
});

test('the host on a seat is told as silent by nobody, a bot speaks under no name', () => {
  const hosted = { ...room, hostKeyHash: hashKey('key-Ana') };
  const kept = muting({ seat: '0', name: 'Anna' }, [], hosted);
  const silenced = { ...kept, chat: { ...kept.chat, muted: [{ seat: '0', name: 'Anna', person: 1 }] } };
  expect(chatView(silenced, []).muted).toEqual([{ seat: '0', name: 'Anna' }]);
  const seats = room.seats.map((one) => (one.seat === '1' ? { ...one, kind: 'bot' as const } : one));
  const bot = { ...room, seats, chat: { ...room.chat, muted: [{ seat: '5', name: 'Ben', person: 2 }] } };
  expect(chatView(bot, []).muted).toEqual([{ seat: '5', name: 'Ben' }]);
});
