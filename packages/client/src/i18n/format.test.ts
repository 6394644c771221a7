import { codeIn, span } from './format';

test('a code is found however it is typed', () => {
  expect(codeIn(' k7w-q3h ')).toBe('K7WQ3H');
  expect(codeIn('https://lantern.example/r/K7WQ3H?x=1')).toBe('K7WQ3H');
});

test('what cannot be a code is none', () => {
  expect(codeIn('K7WQ3')).toBeUndefined();
  expect(codeIn('')).toBeUndefined();
  expect(codeIn('hello there, friend of mine')).toBeUndefined();
});

test('a span with equal ends is one number', () => {
  expect(span({ min: 2, max: 2 })).toBe('2');
  expect(span({ min: 3, max: 4 })).toBe('3–4');
});
