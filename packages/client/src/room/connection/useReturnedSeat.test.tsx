import { act, render, screen } from '@testing-library/react';
import type { RoomSnapshot } from '../../net/room/RoomConnection';
import type { HeldKeys } from '../../state/roomKeys';
import { Toasts } from '../../ui/Toast';
import { useReturnedSeat } from './useReturnedSeat';

const left = { seat: '1', seatKey: 'key', name: 'Ben' };
let keys: HeldKeys;
const change = (to: (known: HeldKeys) => HeldKeys) => {
  keys = to(keys);
};

function Page({ proved }: Pick<RoomSnapshot, 'proved'>) {
  useReturnedSeat({ keys, change, moved() {}, gone() {} }, { proved } as RoomSnapshot);
  return <Toasts />;
}

beforeEach(() => {
  jest.useFakeTimers();
  keys = { seats: [], former: [left] };
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test('a lost seat is held again once its key is valid again, whatever its position', async () => {
  render(<Page proved={{ seat: '2', seatKey: 'key' }} />);
  expect(keys).toEqual({ seats: [{ ...left, seat: '2' }], former: [] });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('log')).toHaveTextContent('You have your seat back.');
});

test.each([
  ['nothing is proved', null],
  ['another key opens a seat', { seat: '1', seatKey: 'other' }],
])('it stays lost while %s', async (_, proved) => {
  render(<Page proved={proved} />);
  expect(keys).toEqual({ seats: [], former: [left] });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});
