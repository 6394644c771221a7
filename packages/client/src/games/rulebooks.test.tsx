import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@lantern/games/catalogue';
import { loadChapters } from '@lantern/games/loadChapters';
import { act, render } from '@testing-library/react';
import { wrongNumbers } from '../../test/wrongNumbers';
import { followLanguage } from '../i18n/strings';
import { changeSettings } from '../state/settings';
import { loadGame } from './load';

afterAll(() => changeSettings({ language: 'en' }));

/** The games with pictures. Games in development may lack them. */
const illustrated = catalogue.map(({ id }) => id).filter((id) => existsSync(join(__dirname, id, 'rulebook')));

describe.each(illustrated)('the pictures of the rulebook of %s', (id) => {
  test('stand at its chapters', async () => {
    const pictures = (await (await loadGame(id, 'en'))?.rulePictures?.()) ?? {};
    expect(Object.keys(pictures).length).toBeGreaterThan(3);
    expect(Object.keys(await loadChapters(id, 'en'))).toEqual(expect.arrayContaining(Object.keys(pictures)));
  });

  test.each(['en', 'de'] as const)('are drawn with numbers only (%s)', async (language) => {
    await act(async () => {
      changeSettings({ language });
      await followLanguage();
    });
    const pictures = (await (await loadGame(id, language))?.rulePictures?.()) ?? {};
    for (const { height, Draw } of Object.values(pictures)) {
      const { container, unmount } = render(
        <svg aria-hidden="true" viewBox={`0 0 320 ${height}`}>
          <Draw />
        </svg>,
      );
      expect(container.querySelectorAll('path, rect, circle, ellipse').length).toBeGreaterThan(3);
      expect(wrongNumbers(container.innerHTML)).toEqual([]);
      expect(container.innerHTML).not.toMatch(/NaN|undefined|role="button"|tabindex/);
      unmount();
    }
  });
});
