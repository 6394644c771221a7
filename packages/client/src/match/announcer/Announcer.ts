import { speakingTime } from '@lantern/games/kit/speech';
import { liveRegionIn } from '../../ui/spoken';
import { topmost } from '../../ui/topmost';
import { speaking } from './speaking';

/** The minimum time between two texts: screen readers join texts that arrive together. */
const MIN_GAP_MS = 400;

/** The time before the first text after a dialog has opened. */
const DIALOG_DELAY_MS = 150;

/** The number of texts that stay in a region, so that a reader can go back to them. */
const KEPT_TEXTS = 12;

interface Utterance {
  text: string;
  /** A question is dropped if it is answered or replaced before it was spoken. */
  question: boolean;
}

/**
 * Speaks texts to screen readers, one after the other, in the live region of the topmost dialog: everything outside of
 * it is inert. Each text waits until the previous one has had time to be spoken.
 */
export class Announcer {
  #queue: Utterance[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: string | undefined;

  say(text: string, question = false): void {
    if (question) this.dropQuestion();
    this.#queue.push({ text, question });
    if (!question) speaking.set({ news: true });
    this.#timer ??= setTimeout(() => this.#next(), DIALOG_DELAY_MS);
  }

  /** The newest text that was spoken. */
  get last(): string | undefined {
    return this.#last;
  }

  /** Speaks a text at once, before the waiting ones, at the request of a person. */
  answer(text: string): void {
    clearTimeout(this.#timer);
    this.#queue.unshift({ text, question: false });
    this.#next();
  }

  /** Drops a question that has not been spoken yet. */
  dropQuestion(): void {
    this.#queue = this.#queue.filter(({ question }) => !question);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    speaking.set({ news: false });
  }

  #next(): void {
    const next = this.#queue.shift();
    this.#timer = undefined;
    speaking.set({ news: next?.question === false || this.#queue.some(({ question }) => !question) });
    if (!next) return;
    this.#last = next.text;
    const region = liveRegionIn(topmost());
    const line = document.createElement('p');
    line.textContent = next.text;
    region.append(line);
    while (region.childElementCount > KEPT_TEXTS) region.firstElementChild?.remove();
    this.#timer = setTimeout(() => this.#next(), Math.max(MIN_GAP_MS, speakingTime(next.text)));
  }
}
