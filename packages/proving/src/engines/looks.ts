import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Insets, inspectEdges } from '../layout/inspectEdges';
import { inspectPage } from '../layout/inspectPage';
import { installPageTools } from '../layout/pageTools';
import { SIZES, type Size } from '../layout/sizes';
import type { Friend } from './friend';
import type { Tab } from './tab';

/** Time until a page has been laid out and painted in a new size. */
const SETTLE_MS = 400;

/** Maximum number of checks of a page until it is right. */
const MAX_CHECKS = 6;

/** An iPhone in portrait and landscape, with the reserved edges of its screen. */
const EDGES: readonly [Size, Insets][] = [
  [
    { width: 390, height: 844 },
    { top: 59, right: 0, bottom: 34, left: 0 },
  ],
  [
    { width: 844, height: 390 },
    { top: 0, right: 59, bottom: 21, left: 59 },
  ],
];

/** Console messages about a lost network, and about sizes that are reported in the next frame only. */
const HARMLESS =
  /ResizeObserver loop|ServiceWorker intercepted the request|net::ERR_|WebSocket|websocket error|Failed to fetch|Failed to load resource|NetworkError|can’t establish|Load failed|network connection was lost|Could not connect/;

/** Returns general errors of a page: horizontal scrolling, and fields that a phone zooms into. */
function pageFaults(): string[] {
  const faults: string[] = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) faults.push(`the page is ${wide} pixels wide`);
  for (const field of document.querySelectorAll(
    'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select',
  )) {
    const pixels = Number.parseFloat(getComputedStyle(field).fontSize);
    if (pixels < 16)
      faults.push(`${pixels} px in the field “${field.getAttribute('name') ?? field.id}”: an iPhone zooms in`);
  }
  return faults;
}

/**
 * Returns the errors that the checks of `layout` report repeatedly on a match page, since a slow page is laid out late.
 */
async function inspected(tab: Tab, size: Size): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  for (let looks = 0; looks < MAX_CHECKS; looks++) {
    await pause(SETTLE_MS);
    ({ faults } = await inspectPage((task, argument) => tab.run(task, argument), size));
    if (faults.length === 0) break;
  }
  return faults;
}

/** Takes pictures, checks pages, and collects the errors. */
export class Looks {
  readonly faults: string[] = [];

  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  add(who: string, fault: string): void {
    const line = `${who}: ${fault}`;
    if (this.faults.includes(line)) return;
    this.faults.push(line);
    console.log(`  FAULT ${line}`);
  }

  /**
   * Photographs and checks the current page.
   * @param size checks the match page in this size
   */
  async look({ tab, plays }: Friend, what: string, size?: Size): Promise<void> {
    await pause(SETTLE_MS);
    const name = `engines-${what}-${tab.engine}${plays ? '' : '-watches'}`;
    writeFileSync(join(this.folder, `${name}.png`), await tab.picture());
    const who = `${what}, ${tab.engine}`;
    for (const fault of await tab.run(pageFaults, null)) this.add(who, fault);
    if (!size) return;
    for (const fault of await inspected(tab, size)) this.add(who, fault);
  }

  /** Checks the match page in every size of `layout`. Saves a picture of each error. */
  async everySize(friend: Friend, what: string, back: Size): Promise<void> {
    const { tab } = friend;
    for (const size of SIZES) {
      await tab.resize(size);
      const faults = await inspected(tab, size);
      if (faults.length === 0) continue;
      const place = `${what}-${size.width}x${size.height}`;
      writeFileSync(join(this.folder, `engines-${place}-${tab.engine}.png`), await tab.picture());
      for (const fault of faults) this.add(`${place}, ${tab.engine}`, fault);
    }
    await tab.resize(back);
    await pause(SETTLE_MS);
  }

  /** Checks that the page and all open layers avoid the reserved edges of a phone. */
  async edges({ tab }: Friend, what: string, back: Size): Promise<void> {
    if (!tab.keepEdges) return;
    for (const [size, insets] of EDGES) {
      await tab.resize(size);
      await tab.keepEdges(insets);
      await pause(SETTLE_MS);
      await tab.run(installPageTools, undefined);
      for (const fault of await tab.run(inspectEdges, insets)) this.add(`${what}-${size.width}x${size.height}`, fault);
    }
    await tab.keepEdges({ top: 0, right: 0, bottom: 0, left: 0 });
    await tab.resize(back);
    await pause(SETTLE_MS);
  }

  /** Collects the console messages of a page since the last call. */
  async listen({ name, tab }: Friend, what: string): Promise<void> {
    for (const error of await tab.errors())
      if (!HARMLESS.test(error)) this.add(`${what}, ${tab.engine} (${name})`, error);
  }
}
