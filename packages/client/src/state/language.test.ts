import { languageOf } from './language';

test('a chosen language is spoken whatever the browser prefers', () => {
  expect(languageOf('de', ['fr-FR'])).toBe('de');
  expect(languageOf('en', ['de-DE'])).toBe('en');
});

test('the system’s choice is the first of the browser’s languages that is spoken here', () => {
  expect(languageOf('system', ['fr-FR', 'de-AT', 'en-US'])).toBe('de');
  expect(languageOf('system', ['en-US', 'de-DE'])).toBe('en');
});

test('a browser that prefers none of them gets English', () => {
  expect(languageOf('system', ['fr-FR'])).toBe('en');
  expect(languageOf('system', [])).toBe('en');
});
