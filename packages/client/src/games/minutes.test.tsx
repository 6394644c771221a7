import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@lantern/games/catalogue';
import { act, render } from '@testing-library/react';
import { wrongNumbers } from '../../test/wrongNumbers';
import { followLanguage } from '../i18n/strings';
import type { Moment } from '../match/minute/moment';
import { loadMinute } from '../pages/minute/loadMinute';
import { changeSettings } from '../state/settings';
import { loadGame } from './load';

const told = catalogue.filter(({ minute }) => minute).map(({ id }) => id);

/** Changes the language of the page, and returns the moments of a game in it. */
async function momentsOf(game: string, language: 'en' | 'de'): Promise<readonly Moment[]> {
  await act(async () => {
    changeSettings({ language });
    await followLanguage();
  });
  return (await loadMinute(game))?.() ?? [];
}

afterAll(() => changeSettings({ language: 'en' }));

describe.each(told)('%s in one minute', (game) => {
  test('has five moments with a short sentence in each language', async () => {
    const [english, german] = [await momentsOf(game, 'en'), await momentsOf(game, 'de')];
    expect(new Set(english.map(({ id }) => id)).size).toBe(5);
    expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    for (const { sentence } of [...english, ...german]) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence.length).toBeLessThanOrEqual(110);
    }
    expect(german.map(({ sentence }) => sentence)).not.toEqual(english.map(({ sentence }) => sentence));
  });

  test.each(['en', 'de'] as const)('draws every moment, with numbers only (%s)', async (language) => {
    for (const { Scene } of await momentsOf(game, language)) {
      const { container, unmount } = render(
        <svg aria-hidden="true">
          <Scene />
        </svg>,
      );
      expect(container.querySelectorAll('path, rect, circle, ellipse').length).toBeGreaterThan(10);
      expect(wrongNumbers(container.innerHTML)).toEqual([]);
      expect(container.innerHTML).not.toMatch(/NaN|undefined/);
      unmount();
    }
  });

  test('animates something in every moment', async () => {
    for (const { Scene } of await momentsOf(game, 'en')) {
      const { container, unmount } = render(
        <svg aria-hidden="true">
          <Scene />
        </svg>,
      );
      expect(container.querySelectorAll('g[style*="transform"]').length).toBeGreaterThan(0);
      unmount();
    }
  });

  test('can be opened from the table too', async () => {
    const { minute } = (await loadGame(game, 'en')) ?? {};
    expect((await minute?.())?.()).toHaveLength(5);
  });
});

test.each(catalogue.map(({ id }) => id))('the catalogue tells whether %s has a minute', (id) => {
  expect(existsSync(join(__dirname, id, 'minute'))).toBe(told.includes(id));
});

test.each(['chess', '__proto__', '../pages'])('there is none for %s', async (id) => {
  expect(await loadMinute(id)).toBeUndefined();
});
