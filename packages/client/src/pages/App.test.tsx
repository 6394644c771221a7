import { render, screen } from '@testing-library/react';

const BASE = '/games/lantern';

/** Modules loaded from here on see a page under the base path. */
beforeAll(() => {
  document.documentElement.dataset.base = BASE;
  history.replaceState(null, '', `${BASE}/`);
  // jsdom does not implement scrolling and logs an error.
  window.scrollTo = () => {};
});

test('beneath a path the home page is found there, and neither links nor requests leave it', async () => {
  const { App } = await import('./App');
  const { container } = render(<App />);
  const links = await screen.findAllByRole('link');
  const addresses = [
    ...links.map((link) => link.getAttribute('href')),
    ...[...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src')),
  ];
  expect(addresses).toContain(`${BASE}/open/crystal-wars`);
  expect(addresses.filter((address) => !address?.startsWith(`${BASE}/`))).toEqual([]);
});

test('shared links have the path', async () => {
  const { linkOf, linkOfReplay } = await import('../state/inviteUrl');
  expect(linkOf('K7WQ3H')).toBe(`${location.origin}${BASE}/r/K7WQ3H`);
  expect(linkOfReplay('m1')).toBe(`${location.origin}${BASE}/m/m1`);
});
