import type { Refusal } from '@lantern/protocol/refusal';
import type { RefCallback } from 'react';

/** Why something is not possible now: a sentence, and the refusal it was made from if the rules gave one. */
export interface Why {
  sentence: string;
  refusal?: Pick<Refusal, 'rule'>;
}

/** What an element has to say when it is asked. */
export interface Explainable {
  /** Why it is not possible now; nothing if it is. Called only when somebody asks. */
  why?(): Why | undefined;
  /** What it is called, where its label says more or less than that. */
  name?: string;
  /** What it is, in a sentence or two. */
  what?: string;
  /** The paragraph of the rulebook that tells what it is. */
  rule?: string;
}

const questions = new WeakMap<Element, Explainable>();

/** A `ref` for an element that can be asked; the `AskLayer` of the table does the asking. */
export function explainable(question: Explainable): RefCallback<Element> {
  return (element) => {
    if (!element) return;
    questions.set(element, question);
    element.setAttribute('data-ask', '');
  };
}

/** What an element was given to answer. */
export const explainableOf = (element: Element): Explainable | undefined => questions.get(element);
