import { flawsOf } from './flaws';

test.each([
  ['Ana loses undefined hit points.', 'something unknown'],
  ['Ana draws  a card.', 'a double space or punctuation mark'],
  ['Ana draws a card..', 'a double space or punctuation mark'],
  ['ana draws a card.', 'not a whole sentence'],
  ['Ana draws a card', 'not a whole sentence'],
  ['Ana has 1 hit points.', 'a plural after 1'],
  ['No attack for 1 rounds.', 'a plural after 1'],
  ['Ana has 2 hit point.', 'a singular after a number above 1'],
] as const)('in English “%s” is reported for %s', (sentence, what) => {
  expect(flawsOf(sentence, 'en')).toEqual([what]);
});

test.each([
  ['Ana hat 1 Trefferpunkte.', 'a plural after 1'],
  ['Zug 3: du würfelst.', 'a lower-case sentence after a colon'],
] as const)('in German “%s” is reported for %s', (sentence, what) => {
  expect(flawsOf(sentence, 'de')).toEqual([what]);
});

test.each([
  ['en', 'Ana has 1 hit point, Ben 11 hit points.'],
  ['en', 'Level 1 opens with a Den.'],
  ['en', 'The Priest says: “Rest.”'],
  ['de', 'Reihenfolge: du, Ana. Runde 3: dein Zug.'],
  ['de', 'Zug 3: Du hast 1 Trefferpunkt.'],
] as const)('in %s “%s” has no flaw', (language, sentence) => {
  expect(flawsOf(sentence, language)).toEqual([]);
});
