import { render, screen } from '@testing-library/react';

const BASE = '/games/lantern';

/** What is evaluated from here on is that of a page beneath the path. */
beforeAll(() => {
  document.documentElement.dataset.base = BASE;
  history.replaceState(null, '', `${BASE}/`);
  // jsdom does not scroll, and says so.
  window.scrollTo = () => {};
});

test('beneath a path the home page is found there, and leads and asks nowhere else', async () => {
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

test('links that are passed on have the path', async () => {
  const { linkOf } = await import('../room/invitation/Invitation');
  const { linkOfReplay } = await import('../replay/share');
  expect(linkOf('K7WQ3H')).toBe(`${location.origin}${BASE}/r/K7WQ3H`);
  expect(linkOfReplay('K7WQ3H', 'm1')).toBe(`${location.origin}${BASE}/r/K7WQ3H/m/m1`);
});
