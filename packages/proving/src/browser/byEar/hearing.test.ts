import { choicesIn, longestWait, tooFast, unheardRolls } from './hearing';
import { WORDS } from './words';

const { en, de } = WORDS;

test.each([
  ['You may: 1, Draw; 2, Lay: 2 north, 1 east of the entrance.', ['Draw', 'Lay: 2 north, 1 east of the entrance']],
  ['Which one? 1, Roll; 2, Move; and 12 more, type more words.', ['Roll', 'Move']],
  ['Done: Draw.', undefined],
])('the choices in %j', (answer, choices) => {
  expect(choicesIn(answer, en)).toEqual(choices);
});

test('the choices in German', () => {
  const answer = 'Welcher Zug? 1, Würfeln; 2, Ziehen; und 12 weitere, tippe mehr Wörter.';
  expect(choicesIn(answer, de)).toEqual(['Würfeln', 'Ziehen']);
});

test('a text is too fast that comes before 220 words a minute could be spoken, unless it was asked for', () => {
  const long = 'word '.repeat(22).trim();
  const after = (at: number, text: string) =>
    tooFast(
      [
        { text: long, at: 0 },
        { text, at },
      ],
      en,
    ).length;
  expect([after(5840, 'News.'), after(6000, 'News.'), after(100, 'Done: Draw.')]).toEqual([1, 0, 0]);
});

test('a roll of the reader in the story was heard, or is a fault', () => {
  const heard = [{ text: 'You roll 5. The Frost Imp rolls 3.', at: 0 }];
  const story = ['You roll 5. The Frost Imp rolls 3.', 'You roll 6.', 'Ben rolls 2.'];
  expect(unheardRolls(story, heard, en)).toEqual(['You roll 6.']);
});

test('a question waits from the newest line of the story before it, while texts are heard', () => {
  const heard = [
    { text: 'Clara draws.', at: 2400 },
    { text: 'Ben moves.', at: 2500 },
    { text: 'Your turn. Draw.', at: 4000 },
    { text: 'Ben draws.', at: 9000 },
    { text: 'Your turn. Move.', at: 9500 },
  ];
  expect(longestWait(heard, [1000, 2500, 9400], en)).toEqual({
    behind: 1500,
    texts: ['Ben moves.', 'Your turn. Draw.'],
  });
});
