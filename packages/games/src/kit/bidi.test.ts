import { isolated } from './bidi';

test.each(['נועה', 'سارة', 'Ana נ', '123 ب'])('%s is isolated: it is written from right to left', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['Ana', 'Zoë 2', 'Ольга', '絵里', '❤️', '🏴', '!?', ''])('%j stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

test('an isolated text is not isolated twice', () => {
  expect(isolated(isolated('נועה'))).toBe('\u2068נועה\u2069');
});
