import type { RoomRecord } from '../../store/records';
import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import { hostedBy } from '../host/hostingRules';
import { lossOf } from './people';
import { vacated, withBot, withPerson } from './seats';
import { UNDO_TAKEN, undoable, undone } from './undoRules';

const now = 1_000_000;
const seats = [keptSeat('0', 'Ana'), keptSeat('1', 'Ben', { standIn: 'bot', browser: 'bens' }), keptSeat('2', 'Cy')];
const playing = keptRoom(['Ana', 'Ben', 'Cy'], { state: 'playing', matchId: 'm', seats });

/** Ana, the host, removes Ben. */
const removed = (room: RoomRecord = playing) =>
  undoable(room, vacated(room, '1', { host: 'Ana' }), { seat: '1', by: hashKey('host') }, now);

test('a removed person returns as before: with name, key, stand-in and number in the room', () => {
  expect(removed().seats[1]).toMatchObject({ kind: 'empty', keyHash: null });
  const back = undone(removed(), '1', 'host', now);
  expect(back.seats).toEqual(playing.seats);
  expect(back.hosting.people).toEqual(playing.hosting.people);
});

test('an act can be undone until its time is up', () => {
  expect(undone(removed(), '1', 'host', now + UNDO_TAKEN - 1).seats).toEqual(playing.seats);
  expect(() => undone(removed(), '1', 'host', now + UNDO_TAKEN)).toThrow('UNDO_GONE');
});

test('only the person who did it can undo it, once', () => {
  for (const key of ['key-Ben', 'key-Cy', '', undefined])
    expect(() => undone(removed(), '1', key, now)).toThrow('UNDO_GONE');
  expect(() => undone(undone(removed(), '1', 'host', now), '1', 'host', now)).toThrow('UNDO_GONE');
  expect(() => undone(removed(), '0', 'host', now)).toThrow('UNDO_GONE');
});

test('two acts are undone separately', () => {
  const both = undoable(removed(), vacated(removed(), '2', 'self'), { seat: '2', by: hashKey('key-Cy') }, now);
  const back = undone(both, '1', 'host', now);
  expect(back.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'empty']);
  expect(undone(back, '2', 'key-Cy', now).seats).toEqual(playing.seats);
});

test('a seat that has a new person stays theirs', () => {
  const taken = withPerson(removed(), '1', { name: 'Dan', keyHash: hashKey('key-Dan') });
  expect(() => undone(taken, '1', 'host', now)).toThrow('UNDO_GONE');
});

test('a bot that the host has seated meanwhile makes room', () => {
  expect(undone(withBot(removed(), '1'), '1', 'host', now).seats).toEqual(playing.seats);
});

test('nobody gets a second seat: a person with another seat, by their key or browser, keeps that', () => {
  const room = removed({ ...playing, seats: [...seats, keptSeat('3', '', { kind: 'empty', keyHash: null })] });
  const newKey = { name: 'Ben', keyHash: hashKey('new') };
  const known = withPerson(room, '3', { ...newKey, formerHash: hashKey('key-Ben') });
  expect(() => undone(known, '1', 'host', now)).toThrow('UNDO_GONE');
  const sameBrowser = withPerson(room, '3', { ...newKey, browser: 'bens' });
  expect(() => undone(sameBrowser, '1', 'host', now)).toThrow('UNDO_GONE');
  const somebodyElse = withPerson(room, '3', { name: 'Dan', keyHash: hashKey('new'), browser: 'dans' });
  expect(undone(somebodyElse, '1', 'host', now).seats[1]).toEqual(seats[1]);
});

test('an act of another match is not undone', () => {
  expect(() => undone({ ...removed(), matchId: 'next' }, '1', 'host', now)).toThrow('UNDO_GONE');
});

test('the returning person’s own request for the seat ends; those of others stay', () => {
  const request = { name: 'Dan', keyHash: 'k', formerHash: null, until: now + 1, host: false, yes: [], no: [] };
  const room = removed();
  const asked = ['1', '2'].map((seat) => ({ ...request, id: seat, seat }));
  const back = undone({ ...room, hosting: { ...room.hosting, seatRequests: asked } }, '1', 'host', now);
  expect(back.hosting.seatRequests?.map(({ id }) => id)).toEqual(['2']);
});

test('the role of the host goes back to the key that passed it on', () => {
  const passed = undoable(playing, hostedBy(playing, '2'), { seat: null, by: hashKey('host') }, now);
  expect(passed.hostKeyHash).toBe(hashKey('key-Cy'));
  expect(() => undone(passed, null, 'key-Cy', now)).toThrow('UNDO_GONE');
  const back = undone(passed, null, 'host', now);
  expect(back.hostKeyHash).toBe(playing.hostKeyHash);
  expect(back.seats).toEqual(playing.seats);
});

test('a role that was passed on again stays with its new host', () => {
  const passed = undoable(playing, hostedBy(playing, '2'), { seat: null, by: hashKey('host') }, now);
  expect(() => undone(hostedBy(passed, '1'), null, 'host', now)).toThrow('UNDO_GONE');
});

test('a removed person learns who removed them, a person who left that they did, and nobody else learns anything', () => {
  expect(lossOf(removed(), hashKey('key-Ben'))).toEqual({ how: 'removed', by: 'Ana' });
  expect(lossOf(vacated(playing, '1', { host: null }), hashKey('key-Ben'))).toEqual({ how: 'removed', by: null });
  expect(lossOf(vacated(playing, '1', 'self'), hashKey('key-Ben'))).toEqual({ how: 'left' });
  expect(lossOf(undone(removed(), '1', 'host', now), hashKey('key-Ben'))).toBeUndefined();
  expect(lossOf(removed(), hashKey('key-Ana'))).toBeUndefined();
});
