import { explainableAround } from './explanation';

/** How long a finger rests, or a mouse or the focus stays, before that counts as a question, in milliseconds. */
export const LONG_PRESS_TIME = 500;
/** Pixels a finger may slip meanwhile. */
const SLIP = 10;

/** How somebody asked. Who only lingers wants to hear what stands in the way, and no more. */
export type Trigger = 'asked' | 'lingered';

export interface TriggerHandlers {
  explain(element: HTMLElement, manner: Trigger): void;
  /** The focus has come to something that can be asked. */
  focus(element: HTMLElement): void;
  /** The person has turned to something else. */
  leave(): void;
}

/** Hears the questions put to the elements of a table: by a long press, a tap on what is barred or a mere term, `?`, focus and hover. */
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

/** What somebody is about to ask. */
class Triggers {
  readonly #handlers: TriggerHandlers;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the finger that may be asking came down. */
  #start: { x: number; y: number } | undefined;
  /** The finger has asked, and its click does not mean the move as well. */
  #answered = false;

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
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
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

  /** Asks nothing any more that was about to be asked. */
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

  #press(event: PointerEvent): void {
    const element = explainableAround(event.target);
    this.cancel();
    this.#answered = false;
    this.#start = element && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    if (element && this.#start) this.#soon(element, 'asked');
  }

  #slip(event: PointerEvent): void {
    if (this.#start && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLIP) this.#release();
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
    // The focus that comes back from an answer asks for no other.
    if (element?.matches(':focus-visible') && !inAnswer(event.relatedTarget)) this.#soon(element, 'lingered');
  }
}

/** Whether somebody has only gone over to the answer. */
const inAnswer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-answer]') !== null;
