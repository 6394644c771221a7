import { flawsOf } from './flaws';

test.each([
  ['Ana loses undefined hit points.', 'something unknown'],
  ['Ana draws  a card.', 'a doubled space or mark'],
  ['Ana draws a card..', 'a doubled space or mark'],
  ['ana draws a card.', 'no whole sentence'],
  ['Ana draws a card', 'no whole sentence'],
  ['Ana has 1 hit points.', 'a plural of one'],
  ['No attack for 1 rounds.', 'a plural of one'],
  ['Ana has 2 hit point.', 'a singular of many'],
] as const)('in English “%s” is reported for %s', (sentence, what) => {
  expect(flawsOf(sentence, 'en')).toEqual([what]);
});

test.each([
  ['Ana hat 1 Trefferpunkte.', 'a plural of one'],
  ['Zug 3: du würfelst.', 'a sentence that begins small behind a colon'],
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
