import { modules } from './index';
import { loadStrings } from './loadStrings';

test.each(modules.flatMap(({ id }) => ['en', 'de'].map((language) => [id, language] as const)))(
  '%s in %s: acts are pairs of facts that it tells',
  async (id, language) => {
    const text = (await loadStrings(id, language)) ?? modules.find((module) => module.id === id)?.strings;
    const kinds = Object.keys(text?.acts ?? {}).flatMap((pair) => pair.split(' '));
    expect(Object.keys(text?.facts ?? {})).toEqual(expect.arrayContaining(kinds));
  },
);

test('most games have acts', () => {
  const without = modules.filter(({ strings }) => Object.keys(strings.acts ?? {}).length === 0);
  expect(without.length).toBeLessThan(modules.length / 2);
});
