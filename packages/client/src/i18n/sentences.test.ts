import { de } from './de/index';
import { en, type Strings } from './en/index';
import { rulebook as rulesInGerman } from './rulebook/de';
import { type RulebookStrings, rulebook as rulesInEnglish } from './rulebook/en';

const people = (count: number): string[] => ['Ana', 'Ben', 'Cy'].slice(0, count);

test.each<[string, Strings, readonly string[]]>([
  [
    'English',
    en,
    [
      'Nobody watches.',
      'Ana watches.',
      'One guest watches.',
      '2 guests watch.',
      'Ana, Ben and one guest watch.',
      'Ana and one other watch.',
      '2 guests and 7 others watch.',
    ],
  ],
  [
    'German',
    de,
    [
      'Niemand schaut zu.',
      'Ana schaut zu.',
      'Ein Gast schaut zu.',
      '2 Gäste schauen zu.',
      'Ana, Ben und ein Gast schauen zu.',
      'Ana und eine weitere Person schauen zu.',
      '2 Gäste und 7 weitere schauen zu.',
    ],
  ],
])('watchers are counted and named in %s', (_language, { room }, sentences) => {
  const told = [0, 1, 2].map((guests) => room.watching([], guests, 0));
  expect([told[0], room.watching(people(1), 0, 0), told[1], told[2], room.watching(people(2), 1, 0)]).toEqual(
    sentences.slice(0, 5),
  );
  expect([room.watching(people(1), 0, 1), room.watching([], 2, 7)]).toEqual(sentences.slice(5));
});

test.each<[string, Strings, string, string]>([
  ['English', en, 'One seat is still free', '2 seats are still free'],
  ['German', de, 'Ein Platz ist noch frei', '2 Plätze sind noch frei'],
])('one free seat and several are told apart in %s', (_language, { room }, one, several) => {
  expect(room.start.share(1)).toContain(one);
  expect(room.start.free(2)).toContain(several);
});

test.each<[string, Strings, string, string]>([
  ['English', en, 'Ana wins', 'Ana and Ben win'],
  ['German', de, 'Ana gewinnt', 'Ana und Ben gewinnen'],
])('one winner and several are told apart in %s', (_language, { match }, one, several) => {
  expect(match.end.others(people(1))).toBe(one);
  expect(match.end.others(people(2))).toBe(several);
});

test.each<[string, RulebookStrings, string, string, string]>([
  ['English', rulesInEnglish, '0 paragraphs found', '1 paragraph found', '3 paragraphs found'],
  ['German', rulesInGerman, '0 Absätze gefunden', '1 Absatz gefunden', '3 Absätze gefunden'],
])('paragraphs found are counted in %s', (_language, rulebook, none, one, several) => {
  expect([0, 1, 3].map(rulebook.found)).toEqual([none, one, several]);
});

test('a game for one or more players says „Personen“ in German', () => {
  expect(de.app.home.playersOf('1–5')).toBe('1–5 Personen');
  expect(de.app.home.playersOf('1')).toBe('1 Person');
});
