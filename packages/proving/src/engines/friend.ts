import { setTimeout as pause } from 'node:timers/promises';
import type { Line } from './line';
import type { Tab } from './tab';
import { called, closer, expectClick, lit, type Point, wasClicked } from './taps';

/** Milliseconds something may take to show itself in the slowest of the browsers. */
const PATIENCE = 60_000;

/** Milliseconds between two looks for something. */
const GLANCE = 150;

/** Milliseconds a tap may take to have its effect, and how often it is made. */
const EFFECT = 8_000;
const TRIES = 5;

/** Milliseconds after a tap in which it is not made again. */
const AFTER_TAP = 400;

/** Milliseconds from a tap to its click in the slowest of the browsers. */
const CLICK = 3_000;

/** What is looked for in the text of a page. */
const saysSo = (text: string): boolean =>
  document.body.innerText.includes(text) ||
  [...document.querySelectorAll('dialog')].some((one) => one.innerText.includes(text));

/** Somebody at the table with a browser of some engine, and a network of their own. */
export class Friend {
  constructor(
    readonly name: string,
    readonly tab: Tab,
    readonly line: Line,
    /** Whether they sit; who does not watches. */
    readonly plays: boolean,
  ) {}

  /** Taps what is called so, once it is there and rests where it is; again where the tap has not reached it. */
  async press(what: string, patience = PATIENCE): Promise<void> {
    let before: Point | null = null;
    for (const latest = performance.now() + patience; ; await pause(GLANCE)) {
      const point = await this.tab.run(called, what);
      if (point && point.x === before?.x && point.y === before.y && (await this.#reaches(point))) return;
      before = point;
      if (performance.now() > latest) throw new Error(`${this.name} (${this.tab.engine}) does not find “${what}”`);
    }
  }

  /** Taps a point. @returns whether what lies there was clicked; a page that is left by the tap was */
  async #reaches(point: Point): Promise<boolean> {
    await this.tab.run(expectClick, point);
    await this.tab.tapAt(point.x, point.y);
    for (const latest = performance.now() + CLICK; performance.now() < latest; await pause(GLANCE))
      if (await this.tab.run(wasClicked, null).catch(() => true)) return true;
    return false;
  }

  /** Taps what is called so until it has had its effect: what moves under the finger is missed. */
  async pressUntil(what: string, effect: () => boolean, patience = PATIENCE): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.press(what, patience);
      for (const latest = performance.now() + EFFECT; performance.now() < latest; await pause(GLANCE))
        if (await this.tab.run(effect, null)) return;
    }
    throw new Error(`${this.name} (${this.tab.engine}) taps “${what}” in vain`);
  }

  /** Waits until the page says something. */
  async reads(text: string): Promise<void> {
    await this.until(`read “${text}”`, saysSo, text);
  }

  /** Whether the page says something now. */
  says(text: string): Promise<boolean> {
    return this.tab.run(saysSo, text);
  }

  /** Waits until something holds in the page. @param what completes "does not …" */
  async until<Argument>(what: string, holds: (argument: Argument) => boolean, argument: Argument): Promise<void> {
    // A page that is being left answers nothing.
    const now = () => this.tab.run(holds, argument).catch(() => false);
    for (const latest = performance.now() + PATIENCE; !(await now()); await pause(GLANCE))
      if (performance.now() > latest) throw new Error(`${this.name} (${this.tab.engine}) does not ${what}`);
  }

  /** Taps one of the things that are lit, if any is. @returns whether there was one */
  async tapLit(choice: number): Promise<boolean> {
    const point = await this.tab.run(lit, choice);
    if (point) await this.tab.tapAt(point.x, point.y);
    return point !== null;
  }

  /** Closes all sheets. */
  async closeSheets(): Promise<void> {
    for (const latest = performance.now() + PATIENCE; ; await pause(AFTER_TAP)) {
      const point = await this.tab.run(closer, null);
      if (!point) return;
      if (performance.now() > latest) throw new Error(`${this.name} (${this.tab.engine}) cannot close “${point.what}”`);
      await this.tab.tapAt(point.x, point.y);
    }
  }

  /** The board is there, and the connection to it. */
  async seesBoard(): Promise<void> {
    await this.until('see the board', () => document.querySelector('[data-frame="board"]') !== null, null);
  }
}
