import type { ReactNode } from 'react';
import { ActionBar } from '../../../match/frame/ActionBar';
import { t } from '../strings';
import styles from './Bar.module.css';

export interface BarProps {
  words: ReactNode;
  /** Why the last tap had no effect; replaces the question. */
  hint?: string | null;
  /** The buttons, the main one last. */
  buttons?: ReactNode;
  /** The details of a longer decision, above the buttons. */
  children?: ReactNode;
}

export function Bar({ words, hint, buttons, children }: BarProps) {
  return (
    <section className={styles.bar} aria-label={t().whatYouCanDo}>
      <ActionBar
        prompt={
          <>
            <span className={styles.hint} role="status">
              {hint}
            </span>
            {!hint && words}
          </>
        }
        buttons={buttons}
      >
        {children}
      </ActionBar>
    </section>
  );
}
