import { type Lay, lay } from '../testing';
import { elsewhere } from './words';

/** The rooms in which the first seat would have to play the word, on this table. */
const rooms = (more: Lay, card: 'xyzzy-1' | 'plover-1' | 'brassLantern' = 'xyzzy-1') =>
  elsewhere(lay({ ...more, P0: { room: 'y2', ...more.P0 } }).state, '0', card);

test('10.4 a magic word that does nothing here says in which rooms it would', () => {
  expect(rooms({})).toEqual(['wellHouse', 'hallOfMists']);
});

test('10.4 a magic word that does something here names no other room', () => {
  expect(rooms({}, 'plover-1')).toBeUndefined();
  expect(rooms({ P0: { room: 'hallOfMists' } })).toBeUndefined();
});

test('10.4 no other card has rooms to be spoken in', () => {
  expect(rooms({}, 'brassLantern')).toBeUndefined();
});

test('R15.3 while the cave is closing a magic word counts everywhere', () => {
  expect(rooms({ closing: {} })).toBeUndefined();
});
