import { modules } from './index';
import { loadIntroduction } from './loadIntroduction';

const introduced = modules.filter(({ about }) => about?.introduction);

describe.each(introduced.map(({ id }) => id))('the introduction to %s', (id) => {
  test.each(['en', 'de'])('has four to six pictures, and a sentence in %s for each', async (language) => {
    const { pictures, strings } = (await loadIntroduction(id, language)) ?? { pictures: [], strings: {} };
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    expect(pictures.length).toBeLessThanOrEqual(6);
    expect(Object.keys(strings)).toEqual(pictures.map((picture) => picture.id));
    for (const sentence of Object.values(strings)) expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
  });

  test('shows what whoever watches sees, and nothing else', async () => {
    const { pictures = [] } = (await loadIntroduction(id, 'en')) ?? {};
    for (const { view } of pictures) expect(view.audience).toBeNull();
  });
});

test.each(['chess', '__proto__', '../kit'])('there is none to %s', async (id) => {
  expect(await loadIntroduction(id, 'en')).toBeUndefined();
});
