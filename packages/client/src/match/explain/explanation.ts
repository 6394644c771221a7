import type { ParagraphInForce } from '@lantern/games/kit/rulebook';
import type { GameStrings } from '@lantern/games/kit/strings';
import { explainableOf, type Why } from '../../ui/explainable';
import type { BoardProps } from '../gameBoard';

/** What the person is told who asks about something on the table. */
export interface Explanation {
  /** What it is called. */
  name?: string;
  /** Why it is not possible now. */
  why?: string;
  /** What it is, in other words than the rule's. */
  what?: string;
  /** The rule that speaks of it. */
  paragraph?: ParagraphInForce;
}

/** All that answers are made from. */
export interface ExplanationSources {
  text: Pick<GameStrings, 'moves'>;
  /** The rules as they hold at this table. */
  rulebook: readonly ParagraphInForce[];
  /** The paragraph of each move. */
  moveRules: Readonly<Record<string, string>>;
  whyNot: BoardProps<never>['whyNot'];
}

/** What can be asked: what was given an answer, buttons that send a move, and whatever carries a label. */
const ASKABLE = '[data-ask], [data-move], button[aria-label]';

/** The nearest thing around a spot that can be asked. */
export function explainableAround(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(ASKABLE)) || undefined;
}

/** The paragraph of a number, or the one it is a part of: `R5.2` where there is no `R5.2a`. */
export function paragraphOf(rulebook: readonly ParagraphInForce[], rule: string): ParagraphInForce | undefined {
  for (let wanted = rule; wanted !== ''; wanted = wanted.slice(0, -1)) {
    const found = rulebook.find((paragraph) => paragraph.rule === wanted);
    if (found) return found;
  }
  return undefined;
}

/** What an element answers; nothing if there is nothing to say. */
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

/** Why the move of a barred button is not possible, where the move needs nothing else to be said. */
function whyBarred(element: HTMLElement, { whyNot }: ExplanationSources): Why | undefined {
  const { move } = element.dataset;
  if (move === undefined || element.dataset.lit !== undefined) return undefined;
  const why = whyNot(move, []);
  return why?.refusal.code === 'MALFORMED' ? undefined : why;
}
