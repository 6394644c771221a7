import type { Page } from 'playwright-core';
import { chromiumPath, launch } from '../browser/people';
import type { Launcher, Size, Tab } from './tab';

/** Chromium, driven by Playwright; `undefined` if it is not installed. */
export async function launchChromium(): Promise<Launcher | undefined> {
  const path = chromiumPath();
  if (!path) return undefined;
  const browser = await launch(path);
  return {
    async newTab(size, colorScheme) {
      const context = await browser.newContext({
        viewport: size,
        colorScheme,
        hasTouch: true,
        isMobile: size.width < 600,
      });
      await context.addInitScript('globalThis.__name ??= (f) => f');
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  return {
    engine: 'chromium',
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    run: (task, argument) => page.evaluate(task as never, argument) as never,
    tapAt: (x, y) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (size: Size) => page.setViewportSize(size),
    async slowDown(rate) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    },
    async keepEdges(insets) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    },
    picture: () => page.screenshot({ scale: 'css' }),
    errors: async () => heard.splice(0),
    close: () => page.context().close(),
  };
}
