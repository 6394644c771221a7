import { act, render, screen } from '@testing-library/react';
import type { HeldKeys } from '../../state/roomKeys';
import { Toasts } from '../../ui/Toast';
import { roomWith, seatOf } from '../testing';
import { useSeatRequest } from './useSeatRequest';

const asked = { request: 'r', seat: '1', seatKey: 'key', name: 'Eve', version: 2 };
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

test('nothing changes while the request is open', () => {
  render(<Asking room={roomWith({ version: 2, seatRequests: [pending] })} />);
  expect(keys).toEqual({ seats: [], asked });
});

test('a granted seat is held from then on', () => {
  render(<Asking room={roomWith({ version: 3, seats: [seatOf('0', 'Ana'), seatOf('1', 'Eve', { request: 'r' })] })} />);
  expect(keys).toEqual({ seats: [{ seat: '1', seatKey: 'key', name: 'Eve' }] });
  expect(screen.getByRole('log')).toHaveTextContent('The seat is yours.');
});

test('after a declined request there is a notice, and the key is forgotten', () => {
  render(<Asking room={roomWith({ version: 3 })} />);
  expect(keys).toEqual({ seats: [] });
  expect(screen.getByRole('log')).toHaveTextContent('You did not get the seat.');
});

test('a view older than the request neither grants nor declines it', () => {
  render(<Asking room={roomWith({ version: 1 })} />);
  expect(keys).toEqual({ seats: [], asked });
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('a request that has expired without another change of the room is also announced', () => {
  render(<Asking room={roomWith({ version: 2 })} />);
  expect(keys).toEqual({ seats: [] });
  expect(screen.getByRole('log')).toHaveTextContent('You did not get the seat.');
});

test('a granted seat is held at its present position, also after the match', () => {
  render(<Asking room={roomWith({ version: 9, state: 'over', seats: [seatOf('0', 'Eve', { request: 'r' })] })} />);
  expect(keys).toEqual({ seats: [{ seat: '0', seatKey: 'key', name: 'Eve' }] });
});
