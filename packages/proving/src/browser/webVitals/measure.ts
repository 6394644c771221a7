import type { BrowserContext, Page } from 'playwright-core';
import { median } from '../../quantiles';

/** A mid-range phone on slow 4G, as Lighthouse simulates them. */
const THROTTLE = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 },
} as const;

/** The web vitals of a page, by web.dev's names; times in milliseconds. */
export interface WebVitals {
  /** Largest contentful paint, up to the first interaction. */
  lcp: number;
  /** Cumulative layout shift: the sum of all unexpected shifts, rather than of the worst second. */
  cls: number;
  /** The slowest interaction by touch or key, up to the next paint. */
  inp: number;
  /** The largest paint, and the slowest interaction with its parts. */
  largest: string;
  slowest: string;
}

/** Records web vitals in every page of a context. */
export async function observeWebVitals(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const figures = { lcp: 0, cls: 0, inp: 0, largest: '', slowest: '' };
    Object.assign(globalThis, { lanternFigures: figures });
    const observe = (type: string, each: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
    const name = (node: Element | null | undefined) =>
      node ? `${node.localName} “${(node.getAttribute('aria-label') ?? node.textContent ?? '').slice(0, 40)}”` : 'gone';
    observe('largest-contentful-paint', (entry) => {
      figures.lcp = entry.startTime;
      figures.largest = name((entry as PerformanceEntry & { element?: Element }).element);
    });
    observe('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) figures.cls += value;
    });
    observe(
      'event',
      (entry) => {
        const { interactionId, duration, startTime, processingStart, processingEnd, target } =
          entry as PerformanceEventTiming & { interactionId: number };
        if (!interactionId || duration <= figures.inp) return;
        const parts = [
          processingStart - startTime,
          processingEnd - processingStart,
          startTime + duration - processingEnd,
        ];
        const [waits, works, paints] = parts.map(Math.round);
        figures.inp = duration;
        figures.slowest = `${entry.name} on ${name(target as Element | null)}: waits ${waits}, works ${works}, paints ${paints}`;
      },
      { durationThreshold: 16 },
    );
  });
}

/**
 * Slows a page down to a mid-range phone on slow 4G.
 * @returns a function that restores the full speed
 */
export async function throttle(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', THROTTLE.network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu });
  return () => devtools.detach();
}

/** The measurements of the page since it was loaded. */
export function webVitalsOf(page: Page): Promise<WebVitals> {
  return page.evaluate(() => (globalThis as unknown as { lanternFigures: WebVitals }).lanternFigures);
}

const NAMES = ['lcp', 'cls', 'inp'] as const;

/** The median of each figure over several runs. */
export function medianOf(runs: readonly WebVitals[]): Pick<WebVitals, (typeof NAMES)[number]> {
  const [lcp = 0, cls = 0, inp = 0] = NAMES.map((name) => median(runs.map((run) => run[name])));
  return { lcp, cls, inp };
}
