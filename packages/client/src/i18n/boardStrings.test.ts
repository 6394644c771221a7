import { changeSettings } from '../state/settings';
import { boardStrings } from './boardStrings';
import { followLanguage } from './strings';

afterEach(() => changeSettings({ language: 'en' }));

test('a board says what it was taught in the language of the house', async () => {
  const { learn, say } = boardStrings<string>();
  learn('en', 'Draw');
  learn('de', 'Ziehen');
  expect(say()).toBe('Draw');
  changeSettings({ language: 'de' });
  await followLanguage();
  expect(say()).toBe('Ziehen');
});

test('until the words of a new language are here, a board says the old ones', async () => {
  const { learn, say } = boardStrings<string>();
  learn('en', 'Draw');
  changeSettings({ language: 'de' });
  await followLanguage();
  expect(say()).toBe('Draw');
  learn('de', 'Ziehen');
  expect(say()).toBe('Ziehen');
});

test('a board without words cannot be drawn', () => {
  expect(() => boardStrings<string>().say()).toThrow();
});
