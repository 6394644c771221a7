/** @jest-environment ./test/page.ts */
import {
  browserIdIn,
  dropSeat,
  forgetRoom,
  formerSeat,
  type HeldKeys,
  keepGuestId,
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

test('keys are stored for each room separately', () => {
  keepKeys('AAAAAA', { hostKey: 'h', seats: [] });
  keepKeys('BBBBBB', { seats: [{ seat: '1', seatKey: 's' }] });
  expect(keysOf('AAAAAA')).toEqual({ hostKey: 'h', seats: [] });
  expect(keysOf('BBBBBB')).toEqual({ seats: [{ seat: '1', seatKey: 's' }] });
  expect(keysOf('CCCCCC')).toEqual({ seats: [] });
});

test('a browser has the same id in one room, another in other rooms, and none once the room is forgotten', () => {
  const known = browserIdIn('AAAAAA');
  expect(browserIdIn('AAAAAA')).toBe(known);
  expect(browserIdIn('BBBBBB')).not.toBe(known);
  forgetRoom('AAAAAA');
  expect(browserIdIn('AAAAAA')).not.toBe(known);
});

test('the latest room comes first, and each room is listed once', () => {
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

describe('a browser that visits many rooms', () => {
  const visit = (count: number) => {
    for (let n = 0; n < count; n++) rememberRoom({ code: `VISIT${n}`, game: 'toy', at: n });
  };
  const codes = () => knownRooms().map(({ code }) => code);
  const seat = { seat: '1', seatKey: 's' };

  test.each<[string, HeldKeys]>([
    ['a seat', { seats: [seat] }],
    ['a former seat', { seats: [], former: [seat] }],
    ['the role of the host', { seats: [], hostKey: 'h' }],
    ['a request', { seats: [], asked: { ...seat, request: 'r' } }],
  ])('keeps the room in which it has %s', (_, keys) => {
    rememberRoom({ code: 'AAAAAA', game: 'toy', at: 0 });
    keepKeys('AAAAAA', keys);
    visit(9);
    expect(keysOf('AAAAAA')).toEqual(keys);
    expect(codes()).toContain('AAAAAA');
  });

  test('keeps a room in which it has answered an invitation', () => {
    rememberRoom({ code: 'AAAAAA', game: 'toy', at: 0 });
    keepGuestId('AAAAAA', 'g');
    visit(9);
    expect(codes()).toContain('AAAAAA');
  });

  test('keeps four rooms that it only visited, and forgets the earlier ones', () => {
    const known = browserIdIn('VISIT0');
    visit(4);
    expect(codes()).toEqual(['VISIT3', 'VISIT2', 'VISIT1', 'VISIT0']);
    rememberRoom({ code: 'VISIT4', game: 'toy', at: 4 });
    expect(codes()).toEqual(['VISIT4', 'VISIT3', 'VISIT2', 'VISIT1']);
    expect(browserIdIn('VISIT0')).not.toBe(known);
  });
});

test('a seat that was stored outside of a list is still held', () => {
  keep('room.AAAAAA', { hostKey: 'h', seat: '1', seatKey: 's' });
  expect(keysOf('AAAAAA')).toEqual({ hostKey: 'h', seats: [{ seat: '1', seatKey: 's' }] });
});

describe('several seats in one browser', () => {
  const ana = { seat: '0', seatKey: 'a' };
  const ben = { seat: '2', seatKey: 'b' };
  const both = { hostKey: 'h', seats: [ana, ben] };

  test('the seat that was selected last is the shown one', () => {
    expect(shownKeys(both)).toEqual({ hostKey: 'h', ...ana });
    expect(shownKeys(showSeat(both, ben))).toEqual({ hostKey: 'h', ...ben });
    expect(showSeat(both, ben).seats).toEqual([ben, ana]);
  });

  test('a seat that is given up is removed from the others', () => {
    expect(dropSeat(both, 'a')).toEqual({ hostKey: 'h', seats: [ben], former: [ana] });
  });

  test('a person who moves to another seat keeps the key, and the others their seats', () => {
    expect(moveSeat(both, { seat: '1', seatKey: 'b' }).seats).toEqual([ana, { seat: '1', seatKey: 'b' }]);
  });
});

describe('a person who takes a seat again', () => {
  const ana = { seat: '0', seatKey: 'a', name: 'Ana' };
  const ben = { seat: '2', seatKey: 'b', name: 'Ben' };
  const bothGone = dropSeat(dropSeat({ seats: [ana, ben] }, 'a'), 'b');

  test('has the former seat of the same name, no matter who else shares the browser', () => {
    expect(formerSeat(bothGone, 'Ana')).toEqual(ana);
    expect(formerSeat(dropSeat({ seats: [ana, ben] }, 'a'), 'Ana')).toEqual(ana);
  });

  test('has a former seat under another name only if there is just one candidate', () => {
    expect(formerSeat(dropSeat({ seats: [ana] }, 'a'), 'Anna')).toEqual(ana);
    expect(formerSeat(bothGone, 'Anna')).toBeUndefined();
    expect(formerSeat(dropSeat({ seats: [ana, ben] }, 'a'), 'Anna')).toBeUndefined();
  });

  test('has no former seat afterwards, and others keep theirs', () => {
    const again = { seat: '1', seatKey: 'c', name: 'Ana' };
    expect(showSeat(withoutFormer(bothGone, ana), again)).toEqual({ seats: [again], former: [ben] });
    keepKeys('AAAAAA', bothGone);
    expect(keysOf('AAAAAA')).toEqual(bothGone);
  });

  test('still has the seat if leaving was refused', () => {
    expect(showSeat(bothGone, ben)).toEqual({ seats: [ben], former: [ana] });
  });
});

test('the key that was lost last is used only if no seat is held', () => {
  const former = [
    { seat: '1', seatKey: 'last' },
    { seat: '0', seatKey: 'earlier' },
  ];
  expect(shownKeys({ seats: [], former })).toEqual({ formerKey: 'last' });
  expect(shownKeys({ seats: [{ seat: '2', seatKey: 's' }], former })).toEqual({ seat: '2', seatKey: 's' });
});
