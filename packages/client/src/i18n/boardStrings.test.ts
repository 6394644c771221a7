import { changeSettings } from '../state/settings';
import { boardStrings } from './boardStrings';
import { followLanguage } from './strings';

afterEach(() => changeSettings({ language: 'en' }));

test('a board says what it was taught in the language of the house', async () => {
  const { setStrings, t } = boardStrings<string>();
  setStrings('en', 'Draw');
  setStrings('de', 'Ziehen');
  expect(t()).toBe('Draw');
  changeSettings({ language: 'de' });
  await followLanguage();
  expect(t()).toBe('Ziehen');
});

test('until the words of a new language are here, a board says the old ones', async () => {
  const { setStrings, t } = boardStrings<string>();
  setStrings('en', 'Draw');
  changeSettings({ language: 'de' });
  await followLanguage();
  expect(t()).toBe('Draw');
  setStrings('de', 'Ziehen');
  expect(t()).toBe('Ziehen');
});

test('a board without words cannot be drawn', () => {
  expect(() => boardStrings<string>().t()).toThrow();
});
