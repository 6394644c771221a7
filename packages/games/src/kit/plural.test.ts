import * as de from './plural.de';
import * as en from './plural.en';

test('1 takes the singular in English and German, 0 and more take the plural', () => {
  expect([0, 1, 2].map((count) => en.quantity(count, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect([0, 1, 2].map((count) => de.quantity(count, 'Karte', 'Karten'))).toEqual(['0 Karten', '1 Karte', '2 Karten']);
});

test('a noun may have an irregular plural, and a verb agrees with the count', () => {
  expect([1, 2].map((count) => en.quantity(count, 'die', 'dice'))).toEqual(['1 die', '2 dice']);
  expect([1, 2].map((count) => en.plural(count, 'is', 'are'))).toEqual(['is', 'are']);
  expect([1, 2].map((count) => de.plural(count, 'ist', 'sind'))).toEqual(['ist', 'sind']);
});
