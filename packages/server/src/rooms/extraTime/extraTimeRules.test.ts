import { keptRoom } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import { seatNamed, vacated, withPerson } from '../seats/seats';
import { extraTimeOf, slowestFactor, withExtraTime } from './extraTimeRules';

const plain = keptRoom(['Ana', 'Ben', 'Cy']);
const room = {
  ...plain,
  seats: plain.seats.map((seat, at) => ({ ...seat, person: at + 1, keyHash: hashKey(`key of ${at}`) })),
};
const slow = withExtraTime(room, '1', 'double');

test('the person on the seat has more time, and nobody else', () => {
  expect(slow.seats.map((seat) => extraTimeOf(slow, seat))).toEqual([undefined, 'double', undefined]);
});

test('a person who comes back has it again, and the person who had the seat meanwhile has not', () => {
  const left = vacated(slow, '1', 'self');
  const taken = withPerson(left, '1', { name: 'Dee', keyHash: 'new' });
  expect(extraTimeOf(taken, seatNamed(taken, '1'))).toBeUndefined();
  const back = withPerson(left, '1', { name: 'Ben', keyHash: 'newer', formerHash: hashKey('key of 1') });
  expect(extraTimeOf(back, seatNamed(back, '1'))).toBe('double');
});

test('the usual time is not stored', () => {
  expect(withExtraTime(slow, '1', 'usual').hosting.extraTime).toEqual({});
});

test.each([
  ['who needs none', ['0', '2'], 1],
  ['who has twice the time', ['1'], 2],
  ['of several, of whom one has twice the time', ['0', '1'], 2],
  ['that nobody owes', [], 1],
])('the factor on the clock of a decision of a player %s', (_, owing, factor) => {
  expect(slowestFactor(slow, owing)).toBe(factor);
});

test('no clock runs for a decision of a player without a limit', () => {
  expect(slowestFactor(withExtraTime(slow, '0', 'none'), ['0', '1'])).toBe(Number.POSITIVE_INFINITY);
});
