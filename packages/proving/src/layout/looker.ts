import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Harness } from '../browser/harness';
import { settle } from '../browser/settle';
import type { FrameInspection } from './inspectFrame';
import { inspectPage } from './inspectPage';
import { SIZES, type Size } from './sizes';

/** How often a page is looked at before what is wrong counts. */
const PATIENCE = 4;

/** Looks at the page of a match in all sizes, and knows where everything was before. */
export class Looker {
  /** How often it has looked. */
  looks = 0;
  readonly #page: Page;
  /** Whose page it is, e.g. the game and the language. */
  readonly #whose: string;
  readonly #harness: Harness;
  readonly #boxes = new Map<string, FrameInspection['boxes']>();

  constructor(page: Page, whose: string, harness: Harness) {
    this.#page = page;
    this.#whose = whose;
    this.#harness = harness;
  }

  /** Looks at a state in every size; what is wrong becomes a fault, and has a picture. */
  async look(state: string): Promise<void> {
    for (const size of SIZES) {
      this.looks += 1;
      const faults = await this.#inspect(size);
      if (faults.length === 0 && !this.#harness.keepsPictures) continue;
      const where = `${this.#whose}, ${state}, ${size.width}x${size.height}`;
      const picture = where.replaceAll(/[^a-z0-9]+/gi, '-');
      await this.#harness.camera.take(this.#page, picture);
      for (const fault of faults) this.#harness.faults.add(`${where}: ${fault} (${picture})`);
    }
  }

  /**
   * Looks until nothing is wrong: on a busy machine a page lays itself out some frames after it has been given its size or a
   * new state. A fault is what stays.
   */
  async #inspect(size: Size): Promise<string[]> {
    for (let look = 1; ; look++) {
      const faults = await this.#inspectOnce(size);
      if (faults.length === 0 || look === PATIENCE) return faults;
      await pause(100 * look);
    }
  }

  async #inspectOnce(size: Size): Promise<string[]> {
    const page = this.#page;
    await page.setViewportSize(size);
    // The page learns of its new size a little later; where it never fills it, that is found below.
    await page.waitForFunction(isAsLargeAs, size, { timeout: 5000 }).catch(() => undefined);
    await settle(page);
    const frame = await inspectPage((task, argument) => page.evaluate(task as never, argument), size);
    return [...frame.faults, ...this.#shifts(size, frame)];
  }

  /** What has moved since the first state in which the board had the same room. */
  #shifts({ width, height }: Size, { boxes, room, deciding }: FrameInspection): string[] {
    if (deciding) return [];
    const key = `${width}x${height} ${room}`;
    const before = this.#boxes.get(key) ?? boxes;
    this.#boxes.set(key, before);
    return Object.entries(before).flatMap(([name, box]) => {
      const now = boxes[name];
      return now && box.join() !== now.join() ? [`the ${name} has moved from ${box} to ${now}`] : [];
    });
  }
}

/** Whether the frame of a match fills the window, and that has a size. Runs in the page. */
function isAsLargeAs({ width, height }: Size): boolean {
  const frame = document.querySelector('[data-frame="board"]')?.parentElement;
  return innerWidth === width && innerHeight === height && frame?.clientHeight === height;
}
