import type { BrowserContext, Page } from 'playwright-core';

/** A mid-range phone on slow 4G, as Lighthouse simulates them. */
const THROTTLE = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 },
} as const;

/** What a person notices of a page, by web.dev's names; times in milliseconds. */
export interface WebVitals {
  /** Largest contentful paint, up to the first interaction. */
  lcp: number;
  /** Cumulative layout shift: everything that moved by itself, not the worst second alone. */
  cls: number;
  /** The slowest interaction by finger or key, up to the next painting. */
  inp: number;
  /** What was painted largest, and which interaction was slowest and what it waited for. */
  largest: string;
  slowest: string;
}

/** Lets every page of a context watch itself. */
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

/** Makes a page as slow as a mid-range phone on slow 4G; the returned function lets it be as fast as it can again. */
export async function throttle(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', THROTTLE.network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE.cpu });
  return () => devtools.detach();
}

/** What the page has noticed since it was loaded. */
export function webVitalsOf(page: Page): Promise<WebVitals> {
  return page.evaluate(() => (globalThis as unknown as { lanternFigures: WebVitals }).lanternFigures);
}

const NAMES = ['lcp', 'cls', 'inp'] as const;

/** The middle one of each figure over several runs; of an even number the worse of the two. */
export function medianOf(runs: readonly WebVitals[]): Pick<WebVitals, (typeof NAMES)[number]> {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [lcp = 0, cls = 0, inp = 0] = NAMES.map((name) => middle(runs.map((run) => run[name])));
  return { lcp, cls, inp };
}
