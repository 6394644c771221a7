import { speakingTime } from '@lantern/games/kit/speech';
import type { ListenersWords } from './words';

/** A text that a screen reader was given, and when, in milliseconds. */
export interface Heard {
  text: string;
  at: number;
  /** The refusal of a move; it is spoken at once. */
  refusal?: true;
}

/** Maximum delay until a spoken text is noticed on a busy machine. */
const TOLERANCE_MS = 150;

/** The numbered labels of an answer that lists choices; empty if it lists none. */
export function choicesIn(answer: string, { offer, more }: ListenersWords): string[] | undefined {
  const list = offer.exec(answer)?.[1];
  return list?.split(/; (?=\d+, )/).map((one) => one.replace(/^\d+, /, '').replace(more, ''));
}

/** Texts that came before the one before them could have been spoken. Answers and refusals may. */
export function tooFast(heard: readonly Heard[], { answer }: ListenersWords): string[] {
  return heard.flatMap(({ text, at, refusal }, index) => {
    const before = heard[index - 1];
    if (!before || refusal || answer.test(text)) return [];
    return at - before.at < speakingTime(before.text) - TOLERANCE_MS
      ? [`${Math.round(at - before.at)} ms after “${before.text}”: “${text}”`]
      : [];
  });
}

/** The sentences of a story about the reader's own rolls. */
export const rollsIn = (story: readonly string[], { ownRoll }: ListenersWords): string[] =>
  story.filter((line) => ownRoll.test(line));

/** Sentences of the log about the player's rolls that were not announced. */
export function unheardRolls(story: readonly string[], heard: readonly Heard[], words: ListenersWords): string[] {
  const said = heard.map(({ text }) => text).join(' ');
  return rollsIn(story, words).filter((line) => !line.split(/(?<=[.!]) /).every((one) => said.includes(one)));
}

/** The longest wait for a question, and the texts heard in it, the question last. */
interface Wait {
  /** From the newest line of the story to the question, in milliseconds. */
  behind: number;
  texts: readonly string[];
}

/** @param told the times at which lines were added to the story, in milliseconds */
export function longestWait(heard: readonly Heard[], told: readonly number[], { question }: ListenersWords): Wait {
  let longest: Wait = { behind: 0, texts: [] };
  for (const { text, at } of heard) {
    const newest = question.test(text) ? told.findLast((one) => one <= at) : undefined;
    if (newest === undefined || at - newest <= longest.behind) continue;
    const during = heard.filter((heard) => heard.at >= newest && heard.at <= at);
    longest = { behind: Math.round(at - newest), texts: during.map((heard) => heard.text) };
  }
  return longest;
}

declare global {
  interface Window {
    heard?: Heard[];
    /** The times at which the story has got lines. */
    told?: number[];
  }
}

/** Notes what live regions say from now on, and when the story gets lines. While a dialog is open, only regions in one are heard. It runs in the page. */
export function listen(): void {
  const heard: Heard[] = [];
  const told: number[] = [];
  Object.assign(window, { heard, told });
  const isHeard = (region: Element) =>
    !document.querySelector('dialog[open]') || region.closest('dialog[open]') !== null;
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Element && target.closest('[data-frame="story"]')) told.push(performance.now());
      const region = target instanceof Element ? target.closest('[data-announcer], [aria-live="assertive"]') : null;
      if (!region || !isHeard(region)) continue;
      const refusal = !region.hasAttribute('data-announcer') && { refusal: true as const };
      for (const node of addedNodes) heard.push({ text: node.textContent ?? '', at: performance.now(), ...refusal });
    }
  }).observe(document, { subtree: true, childList: true });
}
