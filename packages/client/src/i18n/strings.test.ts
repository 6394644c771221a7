import { changeSettings } from '../state/settings';
import { recall } from '../state/storage';
import { words as german } from './de/index';
import { en } from './en/index';
import { followLanguage, words } from './strings';

/** Resolves once the page is in a language. */
const spoken = async (lang: string) => {
  while (document.documentElement.lang !== lang) await new Promise((resolve) => setTimeout(resolve));
};

test('the house speaks the chosen language, says so on the page, and keeps the choice', async () => {
  await followLanguage();
  expect(words()).toBe(en);
  changeSettings({ language: 'de' });
  await spoken('de');
  expect(words()).toBe(german);
  expect(recall('settings')).toMatchObject({ language: 'de' });
  changeSettings({ language: 'en' });
  await spoken('en-GB');
  expect(words()).toBe(en);
});
