import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ForbiddenWords, readForbiddenWords } from './forbiddenWords';

const words = new ForbiddenWords(['Dumbo', 'großer Käse', 'naïve', '', '  ', 'ћаћа']);

test.each([
  ['the word itself', 'dumbo'],
  ['another case', 'You DUMBO!'],
  ['accents', 'Dümbó'],
  ['missing accents', 'how naive'],
  ['combining accents', 'dumbo\u0301'],
  ['wide letters', 'ｄｕｍｂｏ'],
  ['invisible characters', 'dum\u200Dbo'],
  ['punctuation around it', '(dumbo)…'],
  ['several words that follow one another', 'so ein GROSSER Käse'],
  ['another script', 'Ћаћа'],
])('%s: %s', (_, text) => {
  expect(words.isIn(text)).toBe(true);
  expect(() => words.refuse(text)).toThrow('FORBIDDEN_WORD');
});

test.each([
  ['a longer word', 'dumbos'],
  ['a part of another word', 'jumbodumbo'],
  ['a word of several', 'Käse'],
  ['the words in another order', 'Käse großer'],
  ['no word', '!?'],
  ['nothing', ''],
])('is not: %s, %j', (_, text) => {
  expect(words.isIn(text)).toBe(false);
  expect(() => words.refuse(text)).not.toThrow();
});

test('without entries nothing is forbidden', () => {
  expect(new ForbiddenWords([]).isIn('dumbo')).toBe(false);
});

describe('the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-words-'));
  const file = join(folder, 'words.txt');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('has one entry in a line, whatever the ends of the lines; lines with # at the beginning are not entries', () => {
    writeFileSync(file, '# rude\r\ndumbo\r\n\nnincompoop');
    const read = readForbiddenWords(file);
    expect(['dumbo', 'nincompoop', 'rude'].map((word) => read.isIn(word))).toEqual([true, true, false]);
  });

  test.each([join(folder, 'none.txt'), folder])('that cannot be read stops the start: %#', (path) => {
    expect(() => readForbiddenWords(path)).toThrow(/^WORDS_FILE must name a text file/);
  });
});
