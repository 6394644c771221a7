import { toldWith } from './stepSentences';

const placed = { n: 7, sentence: 'You place a village on B7.' };
const won = { n: 8, sentence: 'Every village and city is in one hand: you win.' };

test('a moment is told with its sentences, and at the end with how the match ended', () => {
  expect(toldWith([placed], null, 'Quiet.')).toEqual([placed]);
  expect(toldWith([placed], won.sentence, 'Quiet.')).toEqual([placed, { n: 0, sentence: won.sentence }]);
});

test('an ending that the story tells already is not told twice', () => {
  expect(toldWith([placed, won], won.sentence, 'Quiet.')).toEqual([placed, won]);
});

test('two facts that read the same are both told, each as one of its own', () => {
  const again = { ...placed, n: 9 };
  expect(toldWith([placed, again], null, 'Quiet.')).toEqual([placed, again]);
});

test('where nothing was told that is said', () => {
  expect(toldWith([], null, 'Quiet.')).toEqual([{ n: 0, sentence: 'Quiet.' }]);
});
