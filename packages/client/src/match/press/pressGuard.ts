import { isTyping } from './typing';

/** The time in which a second press at the same place counts as meant for the previous control, in milliseconds. */
export const DEAD_TIME = 400;
/** The maximum distance between two presses of one finger, in pixels. */
const SAME_PLACE = 24;
/** The elements that react to a press. A dialog closes by a press on its backdrop. */
const CONTROLS = 'button, a[href], label, summary, [role="button"], dialog';
/** The keys that activate a control. The others, and the full stop, move the focus. */
const COMMITS = /^(Enter|[^.])$/u;

/** The control under a finger or with the focus. */
interface Shown {
  control: Element | null;
  /** Its label without numbers: a counter may change while the control stays the same. */
  words: string;
  /** The viewer's step that it belongs to. */
  step: string | undefined;
}

interface Press extends Shown {
  /** The `timeStamp` of the event, in milliseconds. */
  at: number;
}

/**
 * Swallows a press that follows so soon at the same place that it cannot be meant for the new control there, and
 * repeated keys likewise. A press on a control that has not changed passes.
 * @param step changes with each decision of the viewer and with each move they send
 */
export function guardPresses(step: () => string): () => void {
  const guard = new PressGuard(step);
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  document.addEventListener('pointerdown', (event) => guard.pointerDown(event), options);
  document.addEventListener('click', (event) => guard.click(event), options);
  document.addEventListener('keydown', (event) => guard.keyDown(event), options);
  return () => listening.abort();
}

class PressGuard {
  readonly #step: () => string;
  #lastTap: (Press & { x: number; y: number }) | undefined;
  /** The press of the finger that is down, before its click. */
  #finger: (Shown & { swallowed: boolean }) | undefined;
  #lastKey: (Press & { key: string }) | undefined;
  /** The last key was swallowed, so its click must be swallowed too. */
  #keySwallowed = false;

  constructor(step: () => string) {
    this.#step = step;
  }

  pointerDown(event: PointerEvent): void {
    const shown = this.#shown(event.target);
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const last = this.#lastTap;
    const again = last && at - last.at < DEAD_TIME && Math.hypot(x - last.x, y - last.y) < SAME_PLACE;
    const swallowed = again === true && differs(last, shown);
    if (!swallowed) this.#lastTap = { ...shown, at, x, y };
    this.#finger = { ...shown, swallowed };
    this.#keySwallowed = false;
  }

  click(event: MouseEvent): void {
    const finger = this.#finger;
    this.#finger = undefined;
    // The control may change between pointer down and click.
    if (finger ? finger.swallowed || differs(finger, this.#shown(event.target)) : this.#keySwallowed) swallow(event);
  }

  keyDown(event: KeyboardEvent): void {
    if (isTyping(event.target)) return;
    const { timeStamp: at, key } = event;
    const shown = this.#shown(event.target);
    const last = this.#lastKey;
    const again = last?.key === key && COMMITS.test(key) && (event.repeat || at - last.at < DEAD_TIME);
    this.#keySwallowed = again && differs(last, shown);
    if (!this.#keySwallowed) this.#lastKey = { ...shown, at, key };
    this.#finger = undefined;
    if (this.#keySwallowed) swallow(event);
  }

  #shown(target: EventTarget | null): Shown {
    const element = target instanceof Element ? target : null;
    const control = element?.closest(CONTROLS) ?? null;
    const words =
      control instanceof HTMLDialogElement ? '' : (control?.getAttribute('aria-label') ?? control?.textContent ?? '');
    // The bar and the people do not depend on the decision.
    const stays = element?.closest('[data-frame="bar"], [data-frame="rail"]');
    return { control, words: words.replace(/\d+/g, ''), step: stays ? undefined : this.#step() };
  }
}

function differs(before: Shown, now: Shown): boolean {
  return before.control !== now.control || before.words !== now.words || before.step !== now.step;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
