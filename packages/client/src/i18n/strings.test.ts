/** @jest-environment ./test/page.ts */
import { changeSettings } from '../state/settings';
import { recall } from '../state/storage';
import { de as german } from './de/index';
import { en } from './en/index';
import { followLanguage, t } from './strings';

/** Resolves once the page shows a language. */
const spoken = async (lang: string) => {
  while (document.documentElement.lang !== lang) await new Promise((resolve) => setTimeout(resolve));
};

test('the page uses the chosen language, declares it, and stores the choice', async () => {
  await followLanguage();
  expect(t().app.home.headline).toBe(en.app.home.headline);
  changeSettings({ language: 'de' });
  await spoken('de');
  expect(t().app.home.headline).toBe(german.app.home.headline);
  expect(recall('settings')).toMatchObject({ language: 'de' });
  changeSettings({ language: 'en' });
  await spoken('en-GB');
  expect(t().app.home.headline).toBe(en.app.home.headline);
});
