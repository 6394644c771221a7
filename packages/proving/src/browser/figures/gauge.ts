import type { BrowserContext, Page } from 'playwright-core';

/** A mid-range phone on slow 4G, as Lighthouse simulates them. */
const THROTTLE = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 },
} as const;

/** What a person notices of a page, by web.dev's names; times in milliseconds. */
export interface Figures {
  /** Largest contentful paint. */
  lcp: number;
  /** Cumulative layout shift: everything that moved by itself, not the worst second alone. */
  cls: number;
  /** The slowest interaction, up to the next painting. */
  inp: number;
  /** Kinds of what was slowest. */
  slowest: string;
}

/** Lets every page of a context watch itself. */
export async function watchFigures(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const figures = { lcp: 0, cls: 0, inp: 0, slowest: '' };
    Object.assign(globalThis, { lanternFigures: figures });
    const observe = (type: string, each: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
    observe('largest-contentful-paint', ({ startTime }) => {
      figures.lcp = startTime;
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) figures.cls += value;
    });
    observe(
      'event',
      (entry) => {
        const { interactionId, duration, name } = entry as PerformanceEntry & { interactionId: number };
        if (!interactionId || duration <= figures.inp) return;
        Object.assign(figures, { inp: duration, slowest: name });
      },
      { durationThreshold: 16 },
    );
  });
}

/** Makes a page as slow as a mid-range phone on slow 4G. */
export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', THROTTLE.network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu });
}

/** What the page has noticed since it was loaded. */
export function figuresOf(page: Page): Promise<Figures> {
  return page.evaluate(() => (globalThis as unknown as { lanternFigures: Figures }).lanternFigures);
}
