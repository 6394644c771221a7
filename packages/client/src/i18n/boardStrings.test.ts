/** @jest-environment ./test/page.ts */
import { changeSettings } from '../state/settings';
import { boardStrings } from './boardStrings';
import { followLanguage } from './strings';

afterEach(() => changeSettings({ language: 'en' }));

test('a board has its strings in the language of the page', async () => {
  const { setStrings, t } = boardStrings<string>();
  setStrings('en', 'Draw');
  setStrings('de', 'Ziehen');
  expect(t()).toBe('Draw');
  changeSettings({ language: 'de' });
  await followLanguage();
  expect(t()).toBe('Ziehen');
});

test('until the strings of a new language are loaded, a board uses the previous ones', async () => {
  const { setStrings, t } = boardStrings<string>();
  setStrings('en', 'Draw');
  changeSettings({ language: 'de' });
  await followLanguage();
  expect(t()).toBe('Draw');
  setStrings('de', 'Ziehen');
  expect(t()).toBe('Ziehen');
});

test('a board without strings cannot be rendered', () => {
  expect(() => boardStrings<string>().t()).toThrow();
});
