import { act, render, screen } from '@testing-library/react';
import { Toasts } from '../../ui/Toast';
import { roomWith } from '../testing';
import { useStandInNotice } from './useStandInNotice';

function Back({ standIn, seat = '0' }: { standIn: 'none' | 'bot'; seat?: string | null }) {
  const room = roomWith();
  useStandInNotice({ ...room, seats: room.seats.map((one) => (one.seat === '0' ? { ...one, standIn } : one)) }, seat);
  return <Toasts />;
}

const SENTENCE = 'While you were away a stand-in played for you.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test('whoever comes back to a seat that was played for them is told so, once', () => {
  const { rerender } = render(<Back standIn="bot" />);
  rerender(<Back standIn="none" />);
  expect(screen.getByRole('log')).toHaveTextContent(SENTENCE);
});

test.each(['1', null])('nobody else is told (%s)', (seat) => {
  render(<Back standIn="bot" seat={seat} />);
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});
