/** @jest-environment ./test/page.ts */
import { followLanguage, t } from '../../i18n/strings';
import { changeSettings } from '../../state/settings';
import { Failure, refusalOf, sentenceOf } from './failure';

const full = { code: 'ROOM_FULL', message: 'All seats are taken. You can watch.' };

/** Resolves once the language has changed. */
async function changed(language: 'en' | 'de'): Promise<void> {
  const before = t();
  changeSettings({ language });
  while (t() === before) await new Promise((resolve) => setTimeout(resolve));
}

beforeAll(async () => {
  await followLanguage();
  await changed('de');
});

afterAll(() => changed('en'));

test('a refusal of the server is in the language of the page', () => {
  expect(refusalOf(full)).toBe('Alle Plätze sind besetzt. Du kannst zuschauen.');
  expect(sentenceOf(new Failure(full))).toBe('Alle Plätze sind besetzt. Du kannst zuschauen.');
});

test('a refusal that all games share contains its values', () => {
  const refusal = { code: 'BAD_PLAYER_COUNT', message: 'This game is for 3 to 4 players.', params: { min: 3, max: 4 } };
  expect(refusalOf(refusal)).toBe('Dieses Spiel ist für 3 bis 4 Personen.');
});

test('an unknown code is shown in the server’s words', () => {
  expect(refusalOf({ code: 'OF_A_NEWER_SERVER', message: 'Something new.' })).toBe('Something new.');
});

test('every other error means that the server is unreachable', () => {
  expect(sentenceOf(new TypeError('fetch failed'))).toContain('nicht zu erreichen');
});
