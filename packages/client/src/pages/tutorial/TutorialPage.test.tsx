import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeSettings } from '../../state/settings';
import { TutorialPage } from './TutorialPage';

beforeEach(() => {
  localStorage.clear();
  changeSettings({ speed: 'none' });
  history.replaceState(null, '', '/learn/crystal-wars');
  document.elementFromPoint = () => null;
});

test('there is no lesson in a game that is not in the catalogue', async () => {
  render(<TutorialPage game="toString" />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Lesson' })).toBeNull();
});

test('a lesson opens without a server, and leaving it leads to the page of the game', async () => {
  globalThis.fetch = () => {
    throw new Error('a lesson asks no server');
  };
  render(<TutorialPage game="crystal-wars" />);
  await screen.findByRole('region', { name: 'Lesson' }, { timeout: 20_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Leave the lesson' }));
  await waitFor(() => expect(location.pathname).toBe('/open/crystal-wars'));
});
