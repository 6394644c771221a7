import type { ParagraphInForce } from '@lantern/games/kit/rulebook';
import type { GameStrings } from '@lantern/games/kit/strings';
import { explainableOf, type Why } from '../../ui/explainable';
import type { BoardProps } from '../gameBoard';

/** The explanation of something on the table. */
export interface Explanation {
  name?: string;
  /** Why it is not possible now. */
  why?: string;
  /** An explanation in other words than the rule. */
  what?: string;
  /** The rule about it. */
  paragraph?: ParagraphInForce;
}

/** The data that explanations are derived from. */
export interface ExplanationSources {
  text: Pick<GameStrings, 'moves'>;
  /** The rules that are in force at this table. */
  rulebook: readonly ParagraphInForce[];
  /** The number of the paragraph of each move. */
  moveRules: Readonly<Record<string, string>>;
  whyNot: BoardProps<never>['whyNot'];
}

/**
 * The elements that can be explained: those with an explanation, buttons that send a move, and buttons with a label.
 */
const ASKABLE = '[data-ask], [data-move], button[aria-label]';

/** Returns the nearest element that can be explained. */
export function explainableAround(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(ASKABLE)) || undefined;
}

/** Returns the paragraph with a number, or the one that contains it: `R5.2` if there is no `R5.2a`. */
export function paragraphOf(rulebook: readonly ParagraphInForce[], rule: string): ParagraphInForce | undefined {
  for (let wanted = rule; wanted !== ''; wanted = wanted.slice(0, -1)) {
    const found = rulebook.find((paragraph) => paragraph.rule === wanted);
    if (found) return found;
  }
  return undefined;
}

export function explanationOf(element: HTMLElement, sources: ExplanationSources): Explanation | undefined {
  const { text, rulebook, moveRules } = sources;
  const question = explainableOf(element);
  const { move } = element.dataset;
  const why = question?.why ? question.why() : whyBarred(element, sources);
  const rule = why?.refusal?.rule ?? question?.rule ?? (move === undefined ? undefined : moveRules[move]);
  const paragraph = rule === undefined ? undefined : paragraphOf(rulebook, rule);
  const name =
    question?.name ?? element.getAttribute('aria-label') ?? (move === undefined ? undefined : text.moves[move]);
  const what = question?.what;
  if (!why && !paragraph && !name) return undefined;
  return {
    ...(name && { name }),
    ...(why && { why: why.sentence }),
    ...(what && { what }),
    ...(paragraph && { paragraph }),
  };
}

/** Returns why the move of a disabled button is not possible, for a move without arguments. */
function whyBarred(element: HTMLElement, { whyNot }: ExplanationSources): Why | undefined {
  const { move } = element.dataset;
  if (move === undefined || element.dataset.lit !== undefined) return undefined;
  const why = whyNot(move, []);
  return why?.refusal.code === 'MALFORMED' ? undefined : why;
}
