import { parseMessage } from './chatMessages';

test.each([
  ['  Hello, \n\t world ', 'Hello, world'],
  ['a\u202Eb\u2066c\u200Fd', 'abcd'],
  ['a\u0000b\u0007c', 'a b c'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
  ['e\u0301', '\u00E9'],
  ['👩\u200D👩\u200D👧 ❤️', '👩\u200D👩\u200D👧 ❤️'],
  ['\uD800x', 'x'],
  ['a\u00ADb\u034Fc\u180Ed\u3164e\u{E0041}f\uFFF9g', 'abcdefg'],
  ['a\u2800b', 'a b'],
  [`z${'\u0316'.repeat(40)}!`, `z${'\u0316'.repeat(4)}!`],
])('%j is said as %j', (text, said) => {
  expect(parseMessage({ text })).toEqual({ text: said });
});

test.each([
  '',
  '   ',
  '\u200B',
  '\u202E\u0000',
  '\u3164',
  '\u2800',
  '\u115F\u1160',
  '\u{E0041}\u{E0042}',
  'x'.repeat(281),
])('%j is no message', (text) => {
  expect(() => parseMessage({ text })).toThrow('BAD_MESSAGE');
});

test('280 characters are a message, whatever they are made of', () => {
  expect(parseMessage({ text: '😀'.repeat(280) })).toEqual({ text: '😀'.repeat(280) });
});

test('a phrase is one of those there are', () => {
  expect(parseMessage({ phrase: 'thanks' })).toEqual({ phrase: 'thanks' });
  expect(() => parseMessage({ phrase: 'constructor' })).toThrow('MALFORMED');
});

test('a reaction is one of those that are drawn', () => {
  expect(parseMessage({ reaction: 'laugh' })).toEqual({ reaction: 'laugh' });
  expect(() => parseMessage({ reaction: 'hello' })).toThrow('MALFORMED');
});

test.each([
  undefined,
  null,
  'hi',
  {},
  { text: 7 },
  { text: 'a', phrase: 'thanks' },
  { phrase: 'wow', reaction: 'wow' },
  [],
  { text: 'a', more: 1 },
])('%j is not understood', (said) => {
  expect(() => parseMessage(said)).toThrow('MALFORMED');
});
