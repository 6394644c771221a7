import { roomWith, seatOf } from '../testing';
import { hostProof } from './hostProof';

const ana = { seat: '0', seatKey: 'a', name: 'Ana' };
const ben = { seat: '1', seatKey: 'b', name: 'Ben' };
const told = (room = roomWith(), host = false) => ({
  update: { room, clock: null, waits: { seats: {}, host: null } },
  you: { seat: '1', host, devices: 1 },
});
/** Ana, the host, has moved to the seat that was Ben's. */
const rotated = roomWith({ seats: [seatOf('0', 'Ben'), seatOf('1', 'Ana')], hostSeat: '1' });

test('a person on the present seat of the host is not the host, whatever seat their key had before', () => {
  expect(hostProof({ seats: [ben] }, told(rotated)).host).toBe(false);
});

test('the host stays the host if two people who share a browser change places', () => {
  expect(hostProof({ seats: [ben, ana] }, told(rotated))).toEqual({ host: true, hostKey: 'a' });
});

test('a seated host proves the role by the key of the seat, also while another seat is shown', () => {
  expect(hostProof({ seats: [ben, ana] }, told())).toEqual({ host: true, hostKey: 'a' });
  expect(hostProof({ seats: [ben] }, told())).toEqual({ host: false, hostKey: 'b' });
});

test('the key of the room proves the role if the server agrees, or until the server answers', () => {
  const keys = { hostKey: 'h', seats: [] };
  expect(hostProof(keys, told(roomWith({ hostSeat: null }), true))).toEqual({ host: true, hostKey: 'h' });
  expect(hostProof(keys, told(roomWith({ hostSeat: null })))).toEqual({ host: false, hostKey: 'h' });
  expect(hostProof(keys, { update: null, you: null }).host).toBe(true);
  expect(hostProof({ seats: [ben] }, { update: null, you: null }).host).toBe(false);
});
