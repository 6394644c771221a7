import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Sheet } from './sheet/Sheet';
import { clearRefusals, Toasts, toast } from './Toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

/** A page with one sheet on top of another. */
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

test('a toast disappears after the time to read it', () => {
  render(page());
  say('The link is copied.');
  expect(screen.getByRole('log')).toHaveTextContent('The link is copied.');
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('a toast stays for at least six seconds, and disappears at a tap', () => {
  render(page());
  say('No.');
  say('Copied.');
  act(() => jest.advanceTimersByTime(5900));
  act(() => screen.getByRole('button', { name: 'No.' }).click());
  expect(screen.getByRole('log')).toHaveTextContent(/^Copied\.$/);
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('log')).toBeEmptyDOMElement();
});

test('a toast with the keyboard focus stays until the focus leaves', () => {
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

test('in a sheet a toast is beside the buttons, not on them', () => {
  render(page('Room'));
  say('Not now.');
  expect(screen.getByRole('log').parentElement).toHaveAttribute('data-notes');
});

test('while a sheet is open, toasts are inside of it', () => {
  const { rerender } = render(page());
  rerender(page('Room'));
  say('Not now.');
  expect(within(screen.getByRole('dialog', { name: 'Room' })).getByRole('log')).toHaveTextContent('Not now.');
});

test('with several sheets open, toasts are in the topmost one', () => {
  const { rerender } = render(page('Room'));
  rerender(page('Room', 'Give up?'));
  say('Not now.');
  expect(within(screen.getByRole('dialog', { name: 'Give up?' })).getByRole('log')).toHaveTextContent('Not now.');
});

test('a toast outlives the sheet that it appeared in', () => {
  const { rerender } = render(page('Room'));
  say('Not now.');
  rerender(page());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('log')).toHaveTextContent('Not now.');
});

test('a new view removes refusals, and leaves warnings and news', () => {
  render(page());
  act(() => {
    toast('No.', 'refusal');
    toast('Your time ran out.', 'warning');
    toast('Copied.');
  });
  act(clearRefusals);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Your time ran out.',
    'Copied.',
  ]);
});

describe('a toast with an action', () => {
  const offer = () => {
    let done = 0;
    render(page());
    act(() => toast('Ben was removed.', 'news', { label: 'Undo', lasts: 8000, run: () => done++ }));
    return () => done;
  };

  test('runs it at a tap, once, and disappears', () => {
    const done = offer();
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    expect(done()).toBe(1);
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
  });

  test('disappears when its time is over, without running it', () => {
    const done = offer();
    act(() => jest.advanceTimersByTime(7999));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
    expect(done()).toBe(0);
  });
});
