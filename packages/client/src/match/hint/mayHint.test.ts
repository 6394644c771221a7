import type { CommonView } from '@lantern/games/module';
import type { SeatView } from '@lantern/protocol/roomSeats';
import { mayHint } from './mayHint';

const asked = { mustDecide: true } as CommonView;
const seat = (name: string, kind: SeatView['kind']) => ({ seat: name, kind }) as SeatView;

test('a seat may ask for a hint where nobody plays against it but bots', () => {
  expect(mayHint({ seats: [seat('0', 'person'), seat('1', 'bot')] }, asked, '0')).toBe(true);
  expect(mayHint({ seats: [seat('0', 'person'), seat('1', 'person')] }, asked, '0')).toBe(false);
});

test('there is no hint for a seat that owes no decision, nor for those who watch', () => {
  const seats = [seat('0', 'person'), seat('1', 'bot')];
  expect(mayHint({ seats }, { ...asked, mustDecide: false }, '0')).toBe(false);
  expect(mayHint({ seats }, asked, null)).toBe(false);
});
