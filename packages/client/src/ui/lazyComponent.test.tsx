import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyComponent } from './lazyComponent';

const greeting = () =>
  lazyComponent(async () => ({ to }: { to: string }) => <p>Good evening, {to}</p>);

test('a preloaded component is rendered at once', async () => {
  const { fetch, Part } = greeting();
  await fetch();
  render(
    <Suspense fallback="coming">
      <Part to="Ana" />
    </Suspense>,
  );
  expect(screen.getByText('Good evening, Ana')).toBeVisible();
});

test('another component is loaded first, and appears in its place', async () => {
  const { Part } = greeting();
  const page = (to: string) => (
    <Suspense fallback="coming">
      <Part to={to} />
    </Suspense>
  );
  const { rerender } = render(page('Ana'));
  expect(screen.getByText('coming')).toBeVisible();
  const drawn = await screen.findByText('Good evening, Ana');
  rerender(page('Ben'));
  expect(screen.getByText('Good evening, Ben')).toBe(drawn);
});
