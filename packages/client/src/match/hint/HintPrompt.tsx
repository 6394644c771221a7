import { type ReactNode, useEffect, useState } from 'react';
import { useHintStrings } from '../../i18n/hint/useHintStrings';
import { Icon } from '../../ui/Icon';
import { subjectsOnBoard } from '../highlight/subjects';
import styles from './HintPrompt.module.css';
import { HintSheet, type HintSheetProps } from './HintSheet';
import { rankedHints, subjectsOfHint } from './rankedHints';
import { useHints } from './useHints';

export interface HintPromptProps extends Omit<HintSheetProps, 'onClose'> {
  /** The question. */
  children: ReactNode;
  /** The class of the question. */
  className: string;
}

/**
 * The question, with a lamp: the first tap replaces it by the best choice and points at that on the board; the second
 * opens the list of choices. The next decision resets it.
 */
export function HintPrompt({ children, className, ...question }: HintPromptProps) {
  const { view, text, voice, about, seat, onShow } = question;
  const say = useHintStrings();
  const [asked, ask] = useState<number | null>(null);
  const [listed, list] = useState(false);
  const wanted = asked === view.decisionId;
  const hints = useHints(question, wanted);
  const found = wanted && Array.isArray(hints) ? rankedHints(hints, text, voice) : [];
  const [best, next] = found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (best) onShow(subjectsOfHint(about, best.hint, seat, subjectsOnBoard().split('\n')), `seat:${seat}`);
  }, [best?.sentence]);
  const told = () => {
    if (!wanted) return children;
    if (best) return say.best(best.sentence, best.percent, next?.percent);
    return hints === undefined ? say.thinking : hints === 'failed' ? say.failed : say.nothing;
  };
  return (
    <div className={styles.asked}>
      <p className={className} data-asked aria-live={wanted ? 'polite' : undefined}>
        <span>
          <Icon name="lamp" size={16} /> {told()}
        </span>
      </p>
      <button
        type="button"
        className={styles.lamp}
        aria-label={best ? say.list : say.lamp}
        onClick={() => (best ? list(true) : ask(view.decisionId))}
      />
      {listed && <HintSheet {...question} onClose={() => list(false)} />}
    </div>
  );
}
