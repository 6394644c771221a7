import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/protocol/roomSeats';
import { mayHint, playsWithPeople } from './mayHint';

const asked = { mustDecide: true } as CommonView;
const seat = (name: string, kind: SeatView['kind']) => ({ seat: name, kind }) as SeatView;
const withBot = { hints: false, seats: [seat('0', 'person'), seat('1', 'bot')] };
const withPerson = { hints: false, seats: [seat('0', 'person'), seat('1', 'person')] };

test('a seat may ask for a hint if it plays with bots only', () => {
  expect(mayHint(withBot, asked, '0')).toBe(true);
  expect(mayHint(withPerson, asked, '0')).toBe(false);
});

test('and with people if the host allows it', () => {
  expect(mayHint({ ...withPerson, hints: true }, asked, '0')).toBe(true);
});

test('there is no hint for a seat without a decision, nor for spectators', () => {
  for (const room of [withBot, { ...withPerson, hints: true }]) {
    expect(mayHint(room, { ...asked, mustDecide: false }, '0')).toBe(false);
    expect(mayHint(room, asked, null)).toBe(false);
  }
});

test('hints are reported to others if people play with the seat, not if only bots do', () => {
  expect(playsWithPeople(withPerson, '0')).toBe(true);
  expect(playsWithPeople(withBot, '0')).toBe(false);
});
