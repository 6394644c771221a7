import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followLanguage } from '../../i18n/strings';
import { recall } from '../../state/storage';
import { SettingsPage } from './SettingsPage';

beforeAll(() => followLanguage());

test('every language stands under its own name, and what is chosen is spoken at once and kept', async () => {
  render(<SettingsPage />);
  expect(screen.getByRole('radio', { name: 'English' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { name: 'Einstellungen' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('de');
  expect(document.title).toBe('Einstellungen · Lantern');
  expect(recall('settings')).toMatchObject({ language: 'de' });
  await userEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
});
