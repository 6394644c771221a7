import { act, render, screen } from '@testing-library/react';
import { Toasts } from '../../ui/Toast';
import { roomWith } from '../testing';
import { useStandInNotice } from './useStandInNotice';

interface BackProps {
  standIn: 'none' | 'bot';
  seat?: string | null;
  isHere?: boolean;
}

function Back({ standIn, seat = '0', isHere = true }: BackProps) {
  const room = roomWith();
  useStandInNotice(
    { ...room, seats: room.seats.map((seat) => (seat.seat === '0' ? { ...seat, standIn } : seat)) },
    seat,
    isHere,
  );
  return <Toasts />;
}

const SENTENCE = 'While you were offline a stand-in played for you.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

test('a player who returns to a seat with a stand-in gets one notice', () => {
  const { rerender } = render(<Back standIn="bot" />);
  rerender(<Back standIn="none" />);
  expect(screen.getByRole('log')).toHaveTextContent(SENTENCE);
});

test.each(['1', null])('nobody else gets a notice (%s)', (seat) => {
  render(<Back standIn="bot" seat={seat} />);
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('a player without a stand-in gets no notice', () => {
  const { rerender } = render(<Back standIn="none" />);
  rerender(<Back standIn="none" isHere={false} />);
  rerender(<Back standIn="none" />);
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('a player who was present all the time gets no notice when a match begins without them', () => {
  const { rerender } = render(<Back standIn="none" />);
  rerender(<Back standIn="bot" />);
  rerender(<Back standIn="none" />);
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('a player who loses the connection gets a notice on return, and no second one while a stand-in plays', () => {
  const { rerender } = render(<Back standIn="none" />);
  rerender(<Back standIn="bot" isHere={false} />);
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
  rerender(<Back standIn="bot" />);
  rerender(<Back standIn="bot" />);
  expect(screen.getAllByText(SENTENCE)).toHaveLength(1);
});
