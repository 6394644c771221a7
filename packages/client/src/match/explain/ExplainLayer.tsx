import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AnswerNote } from './ExplanationPopover';
import styles from './explain.module.css';
import { type Answer, answerOf, type Sources } from './explanation';
import { listenForQuestions, type Manner } from './triggers';

export interface AskLayerProps extends Sources {
  children: ReactNode;
  /** Opens the rulebook at a paragraph. */
  onRule(rule: string): void;
}

interface Asked {
  element: HTMLElement;
  answer: Answer;
  manner: Manner;
}

/**
 * Everything inside can be asked what it is and why it is not possible now: by a long press, by `?` on what has the
 * focus, or by lingering on what is barred.
 */
export function AskLayer({ children, onRule, ...sources }: AskLayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(sources);
  latest.current = sources;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = useCallback(() => setAsked(null), []);

  useEffect(() => {
    if (!root.current) return;
    return listenForQuestions(root.current, {
      ask(element, manner) {
        const answer = answerOf(element, latest.current);
        if (!answer || (manner === 'lingered' && !answer.why)) return;
        setAsked({ element, answer, manner });
      },
      reach(element) {
        // Heard with the focus, before anybody asks.
        const why = answerOf(element, latest.current)?.why;
        if (why) element.setAttribute('aria-description', why);
        else element.removeAttribute('aria-description');
      },
      leave: () => setAsked((now) => (now?.manner === 'lingered' ? null : now)),
    });
  }, []);

  return (
    <div ref={root} className={styles.layer}>
      {children}
      {asked &&
        createPortal(
          <AnswerNote
            {...asked}
            onClose={() => {
              close();
              if (asked.manner === 'asked') asked.element.focus();
            }}
            onRule={(rule) => {
              close();
              onRule(rule);
            }}
          />,
          // What lies under a modal sheet is out of reach.
          asked.element.closest('dialog') ?? document.body,
        )}
    </div>
  );
}
