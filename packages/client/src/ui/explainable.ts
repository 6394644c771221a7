import type { Refusal } from '@lantern/protocol/refusal';
import type { RefCallback } from 'react';

/** Why something is not possible now: a sentence, and the refusal behind it if there is one. */
export interface Why {
  sentence: string;
  refusal?: Pick<Refusal, 'rule'>;
}

/** The explanation of an element. */
export interface Explainable {
  /** Returns why it is not possible now; undefined if it is. Called only on request. */
  why?(): Why | undefined;
  /** The name, if it differs from the label. */
  name?: string;
  /** The explanation in a sentence or two. */
  what?: string;
  /** The number of the paragraph of the rulebook. */
  rule?: string;
}

const questions = new WeakMap<Element, Explainable>();

/** Returns a `ref` for an element that can be explained; the `ExplainLayer` of the table shows the explanation. */
export function explainable(question: Explainable): RefCallback<Element> {
  return (element) => {
    if (!element) return;
    questions.set(element, question);
    element.setAttribute('data-ask', '');
  };
}

export const explainableOf = (element: Element): Explainable | undefined => questions.get(element);
