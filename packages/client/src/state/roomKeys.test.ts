import {
  browserIdIn,
  dropSeat,
  forgetRoom,
  formerSeat,
  keepKeys,
  keysOf,
  knownRooms,
  moveSeat,
  rememberRoom,
  shownKeys,
  showSeat,
  withoutFormer,
} from './roomKeys';
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

test('a browser is known by the same in one room, by something else in others, and no more once the room is forgotten', () => {
  const known = browserIdIn('AAAAAA');
  expect(browserIdIn('AAAAAA')).toBe(known);
  expect(browserIdIn('BBBBBB')).not.toBe(known);
  forgetRoom('AAAAAA');
  expect(browserIdIn('AAAAAA')).not.toBe(known);
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
    expect(dropSeat(both, 'a')).toEqual({ hostKey: 'h', seats: [ben], former: [ana] });
  });

  test('a person who moves to another seat keeps the key, and the others their seats', () => {
    expect(moveSeat(both, { seat: '1', seatKey: 'b' }).seats).toEqual([ana, { seat: '1', seatKey: 'b' }]);
  });
});

describe('somebody who sits down again', () => {
  const ana = { seat: '0', seatKey: 'a', name: 'Ana' };
  const ben = { seat: '2', seatKey: 'b', name: 'Ben' };
  const bothGone = dropSeat(dropSeat({ seats: [ana, ben] }, 'a'), 'b');

  test('is known by the seat of the same name, whoever else shares the browser', () => {
    expect(formerSeat(bothGone, 'Ana')).toEqual(ana);
    expect(formerSeat(dropSeat({ seats: [ana, ben] }, 'a'), 'Ana')).toEqual(ana);
  });

  test('is known under another name only where nobody else can be meant', () => {
    expect(formerSeat(dropSeat({ seats: [ana] }, 'a'), 'Anna')).toEqual(ana);
    expect(formerSeat(bothGone, 'Anna')).toBeUndefined();
    expect(formerSeat(dropSeat({ seats: [ana, ben] }, 'a'), 'Anna')).toBeUndefined();
  });

  test('has no former seat any more, and others keep theirs', () => {
    const again = { seat: '1', seatKey: 'c', name: 'Ana' };
    expect(showSeat(withoutFormer(bothGone, ana), again)).toEqual({ seats: [again], former: [ben] });
    keepKeys('AAAAAA', bothGone);
    expect(keysOf('AAAAAA')).toEqual(bothGone);
  });

  test('whose leaving was refused has never left', () => {
    expect(showSeat(bothGone, ben)).toEqual({ seats: [ben], former: [ana] });
  });
});
