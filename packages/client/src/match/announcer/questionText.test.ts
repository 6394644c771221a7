/** @jest-environment ./test/page.ts */
import { questionText } from './questionText';

const turn = { mine: true, headline: 'Your decision', detail: 'React, defend or pass.' };

function bar(html: string): HTMLElement {
  const section = document.createElement('section');
  section.innerHTML = html;
  return section;
}

test('a question is the headline, the words of the bar and its moves', () => {
  const asked = bar(
    '<p>Clara plays Har Har! on you</p><p>for the Persian Rug</p><button data-move="respond">Pass</button><button>Undo?</button>',
  );
  expect(questionText(asked, turn, null)).toBe(
    'Your decision. Clara plays Har Har! on you for the Persian Rug. You may: Pass.',
  );
});

test('the content of a decision and the question are separate sentences', () => {
  const asked = bar('<div>You get <b>1 Metal</b></div><div><p>Ben offers a trade</p></div>');
  expect(questionText(asked, turn, null)).toBe('Your decision. You get 1 Metal. Ben offers a trade.');
});

test('notices, possessions, drawings and disabled moves do not belong to it', () => {
  const asked = bar(
    '<div data-frame="notices">Paused</div><dl><dt>Grain</dt><dd>3</dd></dl><p>Roll</p><svg><title>Die</title></svg><button data-move="roll" disabled>Roll</button>',
  );
  expect(questionText(asked, turn, null)).toBe('Your decision. Roll.');
});

test('without words in the bar it is the stage', () => {
  expect(questionText(bar(''), turn, null)).toBe('Your decision. React, defend or pass.');
});

test.each([
  [60_000, 'Your decision. Go. 60 seconds.'],
  [61_000, 'Your decision. Go.'],
])('a clock of %i ms reads %j', (left, text) => {
  jest.spyOn(performance, 'now').mockReturnValue(1000);
  const clock = { decisionId: 1, endsAt: 1000 + left, length: left };
  expect(questionText(bar('<p>Go</p>'), turn, clock)).toBe(text);
  jest.restoreAllMocks();
});

test('a long decision is cut, and its many moves are not listed', () => {
  const many = Array.from({ length: 6 }, (_, at) => `<button data-move="m">Move ${at}</button>`).join('');
  const text = questionText(bar(`<p>${'word '.repeat(60)}</p>${many}`), turn, null);
  expect(text.split(' ').filter((one) => one.startsWith('word'))).toHaveLength(45);
  expect(text).not.toContain('Move');
});
