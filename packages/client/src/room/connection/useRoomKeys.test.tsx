import { act, render, renderHook, screen } from '@testing-library/react';
import { keepKeys, keysOf } from '../../state/roomKeys';
import { clearRefusals, Toasts } from '../../ui/Toast';
import { useRoomKeys } from './useRoomKeys';

test('that a seat is gone is still told when the board of those who watch comes', () => {
  keepKeys('BCDFGH', { seats: [{ seat: '1', seatKey: 'a key' }] });
  render(<Toasts />);
  const { result } = renderHook(() => useRoomKeys('BCDFGH'));
  act(() => result.current.gone('a key'));
  // As with every new view of a match.
  act(clearRefusals);
  expect(keysOf('BCDFGH').seats).toEqual([]);
  expect(screen.getByRole('log')).toHaveTextContent('This seat is no longer yours here');
});
