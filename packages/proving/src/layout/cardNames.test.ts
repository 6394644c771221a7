import { join } from 'node:path';
import { cards as german } from '@lantern/games/colossal-cave/strings/de/cards';
import { cards as english } from '@lantern/games/colossal-cave/strings/en/cards';
import { describeIf } from '@lantern/server/src/testing/describeWith';
import { buildSync } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../browser/people';
import { inspectCuts } from './inspectTexts';
import { installPageTools } from './pageTools';
import { installTextTools } from './textTools';

/**
 * Renders each name on a card with the width of seven cards on the narrowest phone and the minimum height of a hand
 * (Hand.module.css).
 */
const SCRIPT = `
  import { createElement as h } from 'react';
  import { createRoot } from 'react-dom/client';
  import './style/fonts.css';
  import './style/tokens.css';
  import './style/base.css';
  import { CardUpright } from './art/CardFrame';
  const style = { float: 'left', width: '3.05rem', height: '6.2rem' };
  const card = (name) => h('div', { key: name, style }, h(CardUpright, { family: 'item', name }));
  globalThis.showCards = (names) => createRoot(document.body).render(names.map(card));
`;

function bundled(): { css: string; js: string } {
  const { outputFiles } = buildSync({
    stdin: { contents: SCRIPT, resolveDir: join(__dirname, '../../../client/src') },
    bundle: true,
    write: false,
    outdir: 'out',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl', '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { css: text('.css'), js: text('.js') };
}

const executablePath = chromiumPath();
let browser: Browser;
let page: Page;

describeIf(executablePath !== undefined, 'there is no Chromium')('in Chromium', () => {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    page = await browser.newPage({ viewport: { width: 1200, height: 3000 } });
    await page.addInitScript('globalThis.__name ??= (f) => f');
    await page.goto('about:blank');
  }, 60_000);
  afterAll(() => browser.close());

  const names = (cards: typeof english) => Object.values(cards).map(({ name }) => name);
  test.each(
    [100, 130, 200].flatMap((percent) => [
      ['English', percent, names(english)] as const,
      ['German', percent, names(german)] as const,
    ]),
  )('a card name of the Cave fits on its card: %s, letters of %i %%', async (_, percent, cards) => {
    const { css, js } = bundled();
    await page.setContent(
      `<!doctype html><html style="font-size:${percent}%"><style>${css}</style><body></body></html>`,
    );
    await page.addScriptTag({ content: js });
    await page.evaluate(
      (all) => (globalThis as unknown as { showCards(names: readonly string[]): void }).showCards(all),
      cards,
    );
    await page.waitForFunction((count) => document.body.children.length === count, cards.length);
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined));
    await page.evaluate(installPageTools);
    await page.evaluate(installTextTools);
    expect(await page.evaluate(inspectCuts, [])).toEqual([]);
  });
});
