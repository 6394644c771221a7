import { forgetRoom, keepKeys, keysOf, knownRooms, rememberRoom } from './keys';

beforeEach(() => {
  for (const { code } of knownRooms()) forgetRoom(code);
  localStorage.clear();
});

test('keys are kept for each room apart', () => {
  keepKeys('AAAAAA', { hostKey: 'h' });
  keepKeys('BBBBBB', { seat: '1', seatKey: 's' });
  expect(keysOf('AAAAAA')).toEqual({ hostKey: 'h' });
  expect(keysOf('BBBBBB')).toEqual({ seat: '1', seatKey: 's' });
  expect(keysOf('CCCCCC')).toEqual({});
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
  keepKeys('AAAAAA', { hostKey: 'h' });
  keepKeys('BBBBBB', { hostKey: 'i' });
  forgetRoom('AAAAAA');
  expect(keysOf('AAAAAA')).toEqual({});
  expect(knownRooms()).toHaveLength(1);
  expect(keysOf('BBBBBB')).toEqual({ hostKey: 'i' });
});
