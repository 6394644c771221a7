import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../../state/idle';
import { laterComponent } from '../../ui/laterComponent';
import { useLatest } from '../../ui/useLatest';
import styles from './explain.module.css';
import { type Explanation, type ExplanationSources, explanationOf } from './explanation';
import { listenForTriggers, type Trigger } from './triggers';

const ExplanationPopover = laterComponent(() => import('./ExplanationPopover').then((part) => part.ExplanationPopover));

/** Preloads the explanation, so that it is drawn at once. */
export const fetchPopover = ExplanationPopover.fetch;

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
 * Explains the elements inside, and why they are not possible now: after a long press, after `?` on the element with
 * the focus, or after lingering on a disabled element.
 */
export function ExplainLayer({ children, onRule, ...sources }: ExplainLayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useLatest(sources);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = useCallback(() => setAsked(null), []);

  useEffect(() => whenIdle(() => void fetchPopover()), []);
  useEffect(() => {
    if (!root.current) return;
    return listenForTriggers(root.current, {
      explain(element, trigger) {
        const explanation = explanationOf(element, latest.current);
        if (!explanation || (trigger === 'lingered' && !explanation.why)) return;
        setAsked({ element, explanation, trigger });
      },
      focus(element) {
        // Announced together with the element that has the focus.
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
          // Everything below a modal sheet is inert.
          asked.element.closest('dialog') ?? document.body,
        )}
    </div>
  );
}
