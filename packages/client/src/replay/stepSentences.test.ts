import { toldWith } from './stepSentences';

const placed = { n: 7, sentence: 'You place a village on B7.' };
const won = { n: 8, sentence: 'Every village and city is in one hand: you win.' };

test('a step has its sentences, and at the end the ending of the match', () => {
  expect(toldWith([placed], null, 'Quiet.')).toEqual([placed]);
  expect(toldWith([placed], won.sentence, 'Quiet.')).toEqual([placed, { n: 0, sentence: won.sentence }]);
});

test('an ending that is in the story already is not repeated', () => {
  expect(toldWith([placed, won], won.sentence, 'Quiet.')).toEqual([placed, won]);
});

test('two facts with the same sentence are both shown', () => {
  const again = { ...placed, n: 9 };
  expect(toldWith([placed, again], null, 'Quiet.')).toEqual([placed, again]);
});

test('a step without sentences says so', () => {
  expect(toldWith([], null, 'Quiet.')).toEqual([{ n: 0, sentence: 'Quiet.' }]);
});
