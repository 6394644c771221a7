import { explainableAround } from './explanation';

/**
 * The time for which a finger must rest, or a mouse or the focus must stay, before an explanation is shown; in
 * milliseconds.
 */
export const LONG_PRESS_TIME = 500;
/** The distance that a finger may move meanwhile. */
const SLIP_PX = 10;

/** How an explanation was requested. Lingering requests only the reason why something is not possible. */
export type Trigger = 'asked' | 'lingered';

export interface TriggerHandlers {
  explain(element: HTMLElement, manner: Trigger): void;
  focus(element: HTMLElement): void;
  /** The person has turned to another element. */
  leave(): void;
}

/**
 * Listens for requests for explanations at a table: a long press, a tap on a disabled element or on a term, `?`, focus
 * and hover.
 */
export function listenForTriggers(root: HTMLElement, handlers: TriggerHandlers): () => void {
  const triggers = new Triggers(handlers);
  const listening = new AbortController();
  for (const [kind, hear] of Object.entries(triggers.listeners)) {
    root.addEventListener(kind, hear as (event: Event) => void, { signal: listening.signal, capture: true });
  }
  return () => {
    triggers.cancel();
    listening.abort();
  };
}

type Listeners = { [Kind in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Kind]) => void };

/** Tracks the gestures that may become a request. */
class Triggers {
  readonly #handlers: TriggerHandlers;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the finger that may be asking touched down. */
  #start: { x: number; y: number } | undefined;
  /** The finger has asked, so its click must not send the move. */
  #answered = false;
  /**
   * Where the pointer rests until the mouse moves: browsers emulate mouse events at the place of the last touch, and
   * report a hover where a new page appears below a resting mouse.
   */
  #rest: { x: number; y: number } | 'unknown' | undefined = 'unknown';
  /** The last input was a key, so the next move of the focus may be a request. */
  #byKey = true;

  constructor(handlers: TriggerHandlers) {
    this.#handlers = handlers;
  }

  readonly listeners: Listeners = {
    pointerdown: (event) => this.#press(event),
    pointermove: (event) => this.#slip(event),
    pointerup: () => this.#release(),
    pointercancel: () => this.#release(),
    contextmenu: (event) => {
      if (this.#start && explainableAround(event.target)) event.preventDefault();
    },
    click: (event) => this.#click(event),
    keydown: (event) => this.#key(event),
    pointerover: (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || this.#isAtRest(event)) return;
      const element = explainableAround(event.target);
      if (element) this.#soon(element, 'lingered');
    },
    pointerout: (event) => this.#hoverEnds(event),
    focusin: (event) => this.#focus(event),
    focusout: (event) => {
      this.cancel();
      if (!inAnswer(event.relatedTarget)) this.#handlers.leave();
    },
  };

  /** Cancels the pending request. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  #soon(element: HTMLElement, manner: Trigger): void {
    this.cancel();
    this.#timer = setTimeout(() => {
      this.#answered = this.#start !== undefined;
      this.#handlers.explain(element, manner);
    }, LONG_PRESS_TIME);
  }

  /** Whether the mouse has not moved to where a hover is reported. */
  #isAtRest({ clientX: x, clientY: y }: PointerEvent): boolean {
    if (this.#rest === 'unknown') this.#rest = { x, y };
    if (this.#rest && Math.hypot(x - this.#rest.x, y - this.#rest.y) <= SLIP_PX) return true;
    this.#rest = undefined;
    return false;
  }

  #press(event: PointerEvent): void {
    const element = explainableAround(event.target);
    this.#byKey = false;
    this.#rest = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY };
    this.cancel();
    this.#answered = false;
    this.#start = element && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    if (element && this.#start) this.#soon(element, 'asked');
  }

  #slip(event: PointerEvent): void {
    if (this.#start && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLIP_PX)
      this.#release();
  }

  #release(): void {
    this.cancel();
    this.#start = undefined;
  }

  #click(event: MouseEvent): void {
    const element = explainableAround(event.target);
    const swallowed = this.#answered;
    this.#answered = false;
    const barred = element?.dataset.ask !== undefined && element.getAttribute('aria-disabled') === 'true';
    const asking = barred || element?.dataset.term !== undefined;
    if (!swallowed && element && asking) this.#handlers.explain(element, 'asked');
    if (swallowed || asking) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #key(event: KeyboardEvent): void {
    this.#answered = false;
    this.#byKey = true;
    const element = event.key === '?' && !(event.target instanceof HTMLInputElement) && explainableAround(event.target);
    if (!element) return;
    this.cancel();
    event.preventDefault();
    this.#handlers.explain(element, 'asked');
  }

  #hoverEnds(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || this.#start) return;
    this.cancel();
    const from = explainableAround(event.target);
    const to = event.relatedTarget;
    if (from && explainableAround(to) !== from && !inAnswer(to)) this.#handlers.leave();
  }

  #focus(event: FocusEvent): void {
    const element = explainableAround(event.target);
    if (element) this.#handlers.focus(element);
    // The focus that returns from an explanation requests no other one.
    if (this.#byKey && element?.matches(':focus-visible') && !inAnswer(event.relatedTarget))
      this.#soon(element, 'lingered');
  }
}

/** Whether the focus has only moved into the explanation. */
const inAnswer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-answer]') !== null;
