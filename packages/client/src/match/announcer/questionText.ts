import { speechStrings } from '../../i18n/speech/speechStrings';
import type { RunningClock } from '../../net/room/RoomConnection';
import type { Turn } from '../sentences';

/** The maximum number of words of a question; a longer decision is explored instead. */
const MAX_WORDS = 45;

const MAX_BUTTONS = 5;

/** A clock with at most this many seconds left is mentioned with the question. */
const SHORT_CLOCK_SECONDS = 60;

/** The parts of the action bar that do not belong to the question; possessions (`dl`) have a key of their own. */
const OTHER = 'button, svg, select, dl, [role="radio"], [aria-hidden="true"], [data-frame="notices"], [data-since]';

/** The content of a decision, or the row with the question. */
const PART = 'section > div';

/**
 * Returns the question in the action bar with its content, its remaining seconds and its buttons.
 * @param bar the action bar; without it the question is the headline of the turn
 */
export function questionText(bar: HTMLElement | null, turn: Turn, clock: RunningClock | null): string {
  const say = speechStrings();
  const words = bar && textsIn(bar).join(' ').split(/\s+/).filter(Boolean);
  const content = words?.length ? words.slice(0, MAX_WORDS).join(' ') : (turn.detail ?? '');
  const seconds = clock ? Math.round((clock.endsAt - performance.now()) / 1000) : 0;
  const buttons = bar ? buttonsIn(bar) : [];
  return [
    sentence(turn.headline),
    sentence(content),
    seconds > 0 && seconds <= SHORT_CLOCK_SECONDS && say.seconds(seconds),
    buttons.length > 0 && buttons.length <= MAX_BUTTONS && say.choices(buttons),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Ends a text with a full stop unless it has another ending. */
const sentence = (text: string): string => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text);

/** Returns the sentences of the question, one for each part of the bar, in the order of the page. */
function textsIn(bar: HTMLElement): string[] {
  const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
  const parts = new Map<Element | null | undefined, string[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || parent?.closest(OTHER)) continue;
    const part = parent?.closest(PART);
    parts.set(part, [...(parts.get(part) ?? []), text]);
  }
  return [...parts.values()].map((texts) => sentence(texts.join(' ')));
}

/** Returns the labels of the buttons that make a move. */
function buttonsIn(bar: HTMLElement): string[] {
  const buttons = bar.querySelectorAll<HTMLElement>('button[data-move]:not(:disabled, [aria-disabled="true"])');
  const labels = [...buttons].map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim());
  return [...new Set(labels.filter(Boolean))];
}
