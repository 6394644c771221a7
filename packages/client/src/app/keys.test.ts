import {
  dropSeat,
  forgetRoom,
  keepKeys,
  keysOf,
  knownRooms,
  moveSeat,
  rememberRoom,
  shownKeys,
  showSeat,
} from './keys';
import { keep } from './storage';

beforeEach(() => {
  for (const { code } of knownRooms()) forgetRoom(code);
  localStorage.clear();
});

test('keys are kept for each room apart', () => {
  keepKeys('AAAAAA', { hostKey: 'h', seats: [] });
  keepKeys('BBBBBB', { seats: [{ seat: '1', seatKey: 's' }] });
  expect(keysOf('AAAAAA')).toEqual({ hostKey: 'h', seats: [] });
  expect(keysOf('BBBBBB')).toEqual({ seats: [{ seat: '1', seatKey: 's' }] });
  expect(keysOf('CCCCCC')).toEqual({ seats: [] });
});

test('the latest room stands first and each only once', () => {
  rememberRoom({ code: 'AAAAAA', game: 'toy', at: 1 });
  rememberRoom({ code: 'BBBBBB', game: 'toy', at: 2 });
  rememberRoom({ code: 'AAAAAA', game: 'toy', at: 3 });
  expect(knownRooms().map((room) => room.code)).toEqual(['AAAAAA', 'BBBBBB']);
});

test('a room that no longer exists is forgotten with its keys, others are not', () => {
  rememberRoom({ code: 'AAAAAA', game: 'toy', at: 1 });
  rememberRoom({ code: 'BBBBBB', game: 'toy', at: 2 });
  keepKeys('AAAAAA', { hostKey: 'h', seats: [] });
  keepKeys('BBBBBB', { hostKey: 'i', seats: [] });
  forgetRoom('AAAAAA');
  expect(keysOf('AAAAAA')).toEqual({ seats: [] });
  expect(knownRooms()).toHaveLength(1);
  expect(keysOf('BBBBBB')).toEqual({ hostKey: 'i', seats: [] });
});

test('a seat that was kept alone is still held', () => {
  keep('room.AAAAAA', { hostKey: 'h', seat: '1', seatKey: 's' });
  expect(keysOf('AAAAAA')).toEqual({ hostKey: 'h', seats: [{ seat: '1', seatKey: 's' }] });
});

describe('several seats in one browser', () => {
  const ana = { seat: '0', seatKey: 'a' };
  const ben = { seat: '2', seatKey: 'b' };
  const both = { hostKey: 'h', seats: [ana, ben] };

  test('the seat that was last turned to is the one that is shown', () => {
    expect(shownKeys(both)).toEqual({ hostKey: 'h', ...ana });
    expect(shownKeys(showSeat(both, ben))).toEqual({ hostKey: 'h', ...ben });
    expect(showSeat(both, ben).seats).toEqual([ben, ana]);
  });

  test('a seat that is given up leaves the others', () => {
    expect(dropSeat(both, 'a')).toEqual({ hostKey: 'h', seats: [ben] });
  });

  test('a person who moves to another seat keeps the key, and the others their seats', () => {
    expect(moveSeat(both, { seat: '1', seatKey: 'b' }).seats).toEqual([ana, { seat: '1', seatKey: 'b' }]);
  });
});
