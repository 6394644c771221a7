import { isolating } from './isolating';

const words = isolating({
  plays: (name: string) => `${name} is playing`,
  waiting: { forAll: (names: readonly string[], count: number) => `${count}: ${names.join(', ')}` },
  hero: ({ name }: { name: string; hp: number }) => `The hero ${name}`,
  title: 'Table',
  rules: ['one'],
});

test('a name from right to left is isolated in a sentence, also in a list and deeper in the dictionary', () => {
  expect(words.plays('נועה')).toBe('\u2068נועה\u2069 is playing');
  expect(words.waiting.forAll(['سارة', 'Ana'], 2)).toBe('2: \u2068سارة\u2069, Ana');
});

test('a name inside of an object is isolated, and the object itself is not changed', () => {
  const hero = { name: 'נועה', hp: 3 };
  expect(words.hero(hero)).toBe('The hero \u2068נועה\u2069');
  expect(hero).toEqual({ name: 'נועה', hp: 3 });
});

test('every other text is unchanged, so that it can be copied and compared', () => {
  expect(words.plays('Ana')).toBe('Ana is playing');
  expect([words.title, words.rules]).toEqual(['Table', ['one']]);
});
