import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Sheet } from './sheet/Sheet';
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

test('a sentence stays for six seconds at least, and goes at a tap', () => {
  render(page());
  say('No.');
  say('Copied.');
  act(() => jest.advanceTimersByTime(5900));
  act(() => screen.getByRole('button', { name: 'No.' }).click());
  expect(screen.getByRole('log')).toHaveTextContent(/^Copied\.$/);
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('a sentence that has the focus of the keyboard stays until it has left', () => {
  render(page());
  say('Not now.');
  const note = screen.getByRole('button', { name: 'Not now.' });
  const found = jest.spyOn(document, 'querySelector').mockReturnValue(note);
  act(() => jest.advanceTimersByTime(20_000));
  expect(note).toBeInTheDocument();
  found.mockRestore();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('in a sheet it lies beside the buttons, not on them', () => {
  render(page('Room'));
  say('Not now.');
  expect(screen.getByRole('log').parentElement).toHaveAttribute('data-notes');
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
