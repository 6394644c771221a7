import { changeSettings } from '../state/settings';
import { recall } from '../state/storage';
import { de as german } from './de/index';
import { en } from './en/index';
import { followLanguage, t } from './strings';

/** Resolves once the page is in a language. */
const spoken = async (lang: string) => {
  while (document.documentElement.lang !== lang) await new Promise((resolve) => setTimeout(resolve));
};

test('the house speaks the chosen language, says so on the page, and keeps the choice', async () => {
  await followLanguage();
  expect(t()).toBe(en);
  changeSettings({ language: 'de' });
  await spoken('de');
  expect(t()).toBe(german);
  expect(recall('settings')).toMatchObject({ language: 'de' });
  changeSettings({ language: 'en' });
  await spoken('en-GB');
  expect(t()).toBe(en);
});
