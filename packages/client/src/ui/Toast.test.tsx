import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet';
import { Toasts, toast } from './Toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

/** The page, with one sheet that lies on another. */
function page(lower?: string, upper?: string) {
  const sheet = (title: string, children: ReactNode) => (
    <Sheet title={title} onClose={() => {}}>
      {children}
    </Sheet>
  );
  return (
    <>
      {lower && sheet(lower, upper && sheet(upper, null))}
      <Toasts />
    </>
  );
}

const say = (sentence: string) => act(() => toast(sentence));

test('a sentence goes after the time to read it', () => {
  render(page());
  say('The link is copied.');
  expect(screen.getByRole('log')).toHaveTextContent('The link is copied.');
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('while a sheet is open, what is said is said within it', () => {
  const { rerender } = render(page());
  rerender(page('Room'));
  say('Not now.');
  expect(within(screen.getByRole('dialog', { name: 'Room' })).getByRole('log')).toHaveTextContent('Not now.');
});

test('of sheets that lie on each other, the upper one says it', () => {
  const { rerender } = render(page('Room'));
  rerender(page('Room', 'Give up?'));
  say('Not now.');
  expect(within(screen.getByRole('dialog', { name: 'Give up?' })).getByRole('log')).toHaveTextContent('Not now.');
});

test('a sentence outlasts the sheet it was said in', () => {
  const { rerender } = render(page('Room'));
  say('Not now.');
  rerender(page());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('log')).toHaveTextContent('Not now.');
});
