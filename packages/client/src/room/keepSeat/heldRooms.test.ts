/** @jest-environment ./test/page.ts */
import { keepKeys, keysOf, knownRooms, rememberRoom } from '../../state/roomKeys';
import { addHeldRooms, heldRooms } from './heldRooms';

beforeEach(() => localStorage.clear());

function known(code: string, keys: Parameters<typeof keepKeys>[1], more: object = {}): void {
  rememberRoom({ code, game: 'toy', at: 0, ...more });
  keepKeys(code, keys);
}

const seat = (seatKey: string) => ({ seat: '0', seatKey, name: 'Ana' });

test('held rooms are those with a seat or the role of the host, the latest first', () => {
  known('SEATED', { seats: [seat('a')], former: [seat('old')] });
  known('HOSTED', { hostKey: 'h', seats: [] });
  known('VISIT2', { seats: [] });
  known('HIDDEN', { seats: [seat('b')] }, { hidden: true });
  expect(heldRooms()).toEqual([
    { code: 'HIDDEN', game: 'toy', seats: [seat('b')] },
    { code: 'HOSTED', game: 'toy', hostKey: 'h', seats: [] },
    { code: 'SEATED', game: 'toy', seats: [seat('a')] },
  ]);
});

test('of very many rooms only the latest are included', () => {
  for (let n = 0; n < 300; n++) known(`R${n}`, { seats: [seat('k'.repeat(32))] });
  const rooms = heldRooms();
  expect(rooms[0]?.code).toBe('R299');
  expect(rooms.length).toBeGreaterThan(80);
  expect(JSON.stringify({ rooms }).length).toBeLessThan(16_000);
});

test('added rooms are the same as on the other device', () => {
  known('SEATED', { seats: [seat('a')] });
  known('HOSTED', { hostKey: 'h', seats: [] });
  const held = heldRooms();
  localStorage.clear();
  expect(addHeldRooms(held)).toBe(2);
  expect(heldRooms()).toEqual(held);
  expect(knownRooms().map(({ code }) => code)).toEqual(['HOSTED', 'SEATED']);
});

test('a room in which this browser has a seat or role is not changed', () => {
  known('SEATED', { seats: [seat('newer')] });
  expect(addHeldRooms([{ code: 'SEATED', game: 'toy', seats: [{ seat: '1', seatKey: 'other' }] }])).toBe(0);
  expect(keysOf('SEATED').seats).toEqual([seat('newer')]);
});

test('a lost seat of this browser stays known', () => {
  keepKeys('FORMER', { seats: [], former: [seat('old')] });
  addHeldRooms([{ code: 'FORMER', game: 'toy', seats: [seat('a')] }]);
  expect(keysOf('FORMER')).toEqual({ seats: [seat('a')], former: [seat('old')] });
});
