import { languageOf } from './language';

test('a chosen language has priority over the browser’s', () => {
  expect(languageOf('de', ['fr-FR'])).toBe('de');
  expect(languageOf('en', ['de-DE'])).toBe('en');
});

test('the system setting selects the first supported language of the browser', () => {
  expect(languageOf('system', ['fr-FR', 'de-AT', 'en-US'])).toBe('de');
  expect(languageOf('system', ['en-US', 'de-DE'])).toBe('en');
});

test('a browser that prefers none of them gets English', () => {
  expect(languageOf('system', ['fr-FR'])).toBe('en');
  expect(languageOf('system', [])).toBe('en');
});
