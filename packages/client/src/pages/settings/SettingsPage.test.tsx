import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followLanguage } from '../../i18n/strings';
import { atSpeed } from '../../state/settings';
import { recall } from '../../state/storage';
import { SettingsPage } from './SettingsPage';

beforeAll(() => followLanguage());

test('every language has its own name, and a choice is applied and stored at once', async () => {
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

test('the speed of animations is one setting, for style sheets and timers alike', async () => {
  render(<SettingsPage />);
  await userEvent.click(screen.getByRole('radio', { name: 'Quick' }));
  expect(document.documentElement.style.getPropertyValue('--speed')).toBe('0.4');
  expect(atSpeed(1000)).toBe(400);
  expect(recall('settings')).toMatchObject({ speed: 'quick' });
  await userEvent.click(screen.getByRole('radio', { name: 'Normal' }));
  expect([document.documentElement.style.getPropertyValue('--speed'), atSpeed(1000)]).toEqual(['1', 1000]);
});
