import { mutantsOf, withMutant } from './mutate';

/** Every text that one change makes of a source. */
const changed = (source: string) => mutantsOf(source).map((mutant) => withMutant(source, mutant));

test.each([
  ['a < b', 'a <= b'],
  ['a >= b', 'a > b'],
  ['a === b', 'a !== b'],
  ['a && b', 'a || b'],
  ['a + b', 'a - b'],
  ['!a', 'a'],
  ['a ? b : c', 'a ? c : b'],
  ['true', 'false'],
  ['4', '5'],
  ['a.some(b)', 'a.every(b)'],
  ['Math.min(a)', 'Math.max(a)'],
])('%s becomes %s', (source, mutant) => {
  expect(changed(`const x = ${source};`)).toEqual([`const x = ${mutant};`]);
});

test('a guard never holds', () => {
  expect(changed('if (a) b();')).toContain('if (false) b();');
});

test('a guard of what a move lists as candidates is left alone, for what it refuses is not legal anyway', () => {
  const move = (name: string) => `const move = { *${name}(a) { if (a) return; yield b; } };`;
  expect(changed(move('candidates')).filter((source) => source.includes('if (false)'))).toEqual([]);
  expect(changed(move('others'))).toContain(move('others').replace('if (a)', 'if (false)'));
});

test('a statement that does something is left out', () => {
  expect(changed('record(a);')).toEqual([';']);
  expect(changed('a.b = c;')).toEqual([';']);
});

test('types, imports, joined words and calls of a parent are left alone', () => {
  expect(changed("import { a } from 'b';")).toEqual([]);
  expect(changed('type A = true | 4; interface B { c: false }')).toEqual([]);
  expect(changed("const x = 'a' + b;")).toEqual([]);
  expect(changed('class A extends B { constructor() { super(); } }')).toEqual([]);
});

test('a mutant knows its line', () => {
  expect(mutantsOf('const a = b;\nconst c = true;').map(({ line }) => line)).toEqual([2]);
});
