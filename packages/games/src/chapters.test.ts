import { germanTexts } from '../test/germanTexts';
import { modules } from './index';
import { loadChapters } from './loadChapters';

const all = modules.map((module) => [module.id, module] as const);

test.each(all)(
  'each chapter of %s begins with a paragraph, and the first one with the first',
  async (id, { strings }) => {
    const rules = strings.rulebook.map(({ rule }) => rule);
    const begun = Object.keys(await loadChapters(id, 'en'));
    expect(begun[0]).toBe(rules[0]);
    expect(rules).toEqual(expect.arrayContaining(begun));
  },
);

test.each(all.filter(([id]) => germanTexts[id]))('%s has the same chapters in German', async (id) => {
  const [english, german] = [await loadChapters(id, 'en'), await loadChapters(id, 'de')];
  expect(Object.keys(german)).toEqual(Object.keys(english));
  for (const [rule, title] of Object.entries(english)) {
    expect(title).toMatch(/\S/);
    expect(german[rule]).toMatch(/\S/);
    expect(german[rule]).not.toBe(title);
  }
});

test.each(['chess', '__proto__', '../kit'])('there are none for %s', async (id) => {
  expect(await loadChapters(id, 'en')).toEqual({});
});
