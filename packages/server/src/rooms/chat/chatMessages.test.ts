import { parseMessage } from './chatMessages';

test.each([
  ['  Hello, \n\t world ', 'Hello, world'],
  ['a\u202Eb\u2066c\u200Fd', 'abcd'],
  ['a\u0001b\u0007c', 'a b c'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
  ['e\u0301', '\u00E9'],
  ['👩\u200D👩\u200D👧 ❤️', '👩\u200D👩\u200D👧 ❤️'],
  ['\uD800x', 'x'],
  ['a\u00ADb\u034Fc\u180Ed\u3164e\u{E0041}f\uFFF9g', 'abcdefg'],
  ['a\u2800b', 'a b'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!',
  ],
  ['🏴\u{E0067}\u{E0062}\u{E0061}\u{E007F}!', '🏴!'],
  ['שָּׁלוֹם', 'שָּׁלוֹם'.normalize('NFC')],
  [`z${'\u0316'.repeat(40)}!`, `z${'\u0316'.repeat(4)}!`],
])('%j becomes %j', (text, said) => {
  expect(parseMessage({ text })).toEqual({ text: said });
});

test.each([
  '',
  '   ',
  '\u200B',
  '\u202E\u0001',
  '\u3164',
  '\u2800',
  '\u115F\u1160',
  '\u{E0041}\u{E0042}',
  'x'.repeat(281),
])('%j is not a message', (text) => {
  expect(() => parseMessage({ text })).toThrow('BAD_MESSAGE');
});

test('a message may have 280 characters, however they are composed', () => {
  expect(parseMessage({ text: '😀'.repeat(280) })).toEqual({ text: '😀'.repeat(280) });
});

test('only the known phrases are valid', () => {
  expect(parseMessage({ phrase: 'thanks' })).toEqual({ phrase: 'thanks' });
  expect(() => parseMessage({ phrase: 'constructor' })).toThrow('MALFORMED');
});

test('only the known reactions are valid', () => {
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
])('%j is malformed', (said) => {
  expect(() => parseMessage(said)).toThrow('MALFORMED');
});
