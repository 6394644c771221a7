import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLatest } from '../../ui/useLatest';
import { ExplanationPopover } from './ExplanationPopover';
import styles from './explain.module.css';
import { type Explanation, type ExplanationSources, explanationOf } from './explanation';
import { listenForTriggers, type Trigger } from './triggers';

export interface ExplainLayerProps extends ExplanationSources {
  children: ReactNode;
  /** Opens the rulebook at a paragraph. */
  onRule(rule: string): void;
}

interface Asked {
  element: HTMLElement;
  explanation: Explanation;
  trigger: Trigger;
}

/**
 * Everything inside can be asked what it is and why it is not possible now: by a long press, by `?` on what has the
 * focus, or by lingering on what is barred.
 */
export function ExplainLayer({ children, onRule, ...sources }: ExplainLayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useLatest(sources);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = useCallback(() => setAsked(null), []);

  useEffect(() => {
    if (!root.current) return;
    return listenForTriggers(root.current, {
      explain(element, trigger) {
        const explanation = explanationOf(element, latest.current);
        if (!explanation || (trigger === 'lingered' && !explanation.why)) return;
        setAsked({ element, explanation, trigger });
      },
      focus(element) {
        // Heard with the focus, before anybody asks.
        const why = explanationOf(element, latest.current)?.why;
        if (why) element.setAttribute('aria-description', why);
        else element.removeAttribute('aria-description');
      },
      leave: () => setAsked((now) => (now?.trigger === 'lingered' ? null : now)),
    });
  }, []);

  return (
    <div ref={root} className={styles.layer}>
      {children}
      {asked &&
        createPortal(
          <ExplanationPopover
            {...asked}
            onClose={() => {
              close();
              if (asked.trigger === 'asked') asked.element.focus();
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
