import { act, render, screen } from '@testing-library/react';
import { copy, share } from './handOn';
import { Toasts } from './Toast';

/**
 * jsdom implements neither a clipboard nor `execCommand`; this is the text that a browser over plain HTTP would copy.
 */
let copied: string[] = [];
let allowed = true;

beforeEach(() => {
  copied = [];
  allowed = true;
  render(<Toasts />);
  document.execCommand = () => {
    if (allowed) copied.push(String(getSelection()));
    return allowed;
  };
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

test('without a clipboard, as over plain HTTP, a selection is copied and the page stays as it was', async () => {
  const before = document.body.innerHTML;
  await act(() => copy('http://lantern.test/r/K7WQ3H', 'Copied.'));
  expect(copied).toEqual(['http://lantern.test/r/K7WQ3H']);
  expect(screen.getByText('Copied.')).toBeInTheDocument();
  expect(document.body.innerHTML.startsWith(before.slice(0, before.indexOf('role="log"')))).toBe(true);
});

test('in an open dialog the selection is inside of the dialog', async () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  let inDialog = false;
  document.execCommand = () => {
    inDialog = dialog.contains(getSelection()?.anchorNode ?? null);
    return true;
  };
  await act(() => copy('text', 'Copied.'));
  dialog.remove();
  expect(inDialog).toBe(true);
});

test('a clipboard is used if there is one', async () => {
  const written: string[] = [];
  offer('clipboard', { writeText: async (text: string) => void written.push(text) });
  await act(() => copy('text', 'Copied.'));
  expect([written, copied]).toEqual([['text'], []]);
});

test('a failed copy is reported as such', async () => {
  allowed = false;
  await act(() => copy('text', 'Said though nothing was copied.'));
  expect(screen.getByText(/does not allow copying/)).toBeInTheDocument();
  expect(screen.queryByText('Said though nothing was copied.')).toBeNull();
});

test('a device that cannot share copies the link', async () => {
  await act(() => share({ title: 'Lantern', text: 'Come and play.', url: 'http://lantern.test/r/K7WQ3H' }, 'Copied.'));
  expect(copied).toEqual(['http://lantern.test/r/K7WQ3H']);
});

test('a dialog that was closed without sharing copies nothing', async () => {
  offer('share', () => Promise.reject(new DOMException('', 'AbortError')));
  await act(() => share({ url: 'http://lantern.test/r/K7WQ3H' }, 'Copied.'));
  expect(copied).toEqual([]);
});
