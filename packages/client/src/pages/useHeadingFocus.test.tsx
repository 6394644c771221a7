import { act, render, screen } from '@testing-library/react';
import { useHeadingFocus } from './useHeadingFocus';

function Page({ path, title }: { path: string; title?: string }) {
  useHeadingFocus(path);
  return (
    <>
      {title && <h1>{title}</h1>}
      <input aria-label="Name" />
    </>
  );
}

test('the first page keeps the focus of the browser', () => {
  render(<Page path="/" title="Lantern" />);
  expect(document.body).toHaveFocus();
});

test('the heading of the next page has the focus', () => {
  const { rerender } = render(<Page path="/" title="Lantern" />);
  rerender(<Page path="/about" title="About Lantern" />);
  expect(screen.getByRole('heading', { name: 'About Lantern' })).toHaveFocus();
});

test('also if it is loaded later', async () => {
  const { rerender } = render(<Page path="/" title="Lantern" />);
  rerender(<Page path="/about" />);
  expect(document.body).toHaveFocus();
  await act(async () => rerender(<Page path="/about" title="About Lantern" />));
  expect(screen.getByRole('heading', { name: 'About Lantern' })).toHaveFocus();
});

test('a page that sets the focus itself keeps it', () => {
  const { rerender } = render(<Page path="/" title="Lantern" />);
  screen.getByRole('textbox').focus();
  rerender(<Page path="/about" title="About Lantern" />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('back on the first page its heading has the focus', () => {
  const { rerender } = render(<Page path="/" title="Lantern" />);
  rerender(<Page path="/about" title="About Lantern" />);
  (document.activeElement as HTMLElement).blur();
  rerender(<Page path="/" title="Lantern" />);
  expect(screen.getByRole('heading', { name: 'Lantern' })).toHaveFocus();
});
