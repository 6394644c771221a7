import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@lantern/games/kit/random';
import type { Page } from 'playwright-core';
import { choicesIn, type Heard } from './hearing';
import type { ListenersWords } from './words';

const POLL_INTERVAL_MS = 50;
/** The maximum time until an answer, and until the next question. */
const ANSWER_TIMEOUT_MS = 15_000;
const QUESTION_TIMEOUT_MS = 180_000;
/** Delay until a line that was entered too early is entered again. */
const RETRY_DELAY_MS = 400;

/** A move that was made. */
export interface Decision {
  line: string;
  /** How many keys it took. */
  presses: number;
}

/** A player who uses the output for screen readers and types. */
export class Listener {
  readonly #page: Page;
  readonly #random: Random;
  readonly #words: ListenersWords;
  /** The number of texts that were taken notice of. */
  #known = 0;
  /** Keys since the decision began; a word is one. */
  #presses = 0;

  constructor(page: Page, random: Random, words: ListenersWords) {
    this.#page = page;
    this.#random = random;
    this.#words = words;
  }

  heard(): Promise<Heard[]> {
    return this.#page.evaluate(() => window.heard ?? []);
  }

  /** Whether the match is over, or the listener is out of it. */
  async isOver(): Promise<boolean> {
    const over = this.#page.getByRole('button', { name: this.#words.back });
    const out = this.#page.locator('[data-frame="action"]').getByText(this.#words.out);
    return (await over.count()) + (await out.count()) > 0;
  }

  /** Waits for a question. @returns the question; `undefined` if the match is over, or nobody asks for so long */
  async question(longest = QUESTION_TIMEOUT_MS): Promise<string | undefined> {
    for (const end = performance.now() + longest; performance.now() < end; await pause(POLL_INTERVAL_MS)) {
      const text = await this.#next((heard) => this.#words.question.test(heard.text));
      if (text !== undefined || (await this.isOver())) return text;
    }
    return undefined;
  }

  /** Makes a move, chosen by chance from the list that is read out. @returns `undefined` if there is none, or it is refused */
  async decide(): Promise<Decision | undefined> {
    this.#presses = 0;
    await this.#open();
    let answer = await this.#enter('');
    for (let choices = choicesIn(answer, this.#words); choices; choices = choicesIn(answer, this.#words)) {
      answer = await this.#enter(`${this.#random.die(choices.length)}`);
      const line = this.#words.done.exec(answer)?.[1];
      if (line !== undefined) return { line, presses: this.#presses };
    }
    return undefined;
  }

  async #open(): Promise<void> {
    const field = this.#page.getByRole('textbox', { name: this.#words.field });
    if ((await field.count()) > 0) return;
    await this.#press('/');
    await field.waitFor();
  }

  /** Types a line. @returns the answer that is heard */
  async #enter(text: string): Promise<string> {
    this.#known = (await this.heard()).length;
    if (text !== '') {
      await this.#page.keyboard.type(text);
      this.#presses += 1;
    }
    await this.#press('Enter');
    for (const end = performance.now() + ANSWER_TIMEOUT_MS; performance.now() < end; await pause(POLL_INTERVAL_MS)) {
      const answer = await this.#next(({ text, refusal }) => refusal || this.#words.answer.test(text));
      if (answer?.startsWith(this.#words.wait)) {
        await pause(RETRY_DELAY_MS);
        await this.#press('Enter');
      } else if (answer !== undefined) return answer;
    }
    throw new Error(`no answer to “${text}”`);
  }

  async #press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    this.#presses += 1;
  }

  async #next(isWanted: (heard: Heard) => boolean): Promise<string | undefined> {
    const all = await this.heard();
    const at = all.findIndex((heard, index) => index >= this.#known && isWanted(heard));
    if (at >= 0) this.#known = at + 1;
    return all[at]?.text;
  }
}
