import { act, render, screen } from '@testing-library/react';
import type { HeldKeys } from '../../state/roomKeys';
import { Toasts } from '../../ui/Toast';
import { roomWith, seatOf } from '../testing';
import { useSeatRequest } from './useSeatRequest';

const asked = { request: 'r', seat: '1', seatKey: 'key', name: 'Eve' };
const pending = { id: 'r', seat: '1', name: 'Eve', host: true, seats: [], remaining: 1000 };
let keys: HeldKeys;
const change = (to: (known: HeldKeys) => HeldKeys) => {
  keys = to(keys);
};

function Asking({ room }: { room: ReturnType<typeof roomWith> }) {
  useSeatRequest(room, keys.asked, change);
  return <Toasts />;
}

beforeEach(() => {
  jest.useFakeTimers();
  keys = { seats: [], asked };
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test('as long as the request is open nothing changes', () => {
  render(<Asking room={roomWith({ seatRequests: [pending] })} />);
  expect(keys).toEqual({ seats: [], asked });
});

test('a seat that is given is held from then on', () => {
  render(<Asking room={roomWith({ seats: [seatOf('0', 'Ana'), seatOf('1', 'Eve', { request: 'r' })] })} />);
  expect(keys).toEqual({ seats: [{ seat: '1', seatKey: 'key', name: 'Eve' }] });
  expect(screen.getByRole('log')).toHaveTextContent('The seat is yours.');
});

test('a seat that is not given is said, and the key forgotten', () => {
  render(<Asking room={roomWith()} />);
  expect(keys).toEqual({ seats: [] });
  expect(screen.getByRole('log')).toHaveTextContent('You were not given the seat.');
});
