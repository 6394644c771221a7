import { setTimeout as pause } from 'node:timers/promises';

/** The current question of a lesson, and the positions of elements on the screen, in pixels. */
interface Asked {
  step: string;
  /** The tip of the arrow; `null` without an arrow. */
  point: { x: number; y: number } | null;
  /** Whether an arrow is drawn, also at something that is out of sight. */
  arrow: boolean;
  /** Whether the sentence of the step is there. */
  waits: boolean;
  /** The button of a step that is only read. */
  goOn: { x: number; y: number } | null;
  over: boolean;
  /** Errors in the layout. */
  faults: string[];
}

const SIGNS = { goOn: '[data-go-on]', end: 'dialog h2[tabindex="-1"]' };

/** The largest number of taps of a lesson. */
const MOST_TAPS = 40;

/** The spotlight searches for its elements every 120 ms. */
const SPOTLIGHT_DELAY_MS = 260;

/** The longest wait for the next question. */
const QUESTION_TIMEOUT_MS = 60_000;

/** The operations of a page that the proof needs, in any engine. */
export interface LessonPage {
  /** Runs a function in the page. */
  run<Argument, Answer>(task: (argument: Argument) => Answer, argument: Argument): Promise<Answer>;
  /** Taps a point of the viewport, in CSS pixels. */
  tapAt(x: number, y: number): Promise<void>;
}

/**
 * Completes the open lesson of a page by tapping what the arrow points to.
 * @param look called for each step, e.g. to take a picture
 * @returns the errors in the layout
 */
export async function takeLesson(
  page: LessonPage,
  look: (step: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const faults: string[] = [];
  let shown = '';
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    await until(page, shown, ({ waits, over }) => waits || over);
    const asked = await pointedAt(page, shown);
    faults.push(...asked.faults.map((fault) => `${asked.step}: ${fault}`));
    if (asked.step !== shown) await look(asked.over ? 'end' : `step-${asked.step.replace('/', '-')}`);
    shown = asked.step;
    if (asked.over) return [...new Set(faults)];
    const point = asked.goOn ?? asked.point;
    if (point) await page.tapAt(point.x, point.y);
  }
  throw new Error(`the lesson does not go on after step ${shown}`);
}

/** Waits until the lesson says what to do; after a tap elsewhere it says so also of what has been taught. */
async function pointedAt(page: LessonPage, shown: string): Promise<Asked> {
  const asked = await atRest(page);
  if (asked.over || asked.goOn || asked.point) return asked;
  await page.run(() => document.querySelector<HTMLElement>('[data-frame="board"]')?.click(), null);
  await until(page, shown, ({ over, goOn, arrow }) => over || goOn !== null || arrow);
  return atRest(page);
}

async function until(page: LessonPage, shown: string, holds: (asked: Asked) => boolean): Promise<void> {
  for (
    const latest = performance.now() + QUESTION_TIMEOUT_MS;
    !holds(await page.run(layout, SIGNS));
    await pause(SPOTLIGHT_DELAY_MS / 4)
  )
    if (performance.now() > latest) throw new Error(`the lesson asks nothing after step ${shown}`);
}

/** The question, once nothing has moved for a moment. */
async function atRest(page: LessonPage): Promise<Asked> {
  for (let before = ''; ; await pause(SPOTLIGHT_DELAY_MS)) {
    const now = await page.run(layout, SIGNS);
    const text = JSON.stringify(now);
    if (text === before) return now;
    before = text;
  }
}

/** Reads the target of the spotlight, and whether it is covered. Runs in the page. */
function layout({ goOn, end }: { goOn: string; end: string }): Asked {
  const box = (element: Element) => element.getBoundingClientRect();
  const middleOf = ({ left, right, top, bottom }: DOMRect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const middle = (element: Element | null) => element && middleOf(box(element));
  const meet = (rect: DOMRect, other: DOMRect) =>
    rect.left < other.right - 1 &&
    other.left < rect.right - 1 &&
    rect.top < other.bottom - 1 &&
    other.top < rect.bottom - 1;
  const coach = document.querySelector('[data-coach]');
  const holes = [...document.querySelectorAll('[data-hole]')].map(box);
  const arrow = document.querySelector('[data-arrow]')?.getAttribute('transform') ?? '';
  const [x = 0, y = 0, turn = 0] = (arrow.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const touched = (hole: DOMRect) =>
    turn === 0 || turn === 180
      ? Math.abs(x - (hole.left + hole.right) / 2) < 2 && Math.abs(y - (turn === 0 ? hole.top : hole.bottom)) < 3
      : Math.abs(y - (hole.top + hole.bottom) / 2) < 2 && Math.abs(x - (turn === -90 ? hole.left : hole.right)) < 3;
  const target = arrow === '' ? undefined : holes.find(touched);
  const faults: string[] = [];
  const sheet = document.querySelector('dialog[open]') !== null;
  // The border of a highlighted element may overlap the edge of the spotlight by 6 px.
  const shrunk = (hole: DOMRect) => new DOMRect(hole.x + 6, hole.y + 6, hole.width - 12, hole.height - 12);
  if (coach && !sheet && holes.some((hole) => meet(shrunk(hole), box(coach))))
    faults.push('the sentence covers the highlighted elements');
  if (target && (target.right < 44 || target.left > innerWidth || target.top > innerHeight)) faults.push('not visible');
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
  return {
    step: coach?.querySelector('span[aria-hidden="true"]')?.textContent ?? '',
    point: target ? middleOf(target) : null,
    arrow: arrow !== '',
    waits: coach?.querySelector('[data-waits="true"]') !== null && coach !== null,
    goOn: middle(document.querySelector(goOn)),
    over: document.querySelector(end) !== null,
    faults,
  };
}
