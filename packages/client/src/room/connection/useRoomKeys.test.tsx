import type { SeatLoss } from '@lantern/protocol/roomSeats';
import { act, render, renderHook, screen } from '@testing-library/react';
import { dropSeat, type HeldKeys, keepKeys, keysOf } from '../../state/roomKeys';
import { clearRefusals, Toasts } from '../../ui/Toast';
import { type RoomKeyStore, useRoomKeys } from './useRoomKeys';

function sitting() {
  keepKeys('BCDFGH', { seats: [{ seat: '1', seatKey: 'a key' }] });
  render(<Toasts />);
  return renderHook(() => useRoomKeys('BCDFGH')).result;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

/** Flushes the notices. */
const heard = () => act(() => jest.advanceTimersByTimeAsync(0));

const lose = async (lost?: SeatLoss) => {
  const result = sitting();
  act(() => result.current.gone('a key', lost));
  await heard();
  expect(keysOf('BCDFGH')).toEqual({ seats: [], former: [{ seat: '1', seatKey: 'a key' }] });
};

test.each([
  ['by whom, to who was removed', { how: 'removed', by: 'Ana' }, 'Ana removed you from your seat.'],
  ['by the host, where they do not sit', { how: 'removed', by: null }, 'The host removed you from your seat.'],
  ['to the device it has left', { how: 'moved' }, 'Your seat was moved to another device.'],
  ['where the server knows nothing more', undefined, 'This seat is no longer yours.'],
] as const)('that a seat is lost is told %s', async (_, lost, sentence) => {
  await lose(lost);
  expect(screen.getByRole('log')).toHaveTextContent(sentence);
});

test('a notice that a seat is gone survives the change to the view of spectators', async () => {
  await lose({ how: 'moved' });
  // Every new view of a match does this.
  act(clearRefusals);
  expect(screen.getByRole('log')).toHaveTextContent('Your seat was moved to another device.');
});

test('a player who has left a seat gets no further notice about it', async () => {
  await lose({ how: 'left' });
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('the notice that a seat is gone is a warning, not a confirmation', async () => {
  await lose();
  expect(screen.getByRole('button', { name: /no longer yours/ })).toHaveClass('warning');
});

test.each<[string, (store: RoomKeyStore) => void]>([
  ['one changes places', ({ moved }) => moved({ seat: '0', seatKey: 'a key' })],
  ['a key opens nothing that is not held any more', ({ gone }) => gone('another key')],
  [
    'one has stood up',
    ({ change, gone }) => {
      change((keys) => dropSeat(keys, 'a key'));
      gone('a key');
    },
  ],
])('nothing is said where %s', async (_, happens) => {
  const result = sitting();
  act(() => happens(result.current));
  await heard();
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

describe('another page of the same browser', () => {
  const inAnotherPage = (code: string, keys: HeldKeys | null) =>
    act(() => {
      const key = `lantern.room.${code}`;
      if (keys) localStorage.setItem(key, JSON.stringify(keys));
      else localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });

  test('takes this one to a new seat, and away from a seat that was left, without a notice', () => {
    keepKeys('BCDFGH', { seats: [] });
    render(<Toasts />);
    const { result } = renderHook(() => useRoomKeys('BCDFGH'));
    inAnotherPage('BCDFGH', { seats: [{ seat: '1', seatKey: 'a key' }] });
    expect(result.current.keys.seats).toEqual([{ seat: '1', seatKey: 'a key' }]);
    inAnotherPage('BCDFGH', null);
    act(() => result.current.gone('a key'));
    expect(result.current.keys.seats).toEqual([]);
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
  });

  test('in another room changes nothing', () => {
    const result = sitting();
    const before = result.current.keys;
    inAnotherPage('JKLMNP', { seats: [{ seat: '0', seatKey: 'another' }] });
    expect(result.current.keys).toBe(before);
  });
});
