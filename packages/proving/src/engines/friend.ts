import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from './line';
import type { Tab } from './tab';
import { called, closer, expectClick, lit, type Point, wasClicked } from './taps';

/** Maximum time until something appears in the slowest browser. */
const TIMEOUT_MS = 60_000;

const POLL_INTERVAL_MS = 150;

/** Maximum time until a tap has an effect, and the number of attempts. */
const EFFECT_TIMEOUT_MS = 8_000;
const MAX_ATTEMPTS = 5;

/** Minimum time before a tap is repeated, in milliseconds. */
const AFTER_TAP = 400;

/** Maximum time from a tap to its click in the slowest browser. */
const CLICK_TIMEOUT_MS = 3_000;

/** Whether the page contains a text. */
const saysSo = (text: string): boolean =>
  document.body.innerText.includes(text) ||
  [...document.querySelectorAll('dialog')].some((element) => element.innerText.includes(text));

/** A person with a browser of some engine and a separate network. */
export class Friend {
  constructor(
    readonly name: string,
    readonly tab: Tab,
    readonly line: Line,
    /** Whether they have a seat; otherwise they watch. */
    readonly plays: boolean,
  ) {}

  /** Taps the control with this label once it is there and no longer moves; repeats the tap if it missed. */
  async press(what: string, patience = TIMEOUT_MS): Promise<void> {
    let before: Point | null = null;
    for (const latest = performance.now() + patience; ; await pause(POLL_INTERVAL_MS)) {
      const point = await this.tab.run(called, what);
      if (point && point.x === before?.x && point.y === before.y && (await this.#reaches(point))) return;
      before = point;
      if (performance.now() > latest) throw new Error(`${this.name} (${this.tab.engine}) does not find “${what}”`);
    }
  }

  /**
   * Taps a point.
   * @returns whether the element there was clicked; true for a page that the tap leaves
   */
  async #reaches(point: Point): Promise<boolean> {
    await this.tab.run(expectClick, point);
    await this.tab.tapAt(point.x, point.y);
    for (const latest = performance.now() + CLICK_TIMEOUT_MS; performance.now() < latest; await pause(POLL_INTERVAL_MS))
      if (await this.tab.run(wasClicked, null).catch(() => true)) return true;
    return false;
  }

  /** Repeats a tap until it has an effect, since a moving control may be missed. */
  async pressUntil(what: string, effect: () => boolean, patience = TIMEOUT_MS): Promise<void> {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      await this.press(what, patience);
      for (
        const latest = performance.now() + EFFECT_TIMEOUT_MS;
        performance.now() < latest;
        await pause(POLL_INTERVAL_MS)
      )
        if (await this.tab.run(effect, null)) return;
    }
    throw new Error(`${this.name} (${this.tab.engine}) taps “${what}” without effect`);
  }

  async reads(text: string): Promise<void> {
    await this.until(`read “${text}”`, saysSo, text);
  }

  /** Whether the page contains a text now. */
  says(text: string): Promise<boolean> {
    return this.tab.run(saysSo, text);
  }

  /**
   * Waits until a condition holds in the page.
   * @param what completes "does not …"
   */
  async until<Argument>(what: string, holds: (argument: Argument) => boolean, argument: Argument): Promise<void> {
    // A page that is being left does not answer.
    const now = () => this.tab.run(holds, argument).catch(() => false);
    for (const latest = performance.now() + TIMEOUT_MS; !(await now()); await pause(POLL_INTERVAL_MS))
      if (performance.now() > latest) throw new Error(`${this.name} (${this.tab.engine}) does not ${what}`);
  }

  /**
   * Taps one of the highlighted things.
   * @returns whether there was one
   */
  async tapLit(choice: number): Promise<boolean> {
    const point = await this.tab.run(lit, choice);
    if (point) await this.tab.tapAt(point.x, point.y);
    return point !== null;
  }

  async closeSheets(): Promise<void> {
    for (const latest = performance.now() + TIMEOUT_MS; ; await pause(AFTER_TAP)) {
      const point = await this.tab.run(closer, null);
      if (!point) return;
      if (performance.now() > latest) throw new Error(`${this.name} (${this.tab.engine}) cannot close “${point.what}”`);
      await this.tab.tapAt(point.x, point.y);
    }
  }

  /** Waits for the board and its connection. */
  async seesBoard(): Promise<void> {
    await this.until('see the board', () => document.querySelector('[data-frame="board"]') !== null, null);
  }
}
