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
export function listenForTriggers(root: HTMLElement, { explain, focus: reach, leave }: TriggerHandlers): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number } | undefined;
  let answered = false;
  const on = <Kind extends keyof HTMLElementEventMap>(kind: Kind, hear: (event: HTMLElementEventMap[Kind]) => void) =>
    root.addEventListener(kind, hear, { signal: listening.signal, capture: true });
  const cancel = (): void => clearTimeout(timer);
  const soon = (element: HTMLElement, manner: Trigger): void => {
    cancel();
    timer = setTimeout(() => {
      answered = start !== undefined;
      explain(element, manner);
    }, LONG_PRESS_TIME);
  };

  on('pointerdown', (event) => {
    const element = explainableAround(event.target);
    cancel();
    answered = false;
    start = element && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined;
    if (element && start) soon(element, 'asked');
  });
  on('pointermove', (event) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) {
      cancel();
      start = undefined;
    }
  });
  for (const kind of ['pointerup', 'pointercancel'] as const) {
    on(kind, () => {
      cancel();
      start = undefined;
    });
  }
  on('contextmenu', (event) => {
    if (start && explainableAround(event.target)) event.preventDefault();
  });
  on('click', (event) => {
    const element = explainableAround(event.target);
    // The finger has asked; it does not mean the move as well.
    const swallowed = answered;
    answered = false;
    const barred = element?.dataset.ask !== undefined && element.getAttribute('aria-disabled') === 'true';
    const asking = barred || element?.dataset.term !== undefined;
    if (!swallowed && element && asking) explain(element, 'asked');
    if (swallowed || asking) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  on('keydown', (event) => {
    answered = false;
    const element = event.key === '?' && !(event.target instanceof HTMLInputElement) && explainableAround(event.target);
    if (!element) return;
    cancel();
    event.preventDefault();
    explain(element, 'asked');
  });
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const element = explainableAround(event.target);
    if (element) soon(element, 'lingered');
  });
  on('pointerout', (event) => {
    if (event.pointerType !== 'mouse' || start) return;
    cancel();
    const from = explainableAround(event.target);
    if (from && explainableAround(event.relatedTarget) !== from && !inAnswer(event.relatedTarget)) leave();
  });
  on('focusin', (event) => {
    const element = explainableAround(event.target);
    if (element) reach(element);
    // The focus that comes back from an answer asks for no other.
    if (element?.matches(':focus-visible') && !inAnswer(event.relatedTarget)) soon(element, 'lingered');
  });
  on('focusout', (event) => {
    cancel();
    if (!inAnswer(event.relatedTarget)) leave();
  });
  return () => {
    cancel();
    listening.abort();
  };
}

/** Whether somebody has only gone over to the answer. */
const inAnswer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-answer]') !== null;
