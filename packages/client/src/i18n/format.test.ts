import { codeIn, codeOfAddress, span } from './format';

test('a code is recognised however it is typed', () => {
  expect(codeIn(' k7w-q3h ')).toBe('K7WQ3H');
  expect(codeIn('https://lantern.example/r/K7WQ3H?x=1')).toBe('K7WQ3H');
});

test.each([
  'K7WQ3H.',
  'K7WQ3H\u200B',
  '“K7WQ3H”',
  "'k7wq3h',",
  'Ｋ７ＷＱ３Ｈ',
  '<https://lantern.example/r/K7WQ3H>.',
  'Come to https://lantern.example/base/r/K7WQ3H, we wait!',
  'https://lantern.example/r/K7WQ3H%E2%80%8B',
  'https://lantern.example/tv/K7WQ3H',
  'https://lantern.example/r/K7WQ3H/m/abc',
])('the code is found in %j', (text) => {
  expect(codeIn(text)).toBe('K7WQ3H');
});

test('the code of an address is cleaned; an invalid one stays unchanged', () => {
  expect(codeOfAddress('k7wq3h.')).toBe('K7WQ3H');
  expect(codeOfAddress('k7wq3')).toBe('K7WQ3');
});

test('an impossible code is not recognised', () => {
  expect(codeIn('K7WQ3')).toBeUndefined();
  expect(codeIn('')).toBeUndefined();
  expect(codeIn('hello there, friend of mine')).toBeUndefined();
});

test('a span with equal ends is one number', () => {
  expect(span({ min: 2, max: 2 })).toBe('2');
  expect(span({ min: 3, max: 4 })).toBe('3–4');
});
