import { mutantsOf, withMutant } from './mutate';

/** All single changes of a source. */
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

test('a guard in the candidates of a move is not changed, since its refusal rejects illegal ones anyway', () => {
  const move = (name: string) => `const move = { *${name}(a) { if (a) return; yield b; } };`;
  expect(changed(move('candidates')).filter((source) => source.includes('if (false)'))).toEqual([]);
  expect(changed(move('others'))).toContain(move('others').replace('if (a)', 'if (false)'));
});

test('a statement with an effect is removed', () => {
  expect(changed('record(a);')).toEqual([';']);
  expect(changed('a.b = c;')).toEqual([';']);
});

test('types, imports, joined words and calls of a parent are not changed', () => {
  expect(changed("import { a } from 'b';")).toEqual([]);
  expect(changed('type A = true | 4; interface B { c: false }')).toEqual([]);
  expect(changed("const x = 'a' + b;")).toEqual([]);
  expect(changed('class A extends B { constructor() { super(); } }')).toEqual([]);
});

test('a mutant knows its line', () => {
  expect(mutantsOf('const a = b;\nconst c = true;').map(({ line }) => line)).toEqual([2]);
});
