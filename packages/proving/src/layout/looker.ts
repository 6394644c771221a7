import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Harness } from '../browser/harness';
import { settle } from '../browser/settle';
import type { FrameInspection } from './inspectFrame';
import { inspectPage } from './inspectPage';
import { SIZES, type Size } from './sizes';

/** Number of checks of a page before an error counts. */
const CHECKS_BEFORE_ERROR = 4;

/** Checks the page of a match in all sizes, and remembers the former positions. */
export class Looker {
  /** Number of checks. */
  looks = 0;
  readonly #page: Page;
  /** The name of the page, e.g. the game and the language. */
  readonly #whose: string;
  readonly #harness: Harness;
  readonly #boxes = new Map<string, FrameInspection['boxes']>();

  constructor(page: Page, whose: string, harness: Harness) {
    this.#page = page;
    this.#whose = whose;
    this.#harness = harness;
  }

  /** Checks a state in every size. Each error is recorded and photographed. */
  async look(state: string): Promise<void> {
    for (const size of SIZES) {
      this.looks += 1;
      const faults = await this.#inspect(size);
      if (faults.length === 0 && !this.#harness.keepsPictures) continue;
      const where = `${this.#whose}, ${state}, ${size.width}x${size.height}`;
      const picture = where.replaceAll(/[^a-z0-9]+/gi, '-');
      await this.#harness.camera.photograph(this.#page, picture);
      for (const fault of faults) this.#harness.faults.add(`${where}: ${fault} (${picture})`);
    }
  }

  /**
   * Repeats a check until it finds no error, since a busy machine lays out a page some frames late. Remaining errors
   * count.
   */
  async #inspect(size: Size): Promise<string[]> {
    for (let look = 1; ; look++) {
      const faults = await this.#inspectOnce(size);
      if (faults.length === 0 || look === CHECKS_BEFORE_ERROR) return faults;
      await pause(100 * look);
    }
  }

  async #inspectOnce(size: Size): Promise<string[]> {
    const page = this.#page;
    await page.setViewportSize(size);
    // The page learns of its new size a little later. A page that never fills it is reported below.
    await page.waitForFunction(isAsLargeAs, size, { timeout: 5000 }).catch(() => undefined);
    await settle(page);
    const frame = await inspectPage((task, argument) => page.evaluate(task as never, argument), size);
    return [...frame.faults, ...this.#shifts(size, frame)];
  }

  /** Returns the parts that have moved since the first state with the same size of the board. */
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

/** Whether the frame of a match fills the window, and the window has this size. Runs in the page. */
function isAsLargeAs({ width, height }: Size): boolean {
  const frame = document.querySelector('[data-frame="board"]')?.parentElement;
  return innerWidth === width && innerHeight === height && frame?.clientHeight === height;
}
