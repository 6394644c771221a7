import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RulesPage } from './RulesPage';

const LOADS = { timeout: 60_000 };

afterEach(() => history.replaceState(null, '', '/'));

test('the page shows the rules of the default game, and links to the page of the game', async () => {
  render(<RulesPage game="crystal-wars" />);
  expect(await screen.findByText('One piece a square', undefined, LOADS)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Crystal Wars' })).toHaveAttribute('href', '/open/crystal-wars');
});

test('the address opens it at a paragraph, and at another one when it changes', async () => {
  history.replaceState(null, '', '/rules/crystal-wars#R8.1');
  render(<RulesPage game="crystal-wars" />);
  await screen.findByText('One piece a square', undefined, LOADS);
  expect(document.activeElement).toHaveAttribute('id', 'R8.1');
  act(() => {
    history.replaceState(null, '', '#R6.5');
    dispatchEvent(new Event('hashchange'));
  });
  expect(document.activeElement).toHaveAttribute('id', 'R6.5');
});

test('a tap on a number puts it into the address', async () => {
  history.replaceState(null, '', '/rules/crystal-wars');
  render(<RulesPage game="crystal-wars" />);
  await userEvent.click(await screen.findByRole('link', { name: 'Rule R6.6' }, LOADS));
  expect(location.hash).toBe('#R6.6');
});

test('there is no page of an unknown game', () => {
  render(<RulesPage game="chess" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing here but dark');
});
