import { settings } from '../../state/settings';
import { isTyping } from './typing';

/**
 * Moves the focus to the action bar, and from there to the highlighted things on the board and in the hand, in turn.
 */
export const LEADING_KEY = '.';
/**
 * Whether the focus is on the action bar because its previous control was removed, and not because a person moved it
 * there.
 */
let cameByItself = false;
const ACTION = '[data-frame="action"]';
const LIT = ['board', 'hand'].map((part) => `[data-frame="${part}"] [data-lit]:not([data-lit="false"])`).join();

/**
 * Moves the focus to the action bar if the focused control of the frame is removed or disabled, and lets a key move it
 * there. The focus stays while a sheet is open, and in text fields.
 */
export function keepFocus(frame: HTMLElement): () => void {
  let inside = false;
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      cameByItself = false;
      inside = target instanceof Node && frame.contains(target);
    },
    { signal },
  );
  document.addEventListener('keydown', (event) => lead(frame, event), { signal });
  const changes = new MutationObserver(() => {
    if (!inside || !isLost(document.activeElement) || underSheet()) return;
    toAction(frame);
    cameByItself = true;
  });
  changes.observe(frame, { subtree: true, childList: true, attributeFilter: ['disabled', 'style'] });
  return () => {
    listening.abort();
    changes.disconnect();
  };
}

/** Whether the action bar itself has the focus. */
export function isActionBarFocused(): boolean {
  return document.activeElement?.matches(ACTION) === true;
}

/** Whether a person has moved the focus to the action bar: keys then apply to the table as a whole. */
export function isActionBarChosen(): boolean {
  return isActionBarFocused() && !cameByItself;
}

const isLost = (focused: Element | null): boolean =>
  focused === document.body || focused?.matches(':disabled') === true;

const underSheet = (): boolean => document.querySelector('dialog[open]') !== null;

const toAction = (frame: HTMLElement): void => frame.querySelector<HTMLElement>(ACTION)?.focus({ preventScroll: true });

function lead(frame: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== LEADING_KEY || !settings().letterKeys || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || underSheet()) return;
  event.preventDefault();
  if (isActionBarFocused() && cameByItself) {
    cameByItself = false;
    return;
  }
  const { activeElement: focused } = document;
  const lit = [...frame.querySelectorAll<HTMLElement | SVGElement>(LIT)];
  const here = lit.indexOf(focused as HTMLElement);
  const next = here >= 0 || focused?.closest(ACTION) ? lit[here + 1] : undefined;
  if (next) next.focus();
  else toAction(frame);
}
