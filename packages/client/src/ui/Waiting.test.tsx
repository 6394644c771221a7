import { act, render, screen } from '@testing-library/react';
import { Waiting } from './Waiting';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('says what is loading; once that is late, why it may fail, and offers to try again', () => {
  const retry = jest.fn();
  render(<Waiting onRetry={retry}>Looking for room K7WQ3H…</Waiting>);
  wait(7000);
  expect(screen.getByRole('status')).toHaveTextContent(/^Looking for room K7WQ3H…$/);
  wait(2000);
  expect(screen.getByRole('status')).toHaveTextContent('The server cannot be reached.');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(retry).toHaveBeenCalledTimes(1);
});

test('offers nothing if it cannot be tried again', () => {
  render(<Waiting />);
  wait(60_000);
  expect(screen.getByRole('status')).toHaveTextContent(/^One moment…$/);
});
